// SPDX-License-Identifier: MIT
/** What is shown after a round: how it went, by kind and by tricky category, and what comes back. */

import { CATEGORIES, KINDS } from '../../lib/drill/index.js';
import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./round.js').Result} Result */

/**
 * How it went, topic by topic.
 * @param {Texts} texts @param {string} caption
 * @param {readonly string[]} topics @param {(topic: string) => string} words
 * @param {readonly Result[]} results @param {(result: Result, topic: string) => boolean} belongs
 */
function table({ t }, caption, topics, words, results, belongs) {
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

/** @param {Texts} texts @param {readonly Result[]} results @param {string} link '' for none @param {string | null} problem of the storage */
export function summaryMarkup(texts, results, link, problem) {
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
<div>${table(
    texts,
    t('drill.by-kind'),
    KINDS,
    (kind) => t(`drill.kind.${kind}`),
    results,
    (one, kind) => one.kind === kind,
  )}
${table(
  texts,
  t('drill.by-category'),
  CATEGORIES,
  (name) => t(`drill.category.${name}`),
  results,
  (one, name) => one.categories.includes(name),
)}</div></div>`;
}
