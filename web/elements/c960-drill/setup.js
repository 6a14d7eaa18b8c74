// SPDX-License-Identifier: MIT
/** What is shown before a round: what is asked, what is due, what was achieved. */

import { markup, rich } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('./subject.js').Subject} Subject */
/** @typedef {Record<string, any>} Settings */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */

/** What is needed to choose. @typedef {Pick<Subject, 'groups' | 'defaultSettings' | 'leavesSomething' | 'nothing'>} Chosen */

/**
 * @param {Texts} texts @param {Pick<Chosen, 'groups'>} subject @param {Settings} settings
 * @param {readonly string[]} [counts] that are offered besides the chosen one
 */
export function choices(
  texts,
  subject,
  settings,
  counts = ['10', String(settings.count), 'endless'],
) {
  const { t } = texts;
  /** @type {import('./subject.js').Group[]} */
  const groups = [
    ...subject.groups(texts),
    [
      'count',
      t('drill.count'),
      [...new Set(counts)],
      (value) => (value === 'endless' ? t('drill.endless') : value),
    ],
  ];
  return groups.map(([name, legend, values, words]) => {
    const chosen = settings[name];
    const type = Array.isArray(chosen) ? 'checkbox' : 'radio';
    return markup`<fieldset><legend>${legend}</legend>${values.map(
      (value) =>
        markup`<label><input type="${type}" name="${name}" value="${value}"${[chosen].flat().map(String).includes(value) && ' checked'}>${words(value)}</label>`,
    )}</fieldset>`;
  });
}

/**
 * What a form chooses, or the message why it cannot be asked.
 * @param {Texts} texts @param {Chosen} subject @param {C960} c960 @param {HTMLFormElement} form
 * @returns {{settings: Settings} | {problem: string}}
 */
export function readChoices({ t }, subject, c960, form) {
  const data = new FormData(form);
  const several = Object.entries(subject.defaultSettings()).filter(([, value]) =>
    Array.isArray(value),
  );
  const lists = several.map(([name]) => [name, data.getAll(name)]);
  if (lists.some(([, list]) => list.length === 0)) return { problem: t('drill.need-one') };
  const settings = /** @type {any} */ ({
    ...Object.fromEntries(data),
    ...Object.fromEntries(lists),
  });
  if (settings.count !== 'endless') settings.count = Number(settings.count);
  return subject.leavesSomething(c960, settings) ? { settings } : { problem: t(subject.nothing) };
}

/**
 * The missed questions of this subject that are to come again.
 * @param {Subject} subject @param {Progress} progress
 */
export const dueOf = ({ kinds }, progress) =>
  progress.due().filter(({ kind }) => kinds.includes(kind));

/** @param {Texts} texts @param {Settings} settings */
export const beginText = ({ t }, { count }) =>
  count === 'endless' ? t('drill.begin-endless') : t('drill.begin', { count });

/**
 * @param {Texts} texts @param {Subject} subject
 * @param {{settings: Settings, seed: string | null, problems: readonly string[], number: number}} given
 *   number: of the question at which a round can go on, or 0
 * @param {Progress} progress
 */
export function setupMarkup(texts, subject, { settings, seed, problems, number }, progress) {
  const { t } = texts;
  const { count } = settings;
  const n = dueOf(subject, progress).length;
  const endless = count === 'endless';
  const shared = endless ? t('drill.shared-endless') : t('drill.shared', { count });
  return markup`<form class="choices">
${problems.map((text) => markup`<p class="error">${text}</p>`)}
${seed && markup`<p>${shared}</p>`}
<p class="row"><button type="submit" class="primary" id="drill-begin">${beginText(texts, settings)}</button>
${number > 0 && markup`<button type="button" data-do="continue">${t('drill.continue', { number })}</button>`}
${n > 0 && markup`<button type="button" data-do="repeat">${t('drill.repeat')}</button>`}</p>
${number > 0 && markup`<p class="note">${t('drill.continue-text')}</p>`}
${n > 0 && markup`<p class="note">${t('drill.due', { n })}</p>`}
<p class="error" id="drill-problem" role="alert" hidden></p>
<details><summary>${t('drill.choose')}</summary>${choices(texts, subject, settings)}</details>
</form>
${progressMarkup(texts, progress)}`;
}

/** @param {Texts} texts @param {Progress} progress */
function progressMarkup({ t }, progress) {
  const { problem } = progress;
  const { answered, correct, boxes } = progress.summary();
  const { days } = progress.streak();
  const waiting = boxes.reduce((sum, n) => sum + n, 0);
  return markup`<section class="progress" aria-labelledby="drill-progress"><h2 id="drill-progress">${t('drill.progress')}</h2>
${problem && markup`<p class="error">${t(['corrupt', 'newer'].includes(problem) ? 'drill.unread' : 'drill.not-kept')}</p><p><button type="button" data-do="save">${t('settings.save')}</button></p>`}
<ul><li>${t('drill.streak', { days })}</li><li>${t('drill.answered', { asked: answered, right: correct })}</li><li>${t('drill.waiting', { n: waiting })}</li></ul>
${!problem && markup`<p class="note">${rich(t('drill.stays-here'), { href: '../../settings/#progress-title' })}</p>`}</section>`;
}
