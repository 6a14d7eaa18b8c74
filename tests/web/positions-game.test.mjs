// SPDX-License-Identifier: MIT
/** The game on the Positions page: steps back and forth, and what it tells that the board does not. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardOf, caption, said, status, useSite } from './support.mjs';

const site = useSite();
const SHUFFLE = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/** @param {number} rounds */
const shuffled = (rounds) => `moves=${Array(rounds).fill(SHUFFLE).flat().join('.')}`;

/** @param {import('playwright-core').Page} page */
const told = (page) => page.locator('#moves .told li').allTextContents();

describe('a game on the Positions page', () => {
  test('says by which move a right was lost, in the list and with a refused castling', async () => {
    for (const [code, list, note] of [
      ['en', /^White can no longer castle: the king moved with 2\.Ke2\. 3\.8\.2\.1$/, /2\.Ke2\./],
      ['pt', /^As brancas não podem mais rocar: o rei se moveu com 2\.Re2\. 3/, /2\.Re2\./],
    ]) {
      const page = await site.open(`${code}/positions/?n=518&moves=e2e4.e7e5.e1e2.b8c6`);
      assert.match((await told(page)).join(), /** @type {RegExp} */ (list));
      await page.click('#castle-g');
      assert.match(await caption(page), /** @type {RegExp} */ (note));
      await page.click('#undo');
      await page.click('#undo');
      assert.deepEqual(await told(page), []);
      await page.close();
    }
  });

  test('says it aloud with the move that does it, and not again', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4.e7e5');
    await page.fill('#typed-move', 'Ke2');
    await page.press('#typed-move', 'Enter');
    assert.match((await said(page)) ?? '', /Black to move\. White can no longer castle: the king/);
    await page.fill('#typed-move', 'd6');
    await page.press('#typed-move', 'Enter');
    assert.doesNotMatch((await said(page)) ?? '', /castle/);
    await page.close();
  });

  test('counts repetitions, offers the claim, and still lets moves be made', async () => {
    const page = await site.open(`en/positions/?n=518&${shuffled(1)}`);
    assert.match((await told(page)).join(), /^This position has occurred twice/);
    await page.goto(`${site.origin()}en/positions/?n=518&${shuffled(2)}`);
    await page.waitForSelector('html.ready');
    assert.match((await told(page)).join(), /three times: the player to move may claim a draw/);
    assert.match((await status(page)) ?? '', /^White to move\. The same position/);
    await page.fill('#typed-move', 'e4');
    await page.press('#typed-move', 'Enter');
    assert.equal((await boardOf(page)).e4, 'white pawn');
    assert.deepEqual(await told(page), []);
    await page.close();
  });

  test('is over at the fifth time, and what is tried after it is called so', async () => {
    const page = await site.open(`en/positions/?n=518&${shuffled(4)}`);
    assert.match((await status(page)) ?? '', /^A draw: the same position has occurred five times/);
    assert.match(
      (await told(page)).join(),
      /The game is over\. Moves can still be tried.*9\.6\.1$/,
    );
    await page.fill('#typed-move', 'e4');
    await page.press('#typed-move', 'Enter');
    assert.equal((await boardOf(page)).e4, 'white pawn');
    assert.deepEqual(await told(page), [
      'The game was over after 8...Ng8: what follows is only tried.',
    ]);
    await page.close();
  });

  test('keeps the moves that were taken back over a reload', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4.e7e5.g1f3');
    await page.click('#undo');
    await page.click('#undo');
    await page.waitForFunction(() => location.search === '?n=518&moves=e2e4');
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.deepEqual(await page.locator('.move').allTextContents(), ['Start', 'e4', 'e5', 'Nf3']);
    await page.click('#redo');
    await page.click('#redo');
    assert.equal((await boardOf(page)).f3, 'white knight');
    await page.close();
  });

  test('tells of check and mate however one comes to it', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4.e7e5.d1h5.b8c6.f1c4.g8f6.h5f7');
    await page.click('#undo');
    assert.match((await said(page)) ?? '', /^Taken back: Qxf7#\. White to move\.$/);
    await page.click('#redo');
    assert.match((await said(page)) ?? '', /takes the pawn on f7\. Checkmate: White wins\./);
    await page.click('#move-0');
    assert.match((await said(page)) ?? '', /^Back at the beginning\. White to move\.$/);
    await page.click('#move-7');
    assert.match((await said(page)) ?? '', /Checkmate: White wins\./);
    await page.close();
  });
});
