// SPDX-License-Identifier: MIT
/** En passant as the subject of a drill: whether the pawn can be taken. */

import * as drill from '../../lib/en-passant/drill.js';
import { enPassantGroups } from '../../lib/en-passant/groups.js';
import { TakeDesk } from './take-desk.js';

/** @type {import('./subject.js').Subject} */
export const enPassant = {
  kinds: [drill.KIND],
  briefOf: drill.briefOf,
  canonicalKey: drill.canonicalKey,
  createGenerator: drill.createGenerator,
  defaultSettings: drill.defaultSettings,
  grade: drill.grade,
  leavesSomething: drill.leavesSomething,
  parseSettings: drill.parseSettings,
  questionOf: drill.questionOf,
  widened: drill.widened,
  writeSettings: drill.writeSettings,
  Desk: TakeDesk,
  // One colour at least is always chosen.
  narrow: 'drill.need-one',
  nothing: 'drill.need-one',
  groups: enPassantGroups,
  tables: ({ t }) => [
    [
      t('take-drill.themes'),
      drill.THEMES,
      (theme) => t(`take-drill.theme.${theme}`),
      ({ categories }, theme) => categories.includes(theme),
    ],
  ],
};
