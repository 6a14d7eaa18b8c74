// SPDX-License-Identifier: MIT
/** Accessibility of the pages on en passant and on how a game ends, as far as a machine can see it, and their weight. */

import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { paths } from '../../web/build/paths.mjs';
import { pageBudget } from '../../web/site.config.js';
import { clickIn } from './castling-support.mjs';
import { useSite } from './support.mjs';

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

/** @type {Record<string, {path: string, act?: (page: Page) => Promise<unknown>}>} */
const STATES = {
  'en passant': { path: 'en-passant/' },
  'en passant, taken and refused': { path: 'en-passant/?as=black', act: takeEverything },
  'the en passant drill': {
    path: 'en-passant/drill/?v=1&seed=abd',
    act: (page) => page.click('#drill-begin'),
  },
  'an answer in the en passant drill': { path: 'en-passant/drill/?v=1&seed=abd', act: drillOnce },
  'how a game ends': { path: 'endings/' },
  'how a game ends, asked and answered': { path: 'endings/', act: askEverything },
};

describe('axe finds nothing in', () => {
  for (const [name, { path, act }] of Object.entries(STATES)) {
    for (const { code } of builtLanguages()) {
      // Light and dark, each state in both over the languages.
      const colorScheme = code === 'en' ? 'light' : 'dark';
      test(`${name}, ${code}, ${colorScheme}`, async () => {
        const page = await site.open(`${code}/${path}`, { colorScheme });
        await act?.(page);
        assert.deepEqual(await violations(page), []);
        await page.close();
      });
    }
  }
});

describe('everybody can', () => {
  for (const [name, { path, act }] of Object.entries(STATES)) {
    test(`read at 320 px and hit every control: ${name}`, async () => {
      for (const { code } of builtLanguages()) {
        const viewport = { width: 320, height: 700 };
        const page = await site.open(`${code}/${path}`, { viewport });
        await act?.(page);
        const { wide, strays, small } = await page.evaluate(() => {
          const shown = (/** @type {Element} */ e) => e.getBoundingClientRect().width > 0;
          const all = [...document.querySelectorAll('body *')].filter(shown);
          const controls = document.querySelectorAll(
            'main button, main input, main .button, main label, .top a',
          );
          return {
            wide: document.documentElement.scrollWidth,
            strays: all
              .filter((e) => e.getBoundingClientRect().right > 321)
              .map((e) => e.outerHTML.slice(0, 80)),
            small: [...controls]
              .filter(shown)
              .filter((e) => !e.closest('label') || e.matches('label'))
              .filter((e) => {
                const { width, height } = e.getBoundingClientRect();
                return width < 24 || height < 24;
              })
              .map((e) => e.outerHTML.slice(0, 80)),
          };
        });
        assert.ok(wide <= 320, `${code}: ${wide} px wide: ${strays.slice(0, 3).join(' ')}`);
        assert.deepEqual(small, []);
        await page.close();
      }
    });
  }

  test('see where the focus is, on every control', async () => {
    for (const path of ['en/en-passant/', 'en/endings/']) {
      const page = await site.open(path);
      const unseen = [];
      for (let i = 0; i < 70; i++) {
        await page.keyboard.press('Tab');
        const focus = await page.evaluate(() => {
          const element = document.activeElement;
          if (!element || element === document.body) return null;
          if (element.localName === 'c960-board') return null; // it draws its own
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

  test('read the names of the examples and their moves on paper', async () => {
    const page = await site.open('en/endings/');
    await page.click('#claim .pick >> nth=0');
    await page.emulateMedia({ media: 'print' });
    assert.ok(await page.isVisible('#dead .name .pick >> nth=4'));
    assert.ok(await page.isVisible('#claim .move >> nth=3'));
    assert.ok(await page.isHidden('#dead [data-do="play"]'));
    assert.ok(await page.isHidden('#ask'));
    await page.close();
  });
});

describe('the weight', () => {
  for (const { code } of builtLanguages()) {
    for (const [path, act] of /** @type {const} */ ([
      ['en-passant/', takeEverything],
      ['en-passant/drill/?v=1&seed=abd', drillEverything],
      ['endings/', askEverything],
    ])) {
      test(`of ${code}/${path} is at most ${pageBudget} bytes, its tasks done`, async () => {
        const page = await site.browser().newPage();
        /** @type {Map<string, number>} */
        const sizes = new Map();
        page.on('response', (response) => {
          const { pathname } = new URL(response.url());
          const file = join(
            paths.dist,
            pathname.endsWith('/') ? `${pathname}index.html` : pathname,
          );
          const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
          sizes.set(file, brotliCompressSync(readFileSync(file), { params }).length);
        });
        await page.goto(`${site.origin()}${code}/${path}`, { waitUntil: 'networkidle' });
        await page.waitForSelector('html.ready');
        await act(page);
        const sum = [...sizes.values()].reduce((a, b) => a + b, 0);
        assert.ok(sizes.size >= 6, 'the responses were seen');
        assert.ok(sum <= pageBudget, `${sum} bytes: ${JSON.stringify([...sizes], null, 1)}`);
        await page.close();
      });
    }
  }
});
