// SPDX-License-Identifier: MIT
/** The arbiter's page in a browser: draws, log, files, projector, and what a reload leaves. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { tabTo, useSite } from '../support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const rows = (page) =>
  page.$$eval('#log tbody tr', (all) =>
    all.map((row) => Array.from(row.children, (cell) => cell.textContent)),
  );
/** @param {Page} page */
const number = async (page) => Number(await page.textContent('#result-title'));
/** @param {Page} page */
async function reload(page) {
  await page.reload();
  await page.waitForSelector('html.ready');
}
/** What is saved by a button. @param {Page} page @param {string} button */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return {
    name: download.suggestedFilename(),
    text: readFileSync(await download.path(), 'utf8'),
  };
}

describe('a draw', () => {
  test('enters the log with its round, and the round counts on', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.click('#draw-now');
    assert.equal(await page.textContent(':focus'), String(await number(page)));
    assert.equal(await page.inputValue('#round'), 'Round 2');
    await page.fill('#round', 'Final');
    await page.click('#draw-now');
    const all = await rows(page);
    assert.deepEqual(
      all.map((row) => row[1]),
      ['Round 1', 'Final'],
    );
    assert.match(all[0][4] ?? '', /^\d+ \w+ \d{4}, \d\d:\d\d$/);
    assert.equal(await page.locator('#board svg use[class]').count(), 32);
    await page.close();
  });

  test('goes by keys alone', async () => {
    const page = await site.open('en/draw/arbiter/');
    await tabTo(page, '#round');
    await page.keyboard.press('Control+A');
    await page.keyboard.type('Ronn 7');
    await page.keyboard.press('Enter');
    await tabTo(page, '#project');
    await page.keyboard.press('Enter');
    assert.equal(await page.textContent(':focus'), String(await number(page)));
    await tabTo(page, '#clock-go');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'project');
    assert.equal((await rows(page))[0][1], 'Ronn 7');
    await page.close();
  });

  test('never gives what is excluded or used; the last one is found, then none is left', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.fill('#exclude', '0-516, 519-959');
    assert.equal(await page.textContent('#left'), '2 of 960 can be drawn.');
    await page.click('#draw-now');
    await page.click('#draw-now');
    const all = (await rows(page)).map((row) => row[2]);
    assert.deepEqual(all.sort(), ['517', '518']);
    await page.click('#draw-now');
    assert.match(
      (await page.textContent('#draw-error')) ?? '',
      /every position is excluded or used/,
    );
    assert.equal((await rows(page)).length, 2);
    await page.uncheck('#once');
    await page.click('#draw-now');
    assert.equal((await rows(page)).length, 3);
    await page.close();
  });

  test('is refused while an exclusion is wrong, and each is said', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.fill('#exclude', '518, 96O, 3-1, 960');
    assert.deepEqual(await page.locator('#exclude-error li').allTextContents(), [
      '“96O” is neither a number nor a range such as 100-120.',
      '“3-1” runs backwards: the lower number comes first.',
      '“960” goes beyond 959, the last number.',
    ]);
    assert.equal(await page.getAttribute('#exclude', 'aria-invalid'), 'true');
    await page.click('#draw-now');
    assert.match((await page.textContent('#draw-error')) ?? '', /mend what is excluded/);
    assert.equal((await rows(page)).length, 0);
    await page.close();
  });

  test('from a code is the same for everybody, and its text and hash are told', async () => {
    for (const language of ['en', 'pt']) {
      const page = await site.open(`${language}/draw/arbiter/`);
      await page.check('[value="code"]');
      await page.click('#draw-now');
      assert.equal(await page.isVisible('#draw-error'), true, 'there is no code yet');
      await page.fill('#round', 'Round 1');
      await page.fill('#code', 'c960');
      await page.click('#draw-now');
      assert.equal(await number(page), 62);
      assert.match((await page.textContent('#result')) ?? '', /“c960\/Round 1\/0”.* 9682d37e\./);
      await page.close();
    }
  });

  test('by hand is entered, and refused where it is no number, excluded or used', async () => {
    const page = await site.open('en/draw/arbiter/?n=177');
    await page.fill('#exclude', '518');
    assert.equal(new URL(page.url()).search, '', 'a reload does not enter it again');
    assert.equal(await page.inputValue('#hand'), '177');
    await page.click('#draw-now');
    assert.equal(await number(page), 177);
    for (const [typed, told] of [
      ['177', /used already: Round 1/],
      ['518', /518 is excluded/],
      ['960', /“960” is no start position/],
      ['', /“” is no start position/],
    ]) {
      await page.fill('#hand', String(typed));
      await page.click('#draw-now');
      assert.match((await page.textContent('#draw-error')) ?? '', /** @type {RegExp} */ (told));
    }
    assert.equal((await rows(page)).length, 1);
    await page.close();
  });
});

describe('the log', () => {
  test('is saved as a table and as text', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.fill('#round', '=A1, "x"');
    await page.click('#draw-now');
    const drawn = await number(page);
    const table = await saved(page, '#save-csv');
    assert.match(table.name, /^chess960-\d{4}-\d\d-\d\d\.csv$/);
    const lines = table.text.split('\r\n');
    assert.equal(
      lines[0],
      '\ufeffNo.,Round,Number,Arrangement,When,How,Hashed text,Excluded,None twice',
    );
    assert.match(
      lines[1],
      new RegExp(`^1,"'=A1, ""x""",${drawn},[BNQRK]{8},\\d{4}-.*T.*,At random,,,yes$`),
    );
    const text = await saved(page, '#save-text');
    assert.match(text.name, /\.txt$/);
    assert.match(
      text.text,
      new RegExp(`1\\. =A1, "x": ${drawn}, [BNQRK]{8}, .*Drawn at random\\.`),
    );
    await page.close();
    const other = await site.open('pt/draw/arbiter/');
    await other.click('#draw-now');
    assert.match((await saved(other, '#save-csv')).text, /^\ufeffN\.º;Rodada;/);
    await other.close();
  });

  test('outlives a reload; an earlier entry is shown again; the last one is removed; all is erased', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.click('#draw-now');
    const first = await number(page);
    await page.click('#draw-now');
    await page.fill('#exclude', '1, 2');
    await reload(page);
    assert.equal((await rows(page)).length, 2);
    assert.equal(await page.inputValue('#exclude'), '1, 2');
    assert.equal(await page.inputValue('#round'), 'Round 3');
    await page.click('#show-0');
    assert.equal(await number(page), first);
    await page.click('#remove');
    assert.equal((await rows(page)).length, 1);
    await page.click('#erase');
    assert.equal(await page.evaluate(() => document.activeElement?.id), 'erase-no');
    await page.click('#erase-no');
    assert.equal((await rows(page)).length, 1);
    await page.click('#erase');
    await page.click('#erase-yes');
    assert.equal((await rows(page)).length, 0);
    await reload(page);
    assert.equal((await rows(page)).length, 0);
    assert.equal(await page.inputValue('#exclude'), '');
    await page.close();
  });

  test('works where nothing can be kept, and says so', async () => {
    const page = await site.browser().newPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('no', 'SecurityError');
        },
      });
    });
    await page.goto(`${site.origin()}en/draw/arbiter/`);
    await page.waitForSelector('html.ready');
    assert.match((await page.textContent('#trouble')) ?? '', /keeps nothing/);
    await page.click('#draw-now');
    assert.equal((await rows(page)).length, 1);
    await page.close();
  });

  test('says it when the storage is full, or held something else', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await page.click('#draw-now');
    assert.match((await page.textContent('#trouble')) ?? '', /storage is full/);
    await reload(page);
    await page.evaluate(() => localStorage.setItem('c960.arbiter', '{"version":1,"log":5}'));
    await reload(page);
    assert.match((await page.textContent('#trouble')) ?? '', /could not be read/);
    const aside = await page.evaluate(() => localStorage.getItem('c960.arbiter.aside'));
    assert.equal(aside, '{"version":1,"log":5}');
    await page.close();
  });
});

describe('the projector', () => {
  /** With a clock of the test's own. */
  async function projected() {
    const page = await site.open('en/draw/arbiter/');
    await page.clock.install({ time: new Date('2026-11-30T08:00:00Z') });
    await page.goto(`${site.origin()}en/draw/arbiter/`);
    await page.waitForSelector('html.ready');
    await page.clock.pauseAt(new Date('2026-11-30T09:00:00Z'));
    await page.click('#draw-now');
    await page.click('#project');
    return page;
  }
  /** @param {Page} page */
  const clock = (page) => page.textContent('#clock');

  test('shows both sides, number and round, turned on wish, and nothing else can be reached', async () => {
    const page = await projected();
    assert.equal(await page.locator('#projector-board use[class]').count(), 32);
    assert.equal(await page.textContent('#projector-title'), String(await number(page)));
    assert.equal(await page.textContent('#projector-round'), 'Round 1');
    const before = await page.innerHTML('#projector-board');
    await page.click('#turn');
    assert.notEqual(await page.innerHTML('#projector-board'), before);
    for (let n = 0; n < 12; n++) {
      await page.keyboard.press('Tab');
      const inside = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('#projector') !== null,
      );
      assert.ok(inside, 'the focus stays');
    }
    await page.click('#projector-close');
    assert.equal(await page.isVisible('#projector'), false);
    await page.click('#draw-now');
    await page.close();
  });

  test('counts down, stops, goes on, is made longer and shorter, and says when the clocks start', async () => {
    const page = await projected();
    assert.equal(await clock(page), '10:00');
    await page.click('#clock-go');
    await page.clock.runFor(61_500);
    assert.equal(await clock(page), '8:59');
    await page.click('#clock-go');
    await page.clock.runFor(30_000);
    assert.equal(await clock(page), '8:59');
    for (let n = 0; n < 7; n++) await page.click('#clock-less');
    await page.click('#clock-go');
    await page.clock.runFor(60_000);
    assert.equal(await page.textContent('#clock-said'), '1 minute left');
    await page.click('#clock-more');
    assert.equal(await clock(page), '1:59');
    await page.clock.runFor(130_000);
    assert.equal(await clock(page), '0:00');
    assert.equal(await page.textContent('#clock-note'), 'Start the clocks');
    assert.equal(await page.textContent('#clock-said'), 'Start the clocks');
    await page.click('#clock-reset');
    assert.equal(await clock(page), '10:00');
    await page.close();
  });

  test('is there again after a reload in the middle, and the countdown has gone on', async () => {
    const page = await projected();
    await page.click('#clock-go');
    await page.clock.runFor(60_000);
    await page.click('#turn');
    await reload(page);
    assert.equal(await page.isVisible('#projector'), true);
    await page.clock.runFor(30_000);
    const [minutes] = ((await clock(page)) ?? '').split(':').map(Number);
    assert.equal(minutes, 8);
    assert.equal(await page.textContent('#clock-go'), 'Pause');
    await page.close();
  });

  test('fills the screen and keeps it awake where the browser can', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.evaluate(() => {
      const asked = /** @type {any} */ (window);
      asked.locks = [];
      Object.defineProperty(navigator, 'wakeLock', {
        value: {
          async request(/** @type {string} */ kind) {
            asked.locks.push(kind);
            return { release: async () => asked.locks.push('released') };
          },
        },
      });
    });
    await page.click('#draw-now');
    await page.click('#project');
    await page.click('#full');
    await page.waitForFunction(() => document.fullscreenElement?.id === 'projector');
    await page.click('#full');
    await page.waitForFunction(() => document.fullscreenElement === null);
    await page.click('#projector-close');
    assert.deepEqual(await page.evaluate(() => /** @type {any} */ (window).locks), [
      'screen',
      'released',
    ]);
    await page.close();
  });

  test('takes as long as is asked for', async () => {
    const page = await site.open('en/draw/arbiter/');
    await page.click('#draw-now');
    for (const wrong of ['', '0', '1.5', '999']) {
      await page.fill('#minutes', wrong);
      assert.match((await page.textContent('#minutes-error')) ?? '', /from 1 to 180/, wrong);
    }
    await page.fill('#minutes', '15');
    assert.equal(await page.isVisible('#minutes-error'), false);
    await page.click('#project');
    assert.equal(await clock(page), '15:00');
    await page.click('#clock-go');
    await page.click('#projector-close');
    await page.click('#draw-now');
    await page.click('#project');
    assert.equal(await page.textContent('#clock-go'), 'Pause', 'a new draw leaves it running');
    await page.close();
  });
});

test('without scripts the page says so, and how a draw is checked can be read', async () => {
  const context = await site.browser().newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin()}pt/draw/arbiter/`);
  assert.equal(await page.isVisible('#draw'), false);
  assert.match(await page.innerText('main'), /scripts/);
  assert.match(await page.innerText('.vectors'), /c960\/Round 1\/0\s+9682d37e…\s+62/);
  await context.close();
});
