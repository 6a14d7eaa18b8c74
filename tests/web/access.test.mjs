// SPDX-License-Identifier: MIT
/** Accessibility as far as a machine can see it: axe in every state, focus, reflow, forced colours. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { WITHOUT_POLICY, fit, unseenFocus, violations } from './eyes.mjs';
import { useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

/** @type {Record<string, (page: Page) => Promise<unknown>>} */
const STATES = {
  'as it opens': async () => {},
  'with a refused castling': (page) => page.click('#castle-g'),
  'with wrong input everywhere': async (page) => {
    await page.fill('#number', '960');
    await page.press('#number', 'Enter');
    await page.fill('#finder-text', 'KBRBRNNQ');
    await page.fill('#fen-text', 'x');
    await page.press('#fen-text', 'Enter');
  },
  'with moves and an open derivation': async (page) => {
    await page.fill('#typed-move', 'e4');
    await page.press('#typed-move', 'Enter');
    await page.click('summary >> nth=0');
    await page.click('summary >> nth=1');
  },
};

describe('axe finds nothing', () => {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    for (const [state, act] of Object.entries(STATES)) {
      test(`on Positions ${state}, ${colorScheme}`, async () => {
        const page = await site.open('en/positions/?n=518', { colorScheme });
        await act(page);
        assert.deepEqual(await violations(page), []);
        await page.close();
      });
    }
  }
});

describe('everybody can', () => {
  test('see where the focus is, on every control', async () => {
    const page = await site.open('en/positions/?n=518');
    assert.deepEqual(await unseenFocus(page, 70, 'c960-board'), []);
    await page.close();
  });

  test('read at 320 px what a refused castling is told with, in the language with the longest words', async () => {
    const viewport = { width: 320, height: 700 };
    const page = await site.open('lt/positions/?n=177', { viewport });
    await page.click('#castle-c');
    const { wide, strays } = await fit(page, 'button');
    assert.ok(wide <= 320, `${wide} px wide: ${strays.slice(0, 3).join(' ')}`);
    await page.close();
  });

  test('see a board whole in a low window: a phone on its side, a page at twice its size', async () => {
    for (const viewport of [
      { width: 740, height: 360 },
      { width: 640, height: 512 },
    ]) {
      const page = await site.open('en/castling/', { viewport });
      const boards = await page.$$eval('c960-board', (all) => all.map((one) => one.clientHeight));
      assert.ok(boards.length > 5 && boards.every((height) => height > 250));
      assert.ok(
        boards.every((height) => height < viewport.height),
        `${boards}`,
      );
      await page.close();
    }
  });

  test('hit every button with a finger: 44 px high where a finger points', async () => {
    const context = await site.browser().newContext({ hasTouch: true, isMobile: true });
    const page = await context.newPage();
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of ['castling/', 'endings/', 'rules/', 'settings/']) {
      await page.goto(`${site.origin()}en/${path}`);
      await page.waitForSelector('html.ready');
      const low = await page.$$eval('button, label:has(> input)', (all) =>
        all
          .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 43.9)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
      assert.deepEqual(low, [], path);
    }
    await context.close();
  });

  test('use it in forced colours', async () => {
    const page = await site.open('en/positions/?n=518', { forcedColors: 'active' });
    await page.click('#castle-g');
    assert.ok(await page.isVisible('#caption .verdict'));
    await page.close();
  });
});
