// SPDX-License-Identifier: MIT
// A game: a position, the move that led to it, and the game before that move, which it shares.

import { NONE, freeze } from './data.js';
import { fail, needInteger } from './errors.js';
import { askedMove, describeAsked, lostRights } from './move.js';
import { writePgn } from './pgn.js';
import { find, inGame, load, outOfGame, played, statusReport } from './position.js';

/** @typedef {import('./index.d.ts').Game} Contract */
/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./index.d.ts').MoveInput} MoveInput */
/** @typedef {import('./index.d.ts').Position} Position */

/** @implements {Contract} */
export class Game {
  /** @type {Game | null} the game before the last move */
  #parent;

  /**
   * A game further back, so chosen that any ply is found in few jumps (Myers 1983, skew-binary lists).
   *
   * @type {Game}
   */
  #jump;

  /** @type {Move | undefined} */
  #move;

  /** The position as a game knows it: with the double steps that a later en passant would need. */
  #known;

  /** The same as everybody knows it, once asked for. @type {Position | undefined} */
  #position;

  /** @type {ReturnType<Contract['rightsLost']>} */
  #lost = NONE;

  /** @type {readonly Move[] | undefined} once asked for; handed on to a longer game that is asked */
  #moves;

  /** How often the position has occurred, once asked for. */
  #times = 0;

  /** Once the outcome was asked for. @type {import('./index.d.ts').Status | undefined} */
  #status;

  /**
   * How often each position has occurred since the last capture or pawn move, by its key. Handed on like
   * the moves: a long game asked at every ply keeps it once.
   *
   * @type {Map<string, number> | undefined}
   */
  #seen;

  /**
   * @param {Position} known one of a game's, or any where a game begins
   * @param {Game | null} [parent]
   * @param {Move} [move]
   */
  constructor(known, parent = null, move) {
    this.#known = parent ? known : inGame(known);
    this.#parent = parent;
    this.#jump = this;
    this.#move = move;
    this.#position = parent ? undefined : known;
    /** @type {Position} */
    this.start = parent ? parent.start : known;
    /** @type {number} */
    this.ply = parent ? parent.ply + 1 : 0;
    if (parent) {
      const jump = parent.#jump;
      const isEven = parent.ply - jump.ply === jump.ply - jump.#jump.ply;
      this.#jump = isEven ? jump.#jump : parent;
    }
    freeze(this);
  }

  /** @returns {Position} */
  get position() {
    return (this.#position ??= outOfGame(this.#known));
  }

  /** @returns {readonly Move[]} */
  get moves() {
    if (!this.#moves) {
      const later = [];
      /** @type {Game} */
      let game = this;
      for (; game.#parent && !game.#moves; game = game.#parent) later.push(game.#move);
      const moves = /** @type {Move[]} */ ([...(game.#moves ?? NONE), ...later.reverse()]);
      game.#moves = undefined;
      this.#moves = freeze(moves);
    }
    return this.#moves;
  }

  /** @param {MoveInput} input */
  play(input) {
    const memory = find(this.#known, input);
    const move = describeAsked(memory);
    const lost = lostRights(memory, move, this.ply + 1);
    const game = new Game(played(memory, askedMove(memory)), this, move);
    game.#lost = lost.length ? freeze([...this.#lost, ...lost]) : this.#lost;
    return game;
  }

  /** @returns {Game} */
  undo() {
    return this.#parent ?? fail('bad-argument', 'no move to undo');
  }

  /** @param {number} ply @returns {Position} */
  at(ply) {
    needInteger(ply, this.ply, 'ply');
    /** @type {Game} */
    let game = this;
    while (game.ply > ply) {
      game = game.#jump.ply < ply ? /** @type {Game} */ (game.#parent) : game.#jump;
    }
    return game.position;
  }

  /** @param {MoveInput} input */
  explain(input) {
    return this.#known.explain(input);
  }

  rightsLost() {
    return this.#lost;
  }

  repetitions() {
    if (!this.#times) {
      const later = [];
      /** @type {Game | null} */
      let game = this;
      while (game && !game.#seen) {
        later.push(game);
        game = game.#known.halfmoveClock ? game.#parent : null; // nothing from before comes back
      }
      const seen = (game && game.#seen) || new Map();
      if (game) game.#seen = undefined;
      for (const each of later.reverse()) {
        const key = load(each.#known).key();
        each.#times = (seen.get(key) ?? 0) + 1;
        seen.set(key, each.#times);
      }
      this.#seen = seen;
    }
    return this.#times;
  }

  outcome() {
    const times = this.repetitions();
    return (this.#status ??= statusReport(load(this.#known), times)).outcome;
  }

  /** @param {Readonly<Record<string, string>>} [tags] */
  toPgn(tags = {}) {
    return writePgn(this, tags);
  }
}
