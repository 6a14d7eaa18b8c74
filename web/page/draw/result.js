// SPDX-License-Identifier: MIT
/** What was drawn last, or is looked at again: the board, its number, how it came about. */

import { LONGEST, stopped } from '../../lib/draw/countdown.js';
import { sha256 } from '../../lib/draw/sha256.js';
import { picture } from '../../lib/drawing.js';
import { markup, render } from '../../lib/markup.js';

/** @typedef {import('../draw-arbiter.js').Context} Context */
/** @typedef {import('../../lib/draw/desk.js').Desk} Desk */
/** @typedef {import('../../lib/draw/log.js').Entry} Entry */

/** The entry on the board. @param {Desk} desk @returns {Entry | null} */
export const shownEntry = ({ log, shown }) => (shown < 0 ? log.at(-1) : log[shown]) ?? null;

/** How it was drawn, so that it can be checked. @param {Context['texts']} texts @param {Entry} entry */
export function howText({ t }, { how, check }) {
  if (how !== 'code') return t(`arbiter.by.${how}`);
  return t('arbiter.by.code', { text: check, hash: sha256(check).slice(0, 8) });
}

/** @param {Context} context @param {() => void} openProjector */
export function wireResult(context, openProjector) {
  const { c960, texts, get, desk, set, shows } = context;
  const { t } = texts;
  const empty = get('board').innerHTML;

  shows(() => {
    const entry = shownEntry(desk());
    get('result').hidden = entry === null;
    if (!entry) {
      get('board').innerHTML = empty;
      return render(get('result'), markup``);
    }
    const { number, round } = entry;
    const { arrangement } = c960.startInfo(number);
    const label = t('positions.picture', { number });
    render(get('board'), picture(c960.start(number).pieces(), label));
    render(
      get('result'),
      markup`<p class="eyebrow">${round || t('positions.heading')}</p>
<h2 class="number" id="result-title" tabindex="-1">${number}</h2>
<p class="letters">${arrangement}</p>
<p class="note">${howText(texts, entry)}</p>
<div class="row"><button type="button" class="primary" id="project">${t('arbiter.project')}</button> <a class="button" href="../../positions/?n=${number}">${t('draw.open')}</a></div>
<p class="item minutes"><label for="minutes">${t('arbiter.minutes')}</label><input type="number" id="minutes" min="1" max="${LONGEST}" step="1" aria-describedby="minutes-error"></p><p class="error" id="minutes-error" role="alert" hidden></p>`,
    );
    const minutes = /** @type {HTMLInputElement} */ (get('minutes'));
    if (document.activeElement !== minutes) minutes.value = String(desk().minutes);
  });
  get('result').addEventListener('click', ({ target }) => {
    if (/** @type {Element} */ (target).closest('#project')) openProjector();
  });
  get('result').addEventListener('input', ({ target }) => {
    const { id, valueAsNumber: minutes, validity } = /** @type {HTMLInputElement} */ (target);
    if (id !== 'minutes') return;
    const good = validity.valid && Number.isInteger(minutes);
    get('minutes-error').hidden = good;
    get('minutes-error').textContent = good ? '' : t('arbiter.minutes-wrong', { most: LONGEST });
    if (!good) return;
    const idle = desk().countdown.endsAt === null;
    set({ minutes, ...(idle && { countdown: stopped(minutes) }) });
  });
}
