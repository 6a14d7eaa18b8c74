// SPDX-License-Identifier: MIT
// Twins of a question have its key, and others have not.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { canonicalKey } from '../../../web/lib/drill/index.js';
import { questionsOf } from './support.mjs';

/** @typedef {import('../../../web/lib/drill/key.js').Asked} Asked */

const questions = questionsOf('twins', 400);

/** The rows of a FEN's board as eight characters each. @param {string} fen */
const rowsOf = (fen) =>
  (fen.split(' ')[0] ?? '')
    .split('/')
    .map((row) => row.replace(/\d/g, (digit) => '.'.repeat(Number(digit))));

/** @param {readonly string[]} rows */
const boardOf = (rows) =>
  rows.map((row) => row.replace(/\.+/g, (gap) => String(gap.length))).join('/');

/** @param {string} text */
const reversed = (text) => [...text].reverse().join('');

/** @param {string} text */
const swapped = (text) =>
  text.replace(/[a-z]/gi, (c) => (c === c.toLowerCase() ? c.toUpperCase() : c.toLowerCase()));

/** @param {string | null} square @param {(file: number) => number} to */
const moved = (square, to) =>
  square && `${'abcdefgh'[to('abcdefgh'.indexOf(square[0] ?? ''))]}${square[1]}`;

/**
 * @param {Asked} question
 * @param {(rows: string[]) => string[]} board
 * @param {(file: number) => number} file
 * @returns {Asked}
 */
function twin(question, board, file = (n) => n) {
  const { c, g } = question.told.rooks;
  const rooks = { c: moved(c, file), g: moved(g, file) };
  return {
    ...question,
    fen: boardOf(board(rowsOf(question.fen))),
    told: { ...question.told, rooks },
  };
}

/** Left and right exchanged: the other side castles. @param {Asked} question @returns {Asked} */
function mirrored(question) {
  const other = twin(
    question,
    (rows) => rows.map(reversed),
    (n) => 7 - n,
  );
  const { c, g } = other.told.rooks;
  return {
    ...other,
    side: question.side === 'c' ? 'g' : 'c',
    told: { ...other.told, rooks: { c: g, g: c } },
  };
}

/** White and Black exchanged. @param {Asked} question @returns {Asked} */
function recolored(question) {
  const other = twin(question, (rows) => [...rows].reverse().map(swapped));
  /** @param {import('../../../wasm/dist/index.js').Color} color */
  const flip = (color) => (color === 'white' ? 'black' : 'white');
  return { ...other, color: flip(question.color), turn: flip(question.turn) };
}

/** All men one file to the right, where there is room. @param {Asked} question @returns {Asked | null} */
function shifted(question) {
  if (rowsOf(question.fen).some((row) => !row.endsWith('.'))) return null;
  return twin(
    question,
    (rows) => rows.map((row) => `.${row.slice(0, 7)}`),
    (n) => n + 1,
  );
}

describe('the key of a question', () => {
  test('is that of its mirror image', () => {
    for (const question of questions)
      assert.equal(canonicalKey(mirrored(question)), canonicalKey(question));
  });

  test('is that of the same with colours exchanged', () => {
    for (const question of questions)
      assert.equal(canonicalKey(recolored(question)), canonicalKey(question));
  });

  test('is that of the same some files further', () => {
    const moves = questions.flatMap((question) => {
      const other = shifted(question);
      return other ? [{ question, other }] : [];
    });
    assert.ok(moves.length > 50);
    for (const { question, other } of moves) {
      assert.equal(canonicalKey(other), canonicalKey(question));
      assert.equal(canonicalKey(recolored(mirrored(other))), canonicalKey(question));
    }
  });

  test('does not go by kind, number or origin', () => {
    const [question] = questions;
    assert.ok(question);
    const other = {
      ...question,
      kind: 'landing',
      id: 'x',
      index: 9,
      origin: 'composed',
      moves: [],
    };
    assert.equal(canonicalKey(other), canonicalKey(question));
  });

  test('is another where a man is gone, the other rook castles, or the other side moves', () => {
    for (const question of questions.slice(0, 100)) {
      const key = canonicalKey(question);
      const fewer = twin(question, ([first = '', ...rows]) => [
        first.replace(/[pnbq]/i, '.'),
        ...rows,
      ]);
      if (fewer.fen !== boardOf(rowsOf(question.fen))) assert.notEqual(canonicalKey(fewer), key);
      const turn = question.turn === 'white' ? 'black' : 'white';
      assert.notEqual(canonicalKey({ ...question, turn }), key);
      const { c, g } = question.told.rooks;
      if (c && g && question.answer.verdict !== 'lost') {
        assert.notEqual(
          canonicalKey({ ...question, side: question.side === 'c' ? 'g' : 'c' }),
          key,
        );
      }
    }
  });

  test('differs for questions that are no twins', () => {
    assert.equal(new Set(questions.map(canonicalKey)).size, questions.length);
  });
});
