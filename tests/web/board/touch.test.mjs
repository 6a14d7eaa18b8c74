// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const PHONE = { viewport: { width: 360, height: 420 }, hasTouch: true, isMobile: true };
const open = browserForTests(PHONE);

const START = 'Ke1 Pa7 Pe2 Ra1 Rh1 ke8 nb8 rf4';

/** @typedef {{ x: number, y: number }} Point */

/** Time stands still on these: however slow the machine is, a finger rests only where a test says so. */
const stopped = new WeakSet();

/** A phone whose fingers can be moved: touch({ x, y }), then move, then lift. */
/** @param {import('node:test').TestContext} t */
async function phone(t) {
  const all = await open(t);
  if (!stopped.has(all.page)) {
    stopped.add(all.page);
    await all.page.clock.install();
    await all.page.clock.pauseAt(Date.now() + 60_000);
  }
  const cdp = await all.page.context().newCDPSession(all.page);
  /** @param {'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel'} type @param {Point[]} touchPoints */
  const send = async (type, ...touchPoints) => {
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints });
    await all.page.clock.runFor(1);
  };
  /** @param {Point} from */
  const hold = async (from) => {
    await send('touchStart', from);
    await all.page.clock.runFor(250);
  };
  /** A swipe. @param {Point} from @param {Point} to */
  const glide = async (from, to) => {
    await send('touchStart', from);
    await move(from, to);
  };
  /** A finger rests on a piece, and takes it along. @param {Point} from @param {Point} to */
  const carry = async (from, to) => {
    await hold(from);
    await move(from, to);
  };
  /** @param {Point} from @param {Point} to */
  const move = async (from, to) => {
    for (const part of [0.1, 0.4, 0.7, 1]) {
      const x = from.x + (to.x - from.x) * part;
      const y = from.y + (to.y - from.y) * part;
      await send('touchMove', { x, y });
      await all.page.waitForTimeout(20);
    }
  };
  /** Whether a piece is shown lifted. */
  const lifted = () => all.page.evaluate(() => !!window.board.shadowRoot.querySelector('.lifted'));
  const scrolled = async () => {
    await all.page.waitForTimeout(150);
    return all.page.evaluate(() => scrollY);
  };
  return { ...all, send, hold, glide, carry, lifted, scrolled };
}

test('tap and tap proposes a move', async (t) => {
  const { square, told } = await phone(t);
  await square('e2').tap();
  await square('e4').tap();
  assert.deepEqual(await told(), ['select e2', 'move e2e4 click']);
});

test('a slow tap is a tap, also on a piece', async (t) => {
  const { middle, hold, send, told, lifted } = await phone(t);
  for (const square of ['e1', 'a1']) {
    await hold(await middle(square));
    assert.equal(await lifted(), true);
    await send('touchEnd');
    assert.equal(await lifted(), false);
  }
  assert.deepEqual(await told(), ['select e1', 'move e1a1 click']);
});

test('a finger that rests on a piece takes it along, and the page does not scroll', async (t) => {
  const { middle, carry, send, told, scrolled } = await phone(t);
  await carry(await middle('e2'), await middle('e4'));
  assert.equal(await scrolled(), 0);
  await send('touchEnd');
  assert.deepEqual(await told(), ['select e2', 'move e2e4 drag', 'deselect e2']);
});

test('a swipe that begins on a piece scrolls the page and plays nothing', async (t) => {
  const { page, middle, glide, send, told, lifted, scrolled } = await phone(t);
  await glide(await middle('e2'), await middle('e5'));
  await page.clock.runFor(300);
  assert.equal(await lifted(), false, 'nor is it taken later');
  await send('touchEnd');
  assert.ok((await scrolled()) > 40, 'the page has scrolled');
  assert.deepEqual(await told(), []);
});

test('a piece that was selected before goes with the finger at once', async (t) => {
  const { square, middle, glide, send, told, scrolled } = await phone(t);
  await square('e2').tap();
  await glide(await middle('e2'), await middle('e4'));
  assert.equal(await scrolled(), 0);
  await send('touchEnd');
  assert.deepEqual(await told(), ['select e2', 'move e2e4 drag']);
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

test('a piece that is not to be moved cannot be taken along; a tap still asks for it', async (t) => {
  const { page, square, middle, carry, send, told, scrolled } = await phone(t);
  await page.evaluate(() => (window.board.movable = 'white'));
  await carry(await middle('f4'), await middle('f7'));
  await send('touchEnd');
  assert.ok((await scrolled()) > 40);
  assert.deepEqual(await told(), []);
  await square('f4').tap();
  assert.deepEqual(await told(), ['select f4']);
});

test('a second finger cancels the drag', async (t) => {
  const { middle, carry, send, told, drawn, settled } = await phone(t);
  const [e2, e4, a5] = await Promise.all(['e2', 'e4', 'a5'].map(middle));
  await carry(e2, e4);
  await send('touchStart', e4, a5);
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  await send('touchEnd');
  await settled();
  assert.deepEqual(await told(), []);
  assert.equal(await drawn(), START);
});

test('a drag that the system takes over is cancelled', async (t) => {
  const { middle, carry, send, told, drawn, settled } = await phone(t);
  await carry(await middle('e2'), await middle('e4'));
  await send('touchCancel');
  await settled();
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  assert.equal(await drawn(), START);
});

test('lifting the finger off the board cancels', async (t) => {
  const { middle, carry, send, told } = await phone(t);
  await carry(await middle('e1'), { x: 4, y: 300 });
  await send('touchEnd');
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
});

test('a touched piece is lifted above the finger', async (t) => {
  const { page, middle, carry, send } = await phone(t);
  await carry(await middle('e2'), await middle('e4'));
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
