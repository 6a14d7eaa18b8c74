// SPDX-License-Identifier: MIT
/** What can be set of every frame: how it looks and what of it is shown. The names are those of `embed/settings.js`. */

import { MAX_HEIGHT, THEMES } from '../../embed/messages.js';
import { LETTERS, OWN, PARTS, readSettings } from '../../embed/settings.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./fields.js').Field} Field */
/** @typedef {import('./fields.js').Problem} Problem */

/** Sizes of a frame, in pixels. */
export const SIZES = {
  width: { least: 240, most: 2000, standard: '' },
  height: { least: 200, most: MAX_HEIGHT, standard: '640' },
};

/** @param {Texts} texts @returns {Field[]} */
export const ownFields = ({ t }) => [
  {
    ...{ name: 'theme', type: 'one', label: t('teach.theme') },
    ...{ values: ['auto', ...THEMES.filter((theme) => theme !== 'auto')], standard: 'auto' },
    words: (theme) => t(`teach.theme.${theme}`),
  },
  {
    ...{ name: 'letters', type: 'one', label: t('site.letters') },
    ...{ values: LETTERS, standard: LETTERS[0] },
    words: (letters) => t(`teach.letters.${letters}`),
  },
];

/** Parts that can be hidden, in words. @param {Texts} texts @returns {[string, string][]} */
export const partWords = ({ t }) => PARTS.map((part) => [part, t(`teach.part.${part}`)]);

/** @param {URLSearchParams} params @param {readonly string[]} names of the page's parameters @param {readonly string[]} sections @param {Texts} texts @returns {Problem[]} */
export function ownProblems(params, names, sections, { t }) {
  return readSettings(params, names, sections).problems.map(({ name, value }) => ({
    name: OWN.includes(name) ? name : '',
    text: t('teach.left-out', { name, value }),
  }));
}

/** @param {keyof typeof SIZES} name @param {string} typed @param {Texts} texts @returns {Problem[]} */
export function sizeProblems(name, typed, { t }) {
  const { least, most } = SIZES[name];
  if (typed === '' || (/^\d+$/.test(typed) && Number(typed) >= least && Number(typed) <= most))
    return [];
  return [{ name, text: t('teach.bad-size', { typed: typed.slice(0, 20), least, most }) }];
}

/** The frame's own part of an address: what is right of it. @param {URLSearchParams} params @param {readonly string[]} sections @returns {string} */
export function ownQuery(params, sections) {
  const { theme, light, dark, hide, only, letters } = readSettings(params, [], sections).settings;
  const parts = {
    theme: theme === 'auto' ? '' : theme,
    light: light?.slice(1) ?? '',
    dark: dark?.slice(1) ?? '',
    hide: hide.join(','),
    only: only.join(','),
    letters: letters === LETTERS[0] ? '' : letters,
  };
  return Object.entries(parts)
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
