// SPDX-License-Identifier: MIT
// Which reasons can stand together against a castling, and why the others cannot. Names are codes in the core's order,
// joined by "+"; into-check only because the own rook left (3.9.2) is told apart as "exposed".

/** @typedef {import('../../../wasm/dist/index.js').Reason} Reason */

/** The reasons of a castling whose right is there and whose side is to move. */
const REASONS = [
  'in-check',
  'king-path-blocked',
  'rook-path-blocked',
  'through-check',
  'into-check',
  'exposed',
];
const ALL = ['not-to-move', 'right-lost', ...REASONS];

/** Why some combinations cannot be. @type {readonly {why: string, applies: (codes: readonly string[]) => boolean}[]} */
const IMPOSSIBLE = [
  {
    why: 'with the right lost the rook is unknown: beside right-lost only not-to-move is said',
    applies: (codes) =>
      codes.includes('right-lost') && codes.some((code) => REASONS.includes(code)),
  },
  {
    why: 'the king of the side that is not to move is not in check: that is no position',
    applies: (codes) => codes.includes('not-to-move') && codes.includes('in-check'),
  },
  {
    why: 'the board after castling is looked at only where both ways are clear',
    applies: (codes) =>
      codes.includes('exposed') && codes.some((code) => /-path-blocked$/.test(code)),
  },
  {
    why: 'into-check is one reason: it has one article',
    applies: (codes) => codes.includes('exposed') && codes.includes('into-check'),
  },
];

/** @template T @param {readonly T[]} items @returns {T[][]} */
const subsets = (items) =>
  items.reduceRight(
    (sets, item) => [...sets, ...sets.map((set) => [item, ...set])],
    /** @type {T[][]} */ ([[]]),
  );

const combinations = subsets(ALL).filter((codes) => codes.length > 0);

/** Those that can be: 31 of attacks and blockers, 4 with exposed, right-lost, and 19 with not-to-move. */
export const POSSIBLE = combinations
  .filter((codes) => !IMPOSSIBLE.some(({ applies }) => applies(codes)))
  .map((codes) => codes.join('+'));

/** Why a combination cannot be; undefined where it can. @param {string} name */
export const whyImpossible = (name) =>
  IMPOSSIBLE.find(({ applies }) => applies(name.split('+')))?.why;

/** @param {readonly Reason[]} reasons */
export const nameOf = (reasons) =>
  reasons
    .map(({ code, article }) => (code === 'into-check' && article === '3.9.2' ? 'exposed' : code))
    .join('+');
