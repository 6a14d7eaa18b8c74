// SPDX-License-Identifier: MIT
/** A worksheet: a page or more of questions, and the solutions on pages of their own. */

import { markup, prose } from '../../lib/markup.js';
import { printed } from './paper.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {{heading: string, questions: readonly any[], seed: string, columns: string, paper: string, solutions: boolean}} Sheet */

/**
 * @param {C960} c960 @param {Texts} texts @param {Sheet} sheet
 */
export function sheetMarkup(c960, texts, { heading, questions, seed, columns, paper, solutions }) {
  const { t } = texts;
  const all = questions.map((question) => printed(c960, texts, question));
  const foot = markup`<p class="seed">c960 · ${t('sheet.seed-line', { seed })}</p>`;
  const asked = all.map(
    ({ drawing, wide, text, told, space }, n) =>
      markup`<li${wide && markup` class="wide"`}><div class="drawing">${drawing}</div><div class="asked"><h4><span class="nr">${n + 1}.</span> ${prose(text)}</h4>${told && markup`<p class="told">${prose(told)}</p>`}${space}</div></li>`,
  );
  const answers = all.map(
    ({ right, why }, n) =>
      markup`<li><h4><span class="nr">${n + 1}.</span> ${right}</h4>${why.map((one) => markup`<p>${one}</p>`)}</li>`,
  );
  return markup`<article class="paper ${paper} columns-${columns}" aria-labelledby="sheet-heading">
<h3 id="sheet-heading">${heading}</h3>
<p class="line name"><span>${t('sheet.name')}</span><i></i><span>${t('sheet.date')}</span><i></i></p>
<ol class="questions" role="list">${asked}</ol>
${foot}</article>
${
  solutions &&
  markup`<article class="paper ${paper} solutions" aria-labelledby="solutions-heading">
<h3 id="solutions-heading">${t('sheet.solutions-of', { heading })}</h3>
<ol class="answers" role="list">${answers}</ol>
${foot}</article>`
}`;
}
