// SPDX-License-Identifier: MIT
/** Who hears how a round of the training goes: on the site nobody. In an embed `embed/training.js` stands in for this. */

/** @typedef {import('./questions.js').Question} Question */
/** A round with a link: which of its questions were answered rightly, so far. @typedef {{link: string, marks: readonly boolean[]}} Kept */
/** What a host may ask; each says whether it could be done. @typedef {{begin: () => boolean, resume: (kept: Kept) => boolean}} Asked */
/**
 * @typedef {object} Answer
 * @property {Question} question
 * @property {string} kind
 * @property {string} text  what was asked
 * @property {readonly string[]} response  what was typed, field by field
 * @property {readonly string[]} expected
 * @property {readonly boolean[]} marks  of the round so far
 * @property {number | null} of  null where missed questions are repeated
 */
/**
 * @typedef {object} Host
 * @property {(kept: Kept | null) => void} asked  something new is shown; null: a round that nobody can go on with
 * @property {(answer: Answer) => void} answered
 * @property {(end: {marks: readonly boolean[], of: number | null, link: string}) => void} ended
 */

/** @param {Asked} _ @returns {Host} */
export const openHost = (_) => ({ asked() {}, answered() {}, ended() {} });
