// SPDX-License-Identifier: MIT
/*
 * The six pieces: our own drawings, each on a 45 x 45 ground, as SVG text to be put into any <svg
 * viewBox="0 0 45 45"> or <symbol>. Three classes are all their style: f = body and outline,
 * d = detail line, e = small filled detail. PIECE_CSS gives these their colours.
 */

/** @typedef {'white' | 'black'} Color */
/** @typedef {'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king'} PieceType */
/** @typedef {{ readonly color: Color, readonly type: PieceType }} Piece */

/** @type {(d: string) => string} */
const body = (d) => `<path class="f" d="${d}"/>`;
/** @type {(d: string) => string} */
const line = (d) => `<path class="d" d="${d}"/>`;
/** @type {(x: number, y: number, r: number, name?: string) => string} */
const ball = (x, y, r, name = 'f') => `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`;

const FOOT = body('M9.5 40.5h26c.4-3.6-.9-5.2-3.6-6H13.1c-2.7.8-4 2.4-3.6 6z');

/** What stands inside the <svg> or <symbol> of each piece. @type {Readonly<Record<PieceType, string>>} */
export const PIECES = Object.freeze({
  king:
    body('M21.1 3.5h2.8v2.6h2.7v2.8h-2.7v3.6h-2.8V8.9h-2.7V6.1h2.7z') +
    body(
      'M22.5 15.7c1.7-3.6 5.5-5.3 9.2-4.3 4.6 1.3 6.4 6.5 4.1 10.7-1.3 2.4-3 3.7-3.6 5.7' +
        '-.6 2.4-.4 4.5.5 6.7H12.3c.9-2.2 1.1-4.3.5-6.7-.6-2-2.3-3.3-3.6-5.7' +
        '-2.3-4.2-.5-9.4 4.1-10.7 3.7-1 7.5.7 9.2 4.3z',
    ) +
    line('M22.5 15.7v10.1M13 28.1c5.9-1.7 13.1-1.7 19 0') +
    FOOT,
  queen:
    body(
      'M7.6 13.2l5.3 14.2c.7 2.6.5 4.7-.6 7.1h20.4c-1.1-2.4-1.3-4.5-.6-7.1l5.3-14.2' +
        '-7.5 7.9-1-11-6.4 10.2-6.4-10.2-1 11z',
    ) +
    line('M13 27.7c5.9-1.7 13.1-1.7 19 0') +
    ball(7.6, 11.7, 2.2) +
    ball(16.1, 8.2, 2.2) +
    ball(28.9, 8.2, 2.2) +
    ball(37.4, 11.7, 2.2) +
    FOOT,
  rook:
    body('M11 8h5v3.4h4V8h5v3.4h4V8h5v8.2l-3.2 3.3.9 15H13.3l.9-15L11 16.2z') +
    line('M14.2 19.5h16.6') +
    FOOT,
  bishop:
    ball(22.5, 6.6, 2.5) +
    body(
      'M22.5 9c5.6 3.9 8.6 8.7 8.6 13.3 0 2.7-1.3 4.8-3.3 6 .3 2.2 1.6 4.3 3.6 6.2H13.6' +
        'c2-1.9 3.3-4 3.6-6.2-2-1.2-3.3-3.3-3.3-6 0-4.6 3-9.4 8.6-13.3z',
    ) +
    line('M24.8 13.2l-3.6 6.6M17.2 28.3h10.6') +
    FOOT,
  knight:
    body(
      'M13.3 34.5c-.6-6.2 1.8-9.6 5.8-12.6-2.3.1-4 1.9-5.6 2.7-1.9.9-4.3.2-4.7-1.9' +
        '-.3-1.5.6-2.6 1.8-4.4 1.8-2.7 2.9-5.6 4.2-7.6.5-.8.9-1.5 1-2.3l-.3-3.4 3.9 2.5' +
        'c.7-.1 1.3-.1 2-.1l1.9-2.9 1.8 4.1c5.1 2.5 8 8.2 8 15.5 0 4.2-.9 7.4-1.1 10.4z',
    ) +
    ball(16.7, 14.3, 1.25, 'e') +
    line('M11.6 20.9l1.2-.6M25.5 12.5c2.6 2.5 3.9 6.5 3.6 11.5') +
    FOOT,
  pawn:
    body(
      'M22.5 8.2a5.6 5.6 0 0 1 3.9 9.6c2.1.3 3.5 1.2 3.5 2.3 0 1-1.1 1.8-2.9 2.2' +
        '.3 5 2.2 8.6 5.4 12.2H12.6c3.2-3.6 5.1-7.2 5.4-12.2-1.8-.4-2.9-1.2-2.9-2.2' +
        ' 0-1.1 1.4-2 3.5-2.3a5.6 5.6 0 0 1 3.9-9.6z',
    ) + FOOT,
});

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
