// SPDX-License-Identifier: MIT
/* Finding a piece by its letter, as blind players know it from elsewhere. */
import { placeOf, squareAt } from './squares.js';

/** @typedef {import('./types.js').Piece['type']} PieceType */

/** @type {readonly PieceType[]} */
const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/**
 * The kind of piece a key names: by the page's letters, else by the English ones.
 *
 * @param {string} key
 * @param {string} [letters] of king, queen, rook, bishop and knight
 */
export function typeOf(key, letters = '') {
  const letter = key.toUpperCase();
  if (letter.length > 1) return null;
  const own = letters.indexOf(letter);
  return TYPES[own < 0 ? 'KQRBNP'.indexOf(letter) : own] ?? null;
}

/**
 * The next piece of a kind after a square as the board is read, from the upper left, or the one before it.
 *
 * @param {PieceType} type
 * @param {string} square
 * @param {boolean} back
 * @param {Readonly<import('./view.js').State>} state
 */
export function nextOf(type, square, back, { at, orientation }) {
  const { x, y } = placeOf(square, orientation);
  for (let step = 1; step <= 64; step++) {
    const i = (y * 8 + x + (back ? 64 - step : step)) % 64;
    const to = squareAt({ x: i % 8, y: i >> 3 }, orientation);
    if (at.get(to ?? '')?.type === type) return to;
  }
  return null;
}
