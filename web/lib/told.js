// SPDX-License-Identifier: MIT
/**
 * What a game tells and its board does not, in sentences: which rights to castle are lost and by which move,
 * how often the position has occurred, what may be claimed, where the game is over. The facts are the core's.
 */

import { moveNumber } from './history.js';
import { showSan } from './notation.js';
import { outcomeText } from './words.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Color} Color */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./line.js').Line} Line */
/** @typedef {import('./reasons.js').Caption} Caption */
/** @typedef {{text: string, article: string, fresh: boolean}} Told  fresh: it is the last move that made it so */

/** The article of each outcome. @type {Readonly<Record<string, string>>} */
export const ARTICLE_OF = {
  checkmate: '5.1.1',
  stalemate: '5.2.1',
  'dead-position': '5.2.2',
  'fivefold-repetition': '9.6.1',
  'seventy-five-moves': '9.6.2',
  'threefold-repetition': '9.2',
  'fifty-moves': '9.3',
};

/** The article of lost rights. */
const LOST = '3.8.2.1';

/** What is known of a game's position, the draws that only its history knows included. @param {Game} game */
export const statusOf = (game) => ({ ...game.position.status(), outcome: game.outcome() });

/** A move of a game as in a score: "3.Ke2", "3...Kd7". @param {Texts} texts @param {Line} line @param {number} ply 1 is the first */
export function scored(texts, { game, moves }, ply) {
  const { san, color } = moves[ply - 1];
  const dots = color === 'white' ? '.' : '...';
  return `${moveNumber(game.start, ply)}${dots}${showSan(texts, san)}`;
}

/**
 * The rights the game has seen lost. Two that went with one move are told at once.
 * @param {Texts} texts @param {Line} line @param {Color} [color] only hers or his
 * @param {Side | null} [only] the side that was asked for
 * @returns {Told[]}
 */
export function lostRights(texts, line, color, only) {
  const all = line.game.rightsLost();
  return all.flatMap((lost, i) => {
    const twin = all.find((one, j) => j !== i && one.ply === lost.ply && one.color === lost.color);
    const isAsked = (!color || lost.color === color) && (!only || lost.side === only);
    if (!isAsked || (twin && !only && all.indexOf(twin) < i)) return [];
    const text = texts.t(`lost.${lost.cause}`, {
      color: lost.color,
      side: twin ? 'both' : lost.side,
      move: scored(texts, line, lost.ply),
    });
    return [{ text, article: LOST, fresh: lost.ply === line.game.ply }];
  });
}

/**
 * An answer about a castling whose right is lost also names the move that lost it, where the game has one.
 * @param {Texts} texts @param {Line} line @param {Caption} caption @returns {Caption}
 */
export function withHistory(texts, line, caption) {
  if (!caption.reasons.some(({ article }) => article === LOST)) return caption;
  const { turn } = line.game.position;
  const told = lostRights(texts, line, turn, caption.castling).map(({ text }) => text);
  return { ...caption, note: [...told, caption.note].join(' ').trim() };
}

/** Whether the game is over with what is on the board, or was before. @param {Line} line */
export const isOver = ({ game, over }) => over !== null && game.ply >= over;

/** That the game had ended before what is on the board; nothing where it had not. @param {Texts} texts @param {Line} line */
export function wasOver(texts, line) {
  const { game, over } = line;
  if (over === null || game.ply <= over) return '';
  const move = over > 0 ? scored(texts, line, over) : '';
  return texts.t('told.was-over', { n: over, move });
}

/** How the game ended, or that it had ended. @param {Texts} texts @param {Line} line @returns {Told[]} */
function ending(texts, line) {
  const { outcome, legalMoveCount } = statusOf(line.game);
  if (!isOver(line)) return [];
  const before = wasOver(texts, line);
  if (before) return [{ text: before, article: '', fresh: true }];
  if (!outcome) return [];
  const how = `${outcomeText(texts, outcome)}.`;
  const text = `${how} ${texts.t('told.over', { n: legalMoveCount })}`;
  return [{ text, article: ARTICLE_OF[outcome.reason], fresh: true }];
}

/** What may be claimed, and what comes near it. @param {Texts} texts @param {Line} line @returns {Told[]} */
function claims(texts, line) {
  if (isOver(line)) return [];
  const { game } = line;
  const told = [];
  const n = game.repetitions();
  if (n > 1) told.push({ text: texts.t('told.times', { n }), article: '9.2', fresh: true });
  // The core tells of one outcome at a time; the position alone knows of the other.
  const { outcome } = game.position.status();
  if (outcome?.claim) {
    const text = `${outcomeText(texts, outcome)}.`;
    told.push({ text, article: ARTICLE_OF[outcome.reason], fresh: true });
  }
  return told;
}

/** @param {Texts} texts @param {Line} line @returns {Told[]} */
export const tellGame = (texts, line) => [
  ...ending(texts, line),
  ...claims(texts, line),
  ...lostRights(texts, line),
];

/** What is new with the last move, for the live region. @param {Texts} texts @param {Line} line */
export const tellNews = (texts, line) =>
  tellGame(texts, line)
    .filter(({ fresh }) => fresh)
    .map(({ text }) => text)
    .join(' ');
