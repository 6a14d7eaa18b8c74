// SPDX-License-Identifier: MIT
/**
 * The combinations of reasons that recipes aim at, as names: codes in the core's order, joined by "+". Which of them
 * can be is for the core to say; a test holds the list against what it reports.
 */

import { EXPOSED } from './facts.js';

export const BLOCKS = ['king-path-blocked', 'rook-path-blocked'];

/** Every set of reasons, in the core's order, that an attack or a blocker can give. */
const COMBINATIONS = subsets(['in-check', ...BLOCKS, 'through-check', 'into-check'])
  .filter((codes) => codes.length > 0)
  .map((codes) => codes.join('+'));
const EXPOSED_WITH = subsets(['in-check', 'through-check'])
  .filter((codes) => codes.length > 0)
  .map((codes) => [...codes, EXPOSED].join('+'));

export const TWO_FAULTS = ofSize(2);
export const THREE_FAULTS = ofSize(3);
export const MANY_FAULTS = [...ofSize(4), ...ofSize(5)];
/** A king whose side is not to move is never in check. */
export const NOT_TO_MOVE = ['', EXPOSED, ...COMBINATIONS, ...EXPOSED_WITH]
  .filter((codes) => !codes.split('+').includes('in-check'))
  .map((codes) => (codes === '' ? 'not-to-move' : `not-to-move+${codes}`));

/** @param {number} count */
function ofSize(count) {
  return [...COMBINATIONS, ...EXPOSED_WITH].filter((codes) => codes.split('+').length === count);
}

/** @template T @param {readonly T[]} items in their order @returns {T[][]} */
function subsets(items) {
  return items.reduceRight(
    (sets, item) => [...sets, ...sets.map((set) => [item, ...set])],
    /** @type {T[][]} */ ([[]]),
  );
}
