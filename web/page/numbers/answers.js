// SPDX-License-Identifier: MIT
/** Answers of the number training: what is wrong with one, in words, and what comes back. */

import { showSan } from '../../lib/notation.js';
import { DIRECTIONS, isRight } from '../../lib/numbers/questions.js';
import { labelOf } from './views.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/numbers/questions.js').Question} Question */
/** @typedef {import('../../lib/numbers/questions.js').Field} Field */
/** @typedef {import('../../lib/numbers/questions.js').Step} Step */

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

/** The same of all at once. @param {Texts} texts @param {Field} field @param {string} typed @returns {string[]} */
export function wrongWhole(texts, field, typed) {
  if (isRight(field, typed)) return [];
  /** @param {string} text */
  const shown = (text) => (field.name === 'letters' ? showSan(texts, text) : text);
  return [
    texts.t('numbers.wrong-whole', {
      right: shown(field.answer),
      given: shown(typed.slice(0, 12)),
    }),
  ];
}
