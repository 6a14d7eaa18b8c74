// SPDX-License-Identifier: MIT
/** What a game tells and its board does not: lost rights, repetition, claims, where it is over. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, readCatalogs } from '../../web/build/catalogs.mjs';
import { castlingCaption } from '../../web/lib/attempt.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { openLine, playOn, walkTo } from '../../web/lib/line.js';
import { lostRights, tellGame, tellNews, withHistory } from '../../web/lib/told.js';

const c960 = await loadCoreFromDisk();
const [english] = readCatalogs().map(({ language, catalog }) => buildTexts(language, catalog));

describe('what a game tells', () => {
  /** @param {string} fen @param {string[]} moves */
  const game = (fen, ...moves) =>
    moves.reduce((at, move) => playOn(at, at.game.position.move(move)), openLine(c960.game(fen)));
  /** @param {import('../../web/lib/line.js').Line} line */
  const told = (line) => tellGame(english, line).map(({ text }) => text);

  const START = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';

  test('by which move each right to castle was lost, and by what', () => {
    assert.deepEqual(told(game(START, 'Ke2')), [
      'White can no longer castle: the king moved with 1.Ke2.',
    ]);
    assert.deepEqual(told(game(START, 'Rg1', 'Ra7')), [
      'White can no longer castle on the g-side: the rook moved with 1.Rg1.',
      'Black can no longer castle on the c-side: the rook moved with 1...Ra7.',
    ]);
    assert.deepEqual(told(game(START, 'Rxh8+')), [
      'White can no longer castle on the g-side: the rook moved with 1.Rxh8+.',
      'Black can no longer castle on the g-side: the rook was taken with 1.Rxh8+.',
    ]);
    assert.deepEqual(told(game(START, 'Rg1', 'O-O-O')), [
      'White can no longer castle on the g-side: the rook moved with 1.Rg1.',
      'Black has castled with 1...O-O-O; a player castles only once in a game.',
    ]);
    assert.deepEqual(told(game(START, 'Rg1', 'Rg8', 'Kd1')), [
      'White can no longer castle on the g-side: the rook moved with 1.Rg1.',
      'Black can no longer castle on the g-side: the rook moved with 1...Rg8.',
      'White can no longer castle on the c-side: the king moved with 2.Kd1.',
    ]);
  });

  test('with a refused castling, the move that lost its right and no other', () => {
    const line = game(START, 'Rg1', 'Ra7', 'Rh1', 'Ra8');
    const asked = lostRights(english, line, 'white', 'g').map(({ text }) => text);
    assert.deepEqual(asked, [
      'White can no longer castle on the g-side: the rook moved with 1.Rg1.',
    ]);
    assert.deepEqual(lostRights(english, line, 'white', 'c'), []);
    const caption = castlingCaption(english, line.game.position, line.game.position.castling('g'));
    assert.match(
      withHistory(english, line, caption).note,
      /^White can no longer castle on the g-side: the rook moved with 1\.Rg1\. /,
    );
    const other = castlingCaption(english, line.game.position, line.game.position.castling('c'));
    assert.equal(withHistory(english, line, other), other);
  });

  test('how often the position has occurred, what may be claimed, and when it is over', () => {
    const around = ['Ra2', 'Ra7', 'Ra1', 'Ra8'];
    /** @param {number} times */
    const times = (times) =>
      game(
        'r3k3/8/8/8/8/8/8/R3K3 w - - 0 1',
        ...Array(times - 1)
          .fill(around)
          .flat(),
      );
    assert.deepEqual(told(times(1)), []);
    assert.match(told(times(2)).join(), /^This position has occurred twice\./);
    assert.match(told(times(3)).join(), /^This position has occurred three times: the player/);
    assert.match(told(times(4)).join(), /^This position has occurred 4 times: the player/);
    const five = times(5);
    assert.equal(five.over, 16);
    assert.match(
      told(five).join(),
      /^A draw: the same position has occurred five times\. The game is/,
    );
    const on = playOn(five, five.game.position.move('Ra3'));
    assert.deepEqual(told(on), ['The game was over after 8...Ra8: what follows is only tried.']);
    assert.equal(playOn(on, on.game.position.move('Ra6')).over, 16, 'it stays over');
    const before = walkTo(on, 15);
    assert.deepEqual([before.over, told(before).length], [16, 1]);
    assert.equal(playOn(before, before.game.position.move('Rb7')).over, null, 'another move');
    assert.equal(playOn(before, before.game.position.move('Ra8')).over, 16, 'the same move');
    assert.equal(openLine(on.game).over, 16, 'a game that is opened at its end');
  });

  test('fifty moves and threefold beside each other, seventy-five and a dead position at once', () => {
    const fifty = game('r3k3/8/8/8/8/8/8/R3K3 w - - 99 80', 'Ra2');
    assert.match(told(fifty).join(), /^50 moves by each side .*: a draw may be claimed\.$/);
    assert.equal(fifty.over, null);
    const both = ['Ra7', 'Ra1', 'Ra8', 'Ra2', 'Ra7', 'Ra1', 'Ra8', 'Ra2'].reduce(
      (at, move) => playOn(at, at.game.position.move(move)),
      fifty,
    );
    assert.deepEqual(
      tellGame(english, both).map(({ article }) => article),
      ['9.2', '9.3'],
    );
    const end = game('r3k3/8/8/8/8/8/8/R3K3 w - - 149 80', 'Ra2');
    assert.deepEqual(
      tellGame(english, end).map(({ article }) => article),
      ['9.6.2'],
    );
    const dead = openLine(c960.game('4k3/8/8/8/8/8/8/4K3 w - - 0 1'));
    assert.match(told(dead).join(), /^Dead position: .* Moves can still be tried here/);
    const on = playOn(dead, dead.game.position.move('Ke2'));
    assert.match(told(on).join(), /^The game was over before it began/);
    assert.equal(tellNews(english, on), told(on).join(' '));
    const mate = game('6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1', 'Ra8#');
    assert.deepEqual(told(mate), ['Checkmate: White wins. The game is over.']);
  });
});
