// SPDX-License-Identifier: MIT
/** Several versions of the built site, and a server that can break, change and stop, for the tests without network. */

import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { after, before } from 'node:test';
import { CSP } from '../../../web/build/hosting.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { writeWorker } from '../../../web/build/precache.mjs';
import { createSiteServer } from '../../../web/build/serve.mjs';
import { launch } from '../browser.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} Context */
/** @typedef {import('node:http').IncomingMessage} Request */
/** @typedef {import('node:http').ServerResponse} Response */

/**
 * What no version brings here, so that dozens of them are soon fetched: embeds and packages, three of the languages, and
 * pages that no test of versions opens. All of the site at once is kept in the tests of one version.
 */
const ELSEWHERE = [
  /^(?:embed|lms|share|it|lb|lt)(?:\/|$)/,
  /^\w+\/(?:en-passant|endings|promotion|settings|teach|positions\/(?:atlas|take))(?:\/|$)/,
  /^assets\/.*-(?:it|lb|lt)-/,
  /^assets\/(?:atlas|class|en-passant|endings|guide|lms|promotion|settings|take|teach|worksheets)\b/,
];

/** @param {string} file of the built site */
function isBrought(file) {
  const path = relative(paths.dist, file).split(sep).join('/');
  return !ELSEWHERE.some((part) => part.test(path));
}

/**
 * The built site, the part of it that tests open, as another version: every asset has another name and every page says which version it is of.
 * @param {string} stamp a digit: it stands at the beginning of every hash
 * @returns {Promise<{root: string, remove: () => void, version: string, files: Record<string, string>}>}
 */
export async function makeVersion(stamp) {
  const root = mkdtempSync(join(tmpdir(), 'c960-version-'));
  cpSync(paths.dist, root, { recursive: true, filter: isBrought });
  const assets = join(root, 'assets');
  /** @type {Map<string, string>} */
  const names = new Map();
  for (const name of readdirSync(assets)) {
    const other = name.replace(/-[0-9a-f]([0-9a-f]{7}\.\w+)$/, `-${stamp}$1`);
    names.set(name, other);
    renameSync(join(assets, name), join(assets, other));
  }
  const known = /[\w.-]+-[0-9a-f]{8}\.\w+/g;
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    if (!entry.isFile() || !['.html', '.js', '.css', '.webmanifest'].includes(extname(file)))
      continue;
    const text = readFileSync(file, 'utf8').replace(known, (name) => names.get(name) ?? name);
    writeFileSync(file, text.replace('<html ', `<html data-version="${stamp}" `));
  }
  const remove = () => rmSync(root, { recursive: true, force: true });
  return { root, remove, ...(await writeWorker(root, { stamp })) };
}

/** A server on one port, whatever becomes of it. */
export class Host {
  /** What is done instead of an answer; true where that was done. @type {(request: Request, response: Response) => boolean} */
  fault = () => false;
  /** The paths that were asked for. @type {string[]} */
  asked = [];
  /** Whether somebody asked for the worker as it is now. */
  wasLookedFor = false;
  #base;
  #headers;
  #site;
  #server;
  #port = 0;

  /** @param {{root?: string, base?: string, headers?: Record<string, string>}} [options] */
  constructor({ root, base = '/', headers = { 'Content-Security-Policy': CSP } } = {}) {
    this.#base = base;
    this.#headers = headers;
    this.#site = createSiteServer({ root, base, headers });
    this.#server = createServer((request, response) => {
      this.asked.push(request.url ?? '');
      this.wasLookedFor ||= request.url === `${base}sw.js`;
      if (!this.fault(request, response)) this.#site.emit('request', request, response);
    });
  }

  /** From now on another version is there. @param {string} root */
  serve(root) {
    this.wasLookedFor = false;
    this.#site = createSiteServer({ root, base: this.#base, headers: this.#headers });
  }

  /** @returns {Promise<void>} */
  start() {
    this.wasLookedFor = false;
    return new Promise((resolve) =>
      this.#server.listen(this.#port, '127.0.0.1', () => {
        const address = /** @type {import('node:net').AddressInfo} */ (this.#server.address());
        this.#port = address.port;
        resolve();
      }),
    );
  }

  /** @returns {Promise<void>} */
  stop() {
    return new Promise((resolve) => {
      this.#server.closeAllConnections();
      this.#server.close(() => resolve());
    });
  }

  get origin() {
    return `http://127.0.0.1:${this.#port}`;
  }

  get site() {
    return this.origin + this.#base;
  }
}

/**
 * One browser for the tests of a file, with service workers.
 * @param {Parameters<typeof launch>[0]} [wishes]
 */
export function useBrowser(wishes) {
  /** @type {Awaited<ReturnType<typeof launch>>} */
  let browser;
  before(async () => {
    browser = await launch(wishes);
  });
  after(() => browser.close());
  return {
    /** A new reader: nothing is stored. @param {import('playwright-core').BrowserContextOptions} [options] */
    reader: (options) =>
      browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce', ...options }),
    browser: () => browser,
  };
}

/**
 * A page whose errors fail the test.
 * @param {Context} context @param {string} url
 */
export async function open(context, url) {
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  const answer = await page.goto(url);
  if (!answer?.ok()) throw new Error(`${url}: ${answer?.status()}`);
  return page;
}

/** Waits until the site is there without network: its version is in use and complete. @param {Page} page */
export const whenOffline = (page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });

/** The names of all caches. @param {Page} page */
export const cacheNames = (page) => page.evaluate(() => caches.keys());

/** An asset of a version by its name without hash: "draw.js". @param {{files: Record<string, string>}} version @param {string} name */
export function assetOf({ files }, name) {
  const [stem, extension] = name.split('.');
  const pattern = new RegExp(`^assets/${stem}-[0-9a-f]{8}\\.${extension}$`);
  const found = Object.keys(files).find((file) => pattern.test(file));
  if (!found) throw new Error(`there is no ${name}`);
  return found;
}

/** Which version a page is of. @param {Page} page */
export const versionOf = (page) => page.getAttribute('html', 'data-version');
