// SPDX-License-Identifier: MIT
// A class from end to end: the teacher's link, a learner's round, the code, and the table.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { answerByClicks, questionsOf } from '../castling-support.mjs';
import { violations } from '../eyes.mjs';
import { useSite } from '../support.mjs';

// An embed has its own policy.
const site = useSite({ headers: {} });

/** @param {string} code */
function textsOf(code) {
  const language = builtLanguages().find((one) => one.code === code);
  assert.ok(language);
  return buildTexts(language, readCatalog(code));
}

/** @typedef {import('playwright-core').Page} Page */

/** Answers the questions of a class link and makes the code. @param {Page} page @param {string} name @param {readonly number[]} wrong */
async function handIn(page, name, wrong = []) {
  const questions = questionsOf(page);
  await page.click('#drill-begin');
  for (let n = 1; n <= 5; n++) {
    const question = questions.next();
    if (wrong.includes(n)) await answerWrongly(page, question);
    else await answerByClicks(page, question);
    await page.click('[data-do="next"]');
  }
  await page.fill('#class-name', name);
  await page.press('#class-name', 'Enter');
  return page.inputValue('#class-code');
}

/** @param {Page} page @param {any} question of the two kinds that are asked */
async function answerWrongly(page, { answer: { legal, illegal }, kind }) {
  const answer = kind === 'play-it' ? { illegal: true } : { legal: true };
  if (illegal) await page.click('[data-castle="g"]').then(() => castleOtherwise(page));
  else if (legal) {
    await page.click('.desk [value="in-check"]');
    await page.click('.desk form [type="submit"]');
  } else await page.click(`.desk [data-response='${JSON.stringify(answer)}']`);
}

/** Castling to the one side was not what is asked: to the other, then. @param {Page} page */
async function castleOtherwise(page) {
  if (await page.isVisible('#drill-error')) {
    await page.click('[data-castle="c"]');
  }
}

describe('a class', () => {
  /** @type {Page} */
  let teacher;
  let link = '';
  const codes = /** @type {string[]} */ ([]);

  test('gets a link with just the questions that the teacher chose, with answers to read', async () => {
    teacher = await site.open('it/teach/class/');
    await teacher.click('.choices [value="5"]');
    for (const kind of ['landing', 'must-be-empty', 'must-be-safe', 'which-kind']) {
      await teacher.uncheck(`.choices [value="${kind}"]`);
    }
    await teacher.uncheck('.choices [value="lost-or-blocked"]');
    await teacher.uncheck('.choices [value="hand-order"]');
    link = await teacher.inputValue('#class-link');
    assert.match(
      link,
      /\/embed\/it\/castling-drill\.html\?class=1&hide=choices,link&v=1&seed=[0-9a-z]{8}&kinds=play-it,legal-or-not&count=5$/,
    );
    const key = await teacher.getAttribute('#class-key', 'href');
    await teacher.click('#class-new');
    assert.notEqual(await teacher.inputValue('#class-link'), link);
    await teacher.fill('#class-link', link);
    await teacher.press('#class-link', 'Tab');
    assert.equal(await teacher.getAttribute('#class-key', 'href'), key, 'of the link pasted');
    const answers = await site.open(
      new URL(String(key), `${site.origin()}it/teach/class/`).href.replace(site.origin(), ''),
    );
    assert.equal(await answers.locator('.questions > li').count(), 5);
    assert.equal(await answers.locator('.answers > li').count(), 5);
    await answers.close();
    await teacher.fill('#class-link', 'https://example.org/');
    await teacher.press('#class-link', 'Tab');
    assert.equal(await teacher.textContent('#class-link-error'), textsOf('it').t('class.no-link'));
  });

  test('answers in the frame’s own page, goes on after a reload, and hands in a code', async () => {
    const { t } = textsOf('it');
    const page = await site.open('it/');
    await page.goto(link);
    await page.waitForSelector('html.ready');
    assert.equal(await page.textContent('.class-task'), t('handin.task'));
    assert.equal(await page.isVisible('.choices details'), false);
    const questions = questionsOf(page);
    await page.click('#drill-begin');
    await answerByClicks(page, questions.next());
    await page.click('[data-do="next"]');
    const asked = await page.textContent('.desk h2');
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal(await page.textContent('.desk h2'), asked);
    for (let n = 2; n <= 5; n++) {
      await answerByClicks(page, questions.next());
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.textContent('.summary h2'), t('drill.result', { right: 5, asked: 5 }));
    await page.click('.class-code .primary');
    assert.equal(await page.isVisible('#class-code'), false);
    assert.equal(await page.textContent('#class-problem'), t('handin.no-name'));
    await page.fill('#class-name', ' Anna  Bianchi ');
    await page.press('#class-name', 'Enter');
    codes.push(await page.inputValue('#class-code'));
    assert.deepEqual(await violations(page), []);
    assert.ok(codes[0].includes('&count=5 | '));
    assert.match(codes[0], / \| Anna Bianchi \| 5\/5 \| 0:\d\d \| 1\+\S+; 2\+.* \| #[0-9a-z]{7}$/);
    await page.reload();
    await page.waitForSelector('html.ready');
    assert.equal(await page.inputValue('#class-code'), codes[0], 'the code is there still');
    assert.equal(await page.isVisible('.class-task'), false, 'what comes at the end has come');
    assert.equal(await page.isVisible('#frame-full'), false, 'nothing leads to where no code is');
    await page.close();
  });

  test('answers in other languages, and wrongly: the same questions, another code', async () => {
    const page = await site.open('lt/');
    await page.goto(link.replace('/it/', '/lt/'));
    await page.waitForSelector('html.ready');
    codes.push(await handIn(page, 'Žydrė', [1]));
    assert.match(codes[1], / \| Žydrė \| 4\/5 \| .* \| 1-/);
    await page.close();
  });

  test('becomes a table: all that came back, regraded, and what could not be read by its line', async () => {
    const { t } = textsOf('it');
    const text = `Ciao!\n${codes[0]}\n\n> ${codes[1]}\n${codes[1]}\n${codes[0].replace('5/5', '9/9')}`;
    await teacher.fill('#codes', text);
    await teacher.waitForSelector('.sheet');
    const rows = await teacher.locator('.sheet tbody tr').allTextContents();
    assert.equal(rows.length, 2);
    assert.ok(rows[0].startsWith(`Anna Bianchi${t('class.score', { right: 5, of: 5 })}`));
    assert.ok(rows[1].startsWith(`Žydrė${t('class.score', { right: 4, of: 5 })}`));
    const foot = await teacher.locator('.sheet tfoot td').allTextContents();
    assert.deepEqual(foot.slice(0, 2), [t('class.score', { right: 9, of: 10 }), '90 %']);
    assert.deepEqual(foot.slice(3), ['50 %', '100 %', '100 %', '100 %', '100 %']);
    const problems = await teacher.locator('.problems li').allTextContents();
    assert.equal(problems.length, 2);
    assert.ok(problems[0].includes(t('class.fault.check')) && problems[0].includes('6'));
    assert.ok(problems[1].includes(t('class.twice', { line: 4 })));
  });

  test('is sorted by buttons in its headings, by keys too, and the file with it', async () => {
    const { t } = textsOf('it');
    const names = () => teacher.locator('.sheet tbody th').allTextContents();
    const head = teacher.locator('.sheet [data-by="name"]');
    assert.equal(await head.getAttribute('aria-sort'), 'none');
    await head.locator('button').focus();
    for (const [direction, first, up] of [
      ['ascending', 'Anna Bianchi', 'yes'],
      ['descending', 'Žydrė', 'no'],
    ]) {
      await teacher.keyboard.press('Enter');
      assert.equal(await head.getAttribute('aria-sort'), direction);
      assert.equal((await names())[0], first);
      const said = t('class.sorted', { by: t('class.head.name'), up });
      assert.equal(await teacher.textContent('#class-sorted'), said);
      assert.ok(await head.locator('button').evaluate((one) => one === document.activeElement));
    }
    assert.deepEqual(await violations(teacher), []);
    await teacher.click('.sheet [data-by="right"] button');
    assert.equal(await head.getAttribute('aria-sort'), 'none', 'one column alone');
    assert.equal((await names())[0], 'Anna Bianchi', 'the most right answers first');
  });

  test('is pasted into spreadsheets', async () => {
    await teacher.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await teacher.click('#class-take');
    await teacher.waitForFunction(
      (words) => document.getElementById('class-sorted')?.textContent === words,
      textsOf('it').t('take.copied'),
    );
    const pasted = await teacher.evaluate(() => navigator.clipboard.readText());
    const lines = pasted.split('\n').map((line) => line.split('\t'));
    assert.deepEqual(lines[1].slice(0, 5), ['Anna Bianchi', '5', '5', '5', '100']);
    assert.ok(lines.length === 3 && lines.every((line) => line.length === 20));
  });

  test('is saved as a file that spreadsheets read', async () => {
    const [download] = await Promise.all([
      teacher.waitForEvent('download'),
      teacher.click('#class-csv'),
    ]);
    const file = readFileSync(await download.path(), 'utf8');
    const [head, anna, zydre, end] = file.split('\r\n');
    assert.ok(head.startsWith(`\ufeff${textsOf('it').t('class.head.name')},`));
    assert.match(anna, /^Anna Bianchi,5,5,5,100,\d+,/);
    assert.match(zydre, /^Žydrė,4,5,5,80,\d+,.*,0,1,1,1,1,/);
    assert.equal(end, '');
  });

  test('is still there after a reload, and gone once it is erased; nothing was sent', async () => {
    /** @type {string[]} */
    const sent = [];
    teacher.on('request', (request) => {
      if (request.method() !== 'GET' || new URL(request.url()).search) sent.push(request.url());
    });
    await teacher.reload();
    await teacher.waitForSelector('html.ready');
    assert.equal(await teacher.locator('.sheet tbody tr').count(), 2);
    const isInSight = await teacher.evaluate(() => {
      const sheet = /** @type {HTMLElement} */ (document.querySelector('.sheet'));
      sheet.style.width = '150px';
      sheet.scrollLeft = 200;
      const caption = sheet.querySelector('caption > span')?.getBoundingClientRect();
      const { left, right } = sheet.getBoundingClientRect();
      sheet.removeAttribute('style');
      return caption && sheet.scrollWidth > 150 && caption.left >= left && caption.right <= right;
    });
    assert.ok(isInSight, 'what a wide table is of');
    await teacher.emulateMedia({ media: 'print' });
    assert.ok(await teacher.isVisible('.sheet th button'), 'the headings are on paper too');
    const overflow = await teacher.$eval('.sheet', (sheet) => getComputedStyle(sheet).overflowX);
    assert.equal(overflow, 'visible', 'paper does not scroll');
    await teacher.emulateMedia({ media: null });
    const key = await teacher.getAttribute('.sheet + p a', 'href');
    assert.match(String(key), /worksheets\/\?task=castling-drill&v=1&seed=[0-9a-z]{8}&kinds=/);
    await teacher.click('#class-clear');
    await teacher.reload();
    await teacher.waitForSelector('html.ready');
    assert.equal(await teacher.inputValue('#codes'), '');
    assert.equal(await teacher.locator('.sheet').count(), 0);
    assert.equal(await teacher.inputValue('#class-link'), link, 'the link stays');
    assert.deepEqual(sent, []);
  });

  test('is said to be lost after a reload where the browser has no room, or keeps nothing', async () => {
    const isLost = async () => {
      const lost = await teacher.isVisible('#codes-lost');
      assert.equal(await teacher.isVisible('#codes-kept'), !lost);
      return lost;
    };
    assert.equal(await isLost(), false);
    await teacher.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await teacher.fill('#codes', 'c960');
    assert.equal(await isLost(), true);
    await teacher.addInitScript(() => Reflect.deleteProperty(window, 'localStorage'));
    await teacher.reload();
    await teacher.waitForSelector('html.ready');
    assert.equal(await isLost(), true);
    await teacher.close();
  });
});

test('a second try that is broken off takes nothing from the first, and a new one asks for a name', async () => {
  const query = 'class=1&v=1&seed=twice&count=2';
  const page = await site.open(`embed/en/promotion-drill.html?${query}`);
  await page.clock.install();
  const answer = async () => {
    await page.clock.fastForward(35_000);
    await page.click('.pieces button');
    await page.clock.fastForward(60_000);
    await page.click('[data-do="next"]');
  };
  const makeCode = async (/** @type {string} */ name) => {
    await page.fill('#class-name', name);
    await page.press('#class-name', 'Enter');
    return page.inputValue('#class-code');
  };
  await page.click('#drill-begin');
  await answer();
  await answer();
  const code = await makeCode('Anna');
  // Of every question as long as it was asked; nobody is timed while reading why.
  assert.match(code, / \| (1:[1-5]\d|2:0\d) \| /);
  await page.click('[data-do="again"]');
  await answer();
  await page.click('[data-do="stop"]');
  assert.equal(await page.isVisible('#class-code'), true);
  assert.equal(await page.inputValue('#class-code'), code);
  await page.click('[data-do="again"]');
  await answer();
  await answer();
  assert.equal(await page.isVisible('#class-code'), false);
  assert.equal(await page.inputValue('#class-name'), '');
  assert.ok((await makeCode('Luca')).includes('| Luca | '));
  const kept = textsOf('en').t('drill.not-kept');
  assert.equal(await page.locator('.summary p', { hasText: kept }).isVisible(), false);
  // A round that was stopped says how many there were to answer, also where the link does not.
  await page.goto(page.url().replace('&count=2', ''));
  await page.waitForSelector('html.ready');
  await page.click('#drill-begin');
  await answer();
  await page.click('[data-do="stop"]');
  assert.match(await makeCode('Eva'), / \| v=1&seed=twice&count=10 \| Eva \| [01]\/1 \| /);
  await page.close();
});

test('a page that no class can do says so', async () => {
  const page = await site.open('embed/en/castling.html?class=1');
  const { t } = textsOf('en');
  const said = t('embed.bad-value', { name: 'class', value: '1' });
  assert.equal(await page.textContent('#frame-problems'), said);
  await page.close();
});

test('in a frame that may keep nothing and send no form, the code is made all the same', async () => {
  const page = await site.open('en/');
  await page.evaluate(() => {
    document.body.innerHTML =
      '<iframe title="c960" width="700" height="900" sandbox="allow-scripts" src="../embed/en/promotion-drill.html?class=1&v=1&seed=box&count=1"></iframe>';
  });
  const frame = page.frameLocator('iframe');
  await frame.locator('#drill-begin').click();
  await frame.locator('.pieces button').first().click();
  await frame.locator('[data-do="next"]').click();
  await frame.locator('#class-name').fill('Eva');
  await frame.locator('.class-code .primary').click();
  const code = await frame.locator('#class-code').inputValue();
  assert.match(code, /^c960:1 \| promotion-drill \| v=1&seed=box&count=1 \| Eva \| [01]\/1 \| /);
  // Practice changes nothing of it: other questions, or the missed ones.
  await frame.locator('[data-do="new"]').click();
  await frame.locator('#drill-begin').click();
  await frame.locator('.pieces button').first().click();
  await frame.locator('[data-do="next"]').click();
  assert.equal(await frame.locator('#class-code').isVisible(), true);
  assert.equal(await frame.locator('#class-code').inputValue(), code);
  await page.close();
});
