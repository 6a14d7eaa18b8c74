// SPDX-License-Identifier: MIT
/**
 * Positions from play: games of random legal moves from random starts, and out of them the moments at which a
 * castling is worth asking about. Kept in buckets by what the core says of the castling, so that rare cases can be
 * handed out as often as common ones.
 */

import { combinationOf, isLost, trickyIn } from './facts.js';
import { SIDES, STANDARD_START } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./vocabulary.js').Color} Color */
/** @typedef {import('./vocabulary.js').Side} Side */
/** @typedef {import('./vocabulary.js').Settings} Settings */
/** @typedef {import('./vocabulary.js').Variant} Variant */
/** @typedef {import('../core.js').Move} Move */
/** @typedef {import('./random.js').Random} Random */
/** @typedef {import('./random.js').Shares} Shares */

/**
 * A castling of the side to move at some moment of a game.
 * @typedef {object} Moment
 * @property {number} game which game it is from
 * @property {string} start
 * @property {readonly string[]} moves
 * @property {Position} position
 * @property {Color} color
 * @property {Side} side
 * @property {Variant} variant
 * @property {string} castlingKind what the castling is at the start of the game
 * @property {CastlingReport} report
 */

/** How many moments a bucket holds; the oldest goes. */
const BUCKET_SIZE = 8;
/** Games played at most in search of one moment. */
const GAMES = 20;

/** Starts looked at in search of a way of castling. */
const START_TRIES = 12;

/** Before so many half-moves hardly anything can be castled; that is soon known. */
const OPENING = 4;

/** The longest game in half-moves. */
const LONGEST = { easy: 14, normal: 24, hard: 36 };

export class NaturalPool {
  #c960;
  #random;
  #shares;
  #settings;
  /** @type {Map<string, Moment[]>} */
  #buckets = new Map();
  #games = 0;

  /** @param {C960} c960 @param {Random} random @param {Shares} shares @param {Settings} settings */
  constructor(c960, random, shares, settings) {
    this.#c960 = c960;
    this.#random = random;
    this.#shares = shares;
    this.#settings = settings;
  }

  /**
   * A moment that is wanted, taken out of the pool; undefined where many games had none.
   *
   * @param {(moment: Moment) => boolean} isWanted
   * @returns {Moment | undefined}
   */
  take(isWanted) {
    for (let games = 0; games < GAMES; games++) {
      this.#play();
      const found = this.#choose(isWanted);
      if (found) return found;
    }
    return undefined;
  }

  /** @param {(moment: Moment) => boolean} isWanted */
  #choose(isWanted) {
    const fitting = [...this.#buckets]
      .map(([name, moments]) => ({ name, moments: moments.filter(isWanted) }))
      .filter(({ moments }) => moments.length > 0);
    const names = fitting.map(({ name }) => name);
    const { difficulty } = this.#settings;
    const name = this.#shares.choose('play', names, (of) => weightOf(of, difficulty));
    if (name === undefined) return undefined;
    this.#shares.give('play', name);
    const moment = this.#random.pickAny(
      fitting.find((bucket) => bucket.name === name)?.moments ?? [],
    );
    if (moment) this.#drop(moment.game);
    return moment;
  }

  /** One game, one question. @param {number} game */
  #drop(game) {
    for (const [name, moments] of this.#buckets) {
      const others = moments.filter((moment) => moment.game !== game);
      if (others.length < moments.length) this.#buckets.set(name, others);
    }
  }

  /** Plays a game and keeps of each bucket one of its moments. */
  #play() {
    /** @type {Map<string, Moment[]>} */
    const seen = new Map();
    for (const moment of this.#moments()) {
      const name = bucketOf(moment);
      seen.set(name, [...(seen.get(name) ?? []), moment]);
    }
    for (const [name, moments] of seen) {
      const bucket = [...(this.#buckets.get(name) ?? []), this.#random.pick(moments)];
      this.#buckets.set(name, bucket.slice(-BUCKET_SIZE));
    }
  }

  /** @returns {Moment[]} */
  #moments() {
    const { difficulty } = this.#settings;
    const game = this.#games++;
    const number = this.#startNumber();
    const variant = number === STANDARD_START ? 'standard' : '960';
    const plies = 2 + this.#random.below(LONGEST[difficulty] - 1);
    const first = this.#c960.start(number);
    const { castling } = this.#c960.startInfo(number);
    const start = first.fen;
    /** @type {Moment[]} */
    const moments = [];
    /** @type {string[]} */
    const moves = [];
    for (let position = first; ;) {
      moments.push(...this.#at(position, { game, start, moves, variant }, castling));
      const move = moves.length < plies && this.#move(position.legalMoves());
      if (!move) return moments;
      moves.push(move.uci);
      position = position.play(move);
    }
  }

  /** A start, one of the wanted ways of castling in it if a few tries find one. */
  #startNumber() {
    const { variant, sides, castlingKinds } = this.#settings;
    const isStandard = variant === 'standard' || (variant === 'both' && this.#random.chance(25));
    if (isStandard) return STANDARD_START;
    let number = 0;
    for (let n = 0; n < START_TRIES; n++) {
      number = this.#random.below(this.#c960.startCount - 1);
      if (number >= STANDARD_START) number++;
      const { castling } = this.#c960.startInfo(number);
      if (sides.some((side) => castlingKinds.includes(castling[side]))) break;
    }
    return number;
  }

  /**
   * @param {Position} position
   * @param {Pick<Moment, 'game' | 'start' | 'moves' | 'variant'>} played
   * @param {Readonly<Record<Side, string>>} kinds
   * @returns {Moment[]}
   */
  #at(position, { game, start, moves, variant }, kinds) {
    const { colors, sides, castlingKinds } = this.#settings;
    const color = position.turn;
    if (!colors.includes(color)) return [];
    return SIDES.flatMap((side) => {
      const castlingKind = kinds[side];
      if (!sides.includes(side) || !castlingKinds.some((kind) => kind === castlingKind)) return [];
      const report = position.castling(side);
      if (!report.legal && moves.length < OPENING) return [];
      return {
        game,
        start,
        moves: [...moves],
        position,
        color,
        side,
        variant,
        castlingKind,
        report,
      };
    });
  }

  /**
   * Any legal move, but such that castling stays in sight: kings and rooks wait, and men behind the pawns come
   * out before others go on.
   *
   * @param {readonly Move[]} moves
   * @returns {Move | undefined}
   */
  #move(moves) {
    const random = this.#random;
    let move = random.pickAny(moves);
    for (let n = 0; move && n < 3 && random.chance(reluctance(move)); n++)
      move = random.pick(moves);
    return move;
  }
}

/** In percent. @param {Move} move */
function reluctance({ piece, color, from, castling }) {
  if (castling) return 90;
  if (piece === 'king' || piece === 'rook') return 85;
  return piece === 'pawn' || from.endsWith(color === 'white' ? '1' : '8') ? 0 : 50;
}

/** @param {Moment} moment */
function bucketOf({ position, report, castlingKind, variant }) {
  const verdict = report.legal ? 'legal' : combinationOf(report.reasons);
  const tricky = isLost(report) ? [] : trickyIn(position, report);
  return [variant, verdict, castlingKind, tricky.join('+')].join(' ');
}

/** Weights of one, two and more reasons. */
const REASON_WEIGHTS = { easy: [4, 1, 1], normal: [4, 2, 1], hard: [2, 3, 3] };

/** Plain cases are more common than others. @param {string} bucket @param {Settings['difficulty']} difficulty */
function weightOf(bucket, difficulty) {
  const [variant, verdict, castlingKind, tricky] = bucket.split(' ');
  const [one, two, more] = REASON_WEIGHTS[difficulty];
  const reasons = verdict.split('+').length;
  const weight = verdict === 'legal' ? 3 : reasons === 1 ? one : reasons === 2 ? two : more;
  const usual = castlingKind === 'double-move' ? 2 : 1;
  const plain = tricky === '' ? 2 : 1;
  return weight * usual * plain * (variant === 'standard' ? 3 : 1);
}
