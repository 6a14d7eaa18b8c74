// SPDX-License-Identifier: MIT
/**
 * Squares as an answer. They stand in the fields of the form; choosing one on the board writes it there, and
 * what stands there is marked on the board.
 */

import { squaresIn } from './ask.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').CastlingReport} CastlingReport */
/** @typedef {import('../../lib/reasons.js').Mark} Mark */
/** @typedef {import('../../lib/reasons.js').Arrow} Arrow */

/** @param {HTMLElement} root @param {string} name */
export const fieldOf = (root, name) =>
  /** @type {HTMLInputElement | null} */ (root.querySelector(`[name="${name}"]`));

/** @param {HTMLElement} root @param {string} name */
const squaresOf = (root, name) => squaresIn(fieldOf(root, name)?.value ?? '') ?? [];

/**
 * A square was chosen on the board.
 * @param {Texts} texts @param {HTMLElement} root @param {string} square
 * @returns {string} what is chosen now, in words
 */
export function pick({ t }, root, square) {
  const [list, king, rook] = ['squares', 'king', 'rook'].map((name) => fieldOf(root, name));
  if (list) {
    const before = squaresOf(root, 'squares');
    const without = before.filter((one) => one !== square);
    list.value = (without.length < before.length ? without : [...before, square]).join(' ');
    return list.value || t('drill.no-square');
  }
  if (!king || !rook) return '';
  const first = !king.value || rook.value !== '';
  if (first) king.value = square;
  rook.value = first ? '' : square;
  return `${t(first ? 'drill.king-lands' : 'drill.rook-lands')} ${square}`;
}

/**
 * What is chosen so far, for the board.
 * @param {HTMLElement} root @param {string} kind of question @param {CastlingReport} report
 * @returns {{marks: Mark[], arrows: Arrow[]}}
 */
export function picked(root, kind, { king, rook }) {
  const arrows = /** @type {const} */ ([
    ['king', king],
    ['rook', rook],
  ]).flatMap(([name, way]) =>
    squaresOf(root, name).map((to) => ({ from: way?.from ?? to, to, kind: `${name}-way` })),
  );
  return { marks: squaresOf(root, 'squares').map((square) => ({ square, kind })), arrows };
}
