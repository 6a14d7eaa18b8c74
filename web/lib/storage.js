// SPDX-License-Identifier: MIT
/** The browser's storage, which may be forbidden, full, or hold anything. */

/** @param {'localStorage' | 'sessionStorage'} name @returns {Storage | null} */
export function openStorage(name) {
  try {
    return window[name];
  } catch {
    return null;
  }
}

/**
 * One value under one key. What cannot be read is null, and what cannot be written is lost.
 * @param {Storage | null} storage @param {string} key
 */
export const openValue = (storage, key) => ({
  /** @returns {unknown} */
  read() {
    try {
      return JSON.parse(storage?.getItem(key) ?? 'null');
    } catch {
      return null;
    }
  },
  /** @param {unknown} value */
  write(value) {
    try {
      storage?.setItem(key, JSON.stringify(value));
    } catch {
      // A reload then begins anew.
    }
  },
});
