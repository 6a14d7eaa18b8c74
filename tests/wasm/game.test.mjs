// SPDX-License-Identifier: MIT
// Games: every row of explain_game.jsonl and draw_rules.jsonl, and what a game knows.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import createC960 from '../../wasm/dist/index.js';
import { chance, line, played, wander } from './games.mjs';
import { c960, everyRow, jsonRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Game} Game */

const explained = jsonRows('explain_game.jsonl');
const draws = jsonRows('draw_rules.jsonl');

describe('a game of explain_game', () => {
  const asked = explained.filter(({ move }) => move !== undefined);
  const losing = explained.filter(({ rightsLost }) => rightsLost !== undefined);

  test('is of one kind or the other', () => {
    assert.equal(asked.length + losing.length, explained.length);
  });

  test('explains a move by its history, with all reasons', () => {
    everyRow(asked, ({ start, moves, move, legal, reasons }) => {
      const game = played(start, moves);
      const explanation = game.explain(move);
      assert.deepEqual(explanation.reasons, reasons);
      assert.equal(explanation.legal, legal);
      assert.equal(explanation.move?.uci, legal ? game.position.move(move).uci : undefined);
      if (legal) return;
      const error = thrownBy(() => game.play(move));
      assert.equal(error.code, 'illegal-move');
      assert.deepEqual(error.explanation, explanation);
    });
  });

  test('tells how each right was lost, with the move', () => {
    everyRow(losing, ({ start, moves, rightsLost }) => {
      const game = played(start, moves);
      const found = game.rightsLost();
      assert.deepEqual(
        found.map(({ color, side, ply, cause }) => ({ color, side, ply, cause })),
        rightsLost,
      );
      for (const { ply, move } of found) assert.equal(move.uci, moves[ply - 1]);
    });
    const causes = new Set(losing.flatMap((row) => row.rightsLost).map(({ cause }) => cause));
    assert.deepEqual([...causes].sort(), ['castled', 'king-moved', 'rook-captured', 'rook-moved']);
  });
});

describe('a game of draw_rules', () => {
  /** @type {Record<string, string>} */
  const reasons = {
    CHECKMATE: 'checkmate',
    STALEMATE: 'stalemate',
    FIVEFOLD_REPETITION: 'fivefold-repetition',
    SEVENTYFIVE_MOVES: 'seventy-five-moves',
  };

  test('counts how often each position has occurred', () => {
    everyRow(draws, ({ start, moves, occurrences, halfmove, end_fen: end }) => {
      const games = line(played(start, moves.split(' ')));
      assert.deepEqual(
        games.map((game) => game.repetitions()),
        occurrences,
      );
      assert.deepEqual(
        games.map(({ position }) => position.halfmoveClock),
        halfmove,
      );
      assert.equal(games.at(-1)?.position.fen, end);
    });
  });

  test('counts the same when asked from the end to the start', () => {
    everyRow(draws, ({ start, moves, occurrences }) => {
      const games = line(played(start, moves.split(' ')));
      const counts = games.reverse().map((game) => game.repetitions());
      assert.deepEqual(counts.reverse(), occurrences);
    });
  });

  test('ends, or may be claimed a draw, or goes on', () => {
    everyRow(draws, ({ start, moves, outcome, claims }) => {
      const game = played(start, moves.split(' '));
      const reason = outcome === null ? (claims[0] ?? null) : reasons[outcome];
      assert.notEqual(reason, undefined, outcome);
      const found = game.outcome();
      assert.equal(found?.reason ?? null, reason);
      assert.equal(found?.claim ?? false, outcome === null && reason !== null);
      const result = found && (reason === 'checkmate' ? found.result !== '1/2-1/2' : found.result);
      assert.ok(result === null || result === true || result === '1/2-1/2');
    });
  });

  test('is known by its moves in SAN too', () => {
    everyRow(draws, ({ start, moves, san, end_fen: end }) => {
      const game = played(start, san.trim().split(/\s+/));
      assert.equal(game.position.fen, end);
      const uci = game.moves.map(({ uci: own, uciStandard }) => [own, uciStandard]);
      moves.split(' ').forEach((/** @type {string} */ move, /** @type {number} */ n) => {
        assert.ok(uci[n]?.includes(move), move);
      });
    });
  });
});

describe('what only the history tells', () => {
  const moves = ['e4', 'a6', 'e5', 'd5', 'Nf3', 'Nf6'];

  test('is told by the game, and not by its position', () => {
    const game = played(518, moves);
    const codes = (/** @type {Game | Game['position']} */ asked) =>
      asked.explain('e5d6').reasons.map(({ code }) => code);
    assert.deepEqual(codes(game), ['en-passant-expired']);
    assert.deepEqual(codes(game.position), ['pawn-needs-a-capture']);
    assert.deepEqual(codes(game.at(6)), ['pawn-needs-a-capture']);
    assert.deepEqual(codes(c960.game(game.position)), ['pawn-needs-a-capture']);
    assert.equal(game.undo().undo().explain('e5d6').legal, true);
  });

  test('begins with the square of a FEN', () => {
    const fen = 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3';
    const game = c960.game(fen).play('Nf3').play('Nf6');
    assert.equal(game.explain('e5d6').reasons[0]?.code, 'en-passant-expired');
    const unknown = c960.game(fen.replace('d6', '-')).play('Nf3').play('Nf6');
    assert.equal(unknown.explain('e5d6').reasons[0]?.code, 'pawn-needs-a-capture');
  });

  test('is no part of a position that is read between two moves', () => {
    const game = played(518, moves);
    const read = c960.parseFen(game.position.fen);
    assert.equal(game.explain('e5d6').reasons[0]?.code, 'en-passant-expired');
    for (const position of [read, c960.parseFen(read.fen), c960.game(read)]) {
      assert.equal(position.explain('e5d6').reasons[0]?.code, 'pawn-needs-a-capture');
    }
    assert.ok(read.equals(game.position));
  });
});

describe('a game', () => {
  test('starts from a number, a FEN or a position', () => {
    const position = c960.start(518);
    assert.equal(c960.game(position).start, position);
    assert.equal(c960.game(position).position, position);
    for (const start of [518, position.fen, position.shredderFen]) {
      const game = c960.game(start);
      assert.equal(game.start.fen, position.fen);
      assert.equal(game.ply, 0);
      assert.deepEqual(game.moves, []);
      assert.deepEqual(game.rightsLost(), []);
      assert.equal(game.repetitions(), 1);
      assert.equal(game.outcome(), null);
    }
  });

  test('starts from a position of another instance of the module', async () => {
    const { readFile } = await import('node:fs/promises');
    const bytes = await readFile(new URL('../../wasm/dist/c960.wasm', import.meta.url));
    const other = (await createC960(bytes)).start(17);
    assert.equal(c960.game(other).play('e4').position.fen, other.play('e4').fen);
  });

  test('says what it cannot start from', () => {
    const codes = /** @type {const} */ ([
      [960, 'bad-number'],
      [-1, 'bad-number'],
      [Number.NaN, 'bad-number'],
      ['', 'bad-fen'],
      ['8/8/8/8/8/8/8/8 w - - 0 1', 'bad-position'],
      [undefined, 'bad-argument'],
      [null, 'bad-argument'],
      [{}, 'bad-argument'],
      [c960.game(518), 'bad-argument'],
      [true, 'bad-argument'],
    ]);
    for (const [start, code] of codes) {
      assert.equal(thrownBy(() => c960.game(/** @type {any} */ (start))).code, code, String(start));
    }
  });

  test('knows its moves as its positions describe them', () => {
    const game = wander(c960.game(342), 120, chance(1));
    const games = line(game);
    assert.equal(games.length, game.ply + 1);
    assert.equal(game.moves.length, game.ply);
    game.moves.forEach((move, n) => {
      assert.deepEqual(move, games[n]?.position.move(move));
      assert.equal(game.at(n), games[n]?.position);
      assert.ok(
        game
          .at(n)
          .play(move)
          .equals(game.at(n + 1)),
      );
    });
    assert.equal(game.at(game.ply), game.position);
    assert.equal(game.at(0), game.start);
  });

  test('takes a move in every form', () => {
    const game = c960.game('r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1');
    for (const move of ['O-O', '0-0', 'e1h1', 'e1g1', { from: 'e1', to: 'g1' }]) {
      const after = game.play(move);
      assert.equal(after.position.fen, 'r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1');
      assert.deepEqual(
        after.rightsLost().map(({ side, cause }) => `${side} ${cause}`),
        ['c castled', 'g castled'],
      );
    }
    const promoting = c960.game('8/P3k3/8/8/8/8/8/4K3 w - - 0 1');
    const after = promoting.play({ from: 'a7', to: 'a8', promotion: 'knight' });
    assert.equal(after.moves[0]?.san, 'a8=N');
  });

  test('refuses what is no move as a position does', () => {
    const game = c960.game(518).play('e4');
    for (const [input, code] of /** @type {const} */ ([
      ['e9', 'bad-move'],
      ['e2e4', 'illegal-move'],
      [{ from: 'e7', to: 'z9' }, 'bad-square'],
      [undefined, 'bad-argument'],
    ])) {
      const error = thrownBy(() => game.play(/** @type {any} */ (input)));
      const same = thrownBy(() => game.position.play(/** @type {any} */ (input)));
      assert.equal(error.code, code);
      assert.deepEqual([error.message, error.offset], [same.message, same.offset]);
      assert.deepEqual(error.explanation, same.explanation);
    }
    const ambiguous = c960.game('4k3/8/8/8/8/8/4K3/R6R w - - 0 1');
    assert.equal(thrownBy(() => ambiguous.play('Rd1')).candidates.length, 2);
    assert.equal(thrownBy(() => ambiguous.explain('Rd1')).code, 'ambiguous-move');
  });

  test('has no ply outside its own', () => {
    const game = played(518, ['e4', 'e5', 'Nf3']);
    for (const ply of [-1, 4, 0.5, Number.NaN, Infinity, '1', undefined, null]) {
      const error = thrownBy(() => game.at(/** @type {any} */ (ply)));
      assert.equal(error.code, 'bad-argument');
      assert.match(error.message, /ply/);
    }
    assert.equal(thrownBy(() => c960.game(518).undo()).code, 'bad-argument');
  });
});
