// SPDX-License-Identifier: MIT

/**
 * Whether something that no event tells is so, or soon will be.
 * @param {() => boolean | Promise<boolean>} isSo @param {number} [seconds] how long it may take
 */
export async function soon(isSo, seconds = 5) {
  for (let n = 0; n < seconds * 40; n++) {
    if (await isSo()) return true;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return false;
}
