// SPDX-License-Identifier: MIT
/** The page on which any position's promotions can be tested. */

import { C960Board } from '../elements/c960-board/index.js';
import { carryState } from '../lib/language.js';
import { wireTester } from './promotion/tester.js';

const place = {
  search: location.search,
  /** @param {string} search */
  write(search) {
    if (location.search !== search) {
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    }
    carryState(search);
  },
};

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  const section = document.getElementById('any');
  const board = section?.querySelector('c960-board');
  if (!section || !(board instanceof C960Board)) throw new TypeError('the board is not defined');
  wireTester({ c960, texts, board, section, place });
}
