// SPDX-License-Identifier: MIT
/** What is shown before a round: what is asked, what is due, what was achieved. */

import {
  CASTLING_KINDS,
  COLORS,
  DIFFICULTIES,
  KINDS,
  SIDES,
  VARIANTS,
  leavesSomething,
} from '../../lib/drill/index.js';
import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/drill/vocabulary.js').Settings} Settings */
/** @typedef {ReturnType<typeof import('../../lib/progress.js').openProgress>} Progress */

/** @param {string} name @param {string} type @param {string} legend @param {readonly (readonly [string, string, boolean])[]} options value, words, chosen */
const group = (name, type, legend, options) =>
  markup`<fieldset><legend>${legend}</legend>${options.map(
    ([value, words, chosen]) =>
      markup`<label><input type="${type}" name="${name}" value="${value}"${chosen && ' checked'}>${words}</label>`,
  )}</fieldset>`;

/** @param {Texts} texts @param {Settings} settings */
function choices({ t }, settings) {
  const { count } = settings;
  /**
   * @param {'kinds' | 'colors' | 'sides' | 'castlingKinds'} name @param {string} legend
   * @param {readonly string[]} known @param {(value: string) => string} words
   */
  const many = (name, legend, known, words) => {
    /** @type {readonly string[]} */
    const chosen = settings[name];
    return group(
      name,
      'checkbox',
      legend,
      known.map((value) => [value, words(value), chosen.includes(value)]),
    );
  };
  /** @param {string} name @param {string} legend @param {readonly (readonly [string, string])[]} options @param {string} chosen */
  const one = (name, legend, options, chosen) =>
    group(
      name,
      'radio',
      legend,
      options.map(([value, words]) => [value, words, value === chosen]),
    );
  const own = count === 10 || count === 'endless' ? [] : [count];
  return markup`
${many('kinds', t('drill.kinds'), KINDS, (kind) => t(`drill.kind.${kind}`))}
${many('colors', t('drill.colors'), COLORS, (color) => t(`drill.color.${color}`))}
${many('sides', t('drill.sides'), SIDES, (side) => t(`drill.side.${side}`))}
${many('castlingKinds', t('drill.castling-kinds'), CASTLING_KINDS, (kind) => t(`kind-name.${kind}`))}
${one(
  'variant',
  t('drill.variant'),
  VARIANTS.map((one) => [one, t(`drill.variant.${one}`)]),
  settings.variant,
)}
${one(
  'difficulty',
  t('drill.difficulty'),
  DIFFICULTIES.map((one) => [one, t(`drill.difficulty.${one}`)]),
  settings.difficulty,
)}
${one(
  'count',
  t('drill.count'),
  [
    ['10', t('drill.count.ten')],
    ...own.map((n) => /** @type {const} */ ([String(n), String(n)])),
    ['endless', t('drill.count.endless')],
  ],
  String(count),
)}`;
}

/**
 * What a form chooses, or the message why it cannot be asked.
 * @param {Texts} texts @param {C960} c960 @param {HTMLFormElement} form
 * @returns {{settings: Settings} | {problem: string}}
 */
export function readChoices({ t }, c960, form) {
  const data = new FormData(form);
  const lists = ['kinds', 'colors', 'sides', 'castlingKinds'].map((name) => [
    name,
    data.getAll(name),
  ]);
  if (lists.some(([, list]) => list.length === 0)) return { problem: t('drill.need-one') };
  const count = data.get('count');
  const settings = /** @type {Settings} */ ({
    ...Object.fromEntries(lists),
    variant: data.get('variant'),
    difficulty: data.get('difficulty'),
    count: count === 'endless' ? count : Number(count),
  });
  return leavesSomething(c960, settings) ? { settings } : { problem: t('drill.nothing-left') };
}

/** @param {Texts} texts @param {Settings} settings */
export const beginText = ({ t }, { count }) =>
  count === 'endless' ? t('drill.begin-endless') : t('drill.begin', { count });

/**
 * @param {Texts} texts
 * @param {{settings: Settings, seed: string | null, problems: readonly string[], number: number}} given
 *   number: of the question at which a round can go on, or 0
 * @param {Progress} progress
 */
export function setupMarkup(texts, { settings, seed, problems, number }, progress) {
  const { t } = texts;
  const { count } = settings;
  const n = progress.due().length;
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
<details><summary>${t('drill.choose')}</summary>${choices(texts, settings)}</details>
</form>
${progressMarkup(texts, progress)}`;
}

/** @param {Texts} texts @param {Progress} progress */
function progressMarkup({ t }, progress) {
  const { answered, correct, boxes } = progress.summary();
  const { days } = progress.streak();
  const waiting = boxes.reduce((sum, n) => sum + n, 0);
  return markup`<section class="progress" aria-labelledby="drill-progress"><h3 id="drill-progress">${t('drill.progress')}</h3>
${progress.problem && markup`<p class="error">${t(`drill.store.${progress.problem}`)}</p>`}
<ul><li>${t('drill.streak', { days })}</li><li>${t('drill.answered', { asked: answered, right: correct })}</li><li>${t('drill.waiting', { n: waiting })}</li></ul>
<p class="note">${t('drill.stays-here')}</p>
<p class="row"><button type="button" class="quiet" data-do="export">${t('drill.export')}</button>
<button type="button" class="quiet" data-do="import">${t('drill.import')}</button><input type="file" accept=".json,application/json" hidden aria-label="${t('drill.import')}">
<button type="button" class="quiet" data-do="erase">${t('drill.erase')}</button></p></section>`;
}
