// SPDX-License-Identifier: MIT

/** A seed for questions: eight letters and digits. */
export const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (n) => (n % 36).toString(36)).join('');
