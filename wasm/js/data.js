// SPDX-License-Identifier: MIT
// What plain data is made of.

import * as layout from './layout.js';

/** @typedef {import('./index.d.ts').Piece} Piece */

export const { freeze } = Object;

/** @type {readonly never[]} */
export const NONE = freeze([]);

/** a1, b1, ... h8. */
export const SQUARES = Array.from(
  { length: 64 },
  (_, n) => 'abcdefgh'[n & 7] + String((n >> 3) + 1),
);

/** Every man's piece, by the core's number for it. @type {readonly (Piece | null)[]} */
export const MEN = layout.codes_color.flatMap((color) =>
  Array.from({ length: layout.value_man_color }, (_, n) => {
    const type = layout.codes_piece[n];
    return type ? freeze({ color, type }) : null;
  }),
);

/**
 * What each of a list of codes is mapped to, one after the other.
 *
 * @template {string} K
 * @template T
 * @param {readonly K[]} codes
 * @param {(n: number) => T} value
 * @returns {Readonly<Record<K, T>>}
 */
export function byCode(codes, value) {
  const entries = codes.map((code, n) => [code, value(n)]);
  return /** @type {Readonly<Record<K, T>>} */ (freeze(Object.fromEntries(entries)));
}
