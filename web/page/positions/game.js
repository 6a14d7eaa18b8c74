// SPDX-License-Identifier: MIT
/**
 * The state of the Positions page and the steps between states: a start, the moves played from it, and
 * how many of them are on the board. Pure; the rules are asked of the core.
 */

import { waysOf } from '../../lib/board-words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {{readonly move: Move, readonly position: Position}} Played */
/** @typedef {{from: string, to: string}} Way */

/**
 * @typedef {object} State
 * @property {number} number     the start position the page speaks about
 * @property {string | null} fen a position of the reader's own on the board, or null
 * @property {Position} start    what the moves begin from
 * @property {readonly Played[]} line  all moves, also those taken back
 * @property {number} ply        how many of them are on the board
 * @property {readonly Way[] | null} ways  what moved last, to be shown moving; null: nothing did
 * @property {boolean} turned    Black at the bottom
 * @property {string | null} point     what is pointed at on the board
 * @property {Caption | null} caption  what is said beside the board
 * @property {'jump' | 'step' | 'move' | 'url'} by  how the state came about (for the history)
 */

/** @param {State} state @returns {Position} */
export const current = ({ start, line, ply }) => (ply === 0 ? start : line[ply - 1].position);

/** @param {State} state @returns {Move | null} */
export const lastMove = ({ line, ply }) => (ply === 0 ? null : line[ply - 1].move);

const QUIET = { ways: null, point: null, caption: null };

/** @param {C960} c960 @param {number} number @returns {Pick<State, 'number' | 'fen' | 'start' | 'line' | 'ply' | 'ways' | 'point' | 'caption'>} */
export const openStart = (c960, number) => ({
  ...{ number, fen: null, start: c960.start(number), line: [], ply: 0 },
  ...QUIET,
});

/**
 * A position from a FEN. A start position becomes the one the page speaks about.
 * @param {C960} c960 @param {string} fen
 */
export function openFen(c960, fen) {
  const start = c960.parseFen(fen);
  if (start.startNumber !== null) return openStart(c960, start.startNumber);
  return { fen: start.fen, start, line: [], ply: 0, ...QUIET };
}

/** @param {State} state @param {Move} move @returns {Partial<State>} */
export function play(state, move) {
  const position = current(state).play(move);
  const line = [...state.line.slice(0, state.ply), { move, position }];
  return { ...QUIET, line, ply: state.ply + 1, ways: waysOf(move), by: 'move' };
}

/**
 * Takes back or puts back moves. One step is shown moving.
 * @param {State} state @param {number} ply @returns {Partial<State>}
 */
export function goTo(state, ply) {
  /** @type {Way[] | null} */
  let ways = null;
  if (ply === state.ply + 1) ways = waysOf(state.line[ply - 1].move);
  if (ply === state.ply - 1) {
    ways = waysOf(state.line[ply].move).map(({ from, to }) => ({ from: to, to: from }));
  }
  return { ...QUIET, ply, ways, by: 'move' };
}
