// SPDX-License-Identifier: MIT
// How fast c960 counts, next to others: interleaved rounds after a warm-up, medians, and ratios taken
// within a round, so that a machine that slows down slows all of them. Every count is checked.
// Measured is processor time.

import createC960 from '../../wasm/dist/index.js';
import { startNative, startScript, startStockfish } from './counters.mjs';
import { timeMates } from './mates.mjs';
import { comparePgn } from './pgn.mjs';

/** @typedef {import('./counters.mjs').Counter} Counter */

const ROUNDS = 5;
/** Seconds that a count is repeated for, at least. */
const SHORTEST = 0.3;

const POSITIONS = [
  {
    name: 'start position',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depth: 5,
    nodes: 4_865_609,
  },
  {
    name: 'many captures',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depth: 4,
    nodes: 4_085_603,
  },
  {
    name: 'Chess960',
    fen: 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9',
    depth: 5,
    nodes: 8_146_062,
    chess960: true,
  },
];

const stockfish = startStockfish();
const counters = [
  startNative(),
  startScript('c960, WebAssembly', 'wasm'),
  stockfish,
  startScript('chessops', 'chessops'),
];
const chessJs = startScript('chess.js', 'chessjs');

/**
 * Seconds for one count, from as many as it takes to measure well.
 *
 * @param {typeof POSITIONS[number]} position
 * @param {Counter} counter
 */
async function time({ fen, depth, nodes }, counter) {
  const begin = counter.secondsUsed();
  let seconds = 0;
  let times = 0;
  while (seconds < SHORTEST) {
    const counted = await counter.perft(fen, depth);
    if (counted !== nodes)
      throw new Error(`${counter.name} counts ${counted}, not ${nodes}: ${fen}`);
    seconds = counter.secondsUsed() - begin;
    times++;
  }
  return seconds / times;
}

/** @param {readonly number[]} values */
function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? NaN;
}

/** @param {typeof POSITIONS[number]} position */
async function compare(position) {
  const running = position.chess960 ? counters : [...counters, chessJs];
  /** @type {Map<Counter, number>[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    /** @type {Map<Counter, number>} */
    const seconds = new Map();
    for (const counter of running) seconds.set(counter, await time(position, counter));
    rounds.push(seconds);
  }
  rounds.shift();
  const of = (/** @type {Map<Counter, number>} */ seconds, /** @type {Counter} */ counter) =>
    seconds.get(counter) ?? NaN;
  return running.map((counter) => ({
    name: counter.name,
    speed: position.nodes / 1e6 / median(rounds.map((seconds) => of(seconds, counter))),
    ratio: median(rounds.map((seconds) => of(seconds, stockfish) / of(seconds, counter))),
  }));
}

/** @param {Awaited<ReturnType<typeof compare>>} rows */
function print(rows) {
  console.log(`  ${'million leaves a second'.padStart(45)}  of stockfish`);
  for (const { name, speed, ratio } of rows) {
    const digits = ratio < 0.1 ? 3 : 2;
    console.log(
      `  ${name.padEnd(22)}${speed.toFixed(1).padStart(23)}${ratio.toFixed(digits).padStart(14)}`,
    );
  }
}

try {
  for (const position of POSITIONS) {
    console.log(
      `\n${position.name}, depth ${position.depth}, ${position.nodes} leaves\n${position.fen}`,
    );
    print(await compare(position));
    if (position.chess960)
      console.log('  chess.js: knows no Chess960 castling and cannot read this position');
  }
  const c960 = await createC960();
  comparePgn(c960);
  timeMates(c960);
  console.log(
    `\nMedians of ${ROUNDS} interleaved rounds after a warm-up. All counts equal. c960 native is built for this\n` +
      'processor, stockfish is the package’s build; stockfish lists the moves of the last ply, c960 counts them.',
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  for (const counter of [...counters, chessJs]) counter.stop();
}
