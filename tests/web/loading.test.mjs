// SPDX-License-Identifier: MIT
/** When the module, a script or scripting itself is missing: the text stays, and a sentence says what failed. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { boardOf, useSite } from './support.mjs';
import { languages } from '../../web/site.config.js';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

/** @param {string | RegExp} files @param {(route: Route) => Promise<void>} answer */
async function broken(files, answer) {
  const page = await site.browser().newPage();
  await page.route(files, answer);
  await page.goto(`${site.origin()}en/positions/?n=177`);
  await page.waitForSelector('html.failed');
  return page;
}

/** @param {Page} page */
async function told(page) {
  assert.ok(await page.isVisible('#load-failed'));
  assert.ok(await page.isVisible('c960-board svg.picture'), 'the picture of the board stays');
  assert.ok(await page.isVisible('text=4 × 4 × 6 × 10 = 960'), 'the text stays');
  assert.ok(await page.isHidden('#typed'), 'nothing is offered that does not work');
  return (await page.locator('#load-failed p:visible').allTextContents()).join(' ');
}

describe('a module that', () => {
  test('is missing', async () => {
    const page = await broken('**/*.wasm', (route) => route.fulfill({ status: 404, body: '' }));
    assert.match(await told(page), /did not arrive/);
    await page.close();
  });

  test('cannot be reached', async () => {
    const page = await broken('**/*.wasm', (route) => route.abort());
    assert.match(await told(page), /did not arrive/);
    await page.close();
  });

  test('is truncated', async () => {
    const page = await broken('**/*.wasm', async (route) => {
      const response = await route.fetch();
      const body = (await response.body()).subarray(0, 20_000);
      await route.fulfill({ response, body });
    });
    assert.match(await told(page), /arrived damaged/);
    await page.close();
  });

  test('is served as HTML', async () => {
    const page = await broken('**/*.wasm', (route) =>
      route.fulfill({
        status: 200,
        contentType: 'text/html',
        body: '<!doctype html><title>x</title>',
      }),
    );
    assert.match(await told(page), /something else was sent in its place/);
    await page.close();
  });

  test('is served under a wrong type is used all the same', async () => {
    const page = await site.browser().newPage();
    await page.route('**/*.wasm', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, contentType: 'application/octet-stream' });
    });
    await page.goto(`${site.origin()}en/positions/?n=177`);
    await page.waitForSelector('html.ready');
    assert.equal((await boardOf(page)).f1, 'white king');
    await page.close();
  });

  test('arrives at the second attempt makes the page work', async () => {
    let first = true;
    const page = await broken('**/*.wasm', (route) => {
      const failing = first;
      first = false;
      return failing ? route.abort() : route.continue();
    });
    await page.click('#load-again');
    await page.waitForSelector('html.ready');
    assert.ok(await page.isHidden('#load-failed'));
    assert.equal((await boardOf(page)).f1, 'white king');
    await page.close();
  });
});

describe('what is pressed before the page is ready', () => {
  test('counts once it is, and no form is sent anywhere', async () => {
    for (const act of ['step', 'typed']) {
      const page = await site.browser().newPage();
      /** @type {() => void} */
      let release = () => {};
      const held = new Promise((resolve) => (release = () => resolve(undefined)));
      await page.route('**/*.wasm', async (route) => {
        await held;
        await route.continue();
      });
      await page.goto(`${site.origin()}en/positions/?n=177`, { waitUntil: 'commit' });
      await page.waitForSelector('#typed-move');
      await page.waitForLoadState('domcontentloaded');
      if (act === 'step') await page.click('#next');
      else {
        await page.fill('#typed-move', 'e4');
        await page.press('#typed-move', 'Enter');
      }
      await page.waitForSelector('[aria-busy="true"]');
      release();
      await page.waitForSelector('html.ready');
      if (act === 'step') assert.equal(await page.inputValue('#number'), '178');
      else assert.equal((await boardOf(page)).e4, 'white pawn');
      assert.equal(await page.locator('[aria-busy]').count(), 0);
      await page.close();
    }
  });
});

describe('where', () => {
  test('the page’s own script is missing, it is said', async () => {
    const page = await broken(/positions-[a-z0-9]+\.js$/, (route) => route.abort());
    assert.match(await told(page), /did not arrive/);
    await page.close();
  });

  test('a script that several pages share is missing, it is said, and a second attempt has it', async () => {
    let failing = true;
    const page = await broken(/\/board-[a-z0-9]+\.js$/, (route) =>
      failing ? route.abort() : route.continue(),
    );
    assert.match(await told(page), /did not arrive/);
    failing = false;
    await page.click('#load-again');
    await page.waitForSelector('html.ready');
    assert.equal((await boardOf(page)).f1, 'white king');
    await page.close();
  });

  test('WebAssembly is forbidden, it is said', async () => {
    const page = await site.browser().newPage();
    await page.route('**/positions/**', async (route) => {
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "default-src 'self'" };
      await route.fulfill({ response, headers });
    });
    await page.goto(`${site.origin()}en/positions/`);
    await page.waitForSelector('html.failed');
    assert.match(await told(page), /does not allow WebAssembly/);
    await page.close();
  });

  test('scripts are off, lessons, tables and the classical array are there in the page’s language', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin()}pt/positions/`);
    for (const text of [
      'Posição inicial',
      'RNBQKBNR',
      '518 ÷ 4 = 129, resto',
      'As regras da posição inicial',
      'Por que são 960',
      '(5 × 4) / 2 = 10',
      'numeração, de 0 a 959',
      'Sem scripts, o tabuleiro é uma imagem',
    ]) {
      assert.ok(await page.locator(`text=${text}`).first().isVisible(), text);
    }
    assert.ok(await page.isVisible('svg.picture'));
    for (const control of ['#typed', '#next', '#random', '#finder', '#show-g']) {
      assert.ok(await page.isHidden(control), control);
    }
    await context.close();
  });

  test('scripts are off, the root lists the languages', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(site.origin());
    assert.deepEqual(
      await page.locator('a').allTextContents(),
      languages.map(({ name }) => name),
    );
    await context.close();
  });
});
