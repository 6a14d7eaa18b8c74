// SPDX-License-Identifier: MIT
/*
 * Squares as they are seen. A place is a column 0..7 from the left and a row 0..7 from the top of the
 * board as drawn; which square that is depends on who sits at the bottom.
 */

/** @typedef {import('./types.js').Orientation} Orientation */
/** @typedef {import('./types.js').Place} Place */

/** @param {unknown} square @returns {square is string} */
export const isSquare = (square) => typeof square === 'string' && /^[a-h][1-8]$/.test(square);

/** @param {string} square @param {Orientation} orientation @returns {Place} */
export function placeOf(square, orientation) {
  const file = square.charCodeAt(0) - 97;
  const rank = square.charCodeAt(1) - 49;
  return orientation === 'black' ? { x: 7 - file, y: rank } : { x: file, y: 7 - rank };
}

/** The square at a place; null off the board. @param {Place} place @param {Orientation} orientation */
export function squareAt({ x, y }, orientation) {
  if (!(x >= 0 && x < 8 && y >= 0 && y < 8)) return null;
  const file = orientation === 'black' ? 7 - Math.floor(x) : Math.floor(x);
  const rank = orientation === 'black' ? Math.floor(y) : 7 - Math.floor(y);
  return String.fromCharCode(97 + file, 49 + rank);
}

/** Where each key leads from a place, kept on the board. */
/** @type {Readonly<Record<string, (place: Place, far: boolean) => Place>>} */
const STEPS = {
  ArrowLeft: ({ x, y }) => ({ x: Math.max(x - 1, 0), y }),
  ArrowRight: ({ x, y }) => ({ x: Math.min(x + 1, 7), y }),
  ArrowUp: ({ x, y }) => ({ x, y: Math.max(y - 1, 0) }),
  ArrowDown: ({ x, y }) => ({ x, y: Math.min(y + 1, 7) }),
  Home: ({ y }, far) => ({ x: 0, y: far ? 0 : y }),
  End: ({ y }, far) => ({ x: 7, y: far ? 7 : y }),
  PageUp: ({ x }) => ({ x, y: 0 }),
  PageDown: ({ x }) => ({ x, y: 7 }),
};

/**
 * The square a key leads to, as a grid is walked: arrows one step, Home and End along the row (with
 * Control to the corners), Page Up and Page Down along the column. Null for any other key.
 *
 * @param {string} square
 * @param {string} key
 * @param {boolean} far
 * @param {Orientation} orientation
 */
export function walk(square, key, far, orientation) {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : null;
  return step ? squareAt(step(placeOf(square, orientation), far), orientation) : null;
}
