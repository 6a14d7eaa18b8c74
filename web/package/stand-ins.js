// SPDX-License-Identifier: MIT
/**
 * What the build puts where scripts of the site name something of a browser's as they load: a page of the package's
 * user may be rendered in Node.js first, and defines what it wants.
 */

export const ElementBase = globalThis.HTMLElement ?? /** @type {any} */ (class {});

export const ElementSheet =
  globalThis.CSSStyleSheet ??
  /** @type {any} */ (
    class {
      replaceSync() {}
    }
  );

/** In place of what elements of the site do with their name. */
export const defineNothing = () => {};

/** An element keeps nothing in somebody else's page. */
export const noStorage = {
  getItem: () => null,
  setItem() {
    throw new Error('an element keeps nothing');
  },
  removeItem() {},
};
