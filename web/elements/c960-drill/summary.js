// SPDX-License-Identifier: MIT
/** What is shown after a round: how it went, by kind and by tricky category, and what comes back. */

import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./subject.js').Subject} Subject */
/** @typedef {import('./subject.js').Result} Result */
/** @typedef {import('./subject.js').Table} Table */

/**
 * How it went, topic by topic.
 * @param {Texts} texts @param {Table} table @param {readonly Result[]} results
 */
function table({ t }, [caption, topics, words, belongs], results) {
  const rows = topics.flatMap((topic) => {
    const own = results.filter((result) => belongs(result, topic));
    const right = own.filter(({ correct }) => correct).length;
    return own.length === 0
      ? []
      : markup`<tr class="${right === own.length ? 'right' : 'wrong'}"><th scope="row">${words(topic)}</th><td>${t('drill.result', { right, asked: own.length })}</td></tr>`;
  });
  return (
    rows.length > 0 &&
    markup`<table><caption>${caption}</caption><thead class="visually-hidden"><tr><th scope="col">${t('drill.topic')}</th><th scope="col">${t('drill.score')}</th></tr></thead><tbody>${rows}</tbody></table>`
  );
}

/**
 * @param {Texts} texts @param {Subject} subject @param {readonly Result[]} results
 * @param {string} link '' for none @param {string | null} problem of the storage
 */
export function summaryMarkup(texts, subject, results, link, problem) {
  const { t } = texts;
  const asked = results.length;
  const right = results.filter(({ correct }) => correct).length;
  const n = asked - right;
  const level =
    n === 0 ? 'all' : right * 3 >= asked * 2 ? 'most' : right * 3 >= asked ? 'some' : 'few';
  return markup`<div class="summary"><div><h2 tabindex="-1" class="score">${t('drill.result', { right, asked })}</h2>
<p class="lead">${t('drill.result-words', { asked, level })}</p>
<p>${problem ? t('drill.not-kept') : t('drill.to-repeat', { n })}</p>
<p class="row"><button type="button" class="primary" data-do="new">${t('drill.new-round')}</button>
${n > 0 && markup`<button type="button" data-do="repeat-missed">${t('drill.repeat-missed')}</button>`}
${link && markup`<button type="button" data-do="again">${t('drill.same-round')}</button>`}</p>
${link && markup`<p><a href="${link}">${t('drill.link')}</a></p>`}</div>
<div>${subject.tables(texts).map((one) => table(texts, one, results))}</div></div>`;
}
