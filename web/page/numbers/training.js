// SPDX-License-Identifier: MIT
/** A round of number training: what is asked, what was answered, what is shown. */

import { carryState } from '../../lib/language.js';
import { saveProgress } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { readings, showSan } from '../../lib/notation.js';
import { newSeed } from '../../lib/seed.js';
import { KINDS, dueOf, expectedOf, wrongFields, wrongWhole } from './answers.js';
import { openHost } from './host.js';
import { placesOf, questionsOf, readAddress, stepsOf, writeAddress } from './questions.js';
import * as views from './views.js';
import { wire } from './wire.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./questions.js').Question} Question */
/** @typedef {import('./questions.js').Settings} Settings */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */
/** @typedef {{c960: C960, texts: Texts, root: HTMLElement, live: HTMLElement, progress: Progress}} Given */

export class Training {
  #given;
  #host;
  /** @type {Settings} */
  #settings;
  /** Of a link that was not used yet. @type {string | null} */
  #seed;
  /** The link of the round; '' where it repeats what was missed. */
  #link = '';
  /** @type {Question[]} */
  #questions = [];
  #at = 0;
  /** How many steps of the question are done. */
  #done = 0;
  /** Something in this question was wrong. */
  #failed = false;
  #hint = false;
  #told = false;
  /** Which questions so far were answered rightly. @type {boolean[]} */
  #marks = [];
  /** What was typed for this question. @type {string[]} */
  #said = [];
  /** The squares chosen on the rank, or the letters put there. @type {string[]} */
  #chosen = [];

  /** @param {Given} given @param {string} search */
  constructor(given, search) {
    this.#given = given;
    const { t } = given.texts;
    const { settings, seed, problems } = readAddress(search);
    this.#settings = settings;
    this.#seed = seed;
    const { root } = given;
    wire(root, {
      start: () => this.#start(),
      check: () => this.#check(),
      choose: (form) => this.#choose(form),
      typed: () => this.#typed(),
      entered: (field) => (this.#last = field),
      pressed: (button) => this.#act(button),
    });
    const said = problems.map(({ name, value, code }) =>
      t(`drill.problem.${code}`, { name, value }),
    );
    this.#host = openHost({
      begin: () => {
        const isThere = root.querySelector('.choices') !== null;
        if (isThere) this.#start();
        return isThere;
      },
      resume: (kept) => this.#resume(kept),
    });
    this.#setUp(said, false);
  }

  /** The field that digits go to. @type {HTMLInputElement | null} */
  #last = null;

  get #question() {
    return this.#questions[this.#at];
  }
  get #missed() {
    return this.#questions.filter((_, n) => this.#marks[n] === false);
  }
  /** How many questions the round has; null where it repeats what was missed. */
  get #of() {
    return this.#link ? this.#questions.length : null;
  }
  get #info() {
    return this.#given.c960.startInfo(this.#question.number);
  }
  get #steps() {
    return stepsOf(this.#info, this.#question.direction);
  }

  // --- Before a round ---------------------------------------------------------------------------------

  #due() {
    const { c960, progress } = this.#given;
    return dueOf(progress.due(), c960.startCount);
  }

  /** @param {readonly string[]} problems @param {boolean} focus */
  #setUp(problems, focus) {
    const { texts, root, progress } = this.#given;
    const { kinds } = progress.summary();
    const own = Object.values(KINDS).map((kind) => kinds[kind]);
    const asked = own.reduce((sum, count) => sum + (count?.answered ?? 0), 0);
    const right = own.reduce((sum, count) => sum + (count?.correct ?? 0), 0);
    const given = { settings: this.#settings, seed: this.#seed, problems };
    const due = this.#due().length;
    render(root, views.setupMarkup(texts, { ...given, due, asked, right }, progress));
    this.#address(this.#seed);
    if (focus) this.#focus('#begin');
  }

  /** @param {HTMLFormElement} form */
  #choose(form) {
    const { direction, how, count } = Object.fromEntries(new FormData(form));
    this.#settings = /** @type {Settings} */ ({ direction, how, count: Number(count) });
    const button = form.querySelector('#begin');
    const { t } = this.#given.texts;
    if (button) button.textContent = t('drill.begin', { count: this.#settings.count });
    this.#address(this.#seed);
  }

  #start() {
    const seed = this.#seed ?? newSeed();
    this.#seed = null;
    this.#address(seed);
    this.#link = writeAddress(this.#settings, seed);
    this.#begin(questionsOf(this.#given.c960, this.#settings, seed));
  }

  /** @param {Question[]} questions */
  #begin(questions) {
    this.#questions = questions;
    this.#at = 0;
    this.#marks = [];
    this.#ask();
  }

  /** Goes on with a round at the question that comes next. @param {import('./host.js').Kept} kept */
  #resume({ link, marks }) {
    const { settings, seed } = readAddress(link);
    if (seed === null || marks.length > settings.count) return false;
    this.#settings = settings;
    this.#seed = null;
    this.#link = link;
    this.#address(seed);
    this.#questions = questionsOf(this.#given.c960, settings, seed);
    this.#marks = [...marks];
    this.#at = marks.length;
    if (this.#at < settings.count) this.#ask();
    else this.#end();
    return true;
  }

  /** @param {string | null} seed */
  #address(seed) {
    const search = writeAddress(this.#settings, seed);
    if (location.search !== search) {
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    }
    carryState(search);
  }

  // --- A question -------------------------------------------------------------------------------------

  #ask() {
    this.#done = 0;
    this.#failed = false;
    this.#said = [];
    this.#open();
    this.#tellRound();
  }

  /** The next step, or the whole question. */
  #open() {
    this.#told = this.#hint = false;
    this.#chosen = [];
    this.#last = null;
    this.#draw(this.#form());
    this.#focus(this.#done > 0 ? 'h3' : 'h2');
  }

  #tellRound() {
    this.#host.asked(this.#link ? { link: this.#link, marks: this.#marks } : null);
  }

  get #atOnce() {
    return this.#settings.how === 'at-once';
  }

  #form() {
    const { c960, texts } = this.#given;
    const { direction } = this.#question;
    if (this.#atOnce) return views.wholeForm(texts, direction, c960.startCount - 1);
    const steps = this.#steps;
    const step = steps[this.#done];
    const hint = this.#hint ? placesOf(c960, this.#info, step.index) : null;
    return views.stepForm(texts, step, direction, {
      ...{ at: this.#done + 1, of: steps.length, hint },
    });
  }

  /** @param {import('../../lib/markup.js').Markup} below what is asked or told */
  #draw(below) {
    const { texts, root } = this.#given;
    const { t } = texts;
    const question = this.#question;
    const info = this.#info;
    const past = this.#atOnce ? [] : this.#steps.slice(0, this.#done);
    const which = t('drill.question', { number: this.#at + 1, count: this.#questions.length });
    render(
      root,
      markup`<div class="asked"><p class="eyebrow">${which}</p><h2 tabindex="-1">${views.askedText(texts, question, info)}</h2>
<div id="rank"></div>${views.pastSteps(texts, info, past, question.direction)}</div>
<div class="answering">${below}<p class="row end"><button type="button" class="link" data-do="stop">${t('drill.stop')}</button></p></div>`,
    );
    this.#drawRank();
  }

  #drawRank() {
    const { texts, root } = this.#given;
    const place = /** @type {HTMLElement} */ (root.querySelector('#rank'));
    render(place, views.rank(texts, this.#shown(), this.#rankState()));
  }

  #rankState() {
    const fixed = this.#told || this.#question.direction === 'to-number';
    return { fixed, chosen: this.#atOnce ? [this.#cursor()] : this.#chosen };
  }

  /** The pieces on the rank. */
  #shown() {
    const info = this.#info;
    if (this.#question.direction === 'to-number') return views.piecesOf(info.arrangement);
    if (this.#told) {
      const all = this.#atOnce || this.#done + 1 >= this.#steps.length;
      return all ? views.piecesOf(info.arrangement) : views.rankAfter(info, this.#done + 1);
    }
    return this.#atOnce ? views.piecesOf(this.#letters()) : views.rankAfter(info, this.#done);
  }

  /** What was typed, with English letters. */
  #letters() {
    const { texts } = this.#given;
    return readings(texts, (this.#field('whole')?.value ?? '').toUpperCase())[0];
  }

  /** Where the next piece goes. */
  #cursor() {
    return `${'abcdefgh'[this.#letters().length] ?? ''}1`;
  }

  #typed() {
    const squares = this.#field('squares');
    const files = squares?.value.toLowerCase().match(/[a-h](?=1|\b)/g) ?? [];
    if (squares) this.#chosen = files.map((file) => `${file}1`);
    this.#drawRank();
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement | null} */ (
      this.#given.root.querySelector(`[name="${name}"]`)
    );
  }

  // --- Answers ----------------------------------------------------------------------------------------

  #check() {
    const { texts } = this.#given;
    const { t } = texts;
    if (this.#told) return;
    const names = this.#atOnce ? ['whole'] : this.#steps[this.#done].fields.map(({ name }) => name);
    const empty = names.map((name) => this.#field(name)).find((one) => !one?.value.trim());
    if (empty) {
      const problem = /** @type {HTMLElement} */ (this.#given.root.querySelector('#problem'));
      problem.hidden = false;
      problem.textContent = t('numbers.empty');
      this.#given.root.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
      empty.ariaInvalid = 'true';
      return empty.focus();
    }
    const typed = names.map((name) => this.#field(name)?.value.trim() ?? '');
    const wrong = this.#atOnce
      ? wrongWhole(texts, this.#question, this.#info, typed[0], this.#letters())
      : wrongFields(texts, this.#steps[this.#done], typed);
    if (wrong.length > 0) this.#failed = true;
    this.#said.push(...typed);
    this.#told = true;
    const lastStep = this.#isLast();
    if (lastStep) this.#record();
    this.#tell(wrong, lastStep);
  }

  /** @param {string[]} wrong @param {boolean} lastStep */
  #tell(wrong, lastStep) {
    const { texts } = this.#given;
    const { direction } = this.#question;
    const lastQuestion = this.#at + 1 >= this.#questions.length;
    const key = !lastStep ? 'numbers.next-step' : lastQuestion ? 'drill.finish' : 'drill.next';
    const given = { wrong, next: texts.t(key) };
    this.#draw(
      this.#atOnce
        ? views.wholeAnswer(texts, this.#info, direction, given)
        : views.stepAnswer(texts, this.#info, this.#steps[this.#done], direction, given),
    );
    this.#focus('.verdict');
    this.#given.live.textContent = views.spokenAnswer(this.#given.root);
  }

  #record() {
    const question = this.#question;
    const correct = !this.#failed;
    const { texts } = this.#given;
    this.#marks.push(correct);
    const key = String(question.number);
    this.#given.progress.record({
      ...{ id: `${question.direction}-${key}`, key, kind: KINDS[question.direction] },
      ...{ categories: [], correct },
    });
    this.#host.answered({
      ...{ question, kind: KINDS[question.direction], response: this.#said },
      text: views.askedText(texts, question, this.#info),
      expected: expectedOf(question, this.#info, this.#atOnce),
      ...{ marks: this.#marks, of: this.#of },
    });
    this.#tellRound();
  }

  // --- Buttons ----------------------------------------------------------------------------------------

  /** @param {HTMLButtonElement | null} button */
  #act(button) {
    const { do: act, digit, square, piece } = button?.dataset ?? {};
    if (digit !== undefined) this.#type(digit);
    else if (square) this.#pick(square);
    else if (piece !== undefined) this.#put(piece);
    else if (act === 'hint') this.#showHint();
    else if (act === 'next') this.#next();
    else if (act === 'stop') this.#end();
    else if (act === 'save') saveProgress(this.#given.progress);
    else if (act === 'repeat') this.#repeat(this.#due());
    else if (act === 'repeat-missed') this.#repeat(this.#missed);
    else if (act === 'new') this.#setUp([], true);
  }

  /** @param {Question[]} questions */
  #repeat(questions) {
    this.#link = '';
    if (questions.length > 0) this.#begin(questions);
  }

  #next() {
    const more = !this.#atOnce && this.#done + 1 < this.#steps.length;
    if (more) {
      this.#done++;
      return this.#open();
    }
    if (this.#at + 1 >= this.#questions.length) return this.#end();
    this.#at++;
    this.#ask();
  }

  #end() {
    const { texts, root, progress } = this.#given;
    const asked = this.#marks.length;
    const missed = this.#missed.length;
    const given = { right: asked - missed, asked, missed, link: this.#link };
    render(root, views.summaryMarkup(texts, { ...given, kept: progress.problem === null }));
    this.#focus('h2');
    this.#host.ended({ marks: this.#marks, of: this.#of, link: this.#link });
  }

  #isLast() {
    return this.#atOnce || this.#done + 1 >= this.#steps.length;
  }

  /** The fields keep what is in them. */
  #showHint() {
    const values = this.#steps[this.#done].fields.map(({ name }) => this.#field(name)?.value ?? '');
    this.#hint = true;
    this.#draw(this.#form());
    this.#steps[this.#done].fields.forEach(({ name }, n) => {
      const field = this.#field(name);
      if (field) field.value = values[n];
    });
    this.#focus('#hint');
  }

  /** A digit of the keypad goes to the field last used, else to the first. @param {string} digit '' deletes */
  #type(digit) {
    const fields = /** @type {NodeListOf<HTMLInputElement>} */ (
      this.#given.root.querySelectorAll('[data-number]')
    );
    const all = Array.from(fields);
    const field = all.find((one) => one === this.#last) ?? all.find((one) => !one.value) ?? all[0];
    field.value = digit ? field.value + digit : field.value.slice(0, -1);
    this.#last = field;
    this.#given.live.textContent = field.value;
  }

  /** @param {string} square chosen on the rank */
  #pick(square) {
    const field = this.#field('squares');
    if (!field) return;
    const most = this.#steps[this.#done].fields.at(-1)?.answer.split(' ').length ?? 1;
    const without = this.#chosen.filter((one) => one !== square);
    const chosen = without.length < this.#chosen.length ? without : [...without, square];
    this.#chosen = chosen.slice(-most);
    field.value = this.#chosen.join(' ');
    this.#given.live.textContent = field.value || this.#given.texts.t('drill.no-square');
    this.#drawRank();
  }

  /** A piece for the next square. @param {string} letter English; '' takes the last one back */
  #put(letter) {
    const { texts, live } = this.#given;
    const field = this.#field('whole');
    if (!field) return;
    const shown = showSan(texts, letter);
    field.value = letter ? field.value + shown : field.value.slice(0, -1);
    live.textContent = field.value;
    this.#drawRank();
  }

  /** @param {string} selector */
  #focus(selector) {
    const target = /** @type {HTMLElement | null} */ (this.#given.root.querySelector(selector));
    target?.focus();
  }
}
