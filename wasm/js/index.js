// SPDX-License-Identifier: MIT
// The package c960: see index.d.ts for all that it offers.

import { fail, needString, shown } from './errors.js';
import { load } from './load.js';
import { Memory } from './memory.js';
import { Position } from './position.js';
import { readParts } from './setup.js';
import { startMethods } from './start.js';

export { C960Error } from './errors.js';

/** @typedef {import('./index.d.ts').C960} C960 */

/** The module from beside this file, once somebody has asked for it. @type {Promise<C960> | null} */
let own = null;

/**
 * @param {import('./index.d.ts').WasmSource} [source]
 * @returns {Promise<C960>}
 */
export default function createC960(source) {
  if (source !== undefined) return create(source);
  own ??= create(undefined).catch((error) => {
    own = null; // the next attempt may have more luck
    throw error;
  });
  return own;
}

/** @param {unknown} source */
async function create(source) {
  const { memory, ...run } = await load(source);
  const ours = /** @type {WebAssembly.Memory} */ (memory);
  return library(new Memory(ours, /** @type {import('./memory.js').Exports} */ (run)));
}

/** @param {Memory} memory @returns {C960} */
function library(memory) {
  /** @type {C960} */
  const c960 = {
    version: memory.version,
    startCount: /** @type {960} */ (memory.constant.start_count),
    ...startMethods(memory),
    parseFen(fen) {
      const text = needString(fen, 'fen');
      const result = memory.run.fen_parse(memory.putText(text));
      if (memory.codes.result[result] !== 'ok') failFen(memory, result, text);
      return new Position(memory, memory.taken());
    },
    setup(parts) {
      memory.putSetup(readParts(memory.codes, parts));
      const code = memory.codes.result[memory.run.setup_position()];
      if (code !== 'ok') {
        const problems = memory.codeSet(memory.io.problems, memory.codes.problem);
        fail(code, problems.join(', '), { problems });
      }
      return new Position(memory, memory.taken());
    },
  };
  return Object.freeze(c960);
}

/** @param {Memory} memory @param {number} result @param {string} text @returns {never} */
function failFen(memory, result, text) {
  const { fen, problem, result: results } = memory.codes;
  const { offset, field, problems: set } = memory.at.fen_error;
  const at = memory.io.fen_error;
  const code = /** @type {import('./index.d.ts').ErrorCode} */ (results[result]);
  const problems =
    code === 'bad-fen'
      ? Object.freeze([fen[memory.int(at + field)]])
      : memory.codeSet(at + set, problem);
  return fail(code, `${shown(text)} (${problems.join(', ')})`, {
    problems,
    offset: memory.offset(at + offset, text),
  });
}
