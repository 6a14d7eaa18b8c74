// SPDX-License-Identifier: MIT
/** The castling lesson as it is read and tried. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardIn, captionIn, cellIn, clickIn } from './castling-support.mjs';
import { tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} scene */
const said = (page, scene) => page.locator(`${scene} c960-board .live`).textContent();

/** Chooses an example by its name. @param {Page} page @param {string} scene @param {string} name */
const choose = (page, scene, name) =>
  page.locator(`${scene} .pick`, { hasText: new RegExp(`^${name}$`) }).click();

/** @param {Page} page @param {string} scene @param {...string} squares */
async function standing(page, scene, ...squares) {
  const board = await boardIn(page, scene);
  return squares.map((square) => board[square].split(',')[0]);
}

describe('the lesson', () => {
  test('castles each of the four ways, and the three to predict', async () => {
    const page = await site.open('en/castling/');
    for (const [name, button, king, rook] of [
      ['Double-move castling', 'c', 'c1', 'd1'],
      ['Transposition castling', 'c', 'c1', 'd1'],
      ['King-move-only castling', 'c', 'c1', 'd1'],
      ['Rook-move-only castling', 'c', 'c1', 'd1'],
      ['King g1, rook h1', 'g', 'g1', 'f1'],
      ['King e1, rook f1', 'g', 'g1', 'f1'],
      ['King f1, rook g1', 'g', 'g1', 'f1'],
    ]) {
      await choose(page, '#ways', name);
      assert.match(await captionIn(page, '#ways'), /Possible now\./, name);
      await page.click(`#ways [data-do="${button}"]`);
      assert.deepEqual(
        await standing(page, '#ways', king, rook),
        ['white king', 'white rook'],
        name,
      );
    }
    await page.close();
  });

  test('lets king b1 castle with each rook, in every way of saying it', async () => {
    const page = await site.open('en/castling/');
    const done = () => page.locator('#try .tasks .done').count();
    await clickIn(page, '#try', 'b1', 'h1');
    assert.deepEqual(await standing(page, '#try', 'g1', 'f1', 'a1'), [
      'white king',
      'white rook',
      'white rook',
    ]);
    assert.match((await said(page, '#try')) ?? '', /castles on the g-side: king to g1, rook to f1/);
    assert.equal(await done(), 1);
    await page.click('#try [data-do="reset"]');
    await clickIn(page, '#try', 'b1', 'g1');
    assert.deepEqual(await standing(page, '#try', 'g1', 'f1'), ['white king', 'white rook']);
    await page.click('#try [data-do="reset"]');
    await clickIn(page, '#try', 'b1', 'c1');
    await page.waitForSelector('#try c960-board dialog[open]');
    await page.click('#try c960-board dialog button:has-text("O-O-O")');
    await page.waitForSelector('#try .tasks .done >> nth=1');
    assert.deepEqual(await standing(page, '#try', 'c1', 'd1', 'h1'), [
      'white king',
      'white rook',
      'white rook',
    ]);
    await page.click('#try [data-do="undo"]');
    await page.fill('#try-typed', 'O-O-O');
    await page.press('#try-typed', 'Enter');
    assert.deepEqual(await standing(page, '#try', 'c1', 'd1'), ['white king', 'white rook']);
    await page.click('#try [data-do="reset"]');
    await (await cellIn(page, '#try', 'b1').elementHandle())?.hover();
    await page.mouse.down();
    const rook = await cellIn(page, '#try', 'a1').boundingBox();
    if (rook)
      await page.mouse.move(rook.x + rook.width / 2, rook.y + rook.height / 2, { steps: 5 });
    await page.mouse.up();
    assert.deepEqual(await standing(page, '#try', 'c1', 'd1'), ['white king', 'white rook']);
    await page.close();
  });

  test('tells for every condition just the one reason, on the board and in words', async () => {
    const page = await site.open('en/castling/');
    for (const [name, told, square, mark] of [
      ['Neither the king nor that rook has moved', /right to castle on the g-side is lost/, '', ''],
      [
        'The king’s way is empty',
        /bishop on c1 stands in the king’s way/,
        'c1',
        'stands in the way',
      ],
      [
        'The rook’s way is empty',
        /queen on d1 stands in the rook’s way/,
        'd1',
        'stands in the way',
      ],
      ['The king is not in check', /The king is in check: the rook on e8/, 'e1', 'attacked'],
      [
        'The king passes no attacked square',
        /would pass d1, which the rook on d8/,
        'd1',
        'attacked',
      ],
      [
        'The king does not land on an attacked square',
        /land on g1, which the bishop on c5/,
        'g1',
        'attacked',
      ],
    ]) {
      await choose(page, '#must', String(name));
      assert.match(await captionIn(page, '#must'), /Not possible, for one reason\./, String(name));
      assert.match(await captionIn(page, '#must'), /** @type {RegExp} */ (told));
      assert.match((await said(page, '#must')) ?? '', /** @type {RegExp} */ (told));
      if (square) assert.ok((await boardIn(page, '#must'))[String(square)].includes(String(mark)));
    }
    for (const name of ['The rook may be attacked', 'The rook may pass an attacked square']) {
      await choose(page, '#must', name);
      assert.match(await captionIn(page, '#must'), /Possible now\./);
    }
    await page.close();
  });

  test('goes on with the core’s answer when the reader plays on', async () => {
    const page = await site.open('en/castling/');
    assert.match(
      await captionIn(page, '#lost'),
      /Not possible, for two reasons.*Both are only for now/,
    );
    await clickIn(page, '#lost', 'f1', 'b5');
    assert.match(await captionIn(page, '#lost'), /White: bishop f1 to b5\. Black to move\./);
    await clickIn(page, '#lost', 'a7', 'a6');
    assert.match(await captionIn(page, '#lost'), /White castles on the g-side, O-O Possible now\./);
    await page.click('#lost [data-do="g"]');
    assert.deepEqual(await standing(page, '#lost', 'g1', 'f1'), ['white king', 'white rook']);
    await clickIn(page, '#lost', 'a6', 'a4');
    assert.match(await captionIn(page, '#lost'), /Pawn a6 to a4.*Not possible/);
    await page.close();
  });

  test('tells three games with one board apart, and by which move a right was lost', async () => {
    const page = await site.open('en/castling/');
    const boards = [];
    for (const [name, told] of [
      ['First game: only pawns have moved', /Possible now\./],
      [
        'Second game: the king went to c1 and back',
        /Not possible.*The king moved on move 3, Kc1\. This cannot pass/,
      ],
      [
        'Third game: the rook went to g1 and back',
        /Not possible.*The rook moved on move 3, Rg1\..*O-O-O is possible at once/,
      ],
    ]) {
      await choose(page, '#lost', String(name));
      assert.match(await captionIn(page, '#lost'), /** @type {RegExp} */ (told));
      boards.push(
        (await standing(page, '#lost', ...'abcdefgh'.split('').map((f) => `${f}1`))).join(),
      );
      assert.equal(await page.locator('#lost .move').count(), 9);
    }
    assert.equal(new Set(boards).size, 1);
    await page.click('#lost .move:has-text("Rg1")');
    assert.deepEqual(await standing(page, '#lost', 'g1', 'h1'), ['white rook', 'empty']);
    await page.close();
  });

  test('shows the hands step by step, and what may be done with what was touched', async () => {
    const page = await site.open('en/castling/');
    const steps = page.locator('#hand .steps .pick');
    for (const [n, squares] of [
      [1, ['white king', 'white rook', 'empty', 'empty']],
      [2, ['empty', 'white rook', 'empty', 'empty']],
      [3, ['empty', 'empty', 'white rook', 'empty']],
      [4, ['empty', 'empty', 'white rook', 'white king']],
    ]) {
      await steps.nth(Number(n) - 1).click();
      assert.deepEqual(await standing(page, '#hand', 'b1', 'h1', 'f1', 'g1'), squares);
    }
    assert.match(await captionIn(page, '#hand'), /King and rook stand where they belong/);
    await choose(page, '#hand', 'You touched the rook first, then the king');
    assert.match(
      await captionIn(page, '#hand'),
      /What the rook may do.*The rook has 9 legal moves: Rf1, Rg1/,
    );
    await choose(page, '#hand', 'King and rook, but that castling is not legal');
    assert.match(await captionIn(page, '#hand'), /The king has \d legal moves: .*O-O-O/);
    assert.doesNotMatch(await captionIn(page, '#hand'), /(?<!-)O-O(?!-)/);
    await clickIn(page, '#hand', 'e1', 'a1');
    assert.deepEqual(await standing(page, '#hand', 'c1', 'd1'), ['white king', 'white rook']);
    await page.close();
  });

  test('is used with keys alone', async () => {
    const page = await site.open('en/castling/');
    await tabTo(page, '#odd .pick');
    await page.keyboard.press('Enter');
    assert.match(
      (await said(page, '#odd')) ?? '',
      /The king would pass f1, which the rook on f4 attacks/,
    );
    await tabTo(page, '#odd c960-board', { back: true });
    for (const key of ['e', '1', 'Enter', 'c', '1', 'Enter']) await page.keyboard.press(key);
    assert.deepEqual(await standing(page, '#odd', 'c1', 'd1'), ['white king', 'white rook']);
    await page.close();
  });

  test('brings the board to what is read on a narrow page', async () => {
    const page = await site.open('en/castling/', { viewport: { width: 320, height: 700 } });
    await choose(page, '#must', 'The king passes no attacked square');
    const text = await page.locator('#must li.chosen').innerText();
    assert.match(text, /The king passes no attacked square/);
    assert.ok(await page.isVisible('#must li.chosen c960-board'));
    assert.match(text, /which the rook on d8 attacks/);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.waitForSelector('#must > .stage c960-board');
    await page.close();
  });

  test('speaks Portuguese', async () => {
    const page = await site.open('pt/castling/');
    await choose(page, '#odd', 'A torre era o escudo do rei');
    assert.match(
      await captionIn(page, '#odd'),
      /Não é possível, por um motivo\. Quando a torre deixa a sua casa, a torre em a1 ataca o rei em c1/,
    );
    await choose(page, '#lost', 'Segunda partida: o rei foi a c1 e voltou');
    assert.match(await captionIn(page, '#lost'), /O rei se moveu no lance 3, Rc1\./);
    await page.close();
  });

  test('leads a link to questions on to the drills, and the kinds to theirs', async () => {
    const page = await site.open('en/castling/');
    await page.goto(`${site.origin()}en/castling/?v=1&seed=abc&kinds=landing`);
    await page.waitForURL('**/castling/drill/?v=1&seed=abc&kinds=landing');
    await page.goto(`${site.origin()}en/castling/`);
    await page.click('#drill .kinds a >> nth=1');
    await page.waitForSelector('html.ready #drill-begin');
    await page.click('#drill-begin');
    assert.match((await page.textContent('.desk h2')) ?? '', /^May (White|Black) castle/);
    await page.close();
  });
});

describe('without scripts', () => {
  test('the lesson is text with pictures, in the page’s language', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin()}pt/castling/`);
    for (const text of [
      'O roque no Chess960',
      'Aonde eles chegam',
      'Roque por transposição',
      'O rei não passa por casa atacada',
      'Erro comum',
      'Um tabuleiro, três partidas',
      'Ponha o rei fora do tabuleiro',
      'Legal ou não, e todos os motivos',
    ]) {
      assert.ok(await page.locator(`text=${text}`).first().isVisible(), text);
    }
    assert.deepEqual(await page.locator('.destinations td').allTextContents(), [
      ...['g1', 'f1', 'c1', 'd1', 'g8', 'f8', 'c8', 'd8'],
    ]);
    assert.ok((await page.locator('.examples svg.picture:visible').count()) >= 15);
    assert.equal(await page.locator('button:visible').count(), 0);
    await page.goto(`${site.origin()}pt/castling/drill/`);
    assert.ok(await page.isVisible('text=Os exercícios precisam de scripts'));
    assert.equal(await page.locator('button:visible').count(), 0);
    await context.close();
  });
});

test('a failed load is said, and the lesson stays readable', async () => {
  for (const path of ['en/castling/', 'en/castling/drill/']) {
    const page = await site.browser().newPage();
    await page.route('**/*.wasm', (route) => route.abort());
    await page.goto(site.origin() + path);
    await page.waitForSelector('html.failed');
    assert.match(await page.innerText('#load-failed'), /did not arrive/);
    assert.equal(await page.locator('c960-drill:visible, .scene .row:visible').count(), 0);
    if (path === 'en/castling/') assert.ok(await page.isVisible('#ways svg.picture'));
    await page.unroute('**/*.wasm');
    await page.click('#load-again');
    await page.waitForSelector('html.ready');
    await page.close();
  }
});
