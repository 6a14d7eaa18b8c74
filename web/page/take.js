// SPDX-License-Identifier: MIT
/** The page that gives a position away: as a picture, as text, as a QR code, on paper, and in words. */

import { carryState } from '../lib/language.js';
import { createStore } from '../lib/store.js';
import { addressOf, stateOf } from './positions/address.js';
import { openStart } from './positions/game.js';
import { wrongCaption } from './positions/wrong.js';
import { wireChoice } from './take/choice.js';
import { wireGiving } from './take/giving.js';
import { wireSheet } from './take/sheet.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('./positions/game.js').State} State */

/**
 * What every part of the page works with.
 * @typedef {object} Context
 * @property {C960} c960
 * @property {Texts} texts
 * @property {ReturnType<typeof createStore<State>>} store
 * @property {(id: string) => HTMLElement} get an element of the page by its id
 * @property {(part: 'picture' | 'qr' | 'text' | 'words', text: string) => void} say  there, and has it read
 */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Context['say']} */
function say(part, text) {
  get(`said-${part}`).textContent = text;
}

/**
 * What an address asks wrongly, in a sentence.
 * @param {Texts} texts @param {State} state @param {import('./positions/address.js').Wrong} wrong @param {number} last
 */
function wrongText(texts, state, wrong, last) {
  const typed = wrong.text.slice(0, 20);
  if (wrong.what === 'number')
    return texts.t('error.bad-number', { typed, last, shown: state.number });
  const { eyebrow, verdict, reasons } = wrongCaption(texts, state, wrong);
  return [`${eyebrow}: ${verdict}`, ...reasons.map(({ text }) => text)].join(' ');
}

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const number = Number(get('number').dataset.default);
  const blank = /** @type {State} */ ({ ...openStart(c960, number), turned: false, by: 'url' });
  const { state, wrong } = stateOf(c960, blank, location.search);
  const store = createStore(state);
  /** @type {Context} */
  const context = { c960, texts, store, get, say };
  const refuse = wireChoice(context);
  wireSheet(context);
  wireGiving(context);

  const address = () => {
    history.replaceState(null, '', addressOf(store.get()) + location.hash);
    carryState(addressOf(store.get()));
  };
  store.subscribe(address);
  address();
  for (const one of wrong) refuse(wrongText(texts, state, one, c960.startCount - 1));
}
