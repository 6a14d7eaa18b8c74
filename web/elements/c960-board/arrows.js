// SPDX-License-Identifier: MIT
/*
 * Arrows from square to square, over the pieces. The two ways of castling run side by side along the
 * foot of the rank, the king's solid above the rook's dashed; a piece that stays has a dot there.
 * Every line has a pale edge below it, so that it stays clear of whatever it crosses.
 */
import { isSquare, placeOf } from './squares.js';

/** @typedef {import('./types.js').Orientation} Orientation */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Arrow} Arrow */

/**
 * A line between the middles of two squares: its length, and the points so far along it and aside.
 *
 * @typedef {{ length: number, at: (along?: number, aside?: number) => string }} Line
 */

/** @param {Place} from @param {Place} to @param {number} down below the middle @returns {Line} */
function line(from, to, down) {
  const [dx, dy] = [(to.x - from.x) * 45, (to.y - from.y) * 45];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = length ? [dx / length, dy / length] : [1, 0];
  const x = from.x * 45 + 22.5;
  const y = from.y * 45 + 22.5 + down;
  const at = (along = 0, aside = 0) =>
    [x + ux * along - uy * aside, y + uy * along + ux * aside].map((n) => n.toFixed(1)).join(' ');
  return { length, at };
}

/** @param {string} d @param {string} name */
const edged = (d, name) =>
  `<path class="edge ${name}" d="${d}"/><path class="line ${name}" d="${d}"/>`;

/** A way of castling. @param {Line} line */
function way({ length, at }) {
  // A line of no length: its round ends make the dot, and the rook's is hollow.
  if (!length) return `${edged(`M${at()}h0`, 'stay')}<path class="hole" d="M${at()}h0"/>`;
  const head = `M${at(length + 2)}L${at(length - 8, 5)}L${at(length - 8, -5)}z`;
  return edged(`M${at()}L${at(length - 6)}`, 'shaft') + edged(head, 'solid');
}

/** From an attacker to what it attacks, barbed. @param {Line} line */
function attack({ length, at }) {
  const end = length - 6;
  const head = `M${at(end)}L${at(end - 11, 6)}L${at(end - 8)}L${at(end - 11, -6)}z`;
  return edged(`M${at(17)}L${at(end - 8)}`, 'line') + edged(head, 'solid');
}

/** A move: a broad arrow that lets the board show through. @param {Line} line */
function move({ length, at }) {
  const neck = length - 15;
  const left = `M${at(14, 4)}L${at(neck, 4)}L${at(neck, 10)}`;
  return edged(`${left}L${at(length)}L${at(neck, -10)}L${at(neck, -4)}L${at(14, -4)}z`, 'tint');
}

/** How each kind is drawn, how far below the middle, and its colour. */
/** @type {Readonly<Record<string, [draw: (line: Line) => string, down: number, colour: string]>>} */
const KINDS = {
  'king-way': [way, 11.5, 'king'],
  'rook-way': [way, 17.8, 'rook'],
  attack: [attack, 0, 'stop'],
  move: [move, 0, 'own'],
};

/**
 * The drawings of some arrows. Unknown squares and kinds are left out, and so are arrows to their own
 * square that are no way of castling.
 *
 * @param {readonly Arrow[]} arrows
 * @param {Orientation} orientation
 */
export function drawArrows(arrows, orientation) {
  let drawn = '';
  for (const { from, to, kind } of arrows) {
    if (!isSquare(from) || !isSquare(to) || !Object.hasOwn(KINDS, kind)) continue;
    const [draw, down, colour] = KINDS[kind];
    if (from === to && draw !== way) continue;
    const inner = draw(line(placeOf(from, orientation), placeOf(to, orientation), down));
    drawn += `<g class="${colour}">${inner}</g>`;
  }
  return drawn;
}
