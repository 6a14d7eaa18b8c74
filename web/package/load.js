// SPDX-License-Identifier: MIT
/** What elements need before they can do anything: the rules, once for all of them, and the texts of a language. */

import { languages } from 'built:languages';
import { LoadError, startCore } from '../lib/core.js';
import { createTexts } from '../lib/texts.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/** As createC960 takes it; undefined: from beside the package's script. @type {unknown} */
let source;
/** @type {Promise<C960> | null} */
let core = null;
/** @type {Map<string, Promise<Texts>>} */
const texts = new Map();

/** @param {unknown} given */
export function useModule(given) {
  source = given;
  core = null;
}

/** @returns {Promise<C960>} */
export function theCore() {
  core ??= startCore(/** @type {any} */ (source)).catch((error) => {
    // Another try may fare better.
    core = null;
    throw error;
  });
  return core;
}

/** The language of a tag, where there are texts in it. @param {string | null | undefined} tag */
export const languageOf = (tag) => {
  const code = (tag ?? '').toLowerCase().split('-')[0];
  return Object.hasOwn(languages, code) ? code : null;
};

/** @param {string} code @returns {Promise<Texts>} */
export function textsIn(code) {
  const { lang, formats, load } = languages[code];
  let loading = texts.get(code);
  if (!loading) {
    loading = load().then(
      (messages) => createTexts(messages.default, lang, formats),
      (cause) => {
        texts.delete(code);
        throw new LoadError('missing', cause);
      },
    );
    texts.set(code, loading);
  }
  return loading;
}
