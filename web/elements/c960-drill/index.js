// SPDX-License-Identifier: MIT
/*
 * <c960-drill>: rounds of questions. It asks, takes the answer by board, buttons, keys or typing,
 * explains it with the core's reasons, and counts. The page it is in must define <c960-board>.
 *
 * Attribute
 *   positions     the address of the page on which a question's game can be played on, if there is one
 *
 * start(given), once the rules are there. given:
 *   subject       what is asked: castling.js or promotion.js, beside this file
 *   c960, texts   the core, and the messages of the page's language
 *   progress      from lib/progress.js
 *   session       { read(), write(value) }: where a round is kept for a reload
 *   search        the page's query: settings, seed and version of a round
 *
 * Events, all bubbling
 *   c960-drill-link    { search, running }: the query that leads to what is shown; whether a round runs
 *   c960-drill-answer  { number, correct }: a question was answered, the first is number 1
 *   c960-drill-end     { right, asked }: the round is over
 *
 * It draws into itself (no shadow root), so that the page's styles hold.
 */
import { Drill } from './drill.js';

export class C960Drill extends HTMLElement {
  /** @type {AbortController | null} */
  #started = null;

  disconnectedCallback() {
    this.#started?.abort();
  }

  /** @param {import('./drill.js').Given} given */
  start(given) {
    this.#started?.abort();
    this.#started = new AbortController();
    new Drill(this, given, this.#started.signal);
  }
}

customElements.define('c960-drill', C960Drill);
