// SPDX-License-Identifier: MIT
/** Progress in the drills: kept, repeated, taken along, erased; and what happens where nothing can be kept. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
} from '../../web/lib/drill/index.js';
import { openProgress, PROGRESS_KEY } from '../../web/lib/progress.js';
import { answerByClicks, c960, questionsOf } from './castling-support.mjs';
import { useSite } from './support.mjs';

const site = useSite();
const DAY = 86_400_000;

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').BrowserContext} BrowserContext */

/** What somebody has kept who missed a question two days ago and answered one yesterday. */
function kept() {
  const progress = openProgress(null);
  const questions = createGenerator(c960, { ...defaultSettings(), kinds: ['which-kind'] }, 'kept');
  const [missed, known] = [questions.next(), questions.next()];
  for (const [question, correct, days] of /** @type {const} */ ([
    [missed, false, 2],
    [known, true, 1],
  ])) {
    const { id, kind, categories } = question;
    progress.record(
      {
        ...{ id, kind, categories, correct },
        key: canonicalKey(question),
        brief: JSON.stringify(briefOf(question)),
      },
      Date.now() - days * DAY,
    );
  }
  return { text: progress.export(), missed };
}

/**
 * A page in a browser that has kept something.
 * @param {string} text @param {string} [path]
 */
async function withKept(text, path = 'en/castling/drill/') {
  const context = await site.browser().newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(
    ([key, value]) => {
      if (!sessionStorage.getItem('put')) localStorage.setItem(key, value);
      sessionStorage.setItem('put', 'once');
    },
    [PROGRESS_KEY, text],
  );
  const page = await context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(site.origin() + path);
  await page.waitForSelector('html.ready #drill-begin');
  return page;
}

/** @param {Page} page */
const progress = (page) => page.innerText('.progress');

describe('progress', () => {
  test('counts answers and days, and what waits to be repeated', async () => {
    const page = await site.open('en/castling/drill/?v=1&seed=count&kinds=which-kind&count=2');
    assert.match(await progress(page), /No question answered yet/);
    await page.click('#drill-begin');
    const questions = questionsOf(page);
    await page.click(`.options button:not([data-response*="${questions.next().answer.kind}"])`);
    await page.click('[data-do="next"]');
    await answerByClicks(page, questions.next());
    await page.goto(`${site.origin()}en/castling/drill/`);
    await page.waitForSelector('html.ready #drill-begin');
    assert.match(await progress(page), /One day in a row/);
    assert.match(await progress(page), /2 questions answered, 1 right/);
    assert.match(await progress(page), /One question waits to be repeated/);
    await page.close();
  });

  test('brings back what was missed and is due, until it is known', async () => {
    const { text, missed } = kept();
    const page = await withKept(text);
    assert.match(await page.innerText('.choices'), /One question that you missed is due again/);
    await page.click('[data-do="repeat"]');
    assert.equal(await page.textContent('.desk .eyebrow'), 'Question 1 of 1');
    await answerByClicks(page, missed);
    assert.equal(await page.textContent('.desk .caption .eyebrow'), 'Right');
    await page.reload();
    await page.waitForSelector('html.ready .desk .caption');
    await page.click('[data-do="next"]');
    await page.click('[data-do="new"]');
    assert.equal(await page.$('[data-do="repeat"]'), null, 'it is due again only later');
    assert.match(await progress(page), /One question waits to be repeated/);
    await page.close();
  });

  test('that cannot be read is put aside and said, and the drills work', async () => {
    for (const text of ['{', '{"version":1}', '[]', '{"version":1,"items":[{"box":"<img>"}]}']) {
      const page = await withKept(text);
      assert.match(await progress(page), /cannot be read. It is not lost/);
      await page.click('#drill-begin');
      await answerByClicks(page, questionsOf(page).next());
      assert.ok(await page.isVisible('.desk .caption'));
      await page.close();
    }
  });
});

describe('where nothing can be kept', () => {
  for (const [how, script] of Object.entries({
    'storage is forbidden': () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
    'storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  })) {
    test(`because ${how}, a round is played all the same, and it is said`, async () => {
      const context = await site.browser().newContext({ reducedMotion: 'reduce' });
      await context.addInitScript(script);
      const page = await context.newPage();
      page.on('pageerror', (error) => {
        throw error;
      });
      await page.goto(`${site.origin()}en/castling/drill/?v=1&seed=none&count=2`);
      await page.waitForSelector('html.ready #drill-begin');
      await page.click('#drill-begin');
      const questions = questionsOf(page);
      for (let n = 0; n < 2; n++) {
        await answerByClicks(page, questions.next());
        await page.click('[data-do="next"]');
      }
      assert.equal(await page.textContent('.summary h2'), '2 of 2');
      assert.match(await page.innerText('.summary'), /cannot be kept in this browser/);
      await page.click('[data-do="new"]');
      assert.match(await progress(page), /cannot be kept in this browser/);
      assert.doesNotMatch(await progress(page), /stays in this browser/);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('[data-do="save"]'),
      ]);
      const saved = JSON.parse(readFileSync(await download.path(), 'utf8'));
      assert.deepEqual(saved.total, { answered: 2, correct: 2 });
      await context.close();
    });
  }

  test('a kept round that is none is passed over', async () => {
    for (const value of ['{', '5', '{"source":{"link":"v=1&seed=x"},"responses":7}', 'null']) {
      const context = await site.browser().newContext();
      await context.addInitScript((text) => sessionStorage.setItem('c960.drill', text), value);
      const page = await context.newPage();
      await page.goto(`${site.origin()}en/castling/drill/?v=1&seed=x`);
      await page.waitForSelector('html.ready #drill-begin');
      await context.close();
    }
  });
});
