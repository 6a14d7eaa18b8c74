// SPDX-License-Identifier: MIT
// A caller's own code may run in the middle of a call, and may itself call the library.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960 } from './support.mjs';

describe('a caller’s own code that runs inside a call may call the library again', () => {
  const busy = () => {
    c960.parseFen('4k3/8/8/8/8/8/8/R3K2R w KQ - 5 9').legalMoves();
    c960.start(3).explain('e2e5');
    assert.throws(() => c960.startNumber('\u{1f600}'));
  };

  test('as a source of chance', () => {
    const random = () => {
      busy();
      return 5;
    };
    assert.equal(c960.randomStart({ random }), 5);
  });

  test('as an iterable of numbers to exclude', () => {
    const exclude = (function* () {
      for (let n = 0; n < 10; n++) {
        busy();
        yield n;
      }
    })();
    assert.equal(c960.randomStart({ exclude, random: () => 0 }), 10);
  });

  test('as the properties of a move', () => {
    const input = {
      from: 'e2',
      get to() {
        busy();
        return 'e4';
      },
      get promotion() {
        busy();
        return null;
      },
    };
    assert.equal(c960.start(518).play(input).fen, c960.start(518).play('e4').fen);
    assert.equal(c960.game(518).play(input).position.fen, c960.start(518).play('e4').fen);
    assert.equal(c960.game(518).explain(input).legal, true);
    assert.equal(c960.start(518).explain(input).legal, true);
  });

  test('as the properties of a setup', () => {
    const position = c960.setup({
      get pieces() {
        busy();
        return {
          e1: /** @type {const} */ ({ color: 'white', type: 'king' }),
          get e8() {
            busy();
            return /** @type {const} */ ({ color: 'black', type: 'king' });
          },
        };
      },
      get turn() {
        busy();
        return /** @type {const} */ ('black');
      },
    });
    assert.equal(position.fen, '4k3/8/8/8/8/8/8/4K3 b - - 0 1');
  });
});
