// SPDX-License-Identifier: MIT
/**
 * How boards are read: the words for squares and moves, and whether every board is there as text too. The
 * reader's choices, kept in the browser. Who chose nothing loads nothing for them.
 */

import { openChoice } from './choice.js';

const SPEECH = 'c960.speech';
const TEXT = 'c960.text-boards';

/** In words, as in a score, or with the names of Appendix D of the Laws. */
export const speech = /* @__PURE__ */ openChoice(SPEECH, ['plain', 'san', 'fide']);

export const textBoards = /* @__PURE__ */ openChoice(TEXT, ['off', 'on']);

/** Whether anything was ever chosen. */
export function isChosen() {
  try {
    return Boolean(localStorage.getItem(SPEECH) ?? localStorage.getItem(TEXT));
  } catch {
    return false; // Storage may be forbidden.
  }
}

/** The choices beside a board. What is said was written already, so the page is loaded anew. */
export function offerReading() {
  const style = /** @type {HTMLSelectElement} */ (document.getElementById('speech'));
  const text = /** @type {HTMLInputElement} */ (document.getElementById('text-boards'));
  const show = () => {
    style.value = speech.get();
    text.checked = textBoards.get() === 'on';
  };
  /** @param {boolean} kept */
  const follow = (kept) => {
    if (kept) return location.reload();
    show();
    /** @type {HTMLElement} */ (document.getElementById('reading-lost')).hidden = false;
  };
  show();
  style.addEventListener('change', () => follow(speech.set(style.value)));
  text.addEventListener('change', () => follow(textBoards.set(text.checked ? 'on' : 'off')));
}
