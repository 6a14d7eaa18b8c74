// SPDX-License-Identifier: MIT
/* One tiny server and one browser for the tests of a file, and a fresh page with a board for each test. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { after, before } from 'node:test';
import { chromium } from 'playwright-core';
import { executablePath } from '../browser.mjs';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
/** @typedef {import('node:test').TestContext} TestContext */
/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Parameters<Page['emulateMedia']>[0]} Wishes */
/** @typedef {{ x: number, y: number }} Point */
/** @typedef {Awaited<ReturnType<ReturnType<typeof browserForTests>>>} Opened */

/** @type {Readonly<Record<string, string>>} */
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.mjs': 'text/javascript' };
/** @type {Wishes} */
const NO_WISHES = { colorScheme: 'light', reducedMotion: 'no-preference', forcedColors: 'none' };
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @type {import('node:http').RequestListener} */
async function serve({ url = '/' }, response) {
  const path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  try {
    const body = await readFile(join(ROOT, path));
    response.writeHead(200, {
      'content-type': `${TYPES[extname(path)] ?? 'text/plain'}; charset=utf-8`,
    });
    response.end(body);
  } catch {
    response.writeHead(404).end();
  }
}

/**
 * Starts both before the file's tests and ends them after.
 *
 * @param {import('playwright-core').BrowserContextOptions} [device]
 * @returns what opens a fresh page with a board, on a screen of some size, for people with some wishes
 */
export function browserForTests(device = {}) {
  const viewport = device.viewport ?? { width: 600, height: 700 };
  /** @type {Error[]} */
  const errors = [];
  /** @type {import('node:http').Server} */
  let server;
  /** @type {import('playwright-core').Browser} */
  let browser;
  /** @type {Page} */
  let page;
  let home = '';
  before(async () => {
    server = createServer(serve);
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
    home = `http://127.0.0.1:${port}/tests/web/board/fixture.html`;
    browser = await chromium.launch({
      executablePath,
      args: ARGS,
    });
    page = await (await browser.newContext({ ...device, viewport })).newPage();
    page.on('pageerror', (error) => errors.push(error));
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });
  /** @param {TestContext} t @param {Wishes & { size?: { width: number, height: number } }} [options] */
  return async (t, { size = viewport, ...wishes } = {}) => {
    t.after(() => {
      if (errors.length) throw errors.splice(0)[0];
    });
    await page.setViewportSize(size);
    await page.emulateMedia({ ...NO_WISHES, ...wishes });
    await page.mouse.move(0, 0);
    await page.goto(home);
    await page.waitForFunction(() => window.ready);
    return { page, ...reader(page) };
  };
}

/** @param {Page} page */
function reader(page) {
  /** @param {string} name */
  const square = (name) => page.getByRole('gridcell', { name: new RegExp(`^${name}\\b`) });
  /** @param {string} name */
  const box = async (name) => {
    const found = await square(name).boundingBox();
    if (!found) throw new Error(`${name} is not shown`);
    return found;
  };
  /** @param {string} name */
  const middle = async (name) => {
    const { x, y, width, height } = await box(name);
    return { x: x + width / 2, y: y + height / 2 };
  };
  return {
    square,
    box,
    middle,
    /** What the board told the page since last asked. */
    told: () => page.evaluate(() => window.told.splice(0)),
    /** The name of the square that has the focus. */
    focused: () => page.evaluate(() => window.board.shadowRoot.activeElement?.ariaLabel ?? ''),
    said: () => page.getByRole('status').textContent(),
    /** Longer than a piece takes to go home, and until nothing moves any more. */
    settled: async () => {
      await page.waitForTimeout(260);
      await page.evaluate(() => {
        const running = window.board.shadowRoot.getAnimations();
        return Promise.allSettled(running.map(({ finished }) => finished)).then(() => {});
      });
    },
    /** What is drawn where, white below: "Ke1", or between squares "K 4.50 7.00" from the top left. */
    drawn: async () => (await page.evaluate(drawnPieces)).sort().join(' '),
    /** @param {string} from @param {string | Point} to @param {{ drop?: boolean }} [options] */
    async drag(from, to, { drop = true } = {}) {
      const a = await middle(from);
      const b = typeof to === 'string' ? await middle(to) : to;
      await page.mouse.move(a.x, a.y);
      await page.mouse.down();
      await page.mouse.move(a.x + 10, a.y - 10);
      await page.mouse.move(b.x, b.y, { steps: 3 });
      if (drop) await page.mouse.up();
    },
  };
}

/** Runs in the page. */
function drawnPieces() {
  const root = window.board.shadowRoot;
  const grid = window.inside('.grid').getBoundingClientRect();
  const size = grid.width / 8;
  const shown = [...root.querySelectorAll('.men svg')].filter(
    (node) => getComputedStyle(node).opacity === '1',
  );
  return shown.map((node) => {
    const box = node.getBoundingClientRect();
    const x = (box.left + box.width / 2 - grid.left) / size - 0.5;
    const y = (box.top + box.height / 2 - grid.top) / size - 0.5;
    const [file, rank] = [Math.round(x), Math.round(y)];
    const there = Math.hypot(x - file, y - rank) < 0.04;
    const place = there ? 'abcdefgh'[file] + (8 - rank) : ` ${x.toFixed(2)} ${y.toFixed(2)}`;
    return window.letterOf(node) + place;
  });
}
