// SPDX-License-Identifier: MIT
/** The custom elements of the package in pages of others: attribute and property in, event out, in five languages. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createGenerator, parseSettings } from '../../../web/lib/drill/index.js';
import { launch } from '../browser.mjs';
import { answerByClicks, c960 } from '../castling-support.mjs';
import { serveExamples } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

const SEED = 'v=1&seed=elements&count=2';

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveExamples>>} */
let site;

before(async () => {
  [browser, site] = await Promise.all([launch(), serveExamples()]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/** Opens an example; what goes wrong in it is kept. @param {string} path */
async function open(path) {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('favicon.ico'))
      faults.push(message.text());
  });
  await page.goto(`${site.origin}/${path}`);
  return { page, faults };
}

/** Waits until something says what it has to. @param {Page} page @param {string} selector @param {string} text */
const says = (page, selector, text) =>
  page.locator(selector).filter({ hasText: text }).first().waitFor({ state: 'attached' });

/** Answers both questions of the round. @param {Page} page */
async function drive(page) {
  const { settings, seed } = parseSettings(new URLSearchParams(SEED));
  const questions = createGenerator(c960, settings, String(seed));
  await page.click('c960-castling-drill #drill-begin');
  for (let n = 0; n < 2; n++) {
    await answerByClicks(page, questions.next());
    await page.click('c960-castling-drill [data-do="next"]');
  }
}

/** @param {Page} page @param {string} board @param {...string} squares */
async function press(page, board, ...squares) {
  for (const square of squares) await page.click(`${board} .cell[aria-label^="${square},"]`);
}

describe('in plain HTML', () => {
  test('all four are there in the languages around them, and tell what is done with them', async () => {
    const { page, faults } = await open('plain.html');
    await says(page, 'c960-promotion-tester .verdict', 'a8');
    const told = async () => JSON.parse((await page.textContent('#told')) ?? '{}');

    await page.waitForSelector('#board .cell[aria-label="a7, peão branco"]');
    await press(page, '#board', 'a7', 'a8');
    assert.deepEqual(await told(), { type: 'c960-move', from: 'a7', to: 'a8', via: 'click' });

    assert.equal(await page.inputValue('#explorer #number'), '177');
    await page.click('#explorer #next');
    assert.deepEqual(await told(), {
      type: 'c960-start',
      number: 178,
      arrangement: c960.startInfo(178).arrangement,
    });

    assert.match((await page.textContent('#drill #drill-begin')) ?? '', /2 domande/);
    await page.evaluate(() => {
      const drill = document.querySelector('#drill');
      drill?.addEventListener('c960-progress', () => drill.append('.'));
    });
    await drive(page);
    const { type, right, asked, score, state } = await told();
    assert.deepEqual(
      { type, right, asked, score, state },
      { type: 'c960-result', right: 2, asked: 2, score: 1, state: SEED },
    );
    assert.equal(await page.textContent('#drill'), '..');

    assert.match((await page.textContent('#tester [data-do="clear"]')) ?? '', /lenta/);
    await page.click('#tester [data-sample]:nth-child(2)');
    const { fen, move } = await told();
    assert.deepEqual([fen, move], ['8/5P1k/5K2/8/8/8/8/8 w - - 0 1', 'f7f8']);
    assert.deepEqual(faults, []);

    const loaded = site.asked
      .filter((path) => path.includes('/texts/'))
      .map((path) => path.slice(-5));
    assert.deepEqual(
      loaded.sort(),
      ['it.js', 'lt.js', 'pt.js'].map((name) => `${name}`.slice(-5)),
    );
    await page.close();
  });
});

for (const framework of /** @type {const} */ (['react', 'vue'])) {
  describe(`in ${framework === 'react' ? 'React' : 'Vue'}`, () => {
    test('attributes and properties go in and events come out, without a wrapper', async () => {
      const { page, faults } = await open(`${framework}.html`);
      const number = page.locator('c960-explorer #number');
      await page.waitForSelector('c960-explorer #number');
      assert.equal(await number.inputValue(), '177');
      await page.click('c960-explorer #next');
      await says(page, 'output#number', '178');
      await page.click('#classical');
      await says(page, 'output#number', '518');
      assert.equal(await number.inputValue(), '518');

      await page.waitForSelector('#board .cell[aria-label="e4, re bianco"]');
      assert.equal(await page.getAttribute('#board', 'orientation'), 'black');
      await press(page, '#board', 'e4', 'e5');
      await says(page, 'output#move', 'e4e5');

      await drive(page);
      await says(page, 'output#result', '2 / 2');

      await says(page, 'output#tested', 'a7a8');
      assert.deepEqual(faults, []);
      await page.close();
    });
  });
}
