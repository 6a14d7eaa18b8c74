// SPDX-License-Identifier: MIT
/** Accessibility of the draw pages as far as a machine can see it: axe in their states, 320 px, focus, sizes. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WITHOUT_POLICY, unseenFocus, violations } from '../eyes.mjs';
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

describe('axe finds nothing in', () => {
  for (const [state, { path, act }] of Object.entries(STATES)) {
    test(state, async () => {
      for (const [language, colorScheme] of /** @type {const} */ ([
        ['en', 'light'],
        ['pt', 'dark'],
      ])) {
        const page = await site.open(`${language}/${path}`, { colorScheme });
        await act?.(page);
        assert.deepEqual(await violations(page), [], `${language} ${colorScheme}`);
        await page.close();
      }
    });
  }
});

describe('everybody can', () => {
  test('read it at 320 px without scrolling sideways, and hit every control', async () => {
    for (const [state, { path, act }] of Object.entries(STATES)) {
      for (const language of ['en', 'pt']) {
        const viewport = { width: 320, height: 700 };
        const page = await site.open(`${language}/${path}`, { viewport });
        await act?.(page);
        const { wide, small } = await page.evaluate(() => ({
          wide: document.documentElement.scrollWidth,
          small: Array.from(document.querySelectorAll('#main button, #main input, .chips label'))
            .filter((one) => one.getClientRects().length > 0 && !one.closest('label > *'))
            .filter((one) => {
              const { width, height } = (one.closest('label') ?? one).getBoundingClientRect();
              return width < 24 || height < 24;
            })
            .map((one) => one.outerHTML.slice(0, 80)),
        }));
        assert.ok(wide <= 320, `${language} ${state} is ${wide} px wide`);
        assert.deepEqual(small, [], state);
        await page.close();
      }
    }
  });

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
