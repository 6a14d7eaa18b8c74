// SPDX-License-Identifier: MIT
// Why a move is or is not legal: every row of explain_truth.jsonl, and agreement with the legal moves.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, everyRow, jsonRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Move} Move */
/** @typedef {import('../../wasm/dist/index.js').PromotionPiece} PromotionPiece */

/** @type {Record<string, PromotionPiece>} */
const PROMOTIONS = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

const rows = jsonRows('explain_truth.jsonl');

describe('a move of explain_truth', () => {
  test('is explained with just the reasons given, their squares, attackers and articles', () => {
    everyRow(rows, ({ fen, move, legal, reasons }) => {
      const explanation = c960.parseFen(fen).explain(move);
      assert.equal(explanation.legal, legal);
      assert.deepEqual(explanation.reasons, reasons);
      assert.equal(explanation.move === null, !legal);
    });
  });

  test('is explained alike when it comes as squares and a promotion', () => {
    const squares = rows.filter(({ move }) => /^[a-h][1-8][a-h][1-8]/.test(move));
    everyRow(squares, ({ fen, move, legal, reasons }) => {
      const explanation = c960.parseFen(fen).explain({
        from: move.slice(0, 2),
        to: move.slice(2, 4),
        promotion: move[4] ? /** @type {PromotionPiece} */ (PROMOTIONS[move[4]]) : null,
      });
      assert.equal(explanation.legal, legal);
      assert.deepEqual(explanation.reasons, reasons);
    });
  });

  test('is played where it is legal, and refused with its explanation where it is not', () => {
    everyRow(rows, ({ fen, move, legal, reasons }) => {
      const position = c960.parseFen(fen);
      if (legal) {
        const { move: explained } = position.explain(move);
        assert.deepEqual(position.move(move), explained);
        assert.ok(position.legalMoves().some(({ uci }) => uci === explained?.uci));
        assert.notEqual(position.play(move).turn, position.turn);
        return;
      }
      for (const call of [() => position.move(move), () => position.play(move)]) {
        const error = thrownBy(call);
        assert.equal(error.code, 'illegal-move');
        assert.deepEqual(error.explanation, { legal: false, move: null, reasons });
        assert.equal(error.offset, null);
        assert.deepEqual(error.candidates, []);
      }
      assert.ok(position.equals(c960.parseFen(fen)));
    });
  });
});

/** The squares and promotion that name a move; two spellings for a castling of two squares or more. @param {Move} move */
function spellings(move) {
  const { from, to, promotion, castling } = move;
  if (!castling) return [`${from}${to}${promotion ?? ''}`];
  const files = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  const spelled = [`${from}${castling.rook.from}`];
  return files >= 2 ? [...spelled, `${from}${to}`] : spelled;
}

test('over all squares and promotions, no reason stands exactly where they name a legal move', () => {
  const squares = Array.from({ length: 64 }, (_, n) => `${'abcdefgh'[n % 8]}${1 + (n >> 3)}`);
  const promotions = [undefined, ...Object.values(PROMOTIONS)];
  const some = jsonRows('legal_moves.jsonl').filter((_, n) => n % 12 === 0);
  everyRow(some, ({ fen }) => {
    const position = c960.parseFen(fen);
    const legal = new Set(position.legalMoves().flatMap(spellings));
    /** @type {string[]} */
    const wrong = [];
    for (const from of squares) {
      for (const to of squares) {
        for (const promotion of promotions) {
          const name = `${from}${to}${promotion ?? ''}`;
          const explanation = position.explain({ from, to, promotion });
          const isFree = explanation.reasons.length === 0;
          if (isFree !== legal.has(name) || explanation.legal !== isFree) wrong.push(name);
        }
      }
    }
    assert.deepEqual(wrong, []);
  });
});

test('a text of notation that fits several legal moves is ambiguous, with all of them', () => {
  const position = c960.parseFen('4k3/8/8/8/8/8/4K3/R6R w - - 0 1');
  for (const ask of [
    () => position.explain('Rd1'),
    () => position.move('Rd1'),
    () => position.play('Rd1'),
  ]) {
    const error = thrownBy(ask);
    assert.equal(error.code, 'ambiguous-move');
    assert.deepEqual(
      error.candidates.map(({ uci, san }) => [uci, san]),
      [
        ['a1d1', 'Rad1'],
        ['h1d1', 'Rhd1'],
      ],
    );
    assert.deepEqual(error.candidates[0], position.move('a1d1'));
    assert.equal(error.explanation, null);
    assert.equal(error.offset, null);
  }
});

describe('a king step and a castling to the same square', () => {
  const position = c960.parseFen('1k6/8/8/8/8/8/8/4RK1R w HE - 0 1');

  test('are told apart by their text', () => {
    const [step, castling] = [position.move('f1g1'), position.move('f1h1')];
    assert.deepEqual([step.from, step.to, step.castling], ['f1', 'g1', null]);
    assert.deepEqual([castling.from, castling.to, castling.castling?.side], ['f1', 'g1', 'g']);
    assert.deepEqual(position.play(step).pieceAt('h1')?.type, 'rook');
    assert.deepEqual(position.play(castling).pieceAt('f1')?.type, 'rook');
  });

  test('are each read back from the move, which goes by its uci', () => {
    for (const move of position.legalMoves('f1')) {
      assert.deepEqual(position.move(move), move);
      assert.deepEqual(position.move(structuredClone(move)), move);
    }
  });
});
