// SPDX-License-Identifier: MIT
/** Ways drawn on a board: a line with a head, over a lighter one that keeps it apart from what it crosses. */

import { FILES } from '../lib/drawing.js';
import { markup } from '../lib/markup.js';

/** A square's middle on a board of 360 units. @param {string} square */
const middle = (square) => ({
  x: FILES.indexOf(square[0]) * 45 + 22.5,
  y: (8 - Number(square[1])) * 45 + 22.5,
});

/** Below the middle, where the men leave room; the rook's way runs below the king's. */
const LOWER = /** @type {Record<string, number>} */ ({ 'king-way': 12, 'rook-way': 19 });

/** @param {{from: string, to: string, kind: string}} way its kind becomes a class */
export function drawWay({ from, to, kind }) {
  const [a, b] = [middle(from), middle(to)];
  for (const point of [a, b]) point.y += LOWER[kind] ?? 0;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  /** @param {number} back @param {number} aside */
  const point = (back, aside) =>
    `${round(b.x - back * dx - aside * dy)} ${round(b.y - back * dy + aside * dx)}`;
  const line = `M${round(a.x)} ${round(a.y)}L${point(9, 0)}`;
  const head = `M${point(0, 0)}L${point(11, 6)}L${point(11, -6)}Z`;
  return markup`<g class="way ${kind}"><path class="halo" d="${line}"/><path class="line" d="${line}"/><path class="head" d="${head}"/></g>`;
}

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;
