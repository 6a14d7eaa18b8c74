// SPDX-License-Identifier: MIT
/**
 * How alike two start positions are. First counts on how many of the eight squares the same kind of piece
 * stands; of two equally alike that way, the one is more alike whose king stands nearer, in squares, then whose queen
 * does, then the bishops together; what is still equal goes by number. The page says so in words.
 */

/** @typedef {import('./facts.js').Fact} Fact */

/** On which of the eight squares two arrangements agree. @param {string} a @param {string} b */
export const agreeing = (a, b) => Array.from(a, (letter, i) => letter === b[i]);

/** @param {string} a @param {string} b @returns {number} 0 to 8 */
export function equalSquares(a, b) {
  let n = 0;
  for (let i = 0; i < a.length; i++) if (a[i] === b[i]) n++;
  return n;
}

/** @param {string} a @param {string} b two squares of one rank */
const apart = (a, b) => Math.abs(a.charCodeAt(0) - b.charCodeAt(0));

/**
 * One number for two positions: the less, the more alike. A square less in common weighs more than any distance
 * of the king, that more than any of the queen, and so on.
 * @param {Fact} a @param {Fact} b
 */
export function unlikeness(a, b) {
  const bishops = apart(a.light, b.light) + apart(a.dark, b.dark);
  const unequal = a.letters.length - equalSquares(a.letters, b.letters);
  return ((unequal * 8 + apart(a.king, b.king)) * 8 + apart(a.queen, b.queen)) * 16 + bishops;
}

/**
 * The most alike first.
 * @param {readonly Fact[]} facts @param {Fact} to
 */
export function byLikeness(facts, to) {
  return facts
    .map((fact) => ({ fact, by: unlikeness(fact, to) }))
    .sort((a, b) => a.by - b.by || a.fact.number - b.fact.number)
    .map(({ fact }) => fact);
}
