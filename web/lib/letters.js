// SPDX-License-Identifier: MIT
/** Which letters stand for the pieces in shown moves: the reader's choice, kept in the browser. */

import { openChoice } from './choice.js';

/** The language's own, the English ones, or pictures of the pieces. */
export const letters = openChoice('c960.letters', ['own', 'english', 'figurines']);

/** @typedef {ReturnType<typeof letters.get>} LetterStyle */

/** @type {LetterStyle | undefined} read once: a page shows one style */
let style;

/** @returns {LetterStyle} */
export const letterStyle = () => (style ??= letters.get());

/** The choice at the page's foot. What is shown was written already, so the page is loaded anew. */
export function offerLetters() {
  const choice = /** @type {HTMLSelectElement | null} */ (document.getElementById('letters'));
  if (!choice) return;
  choice.value = letterStyle();
  choice.addEventListener('change', () => {
    if (letters.set(choice.value)) return location.reload();
    choice.value = letterStyle();
    /** @type {HTMLElement} */ (document.getElementById('letters-lost')).hidden = false;
  });
}
