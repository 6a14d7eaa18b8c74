// SPDX-License-Identifier: MIT
/** The number training as it is done: by clicks alone, by keys alone, and what is said of the answers. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { openProgress, PROGRESS_KEY } from '../../web/lib/progress.js';
import { questionsOf, readAddress, stepsOf } from '../../web/lib/numbers/questions.js';
import { WITHOUT_POLICY, violations } from './eyes.mjs';
import { search, tabTo, useSite } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/lib/numbers/questions.js').Question} Question */

const site = useSite(WITHOUT_POLICY);
const c960 = await loadCoreFromDisk();
const codes = builtLanguages().map(({ code }) => code);

/** @param {string} query @param {string} [code] */
const open = (query, code = 'en') => site.open(`${code}/positions/training/${query}`);

/** The questions of the page's address. @param {Page} page */
function asked(page) {
  const { settings, seed } = readAddress(search(page));
  return questionsOf(c960, settings, seed ?? '');
}

/** @param {Question} question */
const stepsFor = ({ number, direction }) => stepsOf(c960.startInfo(number), direction);

/** Answers every step by clicks alone. @param {Page} page @param {Question} question */
async function byClicks(page, question) {
  for (const step of stepsFor(question)) {
    for (const { name, answer } of step.fields) {
      if (name === 'squares') {
        for (const square of answer.split(' ')) await page.click(`[data-square="${square}"]`);
        continue;
      }
      await page.click(`#field-${name}`);
      for (const digit of answer) await page.click(`[data-digit="${digit}"]`);
    }
    await page.click('#answer [type="submit"]');
    await page.waitForSelector('.tone-yes');
    await page.click('[data-do="next"]');
  }
}

/** The same by keys alone. @param {Page} page @param {Question} question */
async function byKeys(page, question) {
  for (const step of stepsFor(question)) {
    for (const { name, answer } of step.fields) {
      await tabTo(page, `#field-${name}`);
      await page.keyboard.type(answer);
    }
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tone-yes .verdict:focus');
    await page.keyboard.press('Enter');
  }
}

/** @param {Page} page */
const kept = async (page) =>
  JSON.parse((await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY)) ?? '{}');

describe('the number training', () => {
  for (const [nth, code] of codes.entries()) {
    test(`is done step by step, by clicks alone and by keys alone, in both directions (${code})`, async () => {
      const page = await open('?seed=abc&count=2', code);
      await page.click('#begin');
      // The directions take turns: over the languages each is done in both ways.
      for (const [n, question] of asked(page).entries()) {
        await ((n + nth) % 2 ? byKeys : byClicks)(page, question);
      }
      assert.match((await page.textContent('.summary h2')) ?? '', /^2 .* 2$/);
      const { kinds } = await kept(page);
      assert.deepEqual(kinds, {
        'number-to-arrangement': { answered: 1, correct: 1 },
        'arrangement-to-number': { answered: 1, correct: 1 },
      });
      await page.close();
    });

    test(`is done at once, typed in the letters of the language or clicked (${code})`, async () => {
      const page = await open('?seed=abc&count=3&how=at-once&direction=to-arrangement', code);
      const letters = readCatalog(code)['notation.letters'].split(' ');
      await page.click('#begin');
      const [first, second, third] = asked(page).map(
        ({ number }) => c960.startInfo(number).arrangement,
      );
      const shown = Array.from(first, (one) => letters['KQRBN'.indexOf(one)]).join('');
      await page.fill('#field-whole', shown.toLowerCase().split('').join(' '));
      await page.press('#field-whole', 'Enter');
      await page.waitForSelector('.tone-yes');
      await page.click('[data-do="next"]');
      for (const letter of second) await page.click(`[data-piece="${letter}"]`);
      await page.click('#answer [type="submit"]');
      await page.waitForSelector('.tone-yes');
      await page.click('[data-do="next"]');
      await page.fill('#field-whole', letters.join(''));
      await page.press('#field-whole', 'Enter');
      await page.waitForSelector('.answering .tone-no');
      const right = Array.from(third, (one) => letters['KQRBN'.indexOf(one)]).join('');
      assert.match((await page.textContent('.answering .caption')) ?? '', new RegExp(right));
      assert.equal(await page.locator('.derive li').count(), 5);
      await page.close();
    });
  }

  test('tells at each step what is right and how it comes about, and goes on from there', async () => {
    const page = await open('?seed=abc&direction=to-arrangement&count=3');
    await page.click('#begin');
    const [question] = asked(page);
    const [step] = stepsFor(question);
    const [quotient, rest, squares] = step.fields.map(({ answer }) => answer);
    await page.click('#answer [type="submit"]');
    assert.match((await page.textContent('#problem')) ?? '', /not filled in/);
    await page.fill('#field-quotient', '7');
    await page.fill('#field-rest', rest);
    await page.fill('#field-squares', 'a1');
    await page.click('#answer [type="submit"]');
    const told = (await page.textContent('.answering .caption')) ?? '';
    assert.ok(told.includes(`Quotient: ${quotient}, not 7.`), told);
    assert.ok(told.includes(`Square: ${squares}, not a1.`), told);
    assert.ok(!told.includes('Rest:'), told);
    assert.ok(told.includes(`${question.number} ÷ 4 = ${quotient}, rest ${rest}`), told);
    await page.click('[data-do="next"]');
    assert.match(
      (await page.textContent('.step-form')) ?? '',
      new RegExp(`Divide ${quotient} by 4`),
    );
    await page.close();
  });

  test('finds a round again after a reload, on the way back and in another language, at the same step', async () => {
    const page = await open('?seed=abc&count=2&how=steps');
    await page.click('#begin');
    const [{ number }, second] = asked(page);
    const title = () => page.textContent('.asked h2');
    const reload = async () => {
      await page.reload();
      await page.waitForSelector('html.ready');
    };
    const [first, next] = stepsFor({ number, direction: 'to-arrangement' });
    const [quotient, rest] = first.fields.map(({ answer }) => answer);
    await page.fill('#field-quotient', quotient);
    await page.fill('#field-rest', rest);
    await page.fill('#field-squares', 'a1 a1');
    await page.click('#answer [type="submit"]');
    const told = await page.textContent('.answering .caption');
    await reload();
    assert.equal(await page.textContent('.answering .caption'), told);
    assert.equal(await page.locator('[data-do="hint"]').count(), 0, 'it cannot be answered again');
    await page.click('[data-do="next"]');
    await reload();
    assert.match((await page.textContent('#task')) ?? '', new RegExp(`Divide ${next.value} by 4`));
    await page.click('.eyebrow a');
    await page.waitForSelector('html.ready');
    await page.goBack();
    await page.waitForSelector('#task');
    assert.ok((await title())?.includes(String(number)));
    assert.equal(await page.locator('.past li').count(), 1);
    for (const { fields } of stepsFor({ number, direction: 'to-arrangement' }).slice(1)) {
      for (const { name, answer } of fields) await page.fill(`#field-${name}`, answer);
      await page.click('#answer [type="submit"]');
      await page.click('[data-do="next"]');
    }
    await page.click('a[data-language="pt"]');
    await page.waitForSelector('html.ready[lang^="pt"] #task');
    await byClicks(page, second);
    assert.match((await page.textContent('.summary h2')) ?? '', /1 .* 2/, 'the first was wrong');
    assert.equal((await kept(page)).total.answered, 2, 'nothing counts twice');
    await page.click('[data-do="repeat-missed"]');
    const missed = await title();
    await reload();
    assert.equal(await title(), missed, 'what is repeated is kept too');
    await page.goto(`${site.origin()}en/positions/training/`);
    await page.click('[data-do="continue"]');
    assert.ok((await title())?.includes(String(number)));
    await page.click('[data-do="stop"]');
    await page.click('[data-do="new"]');
    assert.equal(await page.locator('[data-do="continue"]').count(), 0);
    await reload();
    assert.equal(await page.locator('.choices').count(), 1);
    await page.close();
  });

  test('asks the same questions again', async () => {
    const page = await open('?seed=abc&count=1&how=at-once&direction=to-number');
    await page.click('#begin');
    const title = await page.textContent('.asked h2');
    await page.fill('#field-whole', '1');
    await page.press('#field-whole', 'Enter');
    await page.click('[data-do="next"]');
    await page.click('[data-do="again"]');
    assert.equal(await page.textContent('.asked h2'), title);
    await page.close();
  });

  test('has a hint that says what each digit stands for, and keeps what was typed', async () => {
    const page = await open('?seed=abc&direction=to-arrangement');
    await page.click('#begin');
    await page.fill('#field-quotient', '12');
    await page.click('[data-do="hint"]');
    assert.deepEqual(await page.locator('.hint dd').allTextContents(), ['b1', 'd1', 'f1', 'h1']);
    assert.equal(await page.inputValue('#field-quotient'), '12');
    await page.close();
  });

  test('brings back what was missed and is due', async () => {
    const progress = openProgress(null);
    progress.record(
      {
        ...{ id: 'to-number-518', key: '518', kind: 'arrangement-to-number' },
        ...{ categories: [], correct: false },
      },
      Date.now() - 2 * 86_400_000,
    );
    const context = await site.browser().newContext({ reducedMotion: 'reduce' });
    await context.addInitScript(
      ([key, text]) => localStorage.setItem(key, text),
      [PROGRESS_KEY, progress.export()],
    );
    const page = await context.newPage();
    await page.goto(`${site.origin()}en/positions/training/`);
    await page.click('[data-do="repeat"]');
    assert.equal(await page.textContent('.asked h2'), 'Which number has RNBQKBNR?');
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal(await page.textContent('.asked h2'), 'Which number has RNBQKBNR?');
    await byClicks(page, { number: 518, direction: 'to-number' });
    assert.match((await page.textContent('.summary h2')) ?? '', /1 of 1/);
    await context.close();
  });

  test('says what is wrong with a link, and keeps settings in it', async () => {
    const page = await open('?direction=up&count=x');
    const [, count, ...more] = await page.locator('.choices .error').allInnerTexts();
    assert.match(count, /There will be five/);
    assert.match(await page.innerText('#begin'), /5/);
    assert.equal(more.length, 0);
    await page.check('[value="to-number"]');
    assert.equal(search(page), '?direction=to-number');
    assert.match(
      (await page.getAttribute('a[data-language="pt"]', 'href')) ?? '',
      /direction=to-number/,
    );
    await page.close();
  });

  test('has no fault that axe finds, and fits 320 px', async () => {
    const viewport = { width: 320, height: 700 };
    const page = await site.open('lt/positions/training/?seed=abc', { viewport });
    /** @param {string} state @param {'light' | 'dark'} colorScheme */
    const check = async (state, colorScheme) => {
      await page.emulateMedia({ colorScheme });
      assert.deepEqual(await violations(page), [], state);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= 320, `${state}: ${wide} px wide`);
    };
    await check('settings', 'light');
    await page.click('#begin');
    await page.click('[data-do="hint"]');
    await check('asked', 'light');
    await check('asked', 'dark');
    await byClicks(page, asked(page)[0]);
    await check('the next question', 'light');
    await page.click('[data-do="stop"]');
    await check('the end', 'dark');
    await page.close();
  });

  test('without scripts says where the steps can be read', async () => {
    for (const code of codes) {
      const context = await site.browser().newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(`${site.origin()}${code}/positions/training/`);
      await page.click('.no-script a');
      assert.match(page.url(), /positions\/#derive$/);
      await context.close();
    }
  });
});
