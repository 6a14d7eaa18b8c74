// SPDX-License-Identifier: MIT
// Places in a text: the core counts bytes of UTF-8, JavaScript counts UTF-16 units.

/**
 * The index of the UTF-16 unit at which a byte stands; for a byte inside a character, where that begins.
 *
 * @param {string} text
 * @param {number} byte
 * @returns {number}
 */
export function unitOffset(text, byte) {
  const before = new TextEncoder().encode(text).subarray(0, byte);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(before, { stream: true }).length;
}
