// SPDX-License-Identifier: MIT
/**
 * The castling drills: questions out of a seed, their grading, and the settings in a link. No page and no text
 * in here; the rules are asked of the core that the caller has loaded.
 */

import { build } from './build.js';
import { Generator } from './generator.js';
import { TOPICS } from './hands.js';
import { COLORS, KINDS, SIDES } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Brief} Brief */
/** @typedef {import('./vocabulary.js').Settings} Settings */
/** @typedef {import('./vocabulary.js').Question} Question */
/** @typedef {import('./vocabulary.js').Unnumbered} Unnumbered */

export {
  CASTLING_CODES,
  CASTLING_KINDS,
  CATEGORIES,
  COLORS,
  DIFFICULTIES,
  KINDS,
  SIDES,
  VARIANTS,
  VERDICTS,
} from './vocabulary.js';
export { HANDS, TOPICS } from './hands.js';
export {
  GENERATOR_VERSION,
  MAX_COUNT,
  defaultSettings,
  isSeed,
  leavesSomething,
  parseSettings,
  writeSettings,
} from './settings.js';
export { canonicalKey } from './key.js';
export { grade } from './grade.js';

/** Half-moves of a brief that is read. */
const LONGEST_PAST = 200;

/**
 * The questions of a seed, one after the other: the same in every browser. Measured in Node.js, half take
 * 0.2 ms, one in a hundred more than 4 ms, the first 15 ms: that needs no worker. Throws a RangeError where no
 * question fits the settings (see leavesSomething).
 *
 * @param {C960} c960
 * @param {Settings} settings
 * @param {string} seed
 * @returns {{next: () => Question}}
 */
export const createGenerator = (c960, settings, seed) => new Generator(c960, settings, seed);

/**
 * One question of a seed. Takes as long as all before it: for going on with a round.
 *
 * @param {C960} c960
 * @param {Settings} settings
 * @param {string} seed
 * @param {number} index from 0
 * @returns {Question}
 */
export function question(c960, settings, seed, index) {
  const generator = createGenerator(c960, settings, seed);
  for (let n = 0; n < index; n++) generator.next();
  return generator.next();
}

/** What makes a question, without any answer: enough to ask it again later. @param {Unnumbered} asked @returns {Brief} */
export function briefOf({ kind, topic, start, moves, color, side, variant, origin, pattern }) {
  return { kind, topic, start, moves, color, side, variant, origin, pattern };
}

/**
 * The question of a brief, answered by the core anew; null where the brief is no question.
 *
 * @param {C960} c960
 * @param {unknown} brief of unknown origin
 * @returns {Unnumbered | null}
 */
export function questionOf(c960, brief) {
  try {
    return isBrief(brief) ? build(c960, brief) : null;
  } catch {
    return null;
  }
}

/** @param {unknown} value @returns {value is Brief} */
function isBrief(value) {
  if (typeof value !== 'object' || value === null) return false;
  const brief = /** @type {Record<string, unknown>} */ (value);
  /** @param {readonly unknown[]} known @param {string} name */
  const isOneOf = (known, name) => known.includes(brief[name]);
  return (
    isOneOf(KINDS, 'kind') &&
    isOneOf(brief.kind === 'hand-order' ? TOPICS : [null], 'topic') &&
    isOneOf(COLORS, 'color') &&
    isOneOf(SIDES, 'side') &&
    isOneOf(['standard', '960'], 'variant') &&
    isOneOf(['natural', 'composed'], 'origin') &&
    [brief.start, brief.pattern].every((text) => typeof text === 'string') &&
    Array.isArray(brief.moves) &&
    brief.moves.length <= LONGEST_PAST &&
    brief.moves.every((uci) => typeof uci === 'string')
  );
}
