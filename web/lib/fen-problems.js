// SPDX-License-Identifier: MIT
/** Why a FEN cannot be taken: where reading stopped, and everything that is wrong. */

import { isCoreError } from './errors.js';
import { markup } from './markup.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').CoreError} CoreError */

/** In one sentence. @param {Texts} texts @param {string} fen @param {unknown} error */
export const fenVerdict = ({ t, number }, fen, error) =>
  t(`error.${isCoreError(error) ? error.code : 'bad-fen'}`, { length: number(fen.length) });

/** Where reading stopped; nothing where all of it was read. @param {Texts} texts @param {string} fen @param {CoreError} error */
function place({ t }, fen, { offset: at }) {
  if (at === null || fen === '') return '';
  const rest = fen.slice(at, at + 12);
  return rest ? t('fen.at', { position: at + 1, rest }) : t('fen.ends', { position: at });
}

/** All of it, sentence by sentence. @param {Texts} texts @param {string} fen @param {CoreError} error */
export const fenFaults = (texts, fen, error) =>
  [
    ...error.problems.map((code) => texts.t(`problem.${code}`, { n: 0 })),
    place(texts, fen, error),
  ].filter(Boolean);

/** @param {Texts} texts @param {string} fen @param {CoreError} error */
export const fenProblems = (texts, fen, error) =>
  markup`<p class="verdict">${fenVerdict(texts, fen, error)}</p>
<ul class="problems">${fenFaults(texts, fen, error).map((fault) => markup`<li>${fault}</li> `)}</ul> <p class="note">${texts.t('fen.kept')}</p>`;

/** Shows in a field where reading stopped. @param {HTMLInputElement} field @param {CoreError} error */
export function pointAt(field, { offset }) {
  field.setAttribute('aria-invalid', 'true');
  if (offset !== null) field.setSelectionRange(offset, offset + 1);
}
