// SPDX-License-Identifier: MIT
// The protocol of perft_main.c for a counter written in JavaScript: "depth FEN" in, leaves out.

import { createInterface } from 'node:readline';

/** @param {(fen: string, depth: number) => number} perft */
export async function serve(perft) {
  for await (const line of createInterface({ input: process.stdin })) {
    const [depth = '', ...fen] = line.split(' ');
    console.log(answer(perft, fen.join(' '), Number(depth)));
  }
}

/**
 * @param {(fen: string, depth: number) => number} perft
 * @param {string} fen
 * @param {number} depth
 */
function answer(perft, fen, depth) {
  try {
    return String(perft(fen, depth));
  } catch (error) {
    return `error ${error instanceof Error ? error.message : error}`.split('\n')[0];
  }
}
