// SPDX-License-Identifier: MIT
// The parts of a position, as a caller gives them to setup().

import { needCode, needObject, needSquare } from './errors.js';
import * as layout from './layout.js';

/**
 * The same in the core's numbers.
 *
 * @typedef {object} Parts
 * @property {readonly [square: number, color: number, type: number][]} men
 * @property {number} turn
 * @property {readonly [color: number, side: number, square: number][]} rights
 * @property {number | null} enPassant
 */

/**
 * Reads all parts before the memory is used: their properties may be anybody's code.
 *
 * @param {unknown} input
 * @returns {Parts}
 */
export function readParts(input) {
  const { pieces, turn, rights, enPassant } = needObject(input, 'setup');
  return {
    men: Object.entries(needObject(pieces, 'pieces')).map(([square, piece]) =>
      readMan(square, piece),
    ),
    turn: needCode(layout.codes_color, turn, 'turn'),
    rights: rights === undefined ? [] : readRights(needObject(rights, 'rights')),
    enPassant: readSquareOrNone(enPassant),
  };
}

/** @param {string} square @param {unknown} piece @returns {[number, number, number]} */
function readMan(square, piece) {
  const number = needSquare(square);
  const { color, type } = needObject(piece, `piece on ${square}`);
  return [
    number,
    needCode(layout.codes_color, color, `color on ${square}`),
    needCode(layout.codes_piece, type, `type on ${square}`),
  ];
}

/** @param {Record<string, unknown>} rights */
function readRights(rights) {
  /** @type {[number, number, number][]} */
  const found = [];
  for (const [color, sides] of Object.entries(rights)) {
    const c = needCode(layout.codes_color, color, 'color of a right');
    if (sides === undefined) continue;
    for (const [side, square] of Object.entries(needObject(sides, `rights of ${color}`))) {
      const s = needCode(layout.codes_side, side, 'side of a right');
      const rook = readSquareOrNone(square);
      if (rook !== null) found.push([c, s, rook]);
    }
  }
  return found;
}

/** @param {unknown} square */
function readSquareOrNone(square) {
  return square === undefined || square === null ? null : needSquare(square);
}
