// SPDX-License-Identifier: MIT
/** Every position of the en passant lesson says through the core what its text claims, for both colours. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { scenes } from '../../web/build/views/en-passant.mjs';
import { gameIn } from '../../web/build/views/lesson.mjs';
import { written } from '../../web/lessons/en-passant.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { mirrorFen, mirrorSquares } from '../../web/lib/en-passant/mirror.js';
import { goneFrom } from '../../web/lib/en-passant/gone.js';
import { rows } from './support.mjs';
import { provesReasons } from './lesson-facts.mjs';

const c960 = await loadCoreFromDisk();

/** @typedef {import('../../web/lessons/en-passant.js').Example} Example */
/** @typedef {import('../../web/lessons/en-passant.js').Fact} Fact */
/** @typedef {import('../../web/lib/core.js').Game} Game */

const examples = scenes.flatMap((scene) => scene.examples);

/** The same as Black sees it. @template T @param {T} data @returns {T} */
const turned = (data) =>
  JSON.parse(JSON.stringify(data), (key, value) => {
    if (typeof value !== 'string') return value;
    if (key === 'fen') return mirrorFen(value);
    return /^[a-h][1-8]/.test(value) ? mirrorSquares(value) : value;
  });

/** @param {Game} game @param {Fact} fact */
function prove(game, { ask, legal, codes, squares, by, gone, takes, only }) {
  const explanation = game.explain(ask);
  assert.equal(explanation.legal, legal, ask);
  const { reasons, move } = explanation;
  provesReasons(reasons, { codes, squares, by });
  if (takes === false) assert.equal(move?.captured, null);
  if (gone) {
    assert.equal(move?.captured, 'pawn');
    const after = game.play(ask).position;
    assert.equal(after.pieceAt(gone)?.color === game.position.pieceAt(gone)?.color, false);
    if (move?.enPassant) assert.equal(goneFrom(game.position, after), gone);
  }
  if (only) {
    const { check, legalMoveCount } = game.position.status();
    assert.deepEqual([check, legalMoveCount], [true, 1]);
  }
}

describe('an example of the en passant lesson', () => {
  for (const one of examples) {
    test(`shows what its text claims, for White and for Black: ${one.id}`, () => {
      for (const example of [one, turned(one)]) {
        const game = gameIn(c960, example);
        assert.ok(example.asks.length > 0);
        for (const fact of example.facts) prove(game, fact);
      }
    });
  }

  test('ends with the move that its text speaks of: a double step but for the ones that lack it', () => {
    for (const { id, moves } of examples.filter(
      ({ id }) => !['try', 'late', 'steps'].includes(id),
    )) {
      assert.equal(moves.at(-1), 'd7d5', id);
    }
  });

  test('has its texts in every language, without squares, which would be wrong for one colour', () => {
    for (const { code } of builtLanguages()) {
      const catalog = readCatalog(code);
      const texts = Object.entries(catalog).filter(([key]) => /^ep\./.test(key));
      assert.ok(texts.length > 40);
      for (const [key, text] of texts)
        assert.doesNotMatch(text, /\b[a-h][1-8]\b/, `${code} ${key}`);
      for (const { id } of examples) {
        for (const part of ['title', 'text'])
          assert.ok(catalog[`ep.${id}.${part}`], `${id}.${part}`);
      }
    }
  });
});

describe('the en passant lesson', () => {
  test('shows the chance in its first position, and what becomes of it', () => {
    const { fen } = examples[0];
    const game = c960.game(fen).play('d7d5');
    assert.equal(game.position.enPassant, 'd6');
    assert.equal(goneFrom(game.position, game.play('e5d6').position), 'd5');
    const late = game.play('e1e2').play('e8e7');
    assert.deepEqual(
      late.explain('e5d6').reasons.map(({ code }) => code),
      ['en-passant-expired'],
    );
  });

  test('gives for every condition an example that fails for it alone, or takes nothing', () => {
    const must = scenes.find(({ id }) => id === 'must')?.examples ?? [];
    for (const { id, facts } of must) {
      const [fact] = facts;
      assert.ok(fact.codes?.length === 1 || fact.takes === false, id);
    }
  });

  test('writes the capture as the core does', () => {
    const game = gameIn(c960, written);
    assert.equal(game.moves[1].san, 'exd6');
    assert.equal(game.at(1).fen.split(' ')[3], 'd6');
    assert.equal(game.position.fen.split(' ')[3], '-');
  });
});

test('a position turned round for the other colour has the same moves, turned round', () => {
  const plain = rows('legal_moves.jsonl')
    .map(({ fen }) => String(fen))
    .filter((fen) => / [wb] - - /.test(fen))
    .slice(0, 200);
  assert.ok(plain.length > 50);
  for (const fen of plain) {
    const moves = c960.parseFen(fen).legalMoves();
    const other = c960.parseFen(mirrorFen(fen)).legalMoves();
    assert.deepEqual(
      other.map(({ uci }) => uci).sort(),
      moves.map(({ uci }) => mirrorSquares(uci)).sort(),
      fen,
    );
  }
});
