// SPDX-License-Identifier: MIT
/** The page that gives a position away: as a picture, as text, as a QR code, on paper, and in words. */

import { isCoreError } from '../lib/errors.js';
import { carryState } from '../lib/language.js';
import { createStore } from '../lib/store.js';
import { addressOf, stateOf } from './positions/address.js';
import { openStart } from './positions/game.js';
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
function wrongText({ t }, { number }, { what, text, error }, last) {
  if (what === 'moves') return t('address.moves');
  if (what === 'number')
    return t('error.bad-number', { typed: text.slice(0, 20), last, shown: number });
  const code = isCoreError(error) ? error.code : 'bad-fen';
  return t(`error.${code}`, { length: text.length });
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
