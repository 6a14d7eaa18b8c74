// SPDX-License-Identifier: MIT
/** What lessons claim of their positions, put to the core, for the tests. */

import assert from 'node:assert/strict';
import { loadCoreFromDisk } from '../../web/lib/core.js';

export const c960 = await loadCoreFromDisk();

/** @typedef {import('../../web/lessons/castling.js').Fact} Fact */
/** @typedef {import('../../web/lib/core.js').Game} Game */
/** @typedef {import('../../web/lib/core.js').Reason} Reason */

/**
 * What is claimed of reasons, as far as it is.
 * @param {readonly Reason[]} reasons
 * @param {{readonly codes?: readonly string[], readonly squares?: readonly string[], readonly by?: readonly string[]}} fact
 */
export function provesReasons(reasons, { codes, squares, by }) {
  if (codes) {
    assert.deepEqual(
      reasons.map(({ code }) => code),
      codes,
    );
  }
  if (squares) {
    assert.deepEqual(
      reasons.flatMap((reason) => reason.squares),
      squares,
    );
  }
  if (by) {
    assert.deepEqual(
      reasons.flatMap((reason) => reason.by),
      by,
    );
  }
}

/** @param {Game} game @param {Fact} fact */
function provesCastling({ position }, fact) {
  const { castling = 'g', color, legal = false, codes, kind, king, rook } = fact;
  const report = position.castling(castling, color);
  assert.equal(report.legal, legal);
  if (codes) provesReasons(report.reasons, fact);
  if (kind) assert.equal(report.kind, kind);
  if (king) assert.equal(report.king?.to, king);
  if (rook) assert.equal(report.rook?.to, rook);
}

/**
 * Asks the core for what a lesson's text claims.
 * @param {Game} game @param {Fact} fact
 * @param {(id: string) => Game} [other] the game of another example
 */
export function prove(game, fact, other) {
  const { position } = game;
  const { castling, refused, can, attacks, lost, board, start, outcome } = fact;
  if (castling) provesCastling(game, fact);
  if (refused) provesReasons(game.explain(refused).reasons, { ...fact, codes: fact.codes ?? [] });
  for (const uci of can ?? []) {
    assert.ok(
      position.legalMoves().some((move) => move.uci === uci),
      uci,
    );
  }
  if (attacks) {
    const [from, to] = attacks;
    const color = position.pieceAt(from)?.color;
    assert.ok(color && position.attackers(to, color).includes(from), attacks.join(' to '));
  }
  if (lost) {
    const found = game
      .rightsLost()
      .filter(({ side, color }) => side === lost && color === fact.color);
    assert.deepEqual(
      found.map(({ ply, cause }) => [ply, cause]),
      [[fact.ply, fact.cause]],
    );
  }
  if (start !== undefined) assert.equal(position.fen, c960.start(start).fen);
  if (outcome) assert.equal(game.outcome()?.reason, outcome);
  if (board) assert.deepEqual(position.pieces(), other?.(board).position.pieces());
}

/** @param {string | undefined} text */
export const squaresIn = (text = '') => [...new Set(text.match(/\b[a-h][1-8]\b/g) ?? [])].sort();

/** Squares of men, ways, reasons, moves and attackers. @param {Game} game */
export function squaresAround(game) {
  const { position } = game;
  const reports = /** @type {const} */ (['g', 'c']).map((side) => position.castling(side));
  return new Set([
    ...position.pieces().map(({ square }) => square),
    ...game.moves.flatMap(({ from, to, castling }) =>
      [from, to, castling?.rook.from, castling?.rook.to].filter(Boolean),
    ),
    ...position.legalMoves().map(({ to }) => to),
    ...reports.flatMap(({ kingPath, rookPath, reasons }) => [
      ...kingPath,
      ...rookPath,
      ...reasons.flatMap(({ squares, by }) => [...squares, ...by]),
    ]),
  ]);
}
