// SPDX-License-Identifier: MIT
// All 960 start positions, counted to depth 4 and 5 by the native core and by the module in Node.js,
// against the counts of two other generators.

import { readFileSync } from 'node:fs';
import { startNative, startScript } from './counters.mjs';

const DEPTHS = [4, 5];

const rows = readFileSync(new URL('../data/perft_start960.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split('\t'))
  .map(([number = '', fen = '', ...counts]) => ({ number, fen, counts: counts.map(Number) }));

/** @param {import('./counters.mjs').Counter} counter @param {number} depth */
async function countAll(counter, depth) {
  let wrong = 0;
  let leaves = 0;
  const begin = performance.now();
  for (const { number, fen, counts } of rows) {
    const counted = await counter.perft(fen, depth);
    leaves += counted;
    if (counted === counts[depth - 1]) continue;
    wrong++;
    console.log(`  start ${number}: ${counted}, not ${counts[depth - 1]}`);
  }
  const seconds = (performance.now() - begin) / 1000;
  const speed = leaves / 1e6 / seconds;
  console.log(
    `${counter.name}, depth ${depth}: ${leaves} leaves in ${seconds.toFixed(1)} s (${speed.toFixed(0)} million a second)`,
  );
  return wrong;
}

const counters = [startNative(), startScript('c960, WebAssembly', 'wasm')];
let wrong = 0;
let checked = 0;
try {
  if (rows.length !== 960) throw new Error(`${rows.length} rows of 960`);
  for (const counter of counters) {
    for (const depth of DEPTHS) {
      wrong += await countAll(counter, depth);
      checked += rows.length;
    }
  }
  console.log(`${checked - wrong} passed, ${wrong} failed`);
  process.exitCode = wrong === 0 ? 0 : 1;
} finally {
  for (const counter of counters) counter.stop();
}
