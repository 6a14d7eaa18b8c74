// SPDX-License-Identifier: MIT
/** The keys of a board, in a dialog. */

import { markup, render } from '../markup.js';
import { typedLetters } from '../notation.js';
import { dress } from './style.js';

/** @typedef {import('../texts.js').Texts} Texts */

const KEYS = ['walk', 'square', 'line', 'piece', 'press', 'escape', 'help'];

/** @param {Texts} texts */
export function showKeys(texts) {
  const { t } = texts;
  dress();
  const dialog = document.createElement('dialog');
  dialog.className = 'aside-keys';
  dialog.setAttribute('aria-labelledby', 'aside-keys-title');
  const letters = [...typedLetters(texts), 'P'].join(' ');
  const items = KEYS.map((key) => markup`<li>${t(`keys.${key}`, { letters })}</li>`);
  render(
    dialog,
    markup`<h2 id="aside-keys-title" tabindex="-1">${t('keys.title')}</h2><ul>${items}</ul><button type="button">${t('keys.close')}</button>`,
  );
  document.body.append(dialog);
  dialog.querySelector('button')?.addEventListener('click', () => dialog.close());
  // The browser gives the focus back to the square it came from.
  dialog.addEventListener('close', () => dialog.remove());
  dialog.showModal();
  /** @type {HTMLElement | null} */ (dialog.querySelector('h2'))?.focus();
}
