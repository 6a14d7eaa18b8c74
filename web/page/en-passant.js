// SPDX-License-Identifier: MIT
/** The en passant page: wires the boards of the lesson to the core, for the colour the reader takes with. */

import { C960Board } from '../elements/c960-board/index.js';
import { carryState } from '../lib/language.js';
import { wireScene } from './en-passant/scene.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/core.js').Color} Color */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const asked = new URLSearchParams(location.search).get('as');
  /** @type {Color} */
  let color = asked?.toLowerCase() === 'black' ? 'black' : 'white';
  const scenes = Array.from(document.querySelectorAll('[data-scene]'), (section) => {
    const board = section.querySelector('c960-board');
    if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
    const parts = { c960, texts, board, section: /** @type {HTMLElement} */ (section) };
    return wireScene({ ...parts, color: () => color });
  });

  /** @type {NodeListOf<HTMLInputElement>} */
  const choices = document.querySelectorAll('input[name="as"]');
  for (const choice of choices) {
    choice.checked = choice.value === color;
    choice.addEventListener('change', () => {
      color = choice.value === 'black' ? 'black' : 'white';
      const search = color === 'black' ? '?as=black' : '';
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
      carryState(search);
      for (const scene of scenes) scene.again();
    });
  }
  if (asked !== null && asked.toLowerCase() !== color)
    scenes[0].say(texts.t('ep.as-wrong', { text: asked.slice(0, 20) }));
  carryState(color === 'black' ? '?as=black' : '');
}
