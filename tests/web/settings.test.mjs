// SPDX-License-Identifier: MIT
/** The page of settings: choices that hold everywhere, and progress as a file. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { openProgress, PROGRESS_KEY } from '../../web/lib/progress.js';
import { useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** Somebody's progress, as it is kept: two answers, one of them right. */
function kept() {
  const progress = openProgress(null);
  const about = { kind: 'landing', categories: [] };
  progress.record({ ...about, id: 'set-a', key: 'a', correct: false });
  progress.record({ ...about, id: 'set-b', key: 'b', correct: true });
  return progress.export();
}

/** @param {string | null} text kept before */
async function open(text = kept(), path = 'en/settings/') {
  const page = await site.open(path);
  if (text !== null) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PROGRESS_KEY, text]);
    await page.reload();
    await page.waitForSelector('html.ready');
  }
  return page;
}

/** @param {Page} page @param {string} text */
const load = (page, text) =>
  page.setInputFiles('#progress-file', {
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** @param {Page} page */
const facts = (page) => page.innerText('#progress-facts');

describe('the page of settings', () => {
  test('is reached from the foot of every page', async () => {
    const page = await site.open('en/castling/drill/');
    await page.click('.foot a[href$="/settings/"]');
    await page.waitForSelector('html.ready');
    assert.match(page.url(), /\/en\/settings\/$/);
    assert.equal(await page.getAttribute('.foot a[href$="/settings/"]', 'aria-current'), 'page');
    await page.close();
  });

  test('asks for no module, and works where WebAssembly is forbidden', async () => {
    const page = await site.browser().newPage();
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin()}en/settings/`);
    await page.waitForSelector('html.ready');
    assert.ok(!asked.some((url) => url.endsWith('.wasm')));
    await page.close();
  });

  test('holds the choice of letters for all pages', async () => {
    for (const { code } of builtLanguages()) {
      const page = await site.open(`${code}/settings/`);
      await page.check('main [value="figurines"]');
      await page.goto(`${site.origin()}${code}/positions/?n=518&moves=g1f3`);
      await page.waitForSelector('html.ready');
      assert.equal(await page.textContent('.move >> nth=1'), '♘f3');
      await page.close();
    }
  });
});

describe('progress', () => {
  test('can be saved, erased and loaded again', async () => {
    const page = await open();
    assert.match(await facts(page), /2 questions answered, 1 right/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('#progress-save'),
    ]);
    assert.equal(download.suggestedFilename(), 'c960-progress.json');
    const saved = readFileSync(await download.path(), 'utf8');
    await page.click('#progress-erase');
    assert.match(await facts(page), /No question answered yet/);
    assert.match((await page.textContent('#said')) ?? '', /was erased/);
    await load(page, saved);
    await page.waitForSelector('text=The progress of the file was loaded.');
    assert.match(await facts(page), /2 questions answered, 1 right/);
    await page.close();
  });

  test('is left as it was by a file that holds none', async () => {
    const page = await open();
    for (const text of ['', '{}', 'not JSON', '{"version":1,"items":"x"}']) {
      await load(page, text);
      await page.waitForSelector('text=This file holds no progress of this site.');
      assert.match(await facts(page), /2 questions answered, 1 right/);
    }
    await page.close();
  });
});
