// SPDX-License-Identifier: MIT
/**
 * Moves as they are written in the page's language. The package writes and reads English letters;
 * what is shown follows the language, what is typed may be in either.
 */

/** @typedef {import('./texts.js').Texts} Texts */

const ENGLISH = ['K', 'Q', 'R', 'B', 'N'];

/** @param {Texts} texts @returns {string[]} the letters of king, queen, rook, bishop and knight */
const letters = (texts) => texts.t('notation.letters').split(' ');

/**
 * @param {string} text
 * @param {readonly string[]} from
 * @param {readonly string[]} to
 */
function exchange(text, from, to) {
  if (/^[O0]/.test(text)) return text; // castling has no piece letter
  return Array.from(text, (c) => (from.includes(c) ? to[from.indexOf(c)] : c)).join('');
}

/** SAN with the letters of the language. @param {Texts} texts @param {string} san */
export const showSan = (texts, san) => exchange(san, ENGLISH, letters(texts));

/**
 * What a typed move may mean as text for the package, the language's own letters first.
 * @param {Texts} texts
 * @param {string} typed
 * @returns {string[]} one or two readings
 */
export const readings = (texts, typed) => [
  ...new Set([exchange(typed.trim(), letters(texts), ENGLISH), typed.trim()]),
];
