// SPDX-License-Identifier: MIT
/** The site as a whole: where it can lie, what it weighs, what it asks for, how it is written. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { paths } from '../../web/build/paths.mjs';
import { languageBudget, pageBudget, pages } from '../../web/site.config.js';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { told as table, weigh } from '../../web/build/weigh.mjs';
import { builtWithAddress } from './built.mjs';
import { weighed } from './eyes.mjs';
import { useSite } from './support.mjs';
import { validator } from './valid.mjs';

const below = useSite({ base: '/a/deep/path/' });

/** @param {string} directory @returns {string[]} */
const files = (directory) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));

/** The site's pages: embeds have tests of their own. */
const htmlFiles = () =>
  files(paths.dist).filter(
    (file) => file.endsWith('.html') && !file.startsWith(join(paths.dist, 'embed')),
  );

/** All of the source's language and of the one with the longest texts; of the others, those that weigh the most. */
const HEAVY = ['positions', 'drill', 'endings', 'promotion-test', 'worksheets', 'rules'];
const worked = builtLanguages().flatMap(({ code }) =>
  pages
    .filter(({ id }) => code === 'en' || code === 'lt' || HEAVY.includes(id))
    .map(({ slug }) => `${code}/${slug}`),
);

/** Does once what a page offers. @param {import('playwright-core').Page} page @param {string} address */
async function doEverything(page, address) {
  if (!(await page.locator('html[data-page]').count())) return;
  await page.waitForSelector('html.ready');
  if (address.endsWith('positions/')) await doPositions(page);
  if (address.endsWith('/draw/')) await doDraw(page);
  if (address.endsWith('arbiter/')) await doArbiter(page);
  if (address.endsWith('atlas/')) await doAtlas(page);
  if (address.endsWith('take/')) {
    for (const button of ['#svg', '#png', '#qr-svg', '#read-aloud']) await page.click(button);
  }
  if (address.endsWith('training/')) await doTraining(page);
  if (address.endsWith('class/')) await doClass(page);
  if (address.endsWith('castling/')) await page.click('#must .pick >> nth=2');
  if (address.endsWith('en-passant/')) await page.click('#must [data-do="take"]');
  if (address.endsWith('endings/')) await page.click('#alive [data-ask="white"]');
  if (address.endsWith('/teach/')) {
    await page.selectOption('#embed', 'castling');
    await page.click('#parts summary');
    await page.waitForSelector('[name="only"]');
    await page.click('#copy');
  }
  if (address.endsWith('/rules/')) {
    await page.fill('#find', 'dama');
    await page.click('.found button');
    await page.click('#repetition .try');
    await page.click('#attacked-way .try');
    await page.click('.stage [data-do="g"]');
  }
  if (address.endsWith('drill/')) {
    await page.click('#drill-begin');
    await page.click('[data-do="stop"]');
  }
}

/** @param {import('playwright-core').Page} page */
async function doDraw(page) {
  for (const way of ['die', 'dice', 'coins', 'ten-coins', 'slips', 'cards']) {
    await page.check(`[value="${way}"]`);
    await page.click('.face >> nth=0');
    await page.click('#rest');
  }
  await page.check('[value="software"]');
  await page.click('#throw');
}

/** @param {import('playwright-core').Page} page */
async function doArbiter(page) {
  await page.click('#draw-now');
  await page.check('[value="code"]');
  await page.fill('#code', 'c960');
  await page.click('#draw-now');
  await page.click('#project');
  await page.click('#clock-go');
  await page.click('#turn');
  await page.click('#projector-close');
  await page.click('#erase');
}

/** @param {import('playwright-core').Page} page */
async function doPositions(page) {
  await page.click('#next');
  await page.click('#random');
  await page.click('#show-g');
  await page.click('[data-point="mirror"]');
  await page.fill('#typed-move', 'e4');
  await page.press('#typed-move', 'Enter');
  await page.click('#castle-g');
  await page.fill('#finder-text', 'B???????');
  await page.fill('#fen-text', 'wrong');
  await page.press('#fen-text', 'Enter');
  await page.click('[data-copy="take-link"]');
  await page.click('summary >> nth=0');
}

/** @param {import('playwright-core').Page} page */
async function doTraining(page) {
  await page.click('#begin');
  await page.click('[data-do="hint"]');
  for (const digit of '12') await page.click(`[data-digit="${digit}"]`);
  await page.fill('#field-rest', '1');
  await page.click('#cell-1');
  await page.click('#answer [type="submit"]');
  await page.click('[data-do="next"]');
  await page.click('[data-do="stop"]');
}

/** @param {import('playwright-core').Page} page */
async function doClass(page) {
  await page.click('#class-new');
  await page.click('#class-copy');
  // Where copying is not allowed the focus goes to the link's text, and back.
  await page.waitForSelector('#class-copy.said');
  await page.fill('#codes', 'c960:1 | castling-drill | cut off');
  await page.waitForSelector('.problems li');
}

/** @param {import('playwright-core').Page} page */
async function doAtlas(page) {
  await page.waitForSelector('#grid[aria-busy="false"]');
  await page.check('[data-facet="king"][value="e1"]');
  await page.fill('#pattern', '?');
  await page.fill('#like', '177');
  await page.waitForSelector('.tile');
  await page.click('.star >> nth=0');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
}

/** What goes wrong on a page from now on, as it happens. @param {import('playwright-core').Page} page */
function faultsOf(page) {
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(below.origin())) faults.push(request.url());
  });
  page.on('response', (response) => {
    if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

/** Pages open at a time: while one waits for the network to be silent, another works. */
const AT_ONCE = 3;

/** @template T @param {readonly T[]} all @param {(one: T) => Promise<void>} work */
async function sideBySide(all, work) {
  const waiting = [...all];
  const hand = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
}

/** Where a page leads, and whether what it names on itself is there. @param {import('playwright-core').Page} page */
async function linksOf(page) {
  const { here, links } = await page.evaluate(() => ({
    here: location.href.split('#')[0],
    links: Array.from(document.links, ({ href, hash }) => {
      const id = decodeURIComponent(hash.slice(1));
      return { to: href.split('#')[0], hash, found: document.getElementById(id) !== null };
    }),
  }));
  for (const { to, hash, found } of links) {
    assert.ok(found || !hash || to !== here, `${here} has no ${hash}`);
  }
  return links.map(({ to }) => to).filter((to) => to !== here && !to.startsWith('blob:'));
}

/**
 * Does what a page offers: nothing fails, nobody else is asked, and all of it weighs little.
 * @param {string} address @returns {Promise<string[]>} where its links lead
 */
async function workAt(address) {
  const page = await below.browser().newPage();
  const faults = faultsOf(page);
  const { sizes, sum } = weighed(page, '/a/deep/path/');
  await page.goto(below.origin() + address);
  await doEverything(page, address);
  await page.waitForLoadState('networkidle');
  const links = await linksOf(page);
  assert.deepEqual(faults, [], address);
  assert.ok(sizes.size >= 3, 'the responses were seen');
  assert.ok(sum() <= pageBudget, `${address} takes ${sum()} bytes of ${pageBudget}`);
  await page.close();
  return links;
}

describe('the site', () => {
  test('works below any path, its tasks done, and has no link that leads nowhere', async () => {
    /** @type {Set<string>} */
    const links = new Set();
    await sideBySide(worked, async (address) => {
      for (const link of await workAt(address)) links.add(link);
    });
    for (const link of links) {
      assert.ok(link.startsWith(below.origin()), link);
      assert.equal((await fetch(link)).status, 200, link);
    }
  });

  test(`takes at most ${languageBudget} bytes for all pages of one language, and ${pageBudget} for any, with all that is said of its address`, async (context) => {
    const { out } = await builtWithAddress();
    const weights = weigh(out);
    context.diagnostic(table(weights));
    for (const [id, row] of Object.entries(weights.pages)) {
      for (const [code, bytes] of Object.entries(row))
        assert.ok(bytes <= pageBudget, `${code} ${id} takes ${bytes} bytes`);
    }
    for (const [code, bytes] of Object.entries(weights.one)) {
      assert.ok(bytes > 100_000 && bytes <= languageBudget, `${code} takes ${bytes} bytes`);
    }
  });

  test('asks before any script runs for all scripts that a page imports', () => {
    for (const file of htmlFiles()) {
      const text = readFileSync(file, 'utf8');
      const page = /data-page="([^"]+)"/.exec(text)?.[1];
      if (!page) continue;
      const script = readFileSync(join(file, '..', page), 'utf8');
      const imports = Array.from(script.matchAll(/from"\.\/([^"]+)"/g), ([, name]) => name);
      for (const name of imports) {
        assert.match(text, new RegExp(`rel="modulepreload" href="[./]*assets/${name}"`));
      }
    }
  });

  test('is valid HTML without inline scripts and styles', async () => {
    const html = validator('require-sri');
    const faults = [];
    for (const file of htmlFiles()) {
      const report = await html.validateFile(file);
      const found = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line }) => `${file}:${line} ${ruleId}: ${message}`),
      );
      faults.push(...found);
      const text = readFileSync(file, 'utf8');
      // A block of data is no script.
      const scripts = text.replaceAll('<script type="application/ld+json">', '');
      assert.doesNotMatch(scripts, /<style|\sstyle=|<script(?![^>]*\ssrc=)|\son[a-z]+=/);
      // Of the page that stands for any address, its looks alone: nothing leads on from it.
      const asked = file.endsWith('404.html') ? text.replace(/<link rel="\w+"[^>]*>/g, '') : text;
      assert.doesNotMatch(asked, /(?:href|src)="(?:\/|https?:)/, `${file} is addressed relatively`);
    }
    assert.deepEqual(faults, []);
  });

  test('says who speaks: every page has its language, a title and a description', () => {
    for (const { code, lang } of builtLanguages()) {
      const titles = pages.map(({ slug }) => {
        const text = readFileSync(join(paths.dist, code, slug, 'index.html'), 'utf8');
        assert.ok(text.includes(`<html lang="${lang}"`));
        assert.match(text, /<meta name="description" content="[^"]{40,}">/);
        return /<title>(.+)<\/title>/.exec(text)?.[1];
      });
      assert.equal(new Set(titles).size, titles.length);
    }
  });
});
