// SPDX-License-Identifier: MIT
/** What happens in the number training: before a round, in it, and after it. */

import { carryState } from '../../lib/language.js';
import { saveProgress } from '../../lib/give.js';
import { render } from '../../lib/markup.js';
import { newSeed } from '../../lib/seed.js';
import { KINDS, dueOf } from './answers.js';
import { Desk } from './desk.js';
import { openHost } from './host.js';
import { readAddress, writeAddress } from '../../lib/numbers/questions.js';
import { Round } from './round.js';
import * as views from './views.js';
import { wire } from './wire.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/numbers/questions.js').Question} Question */
/** @typedef {import('../../lib/numbers/questions.js').Settings} Settings */
/** @typedef {import('./round.js').Source} Source */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */
/** @typedef {{c960: C960, texts: Texts, root: HTMLElement, live: HTMLElement, progress: Progress}} Given */

export class Training {
  #given;
  #host;
  /** @type {Settings} */
  #settings;
  /** Of a link that was not used yet. @type {string | null} */
  #seed;
  /** That runs, or was left in its middle, or was the last one. @type {Round | null} */
  #round;
  /** @type {Desk | null} */
  #desk = null;

  /** @param {Given} given @param {string} search */
  constructor(given, search) {
    this.#given = given;
    const { c960, texts, root } = given;
    const { settings, seed, problems } = readAddress(search);
    this.#settings = settings;
    this.#seed = seed;
    wire(root, {
      start: () => this.#start(),
      check: () => this.#check(),
      choose: (form) => this.#choose(form),
      typed: () => this.#desk?.typed(),
      entered: (field) => this.#desk?.entered(field),
      pressed: (button) => this.#act(button),
    });
    this.#host = openHost({
      ...{ root, texts, search },
      begin: () => {
        const isThere = root.querySelector('.choices') !== null;
        if (isThere) this.#start();
        return isThere;
      },
      resume: (kept) => this.#resume(kept),
    });
    this.#round = Round.resume(c960, this.#host.kept);
    const link = this.#round?.source.link;
    if (search && (link === search || link === writeAddress(settings, seed))) {
      this.#seed = null;
      this.#go(false);
    } else {
      const said = problems.map(({ name, value, code }) =>
        code === 'bad-count'
          ? texts.t('numbers.bad-count', { value })
          : texts.t(`drill.problem.${code}`, { name, value }),
      );
      this.#setUp(said, false);
    }
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
    const number = this.#round && !this.#round.isDone ? this.#round.number : 0;
    const given = { settings: this.#settings, seed: this.#seed, problems, number };
    const due = this.#due().length;
    render(root, views.setupMarkup(texts, { ...given, due, asked, right }, progress));
    this.#turn(writeAddress(this.#settings, this.#seed), false);
    if (focus) this.#focus('#begin');
  }

  /** @param {HTMLFormElement} form */
  #choose(form) {
    const { direction, how, count } = Object.fromEntries(new FormData(form));
    this.#settings = /** @type {Settings} */ ({ direction, how, count: Number(count) });
    const button = form.querySelector('#begin');
    const { t } = this.#given.texts;
    if (button) button.textContent = t('drill.begin', { count: this.#settings.count });
    this.#turn(writeAddress(this.#settings, this.#seed), false);
  }

  #start() {
    const seed = this.#seed ?? newSeed();
    this.#seed = null;
    this.#begin({ link: writeAddress(this.#settings, seed) });
  }

  /** @param {Source} source */
  #begin(source) {
    this.#round = new Round(this.#given.c960, source);
    this.#go();
  }

  /** What a host kept. @param {unknown} kept */
  #resume(kept) {
    const round = Round.resume(this.#given.c960, kept);
    if (!round) return false;
    this.#round = round;
    this.#settings = round.settings;
    this.#seed = null;
    if (round.isOver) this.#end();
    else this.#go();
    return true;
  }

  /** What is shown has this address. @param {string} search @param {boolean} running */
  #turn(search, running) {
    if (location.search !== search) {
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    }
    carryState(search);
    this.#host.turned(search, running);
  }

  // --- In a round -------------------------------------------------------------------------------------

  /** Shows where the round is. @param {boolean} [focus] */
  #go(focus = true) {
    const round = this.#round;
    if (!round) return;
    this.#host.keep(round.keep());
    this.#desk = new Desk(this.#given, round);
    this.#desk.show(focus);
    this.#turn(round.source.link, true);
  }

  #check() {
    const round = this.#round;
    const typed = round?.told ? null : this.#desk?.read();
    if (!round || !typed) return;
    round.answer(typed);
    this.#host.checked();
    if (round.isAnswered) this.#record(round);
    this.#go();
  }

  /** @param {Round} round */
  #record({ question, info, marks, of, said, expected }) {
    const { texts, progress } = this.#given;
    const key = String(question.number);
    const kind = KINDS[question.direction];
    progress.record({
      ...{ id: `${question.direction}-${key}`, key, kind },
      ...{ categories: [], correct: marks[marks.length - 1] },
    });
    const text = views.askedText(texts, question, info);
    this.#host.answered({ question, kind, text, response: said, expected, marks, of });
  }

  #next() {
    const round = this.#round;
    round?.next();
    if (round?.isOver) this.#end();
    else this.#go();
  }

  #end() {
    const round = this.#round;
    if (!round) return;
    const { texts, root, progress } = this.#given;
    round.isDone = true;
    const { source, marks, of, missed } = round;
    const link = source.questions ? '' : source.link;
    const asked = marks.length;
    const given = { right: asked - missed.length, asked, missed: missed.length, link };
    render(root, views.summaryMarkup(texts, { ...given, kept: progress.problem === null }));
    this.#host.turned(source.link, false);
    this.#host.ended({ marks, of, link });
    this.#focus('h2');
  }

  // --- Buttons ----------------------------------------------------------------------------------------

  /** @param {HTMLButtonElement | null} button */
  #act(button) {
    const { do: act, digit, square, piece } = button?.dataset ?? {};
    const { progress } = this.#given;
    if (digit !== undefined) this.#desk?.type(digit);
    else if (square) this.#desk?.pick(square);
    else if (piece !== undefined) this.#desk?.put(piece);
    else if (act === 'hint') this.#desk?.hint();
    else if (act === 'next') this.#next();
    else if (act === 'stop') this.#end();
    else if (act === 'continue') this.#go();
    else if (act === 'save') saveProgress(progress);
    else if (act === 'repeat') this.#repeat(this.#due());
    else if (act === 'repeat-missed') this.#repeat(this.#round?.missed ?? []);
    else if (act === 'again' && this.#round) this.#begin(this.#round.source);
    else if (act === 'new') this.#setUp([], true);
  }

  /** @param {readonly Question[]} questions */
  #repeat(questions) {
    // Never an empty address: a reload has to find the round.
    const link = writeAddress(this.#settings, null) || `?count=${this.#settings.count}`;
    if (questions.length > 0) this.#begin({ link, questions });
  }

  /** @param {string} selector */
  #focus(selector) {
    const target = /** @type {HTMLElement | null} */ (this.#given.root.querySelector(selector));
    target?.focus();
  }
}
