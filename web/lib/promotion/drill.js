// SPDX-License-Identifier: MIT
/**
 * The promotion drills: questions out of a seed, their grading, and the settings in a link. No page and no
 * text in here. What is right was proven beforehand, position by position; see tests/solve.
 */

import { readCount, readList, readSeed, readVersion } from '../drill/settings.js';
import { Random } from '../drill/random.js';
import { PIECES, THEMES, positions, shown } from './positions.js';

/** @typedef {import('../core.js').Color} Color */
/** @typedef {import('../core.js').PromotionPiece} PromotionPiece */
/** @typedef {import('./positions.js').Proven} Proven */
/** @typedef {import('./positions.js').Theme} Theme */

/**
 * @typedef {object} Settings
 * @property {readonly PromotionPiece[]} pieces  that are right
 * @property {readonly Theme[]} themes
 * @property {readonly Color[]} colors  who promotes
 * @property {number | 'endless'} count
 */
/** @typedef {{kind: string, at: string, mirrored: boolean, color: Color}} Brief */
/** @typedef {Proven & Brief & {id: string, categories: readonly string[]}} Question */
/** @typedef {{piece: PromotionPiece}} Response */
/** @typedef {import('../drill/settings.js').Problem} Problem */

/** Raise it with every change that makes other questions of a seed. */
export const VERSION = 1;

export { PIECES, THEMES };
/** @type {readonly Color[]} */
export const COLORS = ['white', 'black'];
/** The pieces that are right in some position. */
export const RIGHT = PIECES.filter((piece) => positions.some(({ right }) => right === piece));

/** @param {PromotionPiece} piece that is right */
export const kindOf = (piece) => `promote-${piece}`;
export const KINDS = RIGHT.map(kindOf);

/** @returns {Settings} */
export const defaultSettings = () => ({ pieces: RIGHT, themes: THEMES, colors: COLORS, count: 10 });

const LISTS = /** @type {const} */ ([
  ['pieces', RIGHT],
  ['themes', THEMES],
  ['colors', COLORS],
]);

/** @param {Settings} settings */
const fitting = ({ pieces, themes }) =>
  positions.filter(({ right, theme }) => pieces.includes(right) && themes.includes(theme));

/** Is there any question in these settings? @param {unknown} _ @param {Settings} settings */
export const leavesSomething = (_, settings) =>
  settings.colors.length > 0 && fitting(settings).length > 0;

/** What a link leaves nothing of is asked more widely. @param {Settings} settings @returns {Settings} */
export const widened = (settings) => ({ ...settings, pieces: RIGHT, themes: THEMES });

/**
 * Reads a link. What is not there has its default value; what cannot be read too, and is reported.
 * @param {URLSearchParams} params
 * @returns {{settings: Settings, seed: string | null, problems: Problem[]}}
 */
export function parseSettings(params) {
  /** @type {Problem[]} */
  const problems = [];
  /** @type {import('../drill/settings.js').Report} */
  const report = (name, value, code) => {
    problems.push({ name, value: value.slice(0, 40), code });
  };
  const standard = defaultSettings();
  const settings = {
    pieces: readList(params, 'pieces', RIGHT, report) ?? standard.pieces,
    themes: readList(params, 'themes', THEMES, report) ?? standard.themes,
    colors: readList(params, 'colors', COLORS, report) ?? standard.colors,
    count: readCount(params, report),
  };
  const seed = readSeed(params, report);
  readVersion(params, report, [VERSION]);
  return { settings, seed, problems };
}

/** The link of these settings. @param {Settings} settings @param {string | null} seed */
export function writeSettings(settings, seed) {
  const params = new URLSearchParams({ v: String(VERSION) });
  if (seed !== null) params.set('seed', seed);
  for (const [name, known] of LISTS) {
    /** @type {readonly string[]} */
    const chosen = settings[name];
    const kept = known.filter((word) => chosen.includes(word));
    if (kept.length < known.length) params.set(name, kept.join(','));
  }
  if (settings.count !== defaultSettings().count) params.set('count', String(settings.count));
  return params;
}

/** @param {Proven} proven @param {boolean} mirrored @param {Color} color @returns {Question} */
function ask(proven, mirrored, color) {
  const { id: at, theme, right } = proven;
  const kind = kindOf(right);
  return { ...shown(proven, mirrored, color), kind, at, mirrored, color, categories: [theme] };
}

/**
 * The questions of a seed, the same in every browser: all positions that fit in an order of chance, then all
 * of them in another. Mirrored or not, and by whom, by chance, so that none is known by its looks.
 * @param {unknown} _ the core, which is not needed to ask @param {Settings} settings @param {string} seed
 * @returns {{next: () => Question}}
 */
export function createGenerator(_, settings, seed) {
  const fits = fitting(settings);
  if (fits.length === 0 || settings.colors.length === 0) throw new RangeError('no position fits');
  const random = new Random(`promotion ${seed}`);
  const colors = COLORS.filter((color) => settings.colors.includes(color));
  /** @type {Proven[]} */
  let left = [];
  let number = 0;
  return {
    next() {
      if (left.length === 0) left = [...fits];
      const [proven] = left.splice(random.below(left.length), 1);
      const question = ask(proven, random.chance(50), random.pick(colors));
      return { ...question, id: `${seed}-${++number}` };
    },
  };
}

/** What makes a question, to ask it again later: not as it looked then. @param {Question} question @returns {Brief} */
export const briefOf = ({ kind, at, mirrored, color }) => ({ kind, at, mirrored, color });

/** The question of a brief; null where it is none. @param {unknown} _ @param {unknown} brief of unknown origin @returns {Question | null} */
export function questionOf(_, brief) {
  if (typeof brief !== 'object' || brief === null) return null;
  const { at, mirrored, color } = /** @type {Record<string, any>} */ (brief);
  const proven = positions.find(({ id }) => id === at);
  return proven && typeof mirrored === 'boolean' && COLORS.includes(color)
    ? ask(proven, mirrored, color)
    : null;
}

/** The same for a question and its twins. @param {Question} question */
export const canonicalKey = ({ at }) => at;

/** @param {Question} question @param {Response} response */
export const grade = ({ right }, { piece }) => ({ correct: piece === right });
