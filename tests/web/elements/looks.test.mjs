// SPDX-License-Identifier: MIT
/** How the custom elements of the package look: light, dark, in the oldest browsers, narrow; and what axe says. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { violations } from '../eyes.mjs';
import { told, useElements } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

const { show, browser, site } = useElements();

/** @param {Page} page @param {string} selector @param {string} property */
const styleOf = (page, selector, property) =>
  page.$eval(
    selector,
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

test('light and dark follow the page, a theme says otherwise, and what an ancestor sets holds', async () => {
  const dark = { colorScheme: /** @type {const} */ ('dark') };
  const { page } = await show(
    '<c960-explorer id="plain"></c960-explorer><c960-explorer id="dark" theme="dark"></c960-explorer><div style="--c960-ink: rgb(1, 2, 3); --c960-light: rgb(4, 5, 6)"><c960-explorer id="own"></c960-explorer></div>',
    dark,
  );
  await told(page, 'ready', 3);
  const paper = (/** @type {string} */ id) => styleOf(page, `#${id} .c960`, 'background-color');
  assert.equal(await paper('plain'), 'rgb(251, 250, 246)', 'the page says nothing of dark');
  assert.equal(await paper('dark'), 'rgb(21, 25, 29)');
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light dark';
  });
  assert.equal(await paper('plain'), 'rgb(21, 25, 29)');
  assert.equal(await styleOf(page, '#own .c960', 'color'), 'rgb(1, 2, 3)');
  assert.equal(await styleOf(page, '#own c960-board .light', 'fill'), 'rgb(4, 5, 6)');
  assert.equal(await styleOf(page, '#own .strip .lt', 'fill'), 'rgb(4, 5, 6)');
  await page.close();
});

test('a browser that knows no light-dark() shows all of it in light, whatever is asked for', async () => {
  const page = await browser().newPage({ colorScheme: 'dark' });
  await page.addInitScript(() => {
    const { prototype } = CSSStyleSheet;
    const { replaceSync } = prototype;
    prototype.replaceSync = function (css) {
      replaceSync.call(this, css.replaceAll('light-dark(', 'no-such-function('));
    };
  });
  await page.goto(`${site().origin}/empty.html`);
  await page.evaluate(() => {
    document.body.innerHTML =
      '<main style="color-scheme: dark"><h1>Lesson</h1><c960-explorer theme="dark"></c960-explorer><c960-board id="alone"></c960-board></main>';
    return import(/** @type {string} */ ('/package/wasm/dist/elements/define.js'));
  });
  await page.waitForSelector('c960-explorer #castle-g');
  await page.click('c960-explorer #castle-g');
  for (const [selector, property, value] of [
    ['.c960', 'background-color', 'rgb(251, 250, 246)'],
    ['.c960', 'color', 'rgb(32, 38, 44)'],
    ['.c960', 'color-scheme', 'light'],
    ['c960-explorer c960-board .light', 'fill', 'rgb(238, 231, 216)'],
    ['c960-explorer .strip .lt', 'fill', 'rgb(237, 232, 219)'],
    ['#alone .light', 'fill', 'rgb(238, 231, 216)'],
    ['#alone .dark', 'fill', 'rgb(151, 170, 165)'],
    ['#alone .files', 'color', 'rgb(93, 102, 110)'],
  ]) {
    assert.equal(await styleOf(page, selector, property), value, `${selector} ${property}`);
  }
  assert.deepEqual(await violations(page), []);
  await page.close();
});

test('axe finds nothing, in light and dark; at 320 px nothing sticks out', async () => {
  for (const theme of ['light', 'dark']) {
    const { page } = await show(
      `<c960-explorer theme="${theme}"></c960-explorer><c960-castling-drill theme="${theme}"></c960-castling-drill><c960-promotion-tester theme="${theme}"></c960-promotion-tester>`,
      { viewport: { width: 320, height: 700 } },
    );
    await told(page, 'ready', 3);
    await page.click('c960-explorer #castle-g');
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
    await page.close();
  }
});
