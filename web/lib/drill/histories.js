// SPDX-License-Identifier: MIT
/**
 * Composed positions with a past: a small start, and a few moves out of the core's lists that lose a castling
 * right or keep it.
 */

/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').Color} Color */
/** @typedef {import('./vocabulary.js').Side} Side */
/** @typedef {import('./random.js').Random} Random */
/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./aims.js').Geometry} Geometry */
/** @typedef {import('../core.js').Move} Move */

/**
 * @typedef {object} History
 * @property {string} name
 * @property {boolean} loses whether the right in question is gone at the end
 * @property {number} weight
 * @property {(scene: Scene) => unknown} arrange
 * @property {(play: Play) => boolean} play what is played from there; false where it could not be
 */

/** A few moves, each a legal one that is wanted; the last is the other side's. */
export class Play {
  /** @type {string[]} */
  moves = [];

  /**
   * @param {Position} position
   * @param {{color: Color, side: Side, king: string, rook: string, way: readonly string[]}} asked
   * @param {Random} random
   */
  constructor(position, asked, random) {
    this.start = position;
    this.position = position;
    this.asked = asked;
    this.random = random;
  }

  /** @param {(move: Move) => boolean} isWanted */
  one(isWanted) {
    const move = this.random.pickAny(this.position.legalMoves().filter(isWanted));
    if (!move) return false;
    this.moves.push(move.uci);
    this.position = this.position.play(move);
    return true;
  }

  /** As if the last move had not been made. */
  takeBack() {
    this.moves.pop();
    this.position = this.moves.reduce((at, uci) => at.play(uci), this.start);
  }

  /** The other side passes the time, taking nothing. */
  wait() {
    return this.one(({ captured }) => captured === null);
  }

  /** A man goes away and comes back. @param {string} home */
  thereAndBack(home) {
    if (!this.one(({ from, castling }) => from === home && castling === null)) return false;
    const away = this.moves[0].slice(2, 4);
    return (
      this.wait() &&
      this.one(({ from, to, castling }) => from === away && to === home && castling === null) &&
      this.wait()
    );
  }

  /** Men other than king and rooks move. @param {number} times */
  quietly(times) {
    for (let n = 0; n < times; n++) {
      if (!this.one(({ piece }) => piece !== 'king' && piece !== 'rook') || !this.wait())
        return false;
    }
    return true;
  }
}

/** @param {Scene} scene */
const withMen = (scene) => {
  if (scene.random.chance(60)) scene.addOtherRook();
  return scene.addBystanders(2);
};

/** @param {Scene} scene */
const withOwnMan = (scene) => scene.addStander() && withMen(scene);

/** @type {readonly History[]} */
export const HISTORIES = [
  {
    name: 'king-came-back',
    loses: true,
    weight: 3,
    arrange: withMen,
    play: (play) => play.thereAndBack(play.asked.king),
  },
  {
    name: 'rook-came-back',
    loses: true,
    weight: 3,
    arrange: withMen,
    play: (play) => play.thereAndBack(play.asked.rook),
  },
  {
    name: 'rook-captured',
    loses: true,
    weight: 2,
    arrange: (scene) => {
      scene.turn = 'enemy';
      scene.addOuterRook();
      return scene.attack(scene.geometry.rook) && withMen(scene);
    },
    play: (play) => {
      const { rook } = play.asked;
      return (
        play.one(({ to }) => to === rook) &&
        (play.one(({ to }) => to === rook) || play.one(() => true)) &&
        play.wait()
      );
    },
  },
  {
    name: 'castled-once',
    loses: true,
    weight: 2,
    arrange: (scene) => scene.addOtherRook() && scene.addBystanders(2),
    play: (play) => play.one(({ castling }) => castling !== null) && play.wait(),
  },
  {
    name: 'other-rook-moved',
    loses: false,
    weight: 3,
    arrange: (scene) => scene.addOtherRook() && scene.addBystanders(2),
    play: (play) => {
      const { rook } = play.asked;
      return play.one(({ piece, from }) => piece === 'rook' && from !== rook) && play.wait();
    },
  },
  {
    name: 'was-in-check',
    loses: false,
    weight: 2,
    arrange: (scene) => scene.attack(scene.geometry.king) && withOwnMan(scene),
    play: (play) => play.one(({ piece }) => piece !== 'king') && play.wait(),
  },
  {
    name: 'quiet-moves',
    loses: false,
    weight: 3,
    arrange: withOwnMan,
    play: (play) => play.quietly(1 + play.random.below(3)),
  },
  {
    name: 'man-came-between',
    loses: false,
    weight: 3,
    arrange: withOwnMan,
    play: (play) => {
      const { way } = play.asked;
      return play.one(({ piece, to }) => piece !== 'king' && way.includes(to)) && play.wait();
    },
  },
];
