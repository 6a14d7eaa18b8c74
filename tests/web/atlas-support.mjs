// SPDX-License-Identifier: MIT
/** What a reader sees and does in the atlas, for the tests. */

import { builtLanguages } from '../../web/build/catalogs.mjs';
import { allFacts } from '../../web/lib/atlas/facts.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';

/** @typedef {import('playwright-core').Page} Page */

export const facts = allFacts(await loadCoreFromDisk());
export const codes = builtLanguages().map(({ code }) => code);

/**
 * @param {ReturnType<typeof import('./support.mjs').useSite>} site
 * @param {string} [query] @param {string} [code] @param {import('playwright-core').BrowserContextOptions} [context]
 */
export async function openAtlas(site, query = '', code = 'en', context = {}) {
  const page = await site.open(`${code}/positions/atlas/${query}`, context);
  await page.waitForSelector('#grid[aria-busy="false"]');
  await page.waitForSelector('.tile');
  return page;
}

/** The number of the tile with the focus. @param {Page} page */
export const focused = (page) =>
  page.evaluate(() =>
    Number(document.activeElement?.closest('.tile')?.getAttribute('data-n') ?? Number.NaN),
  );

/** Waits until a tile has the focus. @param {Page} page @param {number} number */
export const focusComesTo = (page, number) =>
  page.waitForFunction(
    (n) => document.activeElement?.closest('.tile')?.getAttribute('data-n') === n,
    String(number),
  );

/** How many columns there are. @param {Page} page */
export const columns = async (page) => Number(await page.getAttribute('#grid', 'aria-colcount'));
