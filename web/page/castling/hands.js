// SPDX-License-Identifier: MIT
/** The order of the hands: the steps of one castling, shown on the board one by one. */

import { buttonIn, gameOf } from '../../lib/example.js';

/** @typedef {import('../../lib/core.js').Side} Side */

/**
 * @param {Pick<import('../../lib/scene.js').Given, 'c960' | 'board' | 'section'>} scene
 * @param {(step: HTMLElement, n: number) => void} shown  step n, the first is 1, is on the board
 */
export function wireHands({ c960, board, section }, shown) {
  const list = section.querySelector('ol[data-fen]');
  if (!(list instanceof HTMLElement)) return;
  const { position } = gameOf(c960, list.dataset);
  const { king, rook } = position.castling(/** @type {Side} */ (list.dataset.side));
  if (!king || !rook) return;

  /** What stands on the board after step n. @param {number} n */
  const standing = (n) =>
    position.pieces().flatMap(({ square, piece }) => {
      if (square === rook.from) return [{ square: n > 2 ? rook.to : square, piece }];
      if (square !== king.from || n === 1) return [{ square, piece }];
      return n === 4 ? [{ square: king.to, piece }] : [];
    });

  Array.from(list.children, (step, i) =>
    buttonIn(/** @type {HTMLElement} */ (step), () => {
      const n = i + 1;
      board.readonly = true;
      board.orientation = position.turn;
      board.marks = [];
      board.arrows = [{ ...rook, kind: 'rook-way' }].filter(() => n === 3);
      board.show(standing(n), { moves: n === 3 ? [rook] : [] });
      shown(/** @type {HTMLElement} */ (step), n);
    }),
  );
}
