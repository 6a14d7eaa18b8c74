// SPDX-License-Identifier: MIT
/** Firefox ESR as an engine of the shared tasks, by Puppeteer and WebDriver BiDi. */

import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../../.ci/lib/browsers.mjs';
import { besideKeys } from './keys.mjs';
import { onPage } from './on-page.mjs';

/** @param {string} folder @param {{dark?: boolean}} look */
const preferences = (folder, { dark }) => ({
  'browser.download.folderList': 2,
  'browser.download.dir': folder,
  'browser.download.useDownloadDir': true,
  'browser.download.alwaysOpenPanel': false,
  'browser.helperApps.neverAsk.saveToDisk': 'image/svg+xml,image/png,application/octet-stream',
  'ui.prefersReducedMotion': 1,
  'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
  // Nothing but the site under test is ever asked for.
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'app.update.enabled': false,
});

/**
 * What Firefox tells now and then of a request without an address while pages are left in haste: no script has thrown.
 * A file that a worker fails to give is named, and its page does not come.
 */
const UNNAMED =
  'Failed to load ‘’. A ServiceWorker intercepted the request and encountered an unexpected error.';

/** @param {string} folder for what is saved @param {{dark?: boolean}} [look] @returns {Promise<import('./reader.mjs').Engine>} */
export async function firefox(folder, look = {}) {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('Firefox is not here: install firefox-esr, or set FIREFOX.');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: preferences(folder, look),
  });
  // The tab that is there already never has the focus, and no key would press a button in it.
  const page = await browser.newPage();
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => {
    const text = error instanceof Error ? error.message : String(error);
    if (text !== UNNAMED) errors.push(text);
  });
  return {
    name: 'Firefox',
    downloads: folder,
    ...onPage(page, errors),
    press: (keys) =>
      besideKeys(
        page.keyboard,
        keys.map((key) => (key === 'Space' ? ' ' : key)),
      ),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
