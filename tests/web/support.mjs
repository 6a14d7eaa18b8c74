// SPDX-License-Identifier: MIT
/** What a reader sees and does on the Positions page, for the tests. */

import { readFileSync } from 'node:fs';
import { after, before } from 'node:test';
import { launch, serve } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Browser} Browser */

const data = new URL('../data/', import.meta.url);

/** The rows of a file of facts. @param {string} name @returns {any[]} */
export const rows = (name) =>
  readFileSync(new URL(name, data), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => JSON.parse(line));

/** A page that has a script says so, and says when it can be used. @param {Page} page */
export async function ready(page) {
  if (await page.locator('html[data-page]').count()) await page.waitForSelector('html.ready');
}

/**
 * One browser and one server for the tests of a file.
 * @param {Parameters<typeof serve>[0]} [options]
 */
export function useSite(options) {
  /** @type {Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serve>>} */
  let site;
  before(async () => {
    [browser, site] = await Promise.all([launch(), serve(options)]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });
  return {
    origin: () => site.origin,
    browser: () => browser,
    /**
     * A page whose errors fail the test, ready to be used.
     * @param {string} path @param {import('playwright-core').BrowserContextOptions} [context]
     */
    async open(path, context = {}) {
      const page = await browser.newPage({ reducedMotion: 'reduce', ...context });
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(site.origin + path);
      await ready(page);
      return page;
    },
  };
}

/** The board, read off its squares' names: "e1" -> "white king". @param {Page} page */
export const boardOf = (page) =>
  page.evaluate(() => {
    const cells = document.querySelector('c960-board')?.shadowRoot?.querySelectorAll('.cell') ?? [];
    return Object.fromEntries(
      Array.from(cells, (cell) => (cell.getAttribute('aria-label') ?? '').split(', ')),
    );
  });

/** @param {Page} page */
export const firstRank = async (page) => {
  const board = await boardOf(page);
  return Array.from('abcdefgh', (file) => board[`${file}1`]).join(' ');
};

/** What the live region said last. @param {Page} page */
export const said = (page) => page.locator('c960-board .live').textContent();

/** @param {Page} page */
export const status = (page) => page.textContent('#status');

/** The caption beside the board as one text. @param {Page} page */
export const caption = async (page) =>
  ((await page.textContent('#caption')) ?? '').replace(/\s+/g, ' ').trim();

/** @param {Page} page @param {string} square */
export const cell = (page, square) => page.locator(`c960-board [aria-label^="${square},"]`);

/** @param {Page} page @param {string} from @param {string} to */
export async function clickMove(page, from, to) {
  await cell(page, from).click();
  await cell(page, to).click();
}

/**
 * Presses Tab until an element has the focus, as somebody without a mouse does.
 * @param {Page} page @param {string} selector of an element of the page, or c960-board
 */
export async function tabTo(page, selector, { back = false, limit = 300 } = {}) {
  for (let i = 0; i < limit; i++) {
    if (await page.evaluate((s) => document.activeElement?.matches(s), selector)) return;
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
  }
  throw new Error(`Tab does not lead to ${selector}`);
}

/** @param {Page} page */
export const search = (page) => decodeURIComponent(new URL(page.url()).search);

/** Waits until the address says something. @param {Page} page @param {string} part */
export const addressSays = (page, part) =>
  page.waitForFunction((text) => decodeURIComponent(location.search).includes(text), part);
