// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests();

const OFF = { x: 560, y: 650 };
const START = 'Ke1 Pa7 Pe2 Ra1 Rh1 ke8 nb8 rf4';

test('click and click proposes a move, and the board does not make it', async (t) => {
  const { square, told, drawn } = await open(t);
  await square('e2').click();
  await square('e4').click();
  assert.deepEqual(await told(), ['select e2', 'move e2e4 click']);
  assert.equal(await drawn(), START);
});

test('a refused click leaves the piece selected for another try', async (t) => {
  const { square, told } = await open(t);
  await square('e2').click();
  await square('e5').click();
  await square('e4').click();
  assert.deepEqual(await told(), ['select e2', 'move e2e5 click', 'move e2e4 click']);
});

test('clicking the selected square again ends the selection', async (t) => {
  const { square, told, said } = await open(t);
  await square('e1').click();
  await square('e1').click();
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
  assert.equal(await said(), 'Cancelled');
});

test('the king can be clicked onto its own rook', async (t) => {
  const { square, told } = await open(t);
  await square('e1').click();
  await square('h1').click();
  assert.deepEqual(await told(), ['select e1', 'move e1h1 click']);
});

test('a click that assistive technology makes counts', async (t) => {
  const { square, told } = await open(t);
  await square('e2').dispatchEvent('click');
  await square('e4').dispatchEvent('click');
  assert.deepEqual(await told(), ['select e2', 'move e2e4 click']);
});

test('a page may refuse a selection', async (t) => {
  const { page, square, told } = await open(t);
  await page.evaluate(() =>
    document.addEventListener('c960-select', (event) => {
      if (event.detail.square === 'e8') event.preventDefault();
    }),
  );
  await square('e8').click();
  assert.equal(await page.evaluate(() => window.board.selected), null);
  await square('e7').click();
  assert.deepEqual(await told(), ['select e8']);
});

test('a page may choose another piece in answer to a move', async (t) => {
  const { page, square, told } = await open(t);
  await page.evaluate(() =>
    document.addEventListener('c960-move', (event) => window.board.selectSquare(event.detail.to)),
  );
  await square('a1').click();
  await square('e1').click();
  assert.deepEqual(await told(), ['select a1', 'move a1e1 click', 'deselect a1', 'select e1']);
  assert.equal(await square('e1').getAttribute('aria-selected'), 'true');
});

test('a drag selects, carries the piece under the pointer, and proposes the move', async (t) => {
  const { page, told, drag, drawn, focused, settled } = await open(t);
  await drag('e2', 'e4', { drop: false });
  assert.deepEqual(await told(), ['select e2']);
  assert.equal(await drawn(), START.replace('Pe2', 'Pe4'));
  await page.mouse.up();
  assert.deepEqual(await told(), ['move e2e4 drag', 'deselect e2']);
  assert.match(await focused(), /^e4/);
  await settled();
  assert.equal(await drawn(), START, 'unanswered, the piece goes home');
});

test('an answered drag leaves the piece where the page shows it', async (t) => {
  const { page, drag, drawn, told, settled } = await open(t);
  await page.evaluate(() =>
    document.addEventListener('c960-move', () =>
      window.board.show(window.place('Ke1 Pe4'), { moves: [{ from: 'e2', to: 'e4' }] }),
    ),
  );
  await drag('e2', 'e4');
  await settled();
  assert.equal(await drawn(), 'Ke1 Pe4');
  assert.deepEqual(await told(), ['select e2', 'move e2e4 drag', 'deselect e2']);
});

test('a castling that was dragged goes on from the drop, the rook with it', async (t) => {
  const { page, drag } = await open(t);
  await page.evaluate(() =>
    document.addEventListener('c960-move', () => {
      const moves = [
        { from: 'e1', to: 'g1' },
        { from: 'h1', to: 'f1' },
      ];
      window.shown = window.board.show(window.place('Ra1 Kg1 Rf1 ke8'), { moves });
      const nodes = [...window.board.shadowRoot.querySelectorAll('.men svg')];
      const { left, width } = window.inside('.grid').getBoundingClientRect();
      window.began = nodes
        .filter((node) => node.classList.contains('moving'))
        .map((node) => {
          const box = node.getBoundingClientRect();
          const x = ((box.left + box.width / 2 - left) / width) * 8 - 0.5;
          return window.letterOf(node) + Math.round(x);
        });
    }),
  );
  await drag('e1', 'h1');
  assert.deepEqual((await page.evaluate(() => window.began)).sort(), ['K7', 'R7']);
});

test('releasing off the board cancels', async (t) => {
  const { drag, drawn, told, said, settled } = await open(t);
  await drag('e2', OFF);
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  assert.equal(await said(), 'Cancelled');
  await settled();
  assert.equal(await drawn(), START);
});

test('Escape during a drag cancels it, wherever the focus is', async (t) => {
  const { page, drag, drawn, told, settled } = await open(t);
  await drag('e2', 'e4', { drop: false });
  await page.evaluate(() => document.getElementById('after')?.focus());
  await page.keyboard.press('Escape');
  await page.mouse.up();
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  await settled();
  assert.equal(await drawn(), START);
});

test('another mouse button during a drag cancels it', async (t) => {
  const { page, drag, told } = await open(t);
  await drag('e2', 'e4', { drop: false });
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(300, 300);
  await page.mouse.up({ button: 'right' });
  await page.mouse.up();
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
});

test('a piece put down where it stood is as if clicked', async (t) => {
  const { drag, told, drawn, settled } = await open(t);
  await drag('e2', 'e2');
  assert.deepEqual(await told(), ['select e2']);
  await drag('e2', 'e2');
  assert.deepEqual(await told(), ['deselect e2']);
  await settled();
  assert.equal(await drawn(), START);
});

test('what the page shows during a drag ends the drag and leaves no ghost', async (t) => {
  const { page, drag, drawn, told } = await open(t);
  await drag('e2', 'e4', { drop: false });
  await page.evaluate(() => (window.board.pieces = window.place('Ke1 ke8')));
  await page.mouse.move(200, 200);
  await page.mouse.up();
  assert.equal(await drawn(), 'Ke1 ke8');
  assert.deepEqual(await told(), ['select e2', 'deselect e2']);
  assert.equal(
    await page.evaluate(() => window.board.shadowRoot.querySelectorAll('.men svg').length),
    2,
  );
});

test('an empty square cannot be dragged and the right button drags nothing', async (t) => {
  const { page, drag, middle, told } = await open(t);
  await drag('d4', 'd5');
  const { x, y } = await middle('e2');
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(x, y - 100, { steps: 3 });
  await page.mouse.up({ button: 'right' });
  assert.deepEqual(await told(), []);
});

test('squares are found where they are seen after a flip', async (t) => {
  const { page, drag, told, box } = await open(t);
  await page.evaluate(() => window.board.flip());
  const [king, corner] = [await box('e8'), await box('h1')];
  assert.ok(king.y > corner.y, 'rank 8 is at the bottom');
  await drag('e8', 'd7');
  assert.deepEqual(await told(), ['select e8', 'move e8d7 drag', 'deselect e8']);
});
