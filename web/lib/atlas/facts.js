// SPDX-License-Identifier: MIT
/**
 * What the atlas knows of every start position, asked of the core a few at a time: on a slow machine all of
 * them at once would keep the page from answering.
 */

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('../core.js').StartInfo} StartInfo */
/** @typedef {StartInfo['castling']['g']} CastlingKind */

/**
 * @typedef {object} Fact
 * @property {number} number
 * @property {string} letters  a1 to h1, English letters
 * @property {number} mirror   the number of the twin with the pieces from right to left
 * @property {string} king     the square it starts on, as for the next three
 * @property {string} light    the bishop of the light squares
 * @property {string} dark     the bishop of the dark squares
 * @property {string} queen
 * @property {{readonly g: CastlingKind, readonly c: CastlingKind}} kind  the kind of castling each side needs
 * @property {{readonly g: boolean, readonly c: boolean}} first  whether it can be played on move 1
 */

/** @param {StartInfo} info @param {StartInfo['steps'][number]['piece']} piece */
const placeOf = ({ steps }, piece) =>
  steps.find((step) => step.piece === piece)?.squares.join(' ') ?? '';

/** @param {StartInfo} info @returns {Fact} */
export const factOf = (info) => ({
  number: info.number,
  letters: info.arrangement,
  mirror: info.mirror,
  king: info.king,
  light: placeOf(info, 'light-bishop'),
  dark: placeOf(info, 'dark-bishop'),
  queen: placeOf(info, 'queen'),
  kind: info.castling,
  first: info.firstMove,
});

/** @param {C960} c960 @returns {Fact[]} */
export const allFacts = (c960) =>
  Array.from({ length: c960.startCount }, (_, number) => factOf(c960.startInfo(number)));

/** So many take a few milliseconds on a slow machine. */
const CHUNK = 48;

/**
 * The same in pieces, with room between them for whatever else the page has to do.
 * @param {C960} c960
 * @param {(then: () => void) => void} later
 * @returns {Promise<Fact[]>}
 */
export function gatherFacts(c960, later = (then) => setTimeout(then)) {
  /** @type {Fact[]} */
  const facts = [];
  return new Promise((resolve) => {
    function more() {
      const end = Math.min(facts.length + CHUNK, c960.startCount);
      while (facts.length < end) facts.push(factOf(c960.startInfo(facts.length)));
      if (end < c960.startCount) later(more);
      else resolve(facts);
    }
    more();
  });
}
