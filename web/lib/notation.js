// SPDX-License-Identifier: MIT
/**
 * Moves as they are written in the page's language, in English letters or in figurines, as the reader
 * chooses. The package writes and reads English letters; what is typed may be in the language's or in these.
 */

import { letterStyle } from './letters.js';

/** @typedef {import('./texts.js').Texts} Texts */

const ENGLISH = ['K', 'Q', 'R', 'B', 'N'];

const FIGURINES = ['♔', '♕', '♖', '♗', '♘'];

/** Those of king, queen, rook, bishop and knight in the page's language. @param {Texts} texts @returns {string[]} */
const ownLetters = (texts) => texts.t('notation.letters').split(' ');

/** Those that are shown. @param {Texts} texts @returns {string[]} */
export const shownLetters = (texts) =>
  ({ own: ownLetters(texts), english: ENGLISH, figurines: FIGURINES })[letterStyle()];

/**
 * @param {string} text
 * @param {readonly string[]} from
 * @param {readonly string[]} to
 */
function exchange(text, from, to) {
  if (/^[O0]/.test(text)) return text; // castling has no piece letter
  return Array.from(text, (c) => (from.includes(c) ? to[from.indexOf(c)] : c)).join('');
}

/** Those to type: figurines are on no keyboard. @param {Texts} texts @returns {string[]} */
export const typedLetters = (texts) => (letterStyle() === 'english' ? ENGLISH : ownLetters(texts));

/** SAN with the letters that are shown. @param {Texts} texts @param {string} san */
export const showSan = (texts, san) => exchange(san, ENGLISH, shownLetters(texts));

/**
 * What a typed move may mean as text for the package, the letters that are shown first.
 * @param {Texts} texts
 * @param {string} typed
 * @returns {string[]} one or two readings
 */
export function readings(texts, typed) {
  const text = exchange(typed.trim(), FIGURINES, ENGLISH);
  const own = exchange(text, ownLetters(texts), ENGLISH);
  return [...new Set(letterStyle() === 'english' ? [text, own] : [own, text])];
}
