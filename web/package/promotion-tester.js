// SPDX-License-Identifier: MIT
/** <c960-promotion-tester>: any position's promotions, all four results side by side, or why there is none. */

import { promotionTester } from 'built:styles';
import { samples } from '../lessons/promotion.js';
import { isCoreError } from '../lib/errors.js';
import { markup } from '../lib/markup.js';
import { positionInLink, readLink } from '../page/promotion/address.js';
import { wireTester } from '../page/promotion/tester.js';
import { PackageElement, asBoard, reflect } from './element.js';

/** @typedef {import('../lib/texts.js').Texts} Texts */

/** What the page's template says, for one that has no page. @param {Texts} texts */
const skeleton = ({
  t,
}) => markup`<section class="scene" id="any" aria-label="${t('promotion.any.title')}">
<div class="stage"><c960-board></c960-board>
<div class="palette" role="group" aria-label="${t('promotion.palette')}"></div>
<div class="legend" role="group" aria-label="${t('board.legend')}"></div></div>
<div class="words"><p class="row samples">${samples.map(({ id, fen }) => markup`<button type="button" class="quiet" data-sample="${fen}">${t(`promotion.sample.${id}`)}</button>`)}</p>
<p class="row"><button type="button" data-do="clear">${t('promotion.clear')}</button><button type="button" data-do="turn"></button></p>
<form class="row typed"><label for="any-fen">FEN</label><input id="any-fen" type="text" autocomplete="off" autocapitalize="off" spellcheck="false"><button type="submit">${t('fen.show')}</button></form>
<div class="told" id="any-told" part="told"></div><div class="ways row" id="any-ways"></div></div>
<div class="across" id="any-results" part="results"></div></section>`;

/** @param {import('../lib/core.js').C960} c960 @param {string} fen */
function isFen(c960, fen) {
  try {
    c960.parseFen(fen);
    return true;
  } catch (error) {
    if (isCoreError(error)) return false;
    throw error;
  }
}

export class PackagePromotionTester extends PackageElement {
  /** @override */
  static observedAttributes = ['fen', 'move', 'language', 'theme', 'site'];
  /** @override */
  static page = 'promotion/test/';
  /** @override */
  static css = promotionTester;

  /** What is on the board, as the query of the site's page. */
  #state = '';

  /** What is on the board, as the query of the site's page. */
  get state() {
    return this.#state;
  }

  /** @override @param {import('./element.js').Given} given */
  build({ c960, texts, place }) {
    place.innerHTML = skeleton(texts).text;
    const [fen, move] = ['fen', 'move'].map((name) => this.getAttribute(name));
    const search = fen ? positionInLink(fen, move ?? '') : move ? `?move=${move}` : '';
    /** As it begins, one may be shown after the other: only the last is told. @type {string | null} */
    let first = '';
    wireTester({
      ...{ c960, texts },
      board: asBoard(place.querySelector('c960-board')),
      section: /** @type {HTMLElement} */ (place.querySelector('section')),
      place: {
        search,
        write: (state) => {
          if (first === null) this.#write(state);
          else first = state;
        },
      },
    });
    const shown = first;
    first = null;
    this.#write(shown);
    this.#tellWrong(c960, readLink(shown).move);
  }

  /** What of the attributes cannot be shown. @param {import('../lib/core.js').C960} c960 @param {string} shown  the move that is */
  #tellWrong(c960, shown) {
    const [fen, move] = ['fen', 'move'].map((name) => this.getAttribute(name));
    const tell = (/** @type {string} */ name, /** @type {string} */ value) =>
      this.tell('error', { code: 'bad-parameter', name, value });
    if (fen && !isFen(c960, fen)) tell('fen', fen);
    else if (move && readLink(`?move=${move}`).move !== shown) tell('move', move);
  }

  /** @param {string} state */
  #write(state) {
    if (state.slice(1) === this.#state) return;
    this.#state = state.slice(1);
    const { fen, move } = readLink(state);
    this.tell('position', { fen, move: move || null, state: this.#state });
  }
}

reflect(PackagePromotionTester, ['fen', 'move', 'theme', 'site']);
