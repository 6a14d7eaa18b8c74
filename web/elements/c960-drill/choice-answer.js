// SPDX-License-Identifier: MIT
/** What is said after a choice: right or wrong, and what each of the four leads to, in words and on small boards. */

import { markup } from '../../lib/markup.js';
import { pictureText, pieceName, smallBoard, whyText } from '../../lib/promotion/results.js';
import { written } from '../../lib/promotion/walks.js';
import { other, statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/core.js').PromotionPiece} PromotionPiece */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/promotion/drill.js').Question} Question */
/** @typedef {import('../../lib/promotion/drill.js').Response} Response */
/** @typedef {import('../../lib/promotion/results.js').Result} Result */

/** The moves that show what was proven. @param {Question} question @param {Result} result @returns {Move[]} */
export function lineOf({ choices }, { move, position }) {
  /** @type {Move[]} */
  const moves = [];
  let now = position;
  for (const uci of choices[/** @type {PromotionPiece} */ (move.promotion)].line) {
    const next = now.move(uci);
    moves.push(next);
    now = now.play(next);
  }
  return moves;
}

/**
 * What a choice leads to: what the core sees at once, or what was proven.
 * @param {Texts} texts @param {Question} question @param {Result} result
 */
export function verdictText(texts, question, { move, position, status }) {
  const { t } = texts;
  const piece = /** @type {PromotionPiece} */ (move.promotion);
  const { verdict, moves: n } = question.choices[piece];
  const us = question.color;
  if (status.outcome) return `${statusText(texts, position.turn, status)}.`;
  // Seen through by the page's rules only where the men alone tell it; it was proven all the same.
  if (verdict === 'dead') return `${t('outcome.dead-position')}.`;
  if (verdict === 'draws') {
    return t('choice.draws', { color: piece === question.right ? us : other(us) });
  }
  return t('choice.mates', { color: verdict === 'wins' ? us : other(us), n });
}

/** Why, in a sentence. @param {Texts} texts @param {Question} question @param {Result} result @param {readonly Move[]} line */
function becauseText(texts, { to }, { move, position, status }, [reply]) {
  if (status.outcome) return whyText(texts, position, status);
  const taken = reply?.captured && reply.to === to;
  if (taken) return texts.t('choice.taken', { piece: move.promotion });
  return status.check ? whyText(texts, position, status) : '';
}

/** @param {Question} question @param {Result} result */
function toneOf({ right, choices }, { move }) {
  if (move.promotion === right) return 'yes';
  return choices[/** @type {PromotionPiece} */ (move.promotion)].verdict === 'loses'
    ? 'no'
    : 'note';
}

/** @param {Texts} texts @param {Question} question @param {Result} result @param {readonly Move[]} line */
export function cardMarkup(texts, question, result, line) {
  const { move, position } = result;
  const right = move.promotion === question.right;
  const said = verdictText(texts, question, result);
  const why = becauseText(texts, question, result, line);
  return markup`<li class="result tone-${toneOf(question, result)}" data-piece="${move.promotion}"><div class="small">${smallBoard(position, pictureText(texts, move))}</div><h3>${pieceName(texts, move)}${right && markup` <span class="mark" aria-hidden="true">✓</span>`}</h3>
<p class="verdict">${said}</p>${why && markup`<p class="why">${why}</p>`}<div class="line"></div></li>`;
}

/** A whole line as it is written. @param {Texts} texts @param {Position} start @param {readonly Move[]} line */
export const lineText = (texts, start, line) =>
  line
    .map((move, n) =>
      n === 0 || move.color === 'white'
        ? written(texts, start, line, n + 1)
        : written(texts, start, line, n + 1).replace(/^\d+\.+ /, ''),
    )
    .join(' ');

/** The enemy's men that the new piece attacks, the king among them. @param {Position} after @param {Move} move */
function attackedBy(after, move) {
  return after
    .pieces()
    .filter(({ square, piece }) => {
      if (piece.color === move.color || piece.type === 'pawn') return false;
      return after.attackers(square, move.color).includes(move.to);
    })
    .map(({ square }) => square);
}

/**
 * @param {Texts} texts @param {Question} question @param {Response} response
 * @param {readonly Result[]} results @returns {Caption}
 */
export function choiceCaption(texts, question, { piece }, results) {
  const { t } = texts;
  const { right, goal, theme } = question;
  const correct = piece === right;
  const result = /** @type {Result} */ (results.find(({ move }) => move.promotion === right));
  const chosen = /** @type {Result} */ (results.find(({ move }) => move.promotion === piece));
  const yours = t('choice.yours', { piece, verdict: verdictText(texts, question, chosen) });
  const attacked = attackedBy(result.position, result.move);
  // A fork that is mate at once needs no fork.
  const mates = goal === 'wins' && result.status.outcome;
  const about = mates ? 'mate' : theme === 'mate' ? 'mate-later' : theme;
  return {
    tone: correct ? 'yes' : 'no',
    eyebrow: t(correct ? 'drill.right' : 'drill.wrong'),
    verdict: `${t(`choice.only.${goal}`, { piece: right })} ${verdictText(texts, question, result)}`,
    reasons: [],
    note: [t(`choice.because.${about}`), correct ? '' : yours].filter(Boolean).join('\n'),
    marks: attacked.map((square) => ({ square, kind: 'attacked' })),
    arrows: attacked.map((to) => ({ from: question.to, to, kind: 'attack' })),
  };
}

/** All four, for the live region. @param {Texts} texts @param {Question} question @param {readonly Result[]} results */
export const allFourText = (texts, question, results) =>
  results
    .map((result) => `${pieceName(texts, result.move)}: ${verdictText(texts, question, result)}`)
    .join(' ');
