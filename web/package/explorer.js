// SPDX-License-Identifier: MIT
/**
 * <c960-explorer>: the 960 start positions by their numbers, each to be played on. It is wired from parts of the site's
 * Positions page.
 */

import { explorer } from 'built:styles';
import { lastMove } from '../lib/line.js';
import { markup, render } from '../lib/markup.js';
import { captionMarkup, captionSpoken } from '../lib/reasons.js';
import { createStore } from '../lib/store.js';
import { current, openStart } from '../page/positions/game.js';
import { readNumber, stateOf } from '../page/positions/address.js';
import { wireMoves } from '../page/positions/moves.js';
import { wireStage } from '../page/positions/stage.js';
import { arrangement, forwards } from '../page/positions/views.js';
import { wrongCaption } from '../page/positions/wrong.js';
import { PackageElement, asBoard, reflect } from './element.js';

/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('../page/positions/game.js').State} State */
/** @typedef {import('../page/positions.js').Context} Context */

/** Where nothing else is asked for: the classical array. */
const CLASSICAL = 518;

/** What the page's template says, for one that has no page. @param {Texts} texts @param {number} last */
const skeleton = ({ t }, last) => markup`<div class="explore">
<section class="hero" aria-label="${t('positions.heading')}"><div class="dial" part="number">
<button type="button" class="step" id="previous" aria-label="${t('number.previous')}"><span aria-hidden="true">‹</span></button>
<label class="visually-hidden" for="number">${t('number.label', { last })}</label><input type="text" class="big" id="number" inputmode="numeric" autocomplete="off" spellcheck="false" maxlength="12" aria-describedby="number-error">
<button type="button" class="step" id="next" aria-label="${t('number.next')}"><span aria-hidden="true">›</span></button></div>
<p class="error" id="number-error" role="alert" hidden></p>
<p class="slide"><label class="visually-hidden" for="slider">${t('number.slider')}</label><input type="range" id="slider" min="0" max="${last}"></p>
<p class="of">${t('number.of', { last })} · <button type="button" class="link" id="random">${t('number.random')}</button></p>
<div id="arrangement" part="arrangement"></div></section>
<section class="stage" aria-label="${t('board.section')}"><c960-board></c960-board>
<div class="row"><button type="button" id="flip">${t('board.flip')}</button><button type="button" id="undo">${t('board.undo')}</button><button type="button" id="redo">${t('board.redo')}</button><span class="turn" id="status"></span></div>
<form class="row typed" id="typed"><label for="typed-move">${t('typed.label')}</label><input type="text" id="typed-move" autocomplete="off" autocapitalize="off" spellcheck="false" placeholder="${t('typed.example')}"><button type="submit">${t('typed.play')}</button>
<span class="pair"><button type="button" id="castle-g" aria-label="${t('board.castle-g')}">O-O</button> <button type="button" id="castle-c" aria-label="${t('board.castle-c')}">O-O-O</button></span></form>
<div class="legend" id="legend" role="group" aria-label="${t('board.legend')}" hidden></div></section>
<div class="side"><div id="caption" part="caption"></div><section id="moves" part="moves" aria-label="${t('moves.title')}" hidden></section>
<section aria-labelledby="derive-title" part="derivation"><h2 id="derive-title"></h2><div id="forwards"></div></section></div></div>`;

/** What is said about a refused move. @param {Context} context */
function wireCaption({ texts, store, get, announce, board }) {
  const place = get('caption');
  const clear = () => store.set({ caption: null, by: 'move' });
  store.subscribe(({ caption }, before) => {
    if (caption === before.caption) return;
    render(place, caption ? captionMarkup(texts, caption, true) : markup``);
    if (caption) announce(captionSpoken(caption));
  });
  place.addEventListener('click', ({ target }) => {
    if (!(/** @type {Element} */ (target).closest('[data-do="clear"]'))) return;
    clear();
    board.focus();
  });
}

/**
 * The number: typed over, stepped, slid, or drawn at random.
 * @param {Context} context @returns {(typed: string | number) => boolean} goes to a number, or says that it is none
 */
function wireNumber({ c960, texts, store, get, announce }) {
  const { t } = texts;
  const field = /** @type {HTMLInputElement} */ (get('number'));
  const slider = /** @type {HTMLInputElement} */ (get('slider'));
  const error = get('number-error');
  const count = c960.startCount;

  /** @param {number} number @param {State['by']} by */
  function open(number, by) {
    store.set({ ...openStart(c960, number), by });
    announce(t('said.number', { number, letters: c960.startInfo(number).arrangement }));
  }

  /** @param {string | number} typed */
  function commit(typed) {
    const asked = readNumber(String(typed));
    if (asked !== null && asked < count) {
      open(asked, 'jump');
      return true;
    }
    const shown = store.get().number;
    const key = String(typed).trim() === '' ? 'number.empty' : 'error.bad-number';
    error.textContent = t(key, { typed: String(typed).slice(0, 20), last: count - 1, shown });
    error.hidden = false;
    field.setAttribute('aria-invalid', 'true');
    return false;
  }

  /** @param {number} by */
  const step = (by) => open((store.get().number + by + count) % count, 'step');

  function show() {
    const { number } = store.get();
    const info = c960.startInfo(number);
    error.hidden = true;
    field.removeAttribute('aria-invalid');
    field.value = slider.value = String(number);
    slider.setAttribute(
      'aria-valuetext',
      t('number.spoken', { number, letters: info.arrangement }),
    );
    render(get('arrangement'), arrangement(texts, info));
    get('derive-title').textContent = t('derive.title', { number });
    render(get('forwards'), forwards(texts, info));
  }

  /** By Enter: that the field has changed is told once more when it is left. @type {string | null} */
  let entered = null;
  field.addEventListener('input', () => {
    entered = null;
  });
  field.addEventListener('change', () => {
    if (field.value !== entered) commit(field.value);
  });
  field.addEventListener('focus', () => field.select());
  field.addEventListener('keydown', (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (by) step(by);
    else if (event.key === 'Enter') {
      commit(field.value);
      entered = field.value;
    } else if (event.key === 'Escape') show();
    else return;
    event.preventDefault();
  });
  get('previous').addEventListener('click', () => step(-1));
  get('next').addEventListener('click', () => step(1));
  slider.addEventListener('input', () => open(Number(slider.value), 'step'));
  get('random').addEventListener('click', () =>
    open(c960.randomStart({ exclude: [store.get().number] }), 'jump'),
  );
  store.subscribe(({ number, game }, before) => {
    if (number !== before.number || (game.ply === 0 && before.game !== game)) show();
  });
  show();
  return commit;
}

export class PackageExplorer extends PackageElement {
  /** @override */
  static observedAttributes = [
    'number',
    'fen',
    'moves',
    'orientation',
    'language',
    'theme',
    'site',
  ];
  /** @override */
  static page = 'positions/';
  /** @override */
  static css = explorer;

  /** @type {Context['store'] | null} */
  #store = null;
  /** @type {(typed: string | number) => boolean} */
  #go = () => true;

  /** The number that is shown. */
  get number() {
    return this.#store?.get().number ?? Number(this.getAttribute('number') ?? CLASSICAL);
  }

  set number(number) {
    const same = this.getAttribute('number') === String(number);
    this.setAttribute('number', String(number));
    // The attribute said so before; what is shown may have gone on.
    if (same && this.#store && this.number !== number) this.#goTo(String(number));
  }

  /** @param {string} asked */
  #goTo(asked) {
    if (!this.#go(asked)) this.#tellWrong('number', asked);
  }

  /** @param {string} name @param {string} value */
  #tellWrong(name, value) {
    this.tell('error', { code: 'bad-parameter', name, value });
  }

  /** What is on the board now; '' before it is there. */
  get position() {
    const state = this.#store?.get();
    return state ? current(state).fen : '';
  }

  /** @override @param {string} name */
  changed(name) {
    const value = this.getAttribute(name);
    if (name === 'number' && this.#store && value !== null && value !== 'random') this.#goTo(value);
    else if (name === 'orientation' && this.#store) {
      this.#store.set({ turned: value === 'black' });
    } else this.open();
  }

  /** @override */
  close() {
    super.close();
    this.#store = null;
  }

  /** @override @param {import('./element.js').Given} given */
  build({ c960, texts, place }) {
    place.innerHTML = skeleton(texts, c960.startCount - 1).text;
    const board = asBoard(place.querySelector('c960-board'));
    const turned = this.getAttribute('orientation') === 'black';
    const blank = /** @type {State} */ ({ ...openStart(c960, CLASSICAL), turned, by: 'url' });
    const { state, wrong } = stateOf(c960, blank, this.#search());
    const store = createStore(state);
    this.#store = store;
    /** @type {Context} */
    const context = {
      ...{ c960, texts, store, board },
      get: (id) => /** @type {HTMLElement} */ (place.querySelector(`#${id}`)),
      announce: (text) => board.announce(text),
    };
    wireStage(context);
    wireMoves(context);
    wireCaption(context);
    this.#go = wireNumber(context);
    store.subscribe((now, before) => this.#tellChange(c960, now, before));
    for (const one of wrong) {
      if (one.what === 'number') this.#go(one.text);
      else store.set({ caption: wrongCaption(texts, store.get(), one), by: 'url' });
      this.#tellWrong(one.what, one.text);
    }
  }

  /** The attributes as the query of the site's page. */
  #search() {
    const [number, fen, moves] = ['number', 'fen', 'moves'].map((name) => this.getAttribute(name));
    const params = new URLSearchParams();
    if (number) params.set('n', number);
    if (fen) params.set('fen', fen);
    if (moves) params.set('moves', moves);
    return `?${params}`;
  }

  /** @param {import('../lib/core.js').C960} c960 @param {State} now @param {State} before */
  #tellChange(c960, now, before) {
    const { number, game, caption } = now;
    if (number !== before.number) {
      this.tell('start', { number, arrangement: c960.startInfo(number).arrangement });
    }
    if (caption && caption !== before.caption) {
      this.tell('refused', { text: captionSpoken(caption) });
    }
    if (game === before.game || number !== before.number) return;
    const move = lastMove(now);
    this.tell('play', {
      fen: game.position.fen,
      moves: game.moves.map(({ uci }) => uci),
      ...{ uci: move?.uci ?? null, san: move?.san ?? null },
    });
  }
}

reflect(PackageExplorer, ['fen', 'moves', 'orientation', 'theme', 'site']);
