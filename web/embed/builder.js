// SPDX-License-Identifier: MIT
/** In place of the builder's `preview.js` and `sections.js`: it fetches neither a frame nor a page. */

export const createPreview = () => ({ show() {}, height: 0 });

/** Sections that an address asks for are taken along; which there are is not known. */
export function createSections() {
  let asked = '';
  return {
    /** @param {unknown} _ @param {URLSearchParams} params */
    fill(_, params) {
      asked = params.get('only') ?? '';
    },
    read: () => asked,
    isEmpty: () => false,
    ids: () => asked.split(',').filter(Boolean),
  };
}
