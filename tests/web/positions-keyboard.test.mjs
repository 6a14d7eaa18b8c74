// SPDX-License-Identifier: MIT
/** The Positions page with nothing but a keyboard. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addressSays, boardOf, caption, firstRank, said } from './support.mjs';
import { search, status, tabTo, useSite } from './support.mjs';

const site = useSite();

/** @param {import('playwright-core').Page} page @param {string} keys one key each, separated by spaces */
async function press(page, keys) {
  for (const key of keys.split(' ')) await page.keyboard.press(key);
}

describe('by keyboard alone', () => {
  test('the first Tab offers to skip to the content', async () => {
    const page = await site.open('en/positions/');
    await press(page, 'Tab');
    assert.equal(await page.evaluate(() => document.activeElement?.className), 'skip');
    await press(page, 'Enter');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
    await page.close();
  });

  test('a number typed over shows its position, and the arrows step on from it', async () => {
    const page = await site.open('en/positions/');
    await tabTo(page, '#number');
    await page.keyboard.type('177');
    await press(page, 'Enter');
    assert.equal(
      await firstRank(page),
      'white bishop white knight white rook white bishop white knight white king white rook white queen',
    );
    assert.equal(search(page), '?n=177');
    assert.match((await said(page)) ?? '', /Position 177: BNRBNKRQ/);
    await press(page, 'ArrowUp ArrowUp ArrowDown');
    assert.equal(await page.inputValue('#number'), '178');
    await addressSays(page, 'n=178');
    await page.close();
  });

  test('previous and next go round from 0 to 959', async () => {
    const page = await site.open('en/positions/?n=0');
    await tabTo(page, '#previous');
    await press(page, 'Enter');
    assert.equal(await page.inputValue('#number'), '959');
    await tabTo(page, '#next');
    await press(page, 'Space');
    assert.equal(await page.inputValue('#number'), '0');
    await page.close();
  });

  test('the slider moves with the arrow keys and says where it is', async () => {
    const page = await site.open('en/positions/?n=517');
    await tabTo(page, '#slider');
    await press(page, 'ArrowRight');
    assert.equal(await page.getAttribute('#slider', 'aria-valuetext'), '518, RNBQKBNR');
    assert.equal(await page.inputValue('#number'), '518');
    await page.close();
  });

  test('moves are made on the board, refused with a reason, taken back and put back', async () => {
    const page = await site.open('en/positions/?n=518');
    await tabTo(page, 'c960-board');
    await press(page, 'e 2 Enter e 4 Enter');
    assert.equal(await status(page), 'Black to move');
    assert.match((await said(page)) ?? '', /White: pawn e2 to e4\. Black to move\./);
    await press(page, 'a 7 Enter a 4 Enter');
    assert.match(await caption(page), /Pawn a7 to a4.*one square \(two from where it began\)/);
    assert.match((await said(page)) ?? '', /Not possible, for one reason/);
    await press(page, 'Escape Escape');
    assert.equal(await caption(page), '');
    await tabTo(page, '#undo');
    await press(page, 'Enter');
    assert.equal((await boardOf(page)).e2, 'white pawn');
    await tabTo(page, '#redo');
    await press(page, 'Enter');
    assert.equal((await boardOf(page)).e4, 'white pawn');
    await press(page, 'Enter');
    assert.match((await said(page)) ?? '', /no move to put back/);
    await page.close();
  });

  test('moves are typed, and castling has buttons', async () => {
    const page = await site.open('en/positions/?n=177');
    await tabTo(page, '#typed-move');
    await page.keyboard.type('O-O');
    await press(page, 'Enter');
    const board = await boardOf(page);
    assert.deepEqual([board.g1, board.f1], ['white king', 'white rook']);
    assert.match((await said(page)) ?? '', /castles on the g-side: king to g1, rook to f1/);
    assert.equal(await page.inputValue('#typed-move'), '');
    await page.keyboard.type('d6');
    await press(page, 'Enter');
    assert.equal((await boardOf(page)).d6, 'black pawn');
    await tabTo(page, '#castle-c');
    await press(page, 'Enter');
    assert.match(await caption(page), /White castles on the c-side.*right to castle.*is lost/);
    await page.close();
  });

  test('a promotion asks for the piece, and cancelling leaves everything as it was', async () => {
    const page = await site.open('en/positions/?fen=6k1/P7/6K1/8/8/8/8/8_w_-_-_0_1');
    await tabTo(page, 'c960-board');
    await press(page, 'a 7 Enter a 8 Enter');
    await page.waitForSelector('c960-board dialog[open]');
    await press(page, 'Escape');
    assert.deepEqual([(await boardOf(page)).a7, (await boardOf(page)).a8], ['white pawn', 'empty']);
    const selected = () => page.locator('c960-board [aria-selected=true]').count();
    assert.equal(await selected(), 0);
    await press(page, 'a 7 Enter a 8 Enter');
    await page.waitForSelector('c960-board dialog[open]');
    await press(page, 'Tab Enter');
    await page.waitForFunction(
      () => document.querySelector('#status')?.textContent !== 'White to move',
    );
    assert.equal(await status(page), 'Checkmate: White wins');
    await page.close();
  });

  test('where the king can step or castle it is asked which', async () => {
    const page = await site.open('en/positions/?fen=4k3/8/8/8/8/8/8/5K1R_w_K_-_0_1');
    await tabTo(page, 'c960-board');
    await press(page, 'f 1 Enter g 1 Enter');
    await page.waitForSelector('c960-board dialog[open]');
    const choices = await page.locator('c960-board dialog .choices button').allTextContents();
    assert.deepEqual(choices.sort(), [
      'Castle on the g-side, O-O',
      'Only the king goes to g1 (Kg1)',
    ]);
    await page.getByText('Castle on the g-side, O-O').last().focus();
    await press(page, 'Enter');
    await page.waitForFunction(
      () => document.querySelector('#status')?.textContent === 'Black to move',
    );
    assert.equal((await boardOf(page)).f1, 'white rook');
    await page.close();
  });

  test('a first rank is set up square by square, and its number is shown', async () => {
    const page = await site.open('en/positions/?n=518');
    await tabTo(page, '#cell-0');
    await press(page, 'ArrowRight Enter ArrowLeft ArrowLeft ArrowLeft');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'cell-6');
    await press(page, 'ArrowLeft Enter');
    assert.equal(await page.inputValue('#finder-text'), 'RBBQKNNR');
    assert.match((await page.textContent('#finder-answer')) ?? '', /position \d+/);
    await page.close();
  });

  test('every control is at least 24 px large', async () => {
    const page = await site.open('en/positions/?n=518');
    const small = await page.evaluate(() => {
      const controls = document.querySelectorAll(
        'main button, main input, main summary, .top a, .foot a, main .button',
      );
      return Array.from(controls)
        .filter((control) => {
          const { width, height } = control.getBoundingClientRect();
          return width > 0 && (width < 24 || height < 24);
        })
        .map((control) => control.outerHTML.slice(0, 80));
    });
    assert.deepEqual(small, []);
    await page.close();
  });
});
