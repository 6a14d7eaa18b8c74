// SPDX-License-Identifier: MIT
// PGN that cannot be read to its end: where it stops, what is kept, and how it goes on.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chance } from './games.mjs';
import { only, sans, shapes } from './pgn-support.mjs';
import { c960, dataText, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').PgnGame} PgnGame */

describe('an error', () => {
  /** [what, text up to the place, the rest, moves read, code] */
  const faults = /** @type {const} */ ([
    ['an illegal move', '1. e4 e5 2. ', 'Ke3 Ke7', 2, 'illegal-move'],
    ['an illegal move behind its number', '1. e4 e5 2.', 'Ke3', 2, 'illegal-move'],
    ['no move at all', '1. e4 ', 'yes', 1, 'bad-pgn'],
    ['a move with one wrong character', '1. e4 Nf', 'y6', 1, 'bad-pgn'],
    ['a null move', '1. e4 ', '-- 2. d4', 1, 'bad-pgn'],
    ['another null move', '1. e4 ', 'Z0 2. d4', 1, 'bad-pgn'],
    ['an ambiguous move', '1. Nf3 a6 2. d4 a5 3. ', 'Nd2', 4, 'bad-pgn'],
    ['a move of a thousand characters', '1. e4 ', 'x'.repeat(1000), 1, 'bad-pgn'],
    ['a bracket nobody opened', '1. e4 ', ') e5', 1, 'bad-pgn'],
    ['a brace nobody opened', '1. e4 ', '} e5', 1, 'bad-pgn'],
    ['a square bracket that begins no tag', '1. e4 ', '[%clk 1] e5', 1, 'bad-pgn'],
    ['half a NAG', '1. e4 ', '$ e5', 1, 'bad-pgn'],
    ['a lone surrogate', '1. e4 ', '\ud83d e5', 1, 'bad-pgn'],
    ['an emoji', '{\u{1f600}} 1. e4 ', '\u{1f600} e5', 1, 'bad-pgn'],
    ['a variation without an end', '1. e4 ', '( 1. d4 (1. c4) 1-0', 1, 'bad-pgn'],
    ['a comment without an end', '1. e4 ', '{ 1. d4 1-0', 1, 'bad-pgn'],
    ['a comment without an end in a variation', '1. e4 (1. d4 ', '{ x', 1, 'bad-pgn'],
    ['a tag without quotes', '', '[Event x]\n[Site "?"]\n\n1. e4', 0, 'bad-pgn'],
    ['a tag without an end', '', '[Event "x\n[Site "?"]\n\n1. e4', 0, 'bad-pgn'],
    ['a FEN that cannot be read', '[FEN "8/8/8/8/8/8/8/', '9 w - - 0 1"]\n\n1. e4', 0, 'bad-pgn'],
    ['a FEN without kings', '[FEN "', '8/8/8/8/8/8/8/R7 w - - 0 1"]\n\n1. e4', 0, 'bad-pgn'],
    ['a FEN much too long', '[FEN "', `${'1'.repeat(1000)}"]\n\n1. e4`, 0, 'bad-pgn'],
    ['a set-up without a FEN', '[SetUp "', '1"]\n\n1. e4', 0, 'bad-pgn'],
  ]);

  for (const [what, before, rest, ply, code] of faults) {
    test(`tells place and ply of ${what}, and the next game is read`, () => {
      const first = '[Event "first"]\n\n1. c4 *\n\n';
      const text = `${first}${before}${rest}\n\n[Event "next"]\n\n1. d4 d5 1-0\n`;
      const [, broken, next, ...others] = c960.parsePgn(text);
      assert.ok(broken && next);
      assert.equal(broken.error?.code, code, broken.error?.message);
      assert.equal(broken.error?.offset, first.length + before.length);
      assert.equal(broken.error?.ply, ply + 1);
      assert.equal(broken.game.ply, ply);
      assert.deepEqual(next.tags, { Event: 'next' });
      assert.equal(sans(next), 'd4 d5');
      assert.equal(next.error, null);
      assert.deepEqual(others, []);
    });
  }

  test('does not hide the result, nor the tags behind it', () => {
    const read = only('[Event x]\n[White "A"]\n\n1. e4 (1. d4 1-0) {1-0} e5 0-1');
    assert.deepEqual(read.tags, { White: 'A' });
    assert.equal(read.result, '0-1');
    assert.equal(read.game.ply, 0);
  });

  test('in the middle of many games costs that game alone', () => {
    assert.deepEqual(shapes('1. e4 1-0 1. e5 0-1 1. d4 xx * 1. c4 *'), [
      'e4 1-0',
      '0-1!',
      'd4 *!',
      'c4 *',
    ]);
  });

  test('says what was ambiguous, illegal, or wrong with a FEN', () => {
    assert.equal(only('1. Nf3 a6 2. d4 a5 3. Nd2 *').error?.candidates.length, 2);
    assert.equal(only('1. Ke2 *').error?.explanation?.reasons[0]?.code, 'own-piece-on-target');
    assert.deepEqual(only('[FEN "8/8/8/8/8/8/8/R7 w - - 0 1"]\n*').error?.problems, [
      'no-white-king',
      'no-black-king',
    ]);
  });

  test('is told of text behind the last game', () => {
    const text = '1. e4 e5 1-0\n\nWritten by hand.';
    const [game, rest] = c960.parsePgn(text);
    assert.equal(game?.error, null);
    assert.equal(rest?.error?.code, 'bad-pgn');
    assert.equal(rest?.error?.offset, text.indexOf('Written'));
  });

  test('is thrown only for what is no text', () => {
    for (const value of [undefined, null, 5, {}, Buffer.from('1. e4')]) {
      const wrong = /** @type {any} */ (value);
      assert.equal(thrownBy(() => c960.parsePgn(wrong)).code, 'bad-argument');
      assert.equal(thrownBy(() => c960.readPgn(wrong)).code, 'bad-argument');
    }
  });
});

describe('what is read', () => {
  test('is frozen, through and through', () => {
    const games = c960.parsePgn('[Event "a"]\n\n1. e4 Ke3 *');
    const [read] = games;
    assert.ok(read?.error);
    for (const part of [games, read, read.tags, read.game, read.error]) {
      assert.ok(Object.isFrozen(part));
    }
  });

  test('comes as it is asked for: the second game is not read before the first is used', () => {
    const games = c960.readPgn('1. e4 * 1. d4 *')[Symbol.iterator]();
    const first = games.next();
    const other = [...c960.readPgn('1. c4 *')];
    const second = games.next();
    assert.deepEqual([first.value, ...other, second.value].map(sans), ['e4', 'c4', 'd4']);
    assert.equal(games.next().done, true);
  });
});

describe('whatever a text is', () => {
  const random = chance(3);
  const parts = [
    ...[
      '[Event "a"]',
      '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]',
      '[',
      ']',
      '"',
      '\\',
      '{',
      '}',
      '(',
      ')',
      ';',
      '%',
    ],
    ...[
      '\n',
      '\r\n',
      ' ',
      '\n\n',
      '1.',
      '...',
      '$5',
      '!',
      '*',
      '1-0',
      '1/2-1/2',
      '0-0',
      'e4',
      'e5',
    ],
    ...[
      'Nf3',
      'Nc6',
      'O-O',
      'e8=Q',
      '(Q)',
      '--',
      'e.p.',
      'x',
      '\ud800',
      '\u{1f600}',
      '\uFEFF',
      '\0',
      '½',
    ],
  ];

  /** What holds of every game. @param {string} text */
  function check(text) {
    const games = c960.parsePgn(text);
    let last = -1;
    for (const { error, game } of games) {
      assert.equal(game.moves.length, game.ply);
      if (!error) continue;
      assert.ok(error.code === 'bad-pgn' || error.code === 'illegal-move', error.code);
      assert.equal(error.ply, game.ply + 1);
      const { offset } = error;
      assert.ok(offset !== null && offset > last && offset <= text.length, `${offset}`);
      last = offset;
    }
  }

  test('it is read without a throw, and errors lie in it one behind the other', () => {
    for (let n = 0; n < 3000; n++) {
      check(Array.from({ length: random(40) }, () => parts[random(parts.length)]).join(''));
    }
  });

  test('a sample is read wherever it is cut off', () => {
    const text = dataText('pgn/std_annotations.pgn') + dataText('pgn/960_lichess_style.pgn');
    for (let n = 0; n < text.length; n += 7) check(text.slice(0, n));
  });
});

describe('a comment that nobody closed', () => {
  test('right behind the tags ends where the next game begins', () => {
    const text = '[Event "a"]\n{ open\n[Event "b"]\n1. e4 *\n';
    const games = c960.parsePgn(text);
    assert.deepEqual(
      games.map(({ tags }) => tags.Event),
      ['a', 'b'],
    );
    assert.equal(games[0].error?.offset, text.indexOf('{'));
    assert.deepEqual([games[1].error, sans(games[1])], [null, 'e4']);
  });

  test('does not swallow a game in which another one is closed', () => {
    const text = '1. e4 {unclosed e5 1-0\n\n[White "x"]\n\n1. d4 {c} d5 *\n';
    assert.deepEqual(shapes(text), ['e4 *!', 'd4 d5 *']);
  });
});

test('names of the variant that others write are understood', () => {
  for (const name of [
    'wild/fr',
    'fischerrandom/960',
    'Chess960 (Freestyle)',
    'Chess 9LX',
    '?',
    '',
  ]) {
    const { error } = only(`[Variant "${name}"]\n\n1. e4 *\n`);
    assert.equal(error, null, name);
  }
});

test('the end mark of DOS is no game', () => {
  assert.deepEqual(shapes('1. e4 *\n\u001a'), ['e4 *']);
});
