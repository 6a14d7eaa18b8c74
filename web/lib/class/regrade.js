// SPDX-License-Identifier: MIT
/**
 * What a code claims, asked anew: its questions come from its seed once more, and its answers are graded once more.
 */

import { responseOf } from './answers.js';

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('./code.js').Result & {right: number}} Result */
/**
 * What of a drill is needed to ask its questions without anybody there.
 * @typedef {object} Drill
 * @property {(params: URLSearchParams) => {settings: any, seed: string | null, problems: readonly {code: string}[]}} parseSettings
 * @property {(settings: any, seed: string | null) => URLSearchParams} writeSettings
 * @property {(c960: any, settings: any) => boolean} leavesSomething
 * @property {(c960: any, settings: any, seed: string) => {next: () => any}} createGenerator
 * @property {(question: any, response: any) => {correct: boolean}} grade
 */
/**
 * @typedef {object} Round  the questions of a link
 * @property {string} key   the same for links of the same questions
 * @property {number} count 0 where there is no end
 * @property {string} seed
 * @property {any} settings
 * @property {(n: number) => any[]} first  of the questions
 */
/** @typedef {{marks: boolean[], right: number, honest: boolean}} Graded  honest: the code claims just that */

/** Beyond it nobody has answered. */
export const MOST = 999;

/**
 * The questions of a link, or null where it has none: no seed, or something in it that cannot be read.
 * @param {C960} c960 @param {Drill} drill @param {string} state
 * @returns {Round | null}
 */
export function roundOf(c960, drill, state) {
  const { settings, seed, problems } = drill.parseSettings(new URLSearchParams(state));
  if (seed === null || problems.length > 0 || !drill.leavesSomething(c960, settings)) return null;
  const generator = drill.createGenerator(c960, settings, seed);
  /** @type {any[]} */
  const questions = [];
  return {
    key: drill.writeSettings(settings, seed).toString(),
    count: settings.count === 'endless' ? 0 : settings.count,
    ...{ seed, settings },
    first(n) {
      while (questions.length < Math.min(n, MOST)) questions.push(generator.next());
      return questions.slice(0, n);
    },
  };
}

/**
 * @param {Drill} drill @param {Round} round @param {Result} result
 * @returns {Graded | null} null where it answers more than was asked
 */
export function regrade(drill, round, { answers, right: claimed }) {
  if (answers.length > (round.count || MOST)) return null;
  const questions = round.first(answers.length);
  const marks = answers.map(
    ({ text }, n) => drill.grade(questions[n], responseOf(questions[n], text)).correct,
  );
  const right = marks.filter(Boolean).length;
  const same = answers.every(({ correct }, n) => correct === marks[n]);
  return { marks, right, honest: same && right === claimed };
}
