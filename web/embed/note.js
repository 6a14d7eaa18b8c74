// SPDX-License-Identifier: MIT
/** What is said of a frame before what is in it. */

/** @param {string} text */
export function note(text) {
  const line = document.createElement('p');
  line.className = 'note';
  line.textContent = text;
  document.getElementById('frame-problems')?.append(line);
}
