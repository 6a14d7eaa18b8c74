// SPDX-License-Identifier: MIT
/** Slow and odd places: nothing runs, something else was sent, the clock is wrong. Every page says what it can. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { PROGRESS_KEY } from '../../../web/lib/progress.js';
import { pages } from '../../../web/site.config.js';
import { answerByClicks, questionsOf } from '../castling-support.mjs';
import { boardOf, useSite } from '../support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Route} Route */

const withScript = pages.filter(({ script }) => script);
const withRules = withScript.filter(({ rules }) => rules !== 'none');

/** The text of the page, as somebody reads it. @param {Page} page @param {string} id */
async function reads(page, id) {
  assert.ok(await page.isVisible('h1'), id);
  assert.ok((await page.innerText('main')).length > 80, id);
  assert.ok(await page.isVisible('.foot a[href$="/settings/"]'), id);
}

describe('without scripts', () => {
  test('every page is read, says that they are missing, and offers nothing that needs them', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { id, slug, script } of pages) {
      // The style too: it says what is not offered.
      await page.goto(`${site.origin()}en/${slug}`);
      await reads(page, id);
      assert.equal(await page.locator('.needs-script:visible').count(), 0, id);
      assert.ok(await page.isHidden('#load-failed'), id);
      if (script) assert.ok(await page.locator('.no-script:visible').count(), id);
    }
    await context.close();
  });
});

describe('where the rules cannot be had', () => {
  /** @type {Record<string, (route: Route) => Promise<void>>} */
  const failures = {
    missing: (route) => route.abort(),
    damaged: async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.body()).subarray(0, 20_000) });
    },
  };

  test('every page that asks for them says what failed, and its text stays', async () => {
    const page = await site.browser().newPage();
    let failure = 'missing';
    await page.route('**/*.wasm', (route) => failures[failure](route));
    for (const [i, { id, slug }] of withRules.entries()) {
      failure = Object.keys(failures)[i % 2];
      await page.goto(`${site.origin()}en/${slug}`);
      await page.waitForSelector('html.failed');
      await reads(page, id);
      assert.ok(await page.isVisible(`#load-failed [data-failure="${failure}"]`), id);
      assert.equal(await page.locator('#load-failed [data-failure]:visible').count(), 1, id);
      assert.ok(await page.isVisible('#load-again'), id);
      assert.equal(await page.locator('.needs-script:visible').count(), 0, id);
    }
    await page.close();
  });

  test('because WebAssembly is forbidden or unknown, it is said in every language', async () => {
    const page = await site.browser().newPage();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
    for (const { code } of builtLanguages()) {
      await page.goto(`${site.origin()}${code}/castling/`);
      await page.waitForSelector('html.failed');
      assert.match(await page.innerText('#load-failed'), /WebAssembly/, code);
    }
    await page.goto(`${site.origin()}en/settings/`);
    await page.waitForSelector('html.ready');
    await page.close();
  });
});

describe('a proxy that sends', () => {
  test('the module under any type or none does no harm', async () => {
    for (const type of ['text/html', 'text/plain; charset=utf-8', 'application/javascript', '']) {
      const page = await site.browser().newPage();
      await page.route('**/*.wasm', async (route) => {
        const response = await route.fetch();
        const headers = { ...response.headers(), 'content-type': type };
        await route.fulfill({ response, headers });
      });
      await page.goto(`${site.origin()}en/positions/?n=177`);
      await page.waitForSelector('html.ready');
      assert.equal((await boardOf(page)).f1, 'white king', type);
      await page.close();
    }
  });

  test('scripts under a type that is none leaves the text, and after a while it is said', async () => {
    const page = await site.browser().newPage();
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-type': 'text/html' },
      });
    });
    for (const { id, slug } of withScript) {
      await page.goto(`${site.origin()}en/${slug}`);
      await reads(page, id);
      assert.ok(await page.isHidden('#load-failed'), `${id}: not at once`);
      await page.evaluate(() => {
        for (const animation of document.getAnimations()) animation.finish();
      });
      assert.match(await page.innerText('#load-failed'), /did not arrive/, id);
      assert.ok(await page.isHidden('#load-again'), `${id}: the button would do nothing`);
    }
    await page.close();
  });
});

describe('a clock that is wrong', () => {
  for (const year of [1970, 2099]) {
    test(`by showing ${year} leaves the position of the day, draws, drills and their progress`, async () => {
      const context = await site.browser().newContext({
        reducedMotion: 'reduce',
        timezoneId: 'America/Sao_Paulo',
      });
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.clock.setFixedTime(new Date(Date.UTC(year, 0, 1, 1)));
      await page.goto(`${site.origin()}en/`);
      await page.waitForFunction(() => document.querySelector('a[data-day] b')?.textContent);
      const number = Number(await page.textContent('a[data-day] b'));
      assert.ok(number >= 0 && number < 960);

      await page.goto(`${site.origin()}en/draw/arbiter/`);
      await page.waitForSelector('html.ready');
      await page.click('#draw-now');
      assert.match(await page.innerText('main'), new RegExp(String(year === 1970 ? 1969 : 2098)));

      await page.goto(`${site.origin()}en/castling/drill/?v=1&seed=odd&count=10`);
      await page.waitForSelector('html.ready #drill-begin');
      await page.click('#drill-begin');
      await answerByClicks(page, questionsOf(page).next());
      const kept = await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY);
      assert.equal(JSON.parse(kept ?? '{}').total?.answered, 1);
      await page.clock.setFixedTime(new Date(Date.UTC(2026, 10, 30)));
      await page.goto(`${site.origin()}en/settings/`);
      await page.waitForSelector('html.ready');
      assert.match(await page.innerText('#progress-facts'), /One question answered/);
      await context.close();
    });
  }
});

describe('the site', () => {
  test('sets no cookie', async () => {
    const context = await site.browser().newContext();
    const page = await context.newPage();
    for (const path of ['', 'en/', 'en/positions/', 'en/settings/']) {
      await page.goto(site.origin() + path, { waitUntil: 'load' });
      assert.equal(await page.evaluate(() => document.cookie), '', path);
    }
    assert.deepEqual(await context.cookies(), []);
    await context.close();
  });
});
