// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const PHONE = { viewport: { width: 360, height: 420 }, hasTouch: true, isMobile: true };
const open = browserForTests(PHONE);

const START = 'Ke1 Pa7 Pe2 Ra1 Rh1 ke8 nb8 rf4';

/** @typedef {{ x: number, y: number }} Point */

/** A phone whose fingers can be moved: touch({ x, y }), then move, then lift. */
/** @param {import('node:test').TestContext} t */
async function phone(t) {
  const all = await open(t);
  const cdp = await all.page.context().newCDPSession(all.page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {Point[]} touchPoints */
  const send = (type, ...touchPoints) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
  /** @param {Point} from @param {Point} to */
  const glide = async (from, to) => {
    await send('touchStart', from);
    for (const part of [0.1, 0.4, 0.7, 1]) {
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      await send('touchMove', { x, y });
      await all.page.waitForTimeout(20);
    }
  };
  const scrolled = async () => {
    await all.page.waitForTimeout(150);
    return all.page.evaluate(() => scrollY);
  };
  return { ...all, send, glide, scrolled };
}

test('tap and tap proposes a move', async (t) => {
  const { square, told } = await phone(t);
  await square('e2').tap();
  await square('e4').tap();
  assert.deepEqual(await told(), ['select e2', 'move e2e4 click']);
});

test('a finger drags a piece and the page does not scroll', async (t) => {
  const { middle, glide, send, told, scrolled } = await phone(t);
  await glide(await middle('e2'), await middle('e4'));
  assert.equal(await scrolled(), 0);
  await send('touchEnd');
  assert.deepEqual(await told(), ['select e2', 'move e2e4 drag', 'deselect e2']);
});

test('swiping over empty squares scrolls the page and plays nothing', async (t) => {
  const { middle, glide, send, told, scrolled } = await phone(t);
  await glide(await middle('d4'), await middle('d7'));
  await send('touchEnd');
  assert.ok((await scrolled()) > 40, 'the page has scrolled');
  assert.deepEqual(await told(), []);
});

test('swiping over a piece scrolls a readonly board', async (t) => {
  const { page, middle, glide, send, told, scrolled } = await phone(t);
  await page.evaluate(() => (window.board.readonly = true));
  await glide(await middle('e2'), await middle('e5'));
  await send('touchEnd');
  assert.ok((await scrolled()) > 40);
  assert.deepEqual(await told(), []);
});

test('swiping over a piece that is not to be moved scrolls; a tap still asks for it', async (t) => {
  const { page, square, middle, glide, send, told, scrolled } = await phone(t);
  await page.evaluate(() => (window.board.movable = 'white'));
  await glide(await middle('f4'), await middle('f7'));
  await send('touchEnd');
  assert.ok((await scrolled()) > 40);
  assert.deepEqual(await told(), []);
  await square('f4').tap();
  assert.deepEqual(await told(), ['select f4']);
});

test('a second finger cancels the drag', async (t) => {
  const { page, middle, glide, send, told, drawn } = await phone(t);
  const [e2, e4, a5] = await Promise.all(['e2', 'e4', 'a5'].map(middle));
  await glide(e2, e4);
  await send('touchStart', e4, a5);
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  await send('touchEnd');
  await page.waitForTimeout(260);
  assert.deepEqual(await told(), []);
  assert.equal(await drawn(), START);
});

test('a drag that the system takes over is cancelled', async (t) => {
  const { page, middle, glide, send, told, drawn } = await phone(t);
  await glide(await middle('e2'), await middle('e4'));
  await send('touchCancel');
  await page.waitForTimeout(260);
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  assert.equal(await drawn(), START);
});

test('lifting the finger off the board cancels', async (t) => {
  const { middle, glide, send, told } = await phone(t);
  await glide(await middle('e1'), { x: 4, y: 300 });
  await send('touchEnd');
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
});

test('a touched piece is lifted above the finger', async (t) => {
  const { page, middle, glide, send } = await phone(t);
  await glide(await middle('e2'), await middle('e4'));
  const top = await page.evaluate(() => window.inside('.lifted').getBoundingClientRect().top);
  const { y } = await middle('e5');
  assert.ok(top < y, 'it shows where the finger does not cover it');
  await send('touchEnd');
});

test('squares are large enough for a finger at 320 px', async (t) => {
  const { page, box } = await phone(t);
  await page.setViewportSize({ width: 320, height: 420 });
  const { width, height } = await box('d4');
  assert.ok(width >= 24 && height >= 24, `${width} x ${height}`);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
});
