// SPDX-License-Identifier: MIT
/** The codes that came back: pasted, read, shown as tables, saved as a file. All of it stays in this browser. */

import { csv, tabbed } from '../../lib/class/csv.js';
import { copyField, saveFile } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { answerOf } from './answer.js';
import { percent, resultsIn } from './results.js';
import { directionOf, sortRows, turned } from './sort.js';
import { brokenMarkup, groupMarkup, noteOf } from './views.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./results.js').Results} Results */

/**
 * What is typed letter by letter is read once the field is left; all else, as what is pasted, at once.
 * @param {Partial<InputEvent>} event
 */
const isTyped = ({ inputType = '', data }) =>
  /^delete|LineBreak|Composition/.test(inputType) || data?.length === 1;

/** @param {string} id */
const get = (id) => /** @type {any} */ (document.getElementById(id));

/**
 * Copies a text that stands in no field.
 * @param {Texts} texts @param {string} text @param {HTMLButtonElement} button
 */
async function copyText(texts, text, button) {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'visually-hidden';
  button.after(field);
  const said = await copyField(texts, field, button);
  field.remove();
  return said;
}

/**
 * Everything in the tables and nothing else, a row for each code.
 * @param {Texts} texts @param {Results} results
 */
export function rowsOf(texts, { groups }) {
  const { t } = texts;
  const most = Math.max(0, ...groups.map(({ columns }) => columns));
  const numbers = Array.from({ length: most }, (_, n) => n + 1);
  const head = ['name', 'right', 'asked', 'of', 'percent', 'seconds', 'drill', 'seed', 'state'];
  return [
    [
      ...head.map((name) => t(`class.head.${name}`)),
      t('class.head.note'),
      ...numbers.map((number) => t('class.head.mark', { number })),
      ...numbers.map((number) => t('class.head.answer', { number })),
    ],
    ...groups.flatMap((group) =>
      group.rows.map((row) => {
        const { result, graded } = row;
        const of = group.round.count || graded.marks.length;
        const { heading } = group.drill;
        return [
          ...[result.name, graded.right, graded.marks.length, of, percent(graded.right, of)],
          ...[result.seconds, t(heading), group.round.seed, group.round.key],
          noteOf(texts, row),
          ...numbers.map((n) => (n <= graded.marks.length ? Number(graded.marks[n - 1]) : '')),
          ...numbers.map((n) => answerOf(texts, group.drill, result.answers[n - 1]?.text)),
        ];
      }),
    ),
  ];
}

/**
 * @param {C960} c960 @param {Texts} texts
 * @param {{read: () => unknown, write: (value: unknown) => void}} kept
 */
export function openCodes(c960, texts, kept) {
  const { t } = texts;
  const field = get('codes');
  /** @type {Results} */
  let results = { groups: [], broken: [], twice: [] };
  /** @type {import('./sort.js').Order} */
  let order = { by: null, up: true };

  const found = () => {
    const { groups, broken, twice } = results;
    const n = groups.reduce((sum, { rows }) => sum + rows.length, 0);
    return { n, broken: broken.length, twice: twice.length };
  };
  const draw = () => {
    results = resultsIn(c960, field.value);
    const { groups } = results;
    const counts = found();
    get('codes-said').textContent = field.value.trim() ? t('class.found', counts) : '';
    for (const id of ['class-csv', 'class-take']) get(id).ariaDisabled = String(counts.n === 0);
    for (const group of groups) sortRows(group, order, texts.lang);
    const tables = groups.map((group) => groupMarkup(texts, group, groups, order));
    render(get('results'), markup`${brokenMarkup(texts, results)}${tables}`);
  };
  /** The rows change places; the button that was pressed keeps the focus. @param {import('./sort.js').Column} by */
  const sort = (by) => {
    order = turned(order, by);
    const bodies = get('results').querySelectorAll('tbody');
    results.groups.forEach((group, n) => {
      const lines = new Map(group.rows.map((row, at) => [row, bodies[n].rows[at]]));
      sortRows(group, order, texts.lang);
      bodies[n].append(...group.rows.map((row) => /** @type {Element} */ (lines.get(row))));
    });
    for (const head of get('results').querySelectorAll('[data-by]')) {
      head.ariaSort = directionOf(order, head.dataset.by);
    }
    const up = order.up ? 'yes' : 'no';
    get('class-sorted').textContent = t('class.sorted', { by: t(`class.head.${by}`), up });
  };

  /** The page says so where it cannot be done. @param {string | null} value */
  const keep = (value) => {
    kept.write(value);
    const isKept = kept.read() === value;
    get('codes-kept').hidden = !isKept;
    get('codes-lost').hidden = isKept;
  };

  field.addEventListener('input', (/** @type {InputEvent} */ event) => {
    keep(field.value);
    if (!isTyped(event)) draw();
  });
  field.addEventListener('change', draw);
  get('class-clear').addEventListener('click', () => {
    field.value = '';
    keep(null);
    draw();
    field.focus();
  });
  get('results').addEventListener('click', (/** @type {any} */ { target }) => {
    const head = target.closest('button')?.closest('[data-by]');
    if (head) sort(head.dataset.by);
  });
  /** @param {string} id @param {(rows: ReturnType<typeof rowsOf>) => void} give */
  const onGive = (id, give) =>
    get(id).addEventListener('click', () => {
      if (results.groups.length === 0) get('codes-said').textContent = t('class.found', found());
      else give(rowsOf(texts, results));
    });
  onGive('class-csv', (rows) => saveFile('c960-class.csv', 'text/csv;charset=utf-8', csv(rows)));
  onGive('class-take', async (rows) => {
    get('class-sorted').textContent = await copyText(texts, tabbed(rows), get('class-take'));
  });
  const text = kept.read();
  if (typeof text === 'string') field.value = text;
  keep(field.value);
  draw();
}
