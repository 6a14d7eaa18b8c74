// SPDX-License-Identifier: MIT
/** A position in the making: men on squares, whose turn it is; and what the core makes of it. */

import { isCoreError } from '../../lib/errors.js';
import { other } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Piece} Piece */
/** @typedef {import('../../lib/core.js').Color} Color */

/** @param {C960} c960 */
export function createDraft(c960) {
  /** @type {Map<string, Piece>} */
  const men = new Map();
  /** @type {Color} */
  let turn = 'white';
  /** @type {Position | null} */
  let position = null;
  /** @type {readonly string[]} */
  let problems = [];

  /** Castling and en passant are of no account here: a position set up by hand has neither. */
  function judge() {
    try {
      position = c960.setup({ pieces: Object.fromEntries(men), turn });
      problems = [];
    } catch (error) {
      if (!isCoreError(error)) throw error;
      position = null;
      problems = error.problems;
    }
  }

  return {
    /** What the core makes of it, null where it can be no position. */
    get position() {
      return position;
    },
    get problems() {
      return problems;
    },
    get turn() {
      return turn;
    },
    /** Whether it came with what a changed one has not: rights to castle, an en passant square. */
    get hasRights() {
      return position !== null && !position.fen.includes(' - - ');
    },
    pieces: () => Array.from(men, ([square, piece]) => ({ square, piece })),
    /** @param {Position} opened */
    open(opened) {
      men.clear();
      for (const { square, piece } of opened.pieces()) men.set(square, piece);
      turn = opened.turn;
      position = opened;
      problems = [];
    },
    /** One in the making. @param {readonly {square: string, piece: Piece}[]} placed @param {Color} mover */
    place(placed, mover) {
      men.clear();
      for (const { square, piece } of placed) men.set(square, piece);
      turn = mover;
      judge();
    },
    /** Sets a man; the same man once more, or none, clears the square. @param {string} square @param {Piece | null} man */
    put(square, man) {
      const there = men.get(square);
      const again = there && there.color === man?.color && there.type === man.type;
      if (man && !again) men.set(square, man);
      else men.delete(square);
      judge();
      return men.get(square) ?? null;
    },
    clear() {
      men.clear();
      judge();
    },
    /** The other side is to move. */
    swap() {
      turn = other(turn);
      judge();
    },
  };
}
