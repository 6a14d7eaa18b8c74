// SPDX-License-Identifier: MIT
/**
 * The task of every page by keys alone and by clicks alone, in the languages in which no other test of the page does
 * it. One page of the browser for each language.
 */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { answerByClicks, answerByKeys, boardIn, captionIn, clickIn } from './castling-support.mjs';
import { questionsOf } from './castling-support.mjs';
import { addressSays, boardOf, caption, cell, clickMove, status } from './support.mjs';
import { tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/lib/texts.js').Texts} Texts */

/** @param {Page} page @param {string} keys one key each, separated by spaces */
async function press(page, keys) {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

/** What is done on each page, by its address. @type {Record<string, (page: Page, texts: Texts) => Promise<void>>} */
const TASKS = {
  async 'positions/?n=517'(page, { t }) {
    await tabTo(page, '#next');
    await press(page, 'Enter');
    assert.equal(await page.inputValue('#number'), '518');
    await tabTo(page, 'c960-board', { back: true });
    await press(page, 'e 2 Enter e 4 Enter');
    assert.equal(await status(page), t('status.turn', { color: 'black' }));
    await page.click('#undo');
    await clickMove(page, 'e1', 'e3');
    assert.ok((await caption(page)).includes(t('verdict.no', { n: 1 })));
    await clickMove(page, 'b1', 'c3');
    const knight = t('piece.name', { color: 'white', piece: 'knight' });
    assert.equal((await boardOf(page)).c3, knight);
  },
  async 'positions/take/?n=518'(page, { t }) {
    await tabTo(page, '#number');
    await page.keyboard.type('177');
    await press(page, 'Enter');
    assert.equal(await page.textContent('#title'), t('take.start', { number: 177 }));
    const before = await page.innerHTML('#picture');
    await page.click('#turned');
    assert.notEqual(await page.innerHTML('#picture'), before);
  },
  async 'positions/atlas/'(page) {
    await page.waitForSelector('#grid[aria-busy="false"] .tile');
    await page.click('[data-facet="king"][value="g1"]');
    await addressSays(page, 'king=g1');
    await tabTo(page, '.go');
    await press(page, 'ArrowRight Enter');
    await page.waitForURL('**/positions/?n=*');
  },
  async 'draw/'(page) {
    await tabTo(page, '#face-1');
    await press(page, '6 2 3 3 2 3');
    assert.equal(await page.textContent('#ask-title'), '518');
    await page.click('#again');
    for (const face of [2, 3, 3, 2, 3]) await page.click(`#face-${face}`);
    assert.equal(await page.textContent('#ask-title'), '518');
  },
  async 'draw/arbiter/'(page) {
    await tabTo(page, '#round');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('7');
    await press(page, 'Enter');
    await page.click('#draw-now');
    assert.equal(await page.locator('#log tbody tr').count(), 2);
  },
  async 'castling/'(page, { t }) {
    const king = t('piece.name', { color: 'white', piece: 'king' });
    await tabTo(page, '#odd .pick');
    await press(page, 'Enter');
    assert.ok((await captionIn(page, '#odd')).includes(t('verdict.no', { n: 1 })));
    await tabTo(page, '#odd c960-board', { back: true });
    await press(page, 'e 1 Enter c 1 Enter');
    assert.ok((await boardIn(page, '#odd')).c1.startsWith(king));
    await page.click('#odd [data-do="reset"]');
    await clickIn(page, '#odd', 'e1', 'a1');
    assert.ok((await boardIn(page, '#odd')).c1.startsWith(king));
  },
  async 'castling/drill/?v=1&seed=keys'(page) {
    await tabTo(page, '#drill-begin');
    await press(page, 'Enter');
    const questions = questionsOf(page);
    for (const answer of [answerByKeys, answerByClicks, answerByKeys, answerByClicks]) {
      await answer(page, questions.next());
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.locator('.pips .right').count(), 4);
  },
  async 'rules/'(page, { t }) {
    await page.click('#pinned .try');
    assert.ok(await page.isVisible('#pinned .caption'));
    await tabTo(page, '#shield .try');
    await press(page, 'Enter');
    await tabTo(page, 'c960-board');
    await press(page, 'b 1 Enter a 1 Enter');
    const rook = t('piece.name', { color: 'white', piece: 'rook' });
    await cell(page, 'a1').waitFor();
    assert.equal((await boardOf(page)).a1, rook);
  },
  async 'teach/?embed=positions-training'(page) {
    await tabTo(page, '#f-count');
    await page.keyboard.type('3');
    await tabTo(page, '[name="give"]');
    await press(page, 'ArrowRight');
    await page.click('[name="how"][value="at-once"]');
    const code = await page.inputValue('#code');
    assert.match(code, /<c960-embed name="positions-training" .* state="how=at-once&amp;count=3"/);
  },
};

/** English is the language of these pages' own tests. */
for (const language of builtLanguages().slice(1)) {
  const texts = buildTexts(language, readCatalog(language.code));
  describe(`by keys and clicks, in ${language.code}`, () => {
    /** @type {Page} */
    let page;
    for (const [path, act] of Object.entries(TASKS)) {
      test(`the task of ${path.split('?')[0]} is done`, async () => {
        page ??= await site.open(`${language.code}/`);
        await page.goto(`${site.origin()}${language.code}/${path}`);
        await page.waitForSelector('html.ready');
        // As those do who use keys: past what is the same on every page.
        await press(page, 'Tab Enter');
        assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
        await act(page, texts);
      });
    }
  });
}
