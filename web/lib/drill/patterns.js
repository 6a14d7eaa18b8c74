// SPDX-License-Identifier: MIT
/**
 * The recipes of composed positions. A recipe says which geometries suit it and where men roughly go; what it
 * accepts is read from the core's report on the result.
 */

import { MANY_FAULTS, NOT_TO_MOVE, THREE_FAULTS, TWO_FAULTS } from './combinations.js';
import { EXPOSED, combinationOf, trickyIn } from './facts.js';
import {
  attackBeside,
  canHold,
  crossed,
  destination,
  isPinned,
  obstruct,
  pin,
  shield,
} from './obstacles.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Category} Category */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./aims.js').Geometry} Geometry */
/** @typedef {import('./scene.js').Scene} Scene */

/**
 * @typedef {object} Pattern
 * @property {string} name
 * @property {'legal' | 'blocked'} verdict
 * @property {number} weight its share among those of the same verdict
 * @property {0 | 1 | 2} level how hard; compose.js says how often each comes
 * @property {boolean} [plain] suits questions about squares and kinds, not only about verdicts
 * @property {(geometry: Geometry, goal: readonly string[]) => boolean} [fits]
 * @property {(scene: Scene, goal: readonly string[]) => unknown} arrange false where it cannot
 * @property {boolean} [waiting] the other side is to move
 * @property {readonly string[]} [goals] combinations of reasons, of which each is aimed at in turn
 * @property {(report: CastlingReport, position: Position, c960: C960) => boolean} [accept] beside verdict and goal
 */

/** @typedef {Omit<Pattern, 'name' | 'verdict' | 'weight' | 'level'>} Recipe */

/** @param {Category} category @returns {NonNullable<Pattern['accept']>} */
const has = (category) => (report, position) => trickyIn(position, report).includes(category);

/** @param {string} combination @returns {NonNullable<Pattern['accept']>} */
const only = (combination) => (report) => combinationOf(report.reasons) === combination;

/** @param {string} kind @returns {NonNullable<Pattern['fits']>} */
const ofKind = (kind) => (geometry) => geometry.kind === kind;

/** @param {Geometry} geometry */
const oneStep = ({ kingPath }) => kingPath.length === 2;

/** @param {Scene} scene */
const maybeOtherRook = (scene) => (scene.random.chance(50) ? scene.addOtherRook() : true);

/** @param {Scene} scene */
const quiet = (scene) => {
  maybeOtherRook(scene);
  return scene.addBystanders(2);
};

/** @param {string} name @param {number} weight @param {Pattern['level']} level @param {Recipe} recipe @returns {Pattern} */
const legal = (name, weight, level, recipe) => ({
  name,
  verdict: 'legal',
  weight,
  level,
  ...recipe,
});

/** @param {string} name @param {number} weight @param {Pattern['level']} level @param {Recipe} recipe @returns {Pattern} */
const blocked = (name, weight, level, recipe) => ({
  name,
  verdict: 'blocked',
  weight,
  level,
  ...recipe,
});

/** @type {readonly Pattern[]} */
const LEGAL = [
  legal('alone', 3, 0, { plain: true, arrange: quiet }),
  legal('king-stays', 3, 0, { plain: true, fits: ofKind('rook-move-only'), arrange: quiet }),
  legal('rook-stays', 3, 0, { plain: true, fits: ofKind('king-move-only'), arrange: quiet }),
  legal('exchange', 3, 0, { plain: true, fits: ofKind('transposition'), arrange: quiet }),
  legal('king-step', 4, 1, {
    plain: true,
    fits: oneStep,
    arrange: quiet,
    accept: has('king-step-is-no-castling'),
  }),
  legal('long-way', 3, 0, {
    plain: true,
    fits: ({ kingPath }) => kingPath.length > 3,
    arrange: quiet,
  }),
  legal('inner-rook', 5, 1, {
    plain: true,
    arrange: (scene) => scene.addOuterRook() && scene.addBystanders(1),
    accept: has('inner-rook'),
  }),
  legal('stander', 3, 0, {
    plain: true,
    arrange: (scene) => scene.addStander() && quiet(scene),
  }),
  legal('attacked-rook', 9, 1, {
    arrange: (scene) => scene.attack(scene.geometry.rook) && maybeOtherRook(scene),
    accept: has('attacked-rook-does-not-matter'),
  }),
  legal('attacked-b', 7, 1, {
    fits: ({ rookPath, kingPath }) =>
      rookPath.slice(1, -1).includes('b1') && !kingPath.includes('b1'),
    arrange: (scene) => scene.attack('b1') && maybeOtherRook(scene),
    accept: has('rook-crosses-attacked-b'),
  }),
  legal('attack-beside', 3, 0, {
    plain: true,
    arrange: (scene) => attackBeside(scene) && scene.addBystanders(1),
  }),
];

/** @param {string} combination @param {(scene: Scene) => unknown} arrange @param {Pattern['fits']} [fits] @returns {Recipe} */
const single = (combination, arrange, fits) => ({
  plain: true,
  fits,
  arrange: (scene) => arrange(scene) && quiet(scene),
  accept: only(combination),
});

/** Something is wrong, but the king can still step. */
const STEP_GOALS = [['rook-path-blocked'], [EXPOSED], ['rook-path-blocked'], ['in-check']];

/** @type {readonly Pattern[]} */
const BLOCKED = [
  blocked(
    'check',
    3,
    0,
    single('in-check', (scene) => scene.attack(scene.geometry.king)),
  ),
  blocked(
    'attacked-way',
    3,
    0,
    single(
      'through-check',
      (scene) => scene.attack(scene.random.pick(crossed(scene.geometry))),
      (geometry) => crossed(geometry).length > 0,
    ),
  ),
  blocked(
    'attacked-end',
    3,
    0,
    single('into-check', (scene) => scene.attack(destination(scene.geometry))),
  ),
  blocked(
    'blocked-king',
    3,
    0,
    single(
      'king-path-blocked',
      (scene) => scene.block(scene.geometry.kingOnly),
      ({ kingOnly }) => kingOnly.length > 0,
    ),
  ),
  blocked(
    'blocked-rook',
    3,
    0,
    single(
      'rook-path-blocked',
      (scene) => scene.block(scene.geometry.rookOnly),
      ({ rookOnly }) => rookOnly.length > 0,
    ),
  ),
  blocked(
    'blocked-both',
    3,
    0,
    single(
      'king-path-blocked+rook-path-blocked',
      (scene) => scene.block(scene.geometry.both),
      ({ both }) => both.length > 0,
    ),
  ),
  blocked('crossing-attacked-rook', 10, 1, {
    fits: (geometry) => crossed(geometry).includes(geometry.rook),
    arrange: (scene) => scene.attack(scene.geometry.rook) && quiet(scene),
    accept: has('crossing-own-attacked-rook'),
  }),
  blocked('shielding-rook', 17, 1, {
    fits: ({ exposedFrom }) => exposedFrom.length > 0,
    arrange: (scene) => shield(scene) && scene.addBystanders(2),
    accept: has('shielding-rook'),
  }),
  blocked('pinned-attacker', 5, 1, { arrange: pin, accept: isPinned }),
  blocked('enemy-king-guards', 3, 1, {
    arrange: (scene) =>
      scene.attack(scene.random.pick(scene.geometry.kingPath), 'king') && scene.addBystanders(2),
    accept: ({ reasons }) => reasons.every(({ by }) => by.length === 1),
  }),
  blocked('stay-attacked', 3, 1, {
    fits: ofKind('rook-move-only'),
    arrange: (scene) => scene.attack(scene.geometry.king) && quiet(scene),
  }),
  blocked('only-the-step', 5, 1, {
    fits: oneStep,
    arrange: (scene) => obstruct(scene, scene.random.pick(STEP_GOALS)) && scene.addBystanders(1),
    accept: has('king-step-is-no-castling'),
  }),
];

/** @param {string} name @param {number} weight @param {readonly string[]} goals @returns {Pattern} */
const mixed = (name, weight, goals) =>
  blocked(name, weight, 2, {
    goals,
    waiting: goals === NOT_TO_MOVE,
    fits: canHold,
    arrange: (scene, codes) => {
      if (goals === NOT_TO_MOVE) scene.turn = 'enemy';
      return obstruct(scene, codes) && (codes.length > 2 || scene.addBystanders(1));
    },
  });

/** @type {readonly Pattern[]} */
const MIXED = [
  mixed('two-faults', 10, TWO_FAULTS),
  mixed('three-faults', 9, THREE_FAULTS),
  mixed('many-faults', 5, MANY_FAULTS),
  mixed('not-to-move', 9, NOT_TO_MOVE),
];

/** @type {readonly Pattern[]} */
export const PATTERNS = [...LEGAL, ...BLOCKED, ...MIXED];
