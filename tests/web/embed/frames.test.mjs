// SPDX-License-Identifier: MIT
/** Every embed in frames of every kind and of odd sizes: it works, asks nobody, and says how high it is. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { embedName, embeds } from '../../../web/embed/list.js';
import { MAX_HEIGHT } from '../../../web/embed/messages.js';
import { pages } from '../../../web/site.config.js';
import { soon } from '../soon.mjs';
import { FORMS, isAsHighAsAsked, openHost } from './host-page.mjs';
import { saidOf, settled, useHost } from './support.mjs';

const host = useHost();

const names = embeds.map(({ page }) => embedName(pages.find(({ id }) => id === page)?.slug ?? ''));

/** However high its frame, what is in an embed is as high as before. @param {import('playwright-core').Page} page */
async function heightsAreTheirOwn(page) {
  const heights = () =>
    Promise.all(
      page
        .frames()
        .slice(1)
        .map((frame) =>
          frame.$eval('#frame', (one) => [one.getBoundingClientRect().height, innerHeight]),
        ),
    );
  const found = [];
  for (const high of [500, 18_000]) {
    await page.$$eval(
      'iframe',
      (frames, to) => {
        for (const frame of frames) frame.style.height = `${to}px`;
      },
      high,
    );
    // They are told when they are laid out.
    const areLaidOut = async () => (await heights()).every(([, inner]) => inner === high);
    assert.ok(await soon(areLaidOut, 60), `frames of ${high} px`);
    found.push((await heights()).map(([height]) => height));
  }
  assert.deepEqual(found[1], found[0]);
}

describe('every page of the list', () => {
  const codes = builtLanguages().map(({ code }) => code);
  for (const [at, form] of FORMS.entries()) {
    test(`is ready, asks nobody and gets its height: ${form.name}`, async (context) => {
      const pages = names.map((name, n) => ({
        path: `${codes[(n + at) % codes.length]}/${name}`,
        form,
      }));
      const others = await openHost(host.origin());
      context.after(others.close);
      const { page, faults } = await host.openAt(await others.pageWith(pages, { small: true }));
      const ready = (await saidOf(page, 'ready', pages.length)).sort((a, b) => a.frame - b.frame);
      assert.deepEqual(
        ready.map(({ language, name }) => `${language}/${name}`),
        pages.map(({ path }) => path),
      );
      for (const nth of pages.keys()) await page.waitForFunction(isAsHighAsAsked, nth);
      await heightsAreTheirOwn(page);
      assert.deepEqual(faults, []);
      await page.close();
    });
  }
});

test('a frame without a width asks for no height, and the longest page for no more than the most', async () => {
  const { page } = await host.open(host.frameHtml('lt/rules.html', 'allow-scripts'));
  const setWidth = (/** @type {string} */ width) =>
    page.$eval('iframe', (frame, to) => frame.setAttribute('width', to), width);
  await setWidth('60');
  await saidOf(page, 'ready');
  await settled(page, page.frames()[1]);
  const before = (await saidOf(page, 'resize', 0)).length;
  await setWidth('50');
  await settled(page, page.frames()[1]);
  assert.equal((await saidOf(page, 'resize', 0)).length, before);
  await setWidth('110');
  await page.waitForFunction(
    (count) =>
      /** @type {any} */ (window).said.filter((/** @type {any} */ { type }) => type === 'resize')
        .length > count,
    before,
  );
  assert.equal((await saidOf(page, 'resize')).at(-1).height, MAX_HEIGHT);
  await page.close();
});

test('Enter in a field works where the sandbox lets no form be sent', async () => {
  const { page, faults } = await host.open(
    host.frameHtml('en/positions.html?n=177', 'allow-scripts'),
  );
  await saidOf(page, 'ready');
  const frame = page.frames()[1];
  await frame.fill('#number', '5');
  await frame.press('#number', 'Enter');
  await frame.waitForFunction(() =>
    document.querySelector('#frame-full')?.getAttribute('href')?.endsWith('?n=5'),
  );
  assert.deepEqual(faults, []);
  await page.close();
});
