// SPDX-License-Identifier: MIT
/**
 * Lesson data about the hands: what the Laws and the Guidelines say of touching and moving the two men at a
 * real board. The core knows no hands, so that these answers are written here, each with its article.
 */

/** @typedef {import('./vocabulary.js').HandsTopic} HandsTopic */
/**
 * What is done: the steps of 'order'; one of the choices of the other topics.
 * @typedef {object} HandsLesson
 * @property {readonly string[]} choices
 * @property {string} article
 * @property {readonly string[]} [order] the answer of 'order'
 * @property {boolean} [bothMove] asked only where king and rook both leave their squares
 * @property {string} [choice] the answer where it does not depend on the position
 */

const TOUCHED = ['must-castle', 'must-move-rook', 'must-move-king', 'any-move'];

/** @type {Readonly<Record<HandsTopic, HandsLesson>>} */
export const HANDS = {
  order: {
    choices: ['king-to-square', 'king-beside-board', 'rook-to-square'],
    order: ['king-beside-board', 'rook-to-square', 'king-to-square'],
    article: 'II.3.2.5',
    bothMove: true,
  },
  hands: { choices: ['one-hand', 'both-hands'], choice: 'one-hand', article: '4.1' },
  'first-touch': {
    choices: ['king', 'rook'],
    choice: 'king',
    article: '4.4.2',
    bothMove: true,
  },
  'rook-first': {
    choices: TOUCHED,
    choice: 'must-move-rook',
    article: '4.4.2',
    bothMove: true,
  },
  'king-then-rook': { choices: TOUCHED, article: '4.4.1' },
};

/** @type {readonly HandsTopic[]} */
export const TOPICS = ['order', 'hands', 'first-touch', 'rook-first', 'king-then-rook'];

/**
 * What follows from touching king and rook in that order, by what the core says of the castling and of the
 * king's moves.
 *
 * @param {boolean} legal the castling
 * @param {boolean} kingCanMove
 * @returns {{choice: string, article: string}}
 */
export function afterKingThenRook(legal, kingCanMove) {
  if (legal) return { choice: 'must-castle', article: '4.4.1' };
  return { choice: kingCanMove ? 'must-move-king' : 'any-move', article: '4.4.3' };
}
