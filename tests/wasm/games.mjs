// SPDX-License-Identifier: MIT
// Games to test with: played from moves, or at random, and looked at move by move.

import { c960 } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Game} Game */

/** @param {string | number} start @param {readonly string[]} moves */
export const played = (start, moves) =>
  moves.reduce((game, move) => game.play(move), c960.game(start));

/** The game and all that led to it, its start first. @param {Game} game */
export function line(game) {
  const games = [game];
  for (let at = game; at.ply > 0;) games.unshift((at = at.undo()));
  return games;
}

/** What the repetition rule looks at, as a FEN shows it. @param {Game} game */
export const look = ({ position }) => position.fen.split(' ').slice(0, 4).join(' ');

/** A random number below n, the same in every run. @param {number} seed */
export function chance(seed) {
  let state = seed >>> 0;
  return (/** @type {number} */ n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/**
 * A random game, or as much of it as there is.
 *
 * @param {Game} game
 * @param {number} plies
 * @param {(n: number) => number} random
 */
export function wander(game, plies, random) {
  for (let n = 0; n < plies; n++) {
    const moves = game.position.legalMoves();
    const move = moves[random(moves.length)];
    if (!move) break;
    game = game.play(move);
  }
  return game;
}
