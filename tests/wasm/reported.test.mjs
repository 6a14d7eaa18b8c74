// SPDX-License-Identifier: MIT
// Faults that were reported of other programs, H1 to H14 of reported.jsonl, each with the right value.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { c960, jsonRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Move} Move */

const rows = jsonRows('reported.jsonl');

/** @param {any} row @param {Move} move */
const uciOf = (row, move) => (row.v === 'std' ? move.uciStandard : move.uci);

/** How each kind of row is to be read. @type {Record<string, (row: any) => void>} */
const CHECKS = {
  legal(row) {
    const position = c960.parseFen(row.fen);
    const moves = position.legalMoves();
    assert.equal(moves.length, row.n);
    const castlings = moves.filter(({ castling }) => castling);
    assert.deepEqual(
      castlings.map((move) => uciOf(row, move)),
      row.castles,
    );
    const enPassant = moves.filter((move) => move.enPassant).map(({ uci }) => uci);
    assert.deepEqual(enPassant, row.ep);
    if (row.sfen) assert.equal(position.shredderFen, row.sfen);
    for (const uci of row.must ?? []) assert.equal(position.move(uci).uci, uci);
    for (const uci of row.illegal ?? []) {
      assert.equal(thrownBy(() => position.move(uci)).code, 'illegal-move');
    }
  },

  after(row) {
    const moves = row.moves.split(' ');
    const end = moves.reduce(
      (
        /** @type {import('../../wasm/dist/index.js').Position} */ position,
        /** @type {string} */ uci,
      ) => position.play(uci),
      c960.parseFen(row.fen),
    );
    assert.equal(end.fen, row.after);
  },

  fen_invalid(row) {
    const error = thrownBy(() => c960.parseFen(row.fen));
    assert.equal(error.code, 'bad-position');
    assert.ok(error.problems.length > 0);
  },

  san(row) {
    const position = c960.parseFen(row.fen);
    const move = position.move(row.uci);
    assert.equal(move.san, row.san);
    for (const text of row.also_read) assert.deepEqual(position.move(text), move);
    for (const text of row.refuse) thrownBy(() => position.move(text));
  },

  dead(row) {
    const { outcome } = c960.parseFen(row.fen).status();
    assert.equal(outcome?.reason === 'dead-position', row.dead);
  },

  game(row) {
    const texts = row.movetext
      .split(' ')
      .filter((/** @type {string} */ text) => !/^\d+\.$/.test(text));
    assert.equal(texts.length, row.plies);
    let position = c960.parseFen(row.fen);
    for (const text of texts) {
      assert.equal(position.move(text).san, text);
      position = position.play(text);
    }
    assert.equal(position.fen, row.end);
  },
};

test('all cases from H1 to H14 are there', () => {
  const ids = new Set(rows.map(({ id }) => id));
  assert.deepEqual(
    [...ids],
    Array.from({ length: 14 }, (_, n) => `H${n + 1}`),
  );
});

rows.forEach((row, n) => {
  test(`${row.id}, ${row.kind}, line ${n + 1}: ${row.link} is right here`, () => {
    const check = CHECKS[row.kind];
    assert.ok(check, row.kind);
    check(row);
  });
});

test('H6 to H8 are refused with the very problem', () => {
  const problems = rows
    .filter(({ kind }) => kind === 'fen_invalid')
    .map(({ id, fen }) => [id, ...thrownBy(() => c960.parseFen(fen)).problems]);
  assert.deepEqual(problems, [
    ['H6', 'bad-en-passant-square'],
    ['H7', 'opponent-in-check'],
    ['H8', 'no-black-king', 'too-many-kings'],
    ['H8', 'opponent-in-check'],
  ]);
});

test('H1 says that the other rook stands in both ways', () => {
  const fen = rows[0].fen;
  const { reasons } = c960.parseFen(fen).explain('g1f1');
  const told = reasons.map(({ code, squares }) => [code, ...squares]);
  assert.deepEqual(told, [
    ['king-path-blocked', 'e1'],
    ['rook-path-blocked', 'e1'],
  ]);
});
