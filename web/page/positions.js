// SPDX-License-Identifier: MIT
/** The Positions page: wires the board and the page's controls to the core. */

import { C960Board } from '../elements/c960-board/index.js';
import { createStore } from '../lib/store.js';
import { carryState } from '../lib/language.js';
import { addressOf, stateOf } from './positions/address.js';
import { plainCaption } from '../lib/attempt.js';
import { wireCaption } from './positions/caption.js';
import { wireFinder } from './positions/finder.js';
import { openStart } from './positions/game.js';
import { wireMoves } from './positions/moves.js';
import { wireNumber } from './positions/number.js';
import { wirePoint } from './positions/point.js';
import { wireStage } from './positions/stage.js';
import { wireStart } from './positions/start.js';
import { wireTake } from './positions/take.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('./positions/game.js').State} State */
/** @typedef {import('./positions/address.js').Wrong} Wrong */

/**
 * What every part of the page works with.
 * @typedef {object} Context
 * @property {C960} c960
 * @property {Texts} texts
 * @property {ReturnType<typeof createStore<State>>} store
 * @property {C960Board} board
 * @property {(id: string) => HTMLElement} get an element of the page by its id
 * @property {(text: string) => void} announce
 */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Browsers refuse an address that changes more often than about three times a second. */
const PAUSE = 350;

/**
 * Keeps the address current. Jumps make an entry of the history each, a run of steps makes one.
 * @param {Context} context
 */
function wireHistory({ c960, store }) {
  let stepping = false;
  let written = 0;
  let timer = 0;

  function write() {
    written = Date.now();
    history.replaceState(null, '', addressOf(store.get()));
  }

  store.subscribe((state, before) => {
    if (state.by === 'url') return;
    const add = state.number !== before.number || state.fen !== before.fen;
    clearTimeout(timer);
    if (add && !(state.by === 'step' && stepping)) history.pushState(null, '', addressOf(state));
    else if (Date.now() - written > PAUSE) write();
    else timer = window.setTimeout(write, PAUSE);
    if (add) stepping = state.by === 'step';
  });
  addEventListener('popstate', () => {
    clearTimeout(timer);
    stepping = false;
    store.set(stateOf(c960, store.get(), location.search).state);
  });
}

/** What an address asked wrongly about moves is said beside the board. @param {Context} context @param {Wrong[]} wrong */
function tellWrongMoves({ texts, store }, wrong) {
  const moves = wrong.find(({ what }) => what === 'moves');
  if (!moves) return;
  const tried = texts.t('tried.typed', { text: moves.text.slice(0, 40) });
  store.set({ caption: plainCaption(tried, texts.t('address.moves')), by: 'url' });
}

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const number = Number(get('number').dataset.default);
  const blank = /** @type {State} */ ({ ...openStart(c960, number), turned: false, by: 'url' });
  const { state, wrong } = stateOf(c960, blank, location.search);
  const board = get('board');
  if (!(board instanceof C960Board)) throw new TypeError('the board is not defined');
  const store = createStore(state);
  /** @type {Context} */
  const context = { c960, texts, store, board, get, announce: (text) => board.announce(text) };

  wireStage(context);
  wireStart(context);
  wireMoves(context);
  wireCaption(context);
  wirePoint(context);
  wireFinder(context);
  wireTake(context, wrong);
  wireNumber(context, wrong);
  wireHistory(context);
  history.replaceState(null, '', addressOf(state) + location.hash);
  const carry = () => carryState(addressOf(store.get()));
  store.subscribe(carry);
  carry();
  tellWrongMoves(context, wrong);
}
