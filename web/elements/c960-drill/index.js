// SPDX-License-Identifier: MIT
/*
 * <c960-drill>: rounds of castling questions. It asks, takes the answer by board, buttons, keys or typing,
 * explains it with the core's reasons, and counts. The page it is in must define <c960-board>.
 *
 * start(given) once, when the rules are there. given:
 *   c960, texts   the core, and the messages of the page's language
 *   progress      from lib/progress.js
 *   session       { read(), write(value) }: where a round is kept for a reload
 *   search        the page's query: settings, seed and version of a round
 *
 * Events, all bubbling
 *   c960-drill-link    { search, running }: the query that leads to what is shown; a round is running
 *   c960-drill-answer  { number, correct }: a question was answered, the first is number 1
 *   c960-drill-end     { right, asked }: the round is over
 *
 * It draws into itself (no shadow root), so that the page's styles hold.
 */
import {
  briefOf,
  canonicalKey,
  defaultSettings,
  parseSettings,
  questionOf,
  writeSettings,
} from '../../lib/drill/index.js';
import { copyField, saveFile } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { captionSpoken } from '../../lib/reasons.js';
import { Desk } from './desk.js';
import { Round } from './round.js';
import { beginText, readChoices, setupMarkup } from './setup.js';
import { summaryMarkup } from './summary.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */
/** @typedef {import('../../lib/drill/vocabulary.js').Settings} Settings */
/** @typedef {import('./round.js').Source} Source */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */
/** @typedef {{read: () => unknown, write: (value: unknown) => void}} Session */
/** @typedef {{c960: C960, texts: Texts, progress: Progress, session: Session, search: string}} Given */

/** A seed for a new round: eight letters and digits. */
const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => (n % 36).toString(36)).join('');

export class C960Drill extends HTMLElement {
  /** @type {AbortController | null} */
  #connected = null;
  /** @type {Given} */
  #given = /** @type {any} */ (null);
  /** @type {Desk} */
  #desk = /** @type {any} */ (null);
  /** @type {Settings} */
  #settings = /** @type {any} */ (null);
  /** The seed of a link that was not used yet. @type {string | null} */
  #seed = null;
  /** @type {string[]} what is wrong with the link */
  #problems = [];
  /** What is wrong with the choices. */
  #problem = '';
  /** @type {Round | null} */
  #round = null;
  /** @type {HTMLElement} */
  #screen = /** @type {any} */ (null);

  disconnectedCallback() {
    this.#connected?.abort();
    this.#connected = null;
  }

  /** @param {Given} given */
  start(given) {
    this.#connected?.abort();
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    this.#given = given;
    const { c960, texts, session, search } = given;
    this.innerHTML = '<div class="screen"></div><div class="desk explore" hidden></div><div class="visually-hidden" role="status"></div>';
    const [screen, desk] = /** @type {any} */ (this.children);
    this.#screen = screen;
    this.#desk = new Desk({ c960, texts, root: desk, signal, respond: (response) => this.#answer(response) });
    this.addEventListener('click', (event) => this.#onClick(event), { signal });
    this.addEventListener('submit', (event) => this.#onSubmit(event), { signal });
    this.addEventListener('change', (event) => this.#onChange(event), { signal });
    const asked = parseSettings(new URLSearchParams(search));
    this.#settings = asked.settings;
    const gone = asked.problems.some(({ code }) => code === 'version-gone');
    this.#seed = gone ? null : asked.seed;
    this.#problems = asked.problems.map(({ code, name, value }) => texts.t(`drill.problem.${code}`, { name, value }));
    const kept = Round.resume(c960, session.read());
    const link = writeSettings(this.#settings, this.#seed).toString();
    if (search && kept?.source.link === link) this.#run(kept, false);
    else {
      this.#round = kept;
      this.#setUp(false);
    }
  }

  /** @param {string} text */
  #say(text) {
    const live = this.lastElementChild;
    if (live) live.textContent = text;
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail) {
    this.dispatchEvent(new CustomEvent(`c960-drill-${name}`, { detail, bubbles: true }));
  }

  #link() {
    const running = !this.#desk.hidden && this.#round ? this.#round.source.link : '';
    const chosen = writeSettings(this.#settings, this.#seed).toString();
    const plain = writeSettings(defaultSettings(), null).toString();
    const search = running || (chosen === plain ? '' : chosen);
    this.#emit('link', { search: search && `?${search}`, running: running !== '' });
  }

  /** @param {boolean} [focus] */
  #setUp(focus = true) {
    const { texts, progress } = this.#given;
    this.#desk.hidden = true;
    this.#problem = '';
    const number = this.#round && !this.#round.isDone ? this.#round.number : 0;
    const given = { settings: this.#settings, seed: this.#seed, problems: this.#problems, number };
    render(this.#screen, setupMarkup(texts, given, progress));
    this.#screen.hidden = false;
    if (focus) document.getElementById('drill-begin')?.focus();
    this.#link();
  }

  /** Begins a round. @param {Source} source */
  #begin(source) {
    const round = new Round(this.#given.c960, source);
    round.next();
    this.#run(round);
  }

  #beginSeed(seed = this.#seed ?? newSeed()) {
    this.#seed = seed;
    this.#begin({ link: writeSettings(this.#settings, seed).toString() });
  }

  /** @param {Round} round @param {boolean} [focus] */
  #run(round, focus = true) {
    this.#round = round;
    this.#screen.hidden = true;
    this.#desk.hidden = false;
    this.#problems = [];
    this.#show(focus);
    if (focus) this.scrollIntoView({ block: 'start' });
    this.#link();
  }

  /** @param {boolean} [focus] */
  #show(focus = true) {
    const round = this.#round;
    if (!round) return;
    this.#keep();
    const caption = this.#desk.show(round, focus);
    if (caption) this.#say(captionSpoken(caption));
  }

  #keep() {
    this.#given.session.write(this.#round?.keep() ?? null);
  }

  /** @param {Response} response */
  #answer(response) {
    const round = this.#round;
    if (!round?.question || round.grade) return;
    const counts = round.answer(response);
    if (!counts || !round.grade) return this.#show();
    const { question, source, number } = round;
    const { correct } = /** @type {import('../../lib/drill/grade.js').Grade} */ (round.grade);
    const { id = `repeated-${number}`, kind, categories } = question;
    this.#given.progress.record({
      id,
      key: canonicalKey(question),
      kind,
      categories,
      correct,
      seedLink: source.briefs ? '' : source.link,
      brief: JSON.stringify(briefOf(question)),
    });
    this.#emit('answer', { number, correct });
    this.#show();
  }

  #end() {
    const round = this.#round;
    if (!round) return;
    const { texts, progress } = this.#given;
    round.end();
    this.#keep();
    this.#desk.hidden = true;
    this.#screen.hidden = false;
    const url = new URL(`?${round.source.link}#${this.closest('[id]')?.id ?? ''}`, document.baseURI);
    render(this.#screen, summaryMarkup(texts, round, round.source.briefs ? '' : url.href, progress.problem));
    const right = round.results.filter(({ correct }) => correct).length;
    this.#emit('end', { right, asked: round.results.length });
    this.#focus('h3');
  }

  /** @param {string} selector */
  #focus(selector) {
    const target = this.querySelector(selector);
    if (target instanceof HTMLElement) target.focus();
  }

  /** What the buttons of the screens do, by `data-do`. @type {Record<string, () => void>} */
  #acts = {
    continue: () => this.#round && this.#run(this.#round),
    repeat: () => this.#repeat(this.#given.progress.due().map(({ brief }) => brief)),
    'repeat-missed': () => this.#repeat(this.#round?.missed.map((brief) => JSON.stringify(brief)) ?? []),
    again: () => this.#round && this.#begin(this.#round.source),
    new: () => {
      this.#seed = null;
      this.#setUp();
    },
    next: () => {
      if (this.#round?.isOver) return this.#end();
      this.#round?.next();
      this.#show();
    },
    retry: () => {
      this.#round?.retry();
      this.#show();
    },
    stop: () => this.#end(),
    export: () => saveFile('c960-progress.json', 'application/json', this.#given.progress.export()),
    import: () => /** @type {HTMLInputElement | null} */ (this.querySelector('[type="file"]'))?.click(),
    erase: () => this.#ask(),
    'erase-no': () => this.#setUp(),
    'erase-yes': () => {
      this.#given.progress.erase();
      this.#told('drill.erased');
    },
  };

  /** Questions that were missed, each by its brief as text. @param {readonly string[]} briefs */
  #repeat(briefs) {
    const { c960 } = this.#given;
    const read = briefs.flatMap((text) => {
      try {
        const brief = JSON.parse(text);
        return questionOf(c960, brief) ? [brief] : [];
      } catch {
        return [];
      }
    });
    if (read.length > 0) this.#begin({ link: writeSettings(this.#settings, null).toString(), briefs: read });
  }

  /** Asks before everything is erased. */
  #ask() {
    const { t } = this.#given.texts;
    const place = this.querySelector('.progress .row');
    if (!place) return;
    render(place, markup`<b>${t('drill.erase-sure')}</b> <button type="button" class="quiet" data-do="erase-yes">${t('drill.erase-yes')}</button>
<button type="button" class="quiet" data-do="erase-no">${t('drill.erase-no')}</button>`);
    this.#focus('[data-do="erase-no"]');
  }

  /** @param {'drill.erased' | 'drill.imported' | 'drill.import-bad'} key */
  #told(key) {
    const text = this.#given.texts.t(key);
    this.#problems = [text];
    this.#setUp();
    this.#problems = [];
    this.#say(text);
  }

  /** @param {Event} event */
  #onClick({ target }) {
    const button = /** @type {Element} */ (target).closest('button');
    if (!button) return;
    const { do: act = '', copy } = button.dataset;
    if (copy) {
      const field = this.querySelector('input[readonly]');
      if (field instanceof HTMLInputElement) copyField(this.#given.texts, field, button).then((said) => this.#say(said));
    } else this.#acts[act]?.();
  }

  /** @param {SubmitEvent} event */
  #onSubmit(event) {
    event.preventDefault();
    if (this.#desk.hidden && !this.#problem) this.#beginSeed();
  }

  /** @param {Event} event */
  async #onChange({ target }) {
    const { c960, texts, progress } = this.#given;
    if (!(target instanceof HTMLInputElement) || !this.#desk.hidden) return;
    if (target.files) {
      const text = await target.files[0]?.text();
      if (text !== undefined) this.#told(progress.import(text).ok ? 'drill.imported' : 'drill.import-bad');
      return;
    }
    const form = target.form;
    if (!form) return;
    const read = readChoices(texts, c960, form);
    this.#problem = 'problem' in read ? read.problem : '';
    if ('settings' in read) this.#settings = read.settings;
    const begin = form.querySelector('#drill-begin');
    const problem = form.querySelector('#drill-problem');
    if (!begin || !(problem instanceof HTMLElement)) return;
    begin.textContent = beginText(texts, this.#settings);
    begin.setAttribute('aria-disabled', String(this.#problem !== ''));
    problem.textContent = this.#problem;
    problem.hidden = this.#problem === '';
    this.#link();
  }
}

customElements.define('c960-drill', C960Drill);
