// SPDX-License-Identifier: MIT
/** embed.js in pages that are written oddly, or change: it shows what is asked for, or what stands in its element. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lastSaid, saidOf, useHost } from './support.mjs';

const host = useHost();

/** @typedef {import('playwright-core').Page} Page */

const script = () => `<script src="${host.origin()}embed/embed.js"></script>`;

/** What each element shows: the path of its embed, or what stands in it. @param {Page} page */
const shown = (page) =>
  page.$$eval('c960-embed', (all) =>
    all.map((one) => {
      const frame = one.shadowRoot?.querySelector('iframe');
      if (!frame) return one.textContent;
      return frame.src.slice(frame.src.indexOf('/embed/') + 7);
    }),
  );

/** Changes attributes of the only element, all at once. @param {Page} page @param {Record<string, string | null>} attributes */
const change = (page, attributes) =>
  page.$eval(
    'c960-embed',
    (element, changes) => {
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) element.removeAttribute(name);
        else element.setAttribute(name, value);
      }
    },
    attributes,
  );

test('elements and links say what they mean in many ways; what means no embed stays as it is, and is told', async () => {
  const { page, faults } = await host.open(`<script>
window.heard = [];
addEventListener('c960-error', ({ detail }) => heard.push([detail.code, detail.name, detail.value]));
</script>
${script()}${script()}
<c960-embed name="draw"><a href="x">What stands in it</a></c960-embed>
<p lang="de"><c960-embed name="draw"></c960-embed></p>
<p lang="LT-lt"><c960-embed name="draw" language=""></c960-embed></p>
<c960-embed name="draw" language="pt-BR" options="hide=title&amp;dark=112233" state='by="&amp;lt;'></c960-embed>
<c960-embed name="draw" language="de"></c960-embed>
<c960-embed name="drawing">Nothing</c960-embed>
<c960-embed>No name</c960-embed>
<c960-embed src="javascript:alert(1)">No address</c960-embed>
<a data-c960 href="http://">broken</a>
<a data-c960>none</a>
<a data-c960 href="javascript:alert(1)">script</a>
<a data-c960 href="${host.origin()}en/nothing/">no page</a>
<a data-c960 href="${host.origin()}lms/kit.json">a file of the site</a>
<a data-c960 href="${host.origin()}">the way to a language</a>
<a data-c960 href="https://example.org/castling/">elsewhere</a>
<a data-c960 href="${host.origin()}lb/draw/index.html?by=cards">a page</a>
<a data-c960 href="${host.origin()}embed/it/draw?by=die">an embed</a>
<a data-c960 href="${host.origin()}it/">the first page</a>`);
  await page.waitForFunction(() => document.querySelectorAll('c960-embed').length === 11);
  assert.deepEqual(await shown(page), [
    ...['en/draw.html', 'en/draw.html', 'lt/draw.html'],
    ...['pt/draw.html?by=%22&lt%3B=&hide=title&dark=112233', 'en/draw.html'],
    ...['Nothing', 'No name', 'No address'],
    ...['lb/draw.html?by=cards', 'it/draw.html?by=die', 'it/home.html'],
  ]);
  assert.equal(await page.locator('text=What stands in it').isVisible(), false);
  assert.equal(await page.locator('text=No name').isVisible(), true);
  assert.equal(await page.locator('a[data-c960]').count(), 7);
  assert.deepEqual(
    await page.evaluate(() =>
      /** @type {any} */ (window).heard.filter((/** @type {any} */ [code]) =>
        code.startsWith('unknown-'),
      ),
    ),
    [
      ['unknown-language', 'language', 'de'],
      ['unknown-name', 'name', 'drawing'],
      ['unknown-name', 'name', ''],
      ['unknown-name', 'src', 'javascript:alert(1)'],
    ],
  );
  assert.deepEqual(
    faults.filter((fault) => !fault.startsWith('c960-embed: unknown-')),
    [],
  );
  await page.close();
});

test('an element that changes shows what it asks for now, also when it is moved', async () => {
  const { page, faults } = await host.open(
    `${script()}<c960-embed name="castling-drill" theme="light" state="v=1&amp;seed=a&amp;count=3"></c960-embed><div></div>`,
  );
  /** The last that was ready, once it is as it should be. @param {string} language @param {string} state @param {string} theme */
  const isReady = async (language, state, theme) => {
    await page.waitForFunction(
      (wanted) =>
        /** @type {any} */ (window).said.some(
          (/** @type {any} */ { type, language, state }) =>
            type === 'ready' && `${language} ${state}` === wanted,
        ),
      `${language} ${state}`,
    );
    await page.frames()[1].waitForSelector(`html[data-theme="${theme}"].ready`);
    const last = (await saidOf(page, 'ready')).at(-1);
    assert.deepEqual([last.language, last.state], [language, state]);
    assert.equal(await page.locator('c960-embed iframe').getAttribute('title'), last.title);
  };
  await isReady('en', 'v=1&seed=a&count=3', 'light');
  await change(page, { theme: 'dark', state: 'v=1&seed=b&count=5', language: 'it' });
  // It is on its way.
  await change(page, { language: 'lb' });
  await isReady('lb', 'v=1&seed=b&count=5', 'dark');
  // A message that it cannot use keeps it from nothing.
  await change(page, { state: 'x'.repeat(9000) });
  await saidOf(page, 'error');
  await change(page, { state: 'v=1&seed=c&count=2', language: null });
  await isReady('en', 'v=1&seed=c&count=2', 'dark');
  await page.evaluate(() => {
    document
      .querySelector('div')
      ?.append(/** @type {Node} */ (document.querySelector('c960-embed')));
  });
  await change(page, { language: 'pt' });
  await isReady('pt', 'v=1&seed=c&count=2', 'dark');

  await change(page, {
    name: 'en-passant-drill',
    sandbox: 'allow-scripts',
    title: 'My "own" & title',
  });
  await page
    .frameLocator('iframe[title*="own"][sandbox="allow-scripts"]')
    .locator('html.ready')
    .waitFor();
  const { title } = await lastSaid(page, 'ready', ({ name }) => name === 'en-passant-drill');
  await change(page, { title: null });
  assert.equal(await page.locator('c960-embed iframe').getAttribute('title'), title);

  // Made by a script, which sets its attributes when it is in the page already.
  await page.evaluate(() => {
    const made = document.createElement('c960-embed');
    document.querySelector('c960-embed')?.replaceWith(made);
    made.setAttribute('name', 'draw');
    made.setAttribute('language', 'it');
  });
  await page.frameLocator('iframe').locator('html.ready[lang="it"]').waitFor();
  assert.deepEqual(await shown(page), ['it/draw.html']);
  assert.deepEqual(faults, []);
  await page.close();
});
