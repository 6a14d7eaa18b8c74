// SPDX-License-Identifier: MIT
/** Makes the link of a class. */

import { choices, readChoices } from '../../elements/c960-drill/setup.js';
import { roundOf } from '../../lib/class/regrade.js';
import { copyField } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { newSeed } from '../../lib/seed.js';
import { drillNamed, drills } from './drills.js';
import { keyOf, linkOf, readLink } from './link.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./drills.js').Drill} Drill */
/** @typedef {{read: () => unknown, write: (value: unknown) => void}} Value */

/** How many questions are offered. */
const COUNTS = ['5', '10', '15', '20', '30'];

/** @param {string} id */
const get = (id) => /** @type {any} */ (document.getElementById(id));

/** Shows what is wrong, or nothing. @param {HTMLElement} place @param {string} text */
function complain(place, text) {
  place.hidden = text === '';
  place.textContent = text;
}

export class Maker {
  #c960;
  #texts;
  #kept;
  /** @type {Drill} */
  #drill = drills[0];
  /** @type {any} */
  #settings = this.#drill.defaultSettings();
  #seed = newSeed();

  /** @param {C960} c960 @param {Texts} texts @param {Value} kept */
  constructor(c960, texts, kept) {
    this.#c960 = c960;
    this.#texts = texts;
    this.#kept = kept;
    const { drill, state, language } = /** @type {any} */ (kept.read() ?? {});
    const before = drillNamed(String(drill));
    if (before) this.#take(before, String(state));
    this.#speak(language);
    this.#draw();
    /** @param {string} id @param {string} type @param {(event: any) => void} act */
    const on = (id, type, act) => get(id).addEventListener(type, act);
    on('class-drill', 'change', () => this.#chooseDrill());
    on('make', 'submit', (event) => event.preventDefault());
    on('make', 'change', () => this.#choose());
    on('class-language', 'change', () => this.#drawLink());
    on('class-link', 'change', () => this.#read());
    on('class-new', 'click', () => this.#renew());
    on('class-copy', 'click', async () => {
      get('class-said').textContent = await copyField(texts, get('class-link'), get('class-copy'));
    });
  }

  get #state() {
    return this.#drill.writeSettings(this.#settings, this.#seed).toString();
  }

  /** @param {unknown} language of the link, if there is such a one */
  #speak(language) {
    const field = /** @type {HTMLSelectElement} */ (get('class-language'));
    const codes = Array.from(field.options, ({ value }) => value);
    if (codes.includes(String(language))) field.value = String(language);
  }

  /**
   * Takes over what a link holds.
   * @param {Drill} drill @param {string} state @returns {boolean} whether it holds questions, and an end of them
   */
  #take(drill, state) {
    const round = roundOf(this.#c960, drill, state);
    if (!round || round.count === 0) return false;
    [this.#drill, this.#settings, this.#seed] = [drill, round.settings, round.seed];
    return true;
  }

  #draw() {
    const { count } = this.#settings;
    const counts = [...new Set([...COUNTS, String(count)])].sort((a, b) => Number(a) - Number(b));
    get('class-drill').value = this.#drill.name;
    render(
      get('make'),
      markup`<form class="choices">${choices(this.#texts, this.#drill, this.#settings, counts)}</form>`,
    );
    complain(get('class-problem'), '');
    this.#drawLink();
  }

  #drawLink() {
    const language = get('class-language').value;
    const link = linkOf(document.baseURI, language, this.#drill.name, this.#state);
    get('class-link').value = link;
    get('class-link').removeAttribute('aria-invalid');
    complain(get('class-link-error'), '');
    get('class-open').href = link;
    get('class-key').href = keyOf(this.#drill.name, this.#state);
    this.#kept.write({ drill: this.#drill.name, state: this.#state, language });
  }

  #chooseDrill() {
    const { count } = this.#settings;
    const drill = drillNamed(get('class-drill').value) ?? drills[0];
    const standard = drill.defaultSettings();
    this.#drill = drill;
    this.#settings = standard;
    // Not every drill has as many questions.
    this.#take(drill, drill.writeSettings({ ...standard, count }, this.#seed).toString());
    this.#draw();
  }

  #choose() {
    const chosen = readChoices(this.#texts, this.#drill, this.#c960, get('make').firstElementChild);
    if ('settings' in chosen) {
      this.#settings = chosen.settings;
      this.#drawLink();
    }
    complain(get('class-problem'), 'problem' in chosen ? chosen.problem : '');
  }

  /** What was pasted in place of the link. */
  #read() {
    const link = readLink(get('class-link').value);
    if (link && this.#take(link.drill, link.state)) {
      this.#speak(link.language);
      this.#draw();
      return;
    }
    get('class-link').setAttribute('aria-invalid', 'true');
    complain(get('class-link-error'), this.#texts.t('class.no-link'));
  }

  #renew() {
    this.#seed = newSeed();
    this.#drawLink();
    get('class-said').textContent = this.#texts.t('class.new-said');
  }
}
