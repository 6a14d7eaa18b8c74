// SPDX-License-Identifier: MIT
/** Answers of the number training: what is wrong with one, in words; what is right; and what comes back. */

import { showSan } from '../../lib/notation.js';
import { DIRECTIONS, isRight, stepsOf } from './questions.js';
import { labelOf } from './views.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').StartInfo} StartInfo */
/** @typedef {import('./questions.js').Question} Question */
/** @typedef {import('./questions.js').Step} Step */

/** The kinds under which progress is kept. @type {Record<Question['direction'], string>} */
export const KINDS = {
  'to-arrangement': 'number-to-arrangement',
  'to-number': 'arrangement-to-number',
};

/**
 * What was missed and is due.
 * @param {readonly {kind: string, key: string}[]} items @param {number} count of numbers
 * @returns {Question[]}
 */
export const dueOf = (items, count) =>
  items.flatMap(({ kind, key }) => {
    const direction = DIRECTIONS.find((one) => one !== 'both' && KINDS[one] === kind);
    const number = Number(key);
    return direction && direction !== 'both' && number < count ? [{ number, direction }] : [];
  });

/** @param {Texts} texts @param {Step} step @param {readonly string[]} typed into its fields @returns {string[]} */
export const wrongFields = (texts, step, typed) =>
  step.fields.flatMap((field, n) => {
    if (isRight(field, typed[n])) return [];
    const label = labelOf(texts, step, field);
    const right = texts.list(field.answer.split(' '));
    return [texts.t('numbers.wrong', { label, right, given: typed[n].slice(0, 8) })];
  });

/**
 * @param {Texts} texts @param {Question} question @param {StartInfo} info
 * @param {string} typed @param {string} letters the same with English letters
 * @returns {string[]}
 */
export function wrongWhole(texts, { direction, number }, { arrangement }, typed, letters) {
  const toNumber = direction === 'to-number';
  const good = toNumber ? Number(typed) === number : letters === arrangement;
  const right = toNumber ? String(number) : showSan(texts, arrangement);
  return good ? [] : [texts.t('numbers.wrong-whole', { right, given: typed.slice(0, 12) })];
}

/** What belongs into each field. @param {Question} question @param {StartInfo} info @param {boolean} atOnce */
export function expectedOf({ direction, number }, info, atOnce) {
  if (atOnce) return [direction === 'to-number' ? String(number) : info.arrangement];
  return stepsOf(info, direction).flatMap(({ fields }) => fields.map(({ answer }) => answer));
}
