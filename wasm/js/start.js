// SPDX-License-Identifier: MIT
// Start positions: by number, by arrangement, by pattern and by chance.

import { fail, needObject, needString, shown } from './errors.js';
import { Position } from './position.js';

/** @typedef {import('./index.d.ts').C960} C960 */
/** @typedef {import('./index.d.ts').StartInfo} StartInfo */
/** @typedef {import('./memory.js').Memory} Memory */

const freeze = Object.freeze;

/** Draws of 32 bits that may miss the wanted range: one does once in four million, at worst. */
const DRAWS = 64;

/**
 * The part of the library that is about start positions.
 *
 * @param {Memory} memory
 * @returns {Pick<C960, 'start' | 'startInfo' | 'startNumber' | 'matchStarts' | 'randomStart'>}
 */
export function startMethods(memory) {
  const count = memory.constant.start_count;
  return {
    start(number) {
      memory.run.start_position(needNumber(number, count));
      return new Position(memory, memory.taken());
    },
    startInfo(number) {
      return startInfo(memory, needNumber(number, count));
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
      const left = startsLeft(count, exclude);
      if (typeof random !== 'function') fail('bad-argument', `random is ${shown(random)}`);
      if (left.length === 0) fail('bad-argument', 'exclude leaves no start position');
      return left[uniformBelow(left.length, /** @type {() => unknown} */ (random))];
    },
  };
}

/** @param {unknown} value @param {number} count */
function needNumber(value, count) {
  if (Number.isInteger(value) && Number(value) >= 0 && Number(value) < count) return Number(value);
  return fail('bad-number', `${shown(value)} is none of 0 to ${count - 1}`);
}

/** @param {Memory} memory @param {number} result @param {string} text */
function checkArrangement(memory, result, text) {
  const code = memory.codes.result[result];
  if (code === 'ok') return;
  const { problems, offset } = memory.at.arrangement_error;
  const at = memory.io.arrangement_error;
  const found = memory.codeSet(at + problems, memory.codes.arrangement);
  fail(code, `${shown(text)} (${found.join(', ')})`, {
    problems: found,
    offset: memory.offset(at + offset, text),
  });
}

/** @param {Memory} memory */
function startList(memory) {
  const { count, numbers } = memory.at.starts;
  const at = memory.io.starts;
  return Array.from({ length: memory.short(at + count) }, (_, n) =>
    memory.short(at + numbers + 2 * n),
  );
}

// --- By chance ---------------------------------------------------------------------------------------

function randomBits() {
  return crypto.getRandomValues(new Uint32Array(1))[0];
}

/** @param {number} count @param {unknown} exclude */
function startsLeft(count, exclude) {
  const isIterable = typeof Object(exclude)[Symbol.iterator] === 'function';
  if (!isIterable) fail('bad-argument', `exclude is ${shown(exclude)}`);
  const excluded = new Set();
  for (const number of /** @type {Iterable<unknown>} */ (exclude)) {
    excluded.add(needNumber(number, count));
    if (excluded.size === count) break;
  }
  return Array.from({ length: count }, (_, n) => n).filter((n) => !excluded.has(n));
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
      fail('bad-argument', `random gave ${shown(draw)}, no integer of 32 bits`);
    }
    const bits = Number(draw) >>> 0;
    if (bits < end) return bits % count;
  }
  return fail('bad-argument', `random gave ${DRAWS} numbers that are not uniform`);
}

// --- Facts -------------------------------------------------------------------------------------------

/** @param {Memory} memory @param {number} number @returns {StartInfo} */
function startInfo(memory, number) {
  memory.run.start_position(number);
  const position = new Position(memory, memory.taken());
  const { fen, shredderFen } = position;
  memory.run.start_info(number);
  const { start } = memory.at;
  const at = memory.io.start;
  const { kind } = memory.codes;
  return freeze({
    number: memory.short(at + start.number),
    arrangement: memory.text(at + start.arrangement),
    fen,
    shredderFen,
    king: memory.square(at + start.king),
    rooks: bySide(memory, (s) => memory.square(at + start.rooks + s)),
    steps: stepsAt(memory, at + start.steps),
    castling: bySide(memory, (s) => kind[memory.byte(at + start.kinds + s)]),
    mayStay: bySide(memory, (s) =>
      memory.squares(
        at + start.may_stay + start.may_stay_size * s,
        memory.byte(at + start.may_stay_count + s),
      ),
    ),
    firstMove: bySide(memory, (s) => memory.byte(at + start.first_move + s) !== 0),
    mirror: memory.short(at + start.mirror),
  });
}

/**
 * @template T
 * @param {Memory} memory
 * @param {(side: number) => T} value
 * @returns {{ readonly c: T, readonly g: T }}
 */
function bySide(memory, value) {
  const entries = memory.codes.side.map((side, s) => [side, value(s)]);
  return /** @type {{ c: T, g: T }} */ (freeze(Object.fromEntries(entries)));
}

/** @param {Memory} memory @param {number} at @returns {StartInfo['steps']} */
function stepsAt(memory, at) {
  const { size, digit, of, quotient, squares, square_count: count } = memory.at.step;
  return freeze(
    memory.codes.step.map((piece, n) => {
      const step = at + n * size;
      return freeze({
        piece,
        digit: memory.byte(step + digit),
        of: memory.byte(step + of),
        quotient: memory.short(step + quotient),
        squares: memory.squares(step + squares, memory.byte(step + count)),
      });
    }),
  );
}
