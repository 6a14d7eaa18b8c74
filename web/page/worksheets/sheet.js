// SPDX-License-Identifier: MIT
/** A worksheet: a page or more of questions, and the solutions on pages of their own. */

import { markup, prose } from '../../lib/markup.js';
import { printed } from './paper.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {{heading: string, questions: readonly any[], seed: string, columns: string, paper: string, solutions: boolean, address?: string}} Sheet  address: of the page that makes it again */

/**
 * @param {C960} c960 @param {Texts} texts @param {Sheet} sheet
 */
export function sheetMarkup(c960, texts, sheet) {
  const { t } = texts;
  const { heading, questions, seed, columns, paper, solutions, address } = sheet;
  const all = questions.map((question) => printed(c960, texts, question));
  // Above, where it never comes to stand alone on a last page.
  const made = markup`<p class="seed">c960 · ${t('sheet.seed-line', { seed })}</p>`;
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
${made}
<ol class="questions" role="list">${asked}</ol></article>
${
  solutions &&
  markup`<article class="paper ${paper} solutions" aria-labelledby="solutions-heading">
<h3 id="solutions-heading">${t('sheet.solutions-of', { heading })}</h3>
${made}${address && markup`<p class="seed address">${address}</p>`}
<ol class="answers" role="list">${answers}</ol></article>`
}`;
}
