// SPDX-License-Identifier: MIT
/** The Promotion page: wires the boards of the lesson to the core. */

import { C960Board } from '../elements/c960-board/index.js';
import { wireScene } from './promotion/scene.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  for (const section of document.querySelectorAll('[data-scene]')) {
    const board = section.querySelector('c960-board');
    if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
    wireScene({ c960, texts, board, section: /** @type {HTMLElement} */ (section) });
  }
}
