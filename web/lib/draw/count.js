// SPDX-License-Identifier: MIT
/**
 * What a procedure gives, by going through every course it can take: the exact share of each start position,
 * and how many throws it takes on average. Nothing is sampled.
 */

import { ONE, ZERO, compare, fraction, minus, over, plus, times } from './fraction.js';

/** @typedef {import('./procedures.js').Procedure} Procedure */
/** @typedef {import('./procedures.js').State} State */
/** @typedef {import('./fraction.js').Fraction} Fraction */

/**
 * @typedef {object} Count
 * @property {ReadonlyMap<number, Fraction>} shares  of each start position that can come up; they sum up to 1
 * @property {ReadonlyMap<number, number>} ways      how many courses lead to each
 * @property {number} courses   all of them that end in a start position, a throw that does not count left out
 * @property {Fraction} restarts  the probability that everything is drawn again
 * @property {Fraction} throws  how many are needed on average
 */

/** @param {Procedure} procedure @returns {Count} */
export function count(procedure) {
  /** @type {Map<number, Fraction>} */
  const shares = new Map();
  /** @type {Map<number, number>} */
  const ways = new Map();
  let lost = ZERO;
  let throws = ZERO;
  let courses = 0;

  /** @param {State} state @param {Fraction} chance @param {number} weight */
  const go = (state, chance, weight) => {
    if (state.number !== null) {
      shares.set(state.number, plus(shares.get(state.number) ?? ZERO, chance));
      ways.set(state.number, (ways.get(state.number) ?? 0) + weight);
      courses += weight;
      return;
    }
    const { faces, throws: each } = procedure.ask(state);
    const all = faces.reduce((sum, face) => sum + face.weight, 0);
    const counting = faces.filter(({ then }) => then !== 'again');
    const good = counting.reduce((sum, face) => sum + face.weight, 0);
    // Throwing until one counts: its share of those that count; all / good throws on average.
    if (faces.length > 1) throws = plus(throws, times(chance, fraction(all * each, good)));
    for (const { then, weight: own } of counting) {
      const next = times(chance, fraction(own, good));
      if (then === 'restart') lost = plus(lost, next);
      else go(/** @type {State} */ (then), next, weight * own);
    }
  };
  go(procedure.begin, ONE, 1);

  const kept = minus(ONE, lost);
  for (const [number, share] of shares) shares.set(number, over(share, kept));
  return { shares, ways, courses, restarts: lost, throws: over(throws, kept) };
}

/**
 * The start positions that come up least and most often.
 * @param {Count} counted @param {number} all how many start positions there are
 */
export function extremes({ shares }, all) {
  const sorted = Array.from({ length: all }, (_, n) => shares.get(n) ?? ZERO).sort(compare);
  /** @param {Fraction} share */
  const of = (share) => {
    const numbers = Array.from({ length: all }, (_, n) => n).filter(
      (n) => compare(shares.get(n) ?? ZERO, share) === 0,
    );
    return { share, numbers };
  };
  return { least: of(sorted[0]), most: of(sorted[all - 1]) };
}

/** Whether each start position is as likely as any other. @param {Count} counted @param {number} all */
export function isUniform(counted, all) {
  const { least, most } = extremes(counted, all);
  return compare(least.share, most.share) === 0 && compare(most.share, fraction(1, all)) === 0;
}
