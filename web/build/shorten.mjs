// SPDX-License-Identifier: MIT
/**
 * Keys of messages are for people who write. In what is sent they are the places of messages in an array, the
 * same in a page's scripts and in its messages. A key that a script puts together ends as it did
 * (`kind.${kind}`): only its beginning becomes short.
 */

import { IN_BUNDLE, resolveUses, usesInBundle } from './keys.mjs';

/** @typedef {Map<string, string>} ShortNames  by keys, and by beginnings of keys, which end in a dot */

/** A, B ... Z, AA, AB ... @param {number} n from 0 @returns {string} */
export const nameOf = (n) =>
  (n > 25 ? nameOf(Math.floor(n / 26) - 1) : '') + String.fromCharCode(65 + (n % 26));

/**
 * The beginnings to which some scripts add the rest.
 * @param {readonly string[]} scripts @param {readonly string[]} all the catalog's keys
 */
const beginningsIn = (scripts, all) =>
  [...new Set(scripts.flatMap(usesInBundle).map(({ key }) => key))]
    .filter((key) => key.endsWith('.*') && all.some((one) => one.startsWith(key.slice(0, -1))))
    .map((key) => key.slice(0, -1))
    .sort();

/** The keys a bundle may use. @param {string} script @param {readonly string[]} all @returns {string[]} */
export const keysIn = (script, all) => [...resolveUses(usesInBundle(script), all).keys].sort();

/**
 * Names for the keys of scripts that all pages may have: no page has others for these.
 * @param {readonly string[]} scripts every bundle
 * @param {readonly string[]} keys those of the scripts that several pages have
 * @param {readonly string[]} all the catalog's keys
 * @param {readonly string[]} fixed keys that other scripts use by their own names
 * @returns {ShortNames}
 */
export function commonNames(scripts, keys, all, fixed) {
  /** @type {ShortNames} */
  const names = new Map(fixed.map((key) => [key, key]));
  for (const beginning of beginningsIn(scripts, all))
    names.set(beginning, `${nameOf(names.size)}.`);
  return withNames(names, keys);
}

/** Some names, and the next free places for further keys. @param {ShortNames} names @param {readonly string[]} keys @returns {ShortNames} */
export function withNames(names, keys) {
  const more = new Map(names);
  const taken = new Set(names.values());
  let place = 0;
  for (const key of keys) {
    if (more.has(key)) continue;
    const beginning = key.slice(0, key.lastIndexOf('.') + 1);
    const start = names.get(beginning);
    while (!start && taken.has(`${place}`)) place++;
    more.set(key, start ? start + key.slice(beginning.length) : `${place++}`);
  }
  return more;
}

/** The names that a page may know: those of the parts it has. @param {ShortNames} names @param {readonly string[]} keys in its parts @param {readonly string[]} fixed */
export const namesFor = (names, keys, fixed) =>
  new Map(
    [...names].filter(([key]) => key.endsWith('.') || keys.includes(key) || fixed.includes(key)),
  );

/** A bundle with short keys. @param {string} script @param {ShortNames} names */
export const shorten = (script, names) =>
  script.replace(IN_BUNDLE, (match, open, key, close) =>
    names.has(key) ? open + names.get(key) + close : match,
  );
