// SPDX-License-Identifier: MIT
/** Promotion as the subject of a drill: which of the four is right. */

import {
  COLORS,
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
import { ChoiceDesk } from './choice-desk.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** @param {Texts} texts @param {string} piece */
const named = ({ t, upper }, piece) => upper(t('piece.one', { piece }));

/** @type {import('./subject.js').Subject} */
export const promotion = {
  kinds: KINDS,
  ...{ briefOf, canonicalKey, createGenerator, defaultSettings, grade, leavesSomething },
  ...{ parseSettings, questionOf, widened, writeSettings, Desk: ChoiceDesk },
  narrow: 'choice.narrow',
  nothing: 'choice.nothing',
  groups: (texts) => [
    ['pieces', texts.t('choice.pieces'), RIGHT, (piece) => named(texts, piece)],
    ['themes', texts.t('choice.themes'), THEMES, (theme) => texts.t(`choice.theme.${theme}`)],
    ['colors', texts.t('choice.colors'), COLORS, (color) => texts.t('choice.color', { color })],
  ],
  tables: (texts) => [
    [
      texts.t('choice.pieces'),
      RIGHT,
      (piece) => named(texts, piece),
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
