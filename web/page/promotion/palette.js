// SPDX-License-Identifier: MIT
/** What a press on the board does, to choose from: the twelve men, clearing, or moving the pawn. */

import { markup } from '../../lib/markup.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').Piece} Piece */

const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/** The man a tool sets, if it sets one. @param {string} tool @returns {Piece | null} */
export function readTool(tool) {
  const [color, type] = tool.split(' ');
  return type ? /** @type {Piece} */ ({ color, type }) : null;
}

/** @param {Texts} texts @param {string} chosen */
export function paletteMarkup({ t }, chosen) {
  /** @param {string} tool @param {unknown} content @param {string} [label] */
  const button = (tool, content, label) =>
    markup`<button type="button" id="tool-${tool.replace(' ', '-')}" data-tool="${tool}" aria-pressed="${String(tool === chosen)}"${label && markup` title="${label}"`}>${content}</button>`;
  const men = ['white', 'black'].map(
    (color) =>
      markup`<div>${TYPES.map((type) =>
        button(
          `${color} ${type}`,
          markup`<svg viewBox="0 0 45 45" aria-hidden="true"><use href="#p-${type}" class="pc ${color}"/></svg>`,
          t('piece.name', { color, piece: type }),
        ),
      )}</div>`,
  );
  return markup`<div class="row">${button('move', t('promotion.tool.move'))}${button('none', t('promotion.tool.none'))}</div>${men}`;
}
