// SPDX-License-Identifier: MIT
/** Whatever is typed wrongly gets a sentence that says what is allowed, and what was on the board stays. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardOf, caption, firstRank, said, search, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} field @param {string} text */
async function enter(page, field, text) {
  await page.fill(field, text);
  await page.press(field, 'Enter');
}

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.evaluate((value) => {
    const field = /** @type {HTMLInputElement} */ (document.querySelector('#fen-text'));
    field.value = value;
  }, text);
  await page.press('#fen-text', 'Enter');
  return ((await page.textContent('#fen-answer')) ?? '').replace(/\s+/g, ' ').trim();
}

describe('a wrong number', () => {
  for (const wrong of ['960', '-1', '3.5', '1e2', 'abc', '１７７', '0x10', '99999999999']) {
    test(`"${wrong}" is named, 0 to 959 is offered, and the board stays`, async () => {
      const page = await site.open('en/positions/?n=177');
      const rank = await firstRank(page);
      await enter(page, '#number', wrong);
      const told = (await page.textContent('#number-error')) ?? '';
      assert.ok(told.includes(`“${wrong}”`), told);
      assert.match(told, /from 0 to 959.*still shows 177/);
      assert.equal(await page.getAttribute('#number', 'aria-invalid'), 'true');
      assert.equal(await firstRank(page), rank);
      assert.equal(search(page), '?n=177');
      await page.press('#number', 'Escape');
      assert.equal(await page.inputValue('#number'), '177');
      assert.ok(await page.isHidden('#number-error'));
      await page.close();
    });
  }

  test('an empty field asks for a number', async () => {
    const page = await site.open('en/positions/?n=177');
    await enter(page, '#number', '');
    assert.match(
      (await page.textContent('#number-error')) ?? '',
      /Type a whole number from 0 to 959/,
    );
    assert.equal(search(page), '?n=177');
    await page.close();
  });

  test('leading zeros do no harm, and 0 is a number', async () => {
    const page = await site.open('en/positions/?n=177');
    await enter(page, '#number', '007');
    assert.equal(await page.inputValue('#number'), '7');
    await enter(page, '#number', '0');
    assert.equal(search(page), '?n=0');
    await page.close();
  });

  test('in the address it is told as well, and the classical array shown', async () => {
    for (const wrong of ['960', '', 'abc', '-1']) {
      const page = await site.open(`en/positions/?n=${wrong}`);
      assert.match((await page.textContent('#number-error')) ?? '', /from 0 to 959/, wrong);
      assert.equal(search(page), '?n=518');
      await page.close();
    }
  });
});

describe('a wrong arrangement', () => {
  /** @type {Record<string, RegExp>} */
  const cases = {
    RNBQKBNB: /One king, one queen, two rooks/,
    RBNQKBNR: /same colour/,
    KRNBQBNR: /between the rooks/,
    RNBQKBNRR: /eight squares; 9 were given/,
    RNBQKB: /6 of eight so far/,
    ТСБФКБСТ: /Only the letters K, Q, R, B and N/,
    'RNBQ?!NR': /Only the letters/,
    QQBBNNRR: /no more and no fewer/,
  };
  test('is told everything that is wrong with it', async () => {
    const page = await site.open('en/positions/?n=177');
    const rank = await firstRank(page);
    for (const [letters, sentence] of Object.entries(cases)) {
      await page.fill('#finder-text', letters);
      assert.match((await page.textContent('#finder-answer')) ?? '', sentence, letters);
    }
    await page.fill('#finder-text', 'BRNKQRNB');
    const both = await page.locator('#finder-answer .problems li').allTextContents();
    assert.deepEqual(both, []);
    await page.fill('#finder-text', 'KBRBRNNQ');
    assert.equal(await page.locator('#finder-answer .problems li').count(), 2);
    assert.equal(await firstRank(page), rank);
    await page.close();
  });

  test('is none where the letters of the page are meant, or the English ones', async () => {
    const page = await site.open('pt/positions/?n=177');
    for (const [letters, number] of [
      ['TCBDRBCT', '518'],
      ['rnbqkbnr', '518'],
      ['bcrbcrdt', ''],
    ]) {
      await page.fill('#finder-text', letters);
      const told = (await page.textContent('#finder-answer')) ?? '';
      assert.equal(/\d{3}/.exec(told)?.[0] ?? '', number, letters);
    }
    await page.close();
  });

  test('a pattern that nothing fits says so', async () => {
    const page = await site.open('en/positions/?n=177');
    await page.fill('#finder-text', 'K???????');
    assert.match((await page.textContent('#finder-answer')) ?? '', /No position fits\./);
    await page.close();
  });
});

describe('a wrong FEN', () => {
  test('says where reading stopped, or everything that is wrong, and the board stays', async () => {
    const page = await site.open('en/positions/?n=177');
    const board = await boardOf(page);
    const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR';
    /** @type {[string, RegExp][]} */
    const cases = [
      ['x'.repeat(100_000), /too long for a FEN.*100,000/],
      ['', /cannot be read/],
      [`${start} w`, /A part is missing.*ends too soon, after character 45/],
      [`${start} w KQkq - ０ １`, /count of half-moves.*character 54/],
      [`${start} w KQkq - ${'9'.repeat(400)} 1`, /count of half-moves/],
      [`${start} x KQkq - 0 1`, /must be w or b.*character 45: “x KQkq/],
      ['4k3/8/8/8/8/8/4P3/P7 w K e3 0 1', /White has no king.*A pawn stands on.*A right to castle/],
      ['8/8/8/8/8/8/8/8 w - - 0 1', /The board is empty/],
    ];
    for (const [fen, sentence] of cases) {
      const told = await paste(page, fen);
      assert.match(told, sentence);
      assert.match(told, /The board keeps the position it had\.$/);
      assert.deepEqual(await boardOf(page), board);
      assert.equal(search(page), '?n=177');
    }
    await paste(page, 'bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9');
    assert.ok(await page.isVisible('#custom'));
    assert.equal((await boardOf(page)).g1, 'white king');
    await page.click('#custom-back');
    assert.deepEqual(await boardOf(page), board);
    await page.close();
  });

  test('in the address it is told, and the start position shown', async () => {
    const page = await site.open('en/positions/?n=177&fen=nonsense');
    assert.match((await page.textContent('#fen-answer')) ?? '', /cannot be read/);
    assert.equal(search(page), '?n=177');
    await page.close();
    const odd = await site.open('en/positions/?fen=__proto__');
    assert.equal(await odd.inputValue('#fen-text'), '__proto__', 'only blanks between parts');
    await odd.close();
  });

  test('one of a start position becomes its number', async () => {
    const page = await site.open('en/positions/');
    await paste(page, 'bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w GCgc - 0 1');
    assert.equal(await page.inputValue('#number'), '177');
    assert.equal(search(page), '?n=177');
    await page.close();
  });
});

describe('a wrong move', () => {
  test('that cannot be read says how moves are written, and keeps what was typed', async () => {
    const page = await site.open('en/positions/?n=518');
    for (const wrong of ['e9e1', 'a7a8k', 'O-O-O-O', 'xyz', '<b>e4</b>', 'Ｎf3']) {
      await enter(page, '#typed-move', wrong);
      const told = await caption(page);
      assert.ok(told.includes(`“${wrong}”`), told);
      assert.match(told, /cannot be read as a move\. Write it as in a score/);
      assert.equal(await page.inputValue('#typed-move'), wrong);
    }
    await enter(page, '#typed-move', ' ');
    assert.match(await caption(page), /No move was typed/);
    assert.equal(await page.textContent('#status'), 'White to move');
    await page.close();
  });

  test('that can be read says why it is not possible', async () => {
    const page = await site.open('en/positions/?n=518');
    /** @type {[string, RegExp][]} */
    const cases = [
      ['Nf6', /No knight of yours can go to f6/],
      ['e2e5', /Pawn e2 to e5.*straight ahead/],
      ['e7e5', /The pawn on e7 is Black’s, and it is White’s turn/],
      ['e4e5', /e4 is empty/],
      ['a1a3', /The pawn on a2 stands in the way/],
      ['Ke2', /The pawn on e2 is your own/],
    ];
    for (const [typed, sentence] of cases) {
      await enter(page, '#typed-move', typed);
      assert.match(await caption(page), sentence, typed);
    }
    await page.close();
  });

  test('of a piece that is not there says so', async () => {
    /** @type {[string, string, RegExp][]} */
    const cases = [
      ['en', 'Qd8', /No queen of White can be meant by that\./],
      ['en', 'e4', /No pawn of White/],
      ['en', 'b4', /No pawn of White/],
      ['en', 'a8=Q', /No pawn of White/],
      ['en', 'Kae1', /No king of White/],
      ['pt', 'Cg1', /Nenhum cavalo das brancas corresponde a isso\./],
      ['pt', 'Dd8', /Nenhuma dama das brancas/],
    ];
    for (const language of ['en', 'pt']) {
      const page = await site.open(`${language}/positions/?fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_0_1`);
      for (const [, typed, sentence] of cases.filter(([where]) => where === language)) {
        await enter(page, '#typed-move', typed);
        assert.match(await caption(page), sentence, typed);
        assert.match((await said(page)) ?? '', sentence, typed);
      }
      await page.close();
    }
  });

  test('of castling is told alike however it is written', async () => {
    const page = await site.open('en/positions/?fen=4k3/8/8/8/8/8/8/R3K1NR_w_KQ_-_0_1');
    for (const typed of ['O-O', 'o-o', '0-O', 'O-O+', 'O-O!', 'Kg1', 'Kh1', 'e1g1']) {
      await enter(page, '#typed-move', typed);
      const told = await caption(page);
      assert.match(
        told,
        /g1 stands in the king’s way from e1 to g1\..*rook’s way from h1 to f1/,
        typed,
      );
      assert.match(told, /Both are only for now.*O-O-O is possible at once/, typed);
    }
    await enter(page, '#typed-move', '0-0-0!');
    assert.equal((await boardOf(page)).d1, 'white rook');
    await page.close();
  });

  test('counts with the letters of the language where a piece can be meant by them', async () => {
    const page = await site.open('pt/positions/?fen=4k3/8/8/8/8/8/8/4K2R_w_-_-_0_1');
    await enter(page, '#typed-move', 'Rg1');
    assert.match(await caption(page), /Rei de e1 para g1.*direito a este roque está perdido/);
    assert.equal((await boardOf(page)).h1, 'torre branca');
    await enter(page, '#typed-move', 'Rhg1');
    assert.equal((await boardOf(page)).g1, 'torre branca');
    await page.close();
  });

  test('in the address is named, and the moves before it stand', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4.e7e4');
    assert.match(await caption(page), /“e7e4”.*not possible here.*e7/);
    assert.equal((await boardOf(page)).e4, 'white pawn');
    await page.close();
    const sheet = await site.open('en/positions/take/?n=518&moves=e2e4.e7e4');
    const told = (await sheet.textContent('#number-error')) ?? '';
    assert.match(told, /“e7e4”: .*not possible here\. .*e7/);
    await sheet.close();
  });

  test('in the address that cannot be read is named; no moves at all are no fault', async () => {
    const page = await site.open('en/positions/?n=518&moves=e2e4..e7e5');
    assert.match(await caption(page), /“e2e4\.\.e7e5”.*cannot be read as a move/);
    await page.close();
    const empty = await site.open('en/positions/?n=518&moves=');
    assert.equal(await caption(empty), '');
    await empty.close();
  });

  test('that several pieces can make asks which of them', async () => {
    const page = await site.open('en/positions/?fen=4k3/8/8/8/6N1/3N4/8/4K3_w_-_-_0_1');
    await enter(page, '#typed-move', 'Nf2');
    const choices = page.locator('c960-board dialog .choices button');
    assert.deepEqual(await choices.allTextContents(), [
      'Knight d3 to f2 (Ndf2)',
      'Knight g4 to f2 (Ngf2)',
    ]);
    await choices.last().click();
    await page.waitForFunction(
      () => document.querySelector('#status')?.textContent === 'Black to move',
    );
    assert.equal((await boardOf(page)).d3, 'white knight');
    await page.close();
  });
});
