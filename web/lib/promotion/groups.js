// SPDX-License-Identifier: MIT
/** What can be chosen of the promotion drill, in words. */

import { COLORS, RIGHT, THEMES } from './drill.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../drill/groups.js').Group} Group */

/** @param {Texts} texts @param {string} piece */
export const namedPiece = ({ t, upper }, piece) => upper(t('piece.one', { piece }));

/** @param {Texts} texts @returns {Group[]} */
export const promotionGroups = (texts) => [
  ['pieces', texts.t('choice.pieces'), RIGHT, (piece) => namedPiece(texts, piece)],
  ['themes', texts.t('choice.themes'), THEMES, (theme) => texts.t(`choice.theme.${theme}`)],
  ['colors', texts.t('choice.colors'), COLORS, (color) => texts.t('choice.color', { color })],
];
