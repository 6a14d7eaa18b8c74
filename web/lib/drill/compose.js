// SPDX-License-Identifier: MIT
/**
 * Composed positions: chooses a recipe, a geometry and a colour, lets the recipe try until the core reports what
 * the recipe is for.
 */

import { aimsOf } from './aims.js';
import { combinationOf, isLost } from './facts.js';
import { HISTORIES, Play } from './histories.js';
import { PATTERNS } from './patterns.js';
import { Scene, across } from './scene.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Brief} Brief */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./vocabulary.js').Color} Color */
/** @typedef {import('./vocabulary.js').Settings} Settings */
/** @typedef {import('./aims.js').Geometry} Geometry */
/** @typedef {import('./patterns.js').Pattern} Pattern */
/** @typedef {import('./histories.js').History} History */
/** @typedef {import('./random.js').Random} Random */
/** @typedef {import('./random.js').Shares} Shares */

/** @typedef {Omit<Brief, 'kind' | 'topic' | 'origin'> & {position: Position, report: CastlingReport}} Composition */
/**
 * What is wanted of a composition.
 * @typedef {object} Wish
 * @property {Verdict} verdict
 * @property {'verdict' | 'plain' | 'history'} use for questions about verdicts, about squares and kinds, or about
 *   what was played
 * @property {boolean} waiting may the other side be to move
 */
/** @typedef {'legal' | 'blocked' | 'lost'} Verdict */
/** A recipe of either sort. */
/** @typedef {{name: string, weight: number, pattern?: Pattern, history?: History}} Recipe */

/** Tries of one recipe, and recipes tried. */
const TRIES = 80;
const RECIPES = 5;

/** How often recipes of each level come, compared with their weight. */
const LEVEL_WEIGHTS = { easy: [4, 1, 0], normal: [2, 2, 2], hard: [1, 3, 4] };
/** In percent, how often a castling with its right lost is asked about a move too early. */
const EARLY = 15;

/** @param {CastlingReport} report @returns {Verdict} */
export const verdictOf = (report) => (report.legal ? 'legal' : isLost(report) ? 'lost' : 'blocked');

export class Composer {
  #c960;
  #random;
  #shares;
  #settings;
  #aims;

  /** @param {C960} c960 @param {Random} random @param {Shares} shares @param {Settings} settings */
  constructor(c960, random, shares, settings) {
    this.#c960 = c960;
    this.#random = random;
    this.#shares = shares;
    this.#settings = settings;
    this.#aims = aimsOf(c960);
  }

  /** @param {Wish} wish @returns {Composition | undefined} */
  compose(wish) {
    const list = `${wish.use} ${wish.verdict}`;
    let recipes = this.#recipes(wish);
    for (let n = 0; n < RECIPES && recipes.length > 0; n++) {
      const name = this.#shares.choose(
        list,
        recipes.map((recipe) => recipe.name),
        (of) => recipes.find((recipe) => recipe.name === of)?.weight ?? 0,
      );
      const recipe = recipes.find((one) => one.name === name);
      if (!recipe) return undefined;
      const made = this.#try(recipe, wish);
      this.#shares.give(list, recipe.name);
      if (made) return made;
      recipes = recipes.filter((one) => one !== recipe);
    }
    return undefined;
  }

  /** @param {Wish} wish @returns {Recipe[]} */
  #recipes({ verdict, use, waiting }) {
    if (use === 'history' || verdict === 'lost') {
      return HISTORIES.filter(({ loses }) => loses === (verdict === 'lost')).map((history) => ({
        name: history.name,
        weight: history.weight,
        history,
      }));
    }
    const levels = LEVEL_WEIGHTS[this.#settings.difficulty];
    return PATTERNS.filter(
      (pattern) =>
        pattern.verdict === verdict &&
        (pattern.plain || use === 'verdict') &&
        (waiting || !pattern.waiting),
    ).map((pattern) => ({
      name: pattern.name,
      weight: pattern.weight * levels[pattern.level],
      pattern,
    }));
  }

  /** @param {Recipe} recipe @param {Wish} wish @returns {Composition | undefined} */
  #try({ name, pattern, history }, wish) {
    const goal = this.#goal(pattern);
    const codes = goal?.split('+') ?? [];
    const geometries = this.#geometries((geometry) => pattern?.fits?.(geometry, codes) ?? true);
    if (geometries.length === 0) return undefined;
    const color = this.#random.pick(this.#settings.colors);
    for (let n = 0; n < TRIES; n++) {
      const geometry = this.#random.pick(geometries);
      const scene = new Scene(geometry, this.#aims, this.#random);
      if (!(pattern ?? history)?.arrange(scene, codes)) continue;
      const start = scene.position(this.#c960, color);
      const play = start && this.#play(start, geometry, color, wish, history);
      if (!start || !play) continue;
      const { position, moves } = play;
      const report = position.castling(geometry.side, color);
      if (verdictOf(report) !== wish.verdict) continue;
      if (goal !== undefined && combinationOf(report.reasons) !== goal) continue;
      if (pattern?.accept && !pattern.accept(report, position, this.#c960)) continue;
      const variant = geometry.standard ? 'standard' : '960';
      const { side } = geometry;
      return { start: start.fen, moves, color, side, variant, pattern: name, position, report };
    }
    return undefined;
  }

  /** The combination of reasons to aim at next. @param {Pattern | undefined} pattern */
  #goal(pattern) {
    if (!pattern?.goals) return undefined;
    const goal = this.#shares.choose(pattern.name, pattern.goals, () => 1);
    if (goal !== undefined) this.#shares.give(pattern.name, goal);
    return goal;
  }

  /**
   * Geometries of one variant and one way of castling, where that leaves any.
   * @param {(geometry: Geometry) => boolean} fits
   */
  #geometries(fits) {
    const { sides, castlingKinds, variant } = this.#settings;
    const all = this.#aims.geometries.filter(
      (geometry) =>
        sides.includes(geometry.side) &&
        castlingKinds.some((kind) => kind === geometry.kind) &&
        (variant === 'both' || geometry.standard === (variant === 'standard')) &&
        fits(geometry),
    );
    const sorts = [...new Set(all.map(sortOf))];
    const sort = this.#shares.choose('geometry', sorts, (name) => SORT_WEIGHTS[name] ?? 2);
    if (sort !== undefined) this.#shares.give('geometry', sort);
    return all.filter((geometry) => sortOf(geometry) === sort);
  }

  /**
   * What was played before the question is asked: nothing, but for histories.
   * @param {Position} start @param {Geometry} geometry @param {Color} color @param {Wish} wish
   * @param {History | undefined} history
   * @returns {{position: Position, moves: readonly string[]} | null}
   */
  #play(start, geometry, color, { waiting }, history) {
    if (!history) return { position: start, moves: [] };
    const { king, rook, kingOnly, rookOnly, both, side } = geometry;
    /** @param {string} square */
    const seen = (square) => (color === 'white' ? square : across(square));
    const way = [...kingOnly, ...rookOnly, ...both].map(seen);
    const asked = { color, side, king: seen(king), rook: seen(rook), way };
    const play = new Play(start, asked, this.#random);
    if (!history.play(play)) return null;
    if (waiting && this.#random.chance(EARLY)) play.takeBack();
    return play;
  }
}

/** @param {Geometry} geometry */
const sortOf = ({ standard, kind }) => (standard ? 'standard' : kind);

/** @type {Readonly<Record<string, number>>} */
const SORT_WEIGHTS = { standard: 3, 'double-move': 4 };
