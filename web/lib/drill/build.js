// SPDX-License-Identifier: MIT
/**
 * From what makes a question to the question with its answer. Every answer is the core's, asked for here and
 * nowhere else; only what the hands do is lesson data.
 */

import { categoriesOf, isLost } from './facts.js';
import { HANDS, afterKingThenRook } from './hands.js';
import { CASTLING_CODES, CASTLING_KINDS, VERDICTS } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./vocabulary.js').Brief} Brief */
/** @typedef {import('./vocabulary.js').Unnumbered} Unnumbered */
/** @typedef {import('./vocabulary.js').Answer} Answer */
/** @typedef {import('./vocabulary.js').Kind} Kind */

/** What an answer is made from. */
/** @typedef {{c960: C960, brief: Brief, position: Position, report: CastlingReport}} Scene */

/** @type {Readonly<Record<Kind, (scene: Scene) => Answer | null>>} */
const ANSWERS = {
  'play-it': ({ position, report }) => {
    if (!report.legal) return { illegal: true, reasons: report.reasons };
    const move = castlingMove(position, report);
    if (!move?.castling) return null;
    const { king, rook } = move.castling;
    return { uci: move.uci, uciStandard: move.uciStandard, king, rook };
  },
  'legal-or-not': ({ report: { legal, reasons } }) => ({ legal, reasons }),
  landing: ({ report: { king, rook } }) => king && rook && { king: king.to, rook: rook.to },
  'must-be-empty': ({ report }) => report.king && { squares: sorted(report.mustBeEmpty) },
  'must-be-safe': ({ report }) => report.king && { squares: sorted(report.kingPath) },
  'which-kind': ({ report: { kind } }) => kind && { kind },
  'lost-or-blocked': lostOrBlocked,
  'hand-order': handOrder,
};

/** @type {Readonly<Partial<Record<Kind, readonly string[]>>>} */
const CHOICES = {
  'legal-or-not': CASTLING_CODES,
  'which-kind': CASTLING_KINDS,
  'lost-or-blocked': VERDICTS,
};

/**
 * Null where the brief makes no question: the kind asks for what a lost right leaves unknown, or the other side
 * is to move where a move is asked for. Throws what the core throws at a position or moves that are none.
 *
 * @param {C960} c960
 * @param {Brief} brief
 * @returns {Unnumbered | null}
 */
export function build(c960, brief) {
  const { kind, color, side } = brief;
  const first = c960.parseFen(brief.start);
  const position = brief.moves.reduce((at, uci) => at.play(uci), first);
  if (position.turn !== color && kind !== 'legal-or-not') return null;
  const report = position.castling(side, color);
  const answer = ANSWERS[kind]({ c960, brief, position, report });
  if (!answer) return null;
  return {
    ...brief,
    fen: position.fen,
    turn: position.turn,
    told: kind === 'lost-or-blocked' ? told('start', first, brief) : told('now', position, brief),
    choices: brief.topic ? HANDS[brief.topic].choices : (CHOICES[kind] ?? null),
    answer,
    categories: categoriesOf(kind, position, report),
  };
}

/** @param {'now' | 'start'} at @param {Position} position @param {Brief} brief */
function told(at, position, { color }) {
  const { c, g } = position.rights[color];
  return { at, rights: { c: c !== null, g: g !== null }, rooks: { c, g } };
}

/** @param {Position} position @param {CastlingReport} report */
export const castlingMove = (position, { king, side }) =>
  king && position.legalMoves(king.from).find(({ castling }) => castling?.side === side);

/** a1, b1 ... h8. @param {readonly string[]} squares */
export const sorted = (squares) => [...squares].sort((a, b) => orderOf(a) - orderOf(b));

/** @param {string} square */
const orderOf = (square) => square.charCodeAt(1) * 8 + square.charCodeAt(0);

/** @param {Scene} scene @returns {Answer | null} */
function lostOrBlocked({ c960, brief, report }) {
  const { reasons, legal } = report;
  if (!isLost(report)) return { verdict: legal ? 'possible' : 'blocked', reasons };
  /** @type {import('../core.js').Game} */
  let game = c960.game(brief.start);
  for (const uci of brief.moves) game = game.play(uci);
  const lost = game
    .rightsLost()
    .find(({ color, side }) => color === brief.color && side === brief.side);
  if (!lost) return null;
  const { ply, move, cause } = lost;
  return { verdict: 'lost', reasons, lostBy: { ply, uci: move.uci, cause } };
}

/** @param {Scene} scene @returns {Answer | null} */
function handOrder({ brief: { topic }, position, report }) {
  if (!topic || !report.king || !report.rook) return null;
  const { order, choice, article, bothMove } = HANDS[topic];
  const { king, rook, legal } = report;
  if (topic === 'king-then-rook') {
    return afterKingThenRook(legal, position.legalMoves(king.from).length > 0);
  }
  if (!legal || (bothMove && (king.from === king.to || rook.from === rook.to))) return null;
  if (topic === 'rook-first' && position.legalMoves(rook.from).length === 0) return null;
  return order ? { order, article } : { choice, article };
}
