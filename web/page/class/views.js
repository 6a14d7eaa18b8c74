// SPDX-License-Identifier: MIT
/** The results of a class as markup. */

import { markup } from '../../lib/markup.js';
import { keyOf } from './link.js';
import { answerOf } from './answer.js';
import { percent, totals } from './results.js';
import { COLUMNS, directionOf } from './sort.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./results.js').Group} Group */
/** @typedef {import('./results.js').Row} Row */
/** @typedef {import('./results.js').Results} Results */

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What is odd about a code. @param {Texts} texts @param {Row} row */
export const noteOf = ({ t }, { graded, again }) =>
  [graded.honest ? '' : t('class.dishonest'), again ? t('class.again') : '']
    .filter(Boolean)
    .join(' ');

/** @param {Texts} texts @param {boolean | undefined} mark @param {string} answer */
function cell({ t }, mark, answer) {
  const state = mark === undefined ? 'none' : mark ? 'right' : 'wrong';
  const sign = { none: '·', right: '✓', wrong: '✗' }[state];
  return markup`<td class="${state}" title="${answer}"><span aria-hidden="true">${sign}</span><span class="visually-hidden">${t('class.mark', { state })}</span>${answer && markup` <span class="answer">${answer}</span>`}</td>`;
}

/** @param {Texts} texts @param {import('./sort.js').Order} order */
const sortHeads = ({ t }, order) =>
  COLUMNS.map(
    (by) =>
      markup`<th scope="col" data-by="${by}" aria-sort="${directionOf(order, by)}"><button type="button">${t(`class.head.${by}`)}</button></th>`,
  );

/** What was chosen for these questions, where others of the same code are in a table too. @param {Group} group @param {readonly Group[]} groups */
function choicesOf({ drill, round }, groups) {
  const alike = groups.filter((one) => one.drill === drill && one.round.seed === round.seed);
  if (alike.length < 2) return '';
  const chosen = [...new URLSearchParams(round.key)].filter(([name]) => !/^(?:v|seed)$/.test(name));
  return ` · ${chosen.map((pair) => pair.join('=')).join(' ') || '–'}`;
}

/** @param {Texts} texts @param {Group} group @param {readonly Group[]} groups all of them @param {import('./sort.js').Order} order */
export function groupMarkup(texts, group, groups, order) {
  const { t } = texts;
  const { drill, round, rows, columns } = group;
  const numbers = Array.from({ length: columns }, (_, n) => n);
  const about = { drill: t(drill.heading), seed: round.seed, n: rows.length };
  const caption = t('class.caption', about) + choicesOf(group, groups);
  const body = rows.map((row) => {
    const { result, graded } = row;
    const of = round.count || graded.marks.length;
    const note = noteOf(texts, row);
    return markup`<tr><th scope="row"><bdi>${result.name}</bdi>${note && markup` <small class="error">${note}</small>`}</th><td>${t('class.score', { right: graded.right, of })}</td><td>${percent(graded.right, of)} %</td><td>${clock(result.seconds)}</td>${numbers.map((n) => cell(texts, graded.marks[n], answerOf(texts, drill, result.answers[n]?.text)))}</tr>`;
  });
  const sums = totals(group);
  const foot = sums.map(({ right, asked }) => markup`<td>${percent(right, asked)} %</td>`);
  const all = sums.reduce((sum, { right }) => sum + right, 0);
  const of = rows.reduce((sum, { graded }) => sum + (round.count || graded.marks.length), 0);
  return markup`<div class="sheet" role="region" tabindex="0" aria-label="${caption}"><table><caption><span>${caption}</span></caption><thead><tr>${sortHeads(texts, order)}${numbers.map((n) => markup`<th scope="col"><span class="visually-hidden">${t('class.question', { number: n + 1 })}</span><span aria-hidden="true">${n + 1}</span></th>`)}</tr></thead><tbody>${body}</tbody><tfoot><tr><th scope="row">${t('class.all')}</th><td>${t('class.score', { right: all, of })}</td><td>${percent(all, of)} %</td><td></td>${foot}</tr></tfoot></table></div>
<p><a href="${keyOf(drill.name, round.key)}">${t('class.key-of')}</a></p>`;
}

/** A name of whatever direction in a sentence. @param {string} name */
const isolated = (name) => `\u2068${name}\u2069`;

/** What could not be read, by its line, and what came twice. @param {Texts} texts @param {Results} results */
export function brokenMarkup({ t }, { broken, twice }) {
  if (broken.length + twice.length === 0) return markup``;
  return markup`<h3>${t('class.problems')}</h3><ul class="problems">${broken.map(
    ({ line, fault, name, text }) =>
      markup`<li>${name ? t('class.line-of', { line, name: isolated(name) }) : t('class.line', { line })} ${t(`class.fault.${fault}`)} <code dir="ltr">${text}</code></li>`,
  )}${twice.map(({ line, of }) => markup`<li>${t('class.line', { line })} ${t('class.twice', { line: of })}</li>`)}</ul>`;
}
