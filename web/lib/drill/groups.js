// SPDX-License-Identifier: MIT
/** What can be chosen of the castling drill, in words. */

import { CASTLING_KINDS, COLORS, DIFFICULTIES, KINDS, SIDES, VARIANTS } from './vocabulary.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** A setting: its name, legend, values, and their words. @typedef {readonly [string, string, readonly string[], (value: string) => string]} Group */

/** @param {Texts} texts @returns {Group[]} */
export const castlingGroups = ({ t }) => [
  ['kinds', t('drill.kinds'), KINDS, (value) => t(`drill.kind.${value}`)],
  ['colors', t('drill.colors'), COLORS, (value) => t(`drill.color.${value}`)],
  ['sides', t('drill.sides'), SIDES, (value) => t(`drill.side.${value}`)],
  ['castlingKinds', t('drill.castling-kinds'), CASTLING_KINDS, (value) => t(`drill.way.${value}`)],
  ['variant', t('drill.variant'), VARIANTS, (value) => t(`drill.variant.${value}`)],
  ['difficulty', t('drill.difficulty'), DIFFICULTIES, (value) => t(`drill.difficulty.${value}`)],
];
