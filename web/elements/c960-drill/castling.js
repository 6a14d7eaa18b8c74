// SPDX-License-Identifier: MIT
/** Castling as the subject of a drill. */

import {
  CASTLING_KINDS,
  CATEGORIES,
  COLORS,
  DIFFICULTIES,
  KINDS,
  SIDES,
  VARIANTS,
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
  grade,
  leavesSomething,
  parseSettings,
  questionOf,
  writeSettings,
} from '../../lib/drill/index.js';
import { Desk } from './desk.js';

/** @type {import('./subject.js').Subject} */
export const castling = {
  kinds: KINDS,
  ...{ briefOf, canonicalKey, createGenerator, defaultSettings, grade, leavesSomething },
  ...{ parseSettings, questionOf, writeSettings, Desk },
  widened: (settings) => ({ ...settings, castlingKinds: CASTLING_KINDS }),
  narrow: 'drill.problem.nothing-left',
  nothing: 'drill.nothing-left',
  groups: ({ t }) => [
    ['kinds', t('drill.kinds'), KINDS, (value) => t(`drill.kind.${value}`)],
    ['colors', t('drill.colors'), COLORS, (value) => t(`drill.color.${value}`)],
    ['sides', t('drill.sides'), SIDES, (value) => t(`drill.side.${value}`)],
    [
      'castlingKinds',
      t('drill.castling-kinds'),
      CASTLING_KINDS,
      (value) => t(`drill.way.${value}`),
    ],
    ['variant', t('drill.variant'), VARIANTS, (value) => t(`drill.variant.${value}`)],
    ['difficulty', t('drill.difficulty'), DIFFICULTIES, (value) => t(`drill.difficulty.${value}`)],
  ],
  tables: ({ t }) => [
    [
      t('drill.by-kind'),
      KINDS,
      (kind) => t(`drill.kind.${kind}`),
      (result, kind) => result.kind === kind,
    ],
    [
      t('drill.by-category'),
      CATEGORIES,
      (name) => t(`drill.category.${name}`),
      (result, name) => result.categories.includes(name),
    ],
  ],
};
