// SPDX-License-Identifier: MIT
/** Accessibility of the pages on en passant and on how a game ends, as far as a machine can see it, and their weight. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pageBudget } from '../../web/site.config.js';
import { WITHOUT_POLICY, fit, unseenFocus, violations, weighed } from './eyes.mjs';
import { clickIn } from './castling-support.mjs';
import { useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

/** Every task of the en passant page. @param {Page} page */
async function takeEverything(page) {
  await page.click('#take [data-do="reply"]');
  await page.click('#take [data-do="take"]');
  for (const scene of ['must', 'rare']) {
    for (const pick of await page.locator(`#${scene} .pick`).all()) {
      await pick.click();
      await page.click(`#${scene} [data-do="take"]`);
    }
  }
  await page.keyboard.press('Escape');
}

/** Every task of the page of how a game ends. @param {Page} page */
async function askEverything(page) {
  for (const scene of ['over', 'dead', 'alive', 'flag', 'claim', 'ask']) {
    for (const color of ['white', 'black']) {
      await page.click(`#${scene} [data-ask="${color}"]`);
      await page.waitForSelector(`#${scene}:not([aria-busy])`);
    }
  }
  await page.click('#alive [data-do="play"]');
  await clickIn(page, '#ask', 'f3', 'f5');
  await page.fill('#fen-text', 'K7/8/8/8/8/8/8/8 w - - 0 1');
  await page.press('#fen-text', 'Enter');
}

/** A round of the en passant drill, to what is said of its first answer. @param {Page} page */
async function drillOnce(page) {
  await page.click('#drill-begin');
  await page.click('.desk [data-response]');
}

/** All of it. @param {Page} page */
async function drillEverything(page) {
  await drillOnce(page);
  await page.click('[data-do="next"]');
  await page.click('[data-do="stop"]');
}

/** @type {Record<string, {path: string, act: (page: Page) => Promise<unknown>}>} */
const STATES = {
  'en passant, taken and refused': { path: 'en-passant/?as=black', act: takeEverything },
  'the en passant drill': {
    path: 'en-passant/drill/?v=1&seed=abd',
    act: (page) => page.click('#drill-begin'),
  },
  'an answer in the en passant drill': { path: 'en-passant/drill/?v=1&seed=abd', act: drillOnce },
  'how a game ends, asked and answered': { path: 'endings/', act: askEverything },
};

describe('everybody can', () => {
  for (const [nth, [name, { path, act }]] of Object.entries(STATES).entries()) {
    // Each state once: every second one in the language with the longest words and in the other colours.
    const [code, colorScheme] =
      nth % 2 ? /** @type {const} */ (['lt', 'dark']) : /** @type {const} */ (['en', 'light']);
    test(`read without a fault that axe sees, and hit every control at 320 px: ${name}, ${code}, ${colorScheme}`, async () => {
      const page = await site.open(`${code}/${path}`, { colorScheme });
      await act(page);
      assert.deepEqual(await violations(page), []);
      await page.setViewportSize({ width: 320, height: 700 });
      const { wide, strays, small } = await fit(
        page,
        'main button, main input, main .button, main label, .top a',
      );
      assert.ok(wide <= 320, `${wide} px wide: ${strays.slice(0, 3).join(' ')}`);
      assert.deepEqual(small, []);
      await page.close();
    });
  }

  test('see where the focus is, on every control', async () => {
    for (const path of ['en/en-passant/', 'en/endings/']) {
      const page = await site.open(path);
      assert.deepEqual(await unseenFocus(page, 70, 'c960-board'), []);
      await page.close();
    }
  });

  test('read the names of the examples on paper', async () => {
    const page = await site.open('en/endings/');
    await page.emulateMedia({ media: 'print' });
    assert.ok(await page.isVisible('#dead .name .pick >> nth=4'));
    assert.ok(await page.isHidden('#dead [data-do="play"]'));
    assert.ok(await page.isHidden('#ask'));
    await page.close();
  });
});

/** The language whose texts are the longest; the site's test weighs the pages in all. */
const HEAVIEST = 'lt';

describe('the weight', () => {
  for (const [path, act] of /** @type {const} */ ([
    ['en-passant/', takeEverything],
    ['en-passant/drill/?v=1&seed=abd', drillEverything],
    ['endings/', askEverything],
  ])) {
    test(`of ${path} is at most ${pageBudget} bytes, its tasks done`, async () => {
      const page = await site.browser().newPage();
      const { sizes, sum } = weighed(page);
      await page.goto(`${site.origin()}${HEAVIEST}/${path}`, { waitUntil: 'networkidle' });
      await page.waitForSelector('html.ready');
      await act(page);
      assert.ok(sizes.size >= 6, 'the responses were seen');
      assert.ok(sum() <= pageBudget, `${sum()} bytes: ${JSON.stringify([...sizes], null, 1)}`);
      await page.close();
    });
  }
});
