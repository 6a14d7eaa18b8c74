// SPDX-License-Identifier: MIT
/**
 * A round of questions: where they come from, what was answered, and how it is kept for a reload. What is
 * kept is small: a link or the briefs of the questions, and the responses.
 */

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('./subject.js').Subject} Subject */
/** @typedef {import('./subject.js').Result} Result */
/** @typedef {{kind: string, categories: readonly string[], id?: string}} Question with what its subject needs */

/** Questions of a seed by their link, or given ones by their briefs. @typedef {{link: string, briefs?: readonly object[]}} Source */
/** @typedef {{source: Source, responses: object[], told: boolean, again?: boolean}} Kept */

/**
 * @template {Question} Q
 * @template {object} R
 * @template {{correct: boolean}} G
 */
export class Round {
  #subject;
  #next;
  /** @type {R[]} */
  #responses = [];
  /** The question is asked again, for practice: it does not count. */
  #again = false;
  /** @type {R | null} to what is asked now */
  response = null;
  /** @type {object[]} the briefs of the questions that were missed */
  missed = [];
  isDone = false;
  /** @type {Result[]} */
  results = [];
  /** @type {Q | null} the question that is asked, or was answered last */
  question = null;
  /** @type {G | null} of its answer */
  grade = null;

  /**
   * Throws a RangeError where no question fits.
   * @param {Subject} subject @param {C960} c960 @param {Source} source
   */
  constructor(subject, c960, source) {
    this.#subject = subject;
    this.source = source;
    const { link, briefs } = source;
    const { settings, seed } = subject.parseSettings(new URLSearchParams(link));
    /** @type {number} */
    this.count = briefs ? briefs.length : settings.count === 'endless' ? Infinity : settings.count;
    const generator = briefs ? null : subject.createGenerator(c960, settings, seed ?? '');
    const list = briefs?.flatMap((brief) => subject.questionOf(c960, brief) ?? []) ?? [];
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

  /** @param {R} response @returns {{correct: boolean, counts: boolean}} */
  answer(response) {
    const { question } = this;
    if (!question || this.grade) throw new RangeError('nothing is asked');
    this.grade = /** @type {G} */ (this.#subject.grade(question, response));
    this.response = response;
    const { correct } = this.grade;
    if (this.#again) return { correct, counts: false };
    this.#responses.push(response);
    const { kind, categories } = question;
    this.results.push({ kind, categories, correct });
    if (!correct) this.missed.push(this.#subject.briefOf(question));
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
   * @param {Subject} subject @param {C960} c960 @param {unknown} kept of unknown origin
   * @returns {Round<any, any, any> | null}
   */
  static resume(subject, c960, kept) {
    try {
      const { source, responses, told, again } = /** @type {Kept} */ (kept);
      const round = new Round(subject, c960, source);
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
