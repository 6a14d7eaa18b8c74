// SPDX-License-Identifier: MIT
// Start positions: by number, by arrangement, by pattern and by chance.

import { byCode, freeze } from './data.js';
import { fail, needInteger, needObject, needString, refuse, shown } from './errors.js';
import * as layout from './layout.js';
import { Position } from './position.js';

/** @typedef {import('./index.d.ts').C960} C960 */
/** @typedef {import('./index.d.ts').StartInfo} StartInfo */
/** @typedef {import('./memory.js').Memory} Memory */

/** Draws of 32 bits that may miss the wanted range: one does once in four million, at worst. */
const DRAWS = 64;

/**
 * The part of the library that is about start positions.
 *
 * @param {Memory} memory
 * @returns {Pick<C960, 'start' | 'startInfo' | 'startNumber' | 'matchStarts' | 'randomStart'>}
 */
export function startMethods(memory) {
  return {
    start(number) {
      memory.run.start_position(needNumber(number));
      return new Position(memory, memory.taken());
    },
    startInfo(number) {
      return startInfo(memory, needNumber(number));
    },
    startNumber(arrangement) {
      const text = needString(arrangement, 'arrangement');
      checkArrangement(memory, memory.run.start_number(memory.putText(text)), text);
      return startList(memory)[0];
    },
    matchStarts(pattern) {
      const text = needString(pattern, 'pattern');
      checkArrangement(memory, memory.run.start_match(memory.putText(text)), text);
      return freeze(startList(memory));
    },
    randomStart(options = {}) {
      const { exclude = [], random = randomBits } = needObject(options, 'options');
      const left = startsLeft(exclude);
      if (typeof random !== 'function') refuse(random, 'random');
      if (left.length === 0) fail('bad-argument', 'exclude leaves no start position');
      return left[uniformBelow(left.length, /** @type {() => unknown} */ (random))];
    },
  };
}

const COUNT = layout.value_start_count;

/** @param {unknown} value */
function needNumber(value) {
  return needInteger(value, COUNT - 1, 'number', 'bad-number');
}

/** @param {Memory} memory @param {number} result @param {string} text */
function checkArrangement(memory, result, text) {
  const code = layout.codes_result[result];
  if (code === 'ok') return;
  const at = layout.io_arrangement_error;
  const found = memory.codeSet(at + layout.arrangement_error_problems, layout.codes_arrangement);
  fail(code, `${shown(text)} (${found.join(', ')})`, {
    problems: found,
    offset: memory.offset(at + layout.arrangement_error_offset, text),
  });
}

/** @param {Memory} memory */
function startList(memory) {
  const at = layout.io_starts;
  return memory.shorts(at + layout.starts_numbers, at + layout.starts_count);
}

// --- By chance ---------------------------------------------------------------------------------------

function randomBits() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** @param {unknown} exclude */
function startsLeft(exclude) {
  const isIterable = typeof Object(exclude)[Symbol.iterator] === 'function';
  if (!isIterable) refuse(exclude, 'exclude');
  const excluded = new Set();
  for (const number of /** @type {Iterable<unknown>} */ (exclude)) {
    excluded.add(needNumber(number));
    if (excluded.size === COUNT) break;
  }
  return Array.from({ length: COUNT }, (_, n) => n).filter((n) => !excluded.has(n));
}

/**
 * A number below `count`, each as likely as any other: a draw from the uneven rest at the top of the
 * range is drawn again.
 *
 * @param {number} count
 * @param {() => unknown} random
 */
function uniformBelow(count, random) {
  const end = 2 ** 32 - (2 ** 32 % count);
  for (let n = 0; n < DRAWS; n++) {
    const draw = random();
    if (!Number.isInteger(draw) || Number(draw) < -(2 ** 31) || Number(draw) >= 2 ** 32) {
      refuse(draw, 'what random gave');
    }
    const bits = Number(draw) >>> 0;
    if (bits < end) return bits % count;
  }
  return fail('bad-argument', 'what random gives is not uniform');
}

// --- Facts -------------------------------------------------------------------------------------------

/** @param {Memory} memory @param {number} number @returns {StartInfo} */
function startInfo(memory, number) {
  memory.run.start_position(number);
  const position = new Position(memory, memory.taken());
  const { fen, shredderFen } = position;
  memory.run.start_info(number);
  const at = layout.io_start;
  return freeze({
    number: memory.short(at + layout.start_number),
    arrangement: memory.text(at + layout.start_arrangement),
    fen,
    shredderFen,
    king: memory.square(at + layout.start_king),
    rooks: byCode(layout.codes_side, (s) => memory.square(at + layout.start_rooks + s)),
    steps: stepsAt(memory, at + layout.start_steps),
    castling: byCode(
      layout.codes_side,
      (s) => layout.codes_kind[memory.byte(at + layout.start_kinds + s)],
    ),
    mayStay: byCode(layout.codes_side, (s) =>
      memory.squares(
        at + layout.start_may_stay + layout.start_may_stay_size * s,
        at + layout.start_may_stay_count + s,
      ),
    ),
    firstMove: byCode(layout.codes_side, (s) => memory.flag(at + layout.start_first_move + s)),
    mirror: memory.short(at + layout.start_mirror),
  });
}

/** @param {Memory} memory @param {number} at @returns {StartInfo['steps']} */
function stepsAt(memory, at) {
  return freeze(
    layout.codes_step.map((piece, n) => {
      const step = at + n * layout.step_size;
      return freeze({
        piece,
        digit: memory.byte(step + layout.step_digit),
        of: memory.byte(step + layout.step_of),
        quotient: memory.short(step + layout.step_quotient),
        squares: memory.squares(step + layout.step_squares, step + layout.step_square_count),
      });
    }),
  );
}
