// SPDX-License-Identifier: MIT
/** The en passant lesson as it is read and tried, in every language and for both colours. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { boardIn, captionIn, clickIn } from './castling-support.mjs';
import { search, tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} scene */
const said = async (page, scene) =>
  (await page.locator(`${scene} c960-board .live`).textContent()) ?? '';

/** Opens an example by its place. @param {Page} page @param {string} scene @param {number} nth */
const choose = (page, scene, nth) => page.locator(`${scene} .pick`).nth(nth).click();

/** @param {Page} page @param {string} scene @param {...string} squares */
async function standing(page, scene, ...squares) {
  const board = await boardIn(page, scene);
  return squares.map((square) => board[square].split(',')[0]);
}

/** @param {Page} page @param {string} scene @param {'take' | 'reply' | 'undo' | 'reset'} act */
const press = (page, scene, act) => page.click(`${scene} [data-do="${act}"]`);

/** @param {Page} page @param {string} scene @param {'take' | 'reply' | 'reset'} act */
async function pressKey(page, scene, act) {
  await tabTo(page, `${scene} [data-do="${act}"]`);
  await page.keyboard.press('Enter');
}

/** Goes to squares on the board with keys, and presses Enter on each. @param {Page} page @param {...string} squares */
async function onBoard(page, ...squares) {
  await tabTo(page, '#take c960-board', { back: true });
  for (const square of squares) {
    for (const key of [...square, 'Enter']) await page.keyboard.press(key);
  }
}

for (const language of builtLanguages()) {
  const texts = buildTexts(language, readCatalog(language.code));
  const { t } = texts;

  describe(`in ${language.code}, both tasks`, () => {
    test('are done with clicks alone, with White', async () => {
      const page = await site.open(`${language.code}/en-passant/`);
      assert.ok((await captionIn(page, '#take')).includes(t('ep.come')));
      await press(page, '#take', 'reply');
      assert.deepEqual(await standing(page, '#take', 'd7', 'd5'), [
        t('board.empty', { square: '' }).slice(2),
        t('piece.name', { color: 'black', piece: 'pawn' }),
      ]);
      assert.ok((await said(page, '#take')).includes(t('ep.ask', { ways: 'e5–d6' })));
      await clickIn(page, '#take', 'e5', 'd6');
      const [d5, d6] = await standing(page, '#take', 'd5', 'd6');
      assert.equal(d5, t('board.empty', { square: '' }).slice(2));
      assert.equal(d6, t('piece.name', { color: 'white', piece: 'pawn' }));
      const taken = t('ep.taken', { from: 'e5', to: 'd6', gone: 'd5' });
      assert.ok((await captionIn(page, '#take')).includes(taken));
      assert.ok((await said(page, '#take')).includes(taken), 'the pawn that went is said');
      assert.ok(await page.isVisible('[data-task="take"].done'));
      assert.ok(await page.isHidden('[data-task="late"].done'));

      await press(page, '#take', 'reset');
      await press(page, '#take', 'reply');
      await clickIn(page, '#take', 'e1', 'e2');
      await press(page, '#take', 'reply');
      await press(page, '#take', 'take');
      assert.ok((await captionIn(page, '#take')).includes(t('reason.en-passant-expired')));
      assert.ok((await said(page, '#take')).includes(t('reason.en-passant-expired')));
      assert.ok(
        (await boardIn(page, '#take')).e5.startsWith(
          t('piece.name', { color: 'white', piece: 'pawn' }),
        ),
      );
      assert.ok(await page.isVisible('[data-task="late"].done'));
      await page.close();
    });

    test('are done with keys alone, with Black', async () => {
      const page = await site.open(`${language.code}/en-passant/?as=black`);
      await pressKey(page, '#take', 'reply');
      await onBoard(page, 'e4', 'd3');
      const taken = t('ep.taken', { from: 'e4', to: 'd3', gone: 'd4' });
      assert.ok((await said(page, '#take')).includes(taken));
      assert.ok(await page.isVisible('[data-task="take"].done'));
      await pressKey(page, '#take', 'reset');
      await tabTo(page, '#take [data-do="reply"]', { back: true });
      await page.keyboard.press('Enter');
      await onBoard(page, 'e8', 'e7');
      await pressKey(page, '#take', 'reply');
      await tabTo(page, '#take-typed');
      await page.keyboard.type('exd3 e.p.');
      await page.keyboard.press('Enter');
      assert.ok((await said(page, '#take')).includes(t('reason.en-passant-expired')));
      assert.ok(await page.isVisible('[data-task="late"].done'));
      await page.close();
    });
  });

  test(`in ${language.code} everything is told that a position lacks, with squares marked`, async () => {
    const page = await site.open(`${language.code}/en-passant/`);
    for (const [nth, told] of /** @type {[number, string][]} */ ([
      [0, t('reason.en-passant-expired')],
      [1, t('reason.pawn-needs-a-capture', { square: 'd6' })],
      [2, t('reason.not-a-move-of-this-piece', { piece: 'pawn', from: 'e4', to: 'd6' })],
      [3, t('reason.pawn-needs-a-capture', { square: 'd6' })],
    ])) {
      await choose(page, '#must', nth);
      await press(page, '#must', 'take');
      assert.ok((await captionIn(page, '#must')).includes(told), told);
      assert.ok((await said(page, '#must')).includes(told), told);
      assert.ok(await page.isVisible('#must .legend .tag.move'));
    }
    await choose(page, '#must', 4);
    await press(page, '#must', 'take');
    assert.ok((await captionIn(page, '#must')).includes(t('ep.nothing')));
    assert.deepEqual(await standing(page, '#must', 'd6', 'd5'), [
      t('piece.name', { color: 'white', piece: 'queen' }),
      t('piece.name', { color: 'black', piece: 'pawn' }),
    ]);
    await page.close();
  });
}

describe('the rare cases', () => {
  test('are refused for the king, or taken', async () => {
    const page = await site.open('en/en-passant/');
    for (const [nth, told, square] of /** @type {[number, RegExp, string][]} */ ([
      [0, /in check on e1: the rook on e8 would attack it/, 'e1'],
      [2, /in check on a5: the rook on h5 would attack it/, 'a5'],
    ])) {
      await choose(page, '#rare', nth);
      await press(page, '#rare', 'take');
      assert.match(await captionIn(page, '#rare'), told);
      assert.match(await said(page, '#rare'), told);
      assert.match((await boardIn(page, '#rare'))[square], /attacked/);
    }
    await choose(page, '#rare', 1);
    await clickIn(page, '#rare', 'e5', 'e6');
    assert.match(await captionIn(page, '#rare'), /in check on f4: the bishop on c7/);
    await press(page, '#rare', 'take');
    assert.match(await captionIn(page, '#rare'), /Taken en passant.*d5 has left the board/);
    await choose(page, '#rare', 3);
    assert.match(await page.innerText('#rare .turn'), /in check/);
    await clickIn(page, '#rare', 'e4', 'e3');
    assert.match(await captionIn(page, '#rare'), /Not possible/);
    await clickIn(page, '#rare', 'e5', 'd6');
    assert.match(await captionIn(page, '#rare'), /Taken en passant/);
    await page.close();
  });

  test('of two pawns asks which one takes, and plays the chosen one', async () => {
    const page = await site.open('en/en-passant/');
    await choose(page, '#rare', 4);
    assert.match(await captionIn(page, '#rare'), /Try c5–d6 and e5–d6/);
    await press(page, '#rare', 'take');
    await page.click('#rare c960-board dialog button >> text=cxd6');
    assert.match(await captionIn(page, '#rare'), /from c5 to d6, and the pawn on d5/);
    assert.deepEqual(await standing(page, '#rare', 'c5', 'e5'), ['empty', 'white pawn']);
    await press(page, '#rare', 'reset');
    await press(page, '#rare', 'take');
    await page.keyboard.press('Escape');
    assert.match(await said(page, '#rare'), /Nothing was moved/);
    await clickIn(page, '#rare', 'e5', 'd6');
    assert.match(await captionIn(page, '#rare'), /from e5 to d6/);
    await page.close();
  });
});

describe('the colour', () => {
  test('turns every board round, and stands in the address', async () => {
    const page = await site.open('en/en-passant/');
    await page.check('[name="as"][value="black"]');
    assert.equal(search(page), '?as=black');
    for (const scene of ['#take', '#must', '#rare']) {
      assert.equal(await page.getAttribute(`${scene} c960-board`, 'orientation'), 'black');
    }
    await choose(page, '#rare', 2);
    await press(page, '#rare', 'take');
    assert.match(await captionIn(page, '#rare'), /in check on a4: the rook on h4/);
    await page.click('[data-language="pt"]');
    await page.waitForSelector('html.ready');
    assert.ok(await page.isChecked('[name="as"][value="black"]'), 'also in the other language');
    await page.check('[name="as"][value="white"]');
    assert.equal(search(page), '');
    await page.close();
  });

  test('of a link may be in capitals, and is named where it is none', async () => {
    const black = await site.open('en/en-passant/?as=BLACK');
    assert.ok(await black.isChecked('[name="as"][value="black"]'));
    await black.close();
    const none = await site.open('en/en-passant/?as=green');
    assert.match(await captionIn(none, '#take'), /“green”.*no colour.*white pawns/);
    assert.match(await said(none, '#take'), /“green”/);
    await none.close();
  });
});

describe('whoever plays on freely', () => {
  test('is told whose turn it is, also by the button that lets the other side move', async () => {
    const page = await site.open('en/en-passant/');
    await press(page, '#take', 'reply');
    await press(page, '#take', 'reply');
    assert.match(await said(page, '#take'), /It is your turn/);
    assert.match(await captionIn(page, '#take'), /It is your turn/);
    await press(page, '#take', 'take');
    await press(page, '#take', 'reply');
    assert.match(await captionIn(page, '#take'), /White to move/);
    await press(page, '#take', 'undo');
    await press(page, '#take', 'undo');
    await press(page, '#take', 'undo');
    assert.match(await captionIn(page, '#take'), /about to move its pawn/);
    await press(page, '#take', 'take');
    assert.match(await captionIn(page, '#take'), /is White’s, and it is Black’s turn/);
    await page.close();
  });
});

describe('without scripts', () => {
  test('the lesson is text with pictures, in the page’s language', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { code } of builtLanguages()) {
      await page.goto(`${site.origin()}${code}/en-passant/`);
      const catalog = readCatalog(code);
      for (const key of ['ep.heading', 'ep.late.title', 'ep.rank.text', 'ep.written.sheet-text']) {
        assert.ok(await page.locator(`text=${catalog[key]}`).first().isVisible(), `${code} ${key}`);
      }
      assert.equal(await page.locator('.examples svg.picture:visible').count(), 11);
      assert.equal(await page.locator('button:visible, input:visible').count(), 0);
    }
    await context.close();
  });
});
