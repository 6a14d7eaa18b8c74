// SPDX-License-Identifier: MIT
/** Castling as the subject of a drill. */

import {
  CASTLING_KINDS,
  CATEGORIES,
  KINDS,
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
import { castlingGroups } from '../../lib/drill/groups.js';
import { Desk } from './desk.js';

/** @type {import('./subject.js').Subject} */
export const castling = {
  kinds: KINDS,
  ...{ briefOf, canonicalKey, createGenerator, defaultSettings, grade, leavesSomething },
  ...{ parseSettings, questionOf, writeSettings, Desk },
  widened: (settings) => ({ ...settings, castlingKinds: CASTLING_KINDS }),
  narrow: 'drill.problem.nothing-left',
  nothing: 'drill.nothing-left',
  groups: castlingGroups,
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
