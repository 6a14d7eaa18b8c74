// SPDX-License-Identifier: MIT
/** What a page that can be embedded is set by: what the form shows of it, and what becomes of what was set. */

import { fenInLink, fenOfLink } from '../../lib/fen-link.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/**
 * @typedef {object} Field
 * @property {string} name  as in an address
 * @property {'one' | 'several' | 'text' | 'number'} type
 * @property {string} label
 * @property {string} [note]
 * @property {readonly string[]} [values]
 * @property {(value: string) => string} [words]
 * @property {string} [standard]  what is so where nothing is chosen
 * @property {boolean} [endless]  it may go on without an end
 * @property {(text: string) => string} [tidy]  what was typed, as it stands in an address
 */
/** What is wrong with a field; with '' of the choice as a whole. @typedef {{name: string, text: string}} Problem */
/**
 * @typedef {object} Kind
 * @property {(texts: Texts) => Field[]} fields
 * @property {(params: URLSearchParams, given: {c960: C960, texts: Texts}) => Problem[]} check
 * @property {(params: URLSearchParams) => string} query  of what is right
 * @property {readonly string[]} [carried]  what has no field and is taken as an address has it
 */

/** @param {Texts} texts @returns {Field} */
export const seedField = ({ t }) => ({
  ...{ name: 'seed', type: 'text' },
  ...{ label: t('teach.seed'), note: t('teach.seed-note') },
});

/** Where a seed stops being one. @param {Texts} texts @param {string} seed @returns {Problem} */
export function seedProblem({ t }, seed) {
  const at = Math.min(/^[0-9a-z]*/.exec(seed)?.[0].length ?? 0, 13);
  return {
    name: 'seed',
    text: t('teach.bad-seed', { position: at + 1, rest: seed.slice(at, at + 12) }),
  };
}

/** What each field of these is called in an address, with its value. @param {readonly string[]} names @returns {Kind['query']} */
export const written = (names) => (params) =>
  names
    .flatMap((name) => {
      const value = params.get(name)?.trim();
      if (!value) return [];
      if (name === 'fen') return `fen=${fenInLink(fenOfLink(value))}`;
      return `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
    })
    .join('&');

/**
 * One choice among some.
 * @param {Pick<Field, 'name' | 'values' | 'standard'>} about @param {(texts: Texts) => Pick<Field, 'label' | 'words'>} words
 * @returns {Kind}
 */
export const oneOf = ({ name, values = [], standard }, words) => ({
  fields: (texts) => [{ name, type: 'one', values, standard, ...words(texts) }],
  check(params, { texts }) {
    const value = params.get(name);
    if (value === null || values.includes(value)) return [];
    return [{ name, text: texts.t('teach.left-out', { name, value }) }];
  },
  query(params) {
    const value = params.get(name);
    return value && value !== standard ? `${name}=${value}` : '';
  },
});

/** A page has fields of its own for it: taken along as it is. @param {readonly string[]} names @returns {Kind} */
export const carried = (names) => ({
  ...{ fields: () => [], check: () => [], query: written(names), carried: names },
});
