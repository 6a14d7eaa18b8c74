// SPDX-License-Identifier: MIT
/** The page of how a game ends as it is read, tried and asked, in every language. */

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { boardIn, captionIn, clickIn } from './castling-support.mjs';
import { search, tabTo, useSite } from './support.mjs';

const site = useSite();

/** @typedef {import('playwright-core').Page} Page */

/** Seven half-moves from a mate by the knight. */
const KNIGHT_MATES = '8/8/8/8/8/5N1p/8/5K1k w - - 0 1';

/** @param {Page} page @param {string} scene */
const said = async (page, scene) =>
  (await page.locator(`${scene} c960-board .live`).textContent()) ?? '';

/** @param {Page} page @param {string} scene @param {number} nth */
const choose = (page, scene, nth) => page.locator(`${scene} .pick`).nth(nth).click();

/** Waits for the answer to a question. @param {Page} page @param {string} scene */
const answered = async (page, scene) => {
  await page.waitForSelector(`${scene}:not([aria-busy]) .caption`);
  return captionIn(page, scene);
};

/** @param {Page} page @param {string} scene @param {'white' | 'black'} color */
async function ask(page, scene, color) {
  await page.click(`${scene} [data-ask="${color}"]`);
  return answered(page, scene);
}

/** The move of the list that is on the board. @param {Page} page @param {string} scene */
const current = (page, scene) =>
  page.getAttribute(`${scene} .move[aria-current="step"]`, 'data-ply');

for (const language of builtLanguages()) {
  const { t } = buildTexts(language, readCatalog(language.code));
  const path = `${language.code}/endings/`;

  describe(`in ${language.code}`, () => {
    /** Open all the time: each scene is a board of its own. @type {Page} */
    let page;
    before(async () => {
      page = await site.open(path);
    });
    after(() => page?.close());

    test('whether a side can still mate is asked, and the line gone through, with clicks alone', async () => {
      const told = await ask(page, '#alive', 'white');
      assert.ok(told.includes(t('ends.yes', { color: 'white', n: 6 })), told);
      assert.ok(told.includes(t('ends.flag-falls', { color: 'black', verdict: 'yes' })));
      assert.ok((await said(page, '#alive')).includes(t('ends.yes', { color: 'white', n: 6 })));
      assert.equal(await page.locator('#alive .move').count(), 7);
      await page.click('#alive [data-do="forward"]');
      assert.equal(await current(page, '#alive'), '1');
      assert.ok((await captionIn(page, '#alive')).includes(t('ends.step', { n: 1, of: 6 })));
      await page.click('#alive [data-do="undo"]');
      assert.equal(await current(page, '#alive'), '0');
      await page.click('#alive .move[data-ply="3"]');
      assert.ok((await captionIn(page, '#alive')).includes(t('ends.step', { n: 3, of: 6 })));
      await page.click('#alive [data-do="play"]');
      assert.equal(await current(page, '#alive'), '6');
      const mate = t('outcome.checkmate', { winner: 'white' });
      assert.ok((await captionIn(page, '#alive')).includes(mate));
      assert.ok((await said(page, '#alive')).includes(mate));
      await page.click('#alive [data-do="forward"]', { force: true });
      assert.ok((await said(page, '#alive')).includes(t('said.nothing-to-redo')));
      await page.click('#alive [data-do="play"]', { force: true });
      assert.ok((await said(page, '#alive')).includes(t('ends.no-line')));
      await page.click('#alive [data-do="reset"]');
      assert.equal(await current(page, '#alive'), '0');
    });

    test('the same with keys alone', async () => {
      await tabTo(page, '#flag [data-ask="black"]');
      await page.keyboard.press('Enter');
      await answered(page, '#flag');
      const no = t('ends.no', { color: 'black' });
      assert.ok((await said(page, '#flag')).includes(no));
      assert.ok(
        (await said(page, '#flag')).includes(
          t('ends.flag-falls', { color: 'white', verdict: 'no' }),
        ),
      );
      await tabTo(page, '#flag [data-ask="white"]', { back: true });
      await page.keyboard.press('Space');
      await answered(page, '#flag');
      await tabTo(page, '#flag [data-do="forward"]');
      await page.keyboard.press('Enter');
      assert.equal(await current(page, '#flag'), '1');
      await tabTo(page, '#flag [data-do="play"]');
      await page.keyboard.press('Enter');
      assert.ok((await said(page, '#flag')).includes(t('outcome.checkmate', { winner: 'white' })));
    });

    test('every example is told as it is opened: how it ended, by which article, and why', async () => {
      for (const [scene, nth, told, article] of /** @type {[string, number, string, string][]} */ ([
        ['#over', 1, t('outcome.stalemate'), '5.2.1'],
        ['#over', 0, t('outcome.checkmate', { winner: 'white' }), '5.1.1'],
        ...[0, 1, 2, 3, 4, 5].map((n) => ['#dead', n, t('outcome.dead-position'), '5.2.2']),
        ['#claim', 0, t('outcome.threefold-repetition'), '9.2'],
        ['#claim', 1, t('outcome.fivefold-repetition'), '9.6.1'],
        ['#claim', 2, t('outcome.fifty-moves'), '9.3'],
        ['#claim', 3, t('outcome.seventy-five-moves'), '9.6.2'],
      ])) {
        await choose(page, scene, nth);
        assert.ok((await captionIn(page, scene)).includes(told), `${scene} ${nth}`);
        assert.ok((await said(page, scene)).includes(told), `${scene} ${nth} is said`);
        assert.equal(await page.textContent(`${scene} .caption .article >> nth=0`), article);
        const foot = `#article-${article.replaceAll('.', '-')}`;
        assert.equal(await page.locator(foot).count(), 1, 'the article is at the foot');
      }
    });

    test('what is asked next leaves the line that was found before', async () => {
      await ask(page, '#flag', 'white');
      await page.click('#flag [data-do="forward"]');
      await ask(page, '#flag', 'black');
      assert.ok((await captionIn(page, '#flag')).includes(t('ends.no', { color: 'black' })));
      assert.equal(await page.locator('#flag .move').count(), 0);
      await page.click('#flag [data-do="play"]', { force: true });
      assert.ok((await said(page, '#flag')).includes(t('ends.no-line')));
      const answer = await ask(page, '#flag', 'white');
      await page.click('#flag .move >> nth=-1');
      assert.equal(await ask(page, '#flag', 'white'), answer, 'asked of where the line began');
      await page.click('#flag [data-do="forward"]');
      await page.click('#flag [data-do="reset"]');
      const of = (await page.locator('#flag .move').count()) - 1;
      assert.ok(!(await captionIn(page, '#flag')).includes(t('ends.step', { n: 0, of })));
    });

    test('a game that is over stays over, and has no clock', async () => {
      await choose(page, '#claim', 1);
      const told = await ask(page, '#claim', 'white');
      assert.ok(told.includes(t('ends.question', { color: 'white' })));
      assert.ok(!told.includes(t('ends.flag-falls', { color: 'black', verdict: 'yes' })));
      await page.click('#claim [data-do="forward"]');
      const after = await captionIn(page, '#claim');
      assert.ok(!after.includes(t('ends.goes-on')), after);
      const over = t('told.was-over', { n: 16, move: '@' }).split('@')[0];
      assert.ok(after.includes(over), after);
      assert.ok((await said(page, '#claim')).includes(over));
    });

    test('the end is said once, with the reasons after it', async () => {
      await page.click('#over [data-do="undo"]');
      await page.click('#over [data-do="forward"]');
      const mate = t('outcome.checkmate', { winner: 'white' });
      const spoken = await said(page, '#over');
      assert.equal(spoken.split(mate).length, 2, spoken);
      assert.match(spoken, new RegExp(`${mate}\\. \\S`));
    });

    test('a position of the reader’s own is taken by keys alone, or told what is wrong with it', async () => {
      await tabTo(page, '#fen-text');
      await page.keyboard.type('8/8/8/8/8/8/8/8 w - - 0 1');
      await page.keyboard.press('Enter');
      assert.ok((await page.innerText('#fen-answer')).includes(t('problem.empty-board')));
      const problems = await said(page, '#ask');
      assert.ok(problems.includes(t('problem.empty-board')));
      assert.doesNotMatch(problems, /[.!?][A-ZÀ-Ž]/);
      assert.equal(await page.inputValue('#fen-text'), '8/8/8/8/8/8/8/8 w - - 0 1');
      assert.equal(await page.getAttribute('#fen-text', 'aria-invalid'), 'true');
      assert.equal(search(page), '');
      await page.keyboard.press('Control+A');
      await page.keyboard.type('k7/8/8/8/8/8/8/9 w - - 0 1');
      await page.keyboard.press('Enter');
      const at = t('fen.at', { position: 16, rest: '9 w - - 0 1' });
      assert.ok((await page.innerText('#fen-answer')).includes(at));
      await page.keyboard.press('Control+A');
      await page.keyboard.type('4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1');
      await page.keyboard.press('Enter');
      assert.equal(await page.innerText('#fen-answer'), '');
      const queen = t('piece.name', { color: 'white', piece: 'queen' });
      assert.ok((await boardIn(page, '#ask')).e2.startsWith(queen));
      assert.equal(search(page), '?fen=4k3/8/8/8/8/8/4Q3/4K3_b_-_-_0_1');
      await tabTo(page, '#ask [data-ask="black"]', { back: true });
      await page.keyboard.press('Enter');
      assert.ok((await answered(page, '#ask')).includes(t('ends.no', { color: 'black' })));
    });
  });
}

describe('the reader', () => {
  test('is told that the game is over by any piece that is taken up', async () => {
    const page = await site.open('en/endings/');
    const before = await captionIn(page, '#over');
    assert.match(before, /Checkmate/);
    for (const color of ['white', 'black']) {
      const board = await boardIn(page, '#over');
      const [king] = Object.entries(board).find(([, man]) => man.startsWith(`${color} king`)) ?? [];
      await clickIn(page, '#over', king ?? '');
      assert.match(await said(page, '#over'), /Checkmate.*ended with the move/);
      assert.equal(await captionIn(page, '#over'), before);
    }
    await page.close();
  });

  test('takes the stalemate back and mates instead', async () => {
    const page = await site.open('en/endings/');
    await choose(page, '#over', 1);
    await page.click('#over [data-do="undo"]');
    await clickIn(page, '#over', 'g5', 'g7');
    assert.match(await captionIn(page, '#over'), /Checkmate: White wins.*queen on g7 attacks it/);
    await page.close();
  });

  test('is told who cannot mate and that it is over, of a dead position', async () => {
    const page = await site.open('en/endings/');
    await choose(page, '#dead', 3);
    assert.match(await ask(page, '#dead', 'white'), /^Can White still mate\? No: no series.*dead/);
    await choose(page, '#dead', 0);
    await page.click('#dead [data-do="undo"]');
    assert.match(await captionIn(page, '#dead'), /The game goes on/);
    assert.match(await ask(page, '#dead', 'black'), /Yes: \d+ steps/);
    await page.close();
  });

  test('leaves the line by another move, and asks anew from there', async () => {
    const page = await site.open(`en/endings/?fen=${KNIGHT_MATES.replaceAll(' ', '_')}`);
    assert.match(await ask(page, '#ask', 'white'), /Yes: \d+ steps/);
    await clickIn(page, '#ask', 'f3', 'd4');
    assert.doesNotMatch(await captionIn(page, '#ask'), /Step/);
    assert.equal(await page.locator('#ask .move').count(), 2);
    assert.match(await ask(page, '#ask', 'black'), /Yes: \d+ steps.*mate by Black/);
    await clickIn(page, '#ask', 'h1', 'h8');
    assert.match(await captionIn(page, '#ask'), /King h1 to h8.*Not possible/);
    await page.close();
  });

  test('comes by a link, keeps it in the other language, and is told of a bad one', async () => {
    const page = await site.open('en/endings/?fen=4k3/8/8/8/8/8/4R3/4K3_b_-_-_0_1');
    assert.equal((await boardIn(page, '#ask')).e2.split(',')[0], 'white rook');
    assert.equal(await page.inputValue('#fen-text'), '4k3/8/8/8/8/8/4R3/4K3 b - - 0 1');
    await page.click('[data-language="pt"]');
    await page.waitForSelector('html.ready');
    assert.match((await boardIn(page, '#ask')).e2, /^torre branca/);
    await page.goto(`${site.origin()}en/endings/?fen=4k3_x`);
    await page.waitForSelector('html.ready');
    assert.match(await page.innerText('#fen-answer'), /cannot be read.*Reading stopped at/s);
    assert.equal(await page.inputValue('#fen-text'), '4k3 x');
    await page.close();
  });

  test('can stop a line that is being played, and sees it to its end if not', async () => {
    const page = await site.open('en/endings/', { reducedMotion: 'no-preference' });
    await ask(page, '#alive', 'white');
    await page.click('#alive [data-do="play"]');
    assert.equal(await page.textContent('#alive [data-do="play"]'), 'Stop');
    await page.click('#alive [data-do="play"]');
    assert.equal(await page.textContent('#alive [data-do="play"]'), 'Play the line');
    assert.notEqual(await current(page, '#alive'), '6');
    await page.click('#alive [data-do="reset"]');
    await page.click('#alive [data-do="play"]');
    await page.waitForSelector('#alive .move[data-ply="6"][aria-current="step"]');
    await page.waitForSelector('#alive [data-do="play"]:text-is("Play the line")');
    await page.close();
  });
});

describe('without scripts', () => {
  test('all of it is text with pictures, in the page’s language', async () => {
    const context = await site.browser().newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    for (const { code } of builtLanguages()) {
      await page.goto(`${site.origin()}${code}/endings/`);
      const catalog = readCatalog(code);
      for (const key of [
        'ends.heading',
        'ends.forced.text',
        'ends.claim.text',
        'ends.rook-bishop.text',
      ]) {
        assert.ok(await page.locator(`text=${catalog[key]}`).first().isVisible(), `${code} ${key}`);
      }
      assert.equal(await page.locator('.examples svg.picture:visible').count(), 19);
      assert.equal(await page.locator('button:visible, input:visible').count(), 0);
    }
    await context.close();
  });
});
