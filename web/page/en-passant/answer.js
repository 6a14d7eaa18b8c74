// SPDX-License-Identifier: MIT
/** What is said of a position of the en passant lesson. */

import { plainCaption } from '../../lib/attempt.js';
import { goneFrom } from '../../lib/en-passant/gone.js';
import { moveText, statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/scene.js').Now} Now */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** @param {string} verdict @param {string} [note] @param {string} [eyebrow] @returns {Caption} */
export const noteCaption = (verdict, note, eyebrow = '') => ({
  ...plainCaption(eyebrow, verdict, note),
  tone: 'note',
});

/** The capture was made. @param {Texts} texts @param {Game} game @param {Move} made @returns {Caption} */
function takenCaption({ t }, game, made) {
  const gone = goneFrom(game.at(game.ply - 1), game.position);
  return {
    ...plainCaption('', t('ep.taken', { from: made.from, to: made.to, gone })),
    tone: 'yes',
    article: '3.7.3.1',
    // The square that the pawn went from belongs to the move as well.
    marks: [{ square: gone, kind: 'last-move' }],
  };
}

/**
 * @param {Texts} texts @param {Now} now @param {readonly string[]} asks
 * @returns {Caption & {heard?: boolean}}
 */
export function answer(texts, { color, game, opened }, asks) {
  const { t } = texts;
  const { position } = game;
  const last = game.moves.at(-1) ?? null;
  const status = `${statusText(texts, position.turn, position.status())}.`;
  if (last?.enPassant && position.turn !== color) return takenCaption(texts, game, last);
  if (position.turn !== color) {
    if (!last) return noteCaption(t('ep.come'));
    const missed = asks.includes(last.from + last.to) && !last.captured;
    if (missed) return { ...plainCaption(moveText(texts, last), t('ep.nothing')), tone: 'no' };
    return { ...noteCaption(moveText(texts, last), status), heard: !opened };
  }
  const ways = asks
    .filter((ask) => position.pieceAt(ask.slice(0, 2))?.color === color)
    .map((ask) => `${ask.slice(0, 2)}–${ask.slice(2)}`);
  const moved = last ? moveText(texts, last) : '';
  if (ways.length === 0 || position.status().legalMoveCount === 0)
    return noteCaption(status, '', moved);
  return noteCaption(t('ep.ask', { ways: texts.list(ways) }), '', moved);
}
