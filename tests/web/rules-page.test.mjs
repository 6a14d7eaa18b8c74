// SPDX-License-Identifier: MIT
/** The Rules page as it is read, searched and tried, in every language. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { questions } from '../../web/build/views/rules.mjs';
import { boardOf, said, tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const shown = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('.question'), (one) => one)
      .filter((one) => /** @type {HTMLElement} */ (one).checkVisibility())
      .map((one) => one.id),
  );

/** @param {Page} page @param {string} id */
const answer = async (page, id) =>
  ((await page.textContent(`#${id} .caption`)) ?? '').replace(/\s+/g, ' ').trim();

for (const { code } of builtLanguages()) {
  describe(`a question in ${code}`, () => {
    /** @type {Page} */
    let page;
    before(async () => {
      page = await site.open(`${code}/rules/`);
    });
    after(() => page?.close());

    test('comes onto the board, and the core answers it', async () => {
      for (const { id, board } of questions) {
        if (!board) continue;
        await page.click(`#${id} .try`);
        assert.equal(await page.getAttribute(`#${id} .try`, 'aria-pressed'), 'true');
        assert.equal(await page.locator('.try[aria-pressed="true"]').count(), 1);
        assert.ok((await answer(page, id)).length > 10, id);
        assert.ok((await said(page))?.trim(), `${id} is said aloud`);
      }
    });

    test('with a refused castling names the reason and its article', async () => {
      await page.click('#attacked-way .try');
      assert.match(await answer(page, 'attacked-way'), /d1.*d8.*3\.8\.2\.2/);
      assert.equal((await boardOf(page)).d8.length > 0, true);
    });

    test('can be found by its words, with or without accents', async () => {
      const all = await shown(page);
      assert.deepEqual(
        all,
        questions.map(({ id }) => id),
      );
      await page.fill('#find', code === 'lt' ? 'PRASILENK' : 'en PASSANT');
      const found = await shown(page);
      assert.ok(found.includes('ep-later') && found.includes('ep-pin'));
      assert.ok(found.length < all.length / 2);
      assert.match((await page.textContent('#found')) ?? '', new RegExp(`^${found.length}\\b`));
      await page.fill('#find', 'xyzzy');
      assert.deepEqual(await shown(page), []);
      assert.equal(await page.locator('.group:visible').count(), 0);
      await page.click('.found button');
      assert.deepEqual(await shown(page), all);
    });

    test('has an address that shows it, its position on the board', async () => {
      await page.goto(`${site.origin()}${code}/rules/?#ep-pin`);
      await page.waitForSelector('html.ready');
      assert.equal(await page.getAttribute('#ep-pin .try', 'aria-pressed'), 'true');
      assert.match(await answer(page, 'ep-pin'), /h5.*a5|a5.*h5/);
      await page.fill('#find', 'xyzzy');
      await page.evaluate(() => (location.hash = '#twice'));
      await page.waitForSelector('#twice .try[aria-pressed="true"]');
      assert.ok((await shown(page)).includes('twice'));
    });
  });
}

describe('a question', () => {
  test('is found in Portuguese by a word typed without its accents', async () => {
    const page = await site.open('pt/rules/');
    await page.fill('#find', 'promocao');
    assert.ok((await shown(page)).includes('new-rook'));
    await page.close();
  });

  test('can be chosen by what its answer rests on', async () => {
    const page = await site.open('en/rules/');
    for (const kind of ['law', 'guideline', 'regulation']) {
      await page.uncheck(`.find [value="${kind}"]`);
    }
    const wanted = questions.filter(({ kind }) => kind === 'recommendation').map(({ id }) => id);
    assert.deepEqual(await shown(page), wanted);
    await page.close();
  });

  test('is tried by keyboard alone, and played on', async () => {
    const page = await site.open('en/rules/');
    await tabTo(page, '#shield .try', { limit: 200 });
    await page.keyboard.press('Enter');
    assert.match(await answer(page, 'shield'), /Once the rook has left/);
    await tabTo(page, 'c960-board', { limit: 300 });
    for (const key of [...'b1', 'Enter', ...'a1', 'Enter']) await page.keyboard.press(key);
    await page.waitForFunction(() =>
      /rook b1 takes the rook on a1/.test(
        document.querySelector('#shield .caption')?.textContent ?? '',
      ),
    );
    assert.equal((await boardOf(page)).a1, 'white rook');
    await page.close();
  });

  test('leads to the same position, with its moves, on the Positions page', async () => {
    const page = await site.open('en/rules/');
    for (const id of ['back-again', 'shield', 'first-move']) {
      await page.click(`#${id} .try`);
      const here = Object.keys(await boardOf(page)).map((square) => square);
      const men = await boardOf(page);
      await page.click('#open-position');
      await page.waitForSelector('html.ready');
      const there = await boardOf(page);
      for (const square of here) {
        assert.equal(there[square].split(', ')[0], men[square].split(', ')[0], `${id} ${square}`);
      }
      await page.goBack();
      await page.waitForSelector('html.ready');
    }
    await page.close();
  });

  test('has its board beside it on a wide page, and below it on a narrow one', async () => {
    const page = await site.open('en/rules/', { viewport: { width: 360, height: 700 } });
    await page.click('#pinned .try');
    assert.equal(await page.locator('#pinned c960-board').count(), 1);
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.waitForSelector('.asked > .stage');
    assert.equal(await page.locator('#pinned .caption').count(), 1);
    await page.close();
  });
});

test('on paper every question stands beside its position', async () => {
  const page = await site.open('en/rules/');
  await page.emulateMedia({ media: 'print' });
  const withBoard = questions.filter(({ board }) => board).length;
  assert.equal(await page.locator('.seen svg:visible').count(), withBoard);
  assert.equal(await page.locator('button:visible, input:visible').count(), 0);
  await page.close();
});

describe('without scripts', () => {
  for (const { code } of builtLanguages()) {
    test(`every question, answer and article can be read (${code})`, async () => {
      const context = await site.browser().newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      for (const path of ['rules/', 'rules/tournament/']) {
        await page.goto(`${site.origin()}${code}/${path}`);
        assert.equal(await page.locator('button:visible, input:visible').count(), 0, path);
        const leading = await page
          .locator('a.article')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
        assert.ok(leading.length > 0, path);
        for (const id of new Set(leading)) {
          assert.equal(await page.locator(`[id="${id}"]`).count(), 1, `${path} ${id}`);
        }
      }
      await page.goto(`${site.origin()}${code}/rules/`);
      assert.equal(await page.locator('.question:visible').count(), questions.length);
      const withBoard = questions.filter(({ board }) => board).length;
      assert.equal(await page.locator('.seen svg:visible').count(), withBoard);
      await context.close();
    });
  }
});
