// SPDX-License-Identifier: MIT
/** The first page: to the board in one click, and what else is here. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { placedIn } from '../../web/build/views/home.mjs';
import { anyPicture, pictures } from '../../web/lessons/pictures.js';
import { pages, pictureStart } from '../../web/site.config.js';
import { c960, prove } from './lesson-facts.mjs';
import { firstRank, useSite } from './support.mjs';

const site = useSite();

/** Those that the first page lists: of the header, parts of others, and what these are parts of. */
const listed = pages.filter(
  ({ id, nav, part }) => nav || part || pages.some((other) => other.part === id),
);

/** Of the header, or a part of such a page. @param {import('../../web/site.config.js').Page} page */
const ofHeader = ({ nav, part }) => nav || pages.some((one) => one.nav && one.id === part);

describe('the first page', () => {
  for (const { code } of builtLanguages()) {
    test(`leads to the board that it shows, in one click (${code})`, async () => {
      const page = await site.open(`${code}/`);
      await page.click('.welcome .primary');
      await page.waitForSelector('html.ready');
      assert.ok(page.url().endsWith(`/${code}/positions/?n=${pictureStart}`));
      const rank = c960
        .start(pictureStart)
        .pieces()
        .filter(({ square }) => square[1] === '1');
      assert.equal((await firstRank(page)).split(' ').length, rank.length * 2);
      await page.close();
    });

    test(`says of every page that teaches what it is for, and leads there (${code})`, async () => {
      const page = await site.open(`${code}/`);
      const found = await page.$$eval('.chapters li', (items) =>
        items.map((item) => {
          const link = /** @type {HTMLAnchorElement} */ (item.querySelector('a'));
          return { href: link.getAttribute('href'), text: item.querySelector('p')?.textContent };
        }),
      );
      const wanted = listed.map(({ slug }) => `../${code}/${slug}`);
      assert.deepEqual(found.map(({ href }) => href).sort(), wanted.sort());
      for (const { href, text } of found) assert.ok((text ?? '').trim().length > 20, String(href));
      await page.close();
    });
  }

  test('has a name and a sentence for each page in the catalog', () => {
    const catalog = readCatalog('en');
    // Others have their title and their description.
    for (const { id } of listed.filter(ofHeader)) {
      assert.ok(catalog[`contents.${id}`], `contents.${id}`);
      assert.ok(catalog[`contents-text.${id}`], `contents-text.${id}`);
    }
  });

  test('is read at 320 px without scrolling sideways', async () => {
    for (const { code } of builtLanguages()) {
      const page = await site.open(`${code}/`, { viewport: { width: 320, height: 700 } });
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320, code);
      await page.close();
    }
  });
});

describe('the picture of a page', () => {
  for (const [id, picture] of Object.entries({ ...pictures, any: anyPicture })) {
    test(`shows what the core says: ${id}`, () => {
      const game = c960.game(picture.fen ?? c960.start(picture.start ?? 0).fen);
      assert.ok(picture.facts.length > 0);
      for (const fact of picture.facts) prove(game, fact);
      const standing = placedIn(c960, picture).map(({ square }) => square);
      for (const { from } of picture.ways ?? []) assert.ok(standing.includes(from), from);
    });
  }
});
