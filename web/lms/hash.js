// SPDX-License-Identifier: MIT
/** Names that are the same for the same text, without chance: the same package twice is the same file. */

import { hash32 } from '../lib/drill/random.js';

/** A UUID of version 8 (RFC 9562: its bits are our own business). @param {string} text */
export function uuidOf(text) {
  const hex = [1, 2, 3, 4]
    .map((n) => (hash32(text, n) >>> 0).toString(16).padStart(8, '0'))
    .join('');
  const variant = '89ab'[parseInt(hex[16], 16) % 4];
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`];
  return [...parts, `${variant}${hex.slice(17, 20)}`, hex.slice(20)].join('-');
}
