// SPDX-License-Identifier: MIT
// The castlings of castling_truth.jsonl as questions: their answers are what the facts say, and the combinations of
// reasons there, and in positions tried at random, are those that the drills hold to be possible.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { coreBot } from './bots.mjs';
import { POSSIBLE, nameOf, whyImpossible } from './combinations.mjs';
import { c960 } from './support.mjs';
import { grade, questionOf } from '../../../web/lib/drill/index.js';
import { Random } from '../../../web/lib/drill/random.js';

/** @typedef {import('../../../web/lib/drill/vocabulary.js').Brief} Brief */
/** @typedef {import('../../../wasm/dist/index.js').Reason} Reason */
/** @typedef {import('../../../wasm/dist/index.js').PieceType} PieceType */
/** @typedef {{[square: string]: import('../../../wasm/dist/index.js').Piece}} Men */

/** @param {string} name @returns {any[]} */
const rowsOf = (name) =>
  readFileSync(new URL(`../../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => JSON.parse(line));

const rows = rowsOf('castling_truth.jsonl');
const SIDE_OF = /** @type {const} */ ({ K: 'g', Q: 'c', 'O-O': 'g', 'O-O-O': 'c' });

/** @param {any} row @param {'c' | 'g'} side @param {Brief['kind']} kind */
const asked = (row, side, kind) =>
  questionOf(c960, {
    kind,
    topic: null,
    start: row.fen,
    moves: [],
    color: row.turn === 'w' ? 'white' : 'black',
    side,
    variant: '960',
    origin: 'composed',
    pattern: 'truth',
  }) ?? assert.fail(`no question: ${row.fen} ${side} ${kind}`);

/** @type {any[]} */
const refused = rows.flatMap((row) =>
  row.illegal.map((/** @type {any} */ entry) => ({ row, entry })),
);
/** @type {any[]} */
const allowed = rows.flatMap((row) =>
  row.legal.map((/** @type {any} */ entry) => ({ row, entry })),
);

/** @param {any} entry @returns {'c' | 'g'} */
const sideOf = (entry) =>
  SIDE_OF[/** @type {keyof typeof SIDE_OF} */ (entry.side ?? entry.san.replace(/[+#]/, ''))];

describe('a castling of castling_truth', () => {
  test('that is refused has as answer exactly its reasons, with squares and attackers', () => {
    assert.ok(refused.length > 3000);
    for (const { row, entry } of refused) {
      const { answer } = asked(row, sideOf(entry), 'legal-or-not');
      assert.deepEqual(answer, { legal: false, reasons: entry.reasons }, row.fen);
      assert.deepEqual(asked(row, sideOf(entry), 'play-it').answer, {
        illegal: true,
        reasons: entry.reasons,
      });
    }
  });

  test('that is legal is played with its move, and lands where it should', () => {
    assert.ok(allowed.length > 3000);
    for (const { row, entry } of allowed) {
      const side = sideOf(entry);
      assert.equal(asked(row, side, 'play-it').answer.uci, entry.uci);
      assert.deepEqual(asked(row, side, 'legal-or-not').answer, { legal: true, reasons: [] });
      const { king_to: king, rook_to: rook } = entry;
      assert.deepEqual(asked(row, side, 'landing').answer, { king, rook });
    }
  });

  test('needs its squares empty and safe, and is of its kind', () => {
    for (const { row, entry } of [...refused, ...allowed].filter((_, n) => n % 3 === 0)) {
      const side = sideOf(entry);
      assert.deepEqual(asked(row, side, 'must-be-empty').answer, { squares: entry.mustBeEmpty });
      const safe = asked(row, side, 'must-be-safe').answer.squares ?? [];
      assert.deepEqual([...safe], [...entry.kingPath].sort());
      assert.deepEqual(asked(row, side, 'which-kind').answer, { kind: entry.kind });
    }
  });

  test('whose right is lost is refused for that alone', () => {
    const lost = rows.flatMap((row) =>
      row.lost.map((/** @type {'c' | 'g'} */ side) => ({ row, side })),
    );
    assert.ok(lost.length > 100);
    for (const { row, side } of lost) {
      const { answer } = asked(row, side, 'legal-or-not');
      assert.deepEqual(
        answer.reasons?.map(({ code }) => code),
        ['right-lost'],
      );
    }
  });

  test('is answered rightly by who asks the core', () => {
    for (const { row, entry } of [...refused, ...allowed].filter((_, n) => n % 10 === 0)) {
      const question = asked(row, sideOf(entry), 'legal-or-not');
      assert.ok(grade(question, coreBot({ ...question, id: '', index: 0 })).correct, row.fen);
    }
  });
});

describe('a combination of reasons', () => {
  test('of the facts is held to be possible', () => {
    const names = new Set(refused.map(({ entry }) => nameOf(entry.reasons)));
    assert.deepEqual(
      [...names].filter((name) => !POSSIBLE.includes(name)),
      [],
    );
    const castling = new Set(POSSIBLE.flatMap((name) => name.split('+')));
    const explained = rowsOf('explain_truth.jsonl')
      .map(({ reasons }) => nameOf(reasons))
      .filter((name) => name !== '' && name.split('+').every((code) => castling.has(code)));
    assert.ok(explained.length > 50);
    assert.deepEqual(
      explained.filter((name) => !POSSIBLE.includes(name)),
      [],
    );
  });

  test('is possible, or there is a reason why not', () => {
    assert.equal(POSSIBLE.length, 55);
    assert.equal(whyImpossible('in-check+through-check'), undefined);
    assert.match(whyImpossible('king-path-blocked+exposed') ?? '', /both ways are clear/);
  });

  test('found in fifty thousand positions at random is one of the possible', () => {
    const random = new Random('combinations');
    /** @type {Set<string>} */
    const found = new Set();
    for (let n = 0; n < 50_000; n++) {
      for (const name of combinationsAt(random)) found.add(name);
    }
    assert.deepEqual(
      [...found].filter((name) => !POSSIBLE.includes(name)),
      [],
    );
    assert.ok(found.size > 35, `${found.size} found`);
  });
});

/** @type {readonly PieceType[]} */
const TYPES = ['pawn', 'knight', 'bishop', 'rook', 'queen'];
const FILES = 'abcdefgh';

/** A king, a rook with its right, an enemy king and up to six men anywhere, near the first rank. @param {Random} random */
function combinationsAt(random) {
  /** @param {number} ranks */
  const anywhere = (ranks) => FILES[random.below(8)] + String(1 + random.below(ranks));
  const king = 1 + random.below(6);
  const side = random.chance(50) ? 'g' : 'c';
  const rook = `${FILES[side === 'g' ? king + 1 + random.below(7 - king) : random.below(king)]}1`;
  /** @type {Men} */
  const pieces = { [anywhere(8)]: { color: 'black', type: 'king' } };
  for (let n = random.below(7); n > 0; n--) {
    const color = random.chance(70) ? 'black' : 'white';
    pieces[anywhere(3)] = { color, type: random.pick(TYPES) };
  }
  pieces[`${FILES[king]}1`] = { color: 'white', type: 'king' };
  pieces[rook] = { color: 'white', type: 'rook' };
  try {
    const turn = random.chance(80) ? 'white' : 'black';
    const position = c960.setup({ pieces, turn, rights: { white: { [side]: rook } } });
    const { reasons } = position.castling(side, 'white');
    return reasons.length > 0 ? [nameOf(reasons)] : [];
  } catch {
    return [];
  }
}
