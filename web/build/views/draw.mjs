// SPDX-License-Identifier: MIT
/** What templates say about the ways to draw: every course of each is gone through when the site is built. */

import { drawFromCode } from '../../lib/draw/code.js';
import { count, extremes, isUniform } from '../../lib/draw/count.js';
import { ZERO, plus, rounded, written } from '../../lib/draw/fraction.js';
import { FAIR, WAYS, fairProcedures } from '../../lib/draw/procedures.js';
import { MENDED, UNFAIR, comparedProcedures } from '../../lib/draw/unfair.js';
import { sha256 } from '../../lib/draw/sha256.js';
import { picture } from '../../lib/drawing.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/draw/count.js').Count} Count */
/** @typedef {import('../../lib/draw/fraction.js').Fraction} Fraction */

const BITS = 2 ** 32;
/** Codes and rounds to try a program of one's own with. */
const EXAMPLES = [
  ['c960', 'Round 1'],
  ['c960', 'Round 2'],
  ['Šachmatai 960', '1'],
];

/** @template A, R @param {(a: A) => R} ask */
function remembered(ask) {
  /** @type {Map<A, R>} */
  const known = new Map();
  return (/** @type {A} */ a) => {
    const found = known.get(a);
    if (found !== undefined) return found;
    const answer = ask(a);
    known.set(a, answer);
    return answer;
  };
}

/** The core, asked once for each thing: counting asks the same over and over. @param {C960} c960 @returns {C960} */
const remembering = (c960) => ({
  ...c960,
  matchStarts: remembered((/** @type {string} */ pattern) => c960.matchStarts(pattern)),
  startInfo: remembered((/** @type {number} */ number) => c960.startInfo(number)),
});

/** @param {Fraction} value with two digits after the point */
const short = (value) => Math.round(rounded(value) * 100) / 100;

/** How often the king stands on a file. @param {C960} c960 @param {Count} counted @param {string} file */
function kingOn(c960, { shares }, file) {
  let sum = ZERO;
  for (const [number, share] of shares) {
    if (c960.startInfo(number).king[0] === file) sum = plus(sum, share);
  }
  return written(sum);
}

/** @param {C960} given */
export function drawViews(given) {
  const c960 = remembering(given);
  const all = c960.startCount;
  const procedures = { ...fairProcedures(c960), ...comparedProcedures(c960) };
  /** @param {keyof typeof procedures} id */
  const counted = (id) => ({ id, result: count(procedures[id]) });
  const fair = FAIR.map(counted);
  const unfair = UNFAIR.map(counted);
  for (const { id, result } of [...fair, ...MENDED.map(counted)]) {
    if (!isUniform(result, all)) throw new Error(`${id} does not draw fairly`);
  }
  const kings = {
    off: kingOn(c960, count(procedures['king-first']), 'b'),
    right: kingOn(c960, fair[0].result, 'b'),
  };
  const start = given.start(0);

  /** @param {Texts} texts @param {{share: Fraction, numbers: readonly number[]}} extreme */
  const extreme = ({ number }, { share, numbers }) => ({
    n: numbers.length,
    share: written(share),
    times: number(short({ n: share.n * BigInt(all), d: share.d })),
    from: numbers[0],
    to: numbers[numbers.length - 1],
  });

  return {
    ways: WAYS,
    /** The empty board. @param {Texts} texts */
    picture: ({ t }) =>
      picture(
        start.pieces().filter(({ piece }) => piece.type === 'pawn'),
        t('draw.board-empty'),
      ).text,
    /** How many of the draws of 32 bits count, lead to each number, and are left over. @param {Texts} texts */
    bits: ({ number }) => ({
      all: number(BITS),
      ways: number(Math.floor(BITS / all)),
      rest: BITS % all,
      counting: number(BITS - (BITS % all)),
    }),
    /** The table of proofs. @param {Texts} texts */
    proofs: ({ number }) =>
      fair.map(({ id, result }) => ({
        id,
        courses: number(result.courses),
        ways: number(/** @type {number} */ (result.ways.get(0))),
        throws: number(short(result.throws)),
      })),
    /** What is not fair, with its true shares. @param {Texts} texts */
    unfair: (texts) =>
      unfair.map(({ id, result }) => {
        const { least, most } = extremes(result, all);
        return { id, most: extreme(texts, most), least: extreme(texts, least), kings };
      }),
    /** How a draw from a code can be checked. */
    range: { most: BITS - 1, end: BITS - (BITS % all) },
    vectors: EXAMPLES.map(([code, round]) => {
      const { text, number } = drawFromCode(code, round, new Set(), all);
      return { text, start: sha256(text).slice(0, 8), number };
    }),
    /** How often a first deal of the cards stands. */
    dealt: written({
      n:
        fair[FAIR.indexOf('cards')].result.restarts.d -
        fair[FAIR.indexOf('cards')].result.restarts.n,
      d: fair[FAIR.indexOf('cards')].result.restarts.d,
    }),
  };
}
