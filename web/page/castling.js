// SPDX-License-Identifier: MIT
/** The Castling page: wires the boards of the lesson to the core. */

import { C960Board } from '../elements/c960-board/index.js';
import { wireScene } from './castling/scene.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  // A link to questions leads on to them.
  if (/[?&](v|seed|kinds)=/.test(location.search))
    return location.replace(`drill/${location.search}`);
  for (const section of document.querySelectorAll('[data-scene]')) {
    const board = section.querySelector('c960-board');
    if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
    wireScene({ c960, texts, board, section: /** @type {HTMLElement} */ (section) });
  }
}
