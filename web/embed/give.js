// SPDX-License-Identifier: MIT
/**
 * In place of `lib/give.js`: a frame that may save no file is not told so. What would be a file stands in a field, to be
 * copied.
 */

import { copyField } from '../lib/give.js';
import { note } from './note.js';
import { data } from './place.js';

export { copyField };

/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('./run.js').Given} Given */

/** @type {Texts} */
let texts;

/** What was pressed. @type {HTMLElement | null} */
let pressed = null;

/** @param {string} name @param {string} _ its type @param {string} content */
export function saveFile(name, _, content) {
  const box = document.createElement('div');
  box.id = 'frame-file';
  box.className = 'field';
  box.innerHTML =
    '<label for="frame-text"></label><textarea id="frame-text" class="mono" rows="6" readonly spellcheck="false"></textarea><button type="button"></button>';
  const [label, field, button] = /** @type {any} */ (box.children);
  [label.textContent, field.value, button.textContent] = [
    name,
    content.replace('\ufeff', ''),
    texts.t('take.copy'),
  ];
  button.addEventListener('click', () => copyField(texts, field, button));
  (pressed?.closest('.row') ?? pressed)?.after(box);
  field.focus();
  field.select();
}

/** An embed counts no progress. */
export const saveProgress = () => {};

/** A file that was built without the site's address cannot give it away. */
const isNowhere = () => window.location.protocol === 'file:' && !data.origin;

/**
 * A page that gives something away.
 * @param {(given: Given) => void} page @param {'links' | 'texts'} what
 * @param {boolean} loses  what is done in it would be kept on its page
 * @returns {(given: Given) => void}
 */
export const giving = (page, what, loses) => (given) => {
  texts = given.texts;
  if (loses) note(texts.t('embed.not-kept'));
  if (what === 'links' && isNowhere()) {
    note(texts.t('embed.nowhere'));
    document.documentElement.classList.add('nowhere');
  }
  const remember = (/** @type {Event} */ { target }) => {
    pressed = /** @type {Element} */ (target).closest('button');
    // Whatever else is pressed may change what the field holds, or erase it.
    const box = document.getElementById('frame-file');
    if (pressed && !box?.contains(pressed)) box?.remove();
  };
  document.addEventListener('click', remember, true);
  page(given);
};
