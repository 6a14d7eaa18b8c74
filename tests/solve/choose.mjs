// SPDX-License-Identifier: MIT
/**
 * Chooses the positions of the promotion drills among many rows of `compose again`: none like another, the
 * pieces and themes balanced, few men before many, short wins before long ones.
 *
 *   c960_compose again < rows | node tests/solve/choose.mjs > web/lessons/promotion-positions.js
 */

import { readFileSync } from 'node:fs';

/** How many of each right piece are about what, at most. @type {Record<string, Record<string, number>>} */
const WANTED = {
  r: { fork: 4, check: 4, mate: 7, stalemate: 8 },
  b: { fork: 4, check: 4, stalemate: 7, mate: 8 },
  n: { fork: 8, check: 7, mate: 5, stalemate: 2 },
};
const MOST_MEN = 8;
const LONGEST = 8;

/**
 * @typedef {object} Row
 * @property {string} text
 * @property {readonly string[]} about
 * @property {string} right
 * @property {readonly string[]} men  each with its square, seen from the pawn's file
 * @property {string} kind  what rows have in common that teach the same
 * @property {number} cost
 */

/** The men of a placement, with files counted from `from` on. @param {string} placement @param {number} from @param {number} by 1, or -1 for the mirror image */
function menOf(placement, from, by) {
  return placement.split('/').flatMap((rank, n) => {
    let file = 0;
    return [...rank].flatMap((letter) => {
      if (letter >= '1' && letter <= '8') {
        file += Number(letter);
        return [];
      }
      return [`${letter}${by * (file++ - from)},${8 - n}`];
    });
  });
}

/** @param {string} text @returns {Row | null} */
function read(text) {
  const [about, what, ...choices] = text.split('|');
  const [placement, move, goal, right] = what.split(' ');
  const file = 'abcdefgh'.indexOf(move[0]);
  const [one, two] = [1, -1].map((by) => menOf(placement, file, by).sort());
  const men = one.join() < two.join() ? one : two;
  const pieces = men.map(([letter]) => letter);
  const parts = choices.map((choice) => choice.split(' '));
  // Two knights do not win: that is known of all positions at once.
  const unshown =
    right !== 'b' && parts.some(([verdict, ...rest]) => verdict === 'draws' && rest.length === 0);
  const longest = Math.max(...parts.map(([, moves]) => (/^\d+$/.test(moves) ? Number(moves) : 0)));
  if (unshown || longest > LONGEST || men.length > MOST_MEN) return null;
  const verdicts = parts.map(([verdict]) => verdict).join(' ');
  const taking = move[0] !== move[2];
  const kind = [right, goal, verdicts, pieces.sort().join(''), taking].join(' ');
  return { text, about: about.trim().split(' '), right, men, kind, cost: men.length * 4 + longest };
}

/** The same; or, where there are many to choose from, at most one man stands elsewhere. @param {Row} a @param {Row} b */
function alike(a, b) {
  const shared = a.men.filter((man) => b.men.includes(man)).length;
  return shared >= Math.max(a.men.length, b.men.length) - (a.right === 'b' ? 0 : 1);
}

const rows = [...new Set(readFileSync(0, 'utf8').trim().split('\n'))]
  .flatMap((text) => read(text) ?? [])
  .sort((a, b) => a.cost - b.cost || (a.text < b.text ? -1 : 1));

/** @type {Row[]} */
const chosen = [];
/** @type {string[]} */
const lines = [];

/** @param {Row} row @param {string} theme @param {number} most how many of its kind are enough */
function take(row, theme, most) {
  if (chosen.filter(({ kind }) => kind === row.kind).length >= most) return false;
  if (chosen.some((other) => alike(row, other))) return false;
  chosen.push(row);
  lines.push(theme + row.text.slice(row.text.indexOf('|')));
  return true;
}

/** @param {readonly Row[]} fit @param {string} theme @param {number} most @param {number} wanted */
function takeSome(fit, theme, most, wanted) {
  let taken = 0;
  for (const row of fit) if (taken < wanted && take(row, theme, most)) taken++;
  return taken;
}

for (const [right, themes] of Object.entries(WANTED)) {
  for (const [theme, most] of Object.entries(themes)) {
    const fit = rows.filter((row) => row.right === right && row.about.includes(theme));
    let left = most;
    // One of each kind, then a second, and so on.
    for (let round = 1; round <= 20; round++) left -= takeSome(fit, theme, round, left);
    console.error(`${right} ${theme}: ${most - left} of ${most}`);
  }
}

process.stdout.write(`// SPDX-License-Identifier: MIT
/**
 * Positions in which just one promotion is right, one in each line: what it is about; the placement (White promotes), the
 * move, what the right piece does, and its letter; then queen, rook, bishop, knight: what each leads to, in
 * how many moves at most the mate comes, and a line that shows it. Found and proven by tests/solve, which
 * says more; proven anew by the tests.
 */
export const rows = \`
${lines.join('\n')}
\`;
`);
