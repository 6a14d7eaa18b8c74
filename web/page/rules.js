// SPDX-License-Identifier: MIT
/** The Rules page: one board for all questions, and a way to find a question. */

import { C960Board } from '../elements/c960-board/index.js';
import { wireQuestions } from './rules/ask.js';
import { wireFind } from './rules/find.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const board = document.querySelector('c960-board');
  const asked = document.querySelector('.asked');
  if (!(board instanceof C960Board) || !(asked instanceof HTMLElement)) {
    throw new TypeError('the board is not defined');
  }
  const open = wireQuestions({ c960, texts, board, asked });
  const show = wireFind(texts);

  /** A question that the address names is shown, and its position comes onto the board. */
  function follow() {
    const meant = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (meant?.matches('.question')) {
      show(meant);
      open(meant);
    }
    // The board has moved the text since the browser went there.
    meant?.scrollIntoView();
  }
  addEventListener('hashchange', follow);
  if (location.hash) follow();
}
