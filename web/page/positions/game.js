// SPDX-License-Identifier: MIT
/**
 * The state of the Positions page and the steps between states: a game from a start, and the moves of it
 * that were taken back. Pure; the rules are asked of the core.
 */

import { waysOf } from '../../lib/board-words.js';
import { openLine, playOn, walkTo } from '../../lib/line.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/line.js').Line} Line */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {{from: string, to: string}} Way */

/**
 * @typedef {object} Own
 * @property {number} number     the start position the page speaks about
 * @property {string | null} fen a position of the reader's own on the board, or null
 * @property {readonly Way[] | null} ways  what moved last, to be shown moving; null: nothing did
 * @property {boolean} turned    Black at the bottom
 * @property {string | null} point     what is pointed at on the board
 * @property {Caption | null} caption  what is said beside the board
 * @property {'jump' | 'step' | 'move' | 'url'} by  how the state came about (for the history)
 */
/** @typedef {Own & Line} State */

/** @param {Line} state @returns {Position} */
export const current = ({ game }) => game.position;

const QUIET = { ways: null, point: null, caption: null };

/** @param {C960} c960 @param {number} number */
export const openStart = (c960, number) => ({
  ...{ number, fen: null },
  ...openLine(c960.game(number)),
  ...QUIET,
});

/**
 * A position from a FEN. A start position becomes the one the page speaks about.
 * @param {C960} c960 @param {string} fen
 */
export function openFen(c960, fen) {
  const start = c960.parseFen(fen);
  if (start.startNumber !== null) return openStart(c960, start.startNumber);
  return { fen: start.fen, ...openLine(c960.game(start)), ...QUIET };
}

/** @param {State} state @param {Move} move @returns {Partial<State>} */
export const play = (state, move) => ({
  ...QUIET,
  ...playOn(state, move),
  ways: waysOf(move),
  by: 'move',
});

/**
 * Takes back or puts back moves. One step is shown moving.
 * @param {State} state @param {number} ply @returns {Partial<State>}
 */
export function goTo(state, ply) {
  const by = ply - state.game.ply;
  /** @type {Way[] | null} */
  let ways = null;
  if (by === 1) ways = waysOf(state.moves[ply - 1]);
  if (by === -1) {
    ways = waysOf(state.moves[ply]).map(({ from, to }) => ({ from: to, to: from }));
  }
  return { ...QUIET, ...walkTo(state, ply), ways, by: 'move' };
}
