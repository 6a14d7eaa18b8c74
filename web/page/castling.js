// SPDX-License-Identifier: MIT
/** The Castling page: wires the boards of the lesson and the drills to the core. */

import { C960Board } from '../elements/c960-board/index.js';
import { wireDrill } from './castling/drill.js';
import { wireScene } from './castling/scene.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  for (const section of document.querySelectorAll('[data-scene]')) {
    const board = section.querySelector('c960-board');
    if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
    wireScene({ c960, texts, board, section: /** @type {HTMLElement} */ (section) });
  }
  wireDrill({ c960, texts });
}
