// SPDX-License-Identifier: MIT
/** The whole site with its server stopped, after one visit to one page. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { pages } from '../../../web/site.config.js';
import { Host, open, useBrowser, whenOffline } from './support.mjs';

/** @typedef {import('playwright-core').BrowserContext} Context */

const { reader } = useBrowser();

for (const base of ['/', '/a/deep/path/']) {
  describe(`after one visit to a page of ${base}, with the server stopped,`, () => {
    const host = new Host({ base });
    /** @type {Context} */
    let context;
    before(async () => {
      await host.start();
      context = await reader({ acceptDownloads: true });
      const page = await open(context, `${host.site}en/rules/tournament/`);
      await whenOffline(page);
      await page.close();
      await host.stop();
    });
    after(() => context.close());

    test('every page of every language comes and can be used', async () => {
      const page = await context.newPage();
      /** @type {string[]} */
      const faults = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        if (message.type() === 'error') faults.push(message.text());
      });
      for (const { code, lang } of builtLanguages()) {
        for (const { slug, script } of pages) {
          const answer = await page.goto(`${host.site}${code}/${slug}`);
          assert.equal(answer?.status(), 200, slug);
          assert.match(answer?.headers()['content-security-policy'] ?? '', /default-src 'self'/);
          assert.equal(await page.getAttribute('html', 'lang'), lang);
          if (script) await page.waitForSelector('html.ready');
          const begin = page.locator('#drill-begin, #begin');
          if (!(await begin.count())) continue;
          await begin.click();
          await page.waitForSelector('.desk[data-state] h2, form#answer');
        }
      }
      assert.deepEqual(faults, []);
      await page.close();
    });
  });
}
