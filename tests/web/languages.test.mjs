// SPDX-License-Identifier: MIT
/** The same page in every language, and the way from one to another. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardOf, caption, clickMove, status, useSite } from './support.mjs';

const site = useSite();

describe('the languages', () => {
  test('the switch keeps the page and what it shows', async () => {
    const page = await site.open('en/positions/?n=177');
    await page.click('#next');
    await clickMove(page, 'e2', 'e4');
    await page.click('a[data-language="pt"]');
    await page.waitForSelector('html.ready[lang="pt-BR"]');
    assert.match(page.url(), /\/pt\/positions\/\?n=178&moves=e2e4$/);
    assert.equal(await page.inputValue('#number'), '178');
    assert.equal(await status(page), 'Pretas jogam');
    await page.close();
  });

  test('the root goes to the browser’s language, and to the remembered one', async () => {
    const context = await site.browser().newContext({ locale: 'pt-PT' });
    const page = await context.newPage();
    await page.goto(site.origin());
    await page.waitForURL('**/pt/');
    await page.click('a[data-language="en"]');
    await page.waitForURL('**/en/');
    await page.goto(site.origin());
    await page.waitForURL('**/en/');
    await context.close();
  });

  test('a browser in another language gets the first one', async () => {
    const context = await site.browser().newContext({ locale: 'ja-JP' });
    const page = await context.newPage();
    await page.goto(site.origin());
    await page.waitForURL('**/en/');
    await context.close();
  });

  test('Portuguese speaks of pieces in Portuguese, with letters of its own', async () => {
    const page = await site.open('pt/positions/?n=518');
    await page.fill('#typed-move', 'Cf3');
    await page.press('#typed-move', 'Enter');
    assert.equal((await boardOf(page)).f3, 'cavalo branco');
    await page.fill('#typed-move', 'Nf6');
    await page.press('#typed-move', 'Enter');
    assert.deepEqual(await page.locator('.move').allTextContents(), ['Início', 'Cf3', 'Cf6']);
    await page.click('#castle-c');
    const told = await caption(page);
    assert.match(told, /As brancas rocam do lado c, O-O-O Não é possível, por dois motivos\./);
    assert.match(told, /A dama em d1 e o bispo em c1 estão no caminho do rei, de e1 a c1\./);
    await page.close();
  });

  test('a letter means the piece of the page’s language, whatever it means in English', async () => {
    const page = await site.open('pt/positions/?fen=4k3/8/8/8/8/8/8/R4K2_w_-_-_0_1');
    await page.fill('#typed-move', 'Re1'); // rei; the rook could go there as well
    await page.press('#typed-move', 'Enter');
    await page.waitForFunction(() => location.search.endsWith('&moves=f1e1'));
    assert.equal(await page.locator('c960-board dialog[open]').count(), 0);
    await page.close();
  });
});
