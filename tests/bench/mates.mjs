// SPDX-License-Identifier: MIT
// How long it takes to tell whether a side can still mate: milliseconds of this process over all shared positions, both
// colours. No other JavaScript library tells it.

import { existsSync, readFileSync } from 'node:fs';

/** @typedef {import('../../wasm/dist/index.js').C960} C960 */

const FILES = ['dead_position.jsonl', 'walls.jsonl'];
const COLORS = /** @type {const} */ (['white', 'black']);

/** @param {C960} c960 @param {string} fen @param {'white' | 'black'} color */
function ask(c960, fen, color) {
  const position = c960.parseFen(fen);
  const before = performance.now();
  const { verdict } = position.canMate(color);
  return { fen, color, verdict, time: performance.now() - before };
}

/** @param {C960} c960 */
export function timeMates(c960) {
  for (const name of FILES) {
    const file = new URL(`../data/${name}`, import.meta.url);
    if (!existsSync(file)) continue;
    const lines = readFileSync(file, 'utf8').split('\n');
    const fens = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).fen);
    const askAll = () => fens.flatMap((fen) => COLORS.map((color) => ask(c960, fen, color)));
    askAll(); // a warm-up
    const answers = askAll().sort((a, b) => a.time - b.time);
    const worst = answers.at(-1);
    const unknown = answers.filter(({ verdict }) => verdict === 'unknown').length;
    const at = (/** @type {number} */ part) =>
      `${(answers[Math.floor(part * (answers.length - 1))]?.time ?? NaN).toFixed(2)} ms`;
    console.log(`\nwho can still mate, ${name}, ${answers.length} questions, ${unknown} unknown`);
    console.log(`  median ${at(0.5)}, nine of ten below ${at(0.9)}, worst ${at(1)}`);
    if (worst) console.log(`  worst: ${worst.color}, ${worst.verdict}, ${worst.fen}`);
  }
}
