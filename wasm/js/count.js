// SPDX-License-Identifier: MIT
// The leaves of the tree of legal moves, all together and by the first move.

import { freeze } from './data.js';
import { needInteger } from './errors.js';
import * as layout from './layout.js';
import { numberMoves } from './move.js';
import { load } from './position.js';

/** @param {unknown} position @param {number} depth */
export function perft(position, depth) {
  needInteger(depth, layout.value_max_perft_depth, 'depth');
  return load(position).run.perft(depth);
}

/** @param {unknown} position @param {number} depth @returns {Readonly<Record<string, number>>} */
export function divide(position, depth) {
  needInteger(depth, layout.value_max_perft_depth, 'depth');
  if (depth === 0) return freeze({});
  const memory = load(position);
  const moves = numberMoves(memory).sort((a, b) => (a.uci < b.uci ? -1 : 1));
  return freeze(
    Object.fromEntries(
      moves.map(({ move, uci }) => [uci, memory.run.perft_after(move, depth - 1)]),
    ),
  );
}
