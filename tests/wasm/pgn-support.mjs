// SPDX-License-Identifier: MIT
// What the tests of PGN share: one game of a text, and games in few words.

import assert from 'node:assert/strict';
import { c960 } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').PgnGame} PgnGame */

/** The only game of a text. @param {string} text @returns {PgnGame} */
export function only(text) {
  const games = c960.parsePgn(text);
  assert.equal(games.length, 1, `${games.length} games`);
  return /** @type {PgnGame} */ (games[0]);
}

/** @param {PgnGame} game */
export const sans = ({ game }) => game.moves.map(({ san }) => san).join(' ');

/** Games as "moves result", "!" for an error. @param {string} text */
export const shapes = (text) =>
  c960.parsePgn(text).map((g) => `${sans(g)} ${g.result}${g.error ? '!' : ''}`.trim());
