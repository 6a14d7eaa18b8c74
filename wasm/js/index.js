// SPDX-License-Identifier: MIT
// The package c960: see index.d.ts for all that it offers.

import { freeze } from './data.js';
import { fail, needString, shown } from './errors.js';
import { Game } from './game.js';
import * as layout from './layout.js';
import { load } from './load.js';
import { Memory } from './memory.js';
import { pgnMethods } from './pgn.js';
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
    ...pgnMethods(() => c960),
    version: layout.version,
    startCount: layout.value_start_count,
    ...startMethods(memory),
    parseFen(fen) {
      const text = needString(fen, 'fen');
      const result = memory.run.fen_parse(memory.putText(text));
      if (layout.codes_result[result] !== 'ok') failFen(memory, result, text);
      return new Position(memory, memory.taken());
    },
    setup(parts) {
      memory.putSetup(readParts(parts));
      const code = layout.codes_result[memory.run.setup_position()];
      if (code !== 'ok') {
        const problems = memory.codeSet(layout.io_problems, layout.codes_problem);
        fail(code, problems.join(', '), { problems });
      }
      return new Position(memory, memory.taken());
    },
    game(start) {
      const position =
        typeof start === 'string'
          ? c960.parseFen(start)
          : typeof start === 'number'
            ? c960.start(start)
            : start;
      return new Game(position);
    },
  };
  return freeze(c960);
}

/** @param {Memory} memory @param {number} result @param {string} text @returns {never} */
function failFen(memory, result, text) {
  const at = layout.io_fen_error;
  const code = /** @type {import('./index.d.ts').ErrorCode} */ (layout.codes_result[result]);
  const problems =
    code === 'bad-fen'
      ? freeze([layout.codes_fen[memory.int(at + layout.fen_error_field)]])
      : memory.codeSet(at + layout.fen_error_problems, layout.codes_problem);
  return fail(code, `${shown(text)} (${problems.join(', ')})`, {
    problems,
    offset: memory.offset(at + layout.fen_error_offset, text),
  });
}
