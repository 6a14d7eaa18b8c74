// SPDX-License-Identifier: MIT
// Every castling of castling_truth.jsonl: the legal ones with what they lead to, the others with all
// their reasons, and those whose right is lost.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { c960, everyRow, jsonRows } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Side} Side */
/** @typedef {import('../../wasm/dist/index.js').Position} Position */

const rows = jsonRows('castling_truth.jsonl');

/** @type {readonly Side[]} */
const SIDES = ['c', 'g'];
/** @type {Record<string, Side>} */
const SIDE_OF = { 'O-O-O': 'c', 'O-O': 'g', Q: 'c', K: 'g' };
/** @type {Record<Side, string>} */
const TEXT_OF = { c: 'O-O-O', g: 'O-O' };
const COLOR_OF = /** @type {const} */ ({ w: 'white', b: 'black' });

/** Every legal, illegal and lost castling with its row. @param {'legal' | 'illegal'} list */
const entriesOf = (list) =>
  rows.flatMap((row) =>
    row[list].map((/** @type {any} */ entry) => ({ id: `${row.id} ${entry.uci}`, row, entry })),
  );

/** @param {Position} position */
const kingSquare = (position) =>
  position.pieces().find(({ piece }) => piece.type === 'king' && piece.color === position.turn)
    ?.square;

/** @param {string} uci */
const squaresOf = (uci) => /** @type {const} */ ([uci.slice(0, 2), uci.slice(2, 4)]);

describe('a position of castling_truth', () => {
  test('is the same from X-FEN and Shredder-FEN, and is written back in both', () => {
    everyRow(rows, ({ fen, sfen }) => {
      const position = c960.parseFen(fen);
      assert.equal(position.fen, fen);
      assert.equal(position.shredderFen, sfen);
      assert.ok(c960.parseFen(sfen).equals(position));
      assert.equal(c960.parseFen(sfen).fen, fen);
    });
  });

  test('has just the castlings listed among its legal moves', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      assert.equal(position.turn, COLOR_OF[/** @type {'w' | 'b'} */ (row.turn)]);
      const found = position.legalMoves().filter(({ castling }) => castling);
      assert.deepEqual(
        found.map(({ uci, san }) => ({ uci, san })).sort(byUci),
        row.legal.map((/** @type {any} */ { uci, san }) => ({ uci, san })).sort(byUci),
      );
    });
  });

  test('accounts for both sides: each is legal, illegal or lost', () => {
    everyRow(rows, (row) => {
      const sides = [
        ...row.legal.map((/** @type {any} */ { san }) => SIDE_OF[san.replace(/[+#]/, '')]),
        ...row.illegal.map((/** @type {any} */ { side }) => SIDE_OF[side]),
        ...row.lost,
      ];
      assert.deepEqual(sides.sort(), SIDES);
    });
  });
});

/** @param {{ uci: string }} a @param {{ uci: string }} b */
const byUci = (a, b) => (a.uci < b.uci ? -1 : 1);

describe('a legal castling', () => {
  const entries = entriesOf('legal');

  test('leads to the position given, in both notations', () => {
    everyRow(entries, ({ row, entry }) => {
      const position = c960.parseFen(row.fen);
      for (const input of [entry.uci, entry.san]) {
        const after = position.play(input);
        assert.equal(after.fen, entry.fen);
        assert.equal(after.shredderFen, entry.sfen);
      }
    });
  });

  test('tells where king and rook go, and its kind', () => {
    everyRow(entries, ({ row, entry }) => {
      const move = c960.parseFen(row.fen).move(entry.uci);
      const [king, rook] = squaresOf(entry.uci);
      assert.equal(move.uci, entry.uci);
      assert.equal(move.from, king);
      assert.equal(move.to, entry.king_to);
      assert.equal(move.piece, 'king');
      assert.equal(move.captured, null);
      assert.deepEqual(move.castling, {
        side: SIDE_OF[entry.san.replace(/[+#]/, '')],
        kind: entry.kind,
        king: { from: king, to: entry.king_to },
        rook: { from: rook, to: entry.rook_to },
      });
    });
  });

  test('has a report without reasons, with both ways', () => {
    everyRow(entries, ({ row, entry }) => {
      const side = /** @type {Side} */ (SIDE_OF[entry.san.replace(/[+#]/, '')]);
      const position = c960.parseFen(row.fen);
      const [king, rook] = squaresOf(entry.uci);
      assert.deepEqual(position.castling(side), {
        color: position.turn,
        side,
        legal: true,
        kind: entry.kind,
        king: { from: king, to: entry.king_to },
        rook: { from: rook, to: entry.rook_to },
        kingPath: entry.kingPath,
        rookPath: entry.rookPath,
        mustBeEmpty: entry.mustBeEmpty,
        reasons: [],
        permanent: false,
      });
    });
  });

  test('is explained as legal, by text and by squares', () => {
    everyRow(entries, ({ row, entry }) => {
      const position = c960.parseFen(row.fen);
      const [from, to] = squaresOf(entry.uci);
      const move = position.move(entry.uci);
      const side = /** @type {Side} */ (SIDE_OF[entry.san.replace(/[+#]/, '')]);
      for (const input of [entry.uci, TEXT_OF[side], { from, to }, move]) {
        assert.deepEqual(position.explain(input), { legal: true, move, reasons: [] });
      }
    });
  });
});

describe('a castling that the right would allow, but the board does not', () => {
  const entries = entriesOf('illegal');

  test('has a report with all reasons, none of them permanent', () => {
    everyRow(entries, ({ row, entry }) => {
      const side = /** @type {Side} */ (SIDE_OF[entry.side]);
      const position = c960.parseFen(row.fen);
      const report = position.castling(side, position.turn);
      const [king, rook] = squaresOf(entry.uci);
      assert.equal(report.legal, false);
      assert.equal(report.permanent, false);
      assert.equal(report.kind, entry.kind);
      assert.equal(report.king?.from, king);
      assert.equal(report.king?.to, entry.kingPath.at(-1));
      assert.equal(report.rook?.from, rook);
      assert.equal(report.rook?.to, entry.rookPath.at(-1));
      assert.deepEqual(report.kingPath, entry.kingPath);
      assert.deepEqual(report.rookPath, entry.rookPath);
      assert.deepEqual(report.mustBeEmpty, entry.mustBeEmpty);
      assert.deepEqual(report.reasons, entry.reasons);
    });
  });

  test('is explained with the same reasons, by text and by squares', () => {
    everyRow(entries, ({ row, entry }) => {
      const position = c960.parseFen(row.fen);
      const [from, to] = squaresOf(entry.uci);
      const side = /** @type {Side} */ (SIDE_OF[entry.side]);
      for (const input of [entry.uci, TEXT_OF[side], { from, to }]) {
        const explanation = position.explain(input);
        assert.deepEqual(explanation, { legal: false, move: null, reasons: entry.reasons });
      }
    });
  });
});

test('a castling whose right is lost has this as its only reason, and nothing known of its rook', () => {
  const lost = rows.flatMap((row) =>
    row.lost.map((/** @type {Side} */ side) => ({ id: `${row.id} ${side}`, fen: row.fen, side })),
  );
  everyRow(lost, ({ fen, side }) => {
    const position = c960.parseFen(fen);
    const squares = [kingSquare(position)];
    const reasons = [{ code: 'right-lost', squares, by: [], article: '3.8.2.1' }];
    assert.deepEqual(position.castling(side), {
      color: position.turn,
      side,
      legal: false,
      kind: null,
      king: null,
      rook: null,
      kingPath: [],
      rookPath: [],
      mustBeEmpty: [],
      reasons,
      permanent: true,
    });
    const text = TEXT_OF[/** @type {Side} */ (side)];
    assert.deepEqual(position.explain(text), { legal: false, move: null, reasons });
  });
});

test('the side not to move is told so first, whatever else stands against its castling', () => {
  everyRow(rows, ({ fen }) => {
    const position = c960.parseFen(fen);
    const other = position.turn === 'white' ? 'black' : 'white';
    for (const side of SIDES) {
      const report = position.castling(side, other);
      const king = position
        .pieces()
        .find(({ piece }) => piece.type === 'king' && piece.color === other);
      assert.equal(report.legal, false);
      assert.deepEqual(report.reasons[0], {
        code: 'not-to-move',
        squares: [king?.square],
        by: [],
        article: '1.2',
      });
      assert.equal(report.permanent, position.rights[other][side] === null);
    }
  });
});
