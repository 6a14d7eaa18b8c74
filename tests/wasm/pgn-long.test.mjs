// SPDX-License-Identifier: MIT
// Long PGN: whatever it is made of, four times as much takes some four times as long, not sixteen; and of ten
// megabytes of games no more is kept than the one that is looked at.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { c960 } from './support.mjs';

/** Milliseconds below which the clock tells more of the machine than of the work. */
const LEAST = 60;

/** @param {string} text */
function read(text) {
  let games = 0;
  for (const { tags } of c960.readPgn(text)) games += Object.isFrozen(tags) ? 1 : 0;
  return games;
}

/** The processor time of this process that reading takes: the shorter of two tries. @param {string} text */
function cost(text) {
  const tries = [0, 1].map(() => {
    const before = process.cpuUsage();
    read(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(LEAST, Math.min(...tries));
}

/** @param {string} part */
const many = (part) => (/** @type {number} */ length) =>
  part.repeat(Math.ceil(length / part.length));

/** @type {Record<string, (length: number) => string>} */
const TEXTS = {
  games: many(
    '[Event "a"]\n\n1. e4 e5 2. Nf3 {a comment of some length} Nc6 (2... d6 3. d4) 1-0\n\n',
  ),
  'one game': (n) => `1. Nf3 Nf6 ${many('2. Ng1 Ng8 3. Nf3 Nf6 ')(n / 8)}*`,
  'games that fail': many('xx {some words so that there are fewer of them than characters} *\n'),
  'comments without an end': many('[Event "a"]\n{ and so on and on without an end, and on again\n'),
  'one comment': (n) => `1. e4 {${many('x ')(n)}} e5 *`,
  'comments of a line': many(';\n'),
  'escaped lines': many('%\n'),
  'open parentheses': many('('),
  'closed parentheses': many(')'),
  'nested parentheses': (n) => many('(')(n / 2) + many(')')(n / 2),
  'square brackets': many('['),
  'beginnings of tags': many('[a'),
  'beginnings of tags with blanks': many('[  '),
  tags: (n) => Array.from({ length: n / 20 }, (_, k) => `[T${k} "value"]`).join('\n'),
  'the same tag': many('[Event "a"]\n'),
  'games of one tag': many('[Event "some event or other"]\n\n'),
  'tags without an end': many('[E "\n'),
  'the quotes of one tag': (n) => `[E "${many('" ')(n)}"]`,
  'the backslashes of one tag': (n) => `[E "${many('\\')(n)}"]`,
  'a variant': (n) => `[Variant "${many('chess ')(n)}"]`,
  'a FEN': (n) => `[FEN "${many('8/')(n)}"]`,
  blanks: (n) => `[A "b"]\n${many(' ')(n)}[A "c"]`,
  lines: (n) => `[A "b"]${many(' \r\n')(n)}[A "c"]`,
  'a word': many('a'),
  'a number': many('1'),
  'numbers and hyphens': (n) => `${many('1')(n)}-`,
  hyphens: (n) => `${many('-')(n)}x`,
  signs: many('+'),
  dots: many('.'),
  'e.p.': many('e.p.'),
  promotions: (n) => `e4${many('(N)')(n)}`,
  quotes: many('"'),
  surrogates: many('\ud800'),
};

describe('the time to read grows as the text does, of', () => {
  for (const [what, text] of Object.entries(TEXTS)) {
    test(what, () => {
      const [short, long] = [text(100_000), text(400_000)].map(cost);
      assert.ok(long <= 10 * short, `${short} ms, then ${long} ms`);
    });
  }
});

test('ten megabytes of games are read one by one, and none is kept', () => {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  const heap = () => {
    collect();
    const { heapUsed, arrayBuffers } = process.memoryUsage();
    return heapUsed + arrayBuffers;
  };
  const game = `[Event "a"]\n\n1. e4 e5 2. Nf3 {${'x'.repeat(930)}} Nc6 3. Bc4 Bc5 1-0\n\n`;
  const text = game.repeat(Math.ceil(10_000_000 / game.length));
  /** @type {number[]} */
  const used = [];
  let games = 0;
  for (const { game, result } of c960.readPgn(text)) {
    assert.equal(`${game.ply} ${result}`, '6 1-0');
    if (games++ % 2000 === 0) used.push(heap());
  }
  assert.ok(games >= 10_000);
  // The first tells what the text takes once it is read at all.
  assert.ok(Math.max(...used) < used[0] + 3_000_000, used.join(' '));
});
