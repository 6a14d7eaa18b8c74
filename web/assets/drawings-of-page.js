// SPDX-License-Identifier: MIT
/*
 * The six pieces again, for the scripts of a page that has them in its HTML: they are read there instead
 * of being sent twice. The build puts this in the place of drawings.js.
 */

/** @type {readonly import('./pieces.js').PieceType[]} */
const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** As in drawings.js. */
export const PIECES = /** @type {Readonly<Record<import('./pieces.js').PieceType, string>>} */ (
  Object.fromEntries(TYPES.map((type) => [type, document.getElementById(`p-${type}`)?.innerHTML]))
);
