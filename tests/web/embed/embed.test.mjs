// SPDX-License-Identifier: MIT
/** Embeds in a page of another origin: in every kind of frame they work, fit, and tell the host how a drill went. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { createGenerator, parseSettings } from '../../../web/lib/drill/index.js';
import { answerByClicks, c960 } from '../castling-support.mjs';
import { SHAPES, shapeOf } from './shapes.mjs';
import { FORMS, saidOf, useHost } from './support.mjs';

const host = useHost();

/** @typedef {import('playwright-core').Frame} Frame */

const QUERY = 'v=1&seed=embed&count=3';

/** The questions that a query asks. @param {string} query */
function questionsOf(query) {
  const { settings, seed } = parseSettings(new URLSearchParams(query));
  return createGenerator(c960, settings, String(seed));
}

/** What a page and a frame have in common for clicks. @param {Frame} frame */
const asPage = (frame) =>
  /** @type {import('playwright-core').Page} */ (/** @type {unknown} */ (frame));

describe('in a frame of each kind', () => {
  test('a drill is there, asks nobody, says how high it is and stays so; driven to its end it tells all', async () => {
    const html = FORMS.map((form) => host.frameHtml(`en/castling-drill.html?${QUERY}`, form));
    const { page, faults } = await host.open(html.join(''));
    const ready = await saidOf(page, 'ready', FORMS.length);
    assert.deepEqual(ready.map(({ frame }) => frame).sort(), [0, 1, 2, 3]);
    const { languages, name, language, state, c960: version } = ready[0];
    assert.deepEqual(
      { name, language, state, version },
      { name: 'castling-drill', language: 'en', state: QUERY, version: 1 },
    );
    assert.ok(languages.includes('lt'));

    const frames = page.frames().filter((frame) => frame !== page.mainFrame());
    for (const frame of frames) {
      const questions = questionsOf(QUERY);
      await frame.click('#drill-begin');
      for (let n = 0; n < 3; n++) {
        await answerByClicks(asPage(frame), questions.next());
        await frame.click('[data-do="next"]');
      }
    }
    const results = await saidOf(page, 'result', FORMS.length);
    assert.deepEqual(
      results.map(({ frame }) => frame),
      [0, 1, 2, 3],
    );
    for (const { right, asked, of, score, questions, duration, state } of results) {
      assert.deepEqual(
        { right, asked, of, score, state },
        { right: 3, asked: 3, of: 3, score: 1, state: QUERY },
      );
      assert.ok(duration > 0);
      const made = questionsOf(QUERY);
      for (const one of questions) {
        const { kind, fen, answer } = made.next();
        assert.deepEqual([one.kind, one.fen, one.expected], [kind, fen, answer]);
        assert.ok(one.correct && one.text.length > 10 && one.brief.kind === kind && one.response);
      }
    }
    assert.equal((await saidOf(page, 'progress', 12)).length, 12);
    const all = await page.evaluate(() => /** @type {any[]} */ (/** @type {any} */ (window).said));
    for (const { frame, origin, ...message } of all) {
      assert.equal(typeof origin, 'string');
      assert.deepEqual(shapeOf(message), SHAPES[message.type], `${message.type} of ${frame}`);
    }
    assert.deepEqual([...new Set(all.map(({ type }) => type))].sort(), [
      'keep',
      'progress',
      'ready',
      'resize',
      'result',
    ]);

    // Where a frame could keep something, it does not.
    for (const nth of [1, 3]) {
      const kept = await frames[nth].evaluate(() => [localStorage.length, sessionStorage.length]);
      assert.deepEqual(kept, [0, 0]);
    }

    // A frame that is higher than it asks for makes nothing grow.
    await page.evaluate(() => {
      for (const frame of document.querySelectorAll('iframe')) frame.height = '3000';
    });
    const before = (await saidOf(page, 'resize')).length;
    await page.waitForTimeout(1000);
    const heights = await saidOf(page, 'resize');
    assert.ok(heights.length - before <= FORMS.length, 'at most one each: their scroll bars went');
    const odd = heights.filter(({ height }) => height < 100 || height > 2900);
    assert.deepEqual(odd, []);
    assert.deepEqual(faults, []);
    await page.close();
  });
});

test('opened from a file it works, its parameters in the fragment', async () => {
  const page = await host.browser().newPage();
  const file = pathToFileURL(join(paths.dist, 'embed/pt/castling-drill.html'));
  await page.goto(`${file}#${QUERY}&theme=dark`);
  await page.waitForSelector('html.ready');
  assert.match((await page.textContent('#drill-begin')) ?? '', /3/);
  assert.equal(await page.getAttribute('html', 'data-theme'), 'dark');
  await page.click('#drill-begin');
  await answerByClicks(page, questionsOf(QUERY).next());
  assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Certo');
  assert.match(
    (await page.getAttribute('#frame-full', 'href')) ?? '',
    /pt\/castling\/drill\/index\.html\?v=1&seed=embed&count=3$/,
  );
  await page.close();
});

describe('what the host asks', () => {
  test('is done: theme, language, state, start; what cannot be done is said', async () => {
    const { page, faults } = await host.open(
      host.frameHtml(`en/castling-drill.html?${QUERY}&theme=light&hide=link`, 'allow-scripts'),
    );
    await saidOf(page, 'ready');
    const send = (/** @type {object[]} */ ...messages) =>
      page.evaluate((all) => {
        for (const given of all)
          document.querySelector('iframe')?.contentWindow?.postMessage({ c960: 1, ...given }, '*');
      }, messages);
    const frame = () => page.frames()[1];
    assert.equal(await frame().getAttribute('html', 'data-theme'), 'light');
    await send({ type: 'set-theme', theme: 'dark' });
    await frame().waitForSelector('html[data-theme="dark"]');
    await send({ type: 'start' });
    await frame().waitForSelector('.desk h2');
    for (const message of [
      { type: 'start' },
      { type: 'set-language', language: 'xx' },
      { type: 'dance' },
      { type: 'set-theme', theme: 'pink' },
    ])
      await send(message);
    const errors = await saidOf(page, 'error', 4);
    for (const { frame, origin, ...error } of errors.slice(1)) {
      assert.deepEqual([shapeOf(error), frame], [SHAPES.error, 0], origin);
    }
    assert.deepEqual(
      errors.map(({ code, name, value }) => [code, name, value]),
      [
        ['nothing-to-start', undefined, undefined],
        ['unknown-language', 'set-language', 'xx'],
        ['bad-message', 'dance', 'dance'],
        ['bad-message', 'set-theme', 'pink'],
      ],
    );
    await send({ type: 'set-language', language: 'lt' });
    const [, second] = await saidOf(page, 'ready', 2);
    assert.deepEqual([second.language, second.state], ['lt', QUERY]);
    assert.equal(await frame().getAttribute('html', 'data-theme'), 'dark', 'it stays');
    // Together, before the first is done.
    await send(
      { type: 'set-language', language: 'it' },
      { type: 'set-state', state: 'v=1&seed=other&count=endless' },
    );
    await page.waitForFunction(() =>
      /** @type {any} */ (window).said.some(
        (/** @type {any} */ { type, state }) => type === 'ready' && state.includes('other'),
      ),
    );
    const { language, state } = (await saidOf(page, 'ready', 3)).at(-1);
    assert.deepEqual([language, state], ['it', 'v=1&seed=other&count=endless']);
    assert.equal(await frame().getAttribute('html', 'data-theme'), 'dark');
    assert.equal(await frame().isVisible('#frame-full'), false);
    assert.deepEqual(faults, []);
    await page.close();
  });

  test('is heard from the parent alone', async () => {
    const { page } = await host.open(
      host.frameHtml('en/castling-drill.html', 'allow-scripts').repeat(2),
    );
    await saidOf(page, 'ready', 2);
    // One frame speaks to the other through the page that both are in.
    await page
      .frames()[1]
      .evaluate(() => parent.frames[1].postMessage({ c960: 1, type: 'start' }, '*'));
    await page
      .frames()[1]
      .evaluate(() => parent.frames[1].postMessage({ c960: 1, type: 'dance' }, '*'));
    await page.evaluate(() =>
      window.frames[1].postMessage({ c960: 1, type: 'set-theme', theme: 'dark' }, '*'),
    );
    await page.frames()[2].waitForSelector('html[data-theme="dark"]');
    assert.equal(await page.frames()[2].isVisible('.desk'), false);
    assert.equal(
      await page.evaluate(() =>
        /** @type {any} */ (window).said.some((/** @type {any} */ { type }) => type === 'error'),
      ),
      false,
    );
    await page.close();
  });
});

test('what is wrong with an address is said in the frame, in its language, and to the host', async () => {
  const { page } = await host.open(
    host.frameHtml(
      'lt/castling-drill.html?sead=a&theme=pink&light=red&dark=112233&kinds=none&hide=link,x',
      'allow-scripts',
    ),
  );
  await saidOf(page, 'ready');
  const errors = await saidOf(page, 'error', 5);
  assert.deepEqual(
    errors.map(({ code, name, value }) => [code, name, value]),
    [
      ['bad-parameter', 'sead', 'a'],
      ['bad-parameter', 'theme', 'pink'],
      ['bad-parameter', 'light', 'red'],
      ['bad-parameter', 'hide', 'x'],
      ['bad-parameter', 'kinds', 'none'],
    ],
  );
  const told = await page.frames()[1].innerText('main');
  const language = builtLanguages().find(({ code }) => code === 'lt');
  const { t } = buildTexts(/** @type {any} */ (language), readCatalog('lt'));
  for (const part of [
    t('embed.unknown-name', { name: 'sead', value: 'a' }),
    t('embed.bad-value', { name: 'theme', value: 'pink' }),
    t('embed.bad-value', { name: 'light', value: 'red' }),
    t('embed.bad-value', { name: 'hide', value: 'x' }),
    t('drill.problem.unknown-value', { name: 'kinds', value: 'none' }),
  ])
    assert.ok(told.includes(part), part);
  const { dark } = await page
    .frames()[1]
    .$eval('html', ({ style }) => ({ dark: style.getPropertyValue('--c960-dark') }));
  assert.equal(dark, '#112233');
  await page.close();
});

test('a lesson shows the sections that are asked for; its links open the site, or say where that is', async () => {
  const { page, faults } = await host.open(
    host.frameHtml('en/castling.html?only=must&hide=title', 'allow-scripts') +
      host.frameHtml('en/positions.html?n=177', FORMS[2]),
  );
  await saidOf(page, 'ready', 2);
  const frames = page.frames();
  const lesson = frames.find((frame) => frame.url().includes('castling')) ?? frames[1];
  assert.ok(await lesson.isVisible('#must c960-board'));
  assert.equal(await lesson.isVisible('#land'), false);
  await lesson.click('#must .pick >> nth=2');
  await lesson.click('#frame-full');
  assert.match(await lesson.innerText('#frame-told'), /\/en\/castling\/$/);
  const positions = frames.find((frame) => frame.url().includes('positions')) ?? frames[2];
  await positions.click('#next');
  const popup = page.waitForEvent('popup');
  await positions.click('#frame-full');
  assert.match((await popup).url(), /\/en\/positions\/\?n=178$/);
  assert.deepEqual(
    faults.filter((fault) => !fault.includes('allow-popups')),
    [],
  );
  await page.close();
});

test('embed.js makes frames of elements and of marked links, which are titled, fit, and tell the page', async () => {
  const { page, faults } = await host.open(`<script>
window.heard = [];
for (const name of ['ready', 'progress', 'result', 'error'])
  addEventListener('c960-' + name, ({ target, detail }) => heard.push([target.id || target.title, name, detail]));
</script>
<script src="${host.origin()}embed/embed.js" async></script>
<p lang="pt-BR"><c960-embed id="one" name="castling-drill" state="${QUERY.replaceAll('&', '&amp;')}" options="hide=link"></c960-embed></p>
<a data-c960 href="${host.origin()}it/castling/drill/?seed=embed&amp;count=3">Esercizi</a>`);
  const [first, second] = (await saidOf(page, 'ready', 2)).sort((a, b) => a.frame - b.frame);
  assert.deepEqual([first.language, second.language, second.state], ['pt', 'it', QUERY]);
  const titles = await page.$$eval('iframe', (frames) => frames.map(({ title }) => title));
  assert.deepEqual(titles, [first.title, 'Esercizi']);
  await page.$eval('#one', (element) => /** @type {any} */ (element).start());
  const frame = page.frames().find((one) => one.url().includes('/pt/')) ?? page.frames()[1];
  await frame.waitForSelector('.desk h2');
  await answerByClicks(asPage(frame), questionsOf(QUERY).next());
  await frame.click('[data-do="stop"]');
  await page.waitForFunction(() =>
    /** @type {any} */ (window).heard.some((/** @type {any} */ [, name]) => name === 'result'),
  );
  const heard = await page.evaluate(() => /** @type {any} */ (window).heard);
  assert.deepEqual(
    heard
      .filter((/** @type {any} */ [id]) => id === 'one')
      .map((/** @type {any} */ [, name]) => name),
    ['ready', 'progress', 'result'],
  );
  const last = heard.at(-1)[2];
  assert.deepEqual([last.right, last.asked, last.of, last.score], [1, 1, 3, 1]);
  // Each is as high as what is in it.
  await page.waitForFunction(() => {
    const { said } = /** @type {any} */ (window);
    return [...document.querySelectorAll('c960-embed')].every((one, n) => {
      const last = said
        .filter((/** @type {any} */ { frame, type }) => frame === n && type === 'resize')
        .pop();
      return last && one.clientHeight === last.height;
    });
  });
  await page.$eval('#one', (element) => element.setAttribute('language', 'lb'));
  assert.equal((await saidOf(page, 'ready', 3))[2].language, 'lb');
  assert.deepEqual(faults, []);
  await page.close();
});
