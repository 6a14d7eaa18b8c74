// SPDX-License-Identifier: MIT
/** The promotion pages as they are read, tried and drilled, in every language. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { createGenerator, parseSettings } from '../../../web/lib/promotion/drill.js';
import { statusText } from '../../../web/lib/words.js';
import { boardIn, c960, captionIn, cellIn, clickIn } from '../castling-support.mjs';
import { search, tabTo, useSite } from '../support.mjs';

const site = useSite();
const PIECES = ['queen', 'rook', 'bishop', 'knight'];

/** Answers the board's question which piece it is to be. @param {import('playwright-core').Page} page @param {string} scope @param {number} nth */
const become = (page, scope, nth) =>
  page.locator(`${scope} c960-board [part="choice"]`).nth(nth).click();

for (const language of builtLanguages()) {
  const { code } = language;
  const texts = buildTexts(language, readCatalog(code));
  const { t, upper } = texts;

  describe(`the promotion lesson in ${code}`, () => {
    test('lets the pawn become each of the four, never by itself, with a reset between', async () => {
      const page = await site.open(`${code}/promotion/`);
      const ends = ['checkmate', 'checkmate', 'dead-position', 'dead-position'];
      for (const [nth, piece] of PIECES.entries()) {
        await clickIn(page, '#try', 'a7', 'a8');
        assert.ok(await page.isHidden(`[data-task="${piece}"].done`), 'nothing happens unasked');
        await become(page, '#try', nth);
        await page.waitForSelector(`[data-task="${piece}"].done`);
        const said = await captionIn(page, '#try');
        assert.ok(said.includes(t(`outcome.${ends[nth]}`, { winner: 'white' })), said);
        await page.click('#try [data-do="reset"]');
        assert.match((await boardIn(page, '#try')).a7, /./);
      }
      await page.close();
    });

    test('moves nothing where the choice is cancelled', async () => {
      const page = await site.open(`${code}/promotion/`);
      const before = await boardIn(page, '#try');
      await clickIn(page, '#try', 'a7', 'a8');
      await page.keyboard.press('Escape');
      assert.equal((await boardIn(page, '#try')).g8, before.g8);
      assert.equal(
        (await boardIn(page, '#try')).a7.split(',')[0],
        t('piece.name', { color: 'white', piece: 'pawn' }),
      );
      await page.close();
    });

    test('shows the four results side by side before any script runs', async () => {
      const plain = await site.browser().newPage({ javaScriptEnabled: false });
      await plain.goto(`${site.origin()}${code}/promotion/`);
      const results = await plain.$$eval('#four .result', (items) =>
        items.map((item) => item.querySelector('.verdict')?.textContent),
      );
      const [mate, dead] = ['checkmate', 'dead-position'].map((reason) =>
        t(`outcome.${reason}`, { winner: 'white' }),
      );
      assert.deepEqual(results, [mate, mate, dead, dead]);
      await plain.close();
    });

    test('tells why a blocked and a pinned pawn cannot promote', async () => {
      const page = await site.open(`${code}/promotion/`);
      await page.locator('#rules .pick').nth(4).click();
      await clickIn(page, '#rules', 'a7', 'a8');
      assert.ok((await captionIn(page, '#rules')).includes(t('verdict.no', { n: 1 })));
      await page.locator('#rules .pick').nth(5).click();
      await clickIn(page, '#rules', 'g7', 'g8');
      assert.match(await captionIn(page, '#rules'), /3\.9\.2/);
      await page.close();
    });
  });

  describe(`any position in ${code}`, () => {
    test('is tested from the address, with all four results and who can still mate', async () => {
      const page = await site.open(`${code}/promotion/test/?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1`);
      assert.equal(await page.locator('#any-results .result').count(), 4);
      const queen = page.locator('[data-piece="queen"]');
      await queen.locator('[data-mate="white"]').click();
      assert.ok((await queen.locator('.said').textContent())?.length);
      const before = await queen.locator('.at').textContent();
      await queen.locator('[data-walk="1"]').click();
      assert.notEqual(await queen.locator('.at').textContent(), before);
      await queen.locator('[data-mate="black"]').click();
      const no = t('promotion.mate.no', { color: 'black' });
      assert.equal(await queen.locator('.said').textContent(), no);
      await page.close();
    });

    test('shows the result again when its line is left for another answer', async () => {
      const page = await site.open(`${code}/promotion/test/?fen=4k3/P7/8/8/8/8/8/4K3_w_-_-_0_1`);
      const queen = page.locator('[data-piece="queen"]');
      const small = () => queen.locator('.small').innerHTML();
      const before = await small();
      await queen.locator('[data-mate="white"]').click();
      for (let i = 0; i < 3; i++) await queen.locator('[data-walk="1"]').click();
      assert.notEqual(await small(), before, 'the line was walked');
      await queen.locator('[data-mate="black"]').click();
      assert.equal(await small(), before);
      await page.close();
    });

    test('is set up by clicks alone', async () => {
      const page = await site.open(`${code}/promotion/test/`);
      await page.click('[data-do="clear"]');
      assert.ok((await captionIn(page, '#any')).includes(t('promotion.no-position')));
      for (const [tool, square] of [
        ['white king', 'g1'],
        ['black king', 'h7'],
        ['white pawn', 'c7'],
        ['black rook', 'd8'],
      ]) {
        await page.click(`[data-tool="${tool}"]`);
        await cellIn(page, '#any', square).click();
      }
      assert.equal(await page.locator('#any-ways button').count(), 2, 'c8, and taking on d8');
      await page.locator('#any-ways button').nth(1).click();
      assert.equal(await page.locator('#any-results .result').count(), 4);
      assert.match(search(page), /move=c7d8/);
      await page.close();
    });

    test('without a promotion says why, and refuses a FEN that is none', async () => {
      const page = await site.open(`${code}/promotion/test/?fen=n6k/P7/8/8/8/8/6K1/8_w_-_-_0_1`);
      const said = await captionIn(page, '#any');
      assert.ok(said.includes(t('promotion.none', { color: 'white' })), said);
      assert.match(said, /3\.7\.1/);
      await page.fill('#any-fen', 'nothing');
      await page.keyboard.press('Enter');
      assert.ok((await captionIn(page, '#any')).includes(t('error.bad-fen')));
      await page.close();
    });
  });

  describe(`the promotion drills in ${code}`, () => {
    test('are done by keys alone: choose, see all four and why, and what was missed', async () => {
      const page = await site.open(`${code}/promotion/drill/?v=1&seed=abc&count=2`);
      await tabTo(page, '#drill-begin');
      await page.keyboard.press('Enter');
      const { settings, seed } = parseSettings(new URL(page.url()).searchParams);
      const generator = createGenerator(null, settings, seed ?? '');
      for (const correct of [true, false]) {
        const { fen, from, to, right, color } = generator.next();
        const piece = correct ? right : PIECES.find((one) => one !== right);
        const button = `.pieces [data-response='${JSON.stringify({ piece })}']`;
        await tabTo(page, button);
        await page.keyboard.press('Enter');
        await page.waitForSelector('.desk[data-state="told"]');
        assert.equal(await page.locator('.desk .result').count(), 4);
        const said = await captionIn(page, '.desk');
        assert.ok(said.startsWith(t(correct ? 'drill.right' : 'drill.wrong')), said);
        const { position } = c960.parseFen(fen).promotions(from, to)[PIECES.indexOf(right)];
        assert.equal(
          await page.textContent('#drill-turn'),
          statusText(texts, position.turn, position.status()),
          'whose turn it is on the board now',
        );
        const marked = await page.locator('.desk .result .mark').count();
        assert.equal(marked, 1, 'the right one is marked');
        const turn = await page.textContent('.desk .turn');
        assert.notEqual(turn, t('status.turn', { color }), 'the pawn has moved');
        await page.keyboard.press('Enter');
      }
      assert.equal(
        await page.textContent('.summary .score'),
        t('drill.result', { right: 1, asked: 2 }),
      );
      assert.ok(await page.isVisible('[data-do="repeat-missed"]'));
      await page.close();
    });

    test('ask the next question at a double click, and do nothing else', async () => {
      for (const width of [1024, 1280]) {
        const viewport = { width, height: 800 };
        const page = await site.open(`${code}/promotion/drill/?v=1&seed=abc&count=5`, { viewport });
        await page.click('#drill-begin');
        await page.locator('.pieces button').first().click();
        await page.locator('[data-do="next"]').dblclick();
        assert.equal(await page.getAttribute('.desk', 'data-state'), 'choose');
        assert.ok(await page.isVisible('.desk'), 'the round goes on');
        assert.equal(await page.locator('.pips .right, .pips .wrong').count(), 1);
        await page.close();
      }
    });

    test('take the pawn’s move on the board as an answer, and go on after a reload', async () => {
      const page = await site.open(`${code}/promotion/drill/?v=1&seed=abd&count=3`);
      await page.click('#drill-begin');
      const { settings, seed } = parseSettings(new URL(page.url()).searchParams);
      const { from, to, right } = createGenerator(null, settings, seed ?? '').next();
      await clickIn(page, '.desk', from, to);
      await become(page, '.desk', PIECES.indexOf(right));
      await page.waitForSelector('.desk[data-state="told"]');
      assert.ok((await captionIn(page, '.desk')).startsWith(t('drill.right')));
      await page.reload();
      await page.waitForSelector('.desk[data-state="told"]');
      const names = await page.$$eval('.desk .result h3', (all) =>
        all.map((one) => one.textContent),
      );
      assert.deepEqual(
        names.map((name) => name?.replace('✓', '').trim()),
        PIECES.map((piece) => upper(t('piece.one', { piece }))),
      );
      await page.close();
    });
  });
}
