// SPDX-License-Identifier: MIT
// How fast games are read from PGN to their last position, next to others: the same text, interleaved rounds after
// a warm-up, medians, and ratios taken within a round. The last positions are compared.

/** @typedef {import('../../wasm/dist/index.js').C960} C960 */

/** @type {{readWithChessops: (text: string) => string[], readWithChessJs: (games: readonly string[]) => string[]}} */
const { readWithChessops, readWithChessJs } = await import(
  new URL('./engines/pgn.mjs', import.meta.url).href
);

const ROUNDS = 5;
const GAMES = 200;

/** Random games of standard chess, which all can read. @param {C960} c960 */
function someGames(c960) {
  let state = 1;
  const random = (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
  return Array.from({ length: GAMES }, () => {
    let game = c960.game(518);
    for (let ply = 20 + random(100); ply > 0; ply--) {
      const moves = game.position.legalMoves();
      const move = moves[random(moves.length)];
      if (!move) break;
      game = game.play(move);
    }
    return game.toPgn({ Event: 'Speed' });
  });
}

/** @param {C960} c960 @param {string} text */
function readWithC960(c960, text) {
  const fens = [];
  for (const { game, error } of c960.readPgn(text)) {
    if (error) throw error;
    fens.push(game.position.fen);
  }
  return fens;
}

/** @param {readonly number[]} values */
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;

/** @param {C960} c960 */
export function comparePgn(c960) {
  const games = someGames(c960);
  const text = games.join('\n');
  const readers = [
    { name: 'c960, WebAssembly', read: () => readWithC960(c960, text) },
    { name: 'chessops', read: () => readWithChessops(text) },
    { name: 'chess.js', read: () => readWithChessJs(games) },
  ];
  /** @type {number[][]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ends = new Set();
    rounds.push(
      readers.map(({ read }) => {
        const before = process.cpuUsage().user;
        ends.add(read().join());
        return process.cpuUsage().user - before;
      }),
    );
    if (ends.size !== 1) throw new Error('the readers do not end in the same positions');
  }
  rounds.shift();
  console.log(`\nPGN, ${GAMES} games, ${(text.length / 1000).toFixed(0)} kB, played to the end`);
  console.log(`  ${'MB a second'.padStart(45)}   of chessops`);
  readers.forEach(({ name }, n) => {
    const speed = text.length / median(rounds.map((times) => times[n] ?? NaN));
    const ratio = median(rounds.map((times) => (times[1] ?? NaN) / (times[n] ?? NaN)));
    console.log(
      `  ${name.padEnd(22)}${speed.toFixed(2).padStart(23)}${ratio.toFixed(2).padStart(14)}`,
    );
  });
}
