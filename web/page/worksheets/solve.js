// SPDX-License-Identifier: MIT
/** A question of a drill as it is printed: what is asked, on which board, what is right and why. */

import { answerCaption } from '../../elements/c960-drill/answer.js';
import { questionText, toldText } from '../../elements/c960-drill/ask.js';
import { choiceCaption, lineText } from '../../elements/c960-drill/choice-answer.js';
import { takeCaption } from '../../elements/c960-drill/take-answer.js';
import { moveText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/**
 * @typedef {object} Solved
 * @property {string} text   what is asked
 * @property {string} told   what the board does not show
 * @property {Position} position
 * @property {boolean} turned  seen from Black's side
 * @property {Caption} caption what is right, and why
 */

/** As if it had been answered well. */
const RIGHT = { correct: true, expected: {}, details: { wrong: [] } };

/** @param {C960} c960 @param {Texts} texts @param {any} question @returns {Solved} */
function solvedCastling(c960, texts, question) {
  /** @type {Game} */
  let game = c960.game(question.start);
  for (const uci of question.moves) game = game.play(uci);
  const { position, start, moves } = game;
  const past = question.told.at === 'start' ? lineText(texts, start, moves) : '';
  return {
    text: questionText(texts, question),
    told: [toldText(texts, question), past].filter(Boolean).join(' '),
    position,
    turned: question.color === 'black',
    caption: answerCaption(texts, question, {}, RIGHT, game),
  };
}

/** @param {Texts} texts @param {any} question @returns {Solved} */
function solvedTake(texts, question) {
  const { game, color, legal } = question;
  const came = game.moves.map((/** @type {any} */ move) => moveText(texts, move)).join(' ');
  return {
    text: texts.t('take-drill.ask', { color }),
    told: texts.t('take-drill.came', { n: game.moves.length, moves: came }),
    position: game.position,
    turned: color === 'black',
    caption: takeCaption(texts, question, { take: legal[0] ?? null }, true),
  };
}

/** @param {C960} c960 @param {Texts} texts @param {any} question @returns {Solved} */
function solvedChoice(c960, texts, question) {
  const { fen, from, to, goal, right, color } = question;
  const position = c960.parseFen(fen);
  const results = position.promotions(from, to);
  return {
    text: texts.t(`choice.ask.${goal}`, { from, to }),
    told: '',
    position,
    turned: color === 'black',
    caption: choiceCaption(texts, question, { piece: right }, results),
  };
}

/**
 * @param {C960} c960 @param {Texts} texts @param {any} question of any drill
 * @returns {Solved}
 */
export function solve(c960, texts, question) {
  if (question.kind === 'en-passant') return solvedTake(texts, question);
  if (question.kind.startsWith('promote-')) return solvedChoice(c960, texts, question);
  return solvedCastling(c960, texts, question);
}
