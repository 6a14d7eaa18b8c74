// SPDX-License-Identifier: MIT
/** What was typed in the number training as a word of a result code, and back. */

import { isRight } from './questions.js';

/**
 * The fields of a question parted by commas, squares by hyphens. What else is no letter and no digit makes an answer
 * wrong, and is an x.
 * @param {readonly string[]} said
 */
export const wordOf = (said) =>
  said
    .map((text) =>
      text
        .trim()
        .replace(/[^a-z\d\s,;]/gi, 'x')
        .replace(/[\s,;]+/g, '-'),
    )
    .join();

/** @param {readonly import('./questions.js').Field[]} fields @param {string} word */
export function isRightWord(fields, word) {
  const texts = word.split(',');
  return (
    texts.length === fields.length &&
    fields.every((field, n) =>
      isRight(field, field.name === 'squares' ? texts[n].replaceAll('-', ' ') : texts[n]),
    )
  );
}
