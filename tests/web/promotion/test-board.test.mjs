// SPDX-License-Identifier: MIT
/** What the board for any position keeps, loses and says: links, set-ups that are not finished, FENs. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardIn, captionIn, cellIn } from '../castling-support.mjs';
import { said, search, useSite } from '../support.mjs';

const site = useSite();

describe('a link to the test board', () => {
  test('that asks for a move which is no promotion says why', async () => {
    /** @type {[string, RegExp][]} */
    const cases = [
      ['fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1&move=nonsense', /“nonsense”.*cannot be read as a move/],
      ['fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1&move=a1a2', /“a1a2”.*no promotion/],
      ['fen=n7/P6k/8/8/8/8/8/K7_w_-_-_0_1&move=a7a8', /“a7a8”.*straight ahead/],
    ];
    for (const [asked, told] of cases) {
      const page = await site.open(`en/promotion/test/?${asked}`);
      assert.match(await captionIn(page, '#any'), told);
      assert.match((await said(page)) ?? '', told);
      assert.doesNotMatch(search(page), /move=(nonsense|a1a2)/);
      await page.close();
    }
    const page = await site.open('en/promotion/test/?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1&move=a7a8q');
    assert.equal(await page.locator('#any-results .result').count(), 4);
    await page.close();
  });

  test('with a FEN that is none shows it in the field, with what is wrong', async () => {
    const page = await site.open('en/promotion/test/?fen=8/P6k/8/8/8/8/8/K7_x_-_-_0_1');
    assert.match(await captionIn(page, '#any'), /must be w or b.*character 20/);
    assert.match((await said(page)) ?? '', /must be w or b/);
    const field = page.locator('#any-fen');
    assert.equal(await field.inputValue(), '8/P6k/8/8/8/8/8/K7 x - - 0 1');
    assert.equal(await field.getAttribute('aria-invalid'), 'true');
    await field.press('Enter');
    assert.equal(
      await field.evaluate((at) => /** @type {HTMLInputElement} */ (at).selectionStart),
      19,
    );
    await field.fill('8/P6k/8/8/8/8/8/K7 w - - 0 1');
    await field.press('Enter');
    assert.equal(await field.getAttribute('aria-invalid'), null);
    await page.close();
  });
});

describe('a set-up', () => {
  test('that is not finished outlasts a reload and the change of the language', async () => {
    const page = await site.open('en/promotion/test/');
    const field = page.locator('#any-fen');
    await field.fill('nothing');
    await field.press('Enter');
    await page.click('[data-do="clear"]');
    assert.equal(await field.inputValue(), '', 'no other position is left in the field');
    assert.equal(await field.getAttribute('aria-invalid'), null);
    await page.click('[data-do="turn"]');
    assert.match((await said(page)) ?? '', /Black to move.*no position yet/);
    await page.click('[data-tool="white king"]');
    await cellIn(page, '#any', 'g1').click();
    assert.match((await said(page)) ?? '', /g1, white king.*no position yet.*Black has no king/);
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal((await boardIn(page, '#any')).g1, 'white king');
    await page.click('[data-language="pt"]');
    await page.waitForSelector('html.ready');
    assert.equal((await boardIn(page, '#any')).g1, 'rei branco');
    assert.match(await page.innerText('[data-do="turn"]'), /^Pretas/);
    await page.close();
  });

  test('that loses the rights of a FEN says so, once', async () => {
    const page = await site.open('en/promotion/test/?fen=4k3/P7/8/8/8/8/8/4K2R_w_K_-_0_1');
    assert.doesNotMatch(await captionIn(page, '#any'), /are gone/);
    await page.click('[data-tool="black pawn"]');
    await cellIn(page, '#any', 'h5').click();
    assert.match(await captionIn(page, '#any'), /rights to castle.*are gone/);
    assert.match((await said(page)) ?? '', /h5, black pawn.*are gone/);
    await cellIn(page, '#any', 'h4').click();
    assert.doesNotMatch(await captionIn(page, '#any'), /are gone/);
    await page.close();
  });
});
