// SPDX-License-Identifier: MIT
/** The questions of a round as a row of pips: right, wrong, the present one, those to come. */

import { markup } from '../../lib/markup.js';

/** How many are shown of a round without an end. */
const MOST = 20;

/** @param {import('../../lib/texts.js').Texts} texts @param {import('./round.js').Round<any, any, any>} round */
export function pips({ t }, { results, count, number }) {
  const last = Math.min(count, Math.max(number, MOST));
  const first = Math.max(1, last - MOST + 1);
  const items = Array.from({ length: last - first + 1 }, (_, i) => {
    const at = first + i;
    const result = results[at - 1];
    const state = result ? (result.correct ? 'right' : 'wrong') : at === number ? 'now' : 'open';
    const words = t('drill.pip', { state, number: at });
    return markup`<li class="${state}"><span class="visually-hidden">${words}</span></li>`;
  });
  const right = results.filter(({ correct }) => correct).length;
  const tally = t('drill.tally', { right, asked: results.length });
  return markup`<p class="round">${t('drill.round')} · ${tally}</p><ol class="pips" aria-label="${t('drill.round')}">${items}</ol><button type="button" class="link" data-do="stop">${t('drill.stop')}</button>`;
}
