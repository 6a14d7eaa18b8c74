// SPDX-License-Identifier: MIT
/** What is on paper: the lessons with a board for each example, and what a page rests on. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useSite } from './support.mjs';

const site = useSite();

describe('printed', () => {
  test('a lesson has a board for each example, its articles, and nothing to press', async () => {
    const page = await site.open('en/endings/');
    await page.emulateMedia({ media: 'print' });
    for (const path of ['en/endings/', 'en/en-passant/', 'en/castling/', 'en/promotion/']) {
      await page.goto(site.origin() + path);
      await page.waitForSelector('html.ready');
      const boards = await page.$$eval('.examples > li > .no-script', (all) =>
        all.map((one) => one.getBoundingClientRect().height),
      );
      const shown = boards.filter((height) => height > 100).length;
      assert.equal(shown, boards.length, path);
      assert.ok(boards.length > 4, path);
      assert.ok(await page.locator('.articles').isVisible(), path);
      assert.equal(await page.locator('button:not(.pick):not(.move):visible').count(), 0, path);
    }
    await page.close();
  });
});
