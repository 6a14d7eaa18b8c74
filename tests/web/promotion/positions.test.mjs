// SPDX-License-Identifier: MIT
/** The positions of the promotion drills: what is told of them is what the core sees, and none is like another. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { samples } from '../../../web/lessons/promotion.js';
import { PIECES, THEMES, positions, shown } from '../../../web/lib/promotion/positions.js';

/** @typedef {import('../../../web/lib/promotion/positions.js').Proven} Proven */

const c960 = await loadCoreFromDisk();
/** Every position as it can be asked. */
const looks = positions.flatMap((proven) =>
  [true, false].flatMap((mirrored) =>
    /** @type {const} */ (['white', 'black']).map((color) => shown(proven, mirrored, color)),
  ),
);

/** What the core calls what is told. @type {Record<string, string>} */
const SEEN = { mate: 'checkmate', stalemate: 'stalemate', dead: 'dead-position' };

/** The four results of a position. @param {Proven} proven */
const results = ({ fen, from, to }) => c960.parseFen(fen).promotions(from, to);

/** Where a line of play leads. @param {import('../../../web/lib/core.js').Position} position @param {readonly string[]} line */
const end = (position, line) => line.reduce((at, uci) => at.play(uci), position);

/** The men of a position seen from the pawn's file, the mirror image made the same. @param {Proven} proven */
function likeness({ fen, from }) {
  const sides = [1, -1].map((by) =>
    c960
      .parseFen(fen)
      .pieces()
      .map(({ square, piece }) => {
        const file = by * (square.charCodeAt(0) - from.charCodeAt(0));
        return `${piece.color} ${piece.type} ${file} ${square[1]}`;
      })
      .sort()
      .join(),
  );
  return sides.sort()[0];
}

describe('the positions of the promotion drills', () => {
  test('are forty at least, and no two alike up to mirror and shift', () => {
    assert.ok(positions.length >= 40, `${positions.length} positions`);
    assert.equal(new Set(positions.map(likeness)).size, positions.length);
    assert.equal(new Set(positions.map(({ id }) => id)).size, positions.length);
  });

  test('are balanced over the right piece, and over what they are about', () => {
    for (const piece of ['rook', 'bishop', 'knight']) {
      const share = positions.filter(({ right }) => right === piece).length / positions.length;
      assert.ok(share >= 0.2 && share <= 0.45, `${piece}: ${share}`);
    }
    for (const theme of THEMES) {
      const share = positions.filter((one) => one.theme === theme).length / positions.length;
      assert.ok(share >= 0.1 && share <= 0.45, `${theme}: ${share}`);
    }
  });

  test('tell of each choice what the core sees, however they are turned', () => {
    for (const proven of looks) {
      const four = results(proven);
      assert.equal(four.length, 4, proven.fen);
      four.forEach(({ status }, n) => {
        const { verdict } = proven.choices[PIECES[n]];
        assert.equal(status.outcome?.reason, SEEN[verdict], `${proven.fen} ${PIECES[n]}`);
      });
    }
  });

  test('have one choice that is better than the rest', () => {
    for (const { fen, goal, right, choices } of positions) {
      for (const piece of PIECES) {
        const { verdict } = choices[piece];
        const good = goal === 'wins' ? /^(mate|wins)$/ : /^(stalemate|dead|draws)$/;
        assert.equal(good.test(verdict), piece === right, `${fen} ${piece}`);
        if (goal === 'saves' && piece !== right) assert.equal(verdict, 'loses', `${fen} ${piece}`);
      }
    }
  });

  test('show every win and loss by a line that ends in mate, and draws by one that ends in a draw', () => {
    for (const proven of looks) {
      for (const { move, position } of results(proven)) {
        const piece = /** @type {import('../../../web/lib/core.js').PromotionPiece} */ (
          move.promotion
        );
        const { verdict, moves, line } = proven.choices[piece];
        const { turn } = position;
        const last = end(position, line);
        const { outcome } = last.status();
        const what = `${proven.fen} ${piece} ${line.join(' ')}`;
        if (verdict === 'wins' || verdict === 'loses') {
          assert.equal(outcome?.reason, 'checkmate', what);
          assert.equal(last.turn === turn, verdict === 'wins', what);
          assert.ok(line.length <= 2 * moves, what);
        } else if (line.length > 0) assert.equal(outcome?.result, '1/2-1/2', what);
      }
    }
  });

  test('are about what they say', () => {
    for (const proven of positions) {
      const { fen, to, right, theme, choices } = proven;
      const { position, status, move } = results(proven)[PIECES.indexOf(right)];
      const struck = position
        .pieces()
        .filter(({ square, piece }) =>
          piece.color === move.color || piece.type === 'pawn'
            ? false
            : position.attackers(square, move.color).includes(to),
        );
      const stale = PIECES.some((piece) => {
        const other = results(proven)[PIECES.indexOf(piece)].position;
        const { outcome } = end(other, choices[piece].line).status();
        return piece !== right && outcome?.reason === 'stalemate';
      });
      const mated = end(position, choices[right].line).status().outcome?.reason === 'checkmate';
      const about = { stalemate: stale, mate: mated, check: status.check, fork: struck.length > 1 };
      assert.ok(about[theme], `${fen} is about ${theme}`);
    }
  });
});

describe('the examples of the page to test any position', () => {
  test('have as many ways to promote as their buttons say', () => {
    const ways = Object.fromEntries(
      samples.map(({ id, fen }) => {
        const moves = c960.parseFen(fen).legalMoves();
        return [id, moves.filter(({ promotion }) => promotion === 'queen').length];
      }),
    );
    assert.deepEqual(ways, { lesson: 1, stalemate: 1, several: 3, black: 1, stuck: 0 });
  });
});
