// SPDX-License-Identifier: MIT
/** Chromium as an engine of the shared tasks, by Playwright. */

import { join } from 'node:path';
import { launch } from '../browser.mjs';
import { besideKeys } from './keys.mjs';

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
    go: (url) => page.goto(url),
    back: () => page.goBack(),
    run: (source, args) => page.evaluate(`(${source})(...${JSON.stringify(args)})`),
    async point(steps) {
      for (const step of steps) {
        if (typeof step === 'string') await page.mouse[step]();
        else await page.mouse.move(...step.move);
      }
    },
    press: (keys) => besideKeys(page.keyboard, keys),
    resize: (width, height) => page.setViewportSize({ width, height }),
    screenshot: () => page.screenshot(),
    errors: () => errors.splice(0),
    close: () => browser.close(),
  };
}
