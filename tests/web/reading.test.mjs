// SPDX-License-Identifier: MIT
/** How boards are read: squares and moves said in three ways, boards as text, and the list of keys. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { violations, WITHOUT_POLICY } from './eyes.mjs';
import { said, useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/elements/c960-board/index.js').C960Board} Board */

/** A page as somebody sees it who has chosen. @param {Record<string, string>} chosen @param {string} [path] */
async function open(chosen, path = 'en/positions/') {
  const page = await site.open(path);
  await page.evaluate((all) => Object.assign(localStorage, all), chosen);
  await page.reload();
  await page.waitForSelector('html.ready');
  return page;
}

/** Puts the focus on a square. @param {Page} page @param {string} square */
const goTo = (page, square) =>
  page.evaluate((name) => {
    const board = /** @type {Board} */ (document.querySelector('c960-board'));
    board.focusSquare(name);
  }, square);

/** The name of the focused square. @param {Page} page */
const heard = (page) =>
  page.evaluate(() => {
    const root = /** @type {Board} */ (document.querySelector('c960-board')).shadowRoot;
    return root?.activeElement?.getAttribute('aria-label') ?? '';
  });

/** @param {Page} page @param {string} from @param {string} to */
async function move(page, from, to) {
  for (const square of [from, to]) {
    await goTo(page, square);
    await page.keyboard.press('Enter');
  }
  return (await said(page)) ?? '';
}

/** White castles at once here. */
const CASTLING = 'en/positions/?fen=r3k2r/8/8/8/8/8/8/R3K2R%20w%20KQkq%20-%200%201';
const PROMOTION = 'en/positions/?fen=7k/4P3/8/8/8/8/8/K7%20w%20-%20-%200%201';
const PASSANT = 'en/positions/?fen=4k3/8/8/3pP3/8/8/8/4K3%20w%20-%20d6%200%201';

describe('how squares and moves are said', () => {
  test('in words, and nothing is loaded for anything else', async () => {
    const page = await site.browser().newPage();
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin()}en/positions/`);
    await page.waitForSelector('html.ready');
    assert.match(await move(page, 'g1', 'f3'), /^White: knight g1 to f3\. /);
    assert.deepEqual(
      asked.filter((url) => url.includes('/aside')),
      [],
    );
    await page.close();
  });

  test('as in a score', async () => {
    const page = await open({ 'c960.speech': 'san' });
    await goTo(page, 'b8');
    assert.equal(await heard(page), 'b8, N, Black');
    await page.keyboard.press('ArrowDown');
    assert.equal(await heard(page), 'b7, P, Black');
    await page.keyboard.press('ArrowDown');
    assert.equal(await heard(page), 'b6, empty');
    assert.match(await move(page, 'g1', 'f3'), /^White: Nf3\. /);
    await page.close();
  });

  test('as in a score in the language’s letters', async () => {
    const page = await open({ 'c960.speech': 'san' }, 'pt/positions/');
    assert.match(await move(page, 'g1', 'f3'), /^Brancas: Cf3\. /);
    await page.close();
  });

  test('with the names of the Laws: files, ranks, pieces', async () => {
    const page = await open({ 'c960.speech': 'fide' });
    const names = [];
    for (const square of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8']) {
      await goTo(page, square);
      names.push(await heard(page));
    }
    assert.deepEqual(names, [
      'Anna eins, Turm, White',
      'Bella zwei, Bauer, White',
      'Cesar drei, empty',
      'David vier, empty',
      'Eva fünf, empty',
      'Felix sechs, empty',
      'Gustav sieben, Bauer, Black',
      'Hector acht, Turm, Black',
    ]);
    assert.match(await move(page, 'g1', 'f3'), /^White: Springer Gustav eins, Felix drei\. /);
    await goTo(page, 'd7');
    await page.keyboard.press('Enter');
    assert.match((await said(page)) ?? '', /^David sieben, Bauer, Black, selected\./);
    await page.close();
  });

  test('with the names of the Laws: castling, captures, promotion', async () => {
    const castling = await open({ 'c960.speech': 'fide' }, CASTLING);
    assert.match(await move(castling, 'e1', 'g1'), /^White: kurze Rochade\. /);
    assert.match(await move(castling, 'e8', 'c8'), /^Black: lange Rochade\. /);
    await castling.close();
    const passant = await open({ 'c960.speech': 'fide' }, PASSANT);
    assert.match(
      await move(passant, 'e5', 'd6'),
      /^White: Bauer Eva fünf takes Bauer en passant, David sechs\. /,
    );
    await passant.close();
    const promotion = await open({ 'c960.speech': 'fide' }, PROMOTION);
    await move(promotion, 'e7', 'e8');
    await promotion.keyboard.press('Enter'); // the queen
    await promotion.waitForFunction(() =>
      /Dame/.test(
        document.querySelector('c960-board')?.shadowRoot?.querySelector('.live')?.textContent ?? '',
      ),
    );
    assert.match((await said(promotion)) ?? '', /^White: Bauer Eva sieben, Eva acht, Dame\. /);
    await promotion.close();
  });

  test('is chosen beside the board and on the page of settings, and holds in every language', async () => {
    const page = await open({});
    await page.click('.reading summary');
    await Promise.all([page.waitForEvent('load'), page.selectOption('#speech', 'fide')]);
    await page.goto(`${site.origin()}en/settings/`);
    await page.waitForSelector('html.ready');
    assert.equal(await page.isChecked('[name="speech"][value="fide"]'), true);
    for (const { code } of builtLanguages()) {
      await page.goto(`${site.origin()}${code}/castling/`);
      await page.waitForSelector('html.ready');
      const name = await page
        .locator('c960-board [role="gridcell"]')
        .first()
        .getAttribute('aria-label');
      assert.match(name ?? '', /^Anna acht, /, code);
    }
    await page.goto(`${site.origin()}en/settings/`);
    await page.check('[name="speech"][value="plain"]');
    await page.goto(`${site.origin()}en/castling/`);
    await page.waitForSelector('html.ready');
    const name = await page
      .locator('c960-board [role="gridcell"]')
      .first()
      .getAttribute('aria-label');
    assert.match(name ?? '', /^a8, /);
    await page.close();
  });

  test('a page works in words where the other words cannot be had', async () => {
    const page = await open({ 'c960.speech': 'fide' });
    await page.route('**/aside*', (route) => route.abort());
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.match(await move(page, 'g1', 'f3'), /^White: knight g1 to f3\. /);
    await page.close();
  });
});

describe('the list of keys', () => {
  test('opens with ?, closes with Escape, and the focus is back on its square', async () => {
    for (const { code } of builtLanguages()) {
      const page = await open({}, `${code}/castling/`);
      await goTo(page, 'c3');
      await page.keyboard.press('?');
      const dialog = page.locator('dialog.aside-keys');
      await dialog.waitFor();
      assert.equal(await dialog.locator('li').count(), 7);
      assert.equal(await dialog.evaluate((one) => one.contains(document.activeElement)), true);
      if (code === 'en') assert.deepEqual(await violations(page), []);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
      assert.match(await heard(page), /^c3/);
      await page.close();
    }
  });

  test('opens by a click too, and says which piece is not there', async () => {
    const page = await open({}, PASSANT);
    await goTo(page, 'e1');
    await page.keyboard.press('n');
    await page.waitForFunction(
      () =>
        document.querySelector('c960-board')?.shadowRoot?.querySelector('.live')?.textContent ===
        'There is no knight on the board.',
    );
    await page.click('.reading summary');
    await page.click('#keys');
    await page.locator('dialog.aside-keys button').click();
    await page.locator('dialog.aside-keys').waitFor({ state: 'detached' });
    await page.close();
  });
});

describe('boards as text', () => {
  const CHOSEN = { 'c960.text-boards': 'on' };

  test('are a list of the pieces and a table with named rows and columns', async () => {
    const page = await open(CHOSEN);
    const text = page.getByRole('region', { name: 'The board as text' });
    assert.match((await text.innerText()) ?? '', /White: king e1; queen d1; rooks a1 and h1/);
    const rows = text.getByRole('row');
    assert.equal(await rows.count(), 9);
    assert.deepEqual(await rows.first().getByRole('columnheader').allInnerTexts(), [...'abcdefgh']);
    assert.equal(await rows.nth(1).getByRole('rowheader').innerText(), '8');
    assert.equal(await text.getByRole('cell', { name: 'e1, white king' }).count(), 1);
    assert.deepEqual(await violations(page), []);
    await page.close();
  });

  test('go with the board, marks and turning included, in the words that were chosen', async () => {
    const page = await open({ ...CHOSEN, 'c960.speech': 'fide' });
    await move(page, 'g1', 'f3');
    const text = page.getByRole('region', { name: 'The board as text' });
    await text.getByRole('cell', { name: 'Felix drei, Springer, White, last move' }).waitFor();
    assert.equal(await text.locator('td.marked').count(), 2);
    assert.match(await text.innerText(), /knights b1 and f3/);
    await page.click('#flip');
    await page.waitForFunction(
      () => document.querySelector('.aside-text tbody th')?.textContent === '1',
    );
    assert.match(await text.getByRole('cell').nth(1).innerText(), /^R/i);
    await page.close();
  });

  test('take moves by their squares, say squares, and say why a move is refused', async () => {
    const page = await open(CHOSEN);
    const field = page.getByLabel('Move or square');
    /** @param {string} text */
    const enter = async (text) => {
      await field.fill(text);
      await field.press('Enter');
      return (await said(page)) ?? '';
    };
    assert.match(await enter('e2e4'), /^White: pawn e2 to e4\. /);
    assert.equal(await field.inputValue(), '');
    assert.match(await enter('E7-E5'), /^Black: pawn e7 to e5\. /);
    assert.equal(await enter('e5'), 'e5, black pawn, last move');
    await enter('e1e3');
    assert.match((await page.textContent('#caption')) ?? '', /king/i);
    await enter('d7d5');
    assert.match((await page.textContent('#caption')) ?? '', /White/);
    assert.match(await enter('hello'), /^Two squares, such as e2e4/);
    await page.close();
  });

  test('stand beside the boards of drills too, and fit at 320 px', async () => {
    for (const path of ['en/castling/drill/?kind=landing', 'lb/positions/', 'en/rules/']) {
      const page = await open(CHOSEN, path);
      await page.setViewportSize({ width: 320, height: 700 });
      if (path.includes('drill')) await page.locator('c960-drill button').first().click();
      await page.locator('.aside-text table').first().waitFor();
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320, path);
      await page.close();
    }
  });
});
