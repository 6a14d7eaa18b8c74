// SPDX-License-Identifier: MIT
/** A choice that the reader makes for all pages of the site, kept in the browser under a key of its own. */

/**
 * One of some words; the first, where nothing else was chosen or what is kept is none of them.
 * @template {string} T
 * @param {string} key @param {readonly T[]} values
 */
export const openChoice = (key, values) => ({
  values,
  /** @returns {T} */
  get() {
    /** @type {string | null | undefined} */
    let kept;
    try {
      kept = globalThis.localStorage?.getItem(key);
    } catch {
      // Storage may be forbidden.
    }
    return values.find((one) => one === kept) ?? values[0];
  },
  /** @param {string} value @returns {boolean} whether it is kept */
  set(value) {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});
