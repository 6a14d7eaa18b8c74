// SPDX-License-Identifier: MIT
/** The Draw page in a browser: real and rolled throws, by clicks and by keys, in every language. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { WAYS } from '../../../web/lib/draw/procedures.js';
import { search, tabTo, useSite } from '../support.mjs';

const site = useSite();
const c960 = await loadCoreFromDisk();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const said = (page) => page.textContent('#said');
/** @param {Page} page */
const title = (page) => page.textContent('#ask-title');
/** @param {Page} page */
const course = async (page) =>
  (await page.locator('#course li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
/** The squares of the first rank that have a number on them. @param {Page} page */
const offered = (page) => page.locator('#board .offer text').allTextContents();

describe('by one die', () => {
  test('real rolls are entered by clicks, one that is too high is shown and asked for again', async () => {
    const page = await site.open('en/draw/');
    assert.equal(await title(page), 'Bishop on a dark square');
    assert.deepEqual(await offered(page), ['1', '2', '3', '4']);
    await page.click('#face-5');
    assert.equal(await said(page), '5: does not count. Next: Bishop on a dark square.');
    await page.click('#face-5');
    assert.equal(await said(page), '5: does not count. Next: Bishop on a dark square.\u00a0');
    await page.click('#undo');
    for (const face of [2, 3, 3, 2]) await page.click(`#face-${face}`);
    assert.equal(await said(page), '2: the knight on b1. Next: Knight.');
    await page.click('#face-3');
    assert.equal(await said(page), 'Start position 518: RNBQKBNR.');
    assert.equal(await page.textContent(':focus'), '518');
    assert.deepEqual(await course(page), [
      '5 does not count',
      '2 the bishop on c1',
      '3 the bishop on f1',
      '3 the queen on d1',
      '2 the knight on b1',
      '3 the knight on g1',
      '· rook, king and rook on the squares left',
    ]);
    assert.equal(await page.locator('#board svg use[class]').count(), 32, 'both sides stand');
    assert.equal(search(page), '?by=die&got=5.2.3.3.2.3');
    await page.click('text=Open on Positions');
    await page.waitForURL(/\/en\/positions\/\?n=518$/);
    await page.close();
  });

  test('everything goes by keys alone', async () => {
    const page = await site.open('en/draw/');
    await tabTo(page, '#face-1');
    for (const key of ['6', '2', '3', '3', '2', '3']) await page.keyboard.press(key);
    assert.equal(await said(page), 'Start position 518: RNBQKBNR.');
    await tabTo(page, '#undo');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('#course li').count(), 5);
    await tabTo(page, '#throw', { back: true });
    await page.keyboard.press('Enter');
    await tabTo(page, '#anew');
    await page.keyboard.press('Enter');
    assert.equal(await page.locator('#course li').count(), 0);
    await page.keyboard.press('Enter');
    assert.equal(await page.getAttribute('#anew', 'aria-disabled'), 'true');
    await page.close();
  });

  test('the page rolls, once or all the rest', async () => {
    const page = await site.open('en/draw/');
    await page.click('#throw');
    assert.equal(await page.locator('#course li').count(), 1);
    await page.click('#rest');
    const number = Number(await title(page));
    assert.equal((await page.textContent('.letters'))?.trim(), c960.startInfo(number).arrangement);
    await page.click('#again');
    assert.equal(await title(page), 'Bishop on a dark square');
    assert.equal(await page.textContent(':focus'), 'Bishop on a dark square');
    await page.close();
  });

  test('undo takes one throw back, also one that did not count', async () => {
    const page = await site.open('en/draw/?by=die&got=5.2.6');
    await page.click('#undo');
    assert.deepEqual(await course(page), ['5 does not count', '2 the bishop on c1']);
    await page.click('#undo');
    await page.click('#undo');
    await page.click('#undo', { force: true }); // it is only said to be disabled
    assert.equal(await said(page), 'There is nothing to take back.');
    await page.close();
  });
});

describe('every way', () => {
  test('ends in a start position, by clicks alone', async () => {
    const page = await site.open('en/draw/');
    for (const way of WAYS) {
      await page.check(`[name="by"][value="${way}"]`);
      for (let n = 0; n < 300 && (await page.locator('#throw').count()); n++) {
        const faces = page.locator('.face');
        const count = await faces.count();
        // Real throws and the page's in turn.
        if (count > 0 && n % 2 === 0) await faces.nth(n % count).click();
        else await page.click('#throw');
      }
      const number = Number(await title(page));
      assert.ok(number >= 0 && number < 960, `${way}: ${await title(page)}`);
      assert.equal(await page.textContent('.letters'), c960.startInfo(number).arrangement);
    }
    await page.close();
  });

  test('keeps what came while another one is tried', async () => {
    const page = await site.open('en/draw/?by=slips&got=1.2');
    await page.check('[value="coins"]');
    assert.equal(await page.locator('#course li').count(), 0);
    await page.click('#face-4');
    await page.check('[value="slips"]');
    assert.deepEqual(await course(page), ['1 the bishop on a1', '2 the bishop on d1']);
    await page.close();
  });

  test('ten flips begin anew above 959, a deal with both bishops on one colour too', async () => {
    const page = await site.open('en/draw/?by=ten-coins');
    for (const side of ['h', 'h', 'h', 'h']) await page.click(`#face-${side}`);
    assert.match((await course(page))[3], /960 or above: all flips anew/);
    assert.equal(await title(page), 'The number');
    await page.check('[value="cards"]');
    for (const card of ['B', 'N', 'B']) await page.click(`#face-${card}`);
    assert.match((await course(page))[2], /both bishops on one colour/);
    assert.equal(await title(page), 'Next card: a1');
    await page.close();
  });

  test('software draws at once, and again', async () => {
    const page = await site.open('en/draw/?by=software');
    await page.click('#throw');
    const first = await title(page);
    assert.match(search(page), new RegExp(`by=software&got=${first}$`));
    await page.click('#again');
    assert.match((await title(page)) ?? '', /^\d+$/);
    assert.equal(await page.textContent(':focus'), await title(page));
    await page.close();
  });
});

describe('the address', () => {
  test('is the draw: a reload and the other language show the same', async () => {
    const page = await site.open('en/draw/?by=dice&got=3.2.3');
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal(await title(page), 'Both knights');
    assert.equal(await page.locator('.face').count(), 10);
    await page.click('a[data-language="pt"]');
    await page.waitForSelector('html.ready[lang="pt-BR"]');
    assert.equal(await title(page), 'Os dois cavalos');
    assert.equal(search(page), '?by=dice&got=3.2.3');
    await page.close();
  });

  test('with a throw that cannot be keeps what is right and says what is wrong', async () => {
    const page = await site.open('en/draw/?by=die&got=3.9.1');
    assert.match((await page.textContent('#wrong')) ?? '', /“9”, which cannot have come there/);
    assert.deepEqual(await course(page), ['3 the bishop on e1']);
    assert.equal(search(page), '?by=die&got=3');
    await page.click('#face-1');
    assert.equal(await page.isVisible('#wrong'), false);
    await page.close();
  });

  test('that asks for a way that there is not is told so, and another one is ready', async () => {
    const page = await site.open('en/draw/?by=roulette&got=5.2');
    assert.match((await page.textContent('#wrong')) ?? '', /\(by: “roulette”\)/);
    assert.ok(await page.isChecked('[name="by"][value="die"]'));
    assert.equal(search(page), '?by=die');
    await page.close();
  });
});

test('without scripts every way, its proof and what is unfair can be read', async () => {
  const context = await site.browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin()}en/draw/`);
  assert.equal(await page.isVisible('#tool'), false);
  assert.equal(await page.locator('.ways h3:visible').count(), WAYS.length);
  const die = page.locator('.proof tr', { hasText: 'One die' });
  assert.deepEqual(await die.locator('td').allTextContents(), ['1,920', '2', '6.7']);
  const mended = page.locator('.unfair li').first();
  assert.match(await mended.innerText(), /60 positions with 1\/600 each, 1\.6 times what is fair/);
  await context.close();
});
