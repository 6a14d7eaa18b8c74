// SPDX-License-Identifier: MIT
/** Boards as a reader of any engine sees and uses them. A scope is what the board stands in, '' for the only one. */

/** @typedef {import('./reader.mjs').Reader} Reader */

/** @param {string} square @param {string} [scope] */
export const cell = (square, scope = '') =>
  `${scope} c960-board >>> .cell[aria-label^="${square},"]`.trim();

/** What stands where, read off the squares' names. @param {Reader} reader @param {string} [scope] @returns {Promise<Record<string, string>>} */
export const boardOf = (reader, scope = '') =>
  reader.evaluate((selector) => {
    const cells = document.querySelector(selector)?.shadowRoot?.querySelectorAll('.cell') ?? [];
    return Object.fromEntries(
      Array.from(cells, (one) => (one.getAttribute('aria-label') ?? '').split(', ')),
    );
  }, `${scope} c960-board`.trim());

/** Waits until pieces stand where they are meant to. @param {Reader} reader @param {Record<string, string>} men @param {string} [scope] */
export const stands = (reader, men, scope = '') =>
  reader.wait(
    `the board to show ${JSON.stringify(men)}`,
    async () => {
      const board = await boardOf(reader, scope);
      return Object.fromEntries(Object.keys(men).map((square) => [square, board[square]]));
    },
    (seen) => Object.entries(men).every(([square, man]) => seen[square] === man),
  );

/** @param {Reader} reader @param {string} scope @param {...string} squares */
export async function clickSquares(reader, scope, ...squares) {
  for (const square of squares) await reader.click(cell(square, scope));
}

/** What the live region has to say. @param {Reader} reader @param {RegExp | string} expected @param {string} [scope] */
export const isSaid = (reader, expected, scope = '') =>
  reader.says(`${scope} c960-board >>> .live`.trim(), expected);
