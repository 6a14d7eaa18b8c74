// SPDX-License-Identifier: MIT
/** What a game tells and its board does not: how a right to castle was lost. */

import { showSan } from './notation.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./core.js').Color} Color */

/** The number of the move that a half-move belongs to. @param {Position} start @param {number} ply 1 is the first */
export const moveNumber = ({ turn, fullmoveNumber }, ply) =>
  fullmoveNumber + ((ply - (turn === 'white' ? 1 : 0)) >> 1);

/**
 * "The king moved on move 3, Kc1."; nothing where the game does not show the right being lost.
 * @param {Texts} texts @param {Game} game @param {Side} side @param {Color} color
 */
export function lostText(texts, game, side, color) {
  const lost = game.rightsLost().find((one) => one.side === side && one.color === color);
  if (!lost) return '';
  const number = moveNumber(game.start, lost.ply);
  const san = showSan(texts, lost.move.san);
  return texts.t(`history.${lost.cause}`, { number, san });
}
