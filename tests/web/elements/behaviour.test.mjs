// SPDX-License-Identifier: MIT
/** What the custom elements of the package do where something is otherwise: languages, looks, links, failures, removal. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { builtLanguages, buildTexts, readCatalog } from '../../../web/build/catalogs.mjs';
import { launch } from '../browser.mjs';
import { violations } from '../eyes.mjs';
import { serveExamples } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof serveExamples>>} */
let site;

before(async () => {
  [browser, site] = await Promise.all([launch(), serveExamples({ frameworks: false })]);
});
after(async () => {
  await browser?.close();
  await site?.close();
});

/**
 * A page with these elements; what they tell is kept in `told`.
 * @param {string} html @param {import('playwright-core').BrowserContextOptions} [options]
 */
async function show(html, options = {}) {
  const page = await browser.newPage({ reducedMotion: 'reduce', ...options });
  /** @type {string[]} */
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(`${site.origin}/empty.html`);
  await page.evaluate((content) => {
    const all = /** @type {any} */ (window);
    all.told = [];
    for (const name of ['ready', 'start', 'play', 'refused', 'position', 'error']) {
      addEventListener(`c960-${name}`, (event) => {
        const { target, detail } = /** @type {CustomEvent} */ (event);
        all.told.push({ name, of: /** @type {Element} */ (target).id, detail });
      });
    }
    document.body.innerHTML = `<main><h1>Lesson</h1>${content}</main>`;
    return import(/** @type {string} */ ('/package/wasm/dist/elements/define.js'));
  }, html);
  return { page, faults };
}

/** What was told by some name, once there is enough of it. @param {Page} page @param {string} name @param {number} [count] @returns {Promise<any[]>} */
async function told(page, name, count = 1) {
  const all = () =>
    page.evaluate(
      (wanted) =>
        /** @type {any} */ (window).told.filter((/** @type {any} */ one) => one.name === wanted),
      name,
    );
  for (let n = 0; n < 600; n++) {
    const found = await all();
    if (found.length >= count) return found;
    await page.waitForTimeout(50);
  }
  throw new Error(`waited in vain for ${count} times c960-${name}`);
}

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

test('rules that do not arrive are said, and asked for again; without texts the contents stay', async (context) => {
  context.after(() => {
    site.missing.path = null;
  });
  site.missing.path = /c960\.wasm$/;
  const { page } = await show(
    '<c960-explorer lang="it"><b id="instead">Più tardi</b></c960-explorer>',
  );
  const [{ detail }] = await told(page, 'error');
  assert.deepEqual([detail.code, detail.failure], ['load-failed', 'damaged']);
  const alert = page.locator('c960-explorer [role="alert"]');
  assert.match((await alert.textContent()) ?? '', /non è ancora utilizzabile|Riprova/);
  site.missing.path = null;
  await alert.locator('button').click();
  await told(page, 'ready');
  assert.ok(await page.isVisible('c960-explorer c960-board'));
  assert.equal(await page.isVisible('#instead'), false);
  site.missing.path = /texts\/lb\.js$/;
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
  const { page } = await show(
    '<c960-explorer id="none"></c960-explorer><c960-explorer id="some" language="lt" site="https://example.org/c960/"></c960-explorer>',
  );
  await told(page, 'ready', 2);
  for (const id of ['none', 'some']) await page.click(`#${id} #castle-g`);
  await page.waitForSelector('#some a.article[target="_blank"]');
  const link = await page.$eval('#some a.article', (one) => {
    const { href, rel } = /** @type {HTMLAnchorElement} */ (one);
    return { href, rel };
  });
  assert.match(link.href, /^https:\/\/example\.org\/c960\/lt\/positions\/#article-/);
  assert.equal(link.rel, 'noopener');
  assert.equal(await page.locator('#none a[href]').count(), 0);
  assert.match((await page.textContent('#none a.article')) ?? '', /^II\./);
  await page.close();
});

/** @param {Page} page @param {string} selector @param {string} property */
const styleOf = (page, selector, property) =>
  page.$eval(
    selector,
    (element, name) => getComputedStyle(element).getPropertyValue(name),
    property,
  );

test('light and dark follow the page, a theme says otherwise, and what an ancestor sets holds', async () => {
  const dark = { colorScheme: /** @type {const} */ ('dark') };
  const { page } = await show(
    '<c960-explorer id="plain"></c960-explorer><c960-explorer id="dark" theme="dark"></c960-explorer><div style="--c960-ink: rgb(1, 2, 3); --c960-light: rgb(4, 5, 6)"><c960-explorer id="own"></c960-explorer></div>',
    dark,
  );
  await told(page, 'ready', 3);
  const paper = (/** @type {string} */ id) => styleOf(page, `#${id} .c960`, 'background-color');
  assert.equal(await paper('plain'), 'rgb(251, 250, 246)', 'the page says nothing of dark');
  assert.equal(await paper('dark'), 'rgb(21, 25, 29)');
  await page.evaluate(() => {
    document.documentElement.style.colorScheme = 'light dark';
  });
  assert.equal(await paper('plain'), 'rgb(21, 25, 29)');
  assert.equal(await styleOf(page, '#own .c960', 'color'), 'rgb(1, 2, 3)');
  assert.equal(await styleOf(page, '#own c960-board .light', 'fill'), 'rgb(4, 5, 6)');
  assert.equal(await styleOf(page, '#own .strip .lt', 'fill'), 'rgb(4, 5, 6)');
  await page.close();
});

test('axe finds nothing, in light and dark; at 320 px nothing sticks out', async () => {
  for (const theme of ['light', 'dark']) {
    const { page } = await show(
      `<c960-explorer theme="${theme}"></c960-explorer><c960-castling-drill theme="${theme}"></c960-castling-drill><c960-promotion-tester theme="${theme}"></c960-promotion-tester>`,
      { viewport: { width: 320, height: 700 } },
    );
    await told(page, 'ready', 3);
    await page.click('c960-explorer #castle-g');
    assert.deepEqual(await violations(page), []);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
    await page.close();
  }
});
