// SPDX-License-Identifier: MIT
/** What the pages say about all 960 start positions, counted by the core when the site is built. */

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/core.js').StartInfo} StartInfo */
/** @typedef {import('../lib/core.js').Side} Side */

/** @param {C960} c960 */
export const allStarts = (c960) =>
  Array.from({ length: c960.startCount }, (_, number) => c960.startInfo(number));

/**
 * @param {readonly StartInfo[]} starts
 */
export function countFacts(starts) {
  /** @param {(info: StartInfo) => boolean} holds */
  const count = (holds) => starts.filter(holds).length;
  const kinds = [...new Set(starts.map(({ castling }) => castling.g))];
  /** @param {(side: Side) => number} value @returns {Record<Side, number>} */
  const bySide = (value) => ({ g: value('g'), c: value('c') });
  return {
    firstMove: bySide((side) => count(({ firstMove }) => firstMove[side])),
    kinds: kinds
      .map((kind) => ({
        kind,
        ...bySide((side) => count(({ castling }) => castling[side] === kind)),
      }))
      .sort((a, b) => b.g - a.g),
  };
}

/**
 * The ten pairs of free squares for the knights, in the order of their digit.
 * @param {readonly StartInfo[]} starts
 */
export function knightPairs(starts) {
  /** @type {{digit: number, a: number, b: number}[]} */
  const pairs = [];
  for (const { steps } of starts) {
    const step = steps.find(({ piece }) => piece === 'knights');
    if (!step || pairs.some(({ digit }) => digit === step.digit)) continue;
    const before = steps.slice(0, steps.indexOf(step)).flatMap(({ squares }) => squares);
    const free = Array.from('abcdefgh', (file) => `${file}1`).filter((s) => !before.includes(s));
    const [a, b] = step.squares.map((square) => free.indexOf(square) + 1);
    pairs.push({ digit: step.digit, a, b });
  }
  return pairs.sort((x, y) => x.digit - y.digit);
}

/** How many ways each step of the numbering has: 4, 4, 6, 10. @param {StartInfo} info */
export const factors = (info) => info.steps.map(({ of }) => of).filter((of) => of > 1);
