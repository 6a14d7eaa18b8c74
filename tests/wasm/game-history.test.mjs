// SPDX-License-Identifier: MIT
// Games that share their history, random games, and games of thousands of moves.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chance, line, look, played, wander } from './games.mjs';
import { c960 } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Game} Game */
/** @typedef {import('../../wasm/dist/index.js').Move} Move */

describe('games share what they have in common, and never change', () => {
  const start = c960.game(518);
  const game = start.play('e4').play('e5').play('Nf3');

  test('taking a move back gives the very game it was played in', () => {
    assert.equal(game.play('Nc6').undo(), game);
    assert.equal(game.undo().undo().undo(), start);
  });

  test('a move taken back can be played again, and another instead', () => {
    const again = game.undo().play(/** @type {Move} */ (game.moves[2]));
    assert.ok(again.position.equals(game.position));
    const other = game.undo().play('f4');
    assert.deepEqual(
      other.moves.map(({ san }) => san),
      ['e4', 'e5', 'f4'],
    );
    assert.deepEqual(
      game.moves.map(({ san }) => san),
      ['e4', 'e5', 'Nf3'],
    );
    assert.equal(other.at(2), game.at(2));
    assert.equal(other.start, start.position);
  });

  test('everything they give is frozen, and so are they', () => {
    const castled = played(518, ['g3', 'g6', 'Bg2', 'Bg7', 'Nf3', 'Nf6', 'O-O']);
    for (const each of [start, game, castled]) {
      assert.ok(Object.isFrozen(each));
      assert.ok(Object.isFrozen(each.moves) && each.moves.every(Object.isFrozen));
      const lost = each.rightsLost();
      assert.ok(Object.isFrozen(lost) && lost.every(Object.isFrozen));
      assert.deepEqual(structuredClone(lost), lost);
      assert.deepEqual(JSON.parse(JSON.stringify(lost)), lost);
    }
    assert.equal(castled.rightsLost().length, 2);
    assert.ok(Object.isFrozen(castled.explain('O-O')));
    for (const name of ['position', 'start', 'ply', 'moves', 'own']) {
      assert.throws(() => {
        /** @type {any} */ (game)[name] = null;
      }, TypeError);
    }
  });

  test('a list of moves is made once for all who ask', () => {
    const long = wander(c960.game(0), 50, chance(2));
    assert.equal(long.moves, long.moves);
    const longer = long.play(/** @type {Move} */ (long.position.legalMoves()[0]));
    assert.deepEqual(longer.moves.slice(0, -1), long.moves);
    assert.deepEqual(long.undo().moves, long.moves.slice(0, -1));
  });

  test('variations of variations each keep their own count', () => {
    const random = chance(3);
    const games = [c960.game('4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1')];
    for (let n = 0; n < 600; n++) {
      const from = /** @type {Game} */ (games[random(games.length)]);
      games.push(wander(from, 1 + random(4), random));
      if (n % 3) continue;
      const asked = /** @type {Game} */ (games[random(games.length)]);
      const all = line(asked).map(look);
      assert.equal(asked.repetitions(), all.filter((each) => each === all.at(-1)).length);
      assert.equal(asked.moves.length, asked.ply);
    }
    const deepest = games.reduce((a, b) => (b.ply > a.ply ? b : a));
    line(deepest).forEach(({ position }, ply) => assert.equal(deepest.at(ply), position));
  });
});

describe('random games from every tenth start', () => {
  const games = Array.from({ length: 96 }, (_, n) =>
    wander(c960.game(10 * n), 150, chance(100 + n)),
  );

  test('lose just the rights that their positions lose', () => {
    for (const game of games) {
      const all = line(game);
      const lost = all.slice(1).flatMap(({ position, ply }) => {
        const before = game.at(ply - 1).rights;
        return /** @type {const} */ (['white', 'black']).flatMap((color) =>
          /** @type {const} */ (['c', 'g'])
            .filter((side) => before[color][side] && !position.rights[color][side])
            .map((side) => ({ color, side, ply })),
        );
      });
      const told = game.rightsLost();
      assert.deepEqual(
        told.map(({ color, side, ply }) => ({ color, side, ply })),
        lost,
      );
      for (const { color, cause, move, ply } of told) {
        assert.equal(move, game.moves[ply - 1]);
        assert.equal(cause === 'rook-captured', move.color !== color);
        assert.equal(cause === 'castled', move.color === color && move.castling !== null);
      }
    }
  });

  test('have the outcome that their position has, but for repetition', () => {
    for (const game of games) {
      for (const each of line(game)) {
        if (each.repetitions() < 3)
          assert.deepEqual(each.outcome(), each.position.status().outcome);
      }
    }
  });

  test('answer as their position does, but for what has expired', () => {
    const files = [...'abcdefgh'];
    let expired = 0;
    for (const game of games.flatMap(line)) {
      const [rank, next] = game.position.turn === 'white' ? [5, 6] : [4, 3];
      for (const pawn of game.position.pieces()) {
        if (pawn.piece.type !== 'pawn' || Number(pawn.square[1]) !== rank) continue;
        const file = files.indexOf(pawn.square[0] ?? '');
        for (const beside of [files[file - 1], files[file + 1]].filter(Boolean)) {
          const explanation = game.explain({ from: pawn.square, to: `${beside}${next}` });
          const alone = game.position.explain({ from: pawn.square, to: `${beside}${next}` });
          const isExpired = explanation.reasons.some(({ code }) => code === 'en-passant-expired');
          if (!isExpired) assert.deepEqual(explanation, alone);
          else assert.equal(alone.reasons[0]?.code, 'pawn-needs-a-capture');
          if (isExpired) expired++;
        }
      }
    }
    assert.ok(expired > 50, String(expired));
  });
});

describe('a game of thousands of moves', () => {
  const SHUFFLE = ['Nf3', 'Nf6', 'Ng1', 'Ng8'];
  /** Where time grew with the square of the length, these would take many minutes. */
  const ends = { timeout: 120_000 };

  test('may be asked for its outcome at every move', ends, () => {
    {
      let game = c960.game(518);
      for (let n = 0; n < 20_000; n++) {
        game = game.play(/** @type {string} */ (SHUFFLE[n % 4]));
        assert.equal(game.repetitions(), 1 + Math.floor((n + 1) / 4));
        if (n > 200) assert.equal(game.outcome()?.reason, 'fivefold-repetition');
      }
      assert.equal(game.position.halfmoveClock, 9999, 'where it stays');
    }
  });

  test('may be asked at its end alone', ends, () => {
    {
      let game = c960.game(518);
      for (let n = 0; n < 20_000; n++) game = game.play(/** @type {string} */ (SHUFFLE[n % 4]));
      assert.equal(game.repetitions(), 5001);
      assert.equal(game.moves.length, 20_000);
      assert.equal(game.undo().repetitions(), 5000);
    }
  });

  test('counts right where hardly a position recurs', ends, () => {
    {
      const random = chance(4);
      let game = c960.game('r3k3/8/8/8/8/8/8/4K2R w - - 0 1');
      /** @type {Map<string, number>} */
      const seen = new Map([[look(game), 1]]);
      for (let n = 0; n < 5000; n++) {
        const quiet = game.position.legalMoves().filter(({ captured }) => !captured);
        game = game.play(/** @type {Move} */ (quiet[random(quiet.length)]));
        const key = look(game);
        seen.set(key, 1 + (seen.get(key) ?? 0));
        assert.equal(game.repetitions(), seen.get(key));
      }
      assert.ok(seen.size > 4000, String(seen.size));
    }
  });

  test('gives every ply without going all the way back each time', () => {
    let game = c960.game(518);
    for (let n = 0; n < 20_000; n++) game = game.play(/** @type {string} */ (SHUFFLE[n % 4]));
    {
      for (let round = 0; round < 40; round++) {
        for (let ply = 0; ply <= game.ply; ply++) {
          assert.equal(game.at(ply).turn, ply % 2 ? 'black' : 'white');
        }
      }
    }
  });

  test('gives its moves at every ply, and each of them by its place', ends, () => {
    {
      let game = c960.game(518);
      for (let n = 0; n < 5000; n++) {
        game = game.play(/** @type {string} */ (SHUFFLE[n % 4]));
        assert.equal(game.moves.length, n + 1);
      }
      for (let ply = 0; ply < game.ply; ply++) {
        assert.equal(game.moves[ply]?.san, SHUFFLE[ply % 4]);
      }
    }
  });

  test('is taken back move by move, and played again from anywhere', () => {
    let game = c960.game(518);
    for (let n = 0; n < 5000; n++) game = game.play(/** @type {string} */ (SHUFFLE[n % 4]));
    let back = game;
    while (back.ply > 2500) back = back.undo();
    assert.equal(back.repetitions(), 626);
    const other = back.play('e4').play('e5');
    assert.equal(other.repetitions(), 1);
    assert.equal(other.at(2500), back.position);
    assert.equal(game.repetitions(), 1251);
  });
});
