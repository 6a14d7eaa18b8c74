// SPDX-License-Identifier: MIT
/**
 * A question: its words, what has to be told besides the board, and the controls to answer it with. A button
 * that answers carries its response as `data-response`; forms are read by `readAnswer`.
 */

import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/markup.js').Markup} Markup */
/** @typedef {import('../../lib/drill/vocabulary.js').Unnumbered} Asked */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */

/** @param {string} side */
export const castlingName = (side) => (side === 'g' ? 'O-O' : 'O-O-O');

/** @param {Texts} texts @param {Asked} question */
export const questionText = ({ t }, { kind, topic, color, side, told }) =>
  t(`drill.ask.${topic ?? kind}`, {
    color,
    castling: castlingName(side),
    rook: told.rooks[side],
  });

/** @param {Texts} texts @param {Asked} question */
export function toldText({ t, list }, { told: { at, rooks } }) {
  const known = [rooks.c, rooks.g].filter((rook) => rook !== null);
  return t(`drill.told.${at}`, { n: known.length, rooks: list(known) });
}

/** @param {Response} response @param {string} words @param {string} [more] attributes */
const button = (response, words, more = '') =>
  markup`<button type="button" data-response="${JSON.stringify(response)}"${more}>${words}</button>`;

/** @param {string} name @param {string} label @param {number} size */
const field = (name, label, size) =>
  markup`<label for="drill-${name}">${label}</label><input id="drill-${name}" name="${name}" size="${size}" autocomplete="off" autocapitalize="off" spellcheck="false" aria-describedby="drill-error">`;

/** A question with a list of answers. @type {Record<string, (texts: Texts, choice: string) => [Response, string]>} */
const CHOICES = {
  'which-kind': ({ t }, kind) => [{ kind }, t(`drill.way.${kind}`)],
  'lost-or-blocked': ({ t }, verdict) => [{ verdict }, t(`drill.verdict.${verdict}`)],
  'hand-order': ({ t }, choice) => [{ choice }, t(`drill.hand.${choice}`)],
};

/** @param {Texts} texts @param {Asked} question @param {string} choice */
export const choiceText = (texts, { kind }, choice) => CHOICES[kind](texts, choice)[1];

/** @param {Texts} texts @param {Asked} question @returns {Markup} */
export function controls(texts, question) {
  const { t } = texts;
  const { kind, topic, choices } = question;
  if (topic === 'order')
    return markup`<p class="note">${t('drill.how.order')}</p>
<div class="options">${choices?.map((step) => markup`<button type="button" data-step="${step}"><b></b> ${t(`drill.hand.${step}`)}</button>`)}</div>
<button type="button" class="quiet" data-do="restart">${t('drill.again-from-start')}</button>`;
  if (kind in CHOICES) {
    return markup`<div class="options">${choices?.map((choice) => button(...CHOICES[kind](texts, choice)))}</div>`;
  }
  if (kind === 'play-it')
    return markup`<p class="note">${t('drill.how.play-it')}</p>
<form class="row typed">${field('move', t('typed.label'), 6)}<button type="submit">${t('typed.play')}</button></form>
<p class="row">${button({ illegal: true }, t('drill.impossible'))}</p>`;
  if (kind === 'legal-or-not')
    return markup`<p class="row">${button({ legal: true }, t('drill.yes'))}</p>
<form><fieldset class="because"><legend>${t('drill.no-because')}</legend>${choices?.map(
      (code) =>
        markup`<label><input type="checkbox" name="codes" value="${code}" aria-describedby="drill-error">${t(`drill.reason.${code}`)}</label>`,
    )}</fieldset><button type="submit">${t('drill.no')}</button></form>`;
  if (kind === 'landing')
    return markup`<p class="note">${t('drill.how.landing')}</p>
<form class="row typed">${field('king', t('drill.king-lands'), 3)}${field('rook', t('drill.rook-lands'), 3)}<button type="submit">${t('drill.check')}</button></form>`;
  return markup`<p class="note">${t('drill.how.squares')}${kind === 'must-be-empty' && ` ${t('drill.how.own')}`}</p>
<form class="row typed">${field('squares', t('drill.squares'), 14)}<button type="submit">${t('drill.check')}</button>
${button({ squares: [] }, t('drill.no-square'))}</form>`;
}

/** The squares in a text, or null where it says something else. @param {string} text */
export function squaresIn(text) {
  const squares = text.toLowerCase().match(/[a-h][1-8]/g) ?? [];
  return /[^\s,;.+-]/.test(text.toLowerCase().replace(/[a-h][1-8]/g, ''))
    ? null
    : [...new Set(squares)];
}

/**
 * @param {Texts} texts @param {Asked} question @param {HTMLFormElement} form
 * @returns {{response: Response} | {problem: string}}
 */
export function readAnswer({ t }, { kind }, form) {
  const data = new FormData(form);
  /** @param {string} name */
  const text = (name) => String(data.get(name) ?? '').trim();
  if (kind === 'legal-or-not') {
    const codes = data.getAll('codes').map(String);
    return codes.length > 0
      ? { response: { legal: false, codes } }
      : { problem: t('drill.mark-a-reason') };
  }
  if (kind === 'landing') {
    const [king, rook] = [text('king'), text('rook')].map((one) => squaresIn(one) ?? []);
    return king.length === 1 && rook.length === 1
      ? { response: { king: king[0], rook: rook[0] } }
      : { problem: t('drill.two-squares') };
  }
  const squares = squaresIn(text('squares'));
  if (!squares) return { problem: t('drill.bad-squares', { text: text('squares').slice(0, 40) }) };
  return squares.length > 0 ? { response: { squares } } : { problem: t('drill.some-squares') };
}
