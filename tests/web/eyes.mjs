// SPDX-License-Identifier: MIT
/** What a machine can see of a page's accessibility, for the tests: axe, the focus, what fits at 320 px; and what it weighs. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { paths } from '../../web/build/paths.mjs';
import { brotli } from '../../web/build/weigh.mjs';

/** @typedef {import('playwright-core').Page} Page */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // All else is only counted: it need not be described.
  resultTypes: ['violations'],
};

/** What depends on the style, not on the words, and takes axe two thirds of its time. */
export const WITHOUT_LOOKS = {
  ...RULES,
  rules: { 'color-contrast': { enabled: false }, 'target-size': { enabled: false } },
};

/** axe is put in by the test, which no policy would allow: the site is served without one. */
export const WITHOUT_POLICY = { headers: {} };

/**
 * What axe finds, one line a fault.
 * @param {Page} page @param {object} [options] of axe; {} is everything it knows
 * @returns {Promise<string[]>}
 */
export async function violations(page, options = RULES) {
  await page.evaluate(axe);
  const found = await page.evaluate(
    (given) => /** @type {any} */ (window).axe.run(document, given),
    options,
  );
  return found.violations.map((/** @type {any} */ one) => {
    const nodes = one.nodes.map((/** @type {any} */ node) => node.html.slice(0, 120));
    return `${one.id}: ${nodes.join(' | ')}`;
  });
}

/**
 * Controls that Tab reaches without an outline to be seen.
 * @param {Page} page @param {number} tabs how many presses
 * @param {string} [drawsItsOwn] the name of an element that shows the focus within
 */
export async function unseenFocus(page, tabs, drawsItsOwn = '') {
  const unseen = [];
  for (let i = 0; i < tabs; i++) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate((own) => {
      const element = document.activeElement;
      if (!element || element === document.body || element.localName === own) return null;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const seen = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return { seen, html: element.outerHTML.slice(0, 90) };
    }, drawsItsOwn);
    if (focus && !focus.seen) unseen.push(focus.html);
  }
  return unseen;
}

/**
 * How wide a page is, what sticks out at 320 px, and controls under 24 px; one in a label is as large as that.
 * @param {Page} page @param {string} selector of the controls
 */
export const fit = (page, selector) =>
  page.evaluate((controls) => {
    const shown = (/** @type {Element} */ e) => e.getBoundingClientRect().width > 0;
    const html = (/** @type {Element} */ e) => e.outerHTML.slice(0, 80);
    return {
      wide: document.documentElement.scrollWidth,
      strays: [...document.querySelectorAll('body *')]
        .filter(shown)
        .filter((e) => e.getBoundingClientRect().right > 321)
        .map(html),
      small: [...document.querySelectorAll(controls)]
        .filter(shown)
        .filter((e) => !e.closest('label') || e.matches('label'))
        .filter((e) => {
          const { width, height } = e.getBoundingClientRect();
          return width < 24 || height < 24;
        })
        .map(html),
    };
  }, selector);

/** What files weigh, each compressed once. @type {Map<string, number>} */
const known = new Map();

/** @param {string} file @returns {number} */
function weightOf(file) {
  const bytes = known.get(file) ?? brotli(readFileSync(file));
  known.set(file, bytes);
  return bytes;
}

/**
 * What a page transfers from now on, file by file, in bytes of brotli 11.
 * @param {Page} page @param {string} [base] the site's path, as it begins every address
 */
export function weighed(page, base = '/') {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  page.on('response', (response) => {
    // A frame holds a file of its own, which is weighed by itself.
    if (response.status() !== 200 || response.frame() !== page.mainFrame()) return;
    const name = new URL(response.url()).pathname.slice(base.length);
    const file = join(paths.dist, name === '' || name.endsWith('/') ? `${name}index.html` : name);
    sizes.set(file, weightOf(file));
  });
  return { sizes, sum: () => [...sizes.values()].reduce((a, b) => a + b, 0) };
}
