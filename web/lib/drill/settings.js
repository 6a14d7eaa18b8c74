// SPDX-License-Identifier: MIT
/**
 * Settings, seed and generator version as they stand in a link, and what is wrong with one.
 */

import {
  CASTLING_KINDS,
  COLORS,
  DIFFICULTIES,
  KINDS,
  SIDES,
  STANDARD_START,
  VARIANTS,
} from './vocabulary.js';

/** @typedef {import('./vocabulary.js').Settings} Settings */
/** @typedef {'unknown-value' | 'bad-count' | 'bad-seed' | 'bad-version' | 'version-gone'} ProblemCode */
/** @typedef {{name: string, value: string, code: ProblemCode}} Problem */

/** Raise it with every change that makes other questions of a seed; the golden hashes of the tests tell. */
export const GENERATOR_VERSION = 1;

/** The versions that can still be generated. */
const VERSIONS = [GENERATOR_VERSION];

export const MAX_COUNT = 999;

/** @returns {Settings} */
export const defaultSettings = () => ({
  kinds: KINDS,
  colors: COLORS,
  sides: SIDES,
  castlingKinds: CASTLING_KINDS,
  variant: 'both',
  difficulty: 'normal',
  count: 10,
});

/** The settings that are lists, with their names in a link. */
const LISTS = /** @type {const} */ ([
  ['kinds', 'kinds', KINDS],
  ['colors', 'colors', COLORS],
  ['sides', 'sides', SIDES],
  ['castlingKinds', 'castling', CASTLING_KINDS],
]);

/** What a setting is called in a link. @param {string} setting */
export const nameInLink = (setting) => LISTS.find(([key]) => key === setting)?.[1] ?? setting;

/** The settings that are one word. */
const WORDS = /** @type {const} */ ([
  ['variant', 'variant', VARIANTS],
  ['difficulty', 'difficulty', DIFFICULTIES],
]);

/**
 * Reads a link. What is not there has its default value; what cannot be read too, and is reported.
 * Names that are no setting are passed over: they are the page's.
 *
 * @param {URLSearchParams} params
 * @returns {{settings: Settings, seed: string | null, version: number, problems: Problem[]}}
 */
export function parseSettings(params) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} name @param {string} value @param {ProblemCode} code */
  const report = (name, value, code) => problems.push({ name, value: value.slice(0, 40), code });
  /** @type {Record<string, unknown>} */
  const read = {};
  for (const [key, name, known] of LISTS) read[key] = readList(params, name, known, report);
  for (const [key, name, known] of WORDS) read[key] = readWord(params, name, known, report);
  const settings = /** @type {Settings} */ ({
    ...defaultSettings(),
    ...Object.fromEntries(Object.entries(read).filter(([, value]) => value !== null)),
    count: readCount(params, report),
  });
  return {
    settings,
    seed: readSeed(params, report),
    version: readVersion(params, report),
    problems,
  };
}

/** @typedef {(name: string, value: string, code: ProblemCode) => void} Report */

/**
 * Those of the known words that are there, in their own order; null where there are none.
 * @template {string} Word
 * @param {URLSearchParams} params @param {string} name @param {readonly Word[]} known @param {Report} report
 * @returns {readonly Word[] | null}
 */
export function readList(params, name, known, report) {
  const text = params.get(name);
  if (text === null) return null;
  const words = text.split(',');
  for (const word of words) {
    if (!(/** @type {readonly string[]} */ (known).includes(word)))
      report(name, word, 'unknown-value');
  }
  const kept = known.filter((word) => words.includes(word));
  return kept.length > 0 ? kept : null;
}

/** @param {URLSearchParams} params @param {string} name @param {readonly string[]} known @param {Report} report */
function readWord(params, name, known, report) {
  const word = params.get(name);
  if (word === null || known.includes(word)) return word;
  report(name, word, 'unknown-value');
  return null;
}

/** @param {URLSearchParams} params @param {Report} report @returns {number | 'endless'} */
export function readCount(params, report) {
  const text = params.get('count');
  if (text === null) return defaultSettings().count;
  if (text === 'endless') return text;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text);
  report('count', text, 'bad-count');
  return defaultSettings().count;
}

/** @param {string} text */
export const isSeed = (text) => /^[0-9a-z]{1,13}$/.test(text);

/** @param {URLSearchParams} params @param {Report} report */
export function readSeed(params, report) {
  const text = params.get('seed');
  if (text === null || isSeed(text)) return text;
  report('seed', text, 'bad-seed');
  return null;
}

/** @param {URLSearchParams} params @param {Report} report @param {readonly number[]} [versions] that can be generated */
export function readVersion(params, report, versions = VERSIONS) {
  const text = params.get('v');
  if (text === null) return GENERATOR_VERSION;
  const version = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  if (version === 0) report('v', text, 'bad-version');
  else if (!versions.includes(version)) report('v', text, 'version-gone');
  return version || GENERATOR_VERSION;
}

/**
 * Is there any question in these settings? Not where a list is empty, nor where ordinary chess has none of the
 * chosen ways of castling.
 *
 * @param {import('./vocabulary.js').C960} c960
 * @param {Settings} settings
 */
export function leavesSomething(c960, settings) {
  if (LISTS.some(([key]) => settings[key].length === 0)) return false;
  if (settings.variant !== 'standard') return true;
  const { castling } = c960.startInfo(STANDARD_START);
  return settings.sides.some((side) => settings.castlingKinds.includes(castling[side]));
}

/**
 * The link of these settings: version and seed, and whatever is not as by default.
 *
 * @param {Settings} settings
 * @param {string | null} seed
 * @returns {URLSearchParams}
 */
export function writeSettings(settings, seed) {
  const params = new URLSearchParams({ v: String(GENERATOR_VERSION) });
  if (seed !== null) params.set('seed', seed);
  for (const [name, text] of changed(settings)) params.set(name, text);
  if (settings.count !== defaultSettings().count) params.set('count', String(settings.count));
  return params;
}

/**
 * The same settings with every list in its own order and nothing twice: what a link of them gives back.
 *
 * @param {Settings} settings
 * @returns {Settings}
 */
export function inOrder(settings) {
  const lists = LISTS.map(([key, , known]) => {
    /** @type {readonly string[]} */
    const chosen = settings[key];
    return [key, known.filter((word) => chosen.includes(word))];
  });
  return { ...settings, ...Object.fromEntries(lists) };
}

/** What chooses the questions, as text: two settings of the same text have the same questions. @param {Settings} settings */
export const settingsText = (settings) =>
  changed(settings)
    .map((entry) => entry.join('='))
    .join('&');

/** @param {Settings} settings @returns {[string, string][]} */
function changed(settings) {
  const standard = defaultSettings();
  const lists = LISTS.map(([key, name, known]) => {
    /** @type {readonly string[]} */
    const chosen = settings[key];
    return [name, known.filter((word) => chosen.includes(word)).join(','), known.join(',')];
  });
  const words = WORDS.map(([key, name]) => [name, settings[key], standard[key]]);
  return [...lists, ...words].flatMap(([name, text, byDefault]) =>
    text === byDefault ? [] : [/** @type {[string, string]} */ ([name, text])],
  );
}
