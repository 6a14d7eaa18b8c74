// SPDX-License-Identifier: MIT
/** Where a question of the number training is asked and answered: the rank, the fields, and what is told. */

import { markup, render } from '../../lib/markup.js';
import { readings, showSan } from '../../lib/notation.js';
import { wrongFields, wrongWhole } from './answers.js';
import { placesOf } from '../../lib/numbers/questions.js';
import * as views from './views.js';

/** @typedef {import('./training.js').Given} Given */
/** @typedef {import('./round.js').Round} Round */

export class Desk {
  #given;
  /** @type {Round} */
  #round;
  /** The places are shown for which digits stand. */
  #hint = false;
  /** The squares chosen on the rank. @type {string[]} */
  #chosen = [];
  /** The field that digits go to. @type {HTMLInputElement | null} */
  #last = null;

  /** @param {Given} given @param {Round} round */
  constructor(given, round) {
    this.#given = given;
    this.#round = round;
  }

  /** Where the round is now. @param {boolean} focus */
  show(focus) {
    const round = this.#round;
    this.#hint = false;
    this.#chosen = [];
    this.#last = null;
    this.#draw(round.told ? this.#answer() : this.#form());
    if (!focus) return;
    this.#focus(round.told ? '.verdict' : round.at > 0 ? 'h3' : 'h2');
    if (round.told) this.#given.live.textContent = views.spokenAnswer(this.#given.root);
  }

  /** What is in the fields of the step, with English letters; null where one is empty, which is said. */
  read() {
    const { texts, root } = this.#given;
    const fields = this.#fields();
    const empty = fields.find((one) => !one.value.trim());
    if (!empty) {
      return this.#round.fields.map(({ name }, n) =>
        name === 'letters' ? this.#letters() : fields[n].value.trim(),
      );
    }
    const problem = /** @type {HTMLElement} */ (root.querySelector('#problem'));
    problem.hidden = false;
    problem.textContent = texts.t('numbers.empty');
    root.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
    empty.ariaInvalid = 'true';
    empty.focus();
    return null;
  }

  // --- What is shown ----------------------------------------------------------------------------------

  #form() {
    const { c960, texts } = this.#given;
    const { atOnce, question, steps, at, info } = this.#round;
    const { direction } = question;
    if (atOnce) return views.wholeForm(texts, direction, c960.startCount - 1);
    const step = steps[at];
    const hint = this.#hint ? placesOf(c960, info, step.index) : null;
    return views.stepForm(texts, step, direction, { at: at + 1, of: steps.length, hint });
  }

  /** What is right, and the way on. */
  #answer() {
    const { texts } = this.#given;
    const { t } = texts;
    const { atOnce, question, questions, steps, at, info, fields, typed } = this.#round;
    const { direction } = question;
    const last = this.#round.number >= questions.length;
    const next = t(
      !this.#round.isLastStep ? 'numbers.next-step' : last ? 'drill.finish' : 'drill.next',
    );
    if (atOnce) {
      const wrong = wrongWhole(texts, fields[0], typed[0]);
      return views.wholeAnswer(texts, info, direction, { wrong, next });
    }
    const wrong = wrongFields(texts, steps[at], typed);
    return views.stepAnswer(texts, info, steps[at], direction, { wrong, next });
  }

  /** @param {import('../../lib/markup.js').Markup} below what is asked or told */
  #draw(below) {
    const { texts, root } = this.#given;
    const { t } = texts;
    const { atOnce, question, questions, number, steps, at, info } = this.#round;
    const past = atOnce ? [] : steps.slice(0, at);
    const which = t('drill.question', { number, count: questions.length });
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
    const { told, question, atOnce } = this.#round;
    const place = /** @type {HTMLElement} */ (root.querySelector('#rank'));
    const fixed = told || question.direction === 'to-number';
    const chosen = atOnce ? [this.#cursor()] : this.#chosen;
    render(place, views.rank(texts, this.#shown(), { fixed, chosen }));
  }

  /** The pieces on the rank. */
  #shown() {
    const { told, question, atOnce, at, info, isLastStep } = this.#round;
    if (question.direction === 'to-number') return views.piecesOf(info.arrangement);
    if (told && isLastStep) return views.piecesOf(info.arrangement);
    return atOnce ? views.piecesOf(this.#letters()) : views.rankAfter(info, told ? at + 1 : at);
  }

  /** What was typed, with English letters. */
  #letters() {
    const { texts } = this.#given;
    return readings(texts, (this.#field('whole')?.value ?? '').replace(/\s/g, '').toUpperCase())[0];
  }

  /** Where the next piece goes. */
  #cursor() {
    return `${'abcdefgh'[this.#letters().length] ?? ''}1`;
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement | null} */ (
      this.#given.root.querySelector(`[name="${name}"]`)
    );
  }

  /** @returns {HTMLInputElement[]} of the step */
  #fields() {
    return Array.from(this.#given.root.querySelectorAll('#answer input'));
  }

  /** @param {string} selector */
  #focus(selector) {
    const target = /** @type {HTMLElement | null} */ (this.#given.root.querySelector(selector));
    target?.focus();
  }

  // --- What readers do --------------------------------------------------------------------------------

  /** A field for a number was entered. @param {HTMLInputElement} field */
  entered(field) {
    this.#last = field;
  }

  /** Squares or letters were typed. */
  typed() {
    const squares = this.#field('squares');
    const files = squares?.value.toLowerCase().match(/[a-h](?=1|\b)/g) ?? [];
    if (squares) this.#chosen = files.map((file) => `${file}1`);
    this.#drawRank();
  }

  /** The fields keep what is in them. */
  hint() {
    const values = this.#fields().map(({ value }) => value);
    this.#hint = true;
    this.#draw(this.#form());
    this.#fields().forEach((field, n) => (field.value = values[n]));
    this.#focus('#hint');
  }

  /** A digit of the keypad goes to the field last used, else to the first. @param {string} digit '' deletes */
  type(digit) {
    const fields = this.#fields().filter(({ dataset }) => 'number' in dataset);
    const field =
      fields.find((one) => one === this.#last) ?? fields.find((one) => !one.value) ?? fields[0];
    field.value = digit ? field.value + digit : field.value.slice(0, -1);
    this.#last = field;
    this.#given.live.textContent = field.value;
  }

  /** @param {string} square chosen on the rank */
  pick(square) {
    const field = this.#field('squares');
    if (!field) return;
    const most = this.#round.fields.at(-1)?.answer.split(' ').length ?? 1;
    const without = this.#chosen.filter((one) => one !== square);
    const chosen = without.length < this.#chosen.length ? without : [...without, square];
    this.#chosen = chosen.slice(-most);
    field.value = this.#chosen.join(' ');
    this.#given.live.textContent = field.value || this.#given.texts.t('drill.no-square');
    this.#drawRank();
  }

  /** A piece for the next square. @param {string} letter English; '' takes the last one back */
  put(letter) {
    const { texts, live } = this.#given;
    const field = this.#field('whole');
    if (!field) return;
    const shown = showSan(texts, letter);
    field.value = letter ? field.value + shown : field.value.slice(0, -1);
    live.textContent = field.value;
    this.#drawRank();
  }
}
