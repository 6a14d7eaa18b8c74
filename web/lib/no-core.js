// SPDX-License-Identifier: MIT
/** Stands in for `core.js` in the first script of pages that work without the rules. */

export class LoadError extends Error {
  /** @param {import('./core.js').LoadFailure} failure @param {unknown} [cause] */
  constructor(failure, cause) {
    super(failure, { cause });
    this.failure = failure;
  }
}

export const loadCore = async () => null;
export const startCore = loadCore;
