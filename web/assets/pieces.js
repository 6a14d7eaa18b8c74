// SPDX-License-Identifier: MIT
/*
 * The six pieces: our own drawings, each on a 45 x 45 ground, as SVG text to be put into any <svg
 * viewBox="0 0 45 45"> or <symbol>. Three classes are all their style: f = body and outline,
 * d = detail line, e = small filled detail. PIECE_CSS gives these their colours.
 */

import { PIECES } from './drawings.js';

/** @typedef {'white' | 'black'} Color */
/** @typedef {'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'} PieceType */
/** @typedef {{ readonly color: Color, readonly type: PieceType }} Piece */

export { PIECES };

/**
 * Colours of the pieces, the same in light and in dark: white stays white. The four custom properties
 * may be set on any ancestor.
 */
export const PIECE_CSS = `
.c960-piece { --f: var(--c960-white-fill, #fffdf8); --o: var(--c960-white-line, #23292f); --d: var(--o); }
.c960-piece.black { --f: var(--c960-black-fill, #2a3138); --o: #14181c; --d: var(--c960-black-line, #e9e4d6); }
.c960-piece * { stroke-width: 1.5; stroke-linejoin: round; stroke-linecap: round; }
.c960-piece .f { fill: var(--f); stroke: var(--o); }
.c960-piece .d { fill: none; stroke: var(--d); }
.c960-piece .e { fill: var(--d); }
`;

/**
 * One piece as a drawing of its own, hidden from screen readers: whoever shows it names it.
 *
 * @param {Piece} piece
 * @returns {string}
 */
export function pieceSvg({ color, type }) {
  return `<svg class="c960-piece ${color}" viewBox="0 0 45 45" aria-hidden="true">${PIECES[type]}</svg>`;
}
