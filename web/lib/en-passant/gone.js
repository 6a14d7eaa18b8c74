// SPDX-License-Identifier: MIT
/** The square that en passant empties besides the one the capturing pawn leaves. */

/** @typedef {import('../core.js').Position} Position */

/**
 * Where a man stood that a move took away: a square of the other side's that is empty now.
 * @param {Position} before @param {Position} after
 */
export const goneFrom = (before, after) =>
  before.pieces().find(({ square, piece }) => piece.color !== before.turn && !after.pieceAt(square))
    ?.square ?? '';
