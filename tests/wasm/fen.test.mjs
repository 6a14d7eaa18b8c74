// SPDX-License-Identifier: MIT
// Reading and writing positions: every row of fen_valid.jsonl, offsets in UTF-16 units, and setups.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unitOffset } from '../../wasm/js/text.js';
import { c960, everyRow, jsonRows, thrownBy } from './support.mjs';

const rows = jsonRows('fen_valid.jsonl');
const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';

describe('a text of fen_valid', () => {
  test('that is valid is read, and written back in both notations', () => {
    const valid = rows.filter(({ verdict }) => verdict === 'valid');
    everyRow(valid, ({ fen, xfen, sfen }) => {
      const position = c960.parseFen(fen);
      assert.equal(position.fen, xfen);
      assert.equal(position.shredderFen, sfen);
      assert.equal(c960.parseFen(xfen).fen, xfen);
      assert.equal(c960.parseFen(sfen).shredderFen, sfen);
    });
  });

  const invalid = rows.filter(({ verdict }) => verdict === 'invalid');

  test('that is not valid is refused with its code and every problem in order', () => {
    everyRow(invalid, ({ fen, code, problems }) => {
      const error = thrownBy(() => c960.parseFen(fen));
      assert.equal(error.code, code);
      assert.deepEqual(error.problems, problems);
      assert.equal(error.explanation, null);
    });
  });

  test('is refused at a place in the field in which reading stopped, or at none', () => {
    everyRow(invalid, ({ fen, code, problems }) => {
      const { offset } = thrownBy(() => c960.parseFen(fen));
      if (code !== 'bad-fen') return assert.equal(offset, null);
      const [from, to] = placeOf(fen, problems[0]);
      assert.ok(offset !== null && offset >= from && offset <= to, `${offset}: ${from} to ${to}`);
    });
  });
});

const FIELDS = ['board', 'turn', 'castling', 'en-passant', 'halfmove-clock', 'fullmove-number'];

/**
 * Where a field begins and ends; for a missing one, where the text before it ends; for one too many, all
 * that follows the last good one.
 *
 * @param {string} fen
 * @param {string} field
 * @returns {[number, number]}
 */
function placeOf(fen, field) {
  const places = [...fen.matchAll(/[^\s\uFEFF]+/g)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  const end = places.at(-1)?.to ?? 0;
  if (field === 'missing-field') return [end, fen.length];
  if (field === 'extra-field') return [places[6]?.from ?? NaN, places[6]?.from ?? NaN];
  const place = places[FIELDS.indexOf(field)];
  return [place?.from ?? NaN, place?.to ?? NaN];
}

describe('the offset of a bad FEN', () => {
  const cases = [
    { what: 'a letter that is no man', fen: 'rnbqkbnr/ppppxppp/8/8', offset: 13 },
    { what: 'a turn that is none', fen: `${START} x KQkq - 0 1`, offset: 44 },
    { what: 'a Cyrillic letter', fen: START.replace(/BNR$/, 'ВNR'), offset: 40 },
    { what: 'what follows two-byte blanks', fen: `\u00a0\u00a0x${START} w - - 0 1`, offset: 2 },
    { what: 'what follows a byte order mark', fen: `\ufeff\u3000x${START} w - -`, offset: 2 },
    { what: 'a character of two units', fen: `${START.slice(0, 4)}\u{1f600}`, offset: 4 },
    { what: 'a lone surrogate', fen: `${START.slice(0, 5)}\ud83d`, offset: 5 },
    { what: 'full-width digits', fen: START.replaceAll('8', '８'), offset: 18 },
    {
      what: 'a bad clock after blanks of three bytes',
      fen: `${START}\u2003w\u2003-\u2003-\u2003z`,
      offset: 50,
    },
  ];
  for (const { what, fen, offset } of cases) {
    test(`counts UTF-16 units: ${what}`, () => {
      const error = thrownBy(() => c960.parseFen(fen));
      assert.equal(error.code, 'bad-fen');
      assert.equal(error.offset, offset);
    });
  }
});

test('a place in bytes is a place in units after characters of any width', () => {
  const text = 'aé€\u{1f600}\ud83dz';
  const starts = [0, 1, 3, 6, 10, 13, 14];
  assert.deepEqual(
    starts.map((byte) => unitOffset(text, byte)),
    [0, 1, 2, 3, 5, 6, 7],
  );
  assert.equal(unitOffset(text, 8), 3, 'inside a character');
  assert.equal(unitOffset(text, 99), text.length, 'beyond the end');
});

describe('the length of a FEN', () => {
  const fen = `${START} w KQkq - 0 1`;

  test('may be 512 units, blanks included', () => {
    assert.equal(c960.parseFen(fen.padEnd(512)).fen, fen);
    assert.equal(c960.parseFen(fen.padStart(512, '\u3000')).fen, fen);
  });

  for (const [what, text] of /** @type {const} */ ([
    ['513 units', fen.padEnd(513)],
    ['513 units of three bytes', fen.padStart(513, '\u3000')],
    ['100 kB', fen.padEnd(100_000, '1')],
    ['300 characters of two units', '\u{1f600}'.repeat(300)],
    ['a pair cut by the limit', `${'x'.repeat(512)}\u{1f600}`],
  ])) {
    test(`is too long with ${what}`, () => {
      const error = thrownBy(() => c960.parseFen(text));
      assert.equal(error.code, 'too-long');
      assert.equal(error.offset, null);
      assert.deepEqual(error.problems, []);
    });
  }
});

describe('setup', () => {
  test('makes of a position’s parts the same position', () => {
    const some = jsonRows('legal_moves.jsonl').filter((_, n) => n % 3 === 0);
    everyRow(some, ({ fen }) => {
      const position = c960.parseFen(fen);
      const built = c960.setup({
        pieces: Object.fromEntries(position.pieces().map(({ square, piece }) => [square, piece])),
        turn: position.turn,
        rights: position.rights,
        enPassant: position.enPassant,
      });
      assert.ok(built.equals(position));
      const fields = (/** @type {string} */ text) => text.split(' ').slice(0, 4).join(' ');
      assert.equal(fields(built.fen), fields(position.fen));
      assert.equal(built.halfmoveClock, 0);
      assert.equal(built.fullmoveNumber, 1);
    });
  });

  const king = /** @type {const} */ ({ color: 'white', type: 'king' });
  const blackKing = /** @type {const} */ ({ color: 'black', type: 'king' });
  const rook = /** @type {const} */ ({ color: 'white', type: 'rook' });
  const pawn = /** @type {const} */ ({ color: 'white', type: 'pawn' });

  test('takes no rights and no en passant square where none are given', () => {
    const parts = {
      pieces: { e1: king, a1: rook, e8: blackKing },
      turn: /** @type {const} */ ('white'),
    };
    const position = c960.setup(parts);
    assert.deepEqual(position.rights.white, { c: null, g: null });
    assert.equal(position.enPassant, null);
    const same = c960.setup({
      ...parts,
      rights: { white: { g: null }, black: {} },
      enPassant: null,
    });
    assert.ok(same.equals(position));
    const castling = c960.setup({ ...parts, rights: { white: { c: 'a1' } } });
    assert.equal(castling.fen, '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1');
  });

  test('tells every problem, in order and without an offset', () => {
    const error = thrownBy(() =>
      c960.setup({
        pieces: { e1: king, e2: king, a1: pawn },
        turn: 'black',
        rights: { black: { c: 'a8' } },
        enPassant: 'e3',
      }),
    );
    assert.equal(error.code, 'bad-position');
    assert.equal(error.offset, null);
    assert.deepEqual(error.problems, [
      'no-black-king',
      'too-many-kings',
      'pawn-on-back-rank',
      'bad-castling-right',
      'bad-en-passant-square',
    ]);
  });

  test('tells an empty board alone', () => {
    const error = thrownBy(() => c960.setup({ pieces: {}, turn: 'white', enPassant: 'e3' }));
    assert.deepEqual(error.problems, ['empty-board']);
  });
});
