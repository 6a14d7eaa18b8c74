// SPDX-License-Identifier: MIT
/** What worksheets are set by: the sheet in fields, the questions as an address has them. */

import { QUESTIONS } from '../../embed/list.js';
import { isSeed } from '../../lib/drill/settings.js';
import { LAYOUT, MOST, TASKS } from '../worksheets/layout.js';
import { oneOf, seedField, seedProblem, written } from './kinds.js';

/** The first is as a rule. @type {[string, readonly string[], Parameters<typeof oneOf>[1]][]} */
const CHOICES = [
  [
    'task',
    Object.keys(TASKS),
    ({ t }) => ({ label: t('sheet.task'), words: (task) => t(TASKS[task]) }),
  ],
  [
    'columns',
    LAYOUT.columns,
    ({ t }) => ({
      label: t('sheet.columns'),
      words: (n) => t(n === '2' ? 'sheet.two' : 'sheet.one'),
    }),
  ],
  [
    'paper',
    LAYOUT.paper,
    ({ t }) => ({
      label: t('sheet.paper'),
      words: (paper) => (paper === 'a4' ? 'A4' : 'Letter'),
    }),
  ],
  [
    'solutions',
    LAYOUT.solutions,
    ({ t }) => ({
      label: t('sheet.solutions'),
      words: (one) => t(one === '1' ? 'sheet.with' : 'sheet.without'),
    }),
  ],
];
const SHEETS = CHOICES.map(([name, values, words]) =>
  oneOf({ name, values, standard: values[0] }, words),
);

/** @type {import('./kinds.js').Kind} */
export const worksheets = {
  fields: (texts) => [
    ...SHEETS.flatMap((one) => one.fields(texts)),
    { name: 'count', type: 'number', label: texts.t('drill.count') },
    seedField(texts),
  ],
  check(params, given) {
    const [count, seed] = [params.get('count') ?? '1', params.get('seed') ?? '0'];
    const { texts } = given;
    const problems = SHEETS.flatMap((one) => one.check(params, given));
    if (!/^[1-9]\d?$/.test(count) || Number(count) > MOST)
      problems.push({ name: 'count', text: texts.t('teach.bad-count', { typed: count }) });
    if (!isSeed(seed)) problems.push(seedProblem(texts, seed));
    return problems;
  },
  query: written(['task', 'seed', 'count', 'columns', 'paper', 'solutions', ...QUESTIONS]),
  carried: QUESTIONS,
};
