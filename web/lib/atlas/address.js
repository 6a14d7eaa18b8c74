// SPDX-License-Identifier: MIT
/** The state of the atlas as its address, and what is wrong with one. */

import { noChoice } from './facets.js';
import { matchPattern } from './pattern.js';

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('./facets.js').Facet} Facet */
/** @typedef {import('./facets.js').Choice} Choice */

/**
 * @typedef {object} Wish
 * @property {Choice} choice
 * @property {string} pattern  English letters and question marks
 * @property {number | null} like  sorted by likeness to this position; null: by number
 */

/** @typedef {{name: string, value: string, code: 'unknown-value' | 'bad-pattern' | 'bad-number'}} Problem */

/**
 * What cannot be read is left out and reported. Names that are none of these are passed over.
 * @param {C960} c960 @param {readonly Facet[]} facets @param {string} search
 * @returns {{wish: Wish, problems: Problem[]}}
 */
export function readAddress(c960, facets, search) {
  const params = new URLSearchParams(search);
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} name @param {string} value @param {Problem['code']} code */
  const report = (name, value, code) => problems.push({ name, value: value.slice(0, 40), code });
  const chosen = facets.map(({ name, values }) => {
    const words = params.get(name)?.split(',') ?? [];
    for (const word of words) if (!values.includes(word)) report(name, word, 'unknown-value');
    return [name, values.filter((value) => words.includes(value))];
  });
  const choice = /** @type {Choice} */ ({ ...noChoice(facets), ...Object.fromEntries(chosen) });

  let pattern = (params.get('pattern') ?? '').replaceAll('_', '?').toUpperCase();
  if (matchPattern(c960, pattern).problems.length > 0) {
    report('pattern', pattern, 'bad-pattern');
    pattern = '';
  }

  const asked = params.get('like');
  const like = asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null;
  const known = like !== null && like < c960.startCount;
  if (asked !== null && !known) report('like', asked, 'bad-number');
  return { wish: { choice, pattern, like: known ? like : null }, problems };
}

/** @param {Wish} wish @returns {string} "" or "?king=e1,f1&like=518" */
export function writeAddress({ choice, pattern, like }) {
  const parts = Object.entries(choice)
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.join(',')}`);
  if (pattern) parts.push(`pattern=${pattern.replaceAll('?', '_')}`);
  if (like !== null) parts.push(`like=${like}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}
