// SPDX-License-Identifier: MIT
/** Chromium as an engine of the shared tasks, by Playwright. */

import { join } from 'node:path';
import { launch } from '../browser.mjs';
import { besideKeys } from './keys.mjs';
import { onPage } from './on-page.mjs';

/** @param {string} folder for what is saved @returns {Promise<import('./reader.mjs').Engine>} */
export async function chromium(folder) {
  const browser = await launch();
  const page = await browser.newPage({
    reducedMotion: 'reduce',
    acceptDownloads: true,
    serviceWorkers: 'allow',
  });
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('download', (download) => download.saveAs(join(folder, download.suggestedFilename())));
  return {
    name: 'Chromium',
    downloads: folder,
    ...onPage(page, errors),
    press: (keys) => besideKeys(page.keyboard, keys),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
