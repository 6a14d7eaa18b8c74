// SPDX-License-Identifier: MIT
/** New versions of the site: open pages go on, readers choose, what fails leaves everything as it was. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readCatalog } from '../../../web/build/catalogs.mjs';
import { soon } from '../soon.mjs';
import { Follower } from '../walks/follow.mjs';
import { parseWalk } from '../walks/format.mjs';
import {
  Host,
  assetOf,
  cacheNames,
  makeVersion,
  open,
  useBrowser,
  versionOf,
  whenOffline,
} from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {Awaited<ReturnType<typeof makeVersion>>} Version */

const { reader, browser } = useBrowser();
const BASE = '/a/deep/path/';
const MANIFEST = `${BASE}en/app.webmanifest`;
const DRILL = 'en/castling/drill/?v=1&seed=abd&kinds=which-kind';
const texts = readCatalog('en');

/** @type {Version[]} */
let versions;
/** @type {Host} */
let host;

before(async () => {
  versions = [];
  for (const digit of '1234') versions.push(await makeVersion(digit));
  host = new Host({ base: BASE, root: versions[0].root });
  await host.start();
});
after(async () => {
  await host.stop();
  for (const { remove } of versions) remove();
});

/** A reader who has the first version. @param {string} path */
async function begin(path) {
  host.fault = () => false;
  host.serve(versions[0].root);
  const context = await reader();
  const page = await open(context, host.site + path);
  await whenOffline(page);
  return { context, page };
}

/**
 * Lets the browser look for a new version, as it does by itself whenever a page is opened.
 * @param {Page} page
 * @returns {Promise<string>} what became of it: installed, or redundant where it failed
 */
async function look(page) {
  // The browser's own look, a second after a page was opened, may be under way: what it asked for before is no answer.
  for (let looks = 0; looks < 20; looks++) {
    const found = await lookOnce(page);
    if (host.wasLookedFor) return found;
  }
  throw new Error('nobody asks for the worker');
}

/** @param {Page} page */
const lookOnce = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = await registration.update().then(
      (found) => found.installing ?? found.waiting,
      () => null,
    );
    if (!worker) return 'nothing';
    const isOver = () => worker.state === 'installed' || worker.state === 'redundant';
    while (!isOver()) {
      await new Promise((resolve) =>
        worker.addEventListener('statechange', resolve, { once: true }),
      );
    }
    return worker.state;
  });

/** The line that tells of a new version. @param {Page} page */
const line = (page) => page.locator('.update');

/** @param {Page} page @param {string} text of a button of the line */
const press = (page, text) => line(page).getByRole('button', { name: text }).click();

/** Waits until just these caches are left. @param {Page} page @param {string[]} names */
async function untilCaches(page, names) {
  const wanted = [...names].sort().join();
  const areLeft = async () => (await cacheNames(page)).sort().join() === wanted;
  assert.ok(await soon(areLeft, 20), `no others than ${wanted}`);
}

/** @param {Version} version */
const cacheOf = ({ version }) => `c960 ${BASE} ${version}`;

describe('a new version', () => {
  test('is told of after the question, chosen by the reader, and the other window goes on', async () => {
    const { context, page: drill } = await begin(DRILL);
    const lesson = await open(context, `${host.site}en/castling/`);
    await drill.click('#drill-begin');
    host.serve(versions[1].root);
    host.asked = [];
    assert.equal(await look(lesson), 'installed');
    assert.deepEqual(
      host.asked.filter((path) => path.endsWith('.json')),
      [],
      'what is the same is not asked for again',
    );

    await line(lesson).getByText(texts['update.ready']).waitFor();
    assert.equal(await line(lesson).getByRole('status').textContent(), texts['update.ready']);
    assert.equal(
      await line(drill).getByText(texts['update.ready']).count(),
      0,
      'a question is open',
    );
    const question = await drill.textContent('.desk h2');

    // A page that is opened now is of the version that is in use.
    const third = await open(context, `${host.site}en/draw/`);
    assert.equal(await versionOf(third), '1');
    await line(third).getByText(texts['update.ready']).waitFor();
    await third.close();

    await Promise.all([lesson.waitForEvent('load'), press(lesson, texts['update.reload'])]);
    assert.equal(await versionOf(lesson), '2');
    await lesson.waitForSelector('html.ready');

    // The drill is where it was, with its own files, also those it did not have yet.
    await host.stop();
    assert.equal(await versionOf(drill), '1');
    assert.equal(await drill.textContent('.desk h2'), question);
    const script = BASE + assetOf(versions[0], 'positions.js');
    assert.equal(await drill.evaluate(async (path) => (await fetch(path)).status, script), 200);
    for (const [n, page] of [drill, lesson].entries()) {
      const manifest = await page.evaluate(async (path) => (await fetch(path)).text(), MANIFEST);
      const built = readFileSync(join(versions[n].root, 'en/app.webmanifest'), 'utf8');
      assert.equal(manifest, built, 'a name without a hash is of the version of the page');
    }
    await drill.click('.options button >> nth=0');
    await line(drill).getByText(texts['update.elsewhere']).waitFor();
    const told = await drill.textContent('.desk .verdict');
    await Promise.all([drill.waitForEvent('load'), press(drill, texts['update.reload'])]);
    assert.equal(await versionOf(drill), '2');
    await drill.waitForSelector('.desk .verdict');
    assert.equal(await drill.textContent('.desk .verdict'), told, 'the round is where it was');
    await untilCaches(drill, [cacheOf(versions[1])]);
    await host.start();
    await context.close();
  });

  test('is told of after a step of a round of numbers, and the round is where it was', async () => {
    const { context, page } = await begin('en/positions/training/');
    await page.click('#begin');
    for (const field of await page.$$('form#answer input')) await field.fill('1');
    host.serve(versions[1].root);
    assert.equal(await look(page), 'installed');
    await page.waitForSelector('.update', { state: 'attached' });
    assert.equal(await line(page).getByText(texts['update.ready']).count(), 0, 'a step is open');
    await page.click('form#answer .primary');
    await line(page).getByText(texts['update.ready']).waitFor();
    const told = await page.textContent('#training');
    await Promise.all([page.waitForEvent('load'), press(page, texts['update.reload'])]);
    assert.equal(await versionOf(page), '2');
    await page.waitForSelector('#training .verdict');
    assert.equal(await page.textContent('#training'), told);
    await context.close();
  });

  test('can wait, and is told of again on the next page', async () => {
    const { context, page } = await begin('en/castling/');
    host.serve(versions[1].root);
    await look(page);
    await line(page).getByRole('button', { name: texts['update.later'] }).focus();
    await page.keyboard.press('Enter');
    assert.equal(await line(page).getByRole('button').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'main');
    await page.goto(`${host.site}pt/draw/`);
    assert.equal(await versionOf(page), '1');
    await line(page).getByText(readCatalog('pt')['update.ready']).waitFor();
    await context.close();
  });

  test('is heard of, left and taken with a screen reader as its walk-through says', async () => {
    const file = new URL('../walks/updates/update.md', import.meta.url);
    const walk = parseWalk('update.md', readFileSync(file, 'utf8'));
    const options = { origin: host.site, language: 'en' };
    host.serve(versions[0].root);
    const follower = await Follower.on(browser(), walk, options, { serviceWorkers: 'allow' });
    await follower.open(walk.opens);
    await whenOffline(follower.page);
    for (const [i, task] of walk.tasks.entries()) {
      await follower.open(task.opens);
      host.serve(versions[i + 1].root);
      assert.equal(await look(follower.page), 'installed');
      for (const step of task.steps) await follower.follow(step);
    }
    assert.equal(await versionOf(follower.page), String(walk.tasks.length + 1));
    await follower.close();
  });

  test('comes by itself when the last page of the old one was closed', async () => {
    const { context, page } = await begin('en/draw/');
    host.serve(versions[1].root);
    await look(page);
    await page.close();
    const next = await context.newPage();
    // The browser may take a moment to see that nobody is left.
    for (let tries = 0; tries < 100; tries++) {
      await next.goto(`${host.site}en/draw/`);
      if ((await versionOf(next)) === '2') break;
      await next.goto('about:blank');
    }
    assert.equal(await versionOf(next), '2');
    await context.close();
  });

  test('may be the third since a drill was begun: nothing of it is lost, and no version between is left', async () => {
    const { context, page: drill } = await begin(DRILL);
    await drill.click('#drill-begin');
    const question = await drill.textContent('.desk h2');
    const other = await open(context, `${host.site}en/draw/`);
    for (const version of versions.slice(1)) {
      host.serve(version.root);
      assert.equal(await look(other), 'installed');
      await line(other).getByText(texts['update.ready']).waitFor();
      if (version === versions[1]) continue; // this one nobody chooses
      await Promise.all([other.waitForEvent('load'), press(other, texts['update.reload'])]);
      await whenOffline(other);
    }
    assert.equal(await versionOf(other), '4');
    await host.stop();
    assert.equal(await drill.textContent('.desk h2'), question);
    assert.equal(await drill.evaluate((name) => caches.has(name), cacheOf(versions[0])), true);
    const script = BASE + assetOf(versions[0], 'rules.js');
    assert.equal(await drill.evaluate(async (path) => (await fetch(path)).status, script), 200);
    await drill.click('.options button >> nth=0');
    await Promise.all([drill.waitForEvent('load'), press(drill, texts['update.reload'])]);
    await drill.waitForSelector('.desk .verdict');
    await untilCaches(drill, [cacheOf(versions[3])]);
    await host.start();
    await context.close();
  });

  test('that nobody chooses leaves no more than the last of its kind', async () => {
    const { context, page } = await begin('en/draw/');
    for (const version of versions.slice(1)) {
      host.serve(version.root);
      assert.equal(await look(page), 'installed');
    }
    assert.deepEqual(await cacheNames(page), [versions[0], versions[2], versions[3]].map(cacheOf));
    await context.close();
  });
});

describe('a download that fails', () => {
  /** @type {Record<string, (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => void>} */
  const faults = {
    'an error of the server': (_, response) => {
      response.writeHead(500, { 'Content-Type': 'text/html' }).end('<h1>500</h1>');
    },
    'a page of somebody else’s': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Log in</h1>');
    },
    'half a file': (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/javascript', 'Content-Length': 5000 });
      response.write('const half =', () => response.destroy());
    },
  };

  for (const [name, fault] of Object.entries(faults)) {
    test(`(${name}) leaves the old version working, and no half of the new one`, async () => {
      const { context, page } = await begin('en/draw/');
      host.serve(versions[1].root);
      const broken = assetOf(versions[1], 'positions.js');
      host.asked = [];
      host.fault = (request, response) => {
        if (!request.url?.endsWith(broken)) return false;
        fault(request, response);
        return true;
      };
      assert.equal(await look(page), 'redundant');
      assert.equal(host.asked.filter((path) => path.endsWith(broken)).length, 3, 'tried thrice');
      assert.deepEqual(await cacheNames(page), [cacheOf(versions[0])]);
      assert.equal(await line(page).count(), 0);
      await host.stop();
      await page.goto(`${host.site}pt/positions/`);
      await page.waitForSelector('html.ready');
      assert.equal(await versionOf(page), '1');
      await host.start();

      host.fault = () => false;
      assert.equal(await look(page), 'installed', 'the next time it succeeds');
      await context.close();
    });
  }

  test('at the first visit leaves a site that works with network', async () => {
    host.serve(versions[0].root);
    let tries = 0;
    host.fault = (request, response) => {
      if (!request.url?.endsWith('en/rules/')) return false;
      tries++;
      response.writeHead(500).end();
      return true;
    };
    const context = await reader();
    const page = await open(context, `${host.site}en/draw/`);
    await page.waitForSelector('html.ready');
    assert.ok(await soon(() => tries === 3, 20), 'tried thrice');
    const isGone = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length === 0);
    assert.ok(await soon(isGone, 20), 'no worker is left');
    assert.deepEqual(await cacheNames(page), []);
    host.fault = () => false;
    await page.reload();
    await whenOffline(page);
    await context.close();
  });
});
