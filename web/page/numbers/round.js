// SPDX-License-Identifier: MIT
/**
 * A round of the number training: where its questions come from, what was answered, and how it is kept, so that it goes
 * on at the same step, in any language. What is kept is small: a link or the questions themselves, and what was typed.
 */

import {
  DIRECTIONS,
  fieldsOf,
  isRight,
  questionsOf,
  readAddress,
  stepsOf,
} from '../../lib/numbers/questions.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/numbers/questions.js').Question} Question */

/** Questions of a seed by their link, or given ones. @typedef {{link: string, questions?: readonly Question[]}} Source */
/**
 * @typedef {Source & {marks: readonly boolean[], said?: readonly string[], told?: boolean}} Kept  marks: of the questions
 *   before the one that is shown, said: what was typed for that one, field by field, told: its last step was answered
 */

export class Round {
  #c960;
  /** Of the questions before the one that is shown. @type {boolean[]} */
  #marks = [];
  /** What was typed for this question, field by field; letters of pieces are English ones. @type {string[]} */
  #said = [];
  /** The last step was answered, and what is right is shown. */
  told = false;
  /** It was ended, maybe before its last question. */
  isDone = false;

  /** @param {C960} c960 @param {Source} source */
  constructor(c960, source) {
    this.#c960 = c960;
    this.source = source;
    const { settings, seed } = readAddress(source.link);
    this.settings = settings;
    this.questions = source.questions ?? questionsOf(c960, settings, seed ?? '');
  }

  get atOnce() {
    return this.settings.how === 'at-once';
  }
  /** How many questions the round has; null where it repeats what was missed. */
  get of() {
    return this.source.questions ? null : this.questions.length;
  }
  /** Of the question that is shown; the first is 1. */
  get number() {
    return this.#marks.length + 1;
  }
  get question() {
    return this.questions[this.#marks.length];
  }
  get info() {
    return this.#c960.startInfo(this.question.number);
  }
  /** Where it is answered step by step. */
  get steps() {
    return stepsOf(this.info, this.question.direction);
  }
  get #fields() {
    return fieldsOf(this.info, this.question.direction, this.settings.how);
  }
  /** How many steps were answered, and how many fields they have. */
  get #done() {
    let [done, length] = [0, 0];
    for (const fields of this.#fields) {
      if (length + fields.length > this.#said.length) break;
      length += fields.length;
      done++;
    }
    return { done, length };
  }
  /** The step that is shown; the first is 0. */
  get at() {
    return this.#done.done - Number(this.told);
  }
  get isLastStep() {
    return this.at + 1 >= this.#fields.length;
  }
  /** What belongs into the fields of the step that is shown. */
  get fields() {
    return this.#fields[this.at];
  }
  /** What was typed into them. */
  get typed() {
    return this.#said.slice(this.#said.length - this.fields.length);
  }
  /** All that was typed for this question. @returns {readonly string[]} */
  get said() {
    return this.#said;
  }
  /** All that belongs into its fields. */
  get expected() {
    return this.#fields.flat().map(({ answer }) => answer);
  }
  get isAnswered() {
    return this.told && this.isLastStep;
  }
  get #correct() {
    return this.#fields.flat().every((field, n) => isRight(field, this.#said[n]));
  }
  /** Which questions so far were answered rightly. @returns {readonly boolean[]} */
  get marks() {
    return !this.isOver && this.isAnswered ? [...this.#marks, this.#correct] : this.#marks;
  }
  get missed() {
    return this.questions.filter((_, n) => this.marks[n] === false);
  }
  get isOver() {
    return this.#marks.length >= this.questions.length;
  }

  /** @param {readonly string[]} typed into the fields of the step */
  answer(typed) {
    this.#said.push(...typed);
    this.told = true;
  }

  /** To the next step, or the next question. */
  next() {
    if (this.isAnswered) {
      this.#marks.push(this.#correct);
      this.#said = [];
    }
    this.told = false;
  }

  /** @returns {Kept} */
  keep() {
    return { ...this.source, marks: this.#marks, said: this.#said, told: this.told };
  }

  /** Whether what was kept can be so. */
  get #isWhole() {
    if (this.isOver) return this.#marks.length === this.questions.length && !this.told;
    const { done, length } = this.#done;
    const isFinished = done === this.#fields.length;
    return length === this.#said.length && (this.told ? done > 0 : !isFinished);
  }

  /**
   * The round that was kept, at the same step; null where it was none.
   * @param {C960} c960 @param {unknown} kept of unknown origin
   */
  static resume(c960, kept) {
    try {
      const { link, questions, marks, said = [], told = false } = /** @type {Kept} */ (kept);
      const isPlain =
        marks.every((mark) => typeof mark === 'boolean') &&
        said.every((text) => typeof text === 'string');
      const isAsked = questions ? areQuestions(c960, questions) : readAddress(link).seed !== null;
      if (!isPlain || !isAsked || !link.startsWith('?')) return null;
      const round = new Round(c960, questions ? { link, questions } : { link });
      round.#marks = [...marks];
      round.#said = [...said];
      round.told = told === true;
      return round.#isWhole ? round : null;
    } catch {
      return null;
    }
  }
}

/** @param {C960} c960 @param {readonly Question[]} questions of unknown origin */
const areQuestions = ({ startCount }, questions) =>
  questions.length > 0 &&
  questions.every(
    ({ number, direction }) =>
      Number.isInteger(number) &&
      number >= 0 &&
      number < startCount &&
      DIRECTIONS.indexOf(direction) > 0,
  );
