// SPDX-License-Identifier: MIT
/**
 * The four results of a promotion side by side: a small board, what it is, and why. The core says what
 * it is; here it is put into words. Used by the build for what is there before any script runs, too.
 */

import { attackArrow, picture } from '../drawing.js';
import { markup } from '../markup.js';
import { men, other, statusText } from '../words.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../core.js').Position} Position */
/** @typedef {import('../core.js').Color} Color */
/** @typedef {import('../core.js').Move} Move */
/** @typedef {import('../core.js').Status} Status */
/** @typedef {import('../markup.js').Markup} Markup */
/** @typedef {{move: Move, position: Position, status: Status}} Result */

/** The men besides the kings, by kind, where there is a sentence on just these. @type {readonly string[]} */
const TOLD_DEAD = ['', 'bishop', 'knight'];

/** Why a position is dead. @param {Texts} texts @param {Position} position */
function deadText({ t }, position) {
  const left = position
    .pieces()
    .map(({ piece }) => piece.type)
    .filter((type) => type !== 'king')
    .join(' ');
  return t('promotion.dead', { left: TOLD_DEAD.includes(left) ? left || 'none' : 'other' });
}

/**
 * Why a position is what it is, in a sentence or two.
 * @param {Texts} texts @param {Position} position @param {Status} status
 */
export function whyText(texts, position, { check, checkers, legalMoveCount, outcome }) {
  const { t, upper } = texts;
  const { turn } = position;
  const reason = outcome?.reason;
  if (reason === 'dead-position') return deadText(texts, position);
  if (reason === 'stalemate') return t('promotion.stalemate', { color: turn });
  const attackers = upper(men(texts, position, checkers));
  const checked = check ? t('promotion.checks', { attackers, n: checkers.length }) : '';
  if (reason === 'checkmate') return `${checked} ${t('promotion.no-way-out')}`;
  return `${checked} ${t('promotion.moves', { color: turn, n: legalMoveCount })}`.trim();
}

/** Mate is what a promotion is for; all else is neither good nor bad by itself. @param {Status} status */
export const toneOf = ({ outcome }) => (outcome?.reason === 'checkmate' ? 'yes' : 'note');

/** The king in check, with an arrow from every checker. @param {Position} position @param {Status} status */
function attacksOn(position, { checkers }) {
  const king = position
    .pieces()
    .find(({ piece }) => piece.type === 'king' && piece.color === position.turn);
  return king ? checkers.map((from) => ({ from, to: king.square })) : [];
}

/** A small board. @param {Position} position @param {string} label */
export const smallBoard = (position, label) =>
  picture(position.pieces(), label, {
    over: markup`${attacksOn(position, position.status()).map(attackArrow)}`,
  });

/** What the small board of a result shows. @param {Texts} texts @param {Move} move */
export const pictureText = ({ t }, { promotion, to }) =>
  t('promotion.picture', { piece: promotion, square: to });

/** The name of the piece a pawn became, as a heading. @param {Texts} texts @param {Move} move */
export const pieceName = (texts, { promotion }) =>
  texts.upper(texts.t('piece.one', { piece: promotion }));

/** Whether a game ends there whatever anybody claims. @param {Status} status */
export const isOver = ({ outcome }) => outcome !== null && !outcome.claim;

/**
 * @param {Texts} texts @param {Result} result
 * @param {{level?: number, asks?: boolean}} [options] asks: with buttons that ask who can still mate
 * @returns {Markup}
 */
export function resultMarkup(texts, result, { level = 3, asks = false } = {}) {
  const { move, position, status } = result;
  const { t } = texts;
  const name = pieceName(texts, move);
  const heading = level === 3 ? markup`<h3>${name}</h3>` : markup`<h4>${name}</h4>`;
  /** @param {Color} color */
  const ask = (color) =>
    markup`<button type="button" class="quiet" data-mate="${color}">${t('promotion.can-mate', { color })}</button>`;
  return markup`<li class="result tone-${toneOf(status)}" data-piece="${move.promotion}"><div class="small">${smallBoard(position, pictureText(texts, move))}</div>${heading}
<p class="verdict">${statusText(texts, position.turn, status)}</p><p class="why">${whyText(texts, position, status)}</p>${
    asks &&
    !isOver(status) &&
    markup`<div class="asks">${ask(move.color)}${ask(other(move.color))}</div>`
  }<div class="line"></div></li>`;
}

/** All four in one sentence each, for the live region. @param {Texts} texts @param {readonly Result[]} results */
export const resultsSpoken = (texts, results) =>
  results
    .map(
      ({ move, position, status }) =>
        `${pieceName(texts, move)}: ${statusText(texts, position.turn, status)}.`,
    )
    .join(' ');
