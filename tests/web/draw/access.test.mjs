// SPDX-License-Identifier: MIT
/** Accessibility of the draw pages as far as a machine can see it: axe in their states, 320 px, focus, sizes. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, test } from 'node:test';
import { useSite } from '../support.mjs';

const site = useSite({ headers: {} }); // axe is put in by the test, which no policy would allow
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
async function violations(page) {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    /** @type {any} */ (window).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return found.violations.map((/** @type {any} */ one) => {
    const nodes = one.nodes.map((/** @type {any} */ node) => node.html.slice(0, 120));
    return `${one.id}: ${nodes.join(' | ')}`;
  });
}

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
      const unseen = [];
      for (let i = 0; i < 40; i++) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
          return { seen, html: element.outerHTML.slice(0, 90) };
        });
        if (focus && !focus.seen) unseen.push(focus.html);
      }
      assert.deepEqual(unseen, []);
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
