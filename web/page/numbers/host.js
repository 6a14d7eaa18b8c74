// SPDX-License-Identifier: MIT
/**
 * Where a round of the training is kept, and who hears how it goes: on the site the browser keeps it until its window is
 * closed, and nobody hears. In an embed `embed/training.js` stands in for this.
 */

import { openStorage, openValue } from '../../lib/storage.js';

/** @typedef {import('../../lib/numbers/questions.js').Question} Question */
/** @typedef {import('./round.js').Kept} Kept */
/**
 * What a host finds, and what it may ask; each says whether it could be done.
 * @typedef {object} Asked
 * @property {HTMLElement} root
 * @property {import('../../lib/texts.js').Texts} texts
 * @property {string} search  of the address
 * @property {() => boolean} begin
 * @property {(kept: unknown) => boolean} resume
 */
/**
 * @typedef {object} Answer
 * @property {Question} question
 * @property {string} kind
 * @property {string} text  what was asked
 * @property {readonly string[]} response  what was typed, field by field; letters of pieces are English ones
 * @property {readonly string[]} expected
 * @property {readonly boolean[]} marks  of the round so far
 * @property {number | null} of  null where missed questions are repeated
 */
/**
 * @typedef {object} Host
 * @property {unknown} kept  a round to go on with, of unknown origin
 * @property {(round: Kept) => void} keep
 * @property {(search: string, running: boolean) => void} turned  something else is shown: a step of a round, or what is
 *   before and after it; search: of the round that runs
 * @property {() => void} checked  a step was answered
 * @property {(answer: Answer) => void} answered  a question
 * @property {(end: {marks: readonly boolean[], of: number | null, link: string}) => void} ended  link: '' where missed
 *   questions were repeated
 */

/** @param {Asked} _ @returns {Host} */
export function openHost(_) {
  const { read, write } = openValue(openStorage('sessionStorage'), 'c960.drill.numbers');
  return {
    kept: read(),
    keep: write,
    turned() {},
    checked() {},
    answered() {},
    ended: () => write(null),
  };
}
