// SPDX-License-Identifier: MIT
/** The questions of the Rules page: what their answers rest on, and what they claim of their positions. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { allStarts, countFacts } from '../../web/build/facts.mjs';
import { gameOf, questions } from '../../web/build/views/rules.mjs';
import { cases, files } from '../../web/lessons/rules.js';
import { pages } from '../../web/site.config.js';
import { c960, prove, squaresAround, squaresIn } from './lesson-facts.mjs';

const source = readCatalog('en');
const page = (/** @type {string} */ id) => pages.find((one) => one.id === id);

/** @param {readonly {id: string, articles: readonly string[]}[]} all @param {string} id of the page */
function restOn(all, id) {
  const shown = page(id)?.articles ?? [];
  for (const one of all) {
    assert.ok(one.articles.length > 0, one.id);
    for (const article of one.articles) {
      assert.ok(source[`article.${article}`], `${one.id}: article ${article} has a text`);
      assert.ok(
        shown.some((beginning) => article.startsWith(beginning)),
        `${one.id}: article ${article} is listed on the page`,
      );
    }
  }
}

describe('a question', () => {
  for (const { id, board } of questions) {
    if (!board) continue;
    test(`claims of its position what the core says: ${id}`, () => {
      assert.ok(board.facts.length > 0);
      const game = gameOf(c960, board);
      for (const fact of board.facts) prove(game, fact);
      if (board.castling) assert.ok(board.facts.some((fact) => fact.castling === board.castling));
      if (board.move) assert.ok(board.facts.some((fact) => fact.refused === board.move));
      if (board.touched) {
        assert.ok(game.position.legalMoves(board.touched).length > 0, 'it has something to do');
      }
    });
  }

  test('names in its answer only squares that the core speaks of, the same in every language', () => {
    for (const { code } of builtLanguages()) {
      const catalog = readCatalog(code);
      for (const { id, board } of questions) {
        const named = squaresIn(`${catalog[`ask.${id}.q`]} ${catalog[`ask.${id}.a`]}`);
        const inSource = squaresIn(`${source[`ask.${id}.q`]} ${source[`ask.${id}.a`]}`);
        assert.deepEqual(named, inSource, `${code} ${id}`);
        const known = board ? squaresAround(gameOf(c960, board)) : new Set();
        for (const square of named) assert.ok(known.has(square), `${code} ${id} names ${square}`);
      }
    }
  });

  test('rests on articles that are told on the page', () => restOn(questions, 'rules'));

  test('says what it rests on: guidelines cite Guidelines II, rules of the Laws an article of them', () => {
    for (const { id, kind, articles } of questions) {
      const guided = articles.some((article) => article.startsWith('II.'));
      if (kind === 'guideline' || kind === 'recommendation') assert.ok(guided, id);
      if (kind === 'law') assert.ok(!articles[0].startsWith('II.'), id);
    }
    const kinds = new Set(questions.map(({ kind }) => kind));
    assert.deepEqual([...kinds].sort(), ['guideline', 'law', 'recommendation', 'regulation']);
  });

  test('has an address of its own', () => {
    const ids = questions.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length >= 25);
  });

  test('begins with a yes or no where it asks for one', () => {
    for (const id of ['attacked-way', 'twice', 'ep-later', 'promote-later', 'black-choose']) {
      assert.match(source[`ask.${id}.a`], /^<b>No\.<\/b>/, id);
    }
    for (const id of ['still-king', 'rook-attacked', 'promote-any', 'pinned', 'shield']) {
      assert.match(source[`ask.${id}.a`], /^<b>Yes[.,]/, id);
    }
  });
});

test('the first move castles in as many start positions as the answer says', () => {
  const { firstMove } = countFacts(allStarts(c960));
  assert.deepEqual(firstMove, { g: 90, c: 72 });
  for (const info of allStarts(c960)) {
    assert.equal(info.firstMove.g, info.king === 'f1' && info.rooks.g === 'g1');
    assert.equal(info.firstMove.c, info.king === 'd1' && info.rooks.c === 'c1');
  }
});

describe('for arbiters', () => {
  test('every case rests on articles that are told on the page', () => restOn(cases, 'tournament'));

  test('the files have the eight names of Appendix D, in order', () => {
    assert.deepEqual(
      files.map((name) => name[0].toLowerCase()),
      [...'abcdefgh'],
    );
  });
});
