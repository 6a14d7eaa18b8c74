// SPDX-License-Identifier: MIT
// Bad input: each is answered by a typed error, and everything is as it was before.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { C960Error } from '../../wasm/dist/index.js';
import { c960, thrownBy } from './support.mjs';

/** What is no string, where a string belongs. @type {any[]} */
const NO_STRINGS = [
  undefined,
  null,
  0,
  518,
  true,
  {},
  [],
  () => 'e4',
  Symbol('e4'),
  new String('e4'),
];
/** @type {any[]} */
const NO_SQUARES = [
  '',
  'e',
  'e0',
  'e9',
  'i1',
  'E4',
  'e44',
  ' e4',
  'e4 ',
  'ｅ4',
  '4e',
  '-',
  'constructor',
];

/**
 * The error of a call, after which everything works as before it.
 *
 * @param {() => unknown} call
 */
function harmless(call) {
  const position = c960.start(518);
  const before = position.fen;
  const error = thrownBy(call);
  assert.ok(error instanceof C960Error && error instanceof Error);
  assert.equal(error.name, 'C960Error');
  assert.ok(error.message.startsWith(error.code), error.message);
  assert.ok(error.message.length < 300, 'a message stays short');
  assert.equal(position.fen, before);
  assert.equal(position.perft(2), 400);
  return error;
}

describe('a start number', () => {
  const none = [
    960,
    -1,
    3.5,
    NaN,
    Infinity,
    '1e2',
    'abc',
    '',
    '518',
    '０',
    null,
    undefined,
    true,
    [5],
    5n,
  ];
  for (const number of /** @type {any[]} */ (none)) {
    const name = typeof number === 'bigint' ? `${number}n` : JSON.stringify(number);
    test(`is not ${name} (${typeof number})`, () => {
      for (const call of [() => c960.start(number), () => c960.startInfo(number)]) {
        const error = harmless(call);
        assert.equal(error.code, 'bad-number');
        assert.deepEqual([error.offset, error.problems], [null, []]);
      }
    });
  }
});

describe('an arrangement', () => {
  /** @type {[string, string, string[]][]} */
  const cases = [
    ['a piece missing', 'RNBQKBN', ['length']],
    ['nothing at all', '', ['length']],
    ['bishops on one colour', 'RNBQKNBR', ['bishops-on-one-color']],
    ['the king outside the rooks', 'KRNBBNRQ', ['king-not-between-rooks']],
    ['nine letters', 'RNBQKBNRR', ['length']],
    ['two queens', 'RNBQKBQR', ['wrong-pieces']],
    ['letters of another alphabet', 'RNBQКBNR', ['letter']],
    ['digits', 'RNBQ1BNR', ['letter']],
  ];
  for (const [what, text, problems] of cases) {
    test(`with ${what} is refused`, () => {
      const error = harmless(() => c960.startNumber(text));
      assert.equal(error.code, 'bad-arrangement');
      for (const problem of problems)
        assert.ok(error.problems.includes(/** @type {any} */ (problem)));
    });
  }

  test('tells every problem, in order', () => {
    const error = harmless(() => c960.startNumber('KRRBNBNQ'));
    assert.deepEqual(error.problems, ['bishops-on-one-color', 'king-not-between-rooks']);
  });

  test('tells where its first strange letter is, in UTF-16 units', () => {
    assert.equal(harmless(() => c960.startNumber('RNБBQKNR')).offset, 2);
    assert.equal(harmless(() => c960.startNumber('RNB\u{1f451}KBNR')).offset, 3);
    assert.equal(harmless(() => c960.startNumber('RNBQKNBR')).offset, null);
  });

  test('of 100 kB, or of anything but text, is refused', () => {
    assert.equal(harmless(() => c960.startNumber('R'.repeat(100_000))).code, 'bad-arrangement');
    assert.equal(harmless(() => c960.matchStarts('?'.repeat(100_000))).code, 'bad-arrangement');
    for (const value of NO_STRINGS) {
      assert.equal(harmless(() => c960.startNumber(value)).code, 'bad-argument');
      assert.equal(harmless(() => c960.matchStarts(value)).code, 'bad-argument');
    }
  });
});

describe('a FEN', () => {
  const board = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

  test('of 100 kB is too long', () => {
    assert.equal(harmless(() => c960.parseFen('8/'.repeat(50_000))).code, 'too-long');
  });

  test('with full-width digits is bad in its board', () => {
    const error = harmless(() => c960.parseFen(`${board.replaceAll('8', '８')} w KQkq - 0 1`));
    assert.deepEqual([error.code, ...error.problems, error.offset], ['bad-fen', 'board', 18]);
  });

  test('with counters of 400 digits is bad in its counters', () => {
    const digits = '1'.repeat(400);
    const clock = harmless(() => c960.parseFen(`${board} w KQkq - ${digits} 1`));
    assert.deepEqual([clock.code, ...clock.problems], ['bad-fen', 'halfmove-clock']);
    const number = harmless(() => c960.parseFen(`${board} w KQkq - 0 ${digits}`));
    assert.deepEqual([number.code, ...number.problems], ['bad-fen', 'fullmove-number']);
  });

  test('is text', () => {
    for (const value of NO_STRINGS) {
      assert.equal(harmless(() => c960.parseFen(value)).code, 'bad-argument');
    }
  });
});

describe('a move', () => {
  const position = c960.start(518);
  const calls = [
    (/** @type {any} */ input) => position.move(input),
    (/** @type {any} */ input) => position.play(input),
    (/** @type {any} */ input) => position.explain(input),
  ];
  /** @type {[string, number][]} */
  const texts = [
    ['e9e1', 1],
    ['a7a8k', 4],
    ['O-O-O-O', 5],
    ['', 0],
    ['♘f3', 0],
    ['e2е4', 2],
    ['Nf\u{1f600}', 2],
  ];
  for (const [text, offset] of texts) {
    test(`is not ${JSON.stringify(text)}, from unit ${offset} on`, () => {
      for (const call of calls) {
        const error = harmless(() => call(text));
        assert.equal(error.code, 'bad-move');
        assert.equal(error.offset, offset);
        assert.equal(error.explanation, null);
      }
    });
  }

  test('of more text than any move has is too long', () => {
    for (const call of calls) {
      assert.equal(harmless(() => call('e4'.padEnd(100_000, '!'))).code, 'too-long');
      assert.equal(harmless(() => call('é'.repeat(300))).code, 'too-long');
    }
  });

  test('is a text, a move, or two squares', () => {
    const noMoves = [undefined, null, 0, true, Symbol('x'), {}, [], { from: 'e2' }, { to: 'e4' }];
    const wrongTypes = [{ from: 5, to: 'e4' }, { from: 'e2', to: null }, { uci: 5 }, { uci: null }];
    for (const call of calls) {
      for (const input of [...noMoves, ...wrongTypes]) {
        assert.equal(harmless(() => call(input)).code, 'bad-argument');
      }
    }
  });

  test('has squares that are squares', () => {
    for (const call of calls) {
      for (const square of NO_SQUARES) {
        assert.equal(harmless(() => call({ from: square, to: 'e4' })).code, 'bad-square');
        assert.equal(harmless(() => call({ from: 'e2', to: square })).code, 'bad-square');
      }
    }
  });

  test('promotes to one of four pieces', () => {
    for (const call of calls) {
      for (const promotion of ['pawn', 'king', '', 'q', 'Queen', 5, {}, true]) {
        const input = { from: 'e2', to: 'e4', promotion };
        assert.equal(harmless(() => call(input)).code, 'bad-argument', String(promotion));
      }
    }
    for (const promotion of [null, undefined]) {
      assert.equal(position.move({ from: 'e2', to: 'e4', promotion }).san, 'e4');
    }
  });
});

describe('a square', () => {
  const position = c960.start(518);
  const calls = [
    (/** @type {any} */ square) => position.pieceAt(square),
    (/** @type {any} */ square) => position.attackers(square, 'white'),
    (/** @type {any} */ square) => position.promotions(square, 'a8'),
    (/** @type {any} */ square) => position.promotions('a7', square),
  ];

  test('is one of 64 names', () => {
    for (const square of NO_SQUARES) {
      for (const call of calls) assert.equal(harmless(() => call(square)).code, 'bad-square');
      assert.equal(harmless(() => position.legalMoves(square)).code, 'bad-square');
    }
  });

  test('is text', () => {
    for (const square of NO_STRINGS) {
      for (const call of calls) assert.equal(harmless(() => call(square)).code, 'bad-argument');
      if (square === undefined) continue;
      assert.equal(harmless(() => position.legalMoves(square)).code, 'bad-argument');
    }
  });
});

test('colours and sides are those that there are', () => {
  const position = c960.start(518);
  const values = /** @type {any[]} */ ([null, '', 'w', 'White', 'red', 'K', 0, {}, 'toString']);
  for (const value of values) {
    assert.equal(harmless(() => position.castling(value)).code, 'bad-argument');
    assert.equal(harmless(() => position.castling('g', value)).code, 'bad-argument');
    assert.equal(harmless(() => position.attackers('e4', value)).code, 'bad-argument');
  }
  const none = /** @type {any} */ (undefined);
  assert.equal(harmless(() => position.castling(none)).code, 'bad-argument');
  assert.equal(harmless(() => position.attackers('e4', none)).code, 'bad-argument');
  assert.deepEqual(position.castling('g', none), position.castling('g', 'white'));
});

test('a position is compared with positions', () => {
  const position = c960.start(518);
  for (const other of /** @type {any[]} */ ([
    undefined,
    null,
    5,
    position.fen,
    {},
    { ...position },
  ])) {
    assert.equal(harmless(() => position.equals(other)).code, 'bad-argument');
  }
});

describe('the parts of a setup', () => {
  const good = {
    pieces: { e1: { color: 'white', type: 'king' }, e8: { color: 'black', type: 'king' } },
    turn: 'white',
  };
  /** @type {[string, string, any][]} */
  const cases = [
    ['no object', 'bad-argument', null],
    ['no pieces', 'bad-argument', { turn: 'white' }],
    ['no turn', 'bad-argument', { pieces: good.pieces }],
    ['a turn that is none', 'bad-argument', { ...good, turn: 'w' }],
    ['a square that is none', 'bad-square', { ...good, pieces: { e9: good.pieces.e1 } }],
    ['a man that is none', 'bad-argument', { ...good, pieces: { e1: 'K' } }],
    ['no man', 'bad-argument', { ...good, pieces: { e1: null } }],
    ['a man without colour', 'bad-argument', { ...good, pieces: { e1: { type: 'king' } } }],
    ['a man of no type', 'bad-argument', { ...good, pieces: { e1: { color: 'white', type: '' } } }],
    ['rights that are none', 'bad-argument', { ...good, rights: 'KQkq' }],
    ['rights of no colour', 'bad-argument', { ...good, rights: { red: { c: 'a1' } } }],
    ['rights to no side', 'bad-argument', { ...good, rights: { white: { K: 'h1' } } }],
    ['a right of no square', 'bad-square', { ...good, rights: { white: { g: 'h9' } } }],
    ['a right of no text', 'bad-argument', { ...good, rights: { white: { g: 7 } } }],
    ['an en passant square that is none', 'bad-square', { ...good, enPassant: '-' }],
    ['an en passant square of no text', 'bad-argument', { ...good, enPassant: 20 }],
  ];
  for (const [what, code, parts] of cases) {
    test(`are refused with ${what}`, () => {
      assert.equal(harmless(() => c960.setup(parts)).code, code);
    });
  }

  test('are refused as a position where no rule allows them', () => {
    const parts = /** @type {any} */ ({ ...good, rights: { white: { g: 'h4' } } });
    const error = harmless(() => c960.setup(parts));
    assert.deepEqual([error.code, ...error.problems], ['bad-position', 'bad-castling-right']);
  });
});
