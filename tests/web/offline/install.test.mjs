// SPDX-License-Identifier: MIT
/** The installed site: what Chromium itself says of it, and where it begins. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { Host, open, useBrowser, whenOffline } from './support.mjs';

const { reader } = useBrowser({ asPeopleHaveIt: true });
const host = new Host({ base: '/a/deep/path/' });
before(() => host.start());
after(() => host.stop());

/**
 * How far from the middle an icon has another colour than in its corner, in parts of its width. Runs in the page.
 * @param {string} address
 */
async function farthestDrawn(address) {
  const image = await createImageBitmap(await (await fetch(address)).blob());
  const { width, height } = image;
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (
    new OffscreenCanvas(width, height).getContext('2d')
  );
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const isDrawn = (/** @type {number} */ i) =>
    [0, 1, 2].some((c) => Math.abs(data[4 * i + c] - data[c]) > 40);
  const far = Array.from({ length: width * height }, (_, i) =>
    isDrawn(i)
      ? Math.hypot((i % width) + 0.5 - width / 2, ((i / width) | 0) + 0.5 - height / 2)
      : 0,
  );
  return far.reduce((a, b) => Math.max(a, b)) / width;
}

describe('the site', () => {
  test('can be installed in every language, as Chromium sees it, with a scope and icons of its own', async () => {
    const context = await reader();
    const page = await open(context, `${host.site}en/draw/`);
    await whenOffline(page);
    const session = await context.newCDPSession(page);
    for (const { code, lang } of builtLanguages()) {
      await page.goto(`${host.site}${code}/castling/`);
      const { errors, data, url } = await session.send('Page.getAppManifest');
      assert.deepEqual(errors, []);
      assert.equal(url, `${host.site}${code}/app.webmanifest`);
      const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
      const faults = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
      assert.deepEqual(faults, []);
      const manifest = JSON.parse(data ?? '');
      assert.equal(manifest.lang, lang);
      assert.ok(manifest.id);
      assert.equal(new URL(manifest.scope, url).href, host.site);
      assert.equal(new URL(manifest.start_url, url).href, `${host.site}${code}/?app`);
      const pictures = [...manifest.icons, ...manifest.screenshots];
      const forms = manifest.screenshots.map((/** @type {any} */ one) => one.form_factor);
      assert.ok(forms.includes('wide') && forms.includes('narrow'));
      const links = [
        ...pictures.map(({ src }) => src),
        ...manifest.shortcuts.map((/** @type {any} */ one) => one.url),
      ];
      for (const link of links) assert.equal((await fetch(new URL(link, url))).status, 200, link);
      assert.ok(manifest.icons.some((/** @type {any} */ one) => one.purpose === 'maskable'));
    }
    await context.close();
  });

  test('has icons of which no mask cuts anything: their drawing is within the circle that is safe', async () => {
    const context = await reader();
    const page = await open(context, `${host.site}en/`);
    const manifest = await (await fetch(`${host.site}en/app.webmanifest`)).json();
    for (const { src, purpose, sizes } of manifest.icons) {
      if (purpose !== 'maskable') continue;
      const farthest = await page.evaluate(farthestDrawn, `${host.site}en/${src}`);
      assert.ok(farthest > 0.3 && farthest <= 0.4, `${sizes}: up to ${farthest} of its width`);
    }
    await context.close();
  });

  test('begins where the reader was last, and nowhere else', async () => {
    const context = await reader();
    const page = await open(context, `${host.site}pt/positions/?n=177`);
    await page.waitForSelector('html.ready');
    const start = async () => {
      await page.goto(`${host.site}en/?app`);
      await page.waitForLoadState();
      await page.waitForFunction(() => !location.search.includes('app'));
      return page.url().slice(host.site.length);
    };
    assert.equal(await start(), 'pt/positions/?n=177');
    for (const last of ['en/no-such/', 'https://example.org/', '../x', '', 'javascript:1']) {
      await page.goto(`${host.site}404.html`);
      await page.evaluate(
        (kept) => localStorage.setItem('c960.page', kept),
        last && host.site + last,
      );
      assert.equal(await start(), 'en/', last);
    }
    await context.close();
  });
});
