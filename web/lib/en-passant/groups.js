// SPDX-License-Identifier: MIT
/** What can be chosen of the en passant drill, in words. */

import { COLORS } from './drill.js';

/** @typedef {import('../drill/groups.js').Group} Group */

/** @param {import('../texts.js').Texts} texts @returns {Group[]} */
export const enPassantGroups = ({ t }) => [
  ['colors', t('take-drill.colors'), COLORS, (color) => t('take-drill.color', { color })],
];
