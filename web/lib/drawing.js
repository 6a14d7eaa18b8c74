// SPDX-License-Identifier: MIT
/** Small drawings: a back rank as a strip, a whole board as a picture or as a file to keep. */

import { PIECES } from '../assets/pieces.js';
import { markup, trusted } from './markup.js';

/** @typedef {import('./core.js').PieceType} PieceType */
/** @typedef {import('./core.js').Piece} Piece */
/** @typedef {import('./markup.js').Markup} Markup */
/** @typedef {readonly {readonly square: string, readonly piece: Piece}[]} Placed */

const TYPES = /** @type {const} */ (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']);
const LETTERS = 'KQRBNP';
export const FILES = Array.from('abcdefgh');

/** @param {string} letter of an arrangement @returns {PieceType | null} */
export const typeOf = (letter) => TYPES[LETTERS.indexOf(letter)] ?? null;

/** @param {PieceType} type */
export const letterOf = (type) => LETTERS[TYPES.indexOf(type)];

/**
 * The pieces as symbols and, for pages that draw boards, the empty board: once per page; the drawings below refer
 * to them.
 * @param {{board: boolean}} needed
 */
export const sprite = ({ board }) =>
  markup`<svg class="sprite" aria-hidden="true">${TYPES.map(
    (type) => markup`<symbol id="p-${type}" viewBox="0 0 45 45">${trusted(PIECES[type])}</symbol>`,
  )}${board && markup`<defs><g id="p-board">${squares()}${coordinates(false)}</g></defs>`}</svg>`;

/** A man at a place of the board. @param {Piece} piece @param {number} x @param {number} y @param {boolean} [faint] */
export const man = ({ type, color }, x, y, faint = false) =>
  markup`<use href="#p-${type}" class="pc ${color}${faint && ' faint'}" x="${x}" y="${y}" width="45" height="45"/>`;

/**
 * A first rank, a1 to h1.
 * @param {readonly (PieceType | null)[]} pieces eight of them
 * @param {object} options
 * @param {string} options.label  what it shows, in words
 * @param {readonly number[]} [options.strong] the files that matter; the others become faint
 * @param {string} [options.kind] an additional class
 */
export function strip(pieces, { label, strong, kind = '' }) {
  const men = pieces.map((type, i) =>
    type ? man({ type, color: 'white' }, i * 45, 0, strong ? !strong.includes(i) : false) : null,
  );
  return markup`<svg class="strip ${kind}" viewBox="0 0 360 45" role="img" aria-label="${label}"><path class="lt" d="M0 0h360v45H0z"/><path class="dk" d="M0 0h45v45H0zM90 0h45v45H90zM180 0h45v45h-45zM270 0h45v45h-45z"/>${men}</svg>`;
}

/** Every second file and, the other way round, every second rank: what is in one of them alone is dark. */
const dark = () =>
  [45, 135, 225, 315].map((at) => `M${at} 0h45v360h-45zM0 ${at}v45h360v-45z`).join('');

/** The upper left of a square on a board of 360 units. @param {string} square @param {boolean} turned @returns {[number, number]} */
export function corner(square, turned) {
  const x = FILES.indexOf(square[0]);
  const y = 8 - Number(square[1]);
  return turned ? [(7 - x) * 45, (7 - y) * 45] : [x * 45, y * 45];
}

/** @param {string | number} x @param {string | number} y @param {string} letters */
const coordinate = (x, y, letters) =>
  markup`<text class="co" x="${x}" y="${y}" text-anchor="middle">${letters}</text>`;

/** The middles of the files, and of the ranks below. @param {boolean} turned */
const middles = (turned) => FILES.map((_, i) => (turned ? 7 - i : i) * 45 + 22.5);

/** All letters in one text and all numbers in another, in which each has a place of its own. @param {boolean} turned */
function coordinates(turned) {
  const places = middles(turned);
  const heights = places.map((at) => 363 - at);
  return [
    coordinate(places.join(' '), 372, FILES.join('')),
    coordinate('-9 '.repeat(8), heights.join(' '), '12345678'),
  ];
}

/** One text each: not every program that shows files reads lists of places. @param {boolean} turned */
const looseCoordinates = (turned) =>
  middles(turned).map((at, i) => [
    coordinate(at, 372, FILES[i]),
    coordinate(-9, 363 - at, `${i + 1}`),
  ]);

/** The squares, as they are from either side. */
const squares = () =>
  markup`<path class="lt" d="M0 0h360v360H0z"/><path class="dk" d="${dark()}"/>`;

/** @typedef {{from: string, to: string}} Way */

/** An arrow upon a picture that says who attacks whom. @param {Way} way */
export function attackArrow({ from, to }) {
  const [[ax, ay], [bx, by]] = [from, to].map((square) => corner(square, false));
  const length = Math.hypot(bx - ax, by - ay);
  const [x, y] = [(bx - ax) / length, (by - ay) / length];
  const [tx, ty] = [bx + 22.5 - 14 * x, by + 22.5 - 14 * y];
  const [sx, sy] = [tx - 13 * x, ty - 13 * y];
  const points = [
    [ax + 22.5, ay + 22.5],
    [sx, sy],
    [sx - 7 * y, sy + 7 * x],
    [tx, ty],
    [sx + 7 * y, sy - 7 * x],
    [sx, sy],
  ];
  const path = points.map((point) => point.map(Math.round).join(' ')).join('L');
  return markup`<path class="attacks" d="M${path}"/>`;
}

/**
 * A board as a picture of the page (it needs the sprite and the page's styles).
 * @param {Placed} placed @param {string} label
 * @param {{turned?: boolean, over?: Markup | null}} [options] over: what is drawn upon it
 */
export const picture = (placed, label, { turned = false, over = null } = {}) =>
  markup`<svg class="picture" viewBox="-16 0 376 376" role="img" aria-label="${label}">${
    turned ? [squares(), coordinates(true)] : markup`<use href="#p-board"/>`
  }${placed.map(({ square, piece }) => man(piece, ...corner(square, turned)))}${over}</svg>`;

/** How thick the lines of the pieces are. */
export const STROKE = 1.5;

/**
 * The colours of a drawing that stands alone, by the classes of its shapes: "w f" is a fill of a white man.
 * @type {Readonly<Record<string, {fill?: string, stroke?: string, font?: string}>>}
 */
export const INKS = {
  lt: { fill: '#ece7da' },
  dk: { fill: '#8fa3a0' },
  co: { fill: '#5d666e', font: '500 9.5px sans-serif' },
  'w f': { fill: '#fffdf8', stroke: '#23292f' },
  'w d': { fill: 'none', stroke: '#23292f' },
  'w e': { fill: '#23292f' },
  'b f': { fill: '#2a3138', stroke: '#14181c' },
  'b d': { fill: 'none', stroke: '#e9e4d6' },
  'b e': { fill: '#e9e4d6' },
};

/** The same as a sheet of style. */
export const fileStyle = () =>
  `.f,.d{stroke-width:${STROKE};stroke-linejoin:round;stroke-linecap:round}${Object.entries(INKS)
    .map(([name, ink]) => {
      const rules = Object.entries(ink).map(([property, value]) => `${property}:${value}`);
      return `.${name.replace(' ', ' .')}{${rules.join(';')}}`;
    })
    .join('')}`;

/**
 * The squares and men of a board, 360 units wide, in the classes of `INKS`; it needs no sprite.
 * @param {Placed} placed @param {boolean} [turned]
 */
export function bareBoard(placed, turned = false) {
  const men = placed.map(({ square, piece }) => {
    const [x, y] = corner(square, turned);
    const drawing = trusted(PIECES[piece.type]);
    return markup`<g class="${piece.color[0]}" transform="translate(${x} ${y})">${drawing}</g>`;
  });
  return markup`${squares()}${men}`;
}

/**
 * A board as an SVG file that stands alone.
 * @param {Placed} placed
 * @param {{title: string, turned?: boolean}} options
 * @returns {string}
 */
export function boardFile(placed, { title, turned = false }) {
  const men = placed.map(({ square, piece }) => {
    const [x, y] = corner(square, turned);
    const drawing = trusted(PIECES[piece.type]);
    return markup`<g class="${piece.color[0]}" transform="translate(${x} ${y})">${drawing}</g>`;
  });
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="-20 -4 388 384" width="776" height="768"><title>${title}</title><style>${trusted(fileStyle())}</style><path fill="#fbfaf6" d="M-20-4h388v384H-20z"/>${squares()}${men}${looseCoordinates(turned)}</svg>
`.text;
}
