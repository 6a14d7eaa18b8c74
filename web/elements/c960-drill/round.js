// SPDX-License-Identifier: MIT
/**
 * A round of questions: where they come from, what was answered, and how it is kept for a reload. What is
 * kept is small: a link or the briefs of the questions, and the responses.
 */

import {
  briefOf,
  createGenerator,
  grade,
  parseSettings,
  questionOf,
} from '../../lib/drill/index.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/drill/vocabulary.js').Question} Question */
/** @typedef {import('../../lib/drill/vocabulary.js').Unnumbered} Unnumbered */
/** @typedef {import('../../lib/drill/vocabulary.js').Brief} Brief */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */
/** @typedef {import('../../lib/drill/grade.js').Grade} Grade */

/** Questions of a seed by their link, or given ones by their briefs. @typedef {{link: string, briefs?: readonly Brief[]}} Source */
/** @typedef {{kind: string, categories: readonly string[], correct: boolean}} Result */
/** @typedef {{source: Source, responses: Response[], told: boolean, again?: boolean}} Kept */

export class Round {
  #next;
  /** @type {Response[]} */
  #responses = [];
  /** The question is asked again, for practice: it does not count. */
  #again = false;
  /** @type {Response | null} to what is asked now */
  response = null;
  /** @type {Brief[]} of the questions that were missed */
  missed = [];
  isDone = false;
  /** @type {Result[]} */
  results = [];
  /** @type {(Unnumbered & {id?: string}) | null} the question that is asked, or was answered last */
  question = null;
  /** @type {Grade | null} of its answer */
  grade = null;

  /**
   * Throws a RangeError where no question fits.
   * @param {C960} c960 @param {Source} source
   */
  constructor(c960, source) {
    this.source = source;
    const { link, briefs } = source;
    const { settings, seed } = parseSettings(new URLSearchParams(link));
    /** @type {number} */
    this.count = briefs ? briefs.length : settings.count === 'endless' ? Infinity : settings.count;
    const generator = briefs ? null : createGenerator(c960, settings, seed ?? '');
    const list = briefs?.flatMap((brief) => questionOf(c960, brief) ?? []) ?? [];
    if (briefs) this.count = list.length;
    this.#next = () => generator?.next() ?? list[this.results.length];
  }

  /** How many questions were asked. */
  get number() {
    return this.results.length + (this.grade || this.#again ? 0 : 1);
  }

  get isOver() {
    return this.results.length >= this.count;
  }

  next() {
    this.question = this.#next();
    this.grade = null;
    this.#again = false;
  }

  retry() {
    this.grade = null;
    this.#again = true;
  }

  /** @param {Response} response @returns {{correct: boolean, counts: boolean}} */
  answer(response) {
    const { question } = this;
    if (!question || this.grade) throw new RangeError('nothing is asked');
    this.grade = grade(question, response);
    this.response = response;
    const { correct } = this.grade;
    if (this.#again) return { correct, counts: false };
    this.#responses.push(response);
    const { kind, categories } = question;
    this.results.push({ kind, categories, correct });
    if (!correct) this.missed.push(briefOf(question));
    return { correct, counts: true };
  }

  /** @returns {Kept | null} */
  keep() {
    const told = this.#again || this.grade !== null;
    const again = this.#again && this.grade === null;
    return this.isDone ? null : { source: this.source, responses: this.#responses, told, again };
  }

  /**
   * The round that was kept, at the same question; null where it was none.
   * @param {C960} c960 @param {unknown} kept of unknown origin
   */
  static resume(c960, kept) {
    try {
      const { source, responses, told, again } = /** @type {Kept} */ (kept);
      const round = new Round(c960, source);
      for (const response of responses) {
        round.next();
        round.answer(response);
      }
      if (!told) round.next();
      else if (again) round.retry();
      return round.question ? round : null;
    } catch {
      return null;
    }
  }
}
