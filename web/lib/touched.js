// SPDX-License-Identifier: MIT
/** What may be done with a piece that was touched (4.3): its legal moves, and where they lead. */

import { plainCaption } from './attempt.js';
import { showSan } from './notation.js';

/** @typedef {import('./core.js').PieceType} PieceType */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./reasons.js').Caption} Caption */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {{piece: PieceType | undefined, n: number, moves: string}} Touched */

/**
 * @param {Texts} texts @param {Position} position @param {string} square
 * @param {(touched: Touched) => [string, string]} words  above the verdict, and the verdict
 * @returns {Caption}
 */
export function touchedCaption(texts, position, square, words) {
  const legal = position.legalMoves(square);
  const piece = position.pieceAt(square)?.type;
  const moves = texts.list(legal.map(({ san }) => showSan(texts, san)));
  return {
    ...plainCaption(...words({ piece, n: legal.length, moves })),
    tone: 'note',
    marks: legal.map(({ to, castling }) => ({ square: castling?.rook.from ?? to, kind: 'good' })),
  };
}
