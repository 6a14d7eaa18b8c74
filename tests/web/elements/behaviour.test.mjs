// SPDX-License-Identifier: MIT
/** What the custom elements of the package do where something is otherwise: languages, links, failures, removal. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { builtLanguages, buildTexts, readCatalog } from '../../../web/build/catalogs.mjs';
import { told, useElements } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

const { show, browser, site } = useElements();

test('all speak each of the languages, also when another is asked for later', async () => {
  const { page, faults } = await show(
    '<c960-board></c960-board><c960-explorer></c960-explorer><c960-castling-drill></c960-castling-drill><c960-promotion-tester></c960-promotion-tester>',
  );
  let ready = 0;
  for (const language of builtLanguages()) {
    const { t } = buildTexts(language, readCatalog(language.code));
    await page.evaluate((code) => {
      for (const one of document.querySelectorAll('main > :not(h1)'))
        one.setAttribute('language', code);
    }, language.code);
    ready += 3;
    const all = await told(page, 'ready', language.code === 'en' ? 3 : ready);
    ready = all.length;
    assert.equal(all.at(-1).detail.language, language.code);
    await page.waitForSelector(`main > c960-board [aria-label="${t('board.label')}"]`);
    assert.equal(
      await page.textContent('c960-explorer #derive-title'),
      t('derive.title', { number: 518 }),
    );
    assert.equal(
      await page.textContent('c960-castling-drill #drill-begin'),
      t('drill.begin', { count: 10 }),
    );
    assert.equal(
      await page.textContent('c960-promotion-tester [data-do="clear"]'),
      t('promotion.clear'),
    );
    assert.equal(await page.getAttribute('c960-explorer .c960', 'lang'), language.lang);
  }
  assert.deepEqual(
    await page.evaluate(() =>
      /** @type {any} */ (window).told.filter((/** @type {any} */ { name }) => name === 'error'),
    ),
    [],
  );
  assert.deepEqual(faults, []);
  await page.close();
});

test('two of a kind do not disturb each other, and the focus stays where something is drawn anew', async () => {
  const { page, faults } = await show(
    '<c960-explorer id="one" number="0"></c960-explorer><c960-explorer id="two" number="959" moves="e2e4"></c960-explorer>',
  );
  await told(page, 'ready', 2);
  await page.click('#one [aria-label^="e2,"]');
  await page.click('#one [aria-label^="e4,"]');
  const [{ of, detail }] = await told(page, 'play');
  assert.equal(of, 'one');
  assert.deepEqual([detail.uci, detail.san, detail.moves], ['e2e4', 'e4', ['e2e4']]);
  assert.equal(
    await page.evaluate(() => /** @type {any} */ (document.querySelector('#one')).position),
    detail.fen,
  );
  await page.click('#two .move[data-ply="0"]');
  assert.equal(
    await page.evaluate(() => document.querySelector('#two')?.shadowRoot?.activeElement?.id),
    'move-0',
  );
  assert.equal(await page.getAttribute('#one .move[aria-current]', 'data-ply'), '1');
  await page.click('#one [aria-label^="a1,"]');
  await page.click('#one [aria-label^="a5,"]');
  const [refused] = await told(page, 'refused');
  assert.match(refused.detail.text, /Not possible/);
  assert.deepEqual(faults, []);
  await page.close();
});

test('numbers, positions and moves that are wrong are said, and told to the page', async () => {
  const { page } = await show(
    '<c960-explorer id="a" number="960"></c960-explorer><c960-explorer id="b" fen="8/8"></c960-explorer><c960-explorer id="c" moves="e2e5"></c960-explorer><c960-board id="d" fen="none"></c960-board>',
  );
  const errors = await told(page, 'error', 4);
  assert.deepEqual(errors.map(({ of, detail }) => [of, detail.code, detail.value]).sort(), [
    ['a', 'bad-parameter', '960'],
    ['b', 'bad-parameter', '8/8'],
    ['c', 'bad-parameter', 'e2e5'],
    ['d', 'bad-fen', undefined],
  ]);
  assert.match((await page.textContent('#a #number-error')) ?? '', /960.*0 to 959.*518/);
  assert.match((await page.textContent('#b .caption')) ?? '', /8\/8/);
  assert.match((await page.textContent('#c .caption')) ?? '', /e2e5/);
  await page.evaluate(() => {
    /** @type {any} */ (document.querySelector('#a')).number = 7;
  });
  assert.equal(await page.inputValue('#a #number'), '7');
  assert.equal(await page.isVisible('#a #number-error'), false);
  await page.close();
});

test('what is wrong in a state, in a position and in a number that comes later is told as well', async () => {
  const { page } = await show(
    '<c960-explorer id="a"></c960-explorer><c960-castling-drill id="b" state="kinds=what&count=3"></c960-castling-drill><c960-promotion-tester id="c" fen="8/8"></c960-promotion-tester><c960-promotion-tester id="d" move="a1a2"></c960-promotion-tester>',
  );
  await told(page, 'ready', 4);
  await page.evaluate(() => document.querySelector('#a')?.setAttribute('number', '960'));
  const errors = await told(page, 'error', 4);
  assert.deepEqual(errors.map(({ of, detail: { name, value } }) => [of, name, value]).sort(), [
    ['a', 'number', '960'],
    ['b', 'kinds', 'what'],
    ['c', 'fen', '8/8'],
    ['d', 'move', 'a1a2'],
  ]);
  assert.equal(await page.isVisible('#a #number-error'), true);
  await page.close();
});

test('each thing is told once: a number that is typed, a position that is asked for', async () => {
  const fen = '7k/P7/8/8/8/8/8/7K w - - 0 1';
  const { page } = await show(
    `<c960-explorer id="a"></c960-explorer><c960-promotion-tester id="b" fen="${fen}"></c960-promotion-tester>`,
  );
  await told(page, 'ready', 2);
  await page.fill('#a #number', '77');
  await page.press('#a #number', 'Enter');
  await page.click('#a #flip');
  await page.fill('#a #number', '78');
  await page.click('#a #flip');
  await told(page, 'start', 2);
  assert.deepEqual(
    await page.evaluate(() =>
      /** @type {any} */ (window).told
        .filter((/** @type {any} */ { name }) => name !== 'ready')
        .map((/** @type {any} */ { name, detail }) => [name, detail.number ?? detail.fen]),
    ),
    [
      ['position', fen],
      ['start', 77],
      ['start', 78],
    ],
  );
  await page.close();
});

test('properties that were set before the elements were defined hold, and can be set again', async () => {
  const page = await browser().newPage();
  await page.goto(`${site().origin}/empty.html`);
  const set = await page.evaluate(async () => {
    document.body.innerHTML = '<c960-board></c960-board><c960-explorer></c960-explorer>';
    const [board, explorer] = /** @type {any} */ (document.body.children);
    const early = { orientation: 'black', readonly: true, picking: true, movable: 'white' };
    Object.assign(board, early);
    Object.assign(explorer, { number: 7, theme: 'dark' });
    await import(/** @type {string} */ ('/package/wasm/dist/elements/define.js'));
    const now = Object.keys(early).map((name) => board[name]);
    const attributes = board.getAttributeNames();
    board.orientation = 'white';
    return { now, attributes, last: board.getAttribute('orientation'), number: explorer.number };
  });
  assert.deepEqual(set, {
    now: ['black', true, true, 'white'],
    attributes: ['orientation', 'readonly', 'picking'],
    ...{ last: 'white', number: 7 },
  });
  await page.close();
});

test('one that is moved goes on where it was, and begins anew only to speak another language', async () => {
  const { page, faults } = await show(
    '<c960-explorer id="a"></c960-explorer><div id="b"></div><div id="c" lang="it"></div>',
  );
  await told(page, 'ready');
  await page.click('#a [aria-label^="e2,"]');
  await page.click('#a [aria-label^="e4,"]');
  const move = (/** @type {string} */ to) =>
    page.evaluate((place) => {
      const explorer = /** @type {any} */ (document.querySelector('#a'));
      document.querySelector(place)?.append(explorer);
    }, to);
  await move('#b');
  await page.click('#a [aria-label^="e7,"]');
  await page.click('#a [aria-label^="e5,"]');
  const plays = await told(page, 'play', 2);
  assert.deepEqual(plays[1].detail.moves, ['e2e4', 'e7e5']);
  assert.equal((await told(page, 'ready')).length, 1);
  await move('#c');
  const ready = await told(page, 'ready', 2);
  assert.equal(ready[1].detail.language, 'it');
  assert.deepEqual(faults, []);
  await page.close();
});

test('rules that do not arrive are said, and asked for again; without texts the contents stay', async (context) => {
  context.after(() => {
    site().missing.path = null;
  });
  site().missing.path = /c960\.wasm$/;
  const { page } = await show(
    '<c960-explorer lang="it"><b id="instead">Più tardi</b></c960-explorer>',
  );
  const [{ detail }] = await told(page, 'error');
  assert.deepEqual([detail.code, detail.failure], ['load-failed', 'damaged']);
  const alert = page.locator('c960-explorer [role="alert"]');
  assert.match((await alert.textContent()) ?? '', /non è ancora utilizzabile|Riprova/);
  site().missing.path = null;
  await alert.locator('button').click();
  await told(page, 'ready');
  assert.ok(await page.isVisible('c960-explorer c960-board'));
  assert.equal(await page.isVisible('#instead'), false);
  site().missing.path = /texts\/lb\.js$/;
  await page.evaluate(() => {
    document.body.innerHTML =
      '<c960-castling-drill lang="lb"><b id="instead">Méi spéit</b></c960-castling-drill>';
  });
  await told(page, 'error', 2);
  assert.ok(await page.isVisible('#instead'));
  await page.close();
});

test('one that is removed falls silent, and begins again where it is put back', async () => {
  const { page, faults } = await show('<c960-promotion-tester id="one"></c960-promotion-tester>');
  await page.evaluate(() => document.querySelector('#one')?.remove());
  await page.evaluate(() => {
    const drill = document.createElement('c960-castling-drill');
    drill.id = 'two';
    drill.setAttribute('state', 'seed=a&count=5');
    document.querySelector('main')?.append(drill);
    drill.remove();
    document.querySelector('main')?.append(drill);
  });
  await told(page, 'ready');
  assert.match((await page.textContent('#two #drill-begin')) ?? '', /5/);
  assert.equal(
    await page.evaluate(() => /** @type {any} */ (document.querySelector('#two')).start()),
    true,
  );
  assert.equal(
    await page.evaluate(() => /** @type {any} */ (document.querySelector('#two')).start()),
    false,
  );
  await page.evaluate(() => {
    const drill = /** @type {any} */ (document.querySelector('#two'));
    document.body.append(drill);
    drill.state = 'seed=a&count=6';
  });
  await told(page, 'ready', 2);
  assert.match((await page.textContent('#two #drill-begin')) ?? '', /6/);
  assert.deepEqual(faults, []);
  await page.close();
});

test('links lead to the site that is named, in a window of their own; without one they are text', async () => {
  const { page, faults } = await show(
    '<c960-explorer id="none"></c960-explorer><c960-explorer id="some" language="lt" site="https://example.org/c960"></c960-explorer><c960-explorer id="wrong" site="https://["></c960-explorer>',
  );
  await told(page, 'ready', 3);
  for (const id of ['none', 'some', 'wrong']) await page.click(`#${id} #castle-g`);
  await page.waitForSelector('#some a.article[target="_blank"]');
  const link = await page.$eval('#some a.article', (one) => {
    const { href, rel } = /** @type {HTMLAnchorElement} */ (one);
    return { href, rel };
  });
  assert.match(link.href, /^https:\/\/example\.org\/c960\/lt\/positions\/#article-/);
  assert.equal(link.rel, 'noopener');
  assert.equal(await page.locator('#none a[href], #wrong a[href]').count(), 0);
  const [{ of, detail }] = await told(page, 'error');
  assert.deepEqual([of, detail.name, detail.value], ['wrong', 'site', 'https://[']);
  assert.deepEqual(faults, []);
  assert.match((await page.textContent('#none a.article')) ?? '', /^II\./);
  await page.close();
});
