// SPDX-License-Identifier: MIT
/** Whole drills, by clicks and by keys, in every language; what is said, kept, shared and continued. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KINDS } from '../../web/lib/drill/index.js';
import {
  answerByClicks,
  answerByKeys,
  boardIn,
  captionIn,
  clickIn,
  questionsOf,
} from './castling-support.mjs';
import { search, tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const heading = (page) => page.textContent('.desk h2');
/** @param {Page} page */
const said = (page) => page.textContent('c960-drill > [role="status"]');
/** @param {Page} page */
const pips = (page) =>
  page.$$eval('.pips li', (items) => items.map((item) => item.className).join(' '));
/** Opens the drills and begins. @param {string} query @param {string} [language] */
async function begin(query, language = 'en') {
  const page = await site.open(`${language}/castling/drill/${query}`);
  await page.click('#drill-begin');
  return page;
}

describe('a whole round', () => {
  test('is answered by clicks alone', async () => {
    const page = await begin('?v=1&seed=clicks');
    const questions = questionsOf(page);
    for (let n = 0; n < 10; n++) {
      const question = questions.next();
      await answerByClicks(page, question);
      assert.equal(await page.textContent('.desk .eyebrow >> nth=1'), 'Right', question.kind);
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.textContent('.summary h2'), '10 of 10');
    assert.match(await page.innerText('.summary'), /Everything right/);
    await page.close();
  });

  test('is answered by keys alone', async () => {
    const page = await site.open('en/castling/drill/?v=1&seed=keys');
    await tabTo(page, '#drill-begin');
    await page.keyboard.press('Enter');
    const questions = questionsOf(page);
    for (let n = 0; n < 10; n++) {
      const question = questions.next();
      await answerByKeys(page, question);
      assert.match((await said(page)) ?? '', /^Right\./, question.kind);
      assert.equal(await page.getAttribute(':focus', 'class'), 'verdict');
      await page.keyboard.press('Enter');
    }
    assert.equal(await page.textContent(':focus'), '10 of 10');
    await page.close();
  });

  test('asks what is chosen, in every kind', async () => {
    for (const kind of KINDS) {
      const page = await begin(`?v=1&seed=k&kinds=${kind}`);
      const questions = questionsOf(page);
      for (let n = 0; n < 2; n++) {
        const question = questions.next();
        assert.equal(question.kind, kind);
        await answerByClicks(page, question);
        assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right', question.id);
        const { king } = question.answer;
        if (kind === 'play-it' && king && typeof king === 'object') {
          const board = await boardIn(page, '.desk');
          assert.match(board[king.to], new RegExp(`^${question.color} king`), 'it is shown made');
        }
        await page.click('[data-do="next"]');
      }
      await page.close();
    }
  });
});

describe('after an answer', () => {
  test('its verdict has the focus and is seen on a phone; then the question and its board come first', async () => {
    const viewport = { width: 320, height: 568 };
    const page = await site.open('en/castling/drill/?v=1&seed=abd&kinds=which-kind', { viewport });
    await page.click('#drill-begin');
    const inView = (/** @type {string} */ selector) =>
      page.$eval(selector, (element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    for (let n = 0; n < 2; n++) {
      assert.equal(await page.textContent(':focus'), await heading(page));
      assert.ok(await inView('.desk h2'));
      assert.ok(await inView('.desk c960-board'));
      await page.click('.options button');
      assert.equal(await page.getAttribute(':focus', 'class'), 'verdict');
      assert.ok(await inView('.desk .verdict'));
      await page.click('[data-do="next"]');
    }
    await page.close();
  });

  test('every reason is told with its squares, marked on the board, and with its article', async () => {
    const page = await begin('?v=1&seed=abd&kinds=legal-or-not');
    const question = questionsOf(page).next();
    assert.equal(question.answer.reasons?.length, 2, 'the seed asks for two reasons');
    await page.click('.desk [value="in-check"]');
    await page.click('.desk form [type="submit"]');
    const told = await captionIn(page, '.desk');
    assert.match(told, /Not quite.*Not possible, for two reasons\./);
    assert.match(
      told,
      /The knight on d1, the queen on f1 and the bishop on g1 stand in the king’s way from b1 to g1/,
    );
    assert.match(told, /The queen on f1 stands in the rook’s way from e1 to f1/);
    assert.match(
      told,
      /You missed: something stands in the king’s way and something stands in the rook’s way/,
    );
    assert.match(told, /what does not hold here: the king is in check/);
    assert.equal((await boardIn(page, '.desk')).d1, 'white knight, stands in the way');
    assert.equal(await page.getAttribute('.desk .reasons .article', 'href'), '#article-II-3-2-7');
    assert.ok(await page.$('#article-II-3-2-7'));
    assert.match(
      (await said(page)) ?? '',
      /^Not quite\. Not possible, for two reasons\. The knight/,
    );
    assert.equal(await pips(page), ['wrong', ...Array(9).fill('open')].join(' '));
    await page.close();
  });

  test('the question can be asked again without counting', async () => {
    const page = await begin('?v=1&seed=abd&kinds=which-kind');
    const question = questionsOf(page).next();
    await page.click(`.options button:not([data-response*="${question.answer.kind}"])`);
    await page.click('[data-do="retry"]');
    await answerByClicks(page, question);
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right');
    assert.match((await page.textContent('.round')) ?? '', /0 of 1 right/);
    await page.click('[data-do="next"]');
    assert.match((await page.textContent('.desk .eyebrow')) ?? '', /Question 2 of 10/);
    await page.close();
  });

  test('the position can be tried on the board, with the moves that led to it', async () => {
    const page = await begin('?v=1&seed=abd&kinds=lost-or-blocked');
    const question = questionsOf(page).next();
    await answerByClicks(page, question);
    await page.click('text=Try it on the board');
    await page.waitForSelector('html.ready .move-list');
    assert.equal(await page.locator('.move').count(), question.moves.length + 1);
    await page.goBack();
    await page.waitForSelector('html.ready .desk .caption');
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right');
    await page.close();
  });

  test('a king’s step is no castling, and the board asks which is meant', async () => {
    const page = await begin('?v=1&seed=step&kinds=play-it&castling=double-move&difficulty=normal');
    const questions = questionsOf(page);
    for (let n = 0; n < 200; n++) {
      const question = questions.next();
      const way = /** @type {{from: string, to: string} | undefined} */ (question.answer.king);
      if (question.categories.includes('king-step-is-no-castling') && way) {
        await page.close();
        return stepInstead(question, way, n);
      }
    }
    assert.fail('no such question');
  });

  /**
   * @param {import('../../web/lib/drill/vocabulary.js').Question} asked
   * @param {{from: string, to: string}} way @param {number} index
   */
  async function stepInstead(asked, way, index) {
    const page = await begin(
      `?v=1&seed=step&kinds=play-it&castling=double-move&count=${index + 1}`,
    );
    for (let n = 0; n < index; n++) {
      await page.click('.desk [data-response]');
      await page.click('[data-do="next"]');
    }
    await page.fill('#drill-move', way.from + way.to);
    await page.press('#drill-move', 'Enter');
    await page.waitForSelector('.desk c960-board dialog[open]');
    await page.keyboard.press('Escape');
    assert.equal(await page.$('.desk .caption'), null, 'nothing was answered');
    for (const square of [way.from, way.to]) {
      await page.click(`.desk c960-board [aria-label^="${square},"]`);
    }
    await page.waitForSelector('.desk c960-board dialog[open]');
    await page.click('.desk c960-board dialog button:has-text("Only the king")');
    await page.waitForSelector('.desk .caption');
    assert.match(
      await captionIn(page, '.desk'),
      /Not quite.*That was a step of the king, not castling/,
    );
    assert.equal(asked.kind, 'play-it');
    await page.close();
  }

  test('moves that are no castling are not counted, and text that is no move is told', async () => {
    const page = await begin('?v=1&seed=abd&kinds=play-it');
    const question = questionsOf(page).next();
    await page.fill('#drill-move', 'x9');
    await page.press('#drill-move', 'Enter');
    assert.match((await page.textContent('#drill-error')) ?? '', /cannot be read as a move/);
    await page.click(`.desk [data-castle="${question.side === 'g' ? 'c' : 'g'}"]`);
    assert.match((await page.textContent('#drill-error')) ?? '', /The question is about O-O/);
    assert.equal(await pips(page), ['now', ...Array(9).fill('open')].join(' '));
    await page.fill('#drill-move', question.side === 'g' ? 'O-O' : '0-0-0');
    await page.press('#drill-move', 'Enter');
    assert.ok(await page.isVisible('.desk .caption'));
    await page.close();
  });

  test('a move that is no castling is told, is not made, and frees the board', async () => {
    const page = await begin('?v=1&seed=ty1&kinds=play-it&count=200');
    assert.match((await boardIn(page, '.desk')).d1, /rook/);
    await clickIn(page, '.desk', 'd1', 'e1');
    await page.waitForSelector('#drill-error:visible');
    assert.match(
      (await page.textContent('#drill-error')) ?? '',
      /no castling. The question is about O-O.* Nothing was moved/,
    );
    assert.equal(await page.$eval('.desk c960-board', (/** @type {any} */ b) => b.selected), null);
    await page.fill('#drill-move', 'Re1');
    await page.press('#drill-move', 'Enter');
    assert.match(
      (await page.textContent('#drill-error')) ?? '',
      /That is a legal move, but no castling/,
    );
    await page.fill('#drill-move', '');
    await page.press('#drill-move', 'Enter');
    assert.match((await page.textContent('#drill-error')) ?? '', /No move was typed/);
    await clickIn(page, '.desk', 'd1', 'c1', 'd1'); // the rook, no: the king, to the rook
    await page.waitForSelector('.desk .caption');
    await page.close();
  });

  test('an answer without a mark is asked for', async () => {
    const page = await begin('?v=1&seed=abd&kinds=legal-or-not,must-be-safe,landing');
    const questions = questionsOf(page);
    const seen = new Set();
    for (let n = 0; n < 8 && seen.size < 3; n++) {
      const question = questions.next();
      seen.add(question.kind);
      await page.click('.desk form [type="submit"]');
      assert.ok(await page.isVisible('#drill-error'), question.kind);
      await answerByClicks(page, question);
      await page.click('[data-do="next"]');
    }
    assert.equal(seen.size, 3);
    await page.close();
  });
});

describe('a round', () => {
  test('goes on after a reload at the same question, with the answers so far', async () => {
    const page = await begin('?v=1&seed=reload');
    const questions = questionsOf(page);
    await answerByClicks(page, questions.next());
    await page.click('[data-do="next"]');
    questions.next();
    await page.click('[data-do="stop"] >> visible=true', { trial: true });
    const before = [await heading(page), await pips(page), await boardIn(page, '.desk')];
    await page.reload();
    await page.waitForSelector('html.ready .desk h2');
    assert.deepEqual([await heading(page), await pips(page), await boardIn(page, '.desk')], before);
    await page.close();
  });

  test('goes on after a reload where an answer was just explained, and in another language', async () => {
    const page = await begin('?v=1&seed=reload');
    await answerByClicks(page, questionsOf(page).next());
    await page.reload();
    await page.waitForSelector('html.ready .desk .caption');
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right');
    await page.click('a[data-language="pt"]');
    await page.waitForSelector('html.ready[lang="pt-BR"] .desk .caption');
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Certo');
    await page.click('[data-do="next"]');
    assert.match((await page.textContent('.desk .eyebrow')) ?? '', /Pergunta 2 de 10/);
    await page.close();
  });

  test('goes on after a reload where a question is asked again, without its answer', async () => {
    const page = await begin('?v=1&seed=abd&kinds=which-kind');
    const question = questionsOf(page).next();
    await page.click(`.options button:not([data-response*="${question.answer.kind}"])`);
    await page.click('[data-do="retry"]');
    await page.reload();
    await page.waitForSelector('html.ready .desk .options');
    assert.equal(await page.$('.desk .caption'), null);
    await answerByClicks(page, question);
    assert.match((await page.textContent('.round')) ?? '', /0 of 1 right/);
    await page.close();
  });

  test('that was left is offered again', async () => {
    const page = await begin('?v=1&seed=left');
    await answerByClicks(page, questionsOf(page).next());
    await page.click('[data-do="next"]');
    await page.goto(`${site.origin()}en/castling/drill/`);
    await page.waitForSelector('html.ready #drill-begin');
    await page.click('[data-do="continue"]');
    assert.match((await page.textContent('.desk .eyebrow')) ?? '', /Question 2 of 10/);
    assert.equal(search(page), '?v=1&seed=left');
    await page.close();
  });

  test('draws a seed of its own, which its address has from the beginning', async () => {
    const page = await begin('');
    const { seed } = Object.fromEntries(new URL(page.url()).searchParams);
    assert.match(seed, /^[0-9a-z]{8}$/);
    const [mine, theirs] = [heading(page), begin(`?v=1&seed=${seed}`)];
    const other = await theirs;
    assert.equal(await mine, await heading(other));
    assert.deepEqual(await boardIn(page, '.desk'), await boardIn(other, '.desk'));
    await page.close();
    await other.close();
  });

  test('without an end goes on past ten, and ends when it is ended', async () => {
    const page = await begin('?v=1&seed=e&count=endless&kinds=which-kind,lost-or-blocked');
    assert.equal(await page.textContent('.desk .eyebrow'), 'Question 1');
    for (let n = 0; n < 12; n++) {
      await page.click('.options button');
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.textContent('.desk .eyebrow'), 'Question 13');
    await page.click('[data-do="stop"]');
    assert.match((await page.textContent('.summary h2')) ?? '', / of 12$/);
    await page.close();
  });

  test('can be played again with the same questions, and with those that were missed', async () => {
    const page = await begin('?v=1&seed=again&count=3&kinds=which-kind');
    const questions = questionsOf(page);
    const asked = [questions.next(), questions.next(), questions.next()];
    await page.click(`.options button:not([data-response*="${asked[0].answer.kind}"])`);
    await page.click('[data-do="next"]');
    for (const question of asked.slice(1)) {
      await answerByClicks(page, question);
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.textContent('.summary h2'), '2 of 3');
    assert.match(await page.innerText('.summary'), /One question of this round will come back/);
    await page.click('[data-do="repeat-missed"]');
    assert.equal(await page.textContent('.desk .eyebrow'), 'Question 1 of 1');
    await answerByClicks(page, asked[0]);
    await page.click('[data-do="next"]');
    assert.equal(await page.textContent('.summary h2'), '1 of 1');
    await page.close();
  });
});
