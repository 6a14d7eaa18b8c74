// SPDX-License-Identifier: MIT
/**
 * Finds a platform's object as SCORM has it: in the windows around this one, from the inside out, then in the window
 * that opened it and in those around that one.
 */

/** No platform nests windows deeper; a window may say that it is its own parent's parent. */
const DEEPEST = 500;

/** @param {any} window @param {string} name */
function within(window, name) {
  try {
    return window[name] ?? null;
  } catch {
    // It is of another origin, and nobody's platform; the one around it may be.
    return null;
  }
}

/** @param {string} name @param {Window | null | undefined} from */
function search(name, from) {
  let at = from;
  for (let n = 0; at && n < DEEPEST; n++) {
    const found = within(at, name);
    if (found) return found;
    if (at.parent === at) return null;
    at = at.parent;
  }
  return null;
}

/** @param {'API' | 'API_1484_11'} name @param {Window} [own] @returns {any} null where there is none */
export const findApi = (name, own = window) =>
  search(name, own) ?? search(name, own.opener) ?? search(name, own.top?.opener);
