// SPDX-License-Identifier: MIT
/**
 * The board of the package: the site's, with words in the language around it, and able to show a position by its FEN.
 * It still knows no chess: a move is shown when the page shows it.
 */

import { C960Board } from '../elements/c960-board/index.js';
import { boardStrings } from '../lib/board-words.js';
import { adoptEarly } from './early.js';
import { languageAround } from './language.js';
import { textsIn, theCore } from './load.js';

/** @typedef {import('../elements/c960-board/types.js').Strings} Strings */

/** Besides those that the site's board itself looks after. */
const EARLY = ['fen', 'language', 'orientation', 'readonly', 'picking', 'movable'];

export class PackageBoard extends C960Board {
  /** @override */
  static observedAttributes = [...C960Board.observedAttributes, 'fen', 'language'];

  /** The page has given words of its own. */
  #own = false;
  /** The FEN that was asked for last. @type {string | null} */
  #asked = null;

  /** @override */
  connectedCallback() {
    adoptEarly(this, EARLY);
    super.connectedCallback();
    this.#speak();
    this.#place();
  }

  /** @override @param {string} [name] @param {string | null} [before] @param {string | null} [value] */
  attributeChangedCallback(name, before, value) {
    super.attributeChangedCallback();
    if (before === value || !this.isConnected) return;
    if (name === 'language') this.#speak();
    if (name === 'fen') this.#place();
  }

  /** @override */
  get strings() {
    return super.strings;
  }

  /** @override */
  set strings(strings) {
    this.#own = true;
    super.strings = strings;
  }

  get language() {
    return this.getAttribute('language') ?? '';
  }

  set language(language) {
    this.setAttribute('language', language);
  }

  get fen() {
    return this.getAttribute('fen');
  }

  set fen(fen) {
    if (fen === null || fen === undefined) this.removeAttribute('fen');
    else this.setAttribute('fen', fen);
  }

  async #speak() {
    // A board inside another element is given its words in the same moment.
    await null;
    if (this.#own || !this.isConnected) return;
    const code = languageAround(this);
    try {
      const texts = await textsIn(code);
      if (this.#own || languageAround(this) !== code) return;
      super.strings = /** @type {Strings} */ (boardStrings(texts));
    } catch (error) {
      this.#fail(error);
    }
  }

  async #place() {
    const { fen } = this;
    // As an element is defined, it is told of its attributes and of its place.
    if (fen === this.#asked) return;
    this.#asked = fen;
    if (fen === null) return;
    try {
      const c960 = await theCore();
      if (this.#asked === fen) this.pieces = c960.parseFen(fen).pieces();
    } catch (error) {
      if (this.#asked !== fen) return;
      this.#asked = null;
      this.#fail(error);
    }
  }

  /** @param {unknown} error */
  #fail(error) {
    const { code = 'load-failed' } = /** @type {{code?: string}} */ (error);
    const detail = { code, error };
    this.dispatchEvent(new CustomEvent('c960-error', { detail, bubbles: true, composed: true }));
  }
}

/** What other elements are made of is defined with them. */
export function defineBoard() {
  if (!customElements.get('c960-board'))
    globalThis.customElements.define('c960-board', PackageBoard);
}
