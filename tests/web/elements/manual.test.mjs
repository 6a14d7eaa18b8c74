// SPDX-License-Identifier: MIT
/** What the manual of the custom elements promises in passing: each of it is somebody's page that breaks without. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { buildTexts, readCatalog } from '../../../web/build/catalogs.mjs';
import { languages } from '../../../web/site.config.js';
import { told, useElements } from './support.mjs';

const { show, browser, site } = useElements();

test('the board in another element tells nothing of its own, has its parts, and says what its keys are', async () => {
  const { page } = await show(
    '<style>#a::part(board) { outline: 7px solid rgb(1, 2, 3); }</style><c960-explorer id="a"></c960-explorer>',
  );
  await told(page, 'ready');
  await page.evaluate(() => {
    const all = /** @type {any} */ (window);
    all.heard = [];
    for (const name of ['select', 'deselect', 'move', 'pick', 'help']) {
      addEventListener(`c960-${name}`, () => all.heard.push(name));
    }
  });
  await page.click('#a [aria-label^="e2,"]');
  await page.keyboard.press('Escape');
  await page.click('#a [aria-label^="e2,"]');
  await page.click('#a [aria-label^="e4,"]');
  await told(page, 'play');
  const [english] = languages;
  const keys = buildTexts(english, readCatalog(english.code)).t('keys.walk');
  await page.keyboard.press('?');
  await page
    .locator('#a c960-board .live')
    .filter({ hasText: keys })
    .first()
    .waitFor({ state: 'attached' });
  assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).heard), []);
  const outline = await page.$eval('#a c960-board .board', (one) => getComputedStyle(one).outline);
  assert.match(outline, /rgb\(1, 2, 3\).* 7px/);
  await page.close();
});

test('words that a page gives a board stay, in whatever language', async () => {
  const { page } = await show('<c960-board id="a"></c960-board>');
  await page.waitForSelector('#a [aria-label="Chessboard"]');
  await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('#a'));
    board.strings = { boardLabel: 'Mine' };
    board.language = 'it';
    const other = document.createElement('c960-board');
    other.id = 'b';
    other.setAttribute('language', 'it');
    document.body.append(other);
  });
  // One that is spoken to in Italian at the same time has had the time to answer.
  await page.waitForSelector('#b [aria-label="Scacchiera"]');
  assert.equal(await page.locator('#a [aria-label="Mine"]').count(), 1);
  await page.close();
});

test('the language around an element is that around the shadow root it is in', async () => {
  const { page } = await show('<div id="host" lang="lt"></div>');
  await page.evaluate(() => {
    const root = document.querySelector('#host')?.attachShadow({ mode: 'open' });
    if (root) root.innerHTML = '<p><c960-castling-drill></c960-castling-drill></p>';
  });
  const [{ detail }] = await told(page, 'ready');
  assert.equal(detail.language, 'lt');
  await page.close();
});

test('null and undefined take an attribute away; a position that was called off does not come late', async () => {
  const { page } = await show('<c960-explorer id="a" fen="8/8" theme="dark"></c960-explorer>');
  const left = await page.evaluate(() => {
    const explorer = /** @type {any} */ (document.querySelector('#a'));
    explorer.fen = null;
    explorer.theme = undefined;
    return [explorer.getAttributeNames(), explorer.fen];
  });
  assert.deepEqual(left, [['id'], '']);
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.createElement('c960-board'));
    board.id = 'b';
    document.body.append(board);
    board.fen = 'k7/8/8/8/8/8/8/7K w - - 0 1';
    board.fen = null;
    board.pieces = [{ square: 'd4', piece: { color: 'white', type: 'queen' } }];
    const other = board.cloneNode();
    other.id = 'c';
    document.body.append(other);
    other.fen = 'k7/8/8/8/8/8/8/7K w - - 0 1';
  });
  await page.waitForSelector('#c [aria-label="a8, black king"]');
  assert.equal(await page.locator('#b [aria-label="d4, white queen"]').count(), 1);
  await page.close();
});

test('of languages that are asked for one after the other the last is spoken, whichever arrives first', async () => {
  const { page, faults } = await show('<c960-promotion-tester id="a"></c960-promotion-tester>');
  await told(page, 'ready');
  /** @type {() => void} */
  let arrive = () => {};
  const late = new Promise((resolve) => {
    arrive = () => resolve(undefined);
  });
  await page.route(/texts\/it\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.evaluate(async () => {
    const tester = /** @type {any} */ (document.querySelector('#a'));
    tester.language = 'it';
    await new Promise((resolve) => setTimeout(resolve));
    tester.language = 'lt';
  });
  await told(page, 'ready', 2);
  const arrived = page.waitForResponse(/texts\/it\.js$/);
  arrive();
  await (await arrived).finished();
  await page.evaluate(
    () => import(/** @type {string} */ ('/package/wasm/dist/elements/texts/it.js')),
  );
  const ready = await told(page, 'ready', 2);
  assert.deepEqual(
    ready.map(({ detail }) => detail.language),
    ['en', 'lt'],
  );
  assert.equal(await page.getAttribute('#a .c960', 'lang'), 'lt');
  assert.deepEqual(faults, []);
  await page.close();
});

test('texts that did not arrive are asked for again by the next that needs them', async (context) => {
  context.after(() => {
    site().missing.path = null;
  });
  site().missing.path = /texts\/lb\.js$/;
  const { page } = await show('<c960-explorer id="a" language="lb"></c960-explorer>');
  await told(page, 'error');
  site().missing.path = null;
  await page.evaluate(() => {
    const other = document.createElement('c960-explorer');
    other.setAttribute('language', 'lb');
    document.body.append(other);
  });
  const [{ detail }] = await told(page, 'ready');
  assert.equal(detail.language, 'lb');
  await page.close();
});

test('where the name of the board is taken by another, the page is told which name', async () => {
  const other = await browser().newPage();
  await other.goto(`${site().origin}/empty.html`);
  const code = await other.evaluate(async () => {
    customElements.define('c960-board', class extends HTMLElement {});
    document.body.innerHTML = '<c960-explorer></c960-explorer>';
    const told = new Promise((resolve) => {
      addEventListener('c960-error', (event) =>
        resolve(/** @type {CustomEvent} */ (event).detail.code),
      );
    });
    await import(/** @type {string} */ ('/package/wasm/dist/elements/define.js'));
    return told;
  });
  assert.equal(code, 'foreign-board');
  assert.equal(await other.isVisible('c960-explorer [role="alert"]'), true);
  await other.close();
});
