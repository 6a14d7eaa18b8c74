// SPDX-License-Identifier: MIT
/**
 * Keys of messages are for people who write. In what is sent they are short: the same short names in a page's
 * script and in its messages. A key that a script puts together ends as it did (`kind.${kind}`): only its
 * beginning becomes short.
 */

import { IN_BUNDLE, resolveUses, usesInBundle } from './keys.mjs';

/** A, B ... Z, AA, AB ... @param {number} n from 0 @returns {string} */
const nameOf = (n) =>
  (n > 25 ? nameOf(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/**
 * @param {string} script a page's bundle
 * @param {readonly string[]} all the catalog's keys
 * @param {readonly string[]} fixed keys that other scripts use by their own names
 * @returns {{script: string, names: Map<string, string>}} the script with short keys; the short name of each key
 */
export function shorten(script, all, fixed) {
  const uses = usesInBundle(script);
  const keys = [...resolveUses(uses, all).keys].sort();
  const beginnings = [...new Set(uses.map(({ key }) => key))]
    .filter((key) => key.endsWith('.*') && keys.some((one) => one.startsWith(key.slice(0, -1))))
    .map((key) => key.slice(0, -1));
  let count = 0;
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const beginning of beginnings.sort()) names.set(beginning, `${nameOf(count++)}.`);
  for (const key of keys) {
    const beginning = key.slice(0, key.lastIndexOf('.') + 1);
    if (fixed.includes(key)) names.set(key, key);
    else if (names.has(beginning))
      names.set(key, names.get(beginning) + key.slice(beginning.length));
    else names.set(key, nameOf(count++));
  }
  const text = script.replace(IN_BUNDLE, (match, open, key, close) =>
    names.has(key) ? open + names.get(key) + close : match,
  );
  for (const beginning of beginnings) names.delete(beginning);
  for (const key of fixed) names.set(key, key);
  return { script: text, names };
}
