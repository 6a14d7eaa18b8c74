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
