// SPDX-License-Identifier: MIT
/**
 * The positions of the promotion drills, read from their rows: as they are written, White promotes. Each
 * can be shown as its mirror image, and with the colours changed, which is the same position to a learner.
 */

import { rows } from '../../lessons/promotion-positions.js';
import { hashText } from '../drill/random.js';

/** @typedef {import('../core.js').Color} Color */
/** @typedef {import('../core.js').PromotionPiece} PromotionPiece */
/** @typedef {'mate' | 'wins' | 'stalemate' | 'dead' | 'draws' | 'loses'} Verdict */
/** @typedef {'stalemate' | 'mate' | 'check' | 'fork'} Theme */
/** @typedef {{verdict: Verdict, moves: number, line: readonly string[]}} Choice moves: to mate at most, 0 where it is not told */

/**
 * @typedef {object} Proven
 * @property {string} id    the same wherever the position stands in the list
 * @property {string} fen
 * @property {string} from
 * @property {string} to
 * @property {Theme} theme  what it is about
 * @property {'wins' | 'saves'} goal  what the right piece does, and no other
 * @property {PromotionPiece} right
 * @property {Readonly<Record<PromotionPiece, Choice>>} choices
 */

/** @type {readonly PromotionPiece[]} */
export const PIECES = ['queen', 'rook', 'bishop', 'knight'];
/** @type {readonly Theme[]} */
export const THEMES = ['stalemate', 'mate', 'check', 'fork'];

/** @param {string} letter q, r, b or n */
const pieceOf = (letter) => PIECES['qrbn'.indexOf(letter)];

/** @param {string} text "wins 3 h7h6 f8h8" @returns {Choice} */
function readChoice(text) {
  const [verdict, ...rest] = text.split(' ');
  const moves = /^\d+$/.test(rest[0] ?? '') ? Number(rest.shift()) : 0;
  return { verdict: /** @type {Verdict} */ (verdict), moves, line: rest };
}

/** @param {string} row @returns {Proven} */
function readRow(row) {
  const [theme, what, ...choices] = row.split('|');
  const [placement, move, goal, right] = what.split(' ');
  return {
    id: hashText(placement + move),
    fen: `${placement} w - - 0 1`,
    from: move.slice(0, 2),
    to: move.slice(2),
    theme: /** @type {Theme} */ (theme),
    goal: /** @type {Proven['goal']} */ (goal),
    right: pieceOf(right),
    choices: /** @type {any} */ (
      Object.fromEntries(choices.map((choice, n) => [PIECES[n], readChoice(choice)]))
    ),
  };
}

export const positions = rows.trim().split('\n').map(readRow);

/** @param {string} text squares in it are exchanged @param {boolean} mirrored @param {boolean} black */
const squares = (text, mirrored, black) =>
  text.replace(/([a-h])([1-8])/g, (_, file, rank) => {
    const seen = mirrored ? 'hgfedcba'['abcdefgh'.indexOf(file)] : file;
    return `${seen}${black ? 9 - Number(rank) : rank}`;
  });

/** @param {string} fen @param {boolean} mirrored @param {boolean} black */
function turned(fen, mirrored, black) {
  let ranks = fen.split(' ')[0].split('/');
  if (mirrored) ranks = ranks.map((rank) => [...rank].reverse().join(''));
  if (black) {
    ranks = ranks
      .reverse()
      .map((rank) => rank.replace(/[a-z]/gi, (c) => (c < 'a' ? c.toLowerCase() : c.toUpperCase())));
  }
  return `${ranks.join('/')} ${black ? 'b' : 'w'} - - 0 1`;
}

/** A position as it is shown. @param {Proven} proven @param {boolean} mirrored @param {Color} color who promotes @returns {Proven} */
export function shown(proven, mirrored, color) {
  const black = color === 'black';
  /** @param {string} text */
  const seen = (text) => squares(text, mirrored, black);
  return {
    ...proven,
    fen: turned(proven.fen, mirrored, black),
    from: seen(proven.from),
    to: seen(proven.to),
    choices: /** @type {any} */ (
      Object.fromEntries(
        PIECES.map((piece) => {
          const choice = proven.choices[piece];
          return [piece, { ...choice, line: choice.line.map(seen) }];
        }),
      )
    ),
  };
}
