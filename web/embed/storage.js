// SPDX-License-Identifier: MIT
/** In place of `lib/storage.js`: an embed keeps nothing, whether it could or not. */

/** @returns {Storage | null} */
export const openStorage = () => null;

export const openValue = () => ({
  /** @returns {unknown} */
  read: () => null,
  write() {},
});
