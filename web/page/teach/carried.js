// SPDX-License-Identifier: MIT
/** What an address asks of a page that has no field in the form: it is taken along as it is. */

import { CARRIED, parametersOf } from './fields.js';

export function createCarried() {
  /** @type {[string, string][]} */
  let carried = [];
  /** The way of drawing to which what came belongs. @type {string | null} */
  let by = null;
  return {
    /** @param {URLSearchParams} params of the address @param {string} page its id @param {URLSearchParams} fields what of it stands in fields */
    take(params, page, fields) {
      const names = parametersOf(page).filter((name) => CARRIED.includes(name));
      carried = [...params].filter(([name, value]) => value && names.includes(name));
      by = fields.get('by');
    },
    /** With what stands in fields. @param {URLSearchParams} fields */
    addTo(fields) {
      if (fields.get('by') !== by) carried = [];
      for (const [name, value] of carried) fields.set(name, value);
      return fields;
    },
    /** As it stands in an address. */
    text: () => carried.map((pair) => pair.join('=')).join('&'),
  };
}
