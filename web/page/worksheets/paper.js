// SPDX-License-Identifier: MIT
/** A question as it stands on paper: what is drawn, what is asked, where the answer goes, and what is right. */

import { choiceText } from '../../elements/c960-drill/ask.js';
import { wayText } from '../../elements/c960-drill/take-answer.js';
import { howText } from '../../lib/attempt.js';
import { picture, strip } from '../../lib/drawing.js';
import { markup, prose, rich } from '../../lib/markup.js';
import { showSan } from '../../lib/notation.js';
import { PIECES } from '../../lib/promotion/positions.js';
import { positionText } from '../../lib/words.js';
import { division, piecesOf, placing } from '../positions/views.js';
import { solve } from './solve.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Side} Side */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/markup.js').Markup} Markup */
/** @typedef {{drawing: Markup, wide: boolean, text: string, told: string, space: Markup, right: Markup, why: readonly Markup[]}} Printed */

/** On white paper a board needs an edge. */
const over = markup`<path class="edge" d="M0 0h360v360H0z"/>`;

/** @type {readonly Side[]} */
const SIDES = ['c', 'g'];

/** A line to write on, with what stands before it. @param {string} [label] */
const line = (label = '') =>
  markup`<p class="line">${label && markup`<span>${label}</span>`}<i></i></p>`;

/** Boxes to tick. @param {readonly string[]} words @param {boolean} [short] side by side */
const boxes = (words, short = false) =>
  markup`<ul class="boxes${short && ' short'}">${words.map((word) => markup`<li>${prose(word)}</li>`)}</ul>`;

/** Where the answer to a question about castling goes. @param {Texts} texts @param {any} question */
function castlingSpace(texts, question) {
  const { t } = texts;
  const { kind, choices } = question;
  const lands = markup`${line(t('drill.king-lands'))}${line(t('drill.rook-lands'))}`;
  if (kind === 'play-it') return markup`${lands}${boxes([t('drill.impossible')])}`;
  if (kind === 'landing') return lands;
  if (kind === 'legal-or-not') {
    const codes = choices.map((/** @type {string} */ code) => t(`drill.reason.${code}`));
    return markup`${boxes([t('drill.yes')])}<p class="because">${t('drill.no-because')}</p>${boxes(codes)}`;
  }
  if (!choices) return line(t('drill.squares'));
  if (question.topic === 'order') {
    const steps = choices.map((/** @type {string} */ step) => t(`drill.hand.${step}`));
    return markup`<p class="because">${t('sheet.order')}</p>${boxes(steps)}`;
  }
  return boxes(choices.map((/** @type {string} */ choice) => choiceText(texts, question, choice)));
}

/** @param {Texts} texts @param {any} question */
function spaceOf(texts, question) {
  const { t, upper } = texts;
  if (question.kind === 'en-passant') {
    const ways = question.asks.map((/** @type {string} */ take) =>
      t('take-drill.yes', { way: wayText(take) }),
    );
    return boxes([...ways, t('take-drill.no')], true);
  }
  if (question.kind.startsWith('promote-')) {
    const words = PIECES.map((piece) => upper(t('piece.one', { piece })));
    return boxes(words, true);
  }
  return castlingSpace(texts, question);
}

/** A question with a board. @param {C960} c960 @param {Texts} texts @param {any} question @returns {Printed} */
function ofBoard(c960, texts, question) {
  const { text, told, position, turned, caption } = solve(c960, texts, question);
  const { article, verdict, reasons, note } = caption;
  const ground = article ? ` (${article})` : '';
  return {
    drawing: picture(position.pieces(), positionText(texts, position), { turned, over }),
    wide: false,
    ...{ text, told },
    space: spaceOf(texts, question),
    right: prose(verdict + ground),
    why: [
      ...reasons.map((one) => prose(`${one.text}${one.article ? ` (${one.article})` : ''}`)),
      ...note
        .split('\n')
        .filter(Boolean)
        .map((words) => prose(words)),
    ],
  };
}

/** From a number to its arrangement or back. @param {C960} c960 @param {Texts} texts @param {any} question @returns {Printed} */
function ofNumber(c960, texts, { number, direction }) {
  const { t } = texts;
  const info = c960.startInfo(number);
  const letters = showSan(texts, info.arrangement);
  const forwards = direction === 'to-arrangement';
  const empty = info.arrangement.split('').map(() => null);
  return {
    drawing: forwards
      ? strip(empty, { label: t('sheet.empty-rank') })
      : strip(piecesOf(info.arrangement), { label: t('positions.strip', { letters }) }),
    wide: true,
    text: forwards ? t('numbers.ask.to-arrangement', { number }) : t('sheet.ask-number'),
    told: '',
    space: line(
      forwards ? t('numbers.letters') : t('numbers.number', { last: c960.startCount - 1 }),
    ),
    right: markup`${number}: ${letters}`,
    why: info.steps.map(
      (_, n) => markup`${division(texts, info, n)}: ${rich(placing(texts, info, n))}`,
    ),
  };
}

/** A start position and where castling leads. @param {C960} c960 @param {Texts} texts @param {any} question @returns {Printed} */
function ofStart(c960, texts, { number }) {
  const { t, list } = texts;
  const start = c960.start(number);
  const [right, ...why] = SIDES.map((side) => {
    const report = start.castling(side, 'white');
    const n = report.mustBeEmpty.length;
    const empty = t('drill.answer.must-be-empty', {
      n,
      squares: list([...report.mustBeEmpty].sort()),
    });
    return prose(`${side === 'g' ? 'O-O' : 'O-O-O'}: ${howText(texts, report)} ${empty}`);
  });
  return {
    drawing: picture(start.pieces(), positionText(texts, start), { over }),
    wide: false,
    text: t('sheet.ask-start', { number }),
    told: '',
    space: markup`${line('O-O-O')}${line('O-O')}`,
    ...{ right, why },
  };
}

/** @param {C960} c960 @param {Texts} texts @param {any} question of any task @returns {Printed} */
export function printed(c960, texts, question) {
  if (question.kind === 'number') return ofNumber(c960, texts, question);
  if (question.kind === 'start') return ofStart(c960, texts, question);
  return ofBoard(c960, texts, question);
}
