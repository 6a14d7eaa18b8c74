// SPDX-License-Identifier: MIT
/** The page that makes packages: what is chosen is in the file, what is wrong is said, and nothing is sent. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { parseSettings } from '../../../web/lib/promotion/drill.js';
import { launch, serve } from '../browser.mjs';
import { readyPackage } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serve>>} */
let site;
/** @type {Page} */
let page;
/** @type {string[]} */
const asked = [];
before(async () => {
  [browser, site] = await Promise.all([launch(), serve()]);
  page = await browser.newPage({ acceptDownloads: true });
  page.on('request', (request) => asked.push(`${request.method()} ${request.url()}`));
});
after(async () => {
  await browser.close();
  await site.close();
});

/** @param {string} [language] */
async function open(language = 'en') {
  await page.goto(`${site.origin}${language}/teach/lms/`);
  await page.waitForSelector('#try[href*="?"]');
}

/** Five promotions, all to knights. */
async function chooseKnights() {
  await page.selectOption('#drill', 'promotion-drill');
  const others = page.locator('[name="promotion-drill.pieces[]"]:not([value="knight"])');
  for (const one of await others.all()) await one.uncheck();
  await page.selectOption('#count', '5');
}

async function made() {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click('#make')]);
  const files = unzipSync(readFileSync(await download.path()));
  const texts = Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]),
  );
  const data = /data-package="([^"]*)"/.exec(texts['index.html'])?.[1] ?? '';
  const config = JSON.parse(data.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
  return { name: download.suggestedFilename(), files: texts, config };
}

describe('a package', () => {
  test('holds what was chosen, of the drill, the round, the languages and the platform', async () => {
    await open();
    await chooseKnights();
    await page.fill('#mastery', '85 %');
    await page.check('[name="which"][value="same"]');
    await page.check('[name="language[]"][value="lt"]');
    await page.check('[name="standard"][value="scorm2004"]');
    await page.fill('#title', 'Springer & Bauer');
    const { name, files, config } = await made();
    assert.equal(name, 'promotion-drill-scorm2004.zip');
    assert.deepEqual(Object.keys(files).sort(), [
      'drill/en/promotion-drill.html',
      'drill/lt/promotion-drill.html',
      'imsmanifest.xml',
      'index.html',
      'launch.css',
      'launch.js',
      'licence.txt',
    ]);
    assert.match(files['imsmanifest.xml'], /<title>Springer &amp; Bauer<\/title>/);
    assert.match(files['imsmanifest.xml'], /minNormalizedMeasure>0\.85</);
    const { settings, seed, problems } = parseSettings(new URLSearchParams(config.state));
    assert.deepEqual([settings.pieces, settings.count, problems], [['knight'], 5, []]);
    assert.match(String(seed), /^[a-z0-9]{8}$/);
    assert.deepEqual(
      config.languages.map((/** @type {any} */ { code, title }) => [code, title]),
      [
        ['en', 'Springer & Bauer'],
        ['lt', 'Springer & Bauer'],
      ],
    );
    // Links in the drill lead to the site that the package is from.
    assert.ok(
      files['drill/lt/promotion-drill.html'].includes(
        `<base href="${site.origin}lt/promotion/drill/"`,
      ),
    );
    assert.match(await page.innerText('#made'), /^promotion-drill-scorm2004\.zip is ready\./);
    const foreign = asked.filter((one) => !one.startsWith(`GET ${site.origin}`));
    assert.deepEqual(
      foreign.filter((one) => !one.includes('blob:')),
      [],
    );
  });

  test('of the page as it opens is in its language, and is the ready one but for languages and links', async () => {
    await open('it');
    const { files, config } = await made();
    assert.deepEqual(
      [config.standard, config.drill, config.state, config.mastery],
      ['scorm12', 'castling-drill', 'count=10', 0.7],
    );
    assert.deepEqual(
      config.languages.map((/** @type {any} */ { code }) => code),
      ['it'],
    );
    const ready = readyPackage('castling-drill-scorm12.zip');
    for (const name of ['launch.js', 'launch.css', 'licence.txt']) {
      assert.equal(files[name], ready[name]);
    }
  });
});

describe('the address', () => {
  const search = () => page.evaluate(() => location.search);

  test('holds what was chosen, for a reload, for others and in another language', async () => {
    await open('it');
    assert.equal(await search(), '');
    await chooseKnights();
    await page.fill('#mastery', '85');
    await page.check('[name="which"][value="same"]');
    await page.check('[name="standard"][value="cmi5"]');
    await page.fill('#title', 'Cavallo & pedone');
    const asked = await search();
    await page.reload();
    await page.waitForSelector('#try[href*="pieces=knight"]');
    assert.equal(await search(), asked);
    const { name, config } = await made();
    assert.equal(name, 'promotion-drill-cmi5.zip');
    const { seed, count, pieces } = Object.fromEntries(new URLSearchParams(config.state));
    assert.deepEqual([count, pieces, config.mastery], ['5', 'knight', 0.85]);
    assert.equal(seed, new URLSearchParams(asked).get('seed'), 'the same questions once more');
    assert.equal(config.languages[0].title, 'Cavallo & pedone');

    await page.click('a[data-language="lt"]');
    await page.waitForURL('**/lt/teach/lms/**');
    await page.waitForSelector('#try[href*="pieces=knight"]');
    assert.equal(await search(), asked);
    assert.deepEqual(
      await page.$$eval('[name="language[]"]:checked', (all) =>
        all.map((one) => /** @type {HTMLInputElement} */ (one).value),
      ),
      ['lt'],
      'a package is in the language of the page, where no others were chosen',
    );
  });

  test('that asks for what there is not says so, and the rest of it is chosen', async () => {
    await page.goto(
      `${site.origin}en/teach/lms/?utm_source=x&drill=castling-drill&kinds=can-castle,all&colors=black&count=11&v=99&seed=abc&standard=aicc&languages=en,de&mastery=lots`,
    );
    await page.waitForSelector('#try[href*="colors=black"]');
    const lost = await page.innerText('#e-lost');
    for (const one of ['can-castle,all', '11', '99', 'abc', 'aicc', 'en,de']) {
      assert.ok(lost.includes(`“${one}”`), one);
    }
    assert.doesNotMatch(lost, /utm_source/);
    assert.match(await page.innerText('#e-mastery'), /“lots”/);
    assert.doesNotMatch(String(await page.getAttribute('#try', 'href')), /seed=abc/);
    await page.fill('#mastery', '60');
    assert.equal(await page.isVisible('#e-lost'), false);
    const params = new URLSearchParams(await search());
    assert.deepEqual(
      [params.get('colors'), params.get('mastery'), params.get('v')],
      ['black', '60', '1'],
    );
  });

  test('fills fields that stay filled for who comes back to the page', async () => {
    // Safari empties a field that may not be completed, and what was chosen would be without it.
    for (const [path, field] of [
      ['lms/', '#title'],
      ['worksheets/', '#sheet-seed'],
      ['', '#f-width'],
    ]) {
      await page.goto(`${site.origin}lt/teach/${path}`);
      assert.equal(await page.getAttribute(field, 'autocomplete'), null, field);
    }
  });
});

describe('what cannot be packed', () => {
  test('is said where it is chosen, and the focus goes there', async () => {
    await open();
    await page.fill('#mastery', '7o');
    await page.uncheck('[name="language[]"][value="en"]');
    await page.click('#make');
    assert.match(await page.innerText('#e-mastery'), /^“7o” is no percentage/);
    assert.match(await page.innerText('#e-languages'), /at least one/);
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'mastery');
    await page.fill('#mastery', '70x');
    assert.match(await page.innerText('#e-mastery'), /^“70x” is no percentage/);
    await page.fill('#mastery', '100');
    assert.equal(await page.isVisible('#e-mastery'), false);
    await page.check('[name="language[]"][value="en"]');

    // In ordinary chess no king stays where it is.
    await page.check('[name="castling-drill.variant"][value="standard"]');
    for (const way of ['double-move', 'transposition', 'rook-move-only'])
      await page.locator(`[name="castling-drill.castling[]"][value="${way}"]`).setChecked(false);
    assert.match(await page.innerText('#e-asked'), /ordinary chess/);
    await page.locator('[name="castling-drill.castling[]"]').last().setChecked(false);
    await page
      .locator('[name="castling-drill.castling[]"][value="king-move-only"]')
      .setChecked(false);
    await page.click('#make');
    assert.match(await page.innerText('#e-asked'), /at least one/);
    await page.locator('[name="castling-drill.castling[]"][value="double-move"]').setChecked(true);
    assert.equal(await page.isVisible('#e-asked'), false);
  });

  test('for want of a connection is told, and can be made again', async () => {
    await open();
    await page.route('**/embed/**', (route) => route.abort());
    await page.click('#make');
    await page.waitForFunction(() =>
      document.querySelector('#made')?.textContent?.includes('connection'),
    );
    await page.unroute('**/embed/**');
    assert.equal((await made()).name, 'castling-drill-scorm12.zip');
  });
});

test('the ready packages are there for a click, with or without scripts', async () => {
  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto(`${site.origin}lb/teach/lms/`);
  const links = await plain.$$eval('.packages a', (all) =>
    all.map((one) => /** @type {HTMLAnchorElement} */ (one).href),
  );
  assert.ok(links.length > 3);
  for (const link of links) {
    const answer = await fetch(link);
    assert.equal(answer.status, 200, link);
    assert.match(answer.headers.get('content-type') ?? '', /zip|octet-stream/);
    await answer.body?.cancel();
  }
  assert.equal(await plain.isVisible('#pack'), false);
  await plain.close();
});

test('the questions can be tried on the page of the drill, with what was chosen', async () => {
  await open();
  await page.selectOption('#drill', 'en-passant-drill');
  await page.locator('[name="en-passant-drill.colors[]"][value="white"]').setChecked(false);
  const address = await page.getAttribute('#try', 'href');
  assert.match(String(address), /en-passant\/drill\/\?count=10&colors=black$/);
});
