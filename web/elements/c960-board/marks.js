// SPDX-License-Identifier: MIT
/*
 * What marks look like, on squares of 45 x 45. Every kind has a shape of its own, so that it
 * can be told apart without any colour. Some of a mark lies below the piece, some above it.
 */
import { isSquare, placeOf } from './squares.js';

/** @typedef {import('./types.js').Orientation} Orientation */
/** @typedef {import('./types.js').Mark} Mark */

const FULL = 'M0 0h45v45H0z';
const HATCH =
  'M0 9l9-9M0 18L18 0M0 27L27 0M0 36L36 0M0 45L45 0M9 45L45 9M18 45l27-27M27 45l18-18M36 45l9-9';
const CORNERS = 'M0 0h13L0 13zM45 0v13L32 0zM45 45H32l13-13zM0 45V32l13 13z';
const SHIELD =
  'M35.5 2c2 1.6 4.6 2.2 7.5 2.2 0 7.5-1.4 11.8-7.5 15-6.1-3.2-7.5-7.5-7.5-15 2.9 0 5.5-.6 7.5-2.2z';
/** Twelve points, the first at the middle of the upper edge. */
const STAR = `M${Array.from({ length: 24 }, (_, i) => {
  const angle = (i * Math.PI) / 12;
  const radius = i % 2 ? 16 : 21;
  return [22.5 + radius * Math.sin(angle), 22.5 - radius * Math.cos(angle)].map((n) =>
    n.toFixed(1),
  );
}).join('L')}z`;

/** @type {(name: string, d: string) => string} */
const path = (name, d) => `<path class="${name}" d="${d}"/>`;
/** A square outline, so far from the edge. */
/** @type {(name: string, gap: number, round?: number) => string} */
const box = (name, gap, round = 0) => {
  const side = 45 - 2 * gap;
  return `<rect class="${name}" x="${gap}" y="${gap}" width="${side}" height="${side}" rx="${round}"/>`;
};
/** The same on its corner. @type {(name: string, gap: number) => string} */
const diamond = (name, gap) =>
  path(name, `M22.5 ${gap}L${45 - gap} 22.5 22.5 ${45 - gap} ${gap} 22.5z`);
/** @type {(name: string, x: number, y: number, r: number) => string} */
const disc = (name, x, y, r) => `<circle class="${name}" cx="${x}" cy="${y}" r="${r}"/>`;

/** The colour of each mark, what lies below the piece, what lies above it. */
/** @type {Readonly<Record<string, [colour: string, under: string, over: string]>>} */
const MARKS = {
  'last-move': ['last', path('wash', FULL) + box('line thin', 1), ''],
  selected: ['own', path('wash', FULL) + box('pale', 4.2, 1) + box('line', 2, 2), ''],
  target: ['own', '', disc('solid', 22.5, 22.5, 5.2)],
  'target-capture': ['own', '', path('solid', CORNERS)],
  'target-castling': ['own', '', path('solid', 'M1.5 22.5l8.5-8v16zM43.5 22.5l-8.5-8v16z')],
  check: ['stop', path('line thin tint', STAR), ''],
  blocker: [
    'stop',
    path('line thin half', HATCH),
    disc('edge', 22.5, 22.5, 19.5) + disc('line', 22.5, 22.5, 19.5),
  ],
  attacked: ['stop', box('pale', 3.6) + box('line', 1.5) + path('solid', 'M0 0h16L0 16z'), ''],
  attacker: ['stop', diamond('pale', 5) + diamond('line', 2), ''],
  'must-be-empty': ['own', box('line thin dashed', 5, 4), ''],
  'must-be-safe': ['own', '', path('line thin paper', SHIELD)],
  good: ['good', '', disc('solid', 8.5, 8.5, 7.5) + path('tick', 'M5 8.6l2.6 2.7 4.6-5')],
};

/**
 * The drawings of some marks, below and above the pieces. Unknown squares and kinds are left out.
 *
 * @param {readonly Mark[]} marks
 * @param {Orientation} orientation
 */
export function drawMarks(marks, orientation) {
  let under = '';
  let over = '';
  for (const { square, kind } of marks) {
    if (!isSquare(square) || !Object.hasOwn(MARKS, kind)) continue;
    const { x, y } = placeOf(square, orientation);
    const [colour, below, above] = MARKS[kind];
    const group = `<g class="${colour}" transform="translate(${x * 45} ${y * 45})">`;
    if (below) under += `${group}${below}</g>`;
    if (above) over += `${group}${above}</g>`;
  }
  return { under, over };
}
