// SPDX-License-Identifier: MIT
/** The letters of the pieces: the language's own, the English ones or figurines, as the reader chooses. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addressSays, useSite } from './support.mjs';

const site = useSite();

/** @param {import('playwright-core').Page} page @param {string} style */
async function choose(page, style) {
  const loaded = page.waitForEvent('load');
  await page.selectOption('#letters', style);
  await loaded;
  await page.waitForSelector('html.ready');
}

describe('the letters of the pieces', () => {
  test('are the language’s own, until the reader chooses others; the game stays', async () => {
    const page = await site.open('pt/positions/?n=518&moves=g1f3');
    const moves = () => page.locator('.move').allTextContents();
    assert.deepEqual(await moves(), ['Início', 'Cf3']);
    await choose(page, 'english');
    assert.deepEqual(await moves(), ['Início', 'Nf3']);
    await choose(page, 'figurines');
    assert.deepEqual(await moves(), ['Início', '♘f3']);
    assert.match(page.url(), /moves=g1f3/);
    await page.close();
  });

  test('are kept for the next page, and can be typed', async () => {
    const context = await site.browser().newContext();
    const page = await context.newPage();
    await page.goto(`${site.origin()}pt/positions/?n=518`);
    await page.waitForSelector('html.ready');
    await choose(page, 'english');
    await page.goto(`${site.origin()}pt/positions/?n=518`);
    await page.waitForSelector('html.ready');
    assert.equal(await page.inputValue('#letters'), 'english');
    await page.fill('#typed-move', 'Nf3');
    await page.press('#typed-move', 'Enter');
    await addressSays(page, 'g1f3');
    await page.fill('#typed-move', '♘f6');
    await page.press('#typed-move', 'Enter');
    await addressSays(page, 'g8f6');
    await context.close();
  });

  test('are not offered where no moves are shown, and not twice in English', async () => {
    const page = await site.open('en/rules/tournament/');
    assert.equal(await page.locator('#letters').count(), 0);
    await page.goto(`${site.origin()}en/positions/`);
    assert.deepEqual(await page.locator('#letters option').allTextContents(), [
      'K Q R B N',
      '♔ ♕ ♖ ♗ ♘',
    ]);
    await page.close();
  });
});
