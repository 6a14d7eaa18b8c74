// SPDX-License-Identifier: MIT
// Can a side still give mate?

import { freeze } from './data.js';
import { needCode, needInteger, needObject } from './errors.js';
import * as layout from './layout.js';
import { describe } from './move.js';
import { load } from './position.js';

/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./memory.js').Memory} Memory */

/**
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 * @returns {ReturnType<import('./index.d.ts').Position['canMate']>}
 */
export function canMate(position, color, options) {
  const memory = find(position, color, options);
  const verdict = layout.codes_verdict[memory.byte(layout.io_mate + layout.mate_verdict)];
  return freeze({ verdict, line: verdict === 'yes' ? lineOf(memory) : null });
}

/**
 * What the proof rests on, where there is one.
 *
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 * @returns {ReturnType<import('./index.d.ts').Position['noMateProof']>}
 */
export function noMateProof(position, color, options) {
  const memory = find(position, color, options);
  return layout.codes_proof[memory.byte(layout.io_mate + layout.mate_proof)] || null;
}

/**
 * Asks the core; its report stays in memory.
 *
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 */
function find(position, color, options) {
  const c = needCode(layout.codes_color, color, 'color');
  const { nodes = layout.value_mate_nodes } = needObject(options, 'options');
  const most = needInteger(nodes, Number.MAX_SAFE_INTEGER, 'nodes');
  const memory = load(position);
  memory.run.can_mate(c, Math.min(most, layout.value_mate_nodes));
  return memory;
}

/** The line that was found, played from the position in memory. @param {Memory} memory */
function lineOf(memory) {
  const at = layout.io_mate;
  const numbers = memory.shorts(at + layout.mate_line, at + layout.mate_length);
  return freeze(
    numbers.map((number) => {
      const move = describe(memory, number);
      memory.run.move_play(number);
      memory.goOn();
      return move;
    }),
  );
}
