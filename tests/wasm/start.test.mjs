// SPDX-License-Identifier: MIT
// The 960 start positions: numbers both ways, how they come about, patterns, chance, and what is known of
// all of them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, everyRow, tableRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').StartInfo} StartInfo */

const rows = tableRows('chess960_start.tsv').map((row) => ({ ...row, number: Number(row.number) }));
const infos = rows.map(({ number }) => c960.startInfo(number));
/** @type {readonly ('c' | 'g')[]} */
const SIDES = ['c', 'g'];

describe('a start position', () => {
  test('is the one of its number, by name, FEN and files', () => {
    assert.equal(rows.length, 960);
    assert.equal(c960.startCount, 960);
    everyRow(rows, (/** @type {any} */ row) => {
      const info = c960.startInfo(row.number);
      assert.equal(info.number, row.number);
      assert.equal(info.arrangement, row.back_rank);
      assert.equal(info.fen, row.xfen);
      assert.equal(info.shredderFen, row.shredder_fen);
      assert.equal(info.mirror, Number(row.mirror));
      assert.equal(info.king, `${row.king}1`);
      assert.deepEqual(info.rooks, {
        c: `${row.queenside_rook}1`,
        g: `${row.kingside_rook}1`,
      });
    });
  });

  test('is played from as it is told, and knows its number', () => {
    everyRow(rows, (/** @type {any} */ row) => {
      const position = c960.start(row.number);
      assert.equal(position.fen, row.xfen);
      assert.equal(position.shredderFen, row.shredder_fen);
      assert.equal(position.startNumber, row.number);
      assert.equal(c960.parseFen(row.xfen).startNumber, row.number);
      const { c, g } = c960.startInfo(row.number).rooks;
      assert.deepEqual(position.rights, {
        white: { c, g },
        black: { c: c.replace('1', '8'), g: g.replace('1', '8') },
      });
      assert.equal(position.play(position.legalMoves()[0] ?? '').startNumber, null);
    });
  });

  test('is found by its arrangement in any case', () => {
    everyRow(rows, (/** @type {any} */ row) => {
      assert.equal(c960.startNumber(row.back_rank), row.number);
      assert.equal(c960.startNumber(row.back_rank.toLowerCase()), row.number);
    });
  });

  test('comes about by the steps told: digits and quotients give the number, squares the men', () => {
    everyRow(infos, ({ number, steps, arrangement }) => {
      assert.deepEqual(
        steps.map(({ piece, of }) => [piece, of]),
        [
          ['light-bishop', 4],
          ['dark-bishop', 4],
          ['queen', 6],
          ['knights', 10],
          ['rook-king-rook', 1],
        ],
      );
      let left = number;
      for (const { digit, of, quotient } of steps) {
        assert.equal(left, quotient * of + digit);
        left = quotient;
      }
      assert.equal(left, 0);
      const men = ['B', 'B', 'Q', 'N', 'N', 'R', 'K', 'R'];
      const squares = steps.flatMap((step) => step.squares);
      assert.equal(new Set(squares).size, 8);
      squares.forEach((square, n) => {
        assert.equal(arrangement['abcdefgh'.indexOf(square[0] ?? '')], men[n]);
      });
    });
  });

  test('tells of its castlings what their reports tell', () => {
    everyRow(infos, ({ number, castling, firstMove, mayStay, king, rooks }) => {
      const position = c960.start(number);
      for (const side of SIDES) {
        const report = position.castling(side);
        assert.equal(castling[side], report.kind);
        assert.equal(firstMove[side], report.legal);
        const ordinary = (side === 'c' ? 'abcde' : 'efgh').split('').map((file) => `${file}1`);
        const needed = [...report.mustBeEmpty, king, rooks[side]];
        assert.deepEqual(
          mayStay[side],
          ordinary.filter((square) => !needed.includes(square)),
        );
      }
    });
  });
});

describe('of all 960', () => {
  /** @param {(info: StartInfo) => unknown} is */
  const count = (is) => infos.filter(is).length;

  test('90 allow O-O on move 1 and 72 O-O-O, never both, all transpositions', () => {
    assert.equal(
      count(({ firstMove }) => firstMove.g),
      90,
    );
    assert.equal(
      count(({ firstMove }) => firstMove.c),
      72,
    );
    assert.equal(
      count(({ firstMove }) => firstMove.c && firstMove.g),
      0,
    );
    for (const side of SIDES) {
      const playable = infos.filter(({ firstMove }) => firstMove[side]);
      assert.ok(playable.every(({ castling }) => castling[side] === 'transposition'));
    }
  });

  test('the kinds of castling are as often as counted', () => {
    const kinds = /** @type {const} */ ([
      ['double-move', 618, 588],
      ['king-move-only', 102, 174],
      ['rook-move-only', 168, 108],
      ['transposition', 72, 90],
    ]);
    for (const [kind, c, g] of kinds) {
      assert.equal(
        count(({ castling }) => castling.c === kind),
        c,
        `${kind} c`,
      );
      assert.equal(
        count(({ castling }) => castling.g === kind),
        g,
        `${kind} g`,
      );
    }
  });

  test('each has a mirror, and none is its own', () => {
    assert.equal(
      count(({ number, mirror }) => number === mirror),
      0,
    );
    for (const { number, mirror, arrangement } of infos) {
      const mirrored = infos[mirror];
      assert.equal(mirrored?.mirror, number);
      assert.equal(mirrored.arrangement, [...arrangement].reverse().join(''));
    }
  });

  test('the first moves are 18 in 22, 19 in 336, 20 in 540 and 21 in 62', () => {
    const counts = rows.map(({ number }) => c960.start(number).legalMoves().length);
    const times = (/** @type {number} */ n) => counts.filter((moves) => moves === n).length;
    assert.deepEqual([18, 19, 20, 21].map(times), [22, 336, 540, 62]);
  });
});

describe('a pattern', () => {
  test('finds all numbers that fit, ascending', () => {
    const ranks = infos.map(({ arrangement }) => arrangement);
    for (const pattern of [
      '????????',
      'B??N????',
      'rnbqkbnr',
      '?K??????',
      '??????K?',
      'QQ??????',
    ]) {
      const fits = new RegExp(`^${pattern.replaceAll('?', '.')}$`, 'i');
      const numbers = ranks.flatMap((rank, number) => (fits.test(rank) ? [number] : []));
      assert.deepEqual(c960.matchStarts(pattern), numbers, pattern);
    }
  });

  test('finds nothing where nothing fits', () => {
    assert.deepEqual(c960.matchStarts('K???????'), []);
  });

  test('is refused for its length and its letters', () => {
    assert.deepEqual(thrownBy(() => c960.matchStarts('B??N???')).problems, ['length']);
    assert.deepEqual(thrownBy(() => c960.matchStarts('')).problems, ['length']);
    const error = thrownBy(() => c960.matchStarts('B??X????'));
    assert.equal(error.code, 'bad-arrangement');
    assert.deepEqual(error.problems, ['letter']);
    assert.equal(error.offset, 3);
  });
});

describe('chance', () => {
  test('gives every number that is left, each from as many draws', () => {
    const exclude = [5, 518, 518, 959];
    const left = rows.map(({ number }) => number).filter((number) => !exclude.includes(number));
    const drawn = left.map((_, n) => c960.randomStart({ exclude, random: () => n }));
    assert.deepEqual(drawn, left);
    const further = left.map((_, n) =>
      c960.randomStart({ exclude, random: () => n + left.length }),
    );
    assert.deepEqual(further, left);
  });

  test('draws again from the uneven rest of the range', () => {
    const draws = [2 ** 32 - 1, 2 ** 32 - (2 ** 32 % 960), 7];
    assert.equal(c960.randomStart({ random: () => draws.shift() ?? NaN }), 7);
    assert.deepEqual(draws, []);
    const last = 2 ** 32 - (2 ** 32 % 960) - 1;
    assert.equal(c960.randomStart({ random: () => last }), 959);
  });

  test('takes signed integers for the same bits', () => {
    const unsigned = c960.randomStart({ random: () => 2 ** 32 - 1000 });
    assert.equal(c960.randomStart({ random: () => -1000 }), unsigned);
  });

  test('by itself gives numbers all over the range', () => {
    const seen = new Set(Array.from({ length: 2000 }, () => c960.randomStart()));
    assert.ok([...seen].every((n) => Number.isInteger(n) && n >= 0 && n < 960));
    assert.ok(seen.size > 700, String(seen.size));
    assert.ok([...seen].some((n) => n < 100) && [...seen].some((n) => n >= 860));
  });

  test('never gives what is excluded, whatever iterable says so', () => {
    const most = rows.map(({ number }) => number).filter((number) => number !== 42);
    assert.equal(c960.randomStart({ exclude: most }), 42);
    assert.equal(c960.randomStart({ exclude: new Set(most) }), 42);
    const generator = (function* () {
      yield* most;
    })();
    assert.equal(c960.randomStart({ exclude: generator }), 42);
  });

  test('is refused where nothing is left, and where a number is none', () => {
    const all = rows.map(({ number }) => number);
    assert.equal(thrownBy(() => c960.randomStart({ exclude: all })).code, 'bad-argument');
    for (const number of /** @type {any[]} */ ([960, -1, 3.5, '518', null, NaN])) {
      const error = thrownBy(() => c960.randomStart({ exclude: [number] }));
      assert.equal(error.code, 'bad-number');
    }
    const forever = (function* () {
      for (let n = 0; ; n = (n + 1) % 960) yield n;
    })();
    assert.equal(thrownBy(() => c960.randomStart({ exclude: forever })).code, 'bad-argument');
  });

  test('is refused, and soon, where it is no chance', () => {
    const junk = [() => 0.5, () => NaN, () => Infinity, () => 2 ** 32, () => -(2 ** 31) - 1];
    const others = /** @type {any[]} */ ([() => undefined, () => '7', () => 7n, () => ({})]);
    for (const random of [...junk, ...others, () => 2 ** 32 - 1]) {
      assert.equal(thrownBy(() => c960.randomStart({ random })).code, 'bad-argument');
    }
    for (const random of /** @type {any[]} */ ([7, 'x', {}, null])) {
      assert.equal(thrownBy(() => c960.randomStart({ random })).code, 'bad-argument');
    }
    for (const exclude of /** @type {any[]} */ ([7, {}, null])) {
      assert.equal(thrownBy(() => c960.randomStart({ exclude })).code, 'bad-argument');
    }
    for (const options of /** @type {any[]} */ ([null, 7, 'x'])) {
      assert.equal(thrownBy(() => c960.randomStart(options)).code, 'bad-argument');
    }
  });
});
