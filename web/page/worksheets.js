// SPDX-License-Identifier: MIT
/** The page of worksheets: what is on them, as it will be on paper. The address holds all of it, for printing again. */

import { choices, readChoices } from '../elements/c960-drill/setup.js';
import { roundOf } from '../lib/class/regrade.js';
import { isSeed } from '../lib/drill/settings.js';
import { carryState } from '../lib/language.js';
import { markup, render } from '../lib/markup.js';
import { newSeed } from '../lib/seed.js';
import { LAYOUT, MOST } from './worksheets/layout.js';
import { sheetMarkup } from './worksheets/sheet.js';
import { taskNamed, tasks } from './worksheets/tasks.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

const COUNTS = ['4', '6', '8', '10', '12', '20'];
/** @typedef {keyof typeof LAYOUT} Choice */
const LAYOUT_NAMES = /** @type {Choice[]} */ (Object.keys(LAYOUT));

/** @param {string} id */
const get = (id) => /** @type {any} */ (document.getElementById(id));

class Worksheets {
  #c960;
  #texts;
  #task = tasks[0];
  /** @type {any} */
  #settings = { ...tasks[0].defaultSettings(), count: 6 };
  #seed = newSeed();
  /** @type {Record<Choice, string>} */
  #layout = { columns: '2', paper: 'a4', solutions: '1' };

  /** @param {C960} c960 @param {Texts} texts */
  constructor(c960, texts) {
    this.#c960 = c960;
    this.#texts = texts;
    const problem = this.#readAddress(new URLSearchParams(location.search));
    this.#drawForm();
    this.#draw();
    this.#complain(problem ? texts.t('sheet.bad-address') : '');
    /** @param {string} id @param {string} type @param {(event: any) => void} act */
    const on = (id, type, act) => get(id).addEventListener(type, act);
    on('sheet-task', 'change', () => this.#chooseTask());
    on('sheet-form', 'submit', (event) => event.preventDefault());
    on('sheet-form', 'change', () => this.#choose());
    on('sheet-layout', 'change', () => this.#chooseLayout());
    on('sheet-seed', 'change', () => this.#chooseSeed());
    on('sheet-new', 'click', () => {
      this.#seed = newSeed();
      this.#draw();
      get('sheet-said').textContent = texts.t('sheet.new-said');
    });
    on('sheet-layout', 'submit', (event) => {
      event.preventDefault();
      window.print();
    });
  }

  /** @param {URLSearchParams} params @returns {boolean} whether something in it could not be read */
  #readAddress(params) {
    if (String(params) === '') return false;
    let wrong = false;
    for (const name of LAYOUT_NAMES) {
      const value = params.get(name);
      /** @type {readonly string[]} */
      const known = LAYOUT[name];
      if (value === null) continue;
      if (known.includes(value)) this.#layout[name] = value;
      else wrong = true;
    }
    const task = taskNamed(params.get('task') ?? tasks[0].name);
    if (!task) return true;
    const { settings, seed, problems } = task.parseSettings(params);
    this.#task = task;
    this.#settings = task.leavesSomething(this.#c960, settings) ? settings : task.defaultSettings();
    this.#seed = seed ?? this.#seed;
    const { count } = this.#settings;
    if (count === 'endless' || count > MOST) {
      this.#settings = { ...this.#settings, count: MOST };
      wrong = true;
    }
    return wrong || problems.length > 0 || !task.leavesSomething(this.#c960, settings);
  }

  #writeAddress() {
    const params = this.#task.writeSettings(this.#settings, this.#seed);
    params.set('task', this.#task.name);
    params.set('count', String(this.#settings.count));
    for (const name of LAYOUT_NAMES) {
      if (this.#layout[name] !== LAYOUT[name][0]) params.set(name, this.#layout[name]);
    }
    const search = `?${params}`;
    history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    carryState(search);
  }

  /** @param {string} text '' for nothing */
  #complain(text) {
    get('sheet-problem').hidden = text === '';
    get('sheet-problem').textContent = text;
  }

  #drawForm() {
    const { count } = this.#settings;
    const counts = [...new Set([...COUNTS, String(count)])].sort((a, b) => Number(a) - Number(b));
    get('sheet-task').value = this.#task.name;
    for (const name of LAYOUT_NAMES) {
      get('sheet-layout').elements[name].value = this.#layout[name];
    }
    render(
      get('sheet-form'),
      markup`<form class="choices">${choices(this.#texts, this.#task, this.#settings, counts)}</form>`,
    );
  }

  #draw() {
    this.#complain('');
    get('sheet-seed').value = this.#seed;
    get('sheet-seed').removeAttribute('aria-invalid');
    this.#writeAddress();
    const { t } = this.#texts;
    const state = this.#task.writeSettings(this.#settings, this.#seed).toString();
    const round = roundOf(this.#c960, this.#task, state);
    if (!round) return;
    const { columns, paper, solutions } = this.#layout;
    const sheet = {
      heading: t(this.#task.heading),
      questions: round.first(this.#settings.count),
      seed: this.#seed,
      ...{ columns, paper, solutions: solutions === '1' },
      // The code alone makes no sheet again: what was chosen stands in the address.
      address: location.href.replaceAll('%2C', ','),
    };
    render(get('sheet'), sheetMarkup(this.#c960, this.#texts, sheet));
  }

  #chooseTask() {
    const { count } = this.#settings;
    this.#task = taskNamed(get('sheet-task').value) ?? tasks[0];
    this.#settings = { ...this.#task.defaultSettings(), count };
    this.#drawForm();
    this.#draw();
  }

  #choose() {
    const chosen = readChoices(
      this.#texts,
      this.#task,
      this.#c960,
      get('sheet-form').firstElementChild,
    );
    if ('problem' in chosen) return this.#complain(chosen.problem);
    this.#settings = { ...this.#settings, ...chosen.settings };
    this.#draw();
  }

  #chooseLayout() {
    const data = new FormData(get('sheet-layout'));
    for (const name of LAYOUT_NAMES) this.#layout[name] = String(data.get(name));
    this.#draw();
  }

  #chooseSeed() {
    const text = get('sheet-seed').value.trim().toLowerCase();
    if (isSeed(text)) {
      this.#seed = text;
      return this.#draw();
    }
    get('sheet-seed').setAttribute('aria-invalid', 'true');
    this.#complain(this.#texts.t('sheet.bad-seed'));
  }
}

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  new Worksheets(c960, texts);
}
