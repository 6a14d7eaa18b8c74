// SPDX-License-Identifier: MIT
// Who can still mate, and which positions are dead: every shared row, twins, small positions, lines replayed.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { chance, played } from './games.mjs';
import { c960, everyRow, everyThird, jsonRows, thrownBy } from './support.mjs';

/** @typedef {import('../../wasm/dist/index.js').Position} Position */
/** @typedef {import('../../wasm/dist/index.js').Color} Color */

const rows = jsonRows('dead_position.jsonl');
const COLORS = /** @type {const} */ (['white', 'black']);

/** Has this side just given mate? @param {Position} position @param {Color} color */
function isMated(position, color) {
  const { outcome } = position.turn === color ? { outcome: null } : position.status();
  return outcome?.reason === 'checkmate';
}

/** The verdict; a line that comes with it is played to its mate. @param {Position} position @param {Color} color */
function verdictOf(position, color) {
  const { verdict, line } = position.canMate(color);
  assert.equal(line !== null, verdict === 'yes');
  if (line === null) return verdict;
  let at = position;
  for (const move of line) {
    assert.deepEqual(at.move(move.san), move);
    assert.deepEqual(at.move(move.uci), move);
    at = at.play(move);
  }
  assert.ok(isMated(at, color), `${position.fen}: no mate by ${color} in ${at.fen}`);
  return verdict;
}

/** The same with colours exchanged. @param {string} fen */
function flipped(fen) {
  const [board = '', turn, rights = '', enPassant = '', ...counters] = fen.split(' ');
  const exchanged = (/** @type {string} */ text) =>
    text.replace(/[a-z]/gi, (c) => (c < 'a' ? c.toLowerCase() : c.toUpperCase()));
  return [
    exchanged(board.split('/').reverse().join('/')),
    turn === 'w' ? 'b' : 'w',
    exchanged(rights),
    enPassant.replace(/\d/, (rank) => String(9 - Number(rank))),
    ...counters,
  ].join(' ');
}

/** The same with a- and h-file exchanged, for positions without rights. @param {string} fen */
function mirrored(fen) {
  const [board = '', turn, rights, enPassant = '', ...counters] = fen.split(' ');
  const ranks = board.split('/').map((rank) => [...rank].reverse().join(''));
  const square = enPassant.replace(/[a-h]/, (file) => 'hgfedcba'['abcdefgh'.indexOf(file)] ?? '');
  return [ranks.join('/'), turn, rights, square, ...counters].join(' ');
}

describe('who can still mate', () => {
  test('is decided and right for both colours in every shared row, each line played to its mate', () => {
    everyRow(rows, (row) => {
      const position = c960.parseFen(row.fen);
      assert.equal(verdictOf(position, 'white'), row.white_can_mate ? 'yes' : 'no');
      assert.equal(verdictOf(position, 'black'), row.black_can_mate ? 'yes' : 'no');
    });
  });

  test('is decided and right behind walls, though more than ten million positions can be reached', () => {
    const walls = jsonRows('walls.jsonl');
    assert.ok(walls.length >= 50);
    let unknown = 0;
    everyRow(walls, (row) => {
      const position = c960.parseFen(row.fen);
      for (const color of COLORS) {
        const verdict = verdictOf(position, color);
        if (verdict === 'unknown') unknown++;
        else assert.equal(verdict, row[`${color}_can_mate`] ? 'yes' : 'no', color);
      }
    });
    assert.ok(unknown <= walls.length / 10, `${unknown} unknown`);
  });

  test('is the same for the colour-flipped twin, and the mirrored one of positions without rights', () => {
    everyRow(everyThird(rows), ({ fen, white_can_mate, black_can_mate }) => {
      const twins = [flipped(fen), ...(fen.split(' ')[2] === '-' ? [mirrored(flipped(fen))] : [])];
      for (const twin of twins) {
        const position = c960.parseFen(twin);
        assert.equal(verdictOf(position, 'black'), white_can_mate ? 'yes' : 'no', twin);
        assert.equal(verdictOf(position, 'white'), black_can_mate ? 'yes' : 'no', twin);
      }
    });
  });

  test('is "yes" with an empty line for who has just mated, and "no" for who is mated', () => {
    const { position } = played(518, ['f3', 'e5', 'g4', 'Qh4']);
    assert.deepEqual(position.canMate('black'), { verdict: 'yes', line: [] });
    assert.deepEqual(position.canMate('white'), { verdict: 'no', line: null });
  });

  test('comes as frozen data, and leaves the position as it was', () => {
    const position = c960.start(518);
    const before = position.fen;
    const answer = position.canMate('white');
    assert.equal(answer.verdict, 'yes');
    for (const part of [answer, answer.line, ...(answer.line ?? [])])
      assert.ok(Object.isFrozen(part));
    assert.equal(position.fen, before);
    assert.deepEqual(structuredClone(answer), answer);
  });

  test('is looked for in as many positions as are asked for, then unknown', () => {
    const position = c960.start(518);
    assert.deepEqual(position.canMate('white', { nodes: 1 }), { verdict: 'unknown', line: null });
    assert.equal(position.canMate('white', { nodes: Number.MAX_SAFE_INTEGER }).verdict, 'yes');
    assert.equal(position.canMate('white', {}).verdict, 'yes');
    // What needs no search does not depend on it.
    const bare = c960.parseFen('4k3/8/8/8/8/8/8/4KN2 w - - 0 1');
    assert.equal(bare.canMate('white', { nodes: 0 }).verdict, 'no');
  });

  test('is not answered where color or nodes make no sense', () => {
    const position = c960.start(518);
    const ask = (/** @type {any} */ color, /** @type {any} */ options) => () =>
      position.canMate(color, options);
    for (const call of [
      ...[undefined, null, 'red', 'w', 0, ''].map((color) => ask(color, {})),
      ...[-1, 0.5, NaN, Infinity, '5', null, 2 ** 60].map((nodes) => ask('white', { nodes })),
      ...[null, 5, 'many'].map((options) => ask('white', options)),
    ]) {
      assert.equal(thrownBy(call).code, 'bad-argument');
    }
  });
});

describe('small positions', () => {
  const random = chance(4);
  const kinds = 'PNBRQ';

  /** At most four men, anywhere. @returns {Position | null} */
  function small() {
    /** @type {string[]} */
    const board = Array(64).fill('');
    const put = (/** @type {string} */ man) => {
      const square = random(64);
      if (board[square] || (/p/i.test(man) && (square < 8 || square > 55))) return;
      board[square] = man;
    };
    for (const man of ['K', 'k']) put(man);
    for (let n = random(3); n > 0; n--) {
      const kind = kinds[random(5)] ?? '';
      put(random(2) ? kind : kind.toLowerCase());
    }
    const ranks = Array.from({ length: 8 }, (_, n) => board.slice(8 * n, 8 * n + 8));
    const text = ranks.map((rank) =>
      rank
        .map((man) => man || '1')
        .join('')
        .replace(/1+/g, (ones) => String(ones.length)),
    );
    try {
      return c960.parseFen(`${text.join('/')} ${random(2) ? 'w' : 'b'} - - 0 1`);
    } catch {
      return null;
    }
  }

  const positions = Array.from({ length: 4000 }, small).filter((position) => position !== null);

  /** Men without their squares. @param {Position} position */
  const material = ({ fen }) => [...fen.split(' ')[0].replace(/[\d/]/g, '')].sort().join('');

  /**
   * A mate by this side among the positions that can be reached, as many as are asked for.
   *
   * @param {Position} from
   * @param {Color} color
   * @param {number} most
   */
  function mateFound(from, color, most) {
    const seen = new Set([from.fen.split(' ').slice(0, 4).join()]);
    const queue = [from];
    for (const position of queue) {
      if (isMated(position, color)) return true;
      for (const move of position.legalMoves()) {
        if (queue.length >= most) break;
        const next = position.play(move);
        const key = next.fen.split(' ').slice(0, 4).join();
        if (!seen.has(key)) {
          seen.add(key);
          queue.push(next);
        }
      }
    }
    return false;
  }

  test('are all decided; each "yes" is played, and no "no" is refuted by playing on', () => {
    assert.ok(positions.length > 2000);
    /** @type {Map<string, number>} how often a material was searched */
    const searched = new Map();
    let yes = 0;
    let no = 0;
    for (const position of positions) {
      for (const color of COLORS) {
        const verdict = verdictOf(position, color);
        if (verdict === 'yes') {
          yes++;
          continue;
        }
        assert.equal(verdict, 'no', position.fen);
        no++;
        const key = color + material(position);
        const times = searched.get(key) ?? 0;
        searched.set(key, times + 1);
        const bare = !position
          .pieces()
          .some(({ piece }) => piece.color === color && piece.type !== 'king');
        const most = bare || times > 2 ? 20 : 600;
        assert.equal(mateFound(position, color, most), false, `${position.fen}: ${color}`);
      }
    }
    assert.ok(yes > 1000 && no > 1000, `${yes} and ${no}`);
  });
});

describe('a dead position', () => {
  test('is one where neither side can mate: every shared row', () => {
    everyRow(rows, ({ fen, dead }) => {
      const position = c960.parseFen(fen);
      const { outcome } = position.status();
      const isDead = outcome?.reason === 'dead-position';
      // Mate and stalemate stand first.
      const isOver = outcome?.reason === 'checkmate' || outcome?.reason === 'stalemate';
      assert.equal(isDead, dead && !isOver);
      assert.equal(c960.game(fen).outcome()?.reason, outcome?.reason);
      if (isDead)
        assert.deepEqual(outcome, { result: '1/2-1/2', reason: 'dead-position', claim: false });
    });
  });

  test('ends a game on the move that makes it', () => {
    const game = c960.game('8/8/4k3/8/8/8/3rK3/8 w - - 0 1');
    assert.equal(game.outcome(), null);
    assert.equal(game.play('Kxd2').outcome()?.reason, 'dead-position');
    assert.match(game.play('Kxd2').toPgn(), /1\. Kxd2 1\/2-1\/2\n$/);
  });

  test('is told of each piece that a pawn may become', () => {
    const outcomes = c960
      .parseFen('8/P7/8/8/8/8/k7/2K5 w - - 0 1')
      .promotions('a7', 'a8')
      .map(({ move, status }) => [move.promotion, status.outcome?.reason ?? null]);
    assert.deepEqual(outcomes, [
      ['queen', null],
      ['rook', null],
      ['bishop', 'dead-position'],
      ['knight', 'dead-position'],
    ]);
  });

  test('is asked for once: a status is the same object ever after', () => {
    const position = c960.start(7);
    assert.equal(position.status(), position.status());
  });
});

describe('what a "no" rests on', () => {
  for (const [fen, proof] of /** @type {const} */ ([
    ['8/8/4k3/8/8/3K1N2/8/8 w - - 0 1', 'material'],
    ['8/8/1p1k1p1p/pPp1pPpP/P1P1P1P1/3K4/8/8 w - - 0 1', 'walls'],
    ['k7/1Q6/8/8/8/8/8/K7 b - - 0 1', 'exhausted'],
    ['4k3/8/8/8/8/8/8/R3K3 w - - 0 1', null],
  ])) {
    test(`${fen}: ${proof}`, () => {
      const position = c960.parseFen(fen);
      assert.equal(position.noMateProof('white'), proof);
      assert.equal(position.canMate('white').verdict === 'no', proof !== null);
    });
  }

  test('is told for every "no" of the shared rows, and for nothing else', () => {
    everyRow(everyThird(rows), ({ fen }) => {
      const position = c960.parseFen(fen);
      for (const color of /** @type {const} */ (['white', 'black'])) {
        const { verdict } = position.canMate(color);
        assert.equal(position.noMateProof(color) !== null, verdict === 'no', color);
      }
    });
  });
});
