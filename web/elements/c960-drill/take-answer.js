// SPDX-License-Identifier: MIT
/** What is said after an answer in the en passant drill: whether it was right, and the core's reasons. */

import { attackArrows, reasonLines, reasonMarks } from '../../lib/reasons.js';
import { goneFrom } from '../../lib/en-passant/gone.js';
import { showSan } from '../../lib/notation.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/en-passant/drill.js').Question} Question */
/** @typedef {import('../../lib/en-passant/drill.js').Response} Response */

/** e5–d6 @param {string} ask */
export const wayText = (ask) => `${ask.slice(0, 2)}–${ask.slice(2)}`;

/** What was answered, in words. @param {Texts} texts @param {Response} response */
const answerText = ({ t }, { take }) =>
  take === null ? t('take-drill.no') : t('take-drill.yes', { way: wayText(take) });

/**
 * Why each of the ways that are not legal is not.
 * @param {Texts} texts @param {Question} question
 */
function refusals(texts, { game, asks, legal, color }) {
  const { position } = game;
  return asks
    .filter((ask) => !legal.includes(ask))
    .map((ask) => {
      const { reasons } = game.explain(ask);
      const [from, to] = [ask.slice(0, 2), ask.slice(2)];
      const attempt = { from, to, side: null, king: null, rook: null, color };
      return {
        lines: reasonLines(texts, position, reasons, attempt),
        marks: reasonMarks(reasons),
        arrows: [{ from, to, kind: 'move' }, ...attackArrows(position, reasons)],
      };
    });
}

/**
 * @param {Texts} texts @param {Question} question @param {Response} response @param {boolean} correct
 * @returns {Caption}
 */
export function takeCaption(texts, question, response, correct) {
  const { t } = texts;
  const { game, legal } = question;
  const refused = refusals(texts, question);
  const sans = legal.map((ask) => showSan(texts, game.position.move(ask).san));
  const gone = legal[0] ? goneFrom(game.position, game.play(legal[0]).position) : '';
  const verdict =
    legal.length > 0
      ? t('take-drill.can', { moves: texts.list(sans), n: sans.length, gone })
      : t('take-drill.cannot');
  const yours = t('drill.yours', { answer: answerText(texts, response) });
  return {
    tone: correct ? 'yes' : 'no',
    eyebrow: t(correct ? 'drill.right' : 'drill.wrong'),
    verdict,
    article: legal.length > 0 ? '3.7.3.1' : '',
    reasons: refused.flatMap(({ lines }) => lines),
    note: correct ? '' : yours,
    // What is legal is shown made; only where nothing is, the reasons are marked.
    marks: gone ? [{ square: gone, kind: 'last-move' }] : refused.flatMap(({ marks }) => marks),
    arrows: gone ? [] : refused.flatMap(({ arrows }) => arrows),
  };
}
