// SPDX-License-Identifier: MIT
/**
 * A pattern of pieces, `B??N????`: eight places from a1 to h1, a question mark for any piece. Missing places at
 * the end count as question marks. Typed with the letters of the page's language; everything else is asked of the
 * core with the English ones.
 */

import { isCoreError } from '../errors.js';

/** @typedef {import('../core.js').C960} C960 */

/** All that the core objects to in a pattern; one that nothing fits is no fault. @typedef {'length' | 'letter'} PatternProblem */

/**
 * What fits. Null for a pattern that asks for nothing.
 * @typedef {object} Matched
 * @property {ReadonlySet<number> | null} numbers
 * @property {readonly PatternProblem[]} problems
 */

const ENGLISH = 'KQRBN';
const PLACES = 8;
const ANY = '?';

/**
 * A typed pattern with English letters; what is no letter here becomes a sign that no pattern has.
 * @param {string} typed @param {readonly string[]} letters of king, queen, rook, bishop and knight
 * @param {string} lang
 */
export function readPattern(typed, letters, lang) {
  const signs = Array.from(typed.replace(/\s/g, '').toLocaleUpperCase(lang));
  return signs
    .map((sign) => {
      if (/[?._*-]/.test(sign)) return ANY;
      return ENGLISH[letters.indexOf(sign)] ?? '!';
    })
    .join('')
    .replace(/\?+$/, '');
}

/** The same as it is shown. @param {string} pattern @param {readonly string[]} letters */
export const showPattern = (pattern, letters) =>
  Array.from(pattern, (sign) => letters[ENGLISH.indexOf(sign)] ?? sign).join('');

/** @param {C960} c960 @param {string} pattern with English letters @returns {Matched} */
export function matchPattern(c960, pattern) {
  if (pattern === '') return { numbers: null, problems: [] };
  try {
    return {
      numbers: new Set(c960.matchStarts(pattern.padEnd(PLACES, ANY))),
      problems: [],
    };
  } catch (error) {
    if (!isCoreError(error)) throw error;
    return { numbers: null, problems: /** @type {PatternProblem[]} */ ([...error.problems]) };
  }
}
