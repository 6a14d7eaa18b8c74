// SPDX-License-Identifier: MIT
/** What others find and share of the site: structured data, pictures for links, the page that is not there. */

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { WITHOUT_ORIGIN, siteOrigin } from '../../web/build/origin.mjs';
import { paths } from '../../web/build/paths.mjs';
import { breakLines, makePictures } from '../../web/build/pictures.mjs';
import { indexColours } from '../../web/build/png.mjs';
import { pages } from '../../web/site.config.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { launch, serve } from './browser.mjs';
import { ORIGIN, builtWithAddress } from './built.mjs';

const languages = builtLanguages();
const addresses = languages.flatMap(({ code, lang }) =>
  pages.map((page) => ({ code, lang, page, path: `${code}/${page.slug}` })),
);

/** @type {string} */
let out;
/** @type {string} */
let told;
before(async () => {
  ({ out, told } = await builtWithAddress());
});

/** @param {string} root @param {string} path */
const html = (root, path) => readFileSync(join(root, path, 'index.html'), 'utf8');

/** @param {string} text @param {string} property */
const meta = (text, property) =>
  new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)">`).exec(text)?.[1];

/** @param {string} text */
const data = (text) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? 'null');

describe('structured data', () => {
  test('says of every page what it teaches, in which language and for free', () => {
    for (const { lang, path, page } of addresses) {
      const found = data(html(paths.dist, path));
      assert.equal(found['@context'], 'https://schema.org', path);
      const teaches = [found['@type']].flat().includes('LearningResource');
      assert.equal(teaches, !['settings', 'lms'].includes(page.id), path);
      assert.equal(found.inLanguage, lang);
      assert.equal(found.isAccessibleForFree, true);
      assert.ok(found.name && found.description.length > 40, path);
      assert.equal(page.id === 'home', [found['@type']].flat().includes('WebSite'));
      assert.equal('url' in found, false, 'no address is made up');
    }
  });

  test('has whole addresses where the site knows its own', () => {
    for (const { path, page } of addresses) {
      const found = data(html(out, path));
      assert.equal(found.url, ORIGIN + path);
      assert.ok(found.image.startsWith(`${ORIGIN}share/`));
      if (page.id !== 'home') assert.ok(ORIGIN.length < found.isPartOf.url.length);
    }
  });

  test('is a block of data that a strict policy lets be', async () => {
    const [browser, site] = await Promise.all([launch(), serve()]);
    const page = await browser.newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    await page.goto(`${site.origin}en/`);
    const text = await page.textContent('script[type="application/ld+json"]');
    assert.equal(JSON.parse(text ?? '').inLanguage, 'en');
    assert.deepEqual(faults, []);
    await browser.close();
    await site.close();
  });
});

describe('the picture of a link', () => {
  test('is there for every page and language, 1200 by 630, each another one', () => {
    const seen = new Set();
    for (const { path } of addresses) {
      const address = meta(html(out, path), 'og:image') ?? '';
      assert.ok(address.startsWith(ORIGIN), path);
      const file = join(out, address.slice(ORIGIN.length));
      const bytes = readFileSync(file);
      assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
      assert.deepEqual([bytes.readUInt32BE(16), bytes.readUInt32BE(20)], [1200, 630], path);
      assert.ok(bytes.length > 10_000, `${path}: something is on it`);
      seen.add(bytes.toString('base64'));
    }
    assert.equal(seen.size, addresses.length);
  });

  test('is no part of what a page loads, nor of a site that does not know its address', () => {
    assert.equal(existsSync(join(paths.dist, 'share')), false);
    for (const { path } of addresses) {
      assert.doesNotMatch(html(out, path), /(?:href|src)="[^"]*share\//);
    }
  });

  test('is made once: another build takes what was kept', async () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'c960-pictures-'));
    const [before, c960] = [paths.dist, await loadCoreFromDisk()];
    paths.dist = elsewhere;
    const words = { id: 'castling', name: 'Castling', text: 'Four ways' };
    const make = () => makePictures(c960, [{ code: 'en', words }]);
    const times = () =>
      readdirSync(paths.pictures).map((name) => statSync(join(paths.pictures, name)).mtimeMs);
    const first = await make();
    const made = times();
    assert.ok(made.length > addresses.length);
    assert.deepEqual(await make(), first);
    assert.deepEqual(times(), made);
    paths.dist = before;
    rmSync(elsewhere, { recursive: true });
  });

  test('is as light as a drawing may be', () => {
    for (const { path } of addresses) {
      const address = meta(html(out, path), 'og:image') ?? '';
      assert.ok(statSync(join(out, address.slice(ORIGIN.length))).size < 50_000, path);
    }
  });

  test('has the colours it needs most, and of others the nearest', () => {
    const red = Array.from({ length: 300 }, (_, i) => [255, 0, i % 250, 255]);
    const { palette, indices } = indexColours(Uint8Array.from([...red, [255, 0, 3, 255]].flat()));
    assert.equal(palette.length, 250);
    assert.equal(palette[indices[300]], 0xff0003);
    const many = Array.from({ length: 400 }, (_, i) => [i >> 8, i & 255, 0, 255]);
    const few = indexColours(Uint8Array.from(many.flat()));
    assert.equal(few.palette.length, 256);
    assert.equal(few.palette[few.indices[399]] >> 16, 0, 'some colour that is near');
  });

  test('can be drawn by a browser', async () => {
    const browser = await launch();
    const page = await browser.newPage();
    const address = meta(html(out, 'en/rules'), 'og:image') ?? '';
    const bytes = readFileSync(join(out, address.slice(ORIGIN.length)));
    const size = await page.evaluate(
      async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return [image.naturalWidth, image.naturalHeight];
      },
      `data:image/png;base64,${bytes.toString('base64')}`,
    );
    assert.deepEqual(size, [1200, 630]);
    await browser.close();
  });

  test('has lines that fit', () => {
    const measure = (/** @type {string} */ line) => line.length;
    assert.deepEqual(breakLines('one two three', 8, measure), ['one two', 'three']);
    assert.deepEqual(breakLines('unbreakable', 4, measure), ['unbreakable']);
  });
});

describe('the addresses of a page', () => {
  test('name its translations both ways, and one that stands for all', () => {
    for (const { path, page } of addresses) {
      const text = html(out, path);
      assert.ok(text.includes(`<link rel="canonical" href="${ORIGIN}${path}">`));
      for (const { code, lang } of languages) {
        assert.ok(text.includes(`hreflang="${lang}" href="${ORIGIN}${code}/${page.slug}"`), path);
      }
      assert.ok(text.includes(`hreflang="x-default" href="${ORIGIN}"`));
    }
  });

  test('are all in the sitemap', () => {
    const sitemap = readFileSync(join(out, 'sitemap.xml'), 'utf8');
    for (const { path } of addresses) assert.ok(sitemap.includes(`<loc>${ORIGIN}${path}</loc>`));
    assert.equal(sitemap.match(/<loc>/g)?.length, addresses.length);
  });

  test('are known where SITE_URL says so, with or without a slash at its end', () => {
    assert.equal(siteOrigin('https://example.org/c960'), ORIGIN);
    assert.equal(siteOrigin(ORIGIN), ORIGIN);
    assert.ok(html(out, 'pt/positions').includes('<meta property="og:locale" content="pt_BR">'));
    assert.doesNotMatch(told, /left out/);
  });

  test('are left out where it does not, and the build says so', (context) => {
    assert.equal(siteOrigin(''), null);
    assert.match(WITHOUT_ORIGIN, /SITE_URL is not set.*left out/);
    if (siteOrigin()) return context.skip('SITE_URL was set when the site was built');
    const text = html(paths.dist, 'pt/positions');
    assert.doesNotMatch(text, /rel="canonical"|hreflang="x-default"|property="og:/);
    assert.ok(!existsSync(join(paths.dist, 'sitemap.xml')));
  });
});

describe('a page that is not there', () => {
  test('says so in every language, at any depth', async () => {
    const site = await serve();
    const answer = await fetch(`${site.origin}en/no/such/page`);
    assert.equal(answer.status, 404);
    const text = await answer.text();
    for (const { lang } of languages) assert.ok(text.includes(`<li lang="${lang}"><p>`), lang);
    assert.match(text, /<meta name="robots" content="noindex">/);
    // At a domain's root it has the site's looks, however deep the address.
    const sheet = /<link rel="stylesheet" href="\/([^"]+)">/.exec(text)?.[1];
    const style = await fetch(site.origin + sheet);
    assert.equal(style.headers.get('content-type')?.split(';')[0], 'text/css');
    assert.equal(style.status, 200);
    await site.close();
  });

  test('leads to the first page of every language where the site knows its address', () => {
    const text = readFileSync(join(out, '404.html'), 'utf8');
    for (const { code, lang } of languages) {
      assert.ok(text.includes(`<a href="${ORIGIN}${code}/" hreflang="${lang}">`), code);
    }
    assert.ok(text.includes(`<link rel="stylesheet" href="${ORIGIN}assets/`));
  });
});
