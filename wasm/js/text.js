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
  let unit = 0;
  for (let passed = 0; unit < text.length; unit++) {
    const point = /** @type {number} */ (text.codePointAt(unit));
    passed += point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
    if (passed > byte) break;
    if (point > 0xffff) unit++;
  }
  return unit;
}
