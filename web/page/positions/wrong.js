// SPDX-License-Identifier: MIT
/** What an address asks wrongly about the position or its moves, named, with the reason why. */

import { plainCaption, refusedMove } from '../../lib/attempt.js';
import { isCoreError } from '../../lib/errors.js';
import { fenVerdict } from '../../lib/fen-problems.js';
import { current } from './game.js';

/** @typedef {import('../../lib/reasons.js').Caption} Caption */

/**
 * @param {import('../../lib/texts.js').Texts} texts @param {import('./game.js').State} state as far as it went
 * @param {import('./address.js').Wrong} wrong @returns {Caption}
 */
export function wrongCaption(texts, state, { what, text, error }) {
  const { t } = texts;
  const eyebrow = t('tried.typed', { text: text.slice(0, 40) });
  if (what === 'fen') return plainCaption(eyebrow, fenVerdict(texts, text, error));
  if (isCoreError(error) && error.code === 'bad-move')
    return plainCaption(eyebrow, t('error.bad-move'));
  const verdict = t('address.moves');
  const squares = /^([a-h][1-8])([a-h][1-8])[qrbn]?$/.exec(text);
  if (!squares) return plainCaption(eyebrow, verdict);
  const [, from, to] = squares;
  return { ...refusedMove(texts, current(state), from, to, state.game), eyebrow, verdict };
}
