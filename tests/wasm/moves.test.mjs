// SPDX-License-Identifier: MIT
// Legal moves and what they lead to: every third row of legal_moves.jsonl, and move_effects.jsonl.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, dataText, everyRow, everyThird, jsonRows, orderOf, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Move} Move */

const rows = everyThird(jsonRows('legal_moves.jsonl'));
const effects = jsonRows('move_effects.jsonl');

/** The notation of a row: castling as e1g1 in standard rows. @param {{ v: string }} row @param {Move} move */
const uciOf = ({ v }, move) => (v === 'std' ? move.uciStandard : move.uci);

/** @param {string} fen */
const withoutEnPassant = (fen) => fen.split(' ').with(3, '-').join(' ');

describe('a position of legal_moves', () => {
  test('has just the moves listed, in UCI and SAN', () => {
    everyRow(rows, (row) => {
      const moves = c960.parseFen(row.fen).legalMoves();
      const found = moves.map((move) => `${uciOf(row, move)} ${move.san}`).sort();
      const sans = row.san.split(' ');
      const listed = row.n === 0 ? [] : row.uci.split(' ');
      const expected = listed.map(
        (/** @type {string} */ uci, /** @type {number} */ n) => `${uci} ${sans[n]}`,
      );
      assert.equal(moves.length, row.n);
      assert.deepEqual(found, expected.sort());
    });
  });

  test('is read from both forms of FEN and written in both', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      const [, , , square] = row.fen.split(' ');
      const ep = position.enPassant ?? '-';
      assert.ok(ep === '-' || ep === square);
      const takes = position.legalMoves().some(({ enPassant }) => enPassant);
      assert.equal(ep !== '-', takes);
      const written = withoutEnPassant(row.fen).split(' ').with(3, ep).join(' ');
      assert.equal(position.fen, written);
      assert.ok(c960.parseFen(position.fen).equals(position));
      assert.ok(c960.parseFen(position.shredderFen).equals(position));
      if (!row.sfen) return;
      assert.ok(c960.parseFen(row.sfen).equals(position));
      assert.equal(
        position.shredderFen,
        withoutEnPassant(row.sfen).split(' ').with(3, ep).join(' '),
      );
    });
  });

  test('lists its moves by origin, then target, then queen, rook, bishop, knight', () => {
    const pieces = ['queen', 'rook', 'bishop', 'knight'];
    /** @param {Move} move */
    const key = ({ uci, promotion }) =>
      orderOf(uci.slice(0, 2)) * 512 +
      orderOf(uci.slice(2, 4)) * 8 +
      (promotion ? pieces.indexOf(promotion) : 0);
    everyRow(rows, (row) => {
      const keys = c960.parseFen(row.fen).legalMoves().map(key);
      assert.deepEqual(
        keys,
        keys.toSorted((a, b) => a - b),
      );
      assert.equal(new Set(keys).size, keys.length);
    });
  });

  test('gives the moves from one square as a part of all', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      const moves = position.legalMoves();
      for (const { square } of position.pieces()) {
        const some = moves.filter(({ from }) => from === square);
        assert.deepEqual(position.legalMoves(square), some);
      }
    });
  });

  test('reads every move in every form, and tells of all that is moved and taken', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      for (const move of position.legalMoves()) {
        assert.deepEqual(position.move(move.san), move);
        assert.deepEqual(position.move(move.uci), move);
        assert.deepEqual(position.move(move), move);
        assert.deepEqual(position.explain(move.san), { legal: true, move, reasons: [] });
        if (!move.castling) assert.deepEqual(position.move(plain(move)), move);
        checkMen(position, move);
      }
    });
  });

  test('reads the standard form of a castling wherever it is one', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      for (const move of position.legalMoves()) {
        assert.deepEqual(position.move(move.uciStandard), move);
      }
    });
  });

  test('knows check, mate, stalemate and dead positions', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      const status = position.status();
      assert.equal(status.check, row.check);
      assert.equal(status.checkers.length > 0, row.check);
      assert.equal(status.legalMoveCount, row.n);
      assert.deepEqual(status.outcome, outcomeOf(row, position));
    });
  });
});

/** @param {Move} move */
const plain = ({ from, to, promotion }) => ({ from, to, promotion });

/** @param {import('../../wasm/dist/index.js').Position} position @param {Move} move */
function checkMen(position, move) {
  const after = position.play(move);
  assert.equal(move.color, position.turn);
  assert.deepEqual(position.pieceAt(move.from), { color: move.color, type: move.piece });
  assert.deepEqual(after.pieceAt(move.to), {
    color: move.color,
    type: move.promotion ?? move.piece,
  });
  const lost = position.pieces().length - after.pieces().length;
  assert.equal(lost, move.captured ? 1 : 0);
  if (move.captured && !move.enPassant) {
    assert.equal(position.pieceAt(move.to)?.type, move.captured);
  }
  if (move.enPassant) assert.equal(move.to, position.enPassant);
  assert.equal(/[+#]$/.test(move.san), after.status().check);
  assert.equal(move.san.endsWith('#'), after.status().outcome?.reason === 'checkmate');
}

/** @param {any} row @param {import('../../wasm/dist/index.js').Position} position */
function outcomeOf(row, { turn, halfmoveClock }) {
  const draw = /** @type {const} */ ({ result: '1/2-1/2', claim: false });
  if (row.status === 'checkmate') {
    return { result: turn === 'white' ? '0-1' : '1-0', reason: 'checkmate', claim: false };
  }
  if (row.status === 'stalemate') return { ...draw, reason: 'stalemate' };
  if (row.insufficient) return { ...draw, reason: 'dead-position' };
  if (halfmoveClock >= 150) return { ...draw, reason: 'seventy-five-moves' };
  if (halfmoveClock >= 100) return { ...draw, reason: 'fifty-moves', claim: true };
  return null;
}

describe('a move of move_effects', () => {
  test('leads to the position given, in both notations', () => {
    everyRow(effects, (row) => {
      const position = c960.parseFen(row.fen);
      const move = position.move(row.uci);
      assert.equal(uciOf(row, move), row.uci);
      assert.equal(move.san, row.san);
      for (const input of [row.uci, row.san, move]) {
        const after = position.play(input);
        assert.equal(after.fen, row.after);
        assert.equal(after.enPassant ?? '-', row.ep_legal);
        if (row.after_sfen) assert.equal(after.shredderFen, row.after_sfen);
      }
    });
  });

  test('leads to the position that is read with its en passant square written or not', () => {
    everyRow(effects, (row) => {
      const after = c960.parseFen(row.fen).play(row.uci);
      for (const square of [row.ep_always, row.ep_pseudo, row.ep_legal]) {
        const read = c960.parseFen(row.after.split(' ').with(3, square).join(' '));
        assert.ok(read.equals(after));
        assert.equal(read.fen, row.after);
      }
    });
  });
});

describe('the squares that attack a square', () => {
  test('include those of pinned men, sorted', () => {
    const position = c960.parseFen('4k3/4r3/8/8/8/4N3/8/R3K2R w KQ - 0 1');
    assert.deepEqual(position.attackers('d1', 'white'), ['a1', 'e1', 'e3']);
    assert.deepEqual(position.attackers('e3', 'black'), ['e7']);
    assert.deepEqual(position.attackers('a8', 'black'), []);
  });

  test('are the checkers where the king stands', () => {
    everyRow(rows, ({ fen }) => {
      const position = c960.parseFen(fen);
      const king = position
        .pieces()
        .find(({ piece }) => piece.type === 'king' && piece.color === position.turn);
      const other = position.turn === 'white' ? 'black' : 'white';
      assert.deepEqual(position.attackers(king?.square ?? '', other), position.status().checkers);
    });
  });
});

describe('promotions', () => {
  test('are four, queen rook bishop knight, each with its position and status', () => {
    const position = c960.parseFen('6k1/P7/6K1/8/8/8/8/8 w - - 0 1');
    const found = position.promotions('a7', 'a8');
    assert.deepEqual(
      found.map(({ move, status }) => [move.promotion, move.san, status.outcome?.reason]),
      [
        ['queen', 'a8=Q#', 'checkmate'],
        ['rook', 'a8=R#', 'checkmate'],
        ['bishop', 'a8=B', 'dead-position'],
        ['knight', 'a8=N', 'dead-position'],
      ],
    );
    for (const { move, position: after, status } of found) {
      assert.ok(after.equals(position.play(move)));
      assert.deepEqual(after.status(), status);
    }
  });

  test('are none where the squares name no legal promotion', () => {
    const position = c960.parseFen('1r4k1/P1P5/6K1/8/8/8/8/R7 w - - 0 1');
    assert.equal(position.promotions('a7', 'b8').length, 4);
    assert.deepEqual(position.promotions('a7', 'a6'), []);
    assert.deepEqual(position.promotions('a1', 'a2'), []);
    assert.deepEqual(position.promotions('c7', 'd8'), []);
    assert.deepEqual(position.promotions('e4', 'e5'), []);
  });
});

describe('equality', () => {
  test('is that of the repetition rule: counters do not count, a usable en passant square does', () => {
    const one = c960.parseFen('4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1');
    assert.ok(one.equals(c960.parseFen('4k3/8/8/8/3pP3/8/8/4K3 b - e3 9 40')));
    assert.ok(!one.equals(c960.parseFen('4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1')));
    const useless = c960.parseFen('4k3/8/8/8/4P3/8/8/4K3 b - e3 0 1');
    assert.ok(useless.equals(c960.parseFen('4k3/8/8/8/4P3/8/8/4K3 b - - 0 1')));
    assert.equal(useless.enPassant, null);
  });

  test('tells turn, rights and men apart', () => {
    const base = c960.parseFen('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
    for (const fen of [
      '4k3/8/8/8/8/8/8/4K2R b K - 0 1',
      '4k3/8/8/8/8/8/8/4K2R w - - 0 1',
      '4k3/8/8/8/8/8/7R/4K3 w - - 0 1',
    ]) {
      assert.ok(!base.equals(c960.parseFen(fen)), fen);
    }
  });
});

test('a move says why it cannot be meant where it comes from another position', () => {
  const move = c960.start(518).move('e4');
  const error = thrownBy(() => c960.start(518).play('e4').play(move));
  assert.equal(error.code, 'illegal-move');
  assert.deepEqual(
    error.explanation?.reasons.map(({ code }) => code),
    ['no-piece'],
  );
});

test('the facts are the rows that were agreed on', () => {
  assert.equal(jsonRows('legal_moves.jsonl').length, 2121);
  assert.equal(jsonRows('castling_truth.jsonl').length, 4255);
  assert.equal(jsonRows('explain_truth.jsonl').length, 1422);
  assert.match(dataText('castling_truth.jsonl'), /^# Chess960 castling truth/);
});
