// SPDX-License-Identifier: MIT
// Where squares are picked, no piece is selected or moved.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests();

/** Lets the board pick, and writes down what it tells. @param {import('playwright-core').Page} page */
const startPicking = (page) =>
  page.evaluate(() => {
    window.board.picking = true;
    window.board.addEventListener('c960-pick', (/** @type {any} */ { detail }) =>
      window.told.push(`pick ${detail.square} ${detail.via}`),
    );
  });

/** @param {import('playwright-core').Page} page @param {string} square */
const cell = (page, square) => page.locator(`[aria-label^="${square},"]`);

test('a click tells the square, with a piece on it or without', async (t) => {
  const { page } = await open(t);
  await startPicking(page);
  await cell(page, 'e1').click();
  await cell(page, 'd5').click();
  await cell(page, 'e1').click();
  assert.deepEqual(await page.evaluate(() => window.told), [
    'pick e1 click',
    'pick d5 click',
    'pick e1 click',
  ]);
  assert.equal(await page.evaluate(() => window.board.selected), null);
});

test('Enter and Space tell the square that has the focus', async (t) => {
  const { page } = await open(t);
  await startPicking(page);
  await page.evaluate(() => window.board.focusSquare('c1'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  assert.deepEqual(await page.evaluate(() => window.told), [
    'pick c1 keyboard',
    'pick d1 keyboard',
  ]);
});

test('a piece cannot be dragged, and can again when picking has ended', async (t) => {
  const { page } = await open(t);
  await startPicking(page);
  await cell(page, 'e1').dragTo(cell(page, 'e4'));
  assert.ok(!(await page.evaluate(() => window.told)).some((told) => told.startsWith('move')));
  await page.evaluate(() => {
    window.board.picking = false;
    window.told.length = 0;
  });
  await cell(page, 'e1').dragTo(cell(page, 'e4'));
  assert.ok((await page.evaluate(() => window.told)).includes('move e1e4 drag'));
});

test('a selection ends when picking begins', async (t) => {
  const { page } = await open(t);
  await cell(page, 'e1').click();
  await startPicking(page);
  assert.equal(await page.evaluate(() => window.board.selected), null);
});
