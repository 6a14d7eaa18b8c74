// SPDX-License-Identifier: MIT
// Can a side still give mate?

import { freeze } from './data.js';
import { needCode, needInteger, needObject } from './errors.js';
import * as layout from './layout.js';
import { describe } from './move.js';
import { load } from './position.js';

/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./memory.js').Memory} Memory */

/** @typedef {ReturnType<import('./index.d.ts').Position['canMate']>} Answer */
/** @typedef {{ nodes: number, answer: Answer, proof: ReturnType<import('./index.d.ts').Position['noMateProof']> }} Finding */

/**
 * What was found last, by colour: whoever asks for the verdict and then for the proof has one search made.
 *
 * @type {WeakMap<object, Finding[]>}
 */
const found = new WeakMap();

/**
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 */
export const canMate = (position, color, options) => find(position, color, options).answer;

/**
 * What the proof rests on, where there is one.
 *
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 */
export const noMateProof = (position, color, options) => find(position, color, options).proof;

/**
 * @param {unknown} position
 * @param {unknown} color
 * @param {unknown} options
 * @returns {Finding}
 */
function find(position, color, options) {
  const c = needCode(layout.codes_color, color, 'color');
  const { nodes: asked = layout.value_mate_nodes } = needObject(options, 'options');
  const most = needInteger(asked, Number.MAX_SAFE_INTEGER, 'nodes');
  const nodes = Math.min(most, layout.value_mate_nodes);
  const memory = load(position);
  const before = found.get(/** @type {object} */ (position)) ?? [];
  if (before[c]?.nodes !== nodes) {
    memory.run.can_mate(c, nodes);
    before[c] = { nodes, ...report(memory) };
    found.set(/** @type {object} */ (position), before);
  }
  return before[c];
}

/** What the core says, copied out. @param {Memory} memory */
function report(memory) {
  const at = layout.io_mate;
  const verdict = layout.codes_verdict[memory.byte(at + layout.mate_verdict)];
  const proof = layout.codes_proof[memory.byte(at + layout.mate_proof)] || null;
  const line = verdict === 'yes' ? lineOf(memory) : null;
  return { answer: freeze({ verdict, line }), proof };
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
