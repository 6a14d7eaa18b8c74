// SPDX-License-Identifier: MIT
/**
 * The parameters of an embed's own address, beside those of its page: they stand in the query, or in the fragment,
 * where a file is opened that takes no query.
 *
 *   theme    light, dark, auto
 *   light    colour of the light squares, as six hexadecimal digits; dark: of the dark ones
 *   hide     parts that are not shown: title, choices, link
 *   only     the sections of a lesson that are shown, by their ids
 *   letters  own, english, figurines: of the pieces in moves
 *   class    1: a drill is done for a class, and ends with a code to hand in
 */

import { THEMES } from './messages.js';

/** @typedef {{code: 'bad-value' | 'unknown-name', name: string, value: string}} Problem */
/**
 * @typedef {object} Settings
 * @property {string} theme
 * @property {string | null} light  such as #d0cabc
 * @property {string | null} dark
 * @property {readonly string[]} hide
 * @property {readonly string[]} only
 * @property {string} letters
 * @property {boolean} isClass
 */

export const LETTERS = ['own', 'english', 'figurines'];
export const PARTS = ['title', 'choices', 'link'];
/** What of a page can be shown alone. */
export const SECTIONS = 'main section[id]';
export const OWN = ['theme', 'light', 'dark', 'hide', 'only', 'letters', 'class'];

/** A fragment with "=" holds parameters, but for that with which WordPress tells its frames apart. @param {string} hash */
export const holdsParameters = (hash) => hash.includes('=') && !hash.startsWith('#?secret=');

/** All parameters of an address. Another fragment is a place in the page. @param {{search: string, hash: string}} address */
export function readAddress({ search, hash }) {
  const params = new URLSearchParams(search);
  if (holdsParameters(hash)) {
    for (const [name, value] of new URLSearchParams(hash.slice(1))) params.set(name, value);
  }
  return params;
}

/**
 * @param {URLSearchParams} params @param {readonly string[]} names of the page's parameters
 * @param {readonly string[]} sections ids of the page's sections
 * @param {boolean} [isDrill] only drills can be done for a class
 * @returns {{settings: Settings, state: URLSearchParams, own: URLSearchParams, problems: Problem[]}} state: the page's
 *   part of the address, own: the frame's
 */
export function readSettings(params, names, sections, isDrill = true) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {Problem['code']} code @param {string} name @param {string} value */
  const report = (code, name, value) =>
    problems.push({ code, name: name.slice(0, 40), value: value.slice(0, 40) });
  /** What a page reads itself is none of the frame's: the atlas has names of its own. @param {string} name */
  const asked = (name) => (names.includes(name) ? null : params.get(name));
  /** @param {string} name @param {readonly string[]} known */
  const word = (name, known) => {
    const value = asked(name);
    if (value === null || known.includes(value)) return value;
    report('bad-value', name, value);
    return null;
  };
  /** @param {string} name @param {readonly string[]} known */
  const list = (name, known) => {
    const words = (asked(name) ?? '').split(',').filter(Boolean);
    for (const one of words) if (!known.includes(one)) report('bad-value', name, one);
    return words.filter((one) => known.includes(one));
  };
  /** @param {string} name */
  const color = (name) => {
    const value = asked(name);
    if (value === null) return null;
    if (/^#?[\da-f]{6}$/i.test(value)) return `#${value.slice(-6)}`;
    report('bad-value', name, value);
    return null;
  };
  const [state, own] = [new URLSearchParams(), new URLSearchParams()];
  for (const [name, value] of params) {
    if (names.includes(name)) state.set(name, value);
    else if (OWN.includes(name)) own.set(name, value);
    else report('unknown-name', name, value);
  }
  return {
    settings: {
      theme: word('theme', THEMES) ?? 'auto',
      light: color('light'),
      dark: color('dark'),
      hide: list('hide', PARTS),
      only: list('only', sections),
      letters: word('letters', LETTERS) ?? 'own',
      isClass: word('class', isDrill ? ['1'] : []) === '1',
    },
    ...{ state, own, problems },
  };
}
