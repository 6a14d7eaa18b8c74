// SPDX-License-Identifier: MIT
/** The atlas as it is used: by clicks, by its address, without scripts. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readCatalog } from '../../web/build/catalogs.mjs';
import { facetsOf } from '../../web/lib/atlas/facets.js';
import { codes, facts, focusComesTo, openAtlas } from './atlas-support.mjs';
import { addressSays, tabTo, useSite } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */

const site = useSite();

/** @param {string} [query] @param {string} [code] @param {import('playwright-core').BrowserContextOptions} [context] */
const open = (query, code, context) => openAtlas(site, query, code, context);

/** @param {Page} page @param {string} name @param {string} value */
const box = (page, name, value) => page.locator(`[data-facet="${name}"][value="${value}"]`);

/** Waits for the heading to say how many fit. @param {Page} page @param {number} n */
const fits = (page, n) =>
  page.waitForFunction((count) => {
    const text = document.querySelector('#fits')?.textContent ?? '';
    return Number(/\d+/.exec(text)?.[0] ?? 0) === count;
  }, n);

describe('the atlas', () => {
  for (const code of codes) {
    test(`filters by a click, says how many fit, and counts beside each choice (${code})`, async () => {
      const page = await open('', code);
      await box(page, 'king', 'f1').click();
      await fits(page, facts.filter(({ king }) => king === 'f1').length);
      await box(page, 'first-g', 'yes').click();
      const fitting = facts.filter(({ king, first }) => king === 'f1' && first.g);
      await fits(page, fitting.length);
      assert.equal(
        await page.textContent('[data-count="queen d1"]'),
        String(fitting.filter(({ queen }) => queen === 'd1').length),
      );
      await addressSays(page, 'king=f1&first-g=yes');
      await page.click('#clear');
      await fits(page, 960);
      await page.waitForFunction(() => location.search === '');
      await page.close();
    });
  }

  test('shows beside every choice what the core counts', async () => {
    const page = await open();
    for (const { name, values, valueOf } of facetsOf(facts)) {
      for (const value of values) {
        const count = facts.filter((fact) => valueOf(fact, new Set()) === value).length;
        assert.equal(await page.textContent(`[data-count="${name} ${value}"]`), String(count));
      }
    }
    await page.close();
  });

  test('opens what its address asks for, and says what it asks wrongly', async () => {
    const page = await open('?king=e1&queen=d1&pattern=R__Q&like=518');
    const fitting = facts.filter(
      ({ king, letters }) => king === 'e1' && letters[0] === 'R' && letters[3] === 'Q',
    );
    await fits(page, fitting.length);
    assert.ok(await box(page, 'king', 'e1').isChecked());
    assert.equal(await page.inputValue('#pattern'), 'R??Q');
    assert.equal(await page.locator('.tile').first().getAttribute('data-n'), '518');
    assert.equal(await page.locator('#problems .error').count(), 0);
    await page.close();

    const wrong = await open('?king=a1&pattern=R__X&like=960', 'pt');
    await fits(wrong, 960);
    const texts = await wrong.locator('#problems .error').allTextContents();
    assert.equal(texts.length, 3);
    for (const part of ['a1', 'R??X', '960'])
      assert.match(texts.join(), new RegExp(part.replaceAll('?', '\\?')));
    await wrong.close();
  });

  test('reads a pattern in the letters of the language, and refuses others in words', async () => {
    for (const code of codes) {
      const letters = readCatalog(code)['notation.letters'].split(' ');
      const page = await open('', code);
      await page.fill('#pattern', `${letters[3]}??${letters[4]}`.toLowerCase());
      await fits(page, facts.filter(({ letters: l }) => l[0] === 'B' && l[3] === 'N').length);
      await addressSays(page, 'pattern=B__N');
      await page.fill('#pattern', 'X');
      await page.waitForSelector('#pattern-answer li');
      await fits(page, 960);
      assert.match((await page.textContent('#pattern-answer')) ?? '', new RegExp(letters[4]));
      assert.equal(await page.getAttribute('#pattern', 'aria-invalid'), 'true');
      await page.fill('#pattern', `${letters[0]}${letters[1]}`);
      await page.waitForSelector('#none:not([hidden])');
      await page.close();
    }
  });

  test('sorts by likeness to a position that is typed or pointed at', async () => {
    const page = await open();
    await page.fill('#like', '177');
    await page.waitForSelector('.tiles[aria-rowindex="1"] .tile[data-n="177"]');
    assert.ok(await page.isChecked('[name="order"][value="like"]'));
    await addressSays(page, 'like=177');
    // What differs is pale: nothing of the position itself, something and not all of the next.
    const drawn = await page
      .locator('.tile')
      .evaluateAll((tiles) =>
        tiles
          .slice(0, 2)
          .map((tile) =>
            Array.from(tile.querySelectorAll('.f'), (path) => path.getAttribute('d') !== ''),
          ),
      );
    assert.deepEqual(drawn, [
      [true, false],
      [true, true],
    ]);
    await page.locator('.tile >> nth=3').locator('.like').click();
    const chosen = await page.locator('.like[aria-pressed="true"]').count();
    assert.equal(chosen, 1);
    await page.fill('#like', '960');
    await page.waitForSelector('#like-error:not([hidden])');
    assert.match((await page.textContent('#like-error')) ?? '', /“960”.*0 to 959/);
    await page.close();
  });

  test('leads from 518 to any position in one click, and to its mirror', async () => {
    const page = await open('?king=e1');
    const { number, mirror } = facts.filter(({ king }) => king === 'e1')[2];
    await page.click(`.tile[data-n="${number}"] .twin`);
    await page.waitForURL(`**/positions/?n=${mirror}`);
    await page.goBack();
    await page.waitForSelector('#grid[aria-busy="false"]');
    await fits(page, 204);
    await focusComesTo(page, number);
    await page.click(`.tile[data-n="${number}"] .go`, { position: { x: 20, y: 10 } });
    await page.waitForURL(`**/positions/?n=${number}`);
    await page.close();
  });

  test('has only the tiles that are seen, also far down', async () => {
    const page = await open();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.6));
    // The rows are filled a few per frame: all of them are there, and they are those of the new place.
    await page.waitForFunction(
      () =>
        !document.querySelector('.tiles[aria-hidden]') &&
        Number(document.querySelectorAll('.tile')[20]?.getAttribute('data-n')) > 300,
    );
    const tiles = await page.locator('.tile').count();
    assert.ok(tiles > 10 && tiles < 150, `${tiles} tiles`);
    const there = await page.evaluate(() =>
      Array.from(document.querySelectorAll('.tile'))
        .filter((tile) => {
          const { top, bottom } = tile.getBoundingClientRect();
          return top < innerHeight && bottom > 0;
        })
        .map((tile) => Number(tile.getAttribute('data-n'))),
    );
    assert.ok(there.length > 10 && Math.min(...there) > 300, there.join());
    assert.deepEqual(
      there,
      [...there].sort((a, b) => a - b),
      'in the order of the grid',
    );
    await page.close();
  });

  test('prints all that fit, and no more', async () => {
    const page = await open('?king=b1');
    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    assert.equal(await page.locator('.tile').count(), 108);
    assert.equal(await page.locator('.tiles[aria-hidden]').count(), 0);
    const { box, last } = await page.evaluate(() => ({
      box: document.querySelector('#grid')?.getBoundingClientRect().bottom ?? 0,
      last:
        Array.from(document.querySelectorAll('.tile')).at(-1)?.getBoundingClientRect().bottom ?? 0,
    }));
    assert.ok(last <= box && box - last < 60, `${last} of ${box}`);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    assert.ok((await page.locator('.tile').count()) < 108);
    await page.close();
  });

  test('draws in each tile the pieces of its position', async () => {
    const page = await open('?like=518');
    const [own, other] = await page.evaluate(() =>
      [0, 1].map((n) => {
        const tile = document.querySelectorAll('.tile')[n];
        const groups = Array.from(
          tile.querySelectorAll('g .f'),
          (path) => (path.getAttribute('d') ?? '').length,
        );
        return { number: tile.getAttribute('data-n'), groups };
      }),
    );
    assert.equal(own.number, '518');
    assert.ok(
      own.groups[0] > 1000 && own.groups[1] === 0,
      'nothing is pale in the position itself',
    );
    assert.ok(other.groups[0] > 0 && other.groups[1] > 0, 'what differs is pale in the next');
    await page.close();
  });
});

describe('favourites', () => {
  test('are made with F or the star, kept, counted, filtered by, and given up', async () => {
    const page = await open();
    await tabTo(page, '.go');
    await page.keyboard.press('f');
    await page.waitForSelector('#said:text-matches("^0 is a favourite")', { state: 'attached' });
    await page.click('.tile[data-n="2"] .star');
    await page.waitForSelector('.tile[data-n="2"] .star[aria-pressed="true"]');
    await page.waitForSelector('[data-count="favourite yes"]:text-is("2")');
    await page.reload();
    await page.waitForSelector('.tile[data-n="2"] .star[aria-pressed="true"]');
    await box(page, 'favourite', 'yes').click();
    await fits(page, 2);
    await page.click('.tile[data-n="0"] .star');
    await fits(page, 1);
    const kept = await page.evaluate(() => localStorage.getItem('c960.progress'));
    assert.deepEqual(JSON.parse(kept ?? '').favourites, [2], 'with the progress');
    await page.close();
  });

  test('work where nothing can be kept, and it is said', async () => {
    const context = await site.browser().newContext();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
    });
    const page = await context.newPage();
    await page.goto(`${site.origin()}en/positions/atlas/`);
    await page.waitForSelector('.tile');
    await page.click('.tile[data-n="1"] .star');
    await page.waitForSelector('.tile[data-n="1"] .star[aria-pressed="true"]');
    assert.ok(await page.isVisible('#not-kept'));
    await context.close();
  });
});

describe('without scripts, the atlas', () => {
  test('is a sentence and a list of all positions', async () => {
    for (const code of codes) {
      const context = await site.browser().newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.origin()}${code}/positions/atlas/`);
      assert.ok(await page.isVisible('.opening .no-script'));
      assert.ok(await page.isHidden('#filters'));
      await page.click('.plain summary');
      assert.equal(await page.locator('.all li').count(), 960);
      const letters = readCatalog(code)['notation.letters'].split(' ');
      const array = Array.from('RNBQKBNR', (one) => letters['KQRBN'.indexOf(one)]).join('');
      assert.equal(await page.locator('.all[start="0"] li').nth(518).innerText(), array);
      await context.close();
    }
  });

  test('has links in that list as soon as there are scripts', async () => {
    const page = await open();
    await page.click('.plain summary');
    await page.click('.all a >> text="RNBQKBNR"');
    await page.waitForURL('**/positions/?n=518');
    await page.close();
  });
});
