// SPDX-License-Identifier: MIT
/**
 * The promotion lesson as data: positions to try things on. Titles and texts are `promotion.<id>.title` and
 * `.text`. What a promotion leads to is nowhere written here; the core is asked.
 */

/** @typedef {{id: string, fen: string, article?: string}} Example */

/** The position of the lesson, and its move. */
export const lesson = {
  id: 'try-it',
  fen: '6k1/P7/6K1/8/8/8/8/8 w - - 0 1',
  from: 'a7',
  to: 'a8',
};

/** @type {readonly Example[]} */
export const rules = [
  { id: 'in-one', fen: '8/1P5k/8/8/8/8/6K1/8 w - - 0 1', article: '3.7.3.3' },
  { id: 'two-queens', fen: '8/P6k/8/8/8/8/8/3Q2K1 w - - 0 1', article: '3.7.3.4' },
  { id: 'at-once', fen: '7k/P4p1p/8/8/8/8/6PP/7K w - - 0 1', article: '3.7.3.5' },
  { id: 'taking', fen: '1n1r3k/2P5/8/8/8/8/8/6K1 w - - 0 1', article: '3.7.3' },
  { id: 'blocked', fen: 'n6k/P7/8/8/8/8/6K1/8 w - - 0 1', article: '3.7.1' },
  { id: 'pinned', fen: '8/r5PK/8/8/8/8/8/k7 w - - 0 1', article: '3.9.2' },
];

/** Positions to start from where any can be tested. @type {readonly Example[]} */
export const samples = [
  { id: 'lesson', fen: lesson.fen },
  { id: 'stalemate', fen: '8/5P1k/5K2/8/8/8/8/8 w - - 0 1' },
  { id: 'several', fen: 'r1b4k/1P6/8/8/8/8/6K1/8 w - - 0 1' },
  { id: 'black', fen: '8/8/8/8/8/5k2/p7/5K2 b - - 0 1' },
  { id: 'stuck', fen: '1r4k1/1P6/8/8/8/8/6K1/8 w - - 0 1' },
];
