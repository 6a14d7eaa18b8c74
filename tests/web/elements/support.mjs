// SPDX-License-Identifier: MIT
/** Pages of others that use `c960/elements`: plain HTML as it is, and what a bundler makes of React and Vue. */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, extname, join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launch } from '../browser.mjs';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const examples = join(root, 'tests/web/elements/examples');

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
});

/** As an example would be built: `c960` is found as any installed package is. @param {string} entry */
async function bundled(entry) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join(examples, entry)],
    outdir: join(root, 'bundled'),
    publicPath: '/bundled/',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'browser',
    jsx: 'automatic',
    loader: { '.wasm': 'file' },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    write: false,
    logLevel: 'silent',
  });
  return Object.fromEntries(
    outputFiles.map(({ path, contents }) => [`/bundled/${basename(path)}`, contents]),
  );
}

/** @param {string} script */
const page = (script) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Lesson</title><div id="app"></div><script type="module" src="/bundled/${script}"></script>`;

/** What the plain page is served with: the elements need no more. */
const POLICY =
  "default-src 'none'; connect-src 'self'; script-src 'self' 'unsafe-inline' 'wasm-unsafe-eval'";

/** Serves the package and the examples. @param {{frameworks?: boolean}} [options] frameworks: those that are bundled too */
export async function serveExamples({ frameworks = true } = {}) {
  const bundles = frameworks ? await Promise.all(['react.jsx', 'vue.js'].map(bundled)) : [];
  /** @type {Record<string, string | Uint8Array>} */
  const made = {
    ...Object.assign({}, ...bundles),
    '/react.html': page('react.js'),
    '/vue.html': page('vue.js'),
    '/empty.html':
      '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Lesson</title>',
  };
  /** What was asked for. @type {string[]} */
  const asked = [];
  /** A part of such a path is not served. @type {{path: RegExp | null}} */
  const missing = { path: null };
  const server = createServer(async ({ url }, response) => {
    const { pathname } = new URL(String(url), 'http://localhost');
    asked.push(pathname);
    response.setHeader('Content-Type', TYPES[extname(pathname)] ?? 'text/plain');
    if (pathname === '/plain.html') response.setHeader('Content-Security-Policy', POLICY);
    const path = pathname.startsWith('/package/')
      ? join(root, pathname.slice('/package/'.length))
      : join(examples, basename(pathname));
    const content = missing.path?.test(pathname)
      ? null
      : (made[pathname] ?? (await readFile(path).catch(() => null)));
    if (content === null) response.statusCode = 404;
    response.end(content);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    missing,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve(undefined));
      }),
  };
}

/**
 * A page with these elements; what they tell is kept in `told`.
 * @param {import('playwright-core').Browser} browser @param {string} origin @param {string} html
 * @param {import('playwright-core').BrowserContextOptions} [options]
 */
export async function showElements(browser, origin, html, options = {}) {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${origin}/empty.html`);
  await page.evaluate((content) => {
    const all = /** @type {any} */ (window);
    all.told = [];
    for (const name of ['ready', 'start', 'play', 'refused', 'position', 'error']) {
      addEventListener(`c960-${name}`, (event) => {
        const { target, detail } = /** @type {CustomEvent} */ (event);
        all.told.push({ name, of: /** @type {Element} */ (target).id, detail });
      });
    }
    document.body.innerHTML = `<main><h1>Lesson</h1>${content}</main>`;
    return import(/** @type {string} */ ('/package/wasm/dist/elements/define.js'));
  }, html);
  return { page, faults };
}

/** A browser and the elements for the tests of a file, which it closes after them. */
export function useElements() {
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {Awaited<ReturnType<typeof serveExamples>>} */
  let site;
  before(async () => {
    [browser, site] = await Promise.all([launch(), serveExamples({ frameworks: false })]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  return {
    /** @param {string} html @param {import('playwright-core').BrowserContextOptions} [options] */
    show: (html, options) => showElements(browser, site.origin, html, options),
    browser: () => browser,
    site: () => site,
  };
}

/** What was told by some name, once there is enough of it. @param {import('playwright-core').Page} page @param {string} name @param {number} [count] @returns {Promise<any[]>} */
export async function told(page, name, count = 1) {
  const all = () =>
    page.evaluate(
      (wanted) =>
        /** @type {any} */ (window).told.filter((/** @type {any} */ one) => one.name === wanted),
      name,
    );
  for (let n = 0; n < 600; n++) {
    const found = await all();
    if (found.length >= count) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`waited in vain for ${count} times c960-${name}`);
}
