// SPDX-License-Identifier: MIT
/** Which letters stand for the pieces in shown moves: the reader's choice, kept in the browser. */

const KEY = 'c960.letters';

/** The language's own, the English ones, or pictures of the pieces. */
export const LETTER_STYLES = /** @type {const} */ (['own', 'english', 'figurines']);

/** @typedef {typeof LETTER_STYLES[number]} LetterStyle */

/** @type {LetterStyle | undefined} read once: a page shows one style */
let style;

/** @returns {LetterStyle} */
export function letterStyle() {
  if (!style) {
    /** @type {string | null} */
    let kept = null;
    try {
      kept = globalThis.localStorage?.getItem(KEY) ?? null;
    } catch {
      // Storage may be forbidden: the language's own letters are shown.
    }
    style = LETTER_STYLES.find((one) => one === kept) ?? 'own';
  }
  return style;
}

/** The choice at the page's foot. What is shown was written already, so the page is loaded anew. */
export function offerLetters() {
  const choice = /** @type {HTMLSelectElement | null} */ (document.getElementById('letters'));
  if (!choice) return;
  choice.value = letterStyle();
  choice.addEventListener('change', () => {
    try {
      localStorage.setItem(KEY, choice.value);
    } catch {
      choice.value = letterStyle(); // nothing can be kept, so nothing would change
      return;
    }
    location.reload();
  });
}
