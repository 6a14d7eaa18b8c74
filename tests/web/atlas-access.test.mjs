// SPDX-License-Identifier: MIT
/** The atlas by keyboard alone and by screen reader. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCatalog } from '../../web/build/catalogs.mjs';
import { WITHOUT_POLICY, violations } from './eyes.mjs';
import { codes, columns, facts, focusComesTo, focused, openAtlas } from './atlas-support.mjs';
import { addressSays, tabTo, useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @param {string} [query] @param {string} [code] @param {import('playwright-core').BrowserContextOptions} [context] */
const open = (query, code, context) => openAtlas(site, query, code, context);

describe('by keyboard alone, the atlas', () => {
  test('is one stop of Tab, and arrows, Home, End and pages move in it', async () => {
    const page = await open();
    await tabTo(page, '.go');
    const wide = await columns(page);
    assert.ok(wide > 1);
    const press = async (/** @type {string} */ key, /** @type {number} */ expected) => {
      await page.keyboard.press(key);
      assert.equal(await focused(page), expected, key);
    };
    assert.equal(await focused(page), 0);
    await press('ArrowLeft', 0);
    await press('ArrowUp', 0);
    await press('ArrowRight', 1);
    await press('ArrowDown', 1 + wide);
    await press('End', 2 * wide - 1);
    await press('Home', wide);
    await press('ArrowUp', 0);
    await page.keyboard.press('PageDown');
    const paged = await focused(page);
    assert.ok(paged > wide && paged % wide === 0, `${paged}`);
    await press('PageUp', 0);
    await press('Control+End', 959);
    await press('ArrowRight', 959);
    await press('Control+Home', 0);
    await page.keyboard.press('Tab');
    assert.ok(!(await page.evaluate(() => document.activeElement?.closest('#grid'))));
    await page.keyboard.press('Shift+Tab');
    assert.equal(await focused(page), 0, 'and Tab comes back to it');
    await page.close();
  });

  test('keeps the tile with the focus in sight and in the page, however far one goes', async () => {
    const page = await open();
    await tabTo(page, '.go');
    for (const key of [
      'Control+End',
      'PageUp',
      'PageUp',
      'ArrowDown',
      'Control+Home',
      'PageDown',
    ]) {
      await page.keyboard.press(key);
      const seen = await page.evaluate(() => {
        const tile = document.activeElement?.closest('.tile');
        const { top, bottom } = tile?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        return tile && top >= 0 && bottom <= innerHeight;
      });
      assert.ok(seen, key);
    }
    const number = await focused(page);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(100);
    assert.equal(await focused(page), number);
    await page.close();
  });

  test('opens a position with Enter and its mirror with M', async () => {
    const page = await open('?king=g1');
    await tabTo(page, '.go');
    await page.keyboard.press('ArrowRight');
    const { number, mirror } = facts.filter(({ king }) => king === 'g1')[1];
    assert.equal(await focused(page), number);
    await page.keyboard.press('m');
    await page.waitForURL(`**/positions/?n=${mirror}`);
    await page.goBack();
    await focusComesTo(page, number);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/positions/?n=${number}`);
    await page.close();
  });

  test('sorts with L and keeps the focus on the same position', async () => {
    const page = await open();
    await tabTo(page, '.go');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('l');
    await addressSays(page, 'like=1');
    assert.equal(await focused(page), 1);
    await page.keyboard.press('ArrowRight');
    assert.notEqual(await focused(page), 2);
    await page.close();
  });
});

describe('to a screen reader, the atlas', () => {
  test('is a grid that knows its rows and columns, with each cell named', async () => {
    for (const code of codes) {
      const page = await open('?like=518', code);
      const wide = await columns(page);
      assert.equal(
        await page.getAttribute('#grid', 'aria-rowcount'),
        String(Math.ceil(960 / wide)),
      );
      const letters = readCatalog(code)['notation.letters'].split(' ');
      const array = Array.from('RNBQKBNR', (l) => letters['KQRBN'.indexOf(l)]).join('');
      const name = (await page.getAttribute('.tile[data-n="518"] .go', 'aria-label')) ?? '';
      assert.ok(name.startsWith(`518, ${array}.`), name);
      assert.match(name, /O-O: .*O-O-O: .*8 /);
      await page.focus('.tile[data-n="518"] .go');
      await page.keyboard.press('Control+End');
      const cell = await page.evaluate(() => {
        const tile = document.activeElement?.parentElement;
        return [
          tile?.getAttribute('role'),
          tile?.parentElement?.getAttribute('aria-rowindex'),
          tile?.getAttribute('aria-colindex'),
        ];
      });
      assert.deepEqual(cell, [
        'gridcell',
        String(Math.ceil(960 / wide)),
        String(((960 - 1) % wide) + 1),
      ]);
      await page.close();
    }
  });

  test('has no fault that axe finds, in light and dark, wide and narrow', async () => {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      for (const width of [1280, 320]) {
        const page = await open('?pattern=B&like=518', 'en', {
          colorScheme,
          viewport: { width, height: 800 },
        });
        if (width < 880) await page.click('#filters-box > summary');
        assert.deepEqual(await violations(page), [], `${colorScheme} ${width}`);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${wide} px wide`);
        await page.close();
      }
    }
  });
});
