// SPDX-License-Identifier: MIT
/** What the tests of progress share: days, a storage, answers, and a file that is loaded. */

import { readFile } from '../../web/lib/progress-file.js';

/** Noon of a day, so that no change of clocks matters. @param {number} n */
export const day = (n) => new Date(2026, 2, 1 + n, 12).getTime();

/** A storage as browsers have it. @param {Record<string, string>} [held] */
export function fakeStorage(held = {}) {
  const map = new Map(Object.entries(held));
  return {
    map,
    getItem: (/** @type {string} */ key) => map.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ text) => void map.set(key, text),
    removeItem: (/** @type {string} */ key) => void map.delete(key),
  };
}

/** @param {string} key @param {boolean} correct @param {object} [more] */
export const answer = (key, correct, more = {}) => ({
  id: `set-${key}`,
  key,
  kind: 'play-it',
  categories: ['inner-rook'],
  correct,
  seedLink: 'v=1&seed=abc&n=4',
  ...more,
});

/**
 * Loads a file in the place of what is there, as the page of settings does it.
 * @param {ReturnType<typeof import('../../web/lib/progress.js').openProgress>} progress @param {any} text @param {number} [now]
 */
export function load(progress, text, now) {
  const read = readFile(text, now);
  if ('problem' in read) return read;
  progress.replace(read);
  return 'ok';
}
