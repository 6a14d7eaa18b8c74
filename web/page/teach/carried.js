// SPDX-License-Identifier: MIT
/** What an address asks of a page that has no field in the form: it is taken along as it is. */

import { kindOf } from './fields.js';

export function createCarried() {
  /** @type {[string, string][]} */
  let carried = [];
  /** The way of drawing to which what came belongs, the questions that are set so. @type {string | null} */
  let to = null;
  /** @param {URLSearchParams} fields */
  const belongs = (fields) => fields.get('by') ?? fields.get('task');
  return {
    /** @param {URLSearchParams} params of the address @param {string} page its id @param {URLSearchParams} fields what of it stands in fields */
    take(params, page, fields) {
      const names = kindOf(page).carried ?? [];
      carried = [...params].filter(([name, value]) => value && names.includes(name));
      to = belongs(fields);
    },
    /** With what stands in fields. @param {URLSearchParams} fields */
    addTo(fields) {
      if (belongs(fields) !== to) carried = [];
      for (const [name, value] of carried) fields.set(name, value);
      return fields;
    },
    /** As it stands in an address. */
    text: () => carried.map((pair) => pair.join('=')).join('&'),
  };
}
