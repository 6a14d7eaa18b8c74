// SPDX-License-Identifier: MIT
/**
 * A draw from a code, which everybody can repeat:
 *
 *  1. The text is code, slash, round, slash, 0, as UTF-8; blanks at both ends of code and round do not count.
 *  2. The first eight hexadecimal digits of its SHA-256 are a number from 0 to 4294967295.
 *  3. Where that is below the highest multiple of 960 in this range, its rest by 960 is the start position.
 *  4. Else, or where the start position is excluded, the text ends in /1, /2, ... until one serves.
 */

import { sha256 } from './sha256.js';

const RANGE = 2 ** 32;
/** With a single start position left one in 960 serves: that none of so many does is out of the question. */
const TRIES = 100_000;

/** As it is hashed. @param {string} text */
export const plainCode = (text) => text.trim().normalize('NFC');

/** @typedef {{number: number, text: string, hash: string, value: number, tries: number}} Checked */

/**
 * @param {string} code @param {string} round
 * @param {ReadonlySet<number>} excluded
 * @param {number} count of the start positions
 * @returns {Checked}
 */
export function drawFromCode(code, round, excluded, count) {
  for (let tries = 0; tries < TRIES; tries++) {
    const text = `${plainCode(code)}/${plainCode(round)}/${tries}`;
    const hash = sha256(text);
    const value = Number.parseInt(hash.slice(0, 8), 16);
    const number = value % count;
    if (value < RANGE - (RANGE % count) && !excluded.has(number)) {
      return { number, text, hash, value, tries };
    }
  }
  throw new RangeError('no start position is left');
}
