// SPDX-License-Identifier: MIT
/**
 * A small position in the making, seen from White: men are put roughly where a recipe wants them, and the core
 * says afterwards what became of it.
 */

import { FIRST_RANK, SQUARES, positionOrNull } from './aims.js';
import { otherColor } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Color} Color */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./aims.js').Geometry} Geometry */
/** @typedef {import('./aims.js').Aims} Aims */
/** @typedef {import('./aims.js').Men} Men */
/** @typedef {import('./random.js').Random} Random */
/** @typedef {import('../core.js').PieceType} PieceType */
/** @typedef {'own' | 'enemy'} Whose */

/** @type {readonly PieceType[]} */
const ATTACKERS = ['rook', 'bishop', 'knight', 'queen', 'rook', 'bishop', 'knight', 'pawn'];
/** @type {readonly PieceType[]} */
const OFFICERS = ['bishop', 'knight', 'knight', 'bishop', 'queen'];
/** @type {readonly PieceType[]} */
const BYSTANDERS = ['pawn', 'pawn', 'pawn', 'knight', 'bishop'];

export class Scene {
  /** @type {Men} */
  #men = {};
  /** @type {{c?: string, g?: string}} */
  #rights = {};
  #aims;

  /** @param {Geometry} geometry @param {Aims} aims @param {Random} random */
  constructor(geometry, aims, random) {
    this.geometry = geometry;
    this.random = random;
    this.#aims = aims;
    /** Whose move it is when all is set up. @type {Whose} */
    this.turn = 'own';
    this.put(geometry.king, 'own', 'king');
    this.put(geometry.rook, 'own', 'rook');
    this.#rights[geometry.side] = geometry.rook;
  }

  /** @param {string} square */
  isFree(square) {
    return !(square in this.#men);
  }

  /**
   * The square, where it could be put there.
   * @param {string | undefined} square @param {Whose} whose @param {PieceType} type
   */
  put(square, whose, type) {
    if (square === undefined || !this.isFree(square)) return undefined;
    this.#men[square] = { color: whose === 'own' ? 'white' : 'black', type };
    return square;
  }

  /** @param {readonly string[]} squares @returns {string | undefined} */
  anyFree(squares) {
    return this.random.pickAny(squares.filter((square) => this.isFree(square)));
  }

  /** Some man on one of these squares. @param {readonly string[]} squares */
  block(squares) {
    const whose = this.random.chance(55) ? 'own' : 'enemy';
    return this.put(this.anyFree(squares), whose, this.random.pick(OFFICERS));
  }

  /** An enemy man that, but for what stands in its way, attacks the square. @param {string} square @param {PieceType} [type] */
  attack(square, type = this.random.pick(ATTACKERS)) {
    return this.put(this.anyFree(this.#aims.sourcesOf(type, square)), 'enemy', type);
  }

  /** A rook on the other side, with its right. */
  addOtherRook() {
    const { king, side, standard } = this.geometry;
    const others = this.#aims.geometries.filter(
      (other) => other.king === king && other.side !== side && other.standard === standard,
    );
    const other = this.random.pickAny(others);
    if (!other || !this.put(other.rook, 'own', 'rook')) return false;
    this.#rights[other.side] = other.rook;
    return true;
  }

  /** An own rook beyond the one that castles. */
  addOuterRook() {
    const { king, rook } = this.geometry;
    const beyond = FIRST_RANK.filter((square) => (king < rook ? square > rook : square < rook));
    return this.put(this.anyFree(beyond), 'own', 'rook');
  }

  /** An enemy man from where the castling rook's leaving exposes the king. @param {PieceType} type */
  expose(type) {
    return this.put(this.anyFree(this.geometry.exposedFrom), 'enemy', type);
  }

  /** An own man on the first rank that stands on neither way. */
  addStander() {
    const { kingPath, rookPath } = this.geometry;
    const aside = FIRST_RANK.filter((s) => !kingPath.includes(s) && !rookPath.includes(s));
    return this.put(this.anyFree(aside), 'own', this.random.pick(OFFICERS));
  }

  /** Men somewhere, of no consequence. @param {number} atMost */
  addBystanders(atMost) {
    for (let n = this.random.below(atMost + 1); n > 0; n--) {
      const type = this.random.pick(BYSTANDERS);
      const squares = SQUARES.slice(8, 56);
      this.put(this.anyFree(squares), this.random.chance(50) ? 'own' : 'enemy', type);
    }
    return true;
  }

  /** The enemy king, where no recipe has put it. */
  #addEnemyKing() {
    if (Object.values(this.#men).some(({ color, type }) => color === 'black' && type === 'king'))
      return;
    this.put(this.anyFree(SQUARES.slice(32)), 'enemy', 'king');
  }

  /**
   * The position, with White's part played by `color`; null where it cannot be one.
   * @param {C960} c960 @param {Color} color
   */
  position(c960, color) {
    this.#addEnemyKing();
    const isWhite = color === 'white';
    const men = isWhite ? this.#men : turnedAround(this.#men);
    const rights = isWhite ? this.#rights : turnedRights(this.#rights);
    const turn = this.turn === 'own' ? color : otherColor(color);
    return positionOrNull(() => c960.setup({ pieces: men, turn, rights: { [color]: rights } }));
  }
}

/** The same place on the other side of the board: a1 and a8. @param {string} square */
export const across = (square) => square[0] + (9 - Number(square[1]));

/** @param {Men} men @returns {Men} */
const turnedAround = (men) =>
  Object.fromEntries(
    Object.entries(men).map(([square, { color, type }]) => [
      across(square),
      { color: otherColor(color), type },
    ]),
  );

/** @param {{c?: string, g?: string}} rights */
const turnedRights = (rights) =>
  Object.fromEntries(Object.entries(rights).map(([side, rook]) => [side, across(rook)]));
