// SPDX-License-Identifier: MIT
/** Accessibility of the draw pages as far as a machine can see it: axe in their states, 320 px, focus, sizes. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WITHOUT_POLICY, fit, unseenFocus, violations } from '../eyes.mjs';
import { useSite } from '../support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

/** @type {Record<string, {path: string, act?: (page: Page) => Promise<unknown>}>} */
const STATES = {
  'a die half way': { path: 'draw/?by=die&got=5.2' },
  'ten pairs to choose from': { path: 'draw/?by=dice&got=1.2.3' },
  coins: { path: 'draw/?by=coins' },
  'a position drawn': { path: 'draw/?by=software&got=177' },
  'a wrong link': { path: 'draw/?by=die&got=9' },
  'an empty desk': { path: 'draw/arbiter/' },
  'a desk with a log and faults': {
    path: 'draw/arbiter/',
    async act(page) {
      await page.click('#draw-now');
      await page.check('[value="code"]');
      await page.fill('#code', 'x');
      await page.fill('#exclude', '960');
      await page.click('#draw-now');
      await page.click('#erase');
    },
  },
  'the projector': {
    path: 'draw/arbiter/',
    async act(page) {
      await page.click('#draw-now');
      await page.click('#project');
    },
  },
};

describe('everybody can', () => {
  for (const [n, [state, { path, act }]] of Object.entries(STATES).entries()) {
    // Each state once: every second one in the language with the longest words and the other colours.
    const [language, colorScheme] = /** @type {const} */ ([
      ['en', 'light'],
      ['lt', 'dark'],
    ])[n % 2];
    test(`read without a fault that axe sees, and hit every control at 320 px: ${state}, ${language}, ${colorScheme}`, async () => {
      const page = await site.open(`${language}/${path}`, { colorScheme });
      await act?.(page);
      assert.deepEqual(await violations(page), []);
      await page.setViewportSize({ width: 320, height: 700 });
      const { wide, small } = await fit(page, '#main button, #main input, .chips label');
      assert.ok(wide <= 320, `${wide} px wide`);
      assert.deepEqual(small, []);
      await page.close();
    });
  }

  test('see where the focus is, on every control', async () => {
    for (const { path, act } of [STATES['ten pairs to choose from'], STATES['the projector']]) {
      const page = await site.open(`en/${path}`);
      await act?.(page);
      assert.deepEqual(await unseenFocus(page, 40), []);
      await page.close();
    }
  });

  test('use it in forced colours: what is chosen and what is offered stays to be seen', async () => {
    const page = await site.open('en/draw/?by=die&got=2', { forcedColors: 'active' });
    assert.equal(await page.locator('.offer text:visible').count(), 4);
    assert.equal(await page.isChecked('[value="die"]'), true);
    await page.close();
  });
});
