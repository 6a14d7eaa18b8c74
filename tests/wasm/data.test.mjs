// SPDX-License-Identifier: MIT
// What is returned: frozen through and through, plain data that JSON and structured clone carry whole.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, thrownBy } from './support.mjs';

const position = c960.parseFen(
  'rn2k2r/P1ppqpb1/b3pnp1/3PN3/1p2P3/2N2Q1p/1PPBBPPP/R3K2R w KQkq - 3 9',
);
const mated = c960.parseFen('7k/5Q2/6K1/8/8/8/8/8 w - - 0 1').play('Qg7');
const refused = thrownBy(() => position.play('e1e5'));
const ambiguous = thrownBy(() => c960.parseFen('4k3/8/8/8/8/8/4K3/R6R w - - 0 1').move('Rd1'));

/** Everything that is plain data. @type {Record<string, unknown>} */
const DATA = {
  'all moves': position.legalMoves(),
  'the moves of a king that may castle': position.legalMoves('e1'),
  'no moves': position.legalMoves('e4'),
  'a capture': position.move('Bxa6'),
  'a castling': position.move('O-O'),
  'a piece': position.pieceAt('e1'),
  'all pieces': position.pieces(),
  rights: position.rights,
  'an explanation of a legal move': position.explain('O-O'),
  'an explanation of another': position.explain('e1e5'),
  'an explanation of a castling': c960.start(518).explain('O-O'),
  'a castling report': position.castling('c'),
  'a castling report without the right': mated.castling('c'),
  attackers: position.attackers('e4', 'white'),
  'no attackers': position.attackers('a4', 'black'),
  status: mated.status(),
  'a status with checkers': c960.parseFen('4k3/8/8/8/8/8/8/4RK2 b - - 0 1').status(),
  'a start': c960.startInfo(748),
  numbers: c960.matchStarts('B??N????'),
  counts: position.divide(1),
  'the explanation of an error': refused.explanation,
  'the candidates of an error': ambiguous.candidates,
};

/** @param {unknown} value @param {string} path */
function assertFrozen(value, path) {
  if (typeof value !== 'object' || value === null) return;
  assert.ok(Object.isFrozen(value), `${path} is not frozen`);
  for (const [key, inner] of Object.entries(value)) assertFrozen(inner, `${path}.${key}`);
}

/** The same made of other objects, with everything that is there enumerable. @param {unknown} value */
function assertPlain(value) {
  if (typeof value !== 'object' || value === null) return;
  const prototype = Object.getPrototypeOf(value);
  assert.ok(prototype === Object.prototype || prototype === Array.prototype);
  Object.values(value).forEach(assertPlain);
}

describe('plain data', () => {
  for (const [name, value] of Object.entries(DATA)) {
    test(`is frozen and whole: ${name}`, () => {
      assert.notEqual(value, undefined);
      assertFrozen(value, name);
      assertPlain(value);
      assert.deepEqual(JSON.parse(JSON.stringify(value)), value);
      assert.deepEqual(structuredClone(value), value);
    });
  }

  test('has its properties in the order of the declarations', () => {
    assert.deepEqual(Object.keys(position.move('O-O')), [
      'from',
      'to',
      'piece',
      'color',
      'captured',
      'promotion',
      'enPassant',
      'castling',
      'uci',
      'uciStandard',
      'san',
    ]);
  });

  test('is a castling with both men’s ways and both notations', () => {
    assert.deepEqual(position.move('O-O'), {
      from: 'e1',
      to: 'g1',
      piece: 'king',
      color: 'white',
      captured: null,
      promotion: null,
      enPassant: false,
      castling: {
        side: 'g',
        kind: 'double-move',
        king: { from: 'e1', to: 'g1' },
        rook: { from: 'h1', to: 'f1' },
      },
      uci: 'e1h1',
      uciStandard: 'e1g1',
      san: 'O-O',
    });
  });
});

describe('positions and the library', () => {
  test('are frozen', () => {
    assert.ok(Object.isFrozen(c960));
    assert.ok(Object.isFrozen(position));
    assert.ok(Object.isFrozen(position.play('O-O')));
    const promotions = position.promotions('a7', 'b8');
    assert.equal(promotions.length, 4);
    assert.ok(Object.isFrozen(promotions) && promotions.every(Object.isFrozen));
    assert.throws(() => {
      /** @type {any} */ (position).turn = 'black';
    }, TypeError);
  });

  test('stay as they are whatever is played from them', () => {
    const fens = new Map(position.legalMoves().map((move) => [position.play(move), move]));
    for (const [after, move] of fens) assert.equal(after.fen, position.play(move).fen);
    assert.equal(new Set([...fens.keys()].map(({ fen }) => fen)).size, fens.size);
  });

  test('lose nothing when their functions are taken off them', () => {
    const { start, parseFen, startNumber } = c960;
    assert.equal(start(startNumber('RNBQKBNR')).fen, parseFen(start(518).fen).fen);
  });

  test('count what a FEN counts', () => {
    assert.equal(position.halfmoveClock, 3);
    assert.equal(position.fullmoveNumber, 9);
    const late = c960.parseFen('4k3/8/8/8/8/8/8/4K3 b - - 9999 9999');
    assert.deepEqual([late.halfmoveClock, late.fullmoveNumber], [9999, 9999]);
    assert.deepEqual([late.turn, late.play('Kd8').turn], ['black', 'white']);
  });

  test('have a version', async () => {
    const { readFile } = await import('node:fs/promises');
    const text = await readFile(new URL('../../package.json', import.meta.url), 'utf8');
    assert.equal(c960.version, JSON.parse(text).version);
  });
});
