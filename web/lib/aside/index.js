// SPDX-License-Identifier: MIT
/**
 * What only some readers want of a board, loaded when they do: other words for squares and moves, boards as
 * text, and help with the keys. It has texts of its own.
 */

import { speech, textBoards } from '../reading.js';
import { createTexts } from '../texts.js';
import { showKeys } from './keys.js';
import { spokenIn } from './speech.js';
import { showAsText } from './text-board.js';

/** @typedef {import('../texts.js').Messages} Messages */

/** @param {Messages} messages @param {string} lang @param {string[]} formats */
export default function open(messages, lang, formats) {
  const texts = createTexts(messages, lang, formats);
  return {
    /** Shows boards as text where that was chosen. @returns how squares and moves are said, unless in words */
    apply() {
      if (textBoards.get() === 'on') showAsText(texts);
      return spokenIn(texts, speech.get());
    },
    /** An answer to a key: there is no such piece, or what all the keys are. @param {Event} event */
    help(event) {
      const { detail } =
        /** @type {CustomEvent<{piece: string | null, answer(text: string): void}>} */ (event);
      if (detail.piece) detail.answer(texts.t('keys.none', { piece: detail.piece }));
      else showKeys(texts);
    },
  };
}
