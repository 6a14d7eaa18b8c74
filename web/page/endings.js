// SPDX-License-Identifier: MIT
/** The page of how a game ends: wires its boards to the core, and takes the reader's own position. */

import { C960Board } from '../elements/c960-board/index.js';
import { carryState } from '../lib/language.js';
import { wireOwn } from './endings/own.js';
import { wireScene } from './endings/scene.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  for (const section of document.querySelectorAll('[data-scene]')) {
    const board = section.querySelector('c960-board');
    if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
    const parts = { c960, texts, board, section: /** @type {HTMLElement} */ (section) };
    const scene = wireScene(parts);
    if (section.id === 'ask') wireOwn(parts, scene.open);
  }
  carryState(location.search);
}
