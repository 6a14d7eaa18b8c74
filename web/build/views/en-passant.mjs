// SPDX-License-Identifier: MIT
/** What templates show of the en passant lesson before any script runs. */

import { showSan } from '../../lib/notation.js';
import { must, rare, take, written } from '../../lessons/en-passant.js';
import { gameIn, lessonViews } from './lesson.mjs';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

export const scenes = [take, must, rare];

/** @param {C960} c960 */
export function enPassantViews(c960) {
  const game = gameIn(c960, written);
  const [, capture] = game.moves;
  return {
    ...lessonViews(c960, 'ep', scenes),
    /** How the first example is written. @param {Texts} texts */
    written: (texts) => ({
      san: showSan(texts, capture.san),
      uci: capture.uci,
      square: game.at(1).enPassant,
      fen: game.at(1).fen,
      after: game.position.fen,
    }),
  };
}
