// SPDX-License-Identifier: MIT
/** The page of settings: choices that hold everywhere, and progress as a file. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { openProgress, PROGRESS_KEY } from '../../web/lib/progress.js';
import { useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** Somebody's progress, as it is kept: two answers, one of them right. */
function kept() {
  const progress = openProgress(null);
  const about = { kind: 'landing', categories: [] };
  progress.record({ ...about, id: 'set-a', key: 'a', correct: false });
  progress.record({ ...about, id: 'set-b', key: 'b', correct: true });
  return progress.export();
}

/** @param {string | null} text kept before */
async function open(text = kept(), path = 'en/settings/') {
  const page = await site.open(path);
  if (text !== null) {
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [PROGRESS_KEY, text]);
    await page.reload();
    await page.waitForSelector('html.ready');
  }
  return page;
}

/** @param {Page} page @param {string} text */
const load = (page, text) =>
  page.setInputFiles('#progress-file', {
    name: 'mine.json',
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  });

/** @param {Page} page */
const facts = (page) => page.innerText('#progress-facts');

describe('the page of settings', () => {
  test('is reached from the foot of every page', async () => {
    const page = await site.open('en/castling/drill/');
    await page.click('.foot a[href$="/settings/"]');
    await page.waitForSelector('html.ready');
    assert.match(page.url(), /\/en\/settings\/$/);
    assert.equal(await page.getAttribute('.foot a[href$="/settings/"]', 'aria-current'), 'page');
    await page.close();
  });

  test('asks for no module, and works where WebAssembly is forbidden', async () => {
    const page = await site.browser().newPage();
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${site.origin()}en/settings/`);
    await page.waitForSelector('html.ready');
    assert.ok(!asked.some((url) => url.endsWith('.wasm')));
    await page.close();
  });

  test('holds the choice of letters for all pages', async () => {
    for (const { code } of builtLanguages()) {
      const page = await site.open(`${code}/settings/`);
      await page.check('main [value="figurines"]');
      await page.goto(`${site.origin()}${code}/positions/?n=518&moves=g1f3`);
      await page.waitForSelector('html.ready');
      assert.equal(await page.textContent('.move >> nth=1'), '♘f3');
      await page.close();
    }
  });
});

describe('progress', () => {
  test('can be saved, erased after a question, and taken back', async () => {
    const page = await open();
    assert.match(await facts(page), /2 questions answered, 1 right/);
    await page.click('#progress-erase');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'erase-save');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('#erase-save'),
    ]);
    assert.equal(download.suggestedFilename(), 'c960-progress.json');
    const saved = readFileSync(await download.path(), 'utf8');
    assert.equal(JSON.parse(saved).version, 2);
    assert.equal(await page.textContent('#said'), 'Saved as c960-progress.json.');
    await page.keyboard.press('Escape');
    assert.ok(await page.isHidden('#erase-ask'));
    assert.match(await facts(page), /2 questions answered/);
    await page.click('#progress-erase');
    await page.click('#erase-now');
    assert.match(await facts(page), /No question answered yet/);
    assert.equal(await page.textContent('#told-text'), 'Your progress was erased.');
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY), null);
    await page.click('#progress-undo');
    assert.match(await facts(page), /2 questions answered, 1 right/);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY), saved);
    await page.close();
  });

  test('of a file is joined with what is here or takes its place, as the reader chooses', async () => {
    const other = openProgress(null);
    for (const key of ['c', 'd', 'e']) {
      other.record({ id: `set-${key}`, key, kind: 'play-it', categories: [], correct: false });
    }
    const page = await open();
    await load(page, other.export());
    await page.waitForSelector('text=The file was joined with what was here.');
    assert.match(await facts(page), /3 questions answered, 0 right/);
    assert.match(await facts(page), /4 questions wait/);
    await page.click('#progress-undo');
    assert.match(await facts(page), /2 questions answered, 1 right/);
    await page.check('[value="replace"]');
    await load(page, other.export());
    await page.waitForSelector('text=has taken the place of what was here');
    assert.match(await facts(page), /3 questions wait/);
    await page.close();
  });

  test('is left as it was by a file that holds none, and it is said what is wrong and where', async () => {
    const page = await open();
    const good = JSON.parse(kept());
    for (const [text, said] of [
      ['', 'The file is no JSON text any more at line 1, column 1'],
      ['{}', 'The file holds no progress of this site'],
      ['{"version":2,\n"total" 5}', 'at line 2, column 9'],
      ['{"version":9}', 'was written by a newer version of this site: its version is 9'],
      [' '.repeat(1_000_001), 'is too long'],
      [
        JSON.stringify({ ...good, items: [{ ...good.items[0], box: 7 }] }),
        'In missed question 1, “box” is not what it can be: 7',
      ],
      [
        JSON.stringify({ ...good, favourites: [518, '<b>'] }),
        '“favourites.1” is not what it can be: "<b>"',
      ],
    ]) {
      await load(page, text);
      await page.waitForFunction(
        (part) => document.getElementById('told-text')?.textContent?.includes(part),
        said,
      );
      assert.match((await page.textContent('#told-text')) ?? '', /Nothing was changed/);
      assert.ok(await page.isHidden('#progress-undo'));
      assert.match(await facts(page), /2 questions answered, 1 right/);
    }
    await page.close();
  });

  test('that could not be read is offered as a file, and is deleted only when asked to', async () => {
    const page = await open('{damaged');
    assert.match((await page.textContent('#progress-trouble')) ?? '', /was put aside/);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.click('#aside-save'),
    ]);
    assert.equal(readFileSync(await download.path(), 'utf8'), '{damaged');
    await page.click('#aside-delete');
    assert.ok(await page.isHidden('#progress-aside'));
    await page.click('#progress-undo');
    assert.ok(await page.isVisible('#progress-aside'));
    await page.close();
  });

  test('of a newer version is left alone, and it is said', async () => {
    const newer = '{"version":3}';
    const page = await open(newer);
    assert.match((await page.textContent('#progress-trouble')) ?? '', /by a newer version/);
    assert.equal(await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY), newer);
    await page.close();
  });

  test('in two tabs is one', async () => {
    const [one, two] = await site
      .browser()
      .newContext()
      .then(async (context) => {
        const pages = [await context.newPage(), await context.newPage()];
        for (const page of pages) {
          await page.goto(`${site.origin()}en/settings/`);
          await page.waitForSelector('html.ready');
        }
        return pages;
      });
    await load(one, kept());
    await one.waitForSelector('text=The file was joined');
    await two.waitForSelector('#progress-facts >> text=2 questions answered');
    await two.check('main [value="figurines"]');
    await one.waitForSelector('main [value="figurines"]:checked');
    await one.context().close();
  });
});

describe('where the browser keeps nothing', () => {
  for (const [how, script] of Object.entries({
    'storage is forbidden': () =>
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    'storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  })) {
    test(`because ${how}, it is said for choices and for progress, in every language`, async () => {
      for (const { code } of builtLanguages()) {
        const context = await site.browser().newContext();
        await context.addInitScript(script);
        const page = await context.newPage();
        page.on('pageerror', (error) => {
          throw error;
        });
        await page.goto(`${site.origin()}${code}/settings/`);
        await page.waitForSelector('html.ready');
        await page.check('main [value="figurines"]', { force: true }).catch(() => {});
        assert.ok(await page.isVisible('#not-kept'), code);
        assert.ok(await page.isChecked('main [value="own"]'), code);
        await load(page, kept());
        await page.waitForSelector('#progress-told:visible');
        assert.ok(await page.isVisible('#progress-trouble'), code);
        if (code === 'en') assert.match(await facts(page), /2 questions answered/);
        await page.goto(`${site.origin()}${code}/positions/`);
        await page.waitForSelector('html.ready');
        await page.selectOption('#letters', 'figurines');
        assert.ok(await page.isVisible('#letters-lost'), code);
        await context.close();
      }
    });
  }
});
