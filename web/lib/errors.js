// SPDX-License-Identifier: MIT
/**
 * Whether something thrown is an error of the package. Asked by its shape: the page's script is bundled
 * without the package, which the first script of the page has loaded.
 */

/** @typedef {import('./core.js').CoreError} CoreError */

/** @param {unknown} error @returns {error is CoreError} */
export const isCoreError = (error) =>
  error instanceof Error && 'code' in error && 'problems' in error && 'candidates' in error;
