// SPDX-License-Identifier: MIT
/**
 * What the core says about a castling, sorted for the drills: its verdict, its reasons as one name, and the
 * tricky things in it. Nothing here decides a rule; every line reads a report.
 */

import { otherColor } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./vocabulary.js').Reason} Reason */
/** @typedef {import('./vocabulary.js').Color} Color */
/** @typedef {import('./vocabulary.js').Side} Side */
/** @typedef {import('./vocabulary.js').Category} Category */
/** @typedef {import('./vocabulary.js').Kind} Kind */

/** The article by which the core tells a king exposed by its own rook's leaving. */
export const EXPOSED_BY_ROOK = '3.9.2';

/** Into-check of that sort, in a combination's name. */
export const EXPOSED = 'exposed';

/** @param {Reason} reason */
export const isExposed = ({ code, article }) =>
  code === 'into-check' && article === EXPOSED_BY_ROOK;

/** The reasons as one name, '' where legal. @param {readonly Reason[]} reasons */
export const combinationOf = (reasons) =>
  reasons.map((reason) => (isExposed(reason) ? EXPOSED : reason.code)).join('+');

/** @param {CastlingReport} report */
export const isLost = ({ reasons }) => reasons.some(({ code }) => code === 'right-lost');

/**
 * @param {Position} position
 * @param {CastlingReport} report
 * @returns {Category[]}
 */
export function trickyIn(position, report) {
  if (!report.king || !report.rook) return [];
  return /** @type {Category[]} */ (
    Object.keys(TRICKY).filter((name) => TRICKY[/** @type {Category} */ (name)](position, report))
  );
}

/** @typedef {CastlingReport & {king: {from: string, to: string}, rook: {from: string, to: string}}} HeldReport */

/** @type {Readonly<Record<Category, (position: Position, report: any) => boolean>>} */
const TRICKY = {
  'shielding-rook': (_, { reasons }) => combinationOf(reasons) === EXPOSED,
  'crossing-own-attacked-rook': (_, { reasons, rook }) =>
    reasons.some(
      (/** @type {Reason} */ { code, squares }) =>
        code === 'through-check' && squares.includes(rook.from),
    ),
  'attacked-rook-does-not-matter': (position, report) =>
    report.legal && isAttacked(position, report, report.rook.from),
  'rook-crosses-attacked-b': (position, report) =>
    report.legal &&
    onlyCrossedByRook(report).some(
      (square) => square.startsWith('b') && isAttacked(position, report, square),
    ),
  'inner-rook': (position, { color, rook }) => isNamedByFile(position.fen, color, rook.from),
  'king-or-rook-stays': (_, { kind }) => kind === 'king-move-only' || kind === 'rook-move-only',
  'king-step-is-no-castling': (position, report) =>
    report.kingPath.length === 2 &&
    position
      .legalMoves(report.king.from)
      .some(({ castling, to }) => castling === null && to === report.king.to),
};

/** @param {HeldReport} report */
const onlyCrossedByRook = ({ rookPath, kingPath }) =>
  rookPath.slice(1, -1).filter((square) => !kingPath.includes(square));

/** @param {Position} position @param {CastlingReport} report @param {string} square */
const isAttacked = (position, { color }, square) =>
  position.attackers(square, otherColor(color)).length > 0;

/**
 * X-FEN names a rook by its file only where another stands further out.
 * @param {string} fen @param {Color} color @param {string} rook
 */
function isNamedByFile(fen, color, rook) {
  const file = color === 'white' ? rook[0].toUpperCase() : rook[0];
  return (fen.split(' ')[2] ?? '').includes(file);
}

/** @type {readonly Kind[]} */
const VERDICT_KINDS = ['play-it', 'legal-or-not', 'lost-or-blocked'];
/** @type {readonly Kind[]} */
const CASTLING_QUESTIONS = [
  ...VERDICT_KINDS,
  'landing',
  'must-be-empty',
  'must-be-safe',
  'which-kind',
];

/** The kinds of question in which a tricky thing is put to the test. @type {Readonly<Record<Category, readonly Kind[]>>} */
export const TESTED_IN = {
  'shielding-rook': VERDICT_KINDS,
  'crossing-own-attacked-rook': [...VERDICT_KINDS, 'must-be-safe'],
  'attacked-rook-does-not-matter': [...VERDICT_KINDS, 'must-be-safe'],
  'rook-crosses-attacked-b': [...VERDICT_KINDS, 'must-be-safe'],
  'inner-rook': CASTLING_QUESTIONS,
  'king-or-rook-stays': CASTLING_QUESTIONS,
  'king-step-is-no-castling': ['play-it', 'legal-or-not', 'landing', 'which-kind'],
};

/**
 * The tricky things that this kind of question tests here.
 * @param {Kind} kind @param {Position} position @param {CastlingReport} report
 */
export const categoriesOf = (kind, position, report) =>
  trickyIn(position, report).filter((category) => TESTED_IN[category].includes(kind));
