// SPDX-License-Identifier: MIT
/** The language switch: it keeps the page's state, and the site remembers what was chosen. */

import { openChoice } from './choice.js';

const KEY = 'c960.language';

/** Storage may be forbidden; then nothing is remembered. @returns {string | null} */
export function rememberedLanguage() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** @param {string} code */
export function rememberLanguage(code) {
  // Where it is not kept, the browser's language is taken next time.
  openChoice(KEY, ['']).set(code);
}

const links = () =>
  /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('a[data-language]'));

/** Links of the language switch carry the state of the page. @param {string} search "?n=177" */
export function carryState(search) {
  for (const link of links()) link.search = search;
}

/** Remembers what the reader chooses. */
export function rememberChoice() {
  for (const link of links()) {
    link.addEventListener('click', () => rememberLanguage(link.dataset.language ?? ''));
  }
}
