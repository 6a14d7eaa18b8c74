// SPDX-License-Identifier: MIT
// Players of the drills: one that asks the core, and three that go by rules that people often believe. They see of a
// question what a learner sees. The wrong rules live here and nowhere else.

import { c960 } from './support.mjs';

/** @typedef {import('../../../web/lib/drill/vocabulary.js').Question} Question */
/** @typedef {import('../../../web/lib/drill/grade.js').Response} Response */
/** @typedef {import('../../../wasm/dist/index.js').Position} Position */
/** @typedef {(question: Question) => Response} Bot */

const CASTLING_TEXT = { c: 'O-O-O', g: 'O-O' };

/** The position as it comes about, and how the right was lost, if it was. @param {Question} question */
function watch({ start, moves, color, side }) {
  /** @type {import('../../../wasm/dist/index.js').Game} */
  let game = c960.game(start);
  for (const uci of moves) game = game.play(uci);
  const lost = game.rightsLost().find((right) => right.color === color && right.side === side);
  return { position: game.position, lost, hadRight: game.start.rights[color][side] !== null };
}

/** What is right by the Laws about touching, for the core says nothing of hands. @param {Question} question @param {Position} position */
function touch({ topic, side, color }, position) {
  const { legal, king } = position.castling(side, color);
  if (topic === 'order') {
    return { order: ['king-beside-board', 'rook-to-square', 'king-to-square'] };
  }
  if (topic === 'hands') return { choice: 'one-hand' };
  if (topic === 'first-touch') return { choice: 'king' };
  if (topic === 'rook-first') return { choice: 'must-move-rook' };
  if (legal) return { choice: 'must-castle' };
  const canMove = position.legalMoves(king?.from).length > 0;
  return { choice: canMove ? 'must-move-king' : 'any-move' };
}

/** Answers from the core. @type {Bot} */
export function coreBot(question) {
  const { kind, side, color } = question;
  const { position, lost, hadRight } = watch(question);
  const report = position.castling(side, color);
  switch (kind) {
    case 'play-it': {
      const { move } = position.explain(CASTLING_TEXT[side]);
      return move ? { uci: move.uci } : { illegal: true };
    }
    case 'legal-or-not': {
      const squares = Object.fromEntries(report.reasons.map((r) => [r.code, r.squares]));
      return { legal: report.legal, codes: report.reasons.map(({ code }) => code), squares };
    }
    case 'landing':
      return { king: report.king?.to, rook: report.rook?.to };
    case 'must-be-empty':
      return { squares: report.mustBeEmpty };
    case 'must-be-safe':
      return { squares: report.kingPath };
    case 'which-kind':
      return { kind: report.kind ?? undefined };
    case 'lost-or-blocked':
      if (lost || !hadRight) return { verdict: 'lost', ply: lost?.ply };
      return { verdict: report.legal ? 'possible' : 'blocked' };
    default:
      return touch(question, position);
  }
}

// --- Wrong rules ---------------------------------------------------------------------------------

/**
 * A wrong rule: what it thinks of a castling whose right is there and whose side is to move.
 * @typedef {object} Rule
 * @property {(view: View) => boolean} allows
 * @property {(view: View) => readonly string[]} [safe] squares that must be safe
 * @property {(view: View) => {king: string, rook: string} | null} [landing]
 */
/** What a rule looks at. */
/** @typedef {{position: Position, question: Question, king: string, rook: string, between: readonly string[], attacked: (square: string) => boolean, report: import('../../../wasm/dist/index.js').CastlingReport}} View */

const FILES = 'abcdefgh';

/** @param {string} square @param {number} files */
const beside = (square, files) => {
  const file = FILES[FILES.indexOf(square[0] ?? '') + files];
  return file === undefined ? null : file + square[1];
};

/** Squares from one to another on a rank, both included. @param {string} a @param {string} b */
function span(a, b) {
  const [from, to] = [a, b].map((square) => FILES.indexOf(square[0] ?? '')).sort((x, y) => x - y);
  return [...FILES.slice(from, (to ?? 0) + 1)].map((file) => file + a[1]);
}

/** @param {View} view */
const nothingBetween = ({ position, between }) =>
  between.every((square) => position.pieceAt(square) === null);

/** @param {View} view */
const twoSquares = ({ king, rook }) => {
  const way = rook > king ? 1 : -1;
  const to = beside(king, 2 * way);
  const rookTo = beside(king, way);
  return to === null || rookTo === null ? null : { king: to, rook: rookTo };
};

/** @type {Readonly<Record<string, Rule>>} */
export const WRONG_RULES = {
  'only between and not in check': {
    allows: (view) => nothingBetween(view) && !view.attacked(view.king),
    safe: ({ king }) => [king],
  },
  'the rook must be safe too': {
    allows: (view) =>
      nothingBetween(view) &&
      [...view.report.kingPath, ...view.report.rookPath].every((square) => !view.attacked(square)),
    safe: ({ report }) => [...new Set([...report.kingPath, ...report.rookPath])],
  },
  'the king goes two squares': {
    allows: (view) => {
      const to = twoSquares(view)?.king;
      if (to === undefined || !nothingBetween(view)) return false;
      return span(view.king, to).every((square) => !view.attacked(square));
    },
    safe: (view) => span(view.king, twoSquares(view)?.king ?? view.king),
    landing: twoSquares,
  },
};

/** @param {Rule} rule @returns {Bot} */
export function wrongBot(rule) {
  return (question) => {
    const right = coreBot(question);
    const { position } = watch(question);
    const { color, side, turn, kind } = question;
    const report = position.castling(side, color);
    // Whose turn it is and what was lost, these players know.
    if (!report.king || !report.rook || turn !== color || kind === 'hand-order') return right;
    const [king, rook] = [report.king.from, report.rook.from];
    const enemy = color === 'white' ? 'black' : 'white';
    const between = span(king, rook).slice(1, -1);
    /** @param {string} square */
    const attacked = (square) => position.attackers(square, enemy).length > 0;
    const view = { position, question, king, rook, between, attacked, report };
    return respond(rule, view, right);
  };
}

/** A verdict by the rule; where it happens to be right, the right reasons are believed of it. @param {Rule} rule @param {View} view @param {Response} right @returns {Response} */
function respond(rule, view, right) {
  const { kind } = view.question;
  const isLegal = rule.allows(view);
  const landing = rule.landing?.(view);
  switch (kind) {
    case 'play-it':
      return isLegal ? { uci: playedBy(rule, view) } : { illegal: true };
    case 'legal-or-not':
      return isLegal === right.legal ? right : { legal: isLegal, codes: [] };
    case 'lost-or-blocked':
      return { verdict: isLegal ? 'possible' : 'blocked' };
    case 'landing':
      return landing ?? right;
    case 'must-be-empty':
      return { squares: view.between };
    case 'must-be-safe':
      return { squares: rule.safe?.(view) ?? [] };
    default:
      return rule.landing ? { kind: 'double-move' } : right;
  }
}

/** The castling they would carry out: the king to where they think it goes. @param {Rule} rule @param {View} view */
function playedBy(rule, { position, king, rook, question, ...view }) {
  const full = { position, king, rook, question, ...view };
  const to = rule.landing ? (rule.landing(full)?.king ?? rook) : rook;
  return position.explain({ from: king, to }).move?.uci ?? king + to;
}
