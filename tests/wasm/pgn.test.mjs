// SPDX-License-Identifier: MIT
// PGN that is read: the samples of tests/data/pgn, and whatever else people write.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { C960Error } from '../../wasm/dist/index.js';
import { only, sans, shapes } from './pgn-support.mjs';
import { c960, dataText, everyRow, jsonRows } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').PgnGame} PgnGame */

const SP518 = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a PGN sample', () => {
  const rows = jsonRows('pgn/expected.jsonl');

  test('gives each game that is expected of it, to the last move', () => {
    everyRow(rows, (row) => {
      const read = c960.parsePgn(dataText(`pgn/${row.file}`))[row.game - 1];
      assert.ok(read);
      const { game } = read;
      assert.equal(game.start.fen, row.start_fen);
      if (row.start_sfen) assert.equal(game.start.shredderFen, row.start_sfen);
      assert.equal(game.moves.map(({ uci }) => uci).join(' '), row.uci);
      if (row.san) assert.equal(sans(read), row.san);
      assert.equal(game.position.fen, row.final_fen);
      assert.equal(game.ply, row.plies);
      assert.equal(read.result, row.result);
      assert.equal(read.error === null, row.file !== '960_castle_twice_illegal.pgn');
    });
  });

  test('holds as many games as are expected of it', () => {
    for (const file of new Set(rows.map((row) => row.file))) {
      const expected = rows.filter((row) => row.file === file).length;
      assert.equal(c960.parsePgn(dataText(`pgn/${file}`)).length, expected, file);
    }
  });

  test('reads the same one after the other as at once, all files in one text', () => {
    const files = [...new Set(rows.map((row) => row.file))];
    const text = files.map((file) => dataText(`pgn/${file}`)).join('\n');
    const moves = [...c960.readPgn(text)].map(({ game }) => game.moves.map(({ uci }) => uci));
    assert.deepEqual(
      moves.map((each) => each.join(' ')),
      rows.map(({ uci }) => uci),
    );
  });

  test('that castles twice stops there, and keeps what came before', () => {
    const text = dataText('pgn/960_castle_twice_illegal.pgn');
    const { game, error } = only(text);
    assert.equal(game.ply, 20);
    assert.ok(error instanceof C960Error);
    assert.equal(error.code, 'illegal-move');
    assert.equal(error.ply, 21);
    assert.equal(error.offset, text.lastIndexOf('O-O'));
    assert.deepEqual(
      error.explanation?.reasons.map(({ code }) => code),
      ['right-lost'],
    );
  });
});

describe('moves are read', () => {
  const all = 'e4 e5 Nf3 Nc6';
  const forms = {
    'glued to their numbers': '1.e4 e5 2.Nf3 Nc6',
    'without numbers': 'e4 e5 Nf3 Nc6',
    'with numbers for both sides': '1. e4 1... e5 2. Nf3 2... Nc6',
    'with wrong numbers and dots': '7.. e4 .... 1 e5 2 . Nf3 3…Nc6',
    'with numbers without dots': '1e4 e5 2Nf3 Nc6',
    'with comments glued to them': '1.e4{a}e5{b}2.Nf3{c}{d}Nc6;e',
    'with NAGs glued to them': '1.e4$1e5$2$139 2.Nf3 $3 Nc6',
    'with the signs of annotators': '1.e4! e5?? 2.Nf3 !? Nc6 +/- = ± ∞',
    'with variations glued to them': '1.e4(1.d4 d5(1...Nf6)(1...c5)2.c4)e5 2.Nf3(2.f4)Nc6',
    'in long and UCI forms': '1. e2-e4 e7e5 2. Ng1f3 Nb8-c6',
    'over lines of every kind': '1. e4\re5\r\n2.\nNf3\n\n\nNc6',
    'around escaped lines': '1. e4\n%1. d4 d5 {\n% )\re5 2. Nf3 Nc6\n%',
    'around lines of comments': '1. e4 ; 1. d4 { (\ne5 2. Nf3;\nNc6',
    'around a comment with brackets': '{[%clk 1:00]\n[Event "x"]\n(} 1. e4 e5 2. Nf3 Nc6',
    'after a byte order mark': '\uFEFF1. e4 e5 2. Nf3 Nc6',
    'with a draw offer': '1. e4 (=) e5 2. Nf3 Nc6 (=)',
  };
  for (const [name, text] of Object.entries(forms)) {
    test(name, () => assert.deepEqual(shapes(`${text} *`), [`${all} *`]));
  }

  test('with castling in letters and zeros, whatever suffix', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    const read = only(`[FEN "${fen}"]\n\n1.0-0! O-O-O+ 2.Rae1 *`);
    assert.equal(sans(read), 'O-O O-O-O Rae1');
    assert.equal(sans(only(`[FEN "${fen}"]\n1.0-0-0 0-0 0-1`)), 'O-O-O O-O');
  });

  test('with "e.p.", glued and apart', () => {
    for (const suffix of ['e.p.', ' e.p.', ' ep', 'ep', 'e.p.!']) {
      const read = only(`1. e4 a6 2. e5 d5 3. exd6${suffix} cxd6 *`);
      assert.equal(sans(read), 'e4 a6 e5 d5 exd6 cxd6', suffix);
    }
  });

  for (const promotion of ['=Q', 'Q', '=q', '/Q', '(Q)', '=Q+', '(Q)#!']) {
    test(`with the promotion ${promotion}`, () => {
      const read = only(`[FEN "7k/P7/8/8/8/8/8/K7 w - - 0 1"]\n1.a8${promotion} Kg7 *`);
      assert.equal(sans(read), 'a8=Q+ Kg7');
    });
  }
});

describe('games are told apart', () => {
  test('by results, with and without tags', () => {
    assert.deepEqual(shapes('1. e4 1-0 1. d4 0-1\n1. c4 1/2-1/2 *'), [
      'e4 1-0',
      'd4 0-1',
      'c4 1/2-1/2',
      '*',
    ]);
    assert.deepEqual(shapes('[Event "a"]\n1.e4 *[Event "b"]\n\n1.d4 1/2'), ['e4 *', 'd4 1/2-1/2']);
  });

  test('by tags where the result is missing', () => {
    assert.deepEqual(shapes('[Result "1-0"]\n\n1. e4\n\n[Event "b"]\n\n1. d4'), ['e4 1-0', 'd4 *']);
  });

  test('by tags that come again behind a blank line, where there are no moves', () => {
    const games = c960.parsePgn('[Event "a"]\n[Site "x"]\n\n[Event "b"]\r\n\r\n[Event "c"]\n');
    assert.deepEqual(
      games.map(({ tags }) => tags),
      [{ Event: 'a', Site: 'x' }, { Event: 'b' }, { Event: 'c' }],
    );
    assert.ok(games.every(({ game, error }) => game.ply === 0 && error === null));
  });

  test('and blank lines between tags do not make two of one', () => {
    const read = only('[Event "a"]\n\n[Site "b"]\n\n\n[Result "0-1"]\n\n1. e4');
    assert.deepEqual(read.tags, { Event: 'a', Site: 'b', Result: '0-1' });
    assert.equal(sans(read), 'e4');
    assert.equal(read.result, '0-1');
  });

  test('and a text without any holds none', () => {
    for (const text of ['', ' \n', '\uFEFF', '; no game\n% none\n{ none }', '\r\n\r\n']) {
      assert.deepEqual(c960.parsePgn(text), [], JSON.stringify(text));
    }
  });

  test('what the moves end with counts, not the tag', () => {
    assert.equal(only('[Result "1-0"]\n\n1. e4 0-1').result, '0-1');
    assert.equal(only('[Result "1-0"]\n\n1. e4 *').result, '*');
    assert.equal(only('[Result "nobody"]\n\n1. e4').result, '*');
  });
});

describe('tags are read', () => {
  test('with escapes, quotes that nobody escaped, and none of both', () => {
    const read = only(String.raw`[White "A \"B\" \\ C"]
[Black "say "hi" there"]
[Site "C:\games"]
 [ Round  "1 [2]" ]
[Opening ""][ECO "A00"]
*`);
    assert.deepEqual(read.tags, {
      White: 'A "B" \\ C',
      Black: 'say "hi" there',
      Site: 'C:\\games',
      Round: '1 [2]',
      Opening: '',
      ECO: 'A00',
    });
    assert.equal(read.error, null);
  });

  test('whatever they are called', () => {
    const { tags } = only('[__proto__ "a"]\n[constructor "b"]\n[1 "c"]\n[Straße "d\ud800"]\n*');
    assert.deepEqual(Object.entries(tags).sort(), [
      ['1', 'c'],
      ['Straße', 'd\ud800'],
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    assert.equal(/** @type {any} */ ({}).a, undefined);
    assert.ok(Object.isFrozen(tags));
  });

  test('and a FEN counts with SetUp or without', () => {
    const fen = '4k3/8/8/8/8/8/8/R3K3 b Q - 3 9';
    for (const setUp of ['', '[SetUp "1"]', '[SetUp "0"]']) {
      const read = only(`[FEN "${fen}"]${setUp}\n\n9... Kd7 10. O-O-O+ *`);
      assert.equal(read.game.start.fen, fen);
      assert.equal(sans(read), 'Kd7 O-O-O+');
    }
  });

  test('and an empty FEN is none', () => {
    assert.equal(only('[FEN ""]\n1. e4 *').game.start.fen, SP518);
  });

  for (const name of [
    ...['Standard', 'chess', 'From Position', 'Chess960', 'chess 960', 'Chess-960'],
    ...['fischerandom', 'Fischer Random', 'FischerRandom Chess', 'Freestyle Chess', 'FRC', 'DFRC'],
    ...['960', '', 'Double Chess960'],
  ]) {
    test(`and the variant "${name}" is read`, () => {
      const read = only(`[Variant "${name}"]\n\n1. e4 *`);
      assert.equal(read.error, null);
      assert.equal(sans(read), 'e4');
    });
  }

  for (const name of ['Atomic', 'Crazyhouse', 'Atomic960', 'King of the Hill', 'xiangqi', '象棋']) {
    test(`and the variant "${name}" is refused`, () => {
      const text = `[Variant "${name}"]\n\n1. e4 *\n\n1. d4 *`;
      const [game, next] = c960.parsePgn(text);
      assert.equal(game?.error?.code, 'bad-pgn');
      assert.equal(game?.error?.offset, text.indexOf(name));
      assert.equal(game?.game.ply, 0);
      assert.equal(next && sans(next), 'd4');
    });
  }
});
