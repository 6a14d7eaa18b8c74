// SPDX-License-Identifier: MIT
/**
 * Finds a platform's object as SCORM has it: in the windows around this one, from the inside out, then in the window
 * that opened it and in those around that one.
 */

/** No platform nests windows deeper; a window may say that it is its own parent's parent. */
const DEEPEST = 500;

/** @param {string} name @param {Window | null | undefined} from */
function search(name, from) {
  try {
    let at = from;
    for (let n = 0; at && n < DEEPEST; n++) {
      const found = /** @type {any} */ (at)[name];
      if (found) return found;
      if (at.parent === at) return null;
      at = at.parent;
    }
  } catch {
    // A window of another origin, which is nobody's platform.
  }
  return null;
}

/** @param {'API' | 'API_1484_11'} name @param {Window} [own] @returns {any} null where there is none */
export const findApi = (name, own = window) =>
  search(name, own) ?? search(name, own.opener) ?? search(name, own.top?.opener);
