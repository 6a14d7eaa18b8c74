// SPDX-License-Identifier: MIT
/** Promotion as the subject of a drill: which of the four is right. */

import {
  KINDS,
  RIGHT,
  THEMES,
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
  grade,
  kindOf,
  leavesSomething,
  parseSettings,
  questionOf,
  widened,
  writeSettings,
} from '../../lib/promotion/drill.js';
import { namedPiece, promotionGroups } from '../../lib/promotion/groups.js';
import { ChoiceDesk } from './choice-desk.js';

/** @type {import('./subject.js').Subject} */
export const promotion = {
  kinds: KINDS,
  ...{ briefOf, canonicalKey, createGenerator, defaultSettings, grade, leavesSomething },
  ...{ parseSettings, questionOf, widened, writeSettings, Desk: ChoiceDesk },
  narrow: 'choice.narrow',
  nothing: 'choice.nothing',
  groups: promotionGroups,
  tables: (texts) => [
    [
      texts.t('choice.pieces'),
      RIGHT,
      (piece) => namedPiece(texts, piece),
      ({ kind }, piece) => kind === kindOf(/** @type {any} */ (piece)),
    ],
    [
      texts.t('choice.themes'),
      THEMES,
      (theme) => texts.t(`choice.theme.${theme}`),
      ({ categories }, theme) => categories.includes(theme),
    ],
  ],
};
