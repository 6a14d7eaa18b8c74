// SPDX-License-Identifier: MIT
/** The list of a game's moves, with a way back to each of them: buttons with `data-ply`. */

import { moveNumber } from './history.js';
import { markup } from './markup.js';
import { showSan } from './notation.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Move} Move */

/**
 * @param {Texts} texts
 * @param {{start: Position, moves: readonly Move[], ply: number}} line ply: how many of the moves are on the board
 * @param {(texts: Texts, move: Move) => string} [words] for a move
 * @param {string} [id] begins the ids of the buttons
 */
export function moveList(texts, { start, moves, ply }, words, id = 'move') {
  /** @param {number} at @param {string} text @param {string} [title] */
  const button = (at, text, title) =>
    markup`<button type="button" class="move ${at > ply && 'ahead'}" id="${id}-${at}" data-ply="${at}"${
      at === ply && markup` aria-current="step"`
    }${title && markup` title="${title}"`}>${text}</button> `;
  const items = moves.map((move, i) => {
    const number = moveNumber(start, i + 1);
    const lead = move.color === 'white' ? `${number}.` : i === 0 ? `${number}...` : '';
    return markup`${lead && markup`<span class="move-number">${lead}</span> `}${button(
      i + 1,
      showSan(texts, move.san),
      words?.(texts, move),
    )}`;
  });
  return markup`<p class="move-list">${button(0, texts.t('moves.start'))}${items}</p>`;
}
