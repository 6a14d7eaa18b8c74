// SPDX-License-Identifier: MIT
/** Why a FEN cannot be taken: where reading stopped, and everything that is wrong. */

import { markup } from './markup.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').CoreError} CoreError */

/** @param {Texts} texts @param {string} fen @param {CoreError} error */
export function fenProblems({ t, number }, fen, error) {
  const at = error.offset;
  const rest = at === null ? '' : fen.slice(at, at + 12);
  const place = at !== null && rest && t('fen.at', { position: at + 1, rest });
  return markup`<p class="verdict">${t(`error.${error.code}`, { length: number(fen.length) })}</p>
<ul class="problems">${error.problems.map((code) => markup`<li>${t(`problem.${code}`)}</li> `)}${
    place && markup`<li>${place}</li> `
  }</ul> <p class="note">${t('fen.kept')}</p>`;
}
