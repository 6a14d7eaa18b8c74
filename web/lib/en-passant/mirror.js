// SPDX-License-Identifier: MIT
/** The lesson for the other colour: the same position seen from the other end, the colours changed. */

/** Squares and moves, each on its own file and as far from the other end. @param {string} text */
export const mirrorSquares = (text) => text.replace(/[1-8]/g, (rank) => String(9 - Number(rank)));

/** @param {string} fen of a position without castling rights and en passant square */
export function mirrorFen(fen) {
  const [placement, turn, ...rest] = fen.split(' ');
  const ranks = placement.split('/').reverse().join('/');
  const changed = Array.from(ranks, (c) =>
    c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase(),
  );
  return [changed.join(''), turn === 'w' ? 'b' : 'w', ...rest].join(' ');
}
