// SPDX-License-Identifier: MIT
/** Another number, for those who did not come from the board. */

import { readNumber } from '../positions/address.js';
import { openStart } from '../positions/game.js';

/** @param {import('../take.js').Context} context */
export function wireChoice({ c960, texts, store, get, say }) {
  const field = /** @type {HTMLInputElement} */ (get('number'));
  const error = get('number-error');
  const last = c960.startCount - 1;

  /** @param {string} text */
  function refuse(text) {
    error.textContent = text;
    error.hidden = false;
  }

  get('choice').addEventListener('submit', (event) => {
    event.preventDefault();
    const typed = field.value.trim();
    const number = readNumber(typed);
    if (number === null || number > last) {
      const shown = store.get().number;
      field.setAttribute('aria-invalid', 'true');
      field.select();
      const key = typed === '' ? 'number.empty' : 'error.bad-number';
      return refuse(texts.t(key, { typed: typed.slice(0, 20), last, shown }));
    }
    error.hidden = true;
    error.textContent = '';
    field.removeAttribute('aria-invalid');
    store.set(openStart(c960, number));
    say('text', texts.t('take.start', { number }));
  });
  return refuse;
}
