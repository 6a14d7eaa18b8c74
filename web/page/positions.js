// SPDX-License-Identifier: MIT
/** The Positions page: wires the board and the page's controls to the core. */

import { C960Board } from '../elements/c960-board/index.js';
import { offerReading } from '../lib/reading.js';
import { createStore } from '../lib/store.js';
import { carryState } from '../lib/language.js';
import { addressOf, aheadOf, stateOf } from './positions/address.js';
import { wireCaption } from './positions/caption.js';
import { wireFinder } from './positions/finder.js';
import { openStart } from './positions/game.js';
import { wireMoves } from './positions/moves.js';
import { wireNumber } from './positions/number.js';
import { wirePoint } from './positions/point.js';
import { wireStage } from './positions/stage.js';
import { wireStart } from './positions/start.js';
import { wireTake } from './positions/take.js';
import { wrongCaption } from './positions/wrong.js';

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

/** Browsers refuse an address that changes too often: at most so many times in so many milliseconds. */
const WRITES = 30;
const PERIOD = 10_000;

/**
 * What the address says is for everybody; moves taken back are kept beside it, for a reload.
 * @param {'pushState' | 'replaceState'} how @param {State} state
 */
const keep = (how, state, hash = '') => history[how](aheadOf(state), '', addressOf(state) + hash);

/**
 * Keeps the address current. Jumps make an entry of the history each, a run of steps makes one.
 * @param {Context} context
 */
function wireHistory({ c960, store }) {
  let stepping = false;
  let timer = 0;
  /** @type {number[]} when it was written lately */
  let writes = [];

  function write() {
    clearTimeout(timer);
    writes = writes.filter((time) => time > Date.now() - PERIOD);
    if (writes.length >= WRITES) {
      timer = window.setTimeout(write, PERIOD / WRITES);
      return;
    }
    writes.push(Date.now());
    keep('replaceState', store.get());
  }

  store.subscribe((state, before) => {
    if (state.by === 'url') return;
    const add = state.number !== before.number || state.fen !== before.fen;
    if (add && !(state.by === 'step' && stepping)) keep('pushState', state);
    else write();
    if (add) stepping = state.by === 'step';
  });
  addEventListener('popstate', () => {
    clearTimeout(timer);
    stepping = false;
    store.set(stateOf(c960, store.get(), location.search, history.state).state);
  });
}

/** What an address asked wrongly about position and moves is said beside the board. @param {Context} context @param {Wrong[]} wrong */
function tellWrong({ texts, store }, wrong) {
  const asked = wrong.find(({ what }) => what !== 'number');
  if (asked) store.set({ caption: wrongCaption(texts, store.get(), asked), by: 'url' });
}

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const number = Number(get('number').dataset.default);
  const blank = /** @type {State} */ ({ ...openStart(c960, number), turned: false, by: 'url' });
  const { state, wrong } = stateOf(c960, blank, location.search, history.state);
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
  keep('replaceState', state, location.hash);
  const carry = () => carryState(addressOf(store.get()));
  store.subscribe(carry);
  carry();
  tellWrong(context, wrong);
  offerReading();
  // As the key ? does.
  const detail = { piece: null };
  get('keys').addEventListener('click', () =>
    board.dispatchEvent(new CustomEvent('c960-help', { detail, bubbles: true })),
  );
}
