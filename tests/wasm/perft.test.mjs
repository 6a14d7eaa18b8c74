// SPDX-License-Identifier: MIT
// Counting: node counts of our own positions and of all 960 starts, and how counts divide.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, everyRow, everyThird, tableRows, thrownBy } from './support.mjs';

test('our own positions have the node counts known, to depth 3', () => {
  everyRow(tableRows('perft_own.tsv'), ({ sfen = '', fen = '', p1, p2, p3 }) => {
    for (const text of [fen, sfen]) {
      const position = c960.parseFen(text);
      const counts = [1, 2, 3].map((depth) => position.perft(depth));
      assert.deepEqual(counts, [p1, p2, p3].map(Number));
    }
  });
});

test('all 960 starts have the node counts known, to depth 3', () => {
  const rows = tableRows('perft_start960.tsv');
  assert.equal(rows.length, 960);
  everyRow(rows, ({ number, p1, p2, p3 }) => {
    const position = c960.start(Number(number));
    const counts = [1, 2, 3].map((depth) => position.perft(depth));
    assert.deepEqual(counts, [p1, p2, p3].map(Number));
  });
});

describe('divide', () => {
  test('has an entry for each legal move, sorted by its UCI, which sum up', () => {
    everyRow(everyThird(tableRows('perft_own.tsv')), ({ sfen = '', p3 }) => {
      const position = c960.parseFen(sfen);
      const divided = position.divide(3);
      const uci = position.legalMoves().map((move) => move.uci);
      assert.deepEqual(Object.keys(divided), uci.sort());
      const sum = Object.values(divided).reduce((a, b) => a + b, 0);
      assert.equal(sum, Number(p3));
      for (const move of uci.slice(0, 3)) {
        assert.equal(divided[move], position.play(move).perft(2));
      }
    });
  });

  test('counts each move once at depth 1, and divides nothing at depth 0', () => {
    const position = c960.start(0);
    assert.ok(Object.values(position.divide(1)).every((count) => count === 1));
    assert.deepEqual(position.divide(0), {});
    assert.equal(position.perft(0), 1);
  });

  test('leaves the position as it was', () => {
    const position = c960.start(518);
    position.divide(2);
    assert.equal(position.fen, c960.start(518).fen);
  });
});

test('the classical start has the counts that everybody knows', () => {
  const start = c960.start(518);
  assert.equal(start.perft(5), 4_865_609);
  assert.equal(start.perft(6), 119_060_324);
});

test('a depth that is none is a bad argument', () => {
  const position = c960.start(518);
  for (const depth of /** @type {any[]} */ ([
    -1,
    1.5,
    NaN,
    Infinity,
    '3',
    null,
    undefined,
    33,
    {},
  ])) {
    assert.equal(thrownBy(() => position.perft(depth)).code, 'bad-argument');
    assert.equal(thrownBy(() => position.divide(depth)).code, 'bad-argument');
  }
});

test('the deepest depth is counted where hardly a move is legal', () => {
  const dead = c960.parseFen('7k/5Q2/6K1/8/8/8/8/8 b - - 0 1');
  assert.equal(dead.perft(32), 0);
});
