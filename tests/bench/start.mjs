// SPDX-License-Identifier: MIT
/**
 * How long a page takes until the first thing that can be done on it has been answered, on a processor made four
 * times slower, next to the same text as a plain page:
 *
 *   node tests/bench/start.mjs [language] [part of a page's address]
 *
 * Every page is opened in a browser without anything stored, in turn with its plain twin (no style, no script), a
 * few rounds long; medians are compared. The time of a page is the one until it is ready, plus the one from a press
 * to the first picture that shows the answer. A page fails above a second. Where a plain page already takes too long
 * the machine is busy with something else, and what counts is how long the page's main thread really worked.
 */

import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { argv } from 'node:process';
import { paths } from '../../web/build/paths.mjs';
import { launch, serve } from '../web/browser.mjs';

const SLOWDOWN = 4;
const ROUNDS = 3;
const LIMIT = 1000;
/** A plain page that takes longer says that the machine is busy. */
const BUSY = 150;

const board = (/** @type {string} */ square) => `c960-board [aria-label^="${square},"] >> nth=0`;

/** What is pressed first on each page; nothing where the page is read. @type {Record<string, string>} */
const FIRST = {
  '': '',
  'positions/': board('e2'),
  'positions/take/': '#turned',
  'positions/atlas/': '#grid .star >> nth=0',
  'positions/training/': '#begin',
  'draw/': '#ask button >> nth=0',
  'draw/arbiter/': '#draw-now',
  'castling/': board('f1'),
  'castling/drill/': '#drill-begin',
  'en-passant/': '#take [data-do="reply"]',
  'en-passant/drill/': '#drill-begin',
  'promotion/': board('a7'),
  'promotion/test/': '[data-do="turn"]',
  'promotion/drill/': '#drill-begin',
  'endings/': '[data-ask="white"] >> nth=0',
  'rules/': '.try >> nth=1',
  'rules/tournament/': '',
};

/** @typedef {import('playwright-core').Browser} Browser */
/** @typedef {import('playwright-core').Page} Page */

/** Runs in the page before its own scripts: notes when it is ready, and when a press has been answered. */
function watch() {
  const times = { ready: 0, pressed: 0, answered: 0, changed: false };
  Object.assign(globalThis, { times });
  const isReady = () => {
    const { dataset, classList } = document.documentElement;
    return dataset.page ? classList.contains('ready') : document.readyState !== 'loading';
  };
  const look = () => {
    if (!times.ready && isReady()) times.ready = performance.now();
  };
  addEventListener('DOMContentLoaded', () => {
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
    look();
  });
  const press = () => {
    if (times.pressed) return;
    times.pressed = performance.now();
    const seen = new MutationObserver(() => {
      times.changed = true;
    });
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    for (const host of [document, ...document.querySelectorAll('c960-board')]) {
      seen.observe(host, all);
      if (host instanceof Element && host.shadowRoot) seen.observe(host.shadowRoot, all);
    }
    const wait = () => {
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (times.changed) times.answered = performance.now();
          else wait();
        }),
      );
    };
    wait();
  };
  addEventListener('pointerdown', press, true);
}

/** A page's text without its styles and scripts. @param {string} file */
async function plain(file) {
  const html = await readFile(join(paths.dist, file), 'utf8');
  return html
    .replace(/<script[\s\S]*?<\/script>/g, '')
    .replace(/<link[^>]*>/g, '')
    .replace(/ data-page="[^"]*"/, '');
}

/** Milliseconds: until the answer, and of work for the main thread. @typedef {{whole: number, worked: number}} Took */

/** @param {Browser} browser @param {string} url @param {string} press @returns {Promise<Took>} */
async function measure(browser, url, press) {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.addInitScript(watch);
  await page.goto(url);
  const read = () => page.evaluate(() => /** @type {any} */ (globalThis).times);
  await page.waitForFunction(() => /** @type {any} */ (globalThis).times.ready > 0);
  if (press) {
    await page.locator(press).click();
    await page.waitForFunction(() => /** @type {any} */ (globalThis).times.answered > 0);
  }
  const { ready, pressed, answered } = await read();
  const { metrics } = await client.send('Performance.getMetrics');
  const worked = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await context.close();
  return { whole: ready + (answered - pressed), worked: worked * 1000 };
}

/** @param {number[]} all */
const median = (all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)];

const [language = 'en', part = ''] = argv.slice(2);
const site = await serve();
/** @type {Map<string, string>} */
const texts = new Map();
const twins = createServer((request, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
  response.end(texts.get(request.url ?? ''));
});
await new Promise((resolve) => twins.listen(0, '127.0.0.1', () => resolve(undefined)));
const { port } = /** @type {import('node:net').AddressInfo} */ (twins.address());
const browser = await launch();
let slow = 0;
console.log(
  `${SLOWDOWN} times slower, ${ROUNDS} rounds: ms until the first press is answered, the plain page, how many times as long, work`,
);
for (const [slug, press] of Object.entries(FIRST).filter(([one]) => one.startsWith(part))) {
  texts.set(`/${slug}`, await plain(`${language}/${slug}index.html`));
  const [whole, bare] = [/** @type {Took[]} */ ([]), /** @type {Took[]} */ ([])];
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await measure(browser, `http://127.0.0.1:${port}/${slug}`, ''));
    whole.push(await measure(browser, `${site.origin}${language}/${slug}`, press));
  }
  const took = median(whole.map((one) => one.whole));
  const worked = median(whole.map((one) => one.worked));
  const base = median(bare.map((one) => one.whole));
  const isBusy = base > BUSY;
  const isSlow = (isBusy ? worked : took) > LIMIT;
  if (isSlow) slow++;
  const row = [took, base, took / base, worked].map((n, i) =>
    n.toFixed(i === 2 ? 1 : 0).padStart(8),
  );
  console.log(
    `  ${(slug || 'home').padEnd(22)}${row.join('')}${isBusy ? '  (busy)' : ''}${isSlow ? `  over ${LIMIT}` : ''}`,
  );
}
await browser.close();
await site.close();
twins.closeAllConnections();
await new Promise((resolve) => twins.close(resolve));
console.log(
  slow === 0 ? 'Every page answers within a second.' : `${slow} pages take longer than a second.`,
);
process.exitCode = slow === 0 ? 0 : 1;
