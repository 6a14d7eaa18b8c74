// SPDX-License-Identifier: MIT
/** Every page in every language as it opens: axe finds nothing in either scheme, and at 320 px nothing sticks out. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { pages } from '../../web/site.config.js';
import { WITHOUT_LOOKS, WITHOUT_POLICY, fit, violations } from './eyes.mjs';
import { ready, useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);
const CONTROLS =
  'main button, main input, main select, main .button, main label:not([for]), header a';

for (const [nth, { code }] of builtLanguages().entries()) {
  describe(`in ${code}`, () => {
    /** @type {import('playwright-core').Page} */
    let page;
    before(async () => {
      page = await site.open(`${code}/`);
    });
    after(() => page.context().close());

    for (const [n, { slug }] of pages.entries()) {
      // Light and dark, each page in both over the languages.
      const colorScheme = (n + nth) % 2 ? 'light' : 'dark';
      test(`axe finds nothing in ${slug || 'the first page'} (${colorScheme}), which fits 320 px`, async () => {
        await page.setViewportSize({ width: 1280, height: 720 });
        await page.emulateMedia({ colorScheme });
        await page.goto(`${site.origin()}${code}/${slug}`);
        await ready(page);
        // Contrast in two languages, which is once in each scheme: it is the same in all.
        const found = nth < 2 ? await violations(page) : await violations(page, WITHOUT_LOOKS);
        assert.deepEqual(found, []);
        await page.setViewportSize({ width: 320, height: 700 });
        const { wide, strays, small } = await fit(page, CONTROLS);
        assert.ok(wide <= 320, `${wide} px wide: ${strays.slice(0, 3).join(' ')}`);
        assert.deepEqual(small, []);
      });
    }
  });
}
