// SPDX-License-Identifier: MIT
/** What the browser tests share: the built site served as a static host would, and a Chromium to look at it. */

import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { CSP } from '../../web/build/hosting.mjs';
import { createSiteServer } from '../../web/build/serve.mjs';

/** By `require`, since `import` reads the whole of it once more for its names: a third of what it takes to load. */
const { chromium } = /** @type {typeof import('playwright-core')} */ (
  createRequire(import.meta.url)('playwright-core')
);

const WHOLE = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** @param {(string | undefined)[]} places */
const first = (places) => places.find((path) => path && existsSync(path));

/** Chromium as people have it. */
const whole = first(WHOLE);

/**
 * Chromium, the same version without the program around its pages where there is that: it does what we ask for
 * in half the time.
 */
export const executablePath = process.env.CHROMIUM
  ? whole
  : first(['/usr/bin/chromium-headless-shell', whole]);

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A browser in which no page gets a service worker, unless a test asks for it: what else is measured and watched is
 * a page's own, and the whole site is not fetched a thousand times.
 * @param {{asPeopleHaveIt?: boolean}} [options] with the program around its pages, which installs and updates them
 */
export async function launch({ asPeopleHaveIt = false } = {}) {
  const browser = await chromium.launch({
    executablePath: asPeopleHaveIt ? whole : executablePath,
    args: ARGUMENTS,
  });
  for (const name of /** @type {const} */ (['newContext', 'newPage'])) {
    const make = /** @type {(options: object) => any} */ (browser[name].bind(browser));
    browser[name] = (options) => make({ serviceWorkers: 'block', ...options });
  }
  return browser;
}

/**
 * Serves a directory on a free port.
 * @param {Parameters<typeof createSiteServer>[0]} [options]
 * @returns {Promise<{origin: string, close: () => Promise<void>}>}
 */
export async function serve(options = {}) {
  const server = createSiteServer({ headers: { 'Content-Security-Policy': CSP }, ...options });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}${options.base ?? '/'}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
