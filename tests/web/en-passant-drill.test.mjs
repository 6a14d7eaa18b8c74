// SPDX-License-Identifier: MIT
/** The en passant drill: what is asked is what the core says, and it is answered by clicks or keys alone. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import {
  COLORS,
  THEMES,
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
  grade,
  parseSettings,
  questionOf,
  writeSettings,
} from '../../web/lib/en-passant/drill.js';
import { PROGRESS_KEY } from '../../web/lib/progress.js';
import { clickIn } from './castling-support.mjs';
import { search, tabTo, useSite } from './support.mjs';

const site = useSite();
const c960 = await loadCoreFromDisk();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/lib/en-passant/drill.js').Question} Question */

/** @param {string} seed @param {number} n */
function questions(seed, n, settings = defaultSettings()) {
  const generator = createGenerator(c960, settings, seed);
  return Array.from({ length: n }, () => generator.next());
}

/** What a question is, as text. @param {Question} question */
const textOf = ({ game, asks, legal }) =>
  [game.start.fen, game.moves.map(({ uci }) => uci).join(' '), asks, legal].join('|');

describe('a question', () => {
  const some = questions('many', 300);

  test('is answered as the core would: a legal ask is en passant, all others have reasons', () => {
    for (const { game, asks, legal } of some) {
      assert.ok(asks.length > 0);
      const takes = game.position.legalMoves().filter(({ enPassant }) => enPassant);
      assert.deepEqual(takes.map(({ uci }) => uci).sort(), [...legal].sort(), game.position.fen);
      for (const ask of asks.filter((one) => !legal.includes(one))) {
        assert.ok(game.explain(ask).reasons.length > 0);
      }
    }
  });

  test('is about its theme: too late is too late, pinned is pinned', () => {
    const codes = { late: 'en-passant-expired', steps: 'pawn-needs-a-capture' };
    for (const theme of THEMES) {
      const about = some.filter(({ categories }) => categories.includes(theme));
      assert.ok(about.length >= 10, `${theme}: ${about.length}`);
      for (const { game, asks, legal } of about) {
        const found = asks.flatMap((ask) => game.explain(ask).reasons.map(({ code }) => code));
        if (theme === 'late' || theme === 'steps')
          assert.deepEqual(
            found,
            asks.map(() => codes[theme]),
          );
        if (theme === 'pinned' || theme === 'rank')
          assert.ok(found.includes('leaves-king-in-check'));
        if (theme === 'saves') assert.ok(game.position.status().check && legal.length > 0);
        if (theme === 'two') assert.equal(asks.length, 2);
        if (theme === 'piece') assert.notEqual(game.moves.at(-1)?.piece, 'pawn');
      }
    }
  });

  test('can be taken about as often as not, and by either colour', () => {
    const yes = some.filter(({ legal }) => legal.length > 0).length;
    assert.ok(yes > 100 && yes < 200, `${yes} of 300`);
    for (const color of COLORS) {
      assert.ok(some.filter((one) => one.color === color).length > 100, color);
    }
    const white = questions('w', 30, { ...defaultSettings(), colors: ['white'] });
    assert.ok(white.every(({ game }) => game.position.turn === 'white'));
  });

  test('comes again from its brief, the same; what is no brief is none', () => {
    for (const question of some.slice(0, 60)) {
      const again = questionOf(c960, JSON.parse(JSON.stringify(briefOf(question))));
      assert.ok(again);
      assert.equal(textOf(again), textOf(question));
      assert.match(canonicalKey(question), /^[a-z0-9]{14}$/);
    }
    const [{ brief }] = some;
    for (const bad of [
      null,
      7,
      {},
      { ...brief, start: 'x' },
      { ...brief, moves: ['a1a2'] },
      { ...brief, moves: 'd7d5' },
      { ...brief, about: 'e4' },
      { ...brief, theme: 'chess' },
      { ...brief, color: 'red' },
    ]) {
      assert.equal(questionOf(c960, bad), null, JSON.stringify(bad));
    }
  });

  test('is right by any legal way, or by “no” where there is none', () => {
    for (const question of some) {
      const { asks, legal } = question;
      assert.equal(grade(question, { take: null }).correct, legal.length === 0);
      for (const take of asks) {
        assert.equal(grade(question, { take }).correct, legal.includes(take));
      }
    }
  });
});

describe('a seed', () => {
  test('has the same questions again and again, and another one others', () => {
    const first = questions('abc', 40).map(textOf);
    assert.deepEqual(questions('abc', 40).map(textOf), first);
    assert.notDeepEqual(questions('abd', 40).map(textOf), first);
    assert.ok(new Set(first).size > 36);
  });

  test('has these questions in this version; other ones need another version', () => {
    const hash = createHash('sha256').update(questions('golden', 60).map(textOf).join('\n'));
    assert.equal(hash.digest('hex').slice(0, 16), '4e0fd7d76599beb2');
  });

  test('stands in a link with what was chosen, and what is wrong there is told', () => {
    const settings = { .../** @type {const} */ ({ colors: ['black'], count: 'endless' }) };
    const link = writeSettings(settings, 'abc');
    assert.equal(link.toString(), 'v=1&seed=abc&colors=black&count=endless');
    assert.deepEqual(parseSettings(link), { settings, seed: 'abc', problems: [] });
    const bad = parseSettings(new URLSearchParams('v=9&seed=NO&colors=red&count=-1'));
    assert.deepEqual(bad.settings, defaultSettings());
    assert.deepEqual(
      bad.problems.map(({ code }) => code),
      ['unknown-value', 'bad-count', 'bad-seed', 'version-gone'],
    );
  });
});

/** The button of an answer. @param {string | null} take */
const button = (take) => `.desk [data-response='${JSON.stringify({ take })}']`;

/** @param {Question} question */
const right = ({ legal }) => legal[0] ?? null;

for (const language of builtLanguages()) {
  const { t } = buildTexts(language, readCatalog(language.code));
  const path = `${language.code}/en-passant/drill/?v=1&seed=abd`;

  test(`in ${language.code} a round is played with clicks alone, everything right`, async () => {
    const page = await site.open(path);
    await page.click('#drill-begin');
    for (const question of questions('abd', 10)) {
      assert.equal(await page.textContent('.desk h2'), t('take-drill.ask', question));
      const take = right(question);
      if (take) await clickIn(page, '.desk', take.slice(0, 2), take.slice(2));
      else await page.click(button(null));
      assert.equal(await page.textContent('.desk .caption .eyebrow'), t('drill.right'));
      const verdict = (await page.textContent('.desk .verdict')) ?? '';
      if (!take) assert.ok(verdict.includes(t('take-drill.cannot')));
      await page.click('[data-do="next"]');
    }
    assert.equal(await page.textContent('.score'), t('drill.result', { right: 10, asked: 10 }));
    await page.close();
  });

  test(`in ${language.code} a wrong answer is explained, with keys alone, and comes back`, async () => {
    const page = await site.open(path);
    await tabTo(page, '#drill-begin');
    await page.keyboard.press('Enter');
    for (const question of questions('abd', 4)) {
      const { asks, legal, game } = question;
      const wrong = legal.length > 0 ? null : asks[0];
      await tabTo(page, button(wrong));
      await page.keyboard.press('Enter');
      assert.equal(await page.textContent('.desk .caption .eyebrow'), t('drill.wrong'));
      const said = (await page.textContent('c960-drill > [role="status"]')) ?? '';
      assert.ok(said.includes(t('drill.wrong')));
      if (legal.length === 0) {
        assert.ok(said.includes(t('take-drill.cannot')));
        const { reasons } = game.explain(asks[0]);
        assert.ok((await page.locator('.desk .reasons li').count()) >= reasons.length);
        assert.equal(await page.textContent('.reasons .article >> nth=0'), reasons[0].article);
      }
      await page.keyboard.press('Enter');
    }
    const kept = await page.evaluate((key) => localStorage.getItem(key), PROGRESS_KEY);
    const { kinds, items } = JSON.parse(kept ?? '{}');
    assert.deepEqual(kinds, { 'en-passant': { answered: 4, correct: 0 } });
    assert.equal(items.length, 4);
    assert.ok(questionOf(c960, JSON.parse(items[0].brief)), 'it can be asked again');
    await page.close();
  });
}

test('another move than a capture is no answer, and is told', async () => {
  const page = await site.open('en/en-passant/drill/?v=1&seed=abd');
  await page.click('#drill-begin');
  const [{ game, asks }] = questions('abd', 1);
  const king = game.position.legalMoves().find(({ piece }) => piece === 'king');
  assert.ok(king && asks.length > 0);
  await clickIn(page, '.desk', king.from, king.to);
  assert.match(await page.innerText('#drill-error'), /Nothing was moved/);
  assert.equal(await page.locator('.desk .caption').count(), 0);
  await page.close();
});

test('the colour is chosen, and stands in the address', async () => {
  const page = await site.open('en/en-passant/drill/');
  await page.click('summary');
  await page.uncheck('[name="colors"][value="white"]');
  assert.equal(search(page), '?v=1&colors=black');
  await page.uncheck('[name="colors"][value="black"]');
  assert.match(await page.innerText('#drill-problem'), /at least one in each group/);
  await page.check('[name="colors"][value="black"]');
  await page.click('#drill-begin');
  assert.match((await page.textContent('.desk h2')) ?? '', /Can Black/);
  await page.close();
});
