// SPDX-License-Identifier: MIT
/** Where the reader was last, for who starts the site from its icon. */

const KEY = 'c960.page';

/** The site's root. */
export const rootOf = () => new URL('../', import.meta.url).href;

/** Where this page is, below the site's root. */
export const place = () => location.href.slice(rootOf().length);

/** Keeps this page as the last one: what its address says may change until the reader leaves. */
export function rememberPage() {
  const keep = () => {
    try {
      localStorage.setItem(KEY, place());
    } catch {
      // The site begins at its first page then.
    }
  };
  keep();
  addEventListener('visibilitychange', keep);
}

/** @returns {string} of unknown origin */
export function lastPage() {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}
