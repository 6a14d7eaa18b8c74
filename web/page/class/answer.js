// SPDX-License-Identifier: MIT
/** An answer of a code, to be read. */

import { showSan } from '../../lib/notation.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** Letters of pieces are those of the language; up to two may be files. @param {Texts} texts @param {string} word */
const ofNumbers = (texts, word) =>
  /^[a-z]{3,}$/.test(word) ? showSan(texts, word.toUpperCase()) : word.replaceAll('-', ' ');

/** @param {Texts} texts @param {{name: string}} drill @param {string} [text] nothing where there is no answer */
export const answerOf = (texts, { name }, text = '') =>
  text
    .split(',')
    .map((word) => (name === 'positions-training' ? ofNumbers(texts, word) : word))
    .join(', ');
