// SPDX-License-Identifier: MIT
/**
 * The en passant drill: can it be taken? Questions out of a seed, their grading, and the settings in a link.
 * What is right is asked of the core, also of a question that comes back. No page and no text in here.
 */

import { readCount, readList, readSeed, readVersion } from '../drill/settings.js';
import { Random, Shares, hashText } from '../drill/random.js';
import { mirrorFen, mirrorSquares } from './mirror.js';
import { THEMES, asksOf, compose, gameOf, isAbout, legalOf } from './scenes.js';

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('../core.js').Color} Color */
/** @typedef {import('../core.js').Game} Game */
/** @typedef {import('./scenes.js').Theme} Theme */
/** @typedef {import('./scenes.js').Told} Told */

/**
 * @typedef {object} Settings
 * @property {readonly Color[]} colors  who would take
 * @property {number | 'endless'} count
 */
/** What makes a question, as White would see it. @typedef {Told & {theme: Theme, color: Color}} Brief */
/**
 * @typedef {object} Question
 * @property {string} [id]
 * @property {string} kind
 * @property {readonly string[]} categories
 * @property {Brief} brief
 * @property {Color} color
 * @property {Game} game  as it is on the board
 * @property {readonly string[]} asks   from-to: how somebody would want to take
 * @property {readonly string[]} legal  those of them that are legal
 */
/** @typedef {import('../drill/settings.js').Problem} Problem */
/** One of the asks, or null for "it cannot be taken". @typedef {{take: string | null}} Response */

/** Raise it with every change that makes other questions of a seed. */
export const VERSION = 1;
export const KIND = 'en-passant';
/** @type {readonly Color[]} */
export const COLORS = ['white', 'black'];
export { THEMES };

/** @returns {Settings} */
export const defaultSettings = () => ({ colors: COLORS, count: 10 });

/** @param {unknown} _ @param {Settings} settings */
export const leavesSomething = (_, { colors }) => colors.length > 0;

/** @param {Settings} settings @returns {Settings} */
export const widened = (settings) => ({ ...settings, colors: COLORS });

/**
 * Reads a link. What is not there has its default value; what cannot be read too, and is reported.
 * @param {URLSearchParams} params
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
    colors: readList(params, 'colors', COLORS, report) ?? standard.colors,
    count: readCount(params, report),
  };
  const seed = readSeed(params, report);
  readVersion(params, report, [VERSION]);
  return { settings, seed, problems };
}

/** The link of these settings. @param {Settings} settings @param {string | null} seed */
export function writeSettings({ colors, count }, seed) {
  const params = new URLSearchParams({ v: String(VERSION) });
  if (seed !== null) params.set('seed', seed);
  if (colors.length < COLORS.length) params.set('colors', colors.join(','));
  if (count !== defaultSettings().count) params.set('count', String(count));
  return params;
}

/** @param {C960} c960 @param {Brief} brief @returns {Question | null} null where the core does not play it so */
function ask(c960, brief) {
  const { start, moves, about, theme, color } = brief;
  const turned = color === 'black';
  const game = gameOf(c960, {
    start: turned ? mirrorFen(start) : start,
    moves: turned ? moves.map(mirrorSquares) : moves,
  });
  const square = turned ? mirrorSquares(about) : about;
  if (game?.position.turn !== color || !isAbout(game, square, theme)) return null;
  const asks = asksOf(game, square);
  const legal = legalOf(game, asks);
  return { kind: KIND, categories: [theme], brief, color, game, asks, legal };
}

/** How often a theme is asked: as often one that can be taken as one that cannot. @param {Theme} theme */
const weightOf = (theme) => ({ plain: 4, two: 2, saves: 2, along: 2, late: 3 })[String(theme)] ?? 2;

/**
 * The questions of a seed, the same in every browser.
 * @param {C960} c960 @param {Settings} settings @param {string} seed
 */
export function createGenerator(c960, settings, seed) {
  const random = new Random(`en passant ${seed}`);
  const shares = new Shares(random);
  const colors = COLORS.filter((color) => settings.colors.includes(color));
  if (colors.length === 0) throw new RangeError('nobody takes');
  let number = 0;
  return {
    /** @returns {Question} */
    next() {
      for (;;) {
        const wanted = shares.choose('themes', THEMES, weightOf) ?? 'plain';
        const { theme, told } = compose(c960, random, wanted);
        shares.give('themes', wanted);
        const question = ask(c960, { ...told, theme, color: random.pick(colors) });
        if (question) return { ...question, id: `${seed}-${++number}` };
      }
    },
  };
}

/** @param {Question} question */
export const briefOf = ({ brief }) => brief;

/** The question of a brief; null where it is none. @param {C960} c960 @param {unknown} brief of unknown origin @returns {Question | null} */
export function questionOf(c960, brief) {
  if (typeof brief !== 'object' || brief === null) return null;
  const { start, moves, about, theme, color } = /** @type {Record<string, any>} */ (brief);
  const isRead =
    typeof start === 'string' &&
    Array.isArray(moves) &&
    moves.length <= 8 &&
    moves.every((move) => typeof move === 'string') &&
    /^[a-h]5$/.test(about) &&
    THEMES.includes(theme) &&
    COLORS.includes(color);
  return isRead ? ask(c960, { start, moves, about, theme, color }) : null;
}

/** The same for a question and its twin of the other colour. @param {Question} question */
export const canonicalKey = ({ brief: { start, moves } }) =>
  hashText(`${start.split(' ')[0]} ${moves.join(' ')}`);

/** @param {Question} question @param {Response} response */
export const grade = ({ legal }, { take }) => ({
  correct: take === null ? legal.length === 0 : legal.includes(take),
});
