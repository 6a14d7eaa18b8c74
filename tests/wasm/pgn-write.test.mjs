// SPDX-License-Identifier: MIT
// PGN that is written: by the book, and read back as it was.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chance, played, wander } from './games.mjs';
import { only } from './pgn-support.mjs';
import { c960, dataText, everyRow, jsonRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Game} Game */

/** What a PGN tells of a game. @param {Game} game */
const told = ({ start, moves, position }) => ({
  start: start.fen,
  moves,
  fen: position.fen,
  shredder: position.shredderFen,
});

/** @param {string} pgn */
const moveText = (pgn) => pgn.slice(pgn.indexOf('\n\n') + 2);

describe('a game is written', () => {
  test('with the seven tags in their order, and no more, where it is a classical one', () => {
    assert.equal(
      played(518, ['e4', 'e5', 'Nf3']).toPgn(),
      [
        '[Event "?"]',
        '[Site "?"]',
        '[Date "????.??.??"]',
        '[Round "?"]',
        '[White "?"]',
        '[Black "?"]',
        '[Result "*"]',
        '',
        '1. e4 e5 2. Nf3 *',
        '',
      ].join('\n'),
    );
  });

  test('with the tags that are given, the roster first, quotes and backslashes escaped', () => {
    const tags = {
      ...{ ECO: 'A00', White: 'A "B" \\ C', Event: 'line\nbreak', ['__proto__']: 'x' },
      ...{ Result: '1/2-1/2', Black: '' },
    };
    const pgn = c960.game(518).toPgn(tags);
    assert.deepEqual(pgn.split('\n'), [
      '[Event "line break"]',
      '[Site "?"]',
      '[Date "????.??.??"]',
      '[Round "?"]',
      '[White "A \\"B\\" \\\\ C"]',
      '[Black ""]',
      '[Result "1/2-1/2"]',
      '[ECO "A00"]',
      '[__proto__ "x"]',
      '',
      '1/2-1/2',
      '',
    ]);
    assert.deepEqual(Object.entries(only(pgn).tags).at(-1), ['__proto__', 'x']);
  });

  test('with set-up, FEN and variant as the start asks for them, whatever tags say', () => {
    const head = (/** @type {string | number} */ start, tags = {}) =>
      c960
        .game(start)
        .toPgn(tags)
        .split('\n')
        .filter((line) => /^\[(Variant|SetUp|FEN) /.test(line))
        .map((line) => line.replace(/^\[(\w+) "(.*)"\]$/, '$1 $2'));
    const fenOf = (/** @type {number} */ number) => `FEN ${c960.start(number).fen}`;
    assert.deepEqual(head(518, { SetUp: '1', FEN: 'x', Variant: 'Atomic' }), []);
    assert.deepEqual(head(518, { Variant: 'Chess960' }), ['Variant Chess960']);
    assert.deepEqual(head(0), ['Variant Chess960', 'SetUp 1', fenOf(0)]);
    assert.deepEqual(head(959, { Variant: 'Standard' }), [
      'Variant Chess960',
      'SetUp 1',
      fenOf(959),
    ]);
    // King on e, rooks on a and h, other pieces elsewhere: castling is as ever.
    const same = c960.matchStarts('R???K??R').find((number) => number !== 518) ?? NaN;
    assert.deepEqual(head(same), ['SetUp 1', fenOf(same)]);
    for (const [fen, variant] of /** @type {const} */ ([
      ['4k3/8/8/8/8/8/8/4K2R w K - 0 1', false],
      ['4k3/8/8/8/8/8/8/4K1R1 w G - 0 1', true],
      ['1k6/8/8/8/8/8/8/1K5R w K - 0 1', true],
      ['1k6/8/8/8/8/8/8/1K5R w - - 0 1', false],
      ['1r2k3/8/8/8/8/8/8/4K2R w Kq - 0 1', true],
      ['r3k3/8/8/8/8/8/8/4K3 b q - 0 1', false],
    ])) {
      assert.equal(head(fen).includes('Variant Chess960'), variant, fen);
    }
  });

  test('with the numbers of its start, Black to move included', () => {
    const fen = '4k3/8/8/8/8/8/4P3/4K3 b - - 0 57';
    assert.equal(moveText(played(fen, ['Kd7', 'e4', 'Kd6']).toPgn()), '57... Kd7 58. e4 Kd6 *\n');
    assert.equal(moveText(played(fen, []).toPgn()), '*\n');
    const late = '4k3/8/8/8/8/8/8/4K3 w - - 0 9999';
    assert.match(played(late, ['Kd1', 'Kd8', 'Kc1']).toPgn(), /9999\. Kd1 Kd8 10000\. Kc1/);
  });

  test('with the result of its end, else that of the tags', () => {
    const mate = played(518, ['f3', 'e5', 'g4', 'Qh4']);
    assert.match(mate.toPgn({ Result: '1-0' }), /\[Result "0-1"\][^]* 2\. g4 Qh4# 0-1\n$/);
    assert.match(c960.game(518).toPgn({ Result: '1-0' }), /\[Result "1-0"\]\n\n1-0\n$/);
    assert.match(c960.game(518).toPgn({ Result: 'White' }), /\[Result "\*"\]\n\n\*\n$/);
    // What a player may claim is not claimed yet.
    const back = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
    const repeated = played(518, [...back, ...back]);
    assert.equal(repeated.outcome()?.reason, 'threefold-repetition');
    assert.match(repeated.toPgn(), /\[Result "\*"\]/);
  });

  test('in lines of less than 80 characters', () => {
    const lines = moveText(wander(c960.game(7), 300, chance(1)).toPgn())
      .trimEnd()
      .split('\n');
    assert.ok(lines.length > 10);
    for (const [n, line] of lines.entries()) {
      assert.ok(line.length < 80, line);
      assert.doesNotMatch(line, /^\s|\s$|\s\s/);
      const next = lines[n + 1]?.split(' ')[0];
      if (next) assert.ok(line.length + 1 + next.length >= 80, 'a line has room');
    }
  });

  test('but not with tags that nobody could read', () => {
    for (const name of ['', 'a b', 'a"', '[x', 'x]', 'a\nb', '%', '{']) {
      assert.equal(thrownBy(() => c960.game(518).toPgn({ [name]: 'x' })).code, 'bad-argument');
    }
    for (const tags of [null, 5, 'x', { White: 5 }, { White: undefined }]) {
      const wrong = /** @type {any} */ (tags);
      assert.equal(thrownBy(() => c960.game(518).toPgn(wrong)).code, 'bad-argument');
    }
  });
});

describe('what is written is read back equal', () => {
  test('random games from all 960 start positions', () => {
    const random = chance(960);
    const all = [];
    const texts = [];
    for (let number = 0; number < 960; number++) {
      const game = wander(c960.game(number), 10 + random(60), random);
      all.push(game);
      texts.push(game.toPgn({ Round: String(number) }));
    }
    let n = 0;
    for (const read of c960.readPgn(texts.join('\n'))) {
      const game = /** @type {Game} */ (all[n]);
      assert.equal(read.error, null);
      assert.equal(read.tags.Round, String(n));
      assert.deepEqual(told(read.game), told(game));
      assert.ok(read.game.position.equals(game.position));
      assert.equal(read.game.toPgn(read.tags), texts[n]);
      n++;
    }
    assert.equal(n, 960);
  });

  test('games from positions of every kind, either side to move', () => {
    const random = chance(2);
    everyRow(jsonRows('castling_truth.jsonl').slice(0, 600), ({ fen }) => {
      const game = wander(c960.game(fen), random(12), random);
      const read = only(game.toPgn());
      assert.equal(read.error, null);
      assert.deepEqual(told(read.game), told(game));
    });
  });

  test('the samples, with their tags', () => {
    everyRow(jsonRows('pgn/expected.jsonl'), ({ file, game: n }) => {
      const read = c960.parsePgn(dataText(`pgn/${file}`))[n - 1];
      assert.ok(read);
      const again = only(read.game.toPgn(read.tags));
      assert.deepEqual(told(again.game), told(read.game));
      assert.deepEqual({ ...again.tags, ...read.tags }, { ...again.tags, ...read.tags });
      assert.equal(again.tags.White, read.tags.White ?? '?');
      assert.equal(again.tags.Event, read.tags.Event);
    });
  });
});
