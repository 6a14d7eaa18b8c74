// SPDX-License-Identifier: MIT
/** Every position of the castling lesson says through the core what its text claims. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { scenes } from '../../web/build/views/castling.mjs';
import { hands } from '../../web/lessons/castling.js';
import { c960, prove, squaresAround, squaresIn } from './lesson-facts.mjs';

/** @typedef {import('../../web/lessons/castling.js').Example} Example */
/** @typedef {import('../../web/lib/core.js').Game} Game */

const examples = scenes.flatMap(({ groups }) => groups.flatMap((group) => group.examples));

/** @param {Pick<Example, 'fen' | 'moves'>} example @returns {Game} */
const gameOf = ({ fen, moves = [] }) => moves.reduce((game, uci) => game.play(uci), c960.game(fen));

/** @param {string} id */
const example = (id) => {
  const found = examples.find((one) => one.id === id);
  assert.ok(found, id);
  return found;
};

describe('an example of the lesson', () => {
  for (const one of examples) {
    test(`shows what its text claims: ${one.id}`, () => {
      assert.ok(one.facts.length > 0);
      const game = gameOf(one);
      for (const fact of one.facts) prove(game, fact, (id) => gameOf(example(id)));
      const about = one.facts.some(({ castling }) => castling === one.side);
      assert.ok(about, 'a fact is about the castling that is shown');
    });
  }

  test('names in its text only squares that the core speaks of there, in every language', () => {
    for (const { code } of builtLanguages()) {
      const catalog = readCatalog(code);
      for (const one of examples) {
        const known = squaresAround(gameOf(one));
        for (const key of ['title', 'text', 'mistake']) {
          const text = catalog[`lesson.${one.id}.${key}`] ?? '';
          for (const square of text.match(/\b[a-h][1-8]\b/g) ?? []) {
            assert.ok(known.has(square), `${code} ${one.id}.${key} names ${square}`);
          }
        }
      }
    }
  });

  test('has its texts in every language, the same squares in all of them', () => {
    const source = readCatalog('en');
    for (const { code } of builtLanguages()) {
      const catalog = readCatalog(code);
      for (const { id } of examples) {
        for (const key of [`lesson.${id}.title`, `lesson.${id}.text`, `lesson.${id}.mistake`]) {
          assert.deepEqual(squaresIn(catalog[key]), squaresIn(source[key]), `${code} ${key}`);
        }
      }
    }
  });
});

describe('the lesson', () => {
  test('plays out the four ways of castling, each under its own article', () => {
    const [group] = scenes.find(({ id }) => id === 'ways')?.groups ?? [];
    const shown = group.examples.map((one) => [
      gameOf(one).position.castling(one.side).kind,
      one.article,
    ]);
    assert.deepEqual(shown, [
      ['double-move', 'II.3.2.1'],
      ['transposition', 'II.3.2.2'],
      ['king-move-only', 'II.3.2.3'],
      ['rook-move-only', 'II.3.2.4'],
    ]);
  });

  test('has for every reason against castling a position that fails for it alone', () => {
    const [conditions] = scenes.find(({ id }) => id === 'must')?.groups ?? [];
    const codes = conditions.examples.map((one) => {
      const { reasons } = gameOf(one).position.castling(one.side);
      assert.equal(reasons.length, 1, one.id);
      assert.equal(reasons[0].article, one.article, one.id);
      return reasons[0].code;
    });
    assert.deepEqual(codes, [
      'right-lost',
      'king-path-blocked',
      'rook-path-blocked',
      'in-check',
      'through-check',
      'into-check',
    ]);
  });

  test('names for every condition the usual mistake', () => {
    const catalog = readCatalog('en');
    for (const group of scenes.find(({ id }) => id === 'must')?.groups ?? []) {
      for (const { id } of group.examples) assert.ok(catalog[`lesson.${id}.mistake`], id);
    }
  });

  test('shows a bishop that leaves f1, and castling possible after it', () => {
    const after = ['f1b5', 'a7a6'].reduce((game, uci) => game.play(uci), gameOf(example('bishop')));
    assert.ok(after.position.castling('g').legal);
    assert.equal(gameOf(example('bishop')).position.castling('g').permanent, false);
  });

  test('shows the shield as the core’s special case: exposed only after the rook has left', () => {
    const [reason] = gameOf(example('shield')).position.castling('c').reasons;
    assert.equal(reason.article, '3.9.2');
  });

  test('asks where the king can both step and castle', () => {
    const { position } = gameOf(example('step'));
    const there = position.legalMoves('f1').filter(({ to }) => to === 'g1');
    assert.deepEqual(there.map(({ castling }) => castling !== null).sort(), [false, true]);
  });

  test('shows with the hands a castling in which both move', () => {
    const { kind, legal } = gameOf(hands).position.castling(hands.side);
    assert.deepEqual([kind, legal], ['double-move', true]);
  });

  test('lands where the table says, for both sides and both colours', () => {
    const table = Object.fromEntries(
      (scenes.find(({ id }) => id === 'land')?.groups[0].examples ?? []).map((one) => {
        const { king, rook } = gameOf(one).position.castling(one.side);
        return [one.id, `${king?.to} ${rook?.to}`];
      }),
    );
    assert.deepEqual(table, {
      'land-white-g': 'g1 f1',
      'land-white-c': 'c1 d1',
      'land-black-g': 'g8 f8',
      'land-black-c': 'c8 d8',
    });
  });
});
