// SPDX-License-Identifier: MIT
/**
 * Pages that would save, print, share or keep: in a frame they offer what a sandbox leaves, and say what it does not.
 */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { paths } from '../../../web/build/paths.mjs';
import { writeCode } from '../../../web/lib/class/code.js';
import { positionOfDay } from '../../../web/lib/day.js';
import { c960 } from '../castling-support.mjs';
import { SIZES } from '../../../web/page/teach/own.js';
import { saidOf, useHost } from './support.mjs';

const host = useHost();

/** Opens embeds side by side, in the strictest sandbox. @param {readonly string[]} paths */
async function openAll(paths) {
  const { page, faults } = await host.open(
    paths.map((path) => host.frameHtml(path, 'allow-scripts')).join(''),
  );
  await saidOf(page, 'ready', paths.length);
  const frames = paths.map((path) => {
    const found = page.frames().find((frame) => frame.url().endsWith(path));
    if (!found) throw new Error(path);
    return found;
  });
  return { page, faults, frames };
}

/** @param {string} name @param {string} [hash] */
async function openFile(name, hash = '') {
  const page = await host.browser().newPage();
  await page.goto(pathToFileURL(join(paths.dist, `embed/en/${name}.html`)).href + hash);
  await page.waitForSelector('html.ready');
  return page;
}

test('a position is taken along as picture, text, words and a link to the site; files and paper are not offered', async () => {
  const { page, faults, frames } = await openAll([
    'en/positions-take.html?n=177&moves=e2e4',
    'en/positions-take.html?n=960&hide=title',
  ]);
  const [take, wrong] = frames;
  for (const id of ['svg', 'png', 'qr-svg', 'print', 'share', 'back'])
    assert.equal(await take.isVisible(`#${id}`), false, id);
  for (const id of ['picture svg', 'turned', 'qr svg', 'take-fen', 'in-words', 'read-aloud'])
    assert.ok(await take.isVisible(`#${id}`), id);
  assert.equal(
    await take.inputValue('#take-link'),
    `${host.origin()}en/positions/?n=177&moves=e2e4`,
  );
  assert.match((await take.getAttribute('#frame-full', 'href')) ?? '', /take\/\?n=177&moves=e2e4$/);
  await take.click('[data-copy="take-fen"]');
  await take.waitForSelector('[data-copy="take-fen"].said');
  // Whatever is hidden, what is wrong is said.
  assert.match(await wrong.innerText('#number-error'), /960/);
  await wrong.fill('#number', '5');
  await wrong.press('#number', 'Enter');
  assert.equal(await wrong.inputValue('#take-link'), `${host.origin()}en/positions/?n=5`);
  assert.deepEqual(
    faults.filter((fault) => !/clipboard/i.test(fault)),
    [],
  );
  await page.close();
});

test('an arbiter is told that nothing is kept, has the log as text, and the hall’s view in place of the page', async () => {
  const { page, frames } = await openAll(['en/draw-arbiter.html']);
  const [arbiter] = frames;
  assert.match(await arbiter.innerText('#frame-problems'), /kept in this frame/);
  assert.equal(await arbiter.isVisible('#trouble'), false);
  await arbiter.click('#draw-now');
  const number = await arbiter.innerText('#result-title');
  assert.equal(await arbiter.isVisible('#log-note'), false, 'no browser keeps it');
  assert.equal(await arbiter.isVisible('#print'), false);
  for (const [id, name] of [
    ['save-text', '.txt'],
    ['save-csv', '.csv'],
  ]) {
    await arbiter.click(`#${id}`);
    assert.ok((await arbiter.innerText('[for="frame-text"]')).endsWith(name));
    assert.ok((await arbiter.inputValue('#frame-text')).includes(number), id);
  }
  assert.equal(await arbiter.locator('#frame-text').count(), 1);
  await arbiter.click('#frame-file button');
  await arbiter.waitForSelector('#frame-file button.said');

  const high = (await saidOf(page, 'resize')).at(-1).height;
  await arbiter.click('#project');
  await page.waitForFunction(
    (before) => /** @type {any} */ (window).said.at(-1).height < before,
    high,
  );
  assert.equal(await arbiter.isVisible('#draw'), false);
  // However high the frame is made, what is in it stays as high.
  const heightIn = async (/** @type {number} */ height) => {
    await page.$eval(
      'iframe',
      (frame, to) => {
        frame.style.height = `${to}px`;
      },
      height,
    );
    await arbiter.waitForFunction((to) => innerHeight === to, height);
    return arbiter.$eval('#frame', (frame) => frame.getBoundingClientRect().height);
  };
  assert.equal(await heightIn(3000), await heightIn(9000));
  await arbiter.click('#projector-close');
  assert.ok(await arbiter.isVisible('#draw'));
  await page.close();
});

test('a class gets a link to the site, a worksheet is seen, and the first page knows the day', async () => {
  const { page, faults, frames } = await openAll([
    'it/teach-class.html',
    'en/teach-worksheets.html?task=starts&count=4&seed=abc&columns=3&solutions=1',
    'en/home.html?n=5&hide=title',
  ]);
  const [group, sheet, home] = frames;
  assert.equal(await home.isVisible('.lead'), false);
  assert.ok(await home.isVisible('.welcome .picture'));
  const link = await group.inputValue('#class-link');
  assert.ok(link.startsWith(`${host.origin()}embed/it/castling-drill.html?class=1&`), link);
  assert.equal((await fetch(link, { method: 'HEAD' })).status, 200);
  assert.ok((await group.innerText('#frame-problems')).length > 20);
  assert.equal(await group.isVisible('#codes-title ~ .note'), false, 'no browser keeps it');
  const answers = [{ text: 'b1', correct: true }];
  const about = { drill: 'positions-training', state: 'seed=abc', name: 'Zita', seconds: 1 };
  await group.fill('#codes', writeCode({ ...about, answers }));
  await group.click('#class-csv');
  assert.match(await group.inputValue('#frame-text'), /Zita/);
  await group.click('#class-clear');
  assert.equal(await group.locator('#frame-text').count(), 0, 'what is erased stands nowhere');

  assert.equal(await sheet.locator('#sheet .questions > li').count(), 4);
  assert.match(await sheet.innerText('#sheet-problem'), /left out/);
  assert.equal(await sheet.isVisible('#sheet-print'), false);
  const full = `${host.origin()}en/teach/worksheets/?seed=abc&count=4&task=starts`;
  assert.equal(await sheet.getAttribute('#frame-full', 'href'), full);
  assert.equal(await sheet.innerText('.address'), full);

  const before = positionOfDay(Date.now(), c960.startCount);
  const href = (await home.getAttribute('[data-day]', 'href')) ?? '';
  const days = [before, positionOfDay(Date.now(), c960.startCount)].map((n) => `?n=${n}`);
  assert.ok(days.some((day) => href.endsWith(day)));
  assert.match(await home.innerText('#frame-problems'), /“n”/);
  assert.deepEqual(faults, []);
  await page.close();
});

test('the builder makes code without a preview, in the language and the looks that the host asks for', async () => {
  const { page, faults, frames } = await openAll([
    'en/teach.html?embed=positions&n=177&theme=light',
    'en/home.html?theme=dark',
  ]);
  const [builder, home] = frames;
  const code = () => builder.inputValue('#code');
  assert.ok((await code()).includes(`"${host.origin()}embed/en/positions.html?n=177"`));
  assert.equal(await builder.isVisible('#preview-title'), false);
  await builder.click('summary >> nth=0');
  await builder.check('[name="theme"][value="dark"]');
  await builder.click('#parts summary');
  await builder.uncheck('#show-link');
  assert.ok((await code()).includes('?n=177&amp;theme=dark&amp;hide=link"'));
  const full = (await builder.getAttribute('#frame-full', 'href')) ?? '';
  assert.match(full, /\/en\/teach\/\?embed=positions&n=177&theme=dark&hide=link$/);

  // What is set of other frames is not what this one looks like.
  await page.evaluate(() => {
    for (const { contentWindow } of document.querySelectorAll('iframe'))
      contentWindow?.postMessage({ c960: 1, type: 'set-language', language: 'lt' }, '*');
  });
  const ready = (await saidOf(page, 'ready', 4)).slice(2);
  assert.deepEqual(ready.map(({ frame, language }) => `${frame} ${language}`).sort(), [
    '0 lt',
    '1 lt',
  ]);
  assert.equal(await builder.getAttribute('html', 'data-theme'), 'light');
  assert.ok(await builder.isVisible('#frame-full'));
  assert.equal(await builder.inputValue('#f-n'), '177');
  assert.equal(await home.getAttribute('html', 'data-theme'), 'dark');
  assert.equal(await builder.innerText('#frame-problems'), '');
  assert.deepEqual(faults, []);
  await page.close();
});

test('a package is chosen, and made on the full page with that choice; settings can be read', async () => {
  const { page, faults, frames } = await openAll([
    'en/teach-lms.html?drill=promotion-drill&pieces=knight&mastery=85&languages=en,lb&count=7&hide=title',
    'lt/settings.html',
  ]);
  const [packages, settings] = frames;
  const chosen = 'drill=promotion-drill&pieces=knight&mastery=85&languages=en%2Clb';
  assert.match(await packages.innerText('#e-lost'), /count: “7”/);
  assert.equal(await packages.inputValue('#mastery'), '85');
  await packages.check('[name="standard"][value="cmi5"]');
  assert.equal(await packages.isVisible('#e-lost'), false);
  const full = `${host.origin()}en/teach/lms/?${chosen}&standard=cmi5`;
  assert.equal(await packages.getAttribute('#frame-full', 'href'), full);
  // This sandbox opens no other page.
  await packages.click('#make');
  assert.ok((await packages.innerText('#frame-told')).includes(full));
  assert.ok(await packages.isVisible('.packages'));

  assert.match(await settings.innerText('#frame-problems'), /visą puslapį/);
  assert.equal(await settings.locator('input >> visible=true').count(), 0);
  assert.equal(await settings.locator('button >> visible=true').count(), 0);
  assert.equal(await settings.locator('legend >> visible=true').count(), 3);
  assert.deepEqual(
    faults.filter((fault) => !fault.startsWith(`Blocked opening '${full}'`)),
    [],
  );
  await page.close();
});

test('a file that does not know the site gives no link to it and says so; its own links lead to files', async () => {
  const take = await openFile('positions-take', '#n=177');
  assert.match(await take.innerText('#frame-problems'), /no link/);
  assert.equal(await take.isVisible('#take-link'), false);
  assert.equal(await take.isVisible('#qr'), false);
  assert.equal(await take.textContent('#title'), 'Start position 177');
  await take.close();
  const group = await openFile('teach-class');
  assert.match(await group.innerText('#frame-problems'), /no link/);
  assert.equal(await group.isVisible('#class-link'), false);
  assert.ok(await group.isVisible('#codes'));
  await group.close();
  const packages = await openFile('teach-lms');
  assert.match(await packages.innerText('#frame-problems'), /no link/);
  assert.equal(await packages.isVisible('#make'), false);
  assert.equal(await packages.isVisible('.packages'), false);
  await packages.press('#title', 'Enter');
  assert.equal(packages.context().pages().length, 1, 'Enter opens no page');
  await packages.close();
  const home = await openFile('home');
  const popup = home.waitForEvent('popup');
  await home.click('.chapters a[href$="castling/"]');
  assert.match((await popup).url(), /\/en\/castling\/index\.html$/);
  await home.close();
});

test('tables and lines with the longest words fit the narrowest frame that the builder makes', async () => {
  const { least } = SIZES.width;
  const page = await host.browser().newPage({ viewport: { width: least, height: 900 } });
  for (const path of ['lt/castling', 'it/positions', 'lt/draw-arbiter', 'lb/teach-worksheets']) {
    await page.goto(`${host.origin()}embed/${path}.html`);
    await page.waitForSelector('html.ready');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), least, path);
  }
  await page.close();
});
