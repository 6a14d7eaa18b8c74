// SPDX-License-Identifier: MIT
/** Accessibility of the Rules pages as far as a machine can see it, their width and their weight. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { WITHOUT_POLICY, violations } from './eyes.mjs';
import { useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

/** @type {Record<string, {path: string, act: (page: Page) => Promise<unknown>}>} */
const STATES = {
  'a question tried': { path: 'rules/', act: (page) => page.click('#back-again .try') },
  'nothing found': { path: 'rules/', act: (page) => page.fill('#find', 'xyzzy') },
};

describe('axe finds nothing in', () => {
  for (const [name, { path, act }] of Object.entries(STATES)) {
    // As they open, all-pages looks at all languages.
    for (const [code, colorScheme] of /** @type {const} */ ([
      ['en', 'light'],
      ['lt', 'dark'],
    ])) {
      test(`${name}, ${code}, ${colorScheme}`, async () => {
        const page = await site.open(`${code}/${path}`, { colorScheme });
        await act(page);
        assert.deepEqual(await violations(page), []);
        await page.close();
      });
    }
  }
});

test('a question tried is read at 320 px without scrolling sideways, in every language', async () => {
  for (const { code } of builtLanguages()) {
    const viewport = { width: 320, height: 700 };
    const page = await site.open(`${code}/rules/`, { viewport });
    await page.click('#back-again .try');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(wide <= 320, `${code} is ${wide} px wide`);
    await page.close();
  }
});

test('every link and control of the questions is at least 24 px high and wide', async () => {
  const page = await site.open('en/rules/', { viewport: { width: 360, height: 700 } });
  const small = await page.evaluate(() =>
    Array.from(document.querySelectorAll('main a, main button, main label.choice'))
      .filter((one) => /** @type {HTMLElement} */ (one).checkVisibility())
      .map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.height < 23.9 || box.width < 23.9)
      .map(({ text, box }) => `${text} ${box.width}x${box.height}`),
  );
  assert.deepEqual(small, []);
  await page.close();
});
