// SPDX-License-Identifier: MIT
/**
 * Ways to spoil a castling: men put where, roughly, they give a certain reason.
 */

import { FIRST_RANK, SQUARES, positionOrNull } from './aims.js';
import { BLOCKS } from './combinations.js';
import { EXPOSED } from './facts.js';

/** @typedef {import('./aims.js').Geometry} Geometry */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./patterns.js').Pattern} Pattern */
/** @typedef {import('../core.js').PieceType} PieceType */

/** @type {readonly PieceType[]} */
const LINE = ['rook', 'queen'];
/** @type {readonly PieceType[]} */
const PINNED = ['rook', 'bishop', 'queen', 'knight'];
/** @type {readonly PieceType[]} */
const PINNING = ['rook', 'bishop', 'queen'];
const ATTACKS = ['in-check', 'through-check', 'into-check'];
/** Steps to the right and up. */
const LINES = [
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
];

/** Squares that the king crosses. @param {Geometry} geometry */
export const crossed = ({ kingPath }) => kingPath.slice(1, -1);

/** @param {Geometry} geometry */
export const destination = ({ kingPath }) => kingPath[kingPath.length - 1];

/**
 * Has this geometry the squares for obstacles of these kinds? The rest is tried.
 * @param {Geometry} geometry @param {readonly string[]} codes
 */
export function canHold(geometry, codes) {
  const { kingOnly, rookOnly, both, exposedFrom, kingPath } = geometry;
  const [byKing, byRook] = BLOCKS.map((code) => codes.includes(code));
  if (byKing && kingOnly.length === 0 && !(byRook && both.length > 0)) return false;
  if (byRook && rookOnly.length === 0 && !(byKing && both.length > 0)) return false;
  if (codes.includes(EXPOSED) && exposedFrom.length === 0) return false;
  if (codes.includes('into-check') && kingPath.length === 1) return false;
  return !codes.includes('through-check') || crossed(geometry).length > 0;
}

/**
 * Puts an obstacle for each of these reasons.
 * @param {Scene} scene @param {readonly string[]} codes
 */
export function obstruct(scene, codes) {
  const { geometry, random } = scene;
  const { kingOnly, rookOnly, both, king } = geometry;
  const blocks = codes.filter((code) => BLOCKS.includes(code));
  if (blocks.length === 2 && both.length > 0 && random.chance(75)) {
    if (!scene.block(both)) return false;
  } else if (
    !blocks.every((code) => scene.block(code === 'king-path-blocked' ? kingOnly : rookOnly))
  ) {
    return false;
  }
  if (codes.includes(EXPOSED) && !shield(scene)) return false;
  return ATTACKS.filter((code) => codes.includes(code)).every((code) => {
    if (code === 'in-check') return scene.attack(king);
    if (code === 'into-check') return scene.attack(destination(geometry));
    const squares = crossed(geometry);
    return squares.length > 0 && scene.attack(random.pick(squares));
  });
}

/** An enemy rook or queen behind the rook. @param {Scene} scene */
export const shield = (scene) => scene.expose(scene.random.pick(LINE));

/** An enemy man that attacks a square of the first rank off the king's way. @param {Scene} scene */
export function attackBeside(scene) {
  const beside = FIRST_RANK.filter((square) => !scene.geometry.kingPath.includes(square));
  return scene.attack(scene.random.pick(beside));
}

/**
 * An enemy man that attacks the king's way but stands between its own king and a man of ours.
 * @param {Scene} scene
 */
export function pin(scene) {
  const { geometry, random } = scene;
  const square = scene.attack(random.pick(geometry.kingPath), random.pick(PINNED));
  if (!square) return false;
  const line = random.pick(LINES);
  const king = along(square, line, 1 + random.below(3));
  const pinning = along(square, line, -1 - random.below(4));
  return scene.put(king, 'enemy', 'king') && scene.put(pinning, 'own', random.pick(PINNING));
}

/** So many squares on, undefined off the board. @param {string} square @param {readonly number[]} line @param {number} n */
const along = (square, [right, up], n) =>
  SQUARES.find(
    (other) =>
      other.charCodeAt(0) === square.charCodeAt(0) + right * n &&
      other.charCodeAt(1) === square.charCodeAt(1) + up * n,
  );

/**
 * Would one of the attackers expose its own king by going where it attacks?
 * @type {NonNullable<Pattern['accept']>}
 */
export function isPinned({ reasons }, position, c960) {
  const [board, turn, ...rest] = position.fen.split(' ');
  const fen = [board, turn === 'w' ? 'b' : 'w', ...rest].join(' ');
  const turned = positionOrNull(() => c960.parseFen(fen));
  return reasons.some(({ squares, by }) =>
    squares.some((to) =>
      by.some((from) =>
        turned?.explain({ from, to }).reasons.some(({ code }) => code === 'leaves-king-in-check'),
      ),
    ),
  );
}
