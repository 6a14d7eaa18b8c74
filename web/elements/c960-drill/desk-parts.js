// SPDX-License-Identifier: MIT
/** What the desks of all drills have: the places they fill, the head of a question, and what can be done after an answer. */

import { captionMarkup } from '../../lib/reasons.js';
import { markup, render } from '../../lib/markup.js';
import { pips } from './pips.js';

/** @typedef {import('../../lib/markup.js').Markup} Markup */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./round.js').Round<any, any, {correct: boolean}>} Round */

/** @param {Texts} texts @param {{buttons?: Markup, below?: Markup}} [more] beside the turn, and under it all */
export const skeleton = ({ t }, { buttons, below } = {}) => markup`<div class="hero"></div>
<div class="stage"><c960-board></c960-board><div class="row">${buttons ?? ''}<span class="turn" id="drill-turn"></span></div><div class="legend" role="group" aria-label="${t('board.legend')}"></div></div>
<div class="side"></div>${below ?? ''}`;

/**
 * @param {HTMLElement} root @param {Texts} texts @param {Round} round
 * @param {string | Markup} question @param {string} told  what the board does not show
 */
export function drawHead(root, { t }, { number, count }, question, told) {
  const which =
    count < Infinity
      ? t('drill.question', { number, count })
      : t('drill.question-endless', { number });
  render(
    /** @type {HTMLElement} */ (root.querySelector('.hero')),
    markup`<p class="eyebrow">${which}</p><h2 tabindex="-1" aria-describedby="drill-turn drill-told">${question}</h2><p class="told" id="drill-told">${told}</p>`,
  );
}

/** @param {HTMLElement} root @param {Texts} texts @param {Round} round @param {Markup} content beside the board */
export const drawSide = (root, texts, round, content) =>
  render(
    /** @type {HTMLElement} */ (root.querySelector('.side')),
    markup`${content}<p class="error" id="drill-error" role="alert" hidden></p>${pips(texts, round)}`,
  );

/**
 * What is said of an answer, and what can be done then.
 * @param {Texts} texts @param {Round} round @param {Caption} caption
 * @param {Markup | null | false | ''} [link] to where it can be tried
 */
export const toldMarkup = (texts, { isOver, grade }, caption, link = '') =>
  markup`${captionMarkup(texts, caption)}<p class="row"><button type="button" class="primary" data-do="next">${texts.t(isOver ? 'drill.finish' : 'drill.next')}</button>${link}${
    !grade?.correct &&
    markup`<button type="button" data-do="retry">${texts.t('drill.retry')}</button>`
  }</p>`;

/** Enter on what is said of an answer goes on. @param {HTMLElement} root @param {AbortSignal} signal */
export const goOnByEnter = (root, signal) =>
  root.addEventListener(
    'keydown',
    ({ key, repeat, target }) => {
      if (key !== 'Enter' || repeat) return;
      if (!(/** @type {Element} */ (target).matches('.verdict[tabindex]'))) return;
      /** @type {HTMLElement} */ (root.querySelector('[data-do="next"]')).click();
    },
    { signal },
  );

/** To the question, or to what is said of its answer. @param {HTMLElement} root @param {boolean} isTold */
export function focusOn(root, isTold) {
  const [heading, shown] = [isTold ? '.side .verdict' : 'h2', isTold ? '.caption' : '.hero'].map(
    (selector) => /** @type {HTMLElement} */ (root.querySelector(selector)),
  );
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  const { top, bottom } = shown.getBoundingClientRect();
  const away = isTold ? top < 0 || bottom > innerHeight : top < 0 || top > innerHeight / 3;
  if (away) shown.scrollIntoView({ block: isTold ? 'nearest' : 'start' });
}

/** @param {HTMLElement} root @param {string} text why something is no answer */
export function complain(root, text) {
  const place = /** @type {HTMLElement} */ (root.querySelector('#drill-error'));
  place.hidden = false;
  place.textContent = text;
}
