// SPDX-License-Identifier: MIT
/** What an address asks of the builder in vain, and stands in no field that could say so. */

import { BUILDER } from '../../embed/list.js';
import { GIVEN } from './code.js';
import { kindOf, parametersOf } from './fields.js';
import { ownProblems } from './own.js';

/** @typedef {import('./fields.js').Problem} Problem */
/** @typedef {import('./entries.js').Entry} Entry */

/** @param {import('../../lib/texts.js').Texts} texts @param {string} name @param {string} value @returns {Problem} */
export const leftOut = ({ t }, name, value) => ({
  name: 'all',
  text: t('teach.left-out', { name, value: value.slice(0, 40) }),
});

/**
 * @param {URLSearchParams} params @param {Record<string, Entry>} entries @param {Entry} entry the one that is shown
 * @param {readonly string[]} sections @param {{c960: import('../../lib/core.js').C960, texts: import('../../lib/texts.js').Texts}} given
 * @returns {Problem[]}
 */
export function lostOf(params, entries, { page, titles }, sections, given) {
  const { texts } = given;
  const asked = new URLSearchParams(params);
  for (const name of BUILDER) asked.delete(name);
  const typed = new Set(
    kindOf(page)
      .fields(texts)
      .flatMap(({ name, type }) => (type === 'one' || type === 'several' ? [] : name)),
  );
  /** What a list offers. @type {[string, (value: string) => unknown][]} */
  const lists = [
    ['embed', (value) => entries[value]],
    ['language', (value) => titles[value]],
    ['give', (value) => GIVEN.includes(value)],
    // The page for classes makes such links.
    ['class', (value) => value !== '1'],
  ];
  return [
    ...kindOf(page)
      .check(asked, given)
      .filter((one) => !typed.has(one.name)),
    ...ownProblems(asked, parametersOf(page), sections, texts),
    ...lists.flatMap(([name, offers]) => {
      const value = params.get(name);
      return value === null || offers(value) ? [] : leftOut(texts, name, value);
    }),
  ].map(({ text }) => ({ name: 'all', text }));
}
