// SPDX-License-Identifier: MIT
// Worksheets on paper: printed by the browser into a PDF, which is read again.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { roundOf } from '../../../web/lib/class/regrade.js';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { printed } from '../../../web/page/worksheets/paper.js';
import { taskNamed } from '../../../web/page/worksheets/tasks.js';
import { useSite } from '../support.mjs';
import { readPdf } from './pdf.mjs';

const site = useSite();
const c960 = await loadCoreFromDisk();

/** Sizes in points. */
const PAPER = { a4: [595, 842], letter: [612, 792] };

/** What is printed on, and how many boards at least have room on a page. */
const SHEETS = /** @type {const} */ ([
  { code: 'it', task: 'castling-drill', count: 12, columns: 2, paper: 'a4', perPage: 4 },
  { code: 'en', task: 'castling-drill', count: 7, columns: 1, paper: 'letter', perPage: 2 },
  { code: 'lb', task: 'promotion-drill', count: 9, columns: 2, paper: 'a4', perPage: 6 },
  { code: 'pt', task: 'en-passant-drill', count: 6, columns: 1, paper: 'a4', perPage: 3 },
  { code: 'lt', task: 'starts', count: 8, columns: 2, paper: 'letter', perPage: 4 },
]);

/** Its pages, which are numbered, without their numbers. @param {import('playwright-core').Page} page */
async function print(page) {
  const pages = readPdf(await page.pdf({ preferCSSPageSize: true }));
  return pages.map((one, n) => {
    const [number] = one.text.split(' ');
    assert.equal(number, String(n + 1));
    return { ...one, text: one.text.slice(number.length).trim() };
  });
}

/** Letters and digits, however they are joined and spaced. @param {string} text */
const plain = (text) =>
  text
    .replace(/<[^>]*>/g, '')
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]/gu, '');

/** @param {string} code */
function textsOf(code) {
  const language = builtLanguages().find((one) => one.code === code);
  assert.ok(language);
  return buildTexts(language, readCatalog(code));
}

describe('a worksheet on paper', () => {
  for (const { code, task: name, count, columns, paper, perPage } of SHEETS) {
    test(`of ${name} on ${paper}, columns: ${columns}, in ${code}: whole boards, all questions, then the solutions`, async () => {
      const texts = textsOf(code);
      const { t } = texts;
      const task = taskNamed(name);
      assert.ok(task);
      const state = task.writeSettings({ ...task.defaultSettings(), count }, 'paper').toString();
      const query = `task=${name}&${state}&columns=${columns}&paper=${paper}`;
      const page = await site.open(`${code}/teach/worksheets/?${query}`);
      const pages = await print(page);
      const address = decodeURIComponent(page.url());
      await page.close();

      for (const one of pages) {
        assert.deepEqual([Math.round(one.width), Math.round(one.height)], PAPER[paper]);
        assert.ok(one.gray, 'black, white and gray alone');
        for (const { x, y, width, height } of one.boards) {
          const isInside = x > 30 && y > 30 && x + width < one.width - 30;
          assert.ok(isInside && y + height < one.height - 30, 'a board lies within the margins');
          assert.ok(width > 130 && Math.abs(width - height) < 1);
        }
      }
      const solutions = plain(t('sheet.solutions-of', { heading: t(task.heading) }));
      const first = pages.findIndex(({ text }) => plain(text).startsWith(solutions));
      assert.ok(first > 0, 'the solutions begin a page');
      const [asked, solved] = [pages.slice(0, first), pages.slice(first)];
      // A board that a page's end cuts is drawn on both pages.
      assert.equal(
        asked.reduce((sum, { boards }) => sum + boards.length, 0),
        count,
      );
      assert.ok(asked.length <= Math.ceil(count / perPage), `${asked.length} pages of questions`);
      assert.ok(solved.every(({ boards }) => boards.length === 0));
      assert.ok(solved.length <= 2);
      // The dots of the next page's heading lie above its line.
      assert.doesNotMatch(asked.map(({ text }) => text).join(' '), / ÜË /);

      const [questions, answers] = [asked, solved].map((some) =>
        plain(some.map(({ text }) => text).join(' ')),
      );
      assert.ok(questions.startsWith(plain(t(task.heading) + t('sheet.name') + t('sheet.date'))));
      for (const text of [questions, answers]) assert.ok(text.includes('paper'), 'the code');
      assert.ok(answers.includes(plain(address)), 'what makes the sheet again');
      const round = roundOf(c960, task, state);
      for (const question of round?.first(count) ?? []) {
        const { text, told, right, why } = printed(c960, texts, question);
        assert.ok(questions.includes(plain(text)), text);
        assert.ok(questions.includes(plain(told)), told);
        for (const one of [right, ...why]) {
          assert.ok(answers.includes(plain(one.text.replaceAll('&#39;', ''))), one.text);
        }
      }
    });
  }

  test('leaves no page to a line that is left over, however the questions fill the pages', async () => {
    const page = await site.open('lt/teach/worksheets/?task=positions-training&seed=abc&columns=1');
    for (const count of [7, 14, 20]) {
      await page.goto(page.url().replace(/count=\d+/, `count=${count}`));
      await page.waitForSelector('.questions');
      for (const { text } of await print(page)) assert.match(text, /(^| )\d+\. /);
    }
    await page.close();
  });
});

describe('the page of worksheets', () => {
  test('makes a sheet of what is chosen, and its address makes the same once more', async () => {
    const { t } = textsOf('en');
    const page = await site.open('en/teach/worksheets/');
    await page.selectOption('#sheet-task', 'promotion-drill');
    await page.click('.choices [value="4"]');
    await page.check('#sheet-layout [value="letter"]');
    await page.check('#sheet-layout [name="columns"][value="1"]');
    assert.equal(await page.locator('.questions > li').count(), 4);
    assert.equal(await page.locator('.paper.letter.columns-1').count(), 1);
    const before = await page.innerHTML('#sheet');
    const address = page.url();
    await page.click('#sheet-new');
    assert.notEqual(await page.innerHTML('#sheet'), before);
    assert.equal(await page.textContent('#sheet-said'), t('sheet.new-said'));
    await page.goto(address);
    await page.waitForSelector('.questions');
    assert.equal(await page.innerHTML('#sheet'), before);
    // So does its code, typed.
    const seed = await page.inputValue('#sheet-seed');
    await page.fill('#sheet-seed', 'other');
    await page.press('#sheet-seed', 'Enter');
    assert.notEqual(await page.innerHTML('#sheet'), before);
    await page.fill('#sheet-seed', ` ${seed.toUpperCase()} `);
    await page.press('#sheet-seed', 'Tab');
    assert.equal(await page.innerHTML('#sheet'), before);
    await page.check('#sheet-layout [name="solutions"][value="0"]');
    assert.equal(await page.locator('.solutions').count(), 0);
    await page.close();
  });

  test('says what it cannot make, and keeps the sheet', async () => {
    const { t } = textsOf('en');
    const page = await site.open('en/teach/worksheets/?task=castling-drill&seed=keep&count=999');
    assert.equal(await page.textContent('#sheet-problem'), t('sheet.bad-address'));
    assert.equal(await page.locator('.questions > li').count(), 40);
    await page.click('.choices [value="6"]');
    const before = await page.innerHTML('#sheet');
    await page.fill('#sheet-seed', 'no such code!');
    await page.press('#sheet-seed', 'Tab');
    assert.equal(await page.textContent('#sheet-problem'), t('sheet.bad-seed'));
    assert.equal(await page.getAttribute('#sheet-seed', 'aria-invalid'), 'true');
    await page.uncheck('.choices [name="sides"][value="c"]');
    await page.uncheck('.choices [name="sides"][value="g"]');
    assert.equal(await page.textContent('#sheet-problem'), t('drill.need-one'));
    assert.equal((await page.innerHTML('#sheet')).length > before.length / 2, true);
    await page.close();
  });

  test('opens the window for printing, and takes the sheet along into another language', async () => {
    const page = await site.open('en/teach/worksheets/?task=starts&seed=abc&count=4');
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.click('#sheet-print');
    assert.equal(await page.locator('body[data-printed]').count(), 1);
    const headings = await page.locator('.questions svg').count();
    await page.click('[data-language="lt"]');
    await page.waitForURL('**/lt/teach/worksheets/?*');
    await page.waitForSelector('.questions');
    assert.equal(await page.inputValue('#sheet-seed'), 'abc');
    assert.equal(await page.locator('.questions svg').count(), headings);
    await page.close();
  });
});
