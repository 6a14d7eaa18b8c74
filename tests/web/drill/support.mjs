// SPDX-License-Identifier: MIT
// What the tests of the drills share: the core, ten thousand questions, and small helpers.

import createC960 from '../../../wasm/dist/index.js';
import { createGenerator, defaultSettings } from '../../../web/lib/drill/index.js';

/** @typedef {import('../../../web/lib/drill/vocabulary.js').Question} Question */
/** @typedef {import('../../../web/lib/drill/vocabulary.js').Settings} Settings */

export const c960 = await createC960();

/**
 * The first questions of a seed.
 *
 * @param {string} seed
 * @param {number} count
 * @param {Partial<Settings>} [settings] where not as by default
 * @returns {Question[]}
 */
export function questionsOf(seed, count, settings = {}) {
  const generator = createGenerator(c960, { ...defaultSettings(), ...settings }, seed);
  return Array.from({ length: count }, () => generator.next());
}

/** The core's report on the castling that a question is about. @param {Question} question */
export const reportOf = ({ fen, side, color }) => c960.parseFen(fen).castling(side, color);

/**
 * How often each name occurs.
 *
 * @param {Iterable<string>} names
 * @returns {Map<string, number>}
 */
export function tally(names) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** The share of a part. @param {number} part @param {number} whole */
export const percent = (part, whole) => (100 * part) / whole;
