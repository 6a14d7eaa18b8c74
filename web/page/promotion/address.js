// SPDX-License-Identifier: MIT
/**
 * What is on the test board, as its address: `?fen=` and `&move=` for a position, and for one in the making
 * `?men=Kg1.ph7&turn=black`: letters as in a FEN, each with its square.
 */

import { letterOf, typeOf } from '../../lib/drawing.js';
import { fenInLink, fenOfLink } from '../../lib/fen-link.js';

/** @typedef {import('../../lib/core.js').Piece} Piece */
/** @typedef {import('../../lib/core.js').Color} Color */
/** @typedef {{square: string, piece: Piece}} Man */

/** @param {string} fen @param {string} [move] from and to */
export const positionInLink = (fen, move) => `?fen=${fenInLink(fen)}${move ? `&move=${move}` : ''}`;

/** @param {Man} man */
function manInLink({ square, piece }) {
  const letter = letterOf(piece.type);
  return (piece.color === 'white' ? letter : letter.toLowerCase()) + square;
}

/** @param {readonly Man[]} men @param {Color} turn */
export const draftInLink = (men, turn) =>
  `?men=${men.map(manInLink).join('.')}${turn === 'black' ? '&turn=black' : ''}`;

/** @param {string} text @returns {Man[]} nothing where it is no man on a square */
function manOfLink(text) {
  const [, letter, square] = /^([kqrbnp])([a-h][1-8])$/i.exec(text) ?? [];
  const type = letter && typeOf(letter.toUpperCase());
  if (!type) return [];
  const color = letter === letter.toUpperCase() ? 'white' : 'black';
  return [{ square, piece: { type, color } }];
}

/** @param {string} search */
export function readLink(search) {
  const asked = new URLSearchParams(search);
  const fen = asked.get('fen');
  return {
    fen: fen === null ? null : fenOfLink(fen),
    // All four pieces are shown: one that is named as well is of no account.
    move: (asked.get('move') ?? '').replace(/^((?:[a-h][1-8]){2})[qrbn]$/, '$1'),
    men: asked.get('men')?.split('.').flatMap(manOfLink) ?? null,
    turn: /** @type {Color} */ (asked.get('turn') === 'black' ? 'black' : 'white'),
  };
}
