// SPDX-License-Identifier: MIT
/** Accessibility of the castling pages as far as a machine can see it, and their weight. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../web/build/catalogs.mjs';
import { pageBudget } from '../../web/site.config.js';
import { WITHOUT_POLICY, fit, unseenFocus, violations, weighed } from './eyes.mjs';
import { answerByClicks, questionsOf } from './castling-support.mjs';
import { useSite } from './support.mjs';

const site = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

const DRILL = 'castling/drill/?v=1&seed=abd';

/** A round that has come to an end. @param {Page} page */
async function toTheEnd(page) {
  await page.click('#drill-begin');
  const questions = questionsOf(page);
  for (let n = 0; n < 2; n++) {
    await answerByClicks(page, questions.next());
    await page.click('[data-do="next"]');
  }
}

/** @type {Record<string, {path: string, act?: (page: Page) => Promise<unknown>}>} */
const STATES = {
  'the lesson': { path: 'castling/' },
  'the lesson with other examples': {
    path: 'castling/',
    async act(page) {
      for (const scene of ['land', 'must', 'lost', 'odd', 'hand']) {
        await page.click(`#${scene} .pick >> nth=2`);
      }
    },
  },
  'the choices': { path: DRILL, act: (page) => page.click('summary') },
  'a broken link': { path: 'castling/drill/?v=99&kinds=x' },
  ...Object.fromEntries(
    ['play-it', 'legal-or-not', 'must-be-safe', 'lost-or-blocked', 'landing'].map((kind) => [
      `a question, ${kind}`,
      {
        path: `${DRILL}&kinds=${kind}`,
        act: (/** @type {Page} */ page) => page.click('#drill-begin'),
      },
    ]),
  ),
  'a refused castling explained': {
    path: `${DRILL}&kinds=legal-or-not`,
    async act(page) {
      await page.click('#drill-begin');
      await page.click('.desk [data-response]');
    },
  },
  'the end': { path: `${DRILL}&count=2&kinds=which-kind`, act: toTheEnd },
};

describe('everybody can', () => {
  for (const [name, { path, act }] of Object.entries(STATES)) {
    // Each state once: every second one in the other language and the other colours.
    const other = Object.keys(STATES).indexOf(name) % 2 === 1;
    const [language, colorScheme] = other
      ? /** @type {const} */ (['lt', 'dark'])
      : /** @type {const} */ (['en', 'light']);
    test(`read without a fault that axe sees, and hit every control at 320 px: ${name}, ${language}, ${colorScheme}`, async () => {
      const page = await site.open(`${language}/${path}`, { colorScheme });
      await act?.(page);
      assert.deepEqual(await violations(page), []);
      await page.setViewportSize({ width: 320, height: 700 });
      const { wide, strays, small } = await fit(
        page,
        'main button, main input, main summary, main .button, main label, .top a',
      );
      assert.ok(wide <= 320, `${wide} px wide: ${strays.slice(0, 3).join(' ')}`);
      assert.deepEqual(small, []);
      await page.close();
    });
  }

  test('see where the focus is, on every control', async () => {
    for (const path of ['en/castling/', `en/${DRILL}`]) {
      const page = await site.open(path);
      await page
        .locator('summary')
        .click({ timeout: 500 })
        .catch(() => {});
      assert.deepEqual(await unseenFocus(page, 60, 'c960-board'), []);
      await page.close();
    }
  });

  test('use them in forced colours', async () => {
    const page = await site.open(`en/${DRILL}&kinds=which-kind`, { forcedColors: 'active' });
    await page.click('#drill-begin');
    await page.click('.options button');
    assert.ok(await page.isVisible('.desk .caption .verdict'));
    const looks = await page.$$eval('.pips li', (items) =>
      items.map((item) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(item);
        return `${borderTopStyle} ${borderTopWidth}`;
      }),
    );
    assert.ok(looks.every((look) => !look.startsWith('none')));
    assert.notEqual(looks[0], looks[2], 'answered and not yet asked look different');
    await page.close();
  });
});

describe('the weight', () => {
  for (const { code } of builtLanguages()) {
    // The lesson where it weighs most; the drills, nearest to what a page may weigh, in every language.
    const lessons = code === 'lt' ? ['castling/'] : [];
    for (const path of [...lessons, `${DRILL}&count=2`]) {
      test(`of ${code}/${path} is at most ${pageBudget} bytes, its tasks done`, async () => {
        const page = await site.browser().newPage();
        const { sizes, sum } = weighed(page);
        await page.goto(`${site.origin()}${code}/${path}`, { waitUntil: 'networkidle' });
        await page.waitForSelector('html.ready');
        if (path === 'castling/') await page.click('#must .pick >> nth=3');
        else await toTheEnd(page);
        assert.ok(sizes.size >= 6, 'the responses were seen');
        assert.ok(sum() <= pageBudget, `${sum()} bytes: ${JSON.stringify([...sizes], null, 1)}`);
        await page.close();
      });
    }
  }
});
