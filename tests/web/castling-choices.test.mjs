// SPDX-License-Identifier: MIT
/** What the drills ask by choice or by link, and how questions are told and steps taken back. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  GENERATOR_VERSION,
  KINDS,
  createGenerator,
  defaultSettings,
} from '../../web/lib/drill/index.js';
import { answerByClicks, boardIn, c960, captionIn, questionsOf } from './castling-support.mjs';
import { search, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const heading = (page) => page.textContent('.desk h2');
/** @param {Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.textContent);

/** @param {import('../../web/lib/drill/vocabulary.js').Settings} settings @param {string} seed */
const firstOf = (settings, seed) => createGenerator(c960, settings, seed).next();

/** Opens the drills and begins. @param {string} query */
async function begin(query) {
  const page = await site.open(`en/castling/drill/${query}`);
  await page.click('#drill-begin');
  return page;
}

describe('the choices', () => {
  test('stand in the address, and come back from it', async () => {
    const page = await site.open('en/castling/drill/');
    assert.equal(search(page), '');
    await page.click('summary');
    for (const kind of KINDS.slice(1)) await page.uncheck(`[name="kinds"][value="${kind}"]`);
    await page.uncheck('[name="colors"][value="white"]');
    await page.check('[name="variant"][value="960"]');
    await page.check('[name="count"][value="endless"]');
    assert.equal(search(page), '?v=1&kinds=play-it&colors=black&variant=960&count=endless');
    assert.equal(await page.textContent('#drill-begin'), 'Start, without an end');
    await page.reload();
    await page.waitForSelector('html.ready #drill-begin');
    assert.equal(await page.isChecked('[name="colors"][value="white"]'), false);
    assert.equal(await page.isChecked('[name="count"][value="endless"]'), true);
    await page.click('#drill-begin');
    assert.match((await heading(page)) ?? '', /^Castle O-O(-O)? for Black/);
    await page.close();
  });

  test('that leave nothing to ask are told, and nothing begins', async () => {
    const page = await site.open('en/castling/drill/?v=1&kinds=landing');
    await page.click('summary');
    await page.uncheck('[name="kinds"][value="landing"]');
    assert.match((await page.textContent('#drill-problem')) ?? '', /at least one in each group/);
    // The press is no start, and is not silent: the line is said once more.
    const saidAgain = page.evaluate(
      () =>
        new Promise((resolve) =>
          new MutationObserver(resolve).observe(
            /** @type {Node} */ (document.querySelector('#drill-problem')),
            { childList: true },
          ),
        ),
    );
    await page.click('#drill-begin', { force: true });
    await saidAgain;
    assert.ok(await page.isVisible('#drill-begin'));
    await page.check('[name="kinds"][value="landing"]');
    assert.ok(await page.isHidden('#drill-problem'));
    await page.close();
  });

  for (const [query, told] of [
    ['?v=99&seed=abc', /version of the drills that is gone \(version 99\)/],
    ['?v=1&seed=NOT_A_SEED', /code of the questions.*“NOT_A_SEED”/],
    ['?v=1&count=-3', /number of questions.*“-3”/],
    ['?v=1&kinds=chess,landing', /not offered here \(kinds: “chess”\)/],
    ['?v=1&variant=standard&castling=transposition', /leaves no castling to ask about/],
    ['?v=x', /version in the link cannot be read/],
    ['?v=1&kinds=%3Cb%3Ex', /kinds: “<b>x”/],
  ]) {
    test(`of a link that cannot be used are told: ${query}`, async () => {
      const page = await site.open(`en/castling/drill/${query}`);
      assert.match(await page.innerText('.choices .error >> nth=0'), /** @type {RegExp} */ (told));
      await page.click('#drill-begin');
      assert.ok(await heading(page));
      assert.equal(new URL(page.url()).searchParams.get('v'), String(GENERATOR_VERSION));
      await page.close();
    });
  }
});

describe('everything is said:', () => {
  test('the question has the focus when it is asked', async () => {
    const page = await begin('?v=1&seed=abd');
    assert.equal(await focused(page), await heading(page));
    const about = ((await page.getAttribute('.desk h2', 'aria-describedby')) ?? '').split(' ');
    const words = about.map((id) => page.textContent(`#${id}`));
    assert.match((await Promise.all(words)).join(' '), /to move.* never moved/);
    await answerByClicks(page, questionsOf(page).next());
    await page.click('[data-do="next"]');
    assert.equal(await focused(page), await heading(page));
    await page.close();
  });

  test('squares and steps that were answered are shown back', async () => {
    const page = await begin('?v=1&seed=abd&kinds=landing');
    await page.fill('#drill-king', 'a5');
    await page.fill('#drill-rook', 'b5');
    await page.press('#drill-rook', 'Enter');
    assert.match(await captionIn(page, '.desk'), /Your answer: king on a5, rook on b5\./);
    await page.click('[data-do="stop"]');
    assert.equal(await page.textContent('c960-drill > [role="status"]'), '', 'it is over');
    await page.close();
  });

  test('it is told why the squares of king and rook themselves need not be empty', async () => {
    const page = await begin('?v=1&seed=abd&kinds=must-be-empty');
    const { told, side } = questionsOf(page).next();
    assert.match(await page.innerText('.desk .side'), /king and rook stand on now do not count/);
    await page.fill('#drill-squares', told.rooks[side] ?? '');
    await page.press('#drill-squares', 'Enter');
    assert.match(await captionIn(page, '.desk'), /king and rook stand on now do not count/);
    await page.close();
  });

  test('squares that are chosen are marked, named and can be taken back', async () => {
    const page = await begin('?v=1&seed=abd&kinds=must-be-empty');
    await page.click('.desk c960-board [aria-label^="c4,"]');
    assert.equal((await boardIn(page, '.desk')).c4, 'empty, must be empty');
    assert.equal(await page.inputValue('#drill-squares'), 'c4');
    await page.click('.desk c960-board [aria-label^="c4,"]');
    assert.equal(await page.inputValue('#drill-squares'), '');
    await page.fill('#drill-squares', 'z9');
    await page.press('#drill-squares', 'Enter');
    assert.match((await page.textContent('#drill-error')) ?? '', /“z9” is no list of squares/);
    await page.close();
  });

  test('the moves so far can be stepped through', async () => {
    const page = await begin('?v=1&seed=abd&kinds=lost-or-blocked');
    const { moves, start, fen } = questionsOf(page).next();
    assert.ok(moves.length > 0 && start !== fen);
    const now = await boardIn(page, '.desk');
    await page.click('.past [data-ply="0"]');
    assert.notDeepEqual(await boardIn(page, '.desk'), now);
    await page.click(`.past [data-ply="${moves.length}"]`);
    assert.deepEqual(await boardIn(page, '.desk'), now);
    await page.close();
  });

  test('steps of an order can be begun anew', async () => {
    const settings = { ...defaultSettings(), kinds: /** @type {const} */ (['hand-order']) };
    const seeds = Array.from({ length: 60 }, (_, n) => `h${n}`);
    const seed = seeds.find((one) => firstOf(settings, one).topic === 'order');
    const page = await begin(`?v=1&seed=${seed}&kinds=hand-order`);
    await page.click('.desk [data-step="king-to-square"]');
    assert.equal(await page.textContent('[data-step="king-to-square"] b'), '1.');
    await page.click('[data-do="restart"]');
    assert.equal(await page.textContent('[data-step="king-to-square"] b'), '');
    await answerByClicks(page, questionsOf(page).next());
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right');
    await page.close();
  });
});
