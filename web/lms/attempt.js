// SPDX-License-Identifier: MIT
/**
 * What happens between a drill and a learning platform, whichever it is. The best whole round counts: one that was
 * stopped, and one that repeats missed questions, is practice.
 */

import { interactionOf } from './interaction.js';
import { read, write } from './saved.js';

/** @typedef {import('./interaction.js').Interaction} Interaction */
/** @typedef {import('../embed/messages.js').FromEmbed} FromEmbed */
/** @typedef {{right: number, of: number, scaled: number, passed: boolean, spent: number}} Score */
/**
 * A platform, as SCORM or cmi5 talk to it. What it is told is with it after `commit`.
 * @typedef {object} Platform
 * @property {boolean} records  false: the learner only looks, or there is no platform at all
 * @property {string} saved  what was kept, '' for nothing
 * @property {number} limit  characters of what can be kept
 * @property {number | null} best  scaled score that is on record
 * @property {number | null} mastery  scaled score that passes, where the platform says
 * @property {readonly string[]} languages  that the learner prefers, best first
 * @property {() => void} begin  the learner can work now
 * @property {(interaction: Interaction) => void} answered
 * @property {(progress: {number: number, of: number}) => void} reached
 * @property {(score: Score) => void} scored
 * @property {(text: string, open: boolean) => void} keep  open: something is left to be done
 * @property {() => void} commit
 * @property {(leaving: boolean) => Promise<End>} end  leaving: the window closes right now, whatever is taken. Where not all
 *   was taken it may be asked again
 */
/** What came of leaving. @typedef {{isTaken: boolean, address: string | null}} End address: where to go then */

/** A decimal that platforms compare: to four places. @param {number} share */
const scaledOf = (share) => Math.round(share * 10_000) / 10_000;

export class Attempt {
  #platform;
  #drill;
  #mastery;
  #saved;
  #now;
  /** Of the round that runs, milliseconds. */
  #spent = 0;
  isOver = false;
  #isHanded = false;

  /**
   * @param {Platform} platform
   * @param {{drill: string, mastery: number, now?: () => Date}} about mastery: scaled, where the platform says nothing
   */
  constructor(platform, { drill, mastery, now = () => new Date() }) {
    this.#platform = platform;
    this.#drill = drill;
    this.#mastery = platform.mastery ?? mastery;
    this.#now = now;
    this.#saved = read(platform.saved);
    this.#saved.best ??= platform.best;
  }

  get mastery() {
    return this.#mastery;
  }
  get best() {
    return this.#saved.best;
  }
  get round() {
    return this.#saved.round;
  }
  get language() {
    return this.#saved.language;
  }
  set language(language) {
    this.#saved.language = language;
    this.#keep();
  }

  begin() {
    this.#platform.begin();
  }

  /** What the embed could not go on with. */
  forget() {
    this.#saved.round = null;
    this.#keep();
  }

  /** @param {FromEmbed} message */
  hear(message) {
    if (this.isOver) return;
    if (message.type === 'progress') this.#progress(message);
    else if (message.type === 'keep') {
      this.#saved.round = message.round;
      this.#keep();
    } else if (message.type === 'result') this.#result(message);
  }

  /** @param {import('../embed/messages.js').Progress} progress */
  #progress({ number, of, question }) {
    const saved = this.#saved;
    if (number === 1 || saved.rounds === 0) {
      saved.rounds++;
      this.#spent = 0;
    }
    this.#spent += question.duration;
    const about = { drill: this.#drill, round: saved.rounds, now: this.#now() };
    this.#platform.answered(interactionOf(question, about));
    if (of !== null && saved.best === null) this.#platform.reached({ number, of });
  }

  /** @param {import('../embed/messages.js').Result} result */
  #result({ right, asked, of }) {
    const saved = this.#saved;
    if (of === null || asked < of) return;
    const scaled = scaledOf(right / of);
    if (saved.best !== null && scaled <= saved.best) return;
    saved.best = scaled;
    const passed = scaled >= scaledOf(this.#mastery);
    this.#platform.scored({ right, of, scaled, passed, spent: this.#spent });
    this.#keep();
  }

  #keep() {
    if (this.isOver) return;
    const { best, round } = this.#saved;
    const { limit } = this.#platform;
    this.#platform.keep(write(this.#saved, limit), best === null || round !== null);
    this.#platform.commit();
  }

  /** There may be a network again. */
  again() {
    if (!this.isOver) this.#platform.commit();
  }

  /** @param {boolean} leaving the window closes right now @returns {Promise<End>} */
  async end(leaving) {
    if (this.#isHanded) return { isTaken: true, address: null };
    this.isOver = true;
    const end = await this.#platform.end(leaving);
    this.#isHanded = leaving || end.isTaken;
    return end;
  }
}
