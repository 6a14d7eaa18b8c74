// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { brotliCompressSync } from 'node:zlib';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { styles } from '../../../web/build/slim.mjs';
import { browserForTests } from './helper.mjs';

/** @typedef {import('playwright-core').Page} Page */

const open = browserForTests();
const axe = createRequire(import.meta.url).resolve('axe-core');

/** Violations that axe finds, by rule. @param {Page} page */
async function violations(page) {
  await page.addScriptTag({ path: axe });
  const { violations: found } = await page.evaluate(() => window.axe.run());
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`axe finds nothing wrong with the board or its dialog, ${colorScheme}`, async (t) => {
    const { page, square } = await open(t, { colorScheme, reducedMotion: 'reduce' });
    await page.evaluate(() => {
      window.board.marks = [{ square: 'f1', kind: 'attacked' }];
      window.board.arrows = [{ from: 'e1', to: 'g1', kind: 'king-way' }];
    });
    await square('e1').click();
    assert.deepEqual(await violations(page), []);
    await page.evaluate(() => {
      void window.board.choosePromotion({ color: 'black', from: 'a7', to: 'a8' });
    });
    assert.deepEqual(await violations(page), []);
  });
}

/** The kinds of the window's listeners. @param {Page} page */
async function windowListeners(page) {
  const cdp = await page.context().newCDPSession(page);
  const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
  const objectId = String(result.objectId);
  const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId });
  await cdp.detach();
  return listeners.map(({ type }) => type).sort();
}

test('removing the element removes its listeners, putting it back brings them once', async (t) => {
  const { page, square, told } = await open(t);
  const there = await windowListeners(page);
  await page.evaluate(() => window.board.remove());
  const left = await windowListeners(page);
  assert.equal(there.length - left.length, 3);
  assert.ok(!left.includes('keydown') && !left.includes('resize'));
  await page.evaluate(() => document.querySelector('main')?.append(window.board));
  assert.deepEqual(await windowListeners(page), there);
  await square('e2').click();
  await square('e4').click();
  assert.deepEqual(await told(), ['select e2', 'move e2e4 click']);
});

test('removing the element ends a drag and answers an open question with nothing', async (t) => {
  const { page, drag, drawn } = await open(t);
  await drag('e2', 'e4', { drop: false });
  const answer = await page.evaluate(async () => {
    const { board } = window;
    const open = board.choosePromotion({ color: 'white', from: 'a7', to: 'a8' });
    const main = board.parentElement;
    board.remove();
    main?.append(board);
    return open;
  });
  assert.equal(answer, null);
  await page.mouse.up();
  assert.equal(await drawn(), 'Ke1 Pa7 Pe2 Ra1 Rh1 ke8 nb8 rf4');
});

test('what was set before the element was defined counts', async (t) => {
  const { page } = await open(t);
  const names = await page.evaluate(async () => {
    const frame = document.createElement('iframe');
    document.body.append(frame);
    const inside = /** @type {Document} */ (frame.contentDocument);
    inside.body.innerHTML = '<c960-board orientation="black"></c960-board>';
    const early = /** @type {Window['board']} */ (inside.querySelector('c960-board'));
    early.pieces = window.place('Ke1');
    early.strings = { square: ({ square, type }) => `${square} ${type}` };
    const script = inside.createElement('script');
    script.type = 'module';
    script.src = '/web/elements/c960-board/index.js';
    const loaded = new Promise((resolve) => script.addEventListener('load', resolve));
    inside.body.append(script);
    await loaded;
    const cells = early.shadowRoot.querySelectorAll('[role=gridcell]');
    return [cells[0].ariaLabel, cells[3].ariaLabel];
  });
  assert.deepEqual(names, ['h1 null', 'e1 king']);
});

test('without strings squares go by their bare names', async (t) => {
  const { page, square } = await open(t);
  await page.evaluate(() => (window.board.strings = {}));
  assert.equal(await square('e1').getAttribute('aria-label'), 'e1');
  await square('e1').click();
  await square('e1').click();
});

test('colours follow the theme of the page over that of the system', async (t) => {
  const { page } = await open(t, { colorScheme: 'dark' });
  const lightSquare = () => page.evaluate(() => getComputedStyle(window.inside('.light')).fill);
  /** @param {string} name */
  const theme = (name) =>
    page.evaluate((value) => (document.documentElement.dataset.theme = value), name);
  const dark = await lightSquare();
  await theme('light');
  const light = await lightSquare();
  assert.notEqual(light, dark);
  await theme('dark');
  assert.equal(await lightSquare(), dark);
  await page.evaluate(() => document.documentElement.style.setProperty('--c960-light', 'gold'));
  assert.equal(await lightSquare(), 'rgb(255, 215, 0)');
});

test("forced colours use none but the system's, and both kinds of square still differ", async (t) => {
  const { page } = await open(t, { forcedColors: 'active' });
  const [light, dark] = await page.evaluate(() =>
    ['.light', '.dark'].map((name) => getComputedStyle(window.inside(name)).fill),
  );
  assert.equal(light, 'rgb(255, 255, 255)');
  assert.notEqual(light, dark);
});

test('the board fills any width, and its squares stay square', async (t) => {
  const { page, box } = await open(t);
  for (const width of [320, 768, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await page.addStyleTag({ content: 'main { max-width: none }' });
    const { width: x, height: y } = await box('e4');
    assert.ok(Math.abs(x - y) < 0.5 && x > width / 11, `${x} x ${y} at ${width}`);
  }
});

test('rendering other positions keeps the drawings of all 32 pieces', async (t) => {
  const { page } = await open(t);
  const kept = await page.evaluate(() => {
    const { board } = window;
    const files = [...'abcdefgh'];
    /** @param {string} letters @param {number} number */
    const rank = (letters, number) => files.map((file, i) => letters[i] + file + number);
    /** @param {string} back */
    const set = (back) =>
      window.place(
        [
          ...rank(back.toUpperCase(), 1),
          ...rank('PPPPPPPP', 2),
          ...rank('pppppppp', 7),
          ...rank(back, 8),
        ].join(' '),
      );
    const [one, two] = [set('rnbqkbnr'), set('bnrbnkrq')];
    board.pieces = one;
    const before = [...board.shadowRoot.querySelectorAll('.men svg')];
    for (let i = 0; i < 100; i++) board.pieces = i % 2 ? one : two;
    const after = new Set(board.shadowRoot.querySelectorAll('.men svg'));
    return before.filter((node) => after.has(node)).length;
  });
  assert.equal(kept, 32);
});

test('the element and its pieces are small', async () => {
  const entry = fileURLToPath(
    new URL('../../../web/elements/c960-board/index.js', import.meta.url),
  );
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    plugins: [styles], // as the site sends it
    write: false,
  });
  const { length } = brotliCompressSync(outputFiles[0].contents);
  assert.ok(length <= 9950, `${length} bytes`);
});
