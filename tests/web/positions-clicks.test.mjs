// SPDX-License-Identifier: MIT
/** The Positions page with single clicks only: nothing is dragged, no key is pressed. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { addressSays, boardOf, caption, cell, clickMove } from './support.mjs';
import { said, search, status, useSite } from './support.mjs';

const site = useSite();

describe('by clicks alone', () => {
  test('the board is stepped through, drawn at random and set to the classical array', async () => {
    const page = await site.open('en/positions/?n=176');
    await page.click('#next');
    assert.equal(await page.inputValue('#number'), '177');
    await page.click('#random');
    const drawn = Number(await page.inputValue('#number'));
    assert.ok(drawn >= 0 && drawn <= 959 && drawn !== 177);
    await page.click('#number-of a');
    assert.equal(search(page), '?n=518');
    await page.click('#facts a[href="?n=534"]');
    assert.equal(await page.inputValue('#number'), '534');
    await page.close();
  });

  test('Back and Forward of the browser walk through what was shown', async () => {
    const page = await site.open('en/positions/?n=177');
    await page.click('#number-of a');
    await page.click('#next');
    await page.click('#next');
    await addressSays(page, 'n=520');
    await page.goBack();
    assert.equal(await page.inputValue('#number'), '518');
    await page.goBack();
    assert.equal(await page.inputValue('#number'), '177');
    await page.goForward();
    assert.equal(await page.inputValue('#number'), '518');
    assert.equal((await boardOf(page)).e1, 'white king');
    await page.close();
  });

  test('castling goes by the king onto its rook, and by the king onto its destination', async () => {
    for (const target of ['h1', 'g1']) {
      const page = await site.open('en/positions/?fen=4k3/8/8/8/8/8/8/R3K2R_w_KQ_-_0_1');
      await clickMove(page, 'e1', target);
      const board = await boardOf(page);
      assert.deepEqual(
        [board.g1, board.f1, board.e1, board.h1],
        ['white king', 'white rook', 'empty', 'empty'],
        target,
      );
      await page.close();
    }
  });

  test('no rook vanishes where king and rook change places', async () => {
    const page = await site.open('en/positions/?n=177');
    await clickMove(page, 'f1', 'g1');
    const board = await boardOf(page);
    assert.deepEqual([board.f1, board.g1], ['white rook', 'white king']);
    assert.equal(Object.values(board).filter((name) => name === 'white rook').length, 2);
    await page.close();
  });

  test('a refused castling tells every reason, marks the squares and draws the ways', async () => {
    const page = await site.open('en/positions/?fen=4k3/8/8/8/5r2/8/8/R3K1NR_w_KQ_-_0_1');
    await clickMove(page, 'e1', 'h1');
    const text = await caption(page);
    assert.match(text, /The knight on g1 stands in the king’s way from e1 to g1\./);
    assert.match(text, /The king would pass f1, which the rook on f4 attacks\./);
    assert.match(text, /3\.8\.2\.2/);
    assert.match(text, /the right is not lost\. O-O-O is possible at once\./);
    assert.match((await cell(page, 'f1').getAttribute('aria-label')) ?? '', /attacked/);
    assert.match((await cell(page, 'g1').getAttribute('aria-label')) ?? '', /stands in the way/);
    const legend = (await page.textContent('#legend')) ?? '';
    for (const word of ['king’s way', 'rook’s way', 'attack']) assert.ok(legend.includes(word));
    await page.click('#caption-close');
    assert.equal(await caption(page), '');
    assert.doesNotMatch((await cell(page, 'f1').getAttribute('aria-label')) ?? '', /attacked/);
    await page.close();
  });

  test('a click on another piece of one’s own takes that one instead', async () => {
    const page = await site.open('en/positions/?n=518');
    await clickMove(page, 'b1', 'd2');
    assert.equal(await cell(page, 'd2').getAttribute('aria-selected'), 'true');
    assert.equal(await caption(page), '');
    await cell(page, 'd4').click();
    assert.equal((await boardOf(page)).d4, 'white pawn');
    await page.close();
  });

  test('a piece of the side not to move is answered at once', async () => {
    const page = await site.open('en/positions/?n=518');
    await cell(page, 'e7').click();
    assert.match(await caption(page), /e7, black pawn.*it is White’s turn/);
    assert.doesNotMatch((await said(page)) ?? '', /Choose where it goes/);
    assert.equal(await page.locator('c960-board [aria-selected=true]').count(), 0);
    await clickMove(page, 'e2', 'e4');
    assert.equal(await status(page), 'Black to move');
    await page.close();
  });

  test('on a small screen the answer to a refused move comes into sight', async () => {
    const page = await site.open('en/positions/?n=518', { viewport: { width: 360, height: 640 } });
    await clickMove(page, 'e1', 'e3');
    const box = await page.locator('#caption .verdict').boundingBox();
    assert.ok(box && box.y > 0 && box.y < 600, JSON.stringify(box));
    await page.close();
  });

  test('the article beside a reason leads to what it says', async () => {
    const page = await site.open('en/positions/?n=518');
    await page.click('#castle-g');
    await page.click('#caption a.article >> nth=0');
    assert.equal(new URL(page.url()).hash, '#article-II-3-2-7');
    assert.match((await page.textContent('#article-II-3-2-7')) ?? '', /must be empty/);
    await page.close();
  });

  test('the move list goes back to any move, and a new move replaces what followed', async () => {
    const page = await site.open('en/positions/?n=518');
    await clickMove(page, 'e2', 'e4');
    await clickMove(page, 'e7', 'e5');
    await clickMove(page, 'g1', 'f3');
    await page.click('#move-1');
    assert.equal((await boardOf(page)).e7, 'black pawn');
    assert.equal(await page.getAttribute('#move-1', 'aria-current'), 'step');
    await clickMove(page, 'c7', 'c5');
    assert.deepEqual(await page.locator('.move').allTextContents(), ['Start', 'e4', 'c5']);
    await addressSays(page, 'moves=e2e4.c7c5');
    await page.click('#move-0');
    assert.equal(await status(page), 'White to move');
    await page.close();
  });

  test('a game in the address is on the board after a reload', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4.e7e5');
    assert.equal((await boardOf(page)).e5, 'black pawn');
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal((await boardOf(page)).e5, 'black pawn');
    await page.close();
  });

  test('each rule of the start position is pointed at on the board', async () => {
    const page = await site.open('en/positions/?n=177');
    const expected = { pawns: 16, king: 3, bishops: 2, mirror: 16 };
    for (const [rule, count] of Object.entries(expected)) {
      await page.click(`[data-point="${rule}"]`);
      const marked = page.locator('c960-board .cell[aria-label*="this is meant"]');
      assert.equal(await marked.count(), count, rule);
      assert.equal(await page.getAttribute(`[data-point="${rule}"]`, 'aria-pressed'), 'true');
    }
    await page.click('[data-point="mirror"]');
    assert.equal(await caption(page), '');
    await page.close();
  });

  test('both castlings of a position are shown on the board', async () => {
    const page = await site.open('en/positions/?n=177');
    await page.click('#show-g');
    assert.match(
      await caption(page),
      /White castles on the g-side, O-O Possible now\. Transposition/,
    );
    await page.click('#show-c');
    assert.match(await caption(page), /the bishop on d1/i);
    await page.close();
  });

  test('a rank is set up by clicking, swapped, and filled from the pieces offered', async () => {
    const page = await site.open('en/positions/?n=518');
    await page.click('#finder-clear');
    assert.equal(await page.inputValue('#finder-text'), '????????');
    await page.click('#cell-0');
    await page.click('[data-choice="bishop"]');
    await page.click('#cell-3');
    await page.click('[data-choice="knight"]');
    assert.equal(await page.inputValue('#finder-text'), 'B??N????');
    assert.match((await page.textContent('#finder-answer')) ?? '', /60 positions fit\./);
    assert.equal(await page.locator('.numbers a').count(), 24);
    await page.click('#finder-more');
    assert.equal(await page.locator('.numbers a').count(), 48);
    await page.click('.numbers a >> nth=2');
    assert.equal(await page.inputValue('#number'), '3');
    await page.close();
  });

  test('the position is taken along: FEN, link, and the way to all other forms', async () => {
    const page = await site.open('en/positions/?n=177');
    assert.match(await page.inputValue('#take-fen'), /^bnrbnkrq.* w KQkq - 0 1$/);
    assert.match(await page.inputValue('#take-link'), /\/en\/positions\/\?n=177$/);
    assert.equal(await page.getAttribute('#take-more', 'href'), 'take/?n=177');
    await clickMove(page, 'e2', 'e4');
    assert.equal(await page.getAttribute('#take-more', 'href'), 'take/?n=177&moves=e2e4');
    await page.click('[data-copy="take-fen"]');
    await page.waitForSelector('[data-copy="take-fen"].said');
    await page.close();
  });

  test('what is on the board is asked about where games end: a dead wall, after the move that closed it', async () => {
    const fen = '4k3/8/1p1p1p1p/pPpPpPpP/P1P1P3/6P1/8/4K3_w_-_-_0_1';
    const page = await site.open(`en/positions/?fen=${fen}&moves=g3g4`);
    await page.click('#take-ask');
    await page.waitForSelector('html.ready');
    assert.match(await page.inputValue('#fen-text'), /^4k3\/8\/.*\/P1P1P1P1\/8\/8\/4K3 b /);
    const told = page.locator('#ask .verdict');
    await told.getByText('Dead position: neither side can ever give mate').waitFor();
    await page.close();
  });
});
