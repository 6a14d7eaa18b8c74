// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests();

/** Presses some keys one after the other. */
/** @param {import('playwright-core').Page} page @param {string[]} keys */
async function press(page, ...keys) {
  for (const key of keys) await page.keyboard.press(key);
}

test('the board is one tab stop between its neighbours', async (t) => {
  const { page, focused } = await open(t);
  await page.focus('#before');
  await press(page, 'Tab');
  assert.equal(await focused(), 'a1, white rook');
  await press(page, 'Tab');
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'after');
  await press(page, 'Shift+Tab');
  assert.equal(await focused(), 'a1, white rook');
});

test('Tab comes back to the square that was left', async (t) => {
  const { page, focused } = await open(t);
  await page.focus('#before');
  await press(page, 'Tab', 'ArrowRight', 'ArrowUp', 'Tab', 'Shift+Tab');
  assert.equal(await focused(), 'b2, empty');
});

test('every square is a named cell of a named grid with eight rows', async (t) => {
  const { page } = await open(t);
  const grid = page.getByRole('grid', { name: 'Chess board' });
  assert.equal(await grid.getByRole('row').count(), 8);
  const cells = await grid.getByRole('gridcell').all();
  const names = await Promise.all(cells.map((cell) => cell.getAttribute('aria-label')));
  assert.equal(names.length, 64);
  assert.equal(names[0], 'a8, empty');
  assert.equal(names[4], 'e8, black king');
  assert.equal(names[63], 'h1, white rook');
  assert.equal(new Set(names).size, 64);
});

test('arrows walk one square and stop at the edge', async (t) => {
  const { page, focused } = await open(t);
  await page.focus('#before');
  await press(page, 'Tab', 'ArrowLeft', 'ArrowDown');
  assert.equal(await focused(), 'a1, white rook');
  await press(page, 'ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowRight');
  assert.equal(await focused(), 'b1, empty');
});

test('Home, End, Page Up, Page Down and Control go to the ends', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => window.board.focusSquare('c3'));
  const ends = { End: 'h3', PageUp: 'h8', Home: 'a8', PageDown: 'a1' };
  for (const [key, square] of Object.entries(ends)) {
    await press(page, key);
    assert.match(await focused(), new RegExp(`^${square}`));
  }
  await press(page, 'Control+End');
  assert.match(await focused(), /^h1/);
  await press(page, 'Control+Home');
  assert.match(await focused(), /^a8/);
});

test('arrows follow what is seen when the board is flipped', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => window.board.focusSquare('e4'));
  await page.evaluate(() => window.board.flip());
  assert.match(await focused(), /^e4/, 'the focus stays on its square');
  await press(page, 'ArrowRight');
  assert.match(await focused(), /^d4/);
  await press(page, 'ArrowUp');
  assert.match(await focused(), /^d3/);
  await press(page, 'Control+Home');
  assert.match(await focused(), /^h1/);
});

test('a file letter and a rank digit go to that square', async (t) => {
  const { page, focused, told } = await open(t);
  await page.evaluate(() => window.board.focusSquare('a1'));
  await press(page, 'f', '4');
  assert.equal(await focused(), 'f4, black rook');
  await press(page, 'e', 'ArrowUp', '2');
  assert.match(await focused(), /^f2/, 'a key between them breaks the pair');
  assert.deepEqual(await told(), []);
});

test('a digit goes to that rank, and with Shift to that file', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => window.board.focusSquare('c3'));
  await press(page, '7');
  assert.match(await focused(), /^c7/);
  await press(page, 'Shift+Digit8');
  assert.match(await focused(), /^h7/);
  await press(page, 'Shift+Digit1', '1');
  assert.match(await focused(), /^a1/);
});

test('a digit is one on keyboards that have other signs there, or digits with Shift only', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => window.board.focusSquare('c3'));
  /** @param {string} key @param {string} code @param {boolean} [shiftKey] */
  const send = (key, code, shiftKey = false) =>
    page.evaluate(
      (init) => {
        const cell = window.board.shadowRoot.activeElement;
        cell?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
      },
      { key, code, shiftKey },
    );
  await send('ç', 'Digit5'); // as in Lithuania and France
  assert.match(await focused(), /^c5/);
  await send('e', 'KeyE');
  await send('4', 'Digit4', true);
  assert.match(await focused(), /^e4/, 'after the letter of a file it is still a square');
  await send('4', 'Numpad4');
  assert.match(await focused(), /^e4/);
  await send('ArrowLeft', 'Numpad4');
  assert.match(await focused(), /^d4/);
});

test('the letter of a piece goes to the next one, with Shift to the one before', async (t) => {
  const { page, focused, told } = await open(t);
  await page.evaluate(() => window.board.focusSquare('a1'));
  const walked = [];
  for (const key of ['r', 'r', 'r', 'Shift+R', 'k', 'K', 'n', 'p', 'p']) {
    await press(page, key);
    walked.push((await focused()).slice(0, 2));
  }
  assert.deepEqual(walked, ['h1', 'f4', 'a1', 'f4', 'e1', 'e8', 'b8', 'a7', 'e2']);
  assert.deepEqual(await told(), []);
});

test('letters are the language’s own, and English ones where these name nothing', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => {
    window.board.strings = { ...window.board.strings, letters: 'RDTBC' };
    window.board.focusSquare('d1');
  });
  const walked = [];
  for (const key of ['r', 't', 'c', 'k', 'n', 'p']) {
    await press(page, key);
    walked.push((await focused()).slice(0, 2));
  }
  assert.deepEqual(walked, ['e1', 'h1', 'b8', 'e8', 'b8', 'a7']);
});

test('b goes to a bishop, and b and a digit to that square all the same', async (t) => {
  const { page, focused } = await open(t);
  await page.evaluate(() => {
    window.board.pieces = [{ square: 'f8', piece: { color: 'white', type: 'bishop' } }];
    window.board.focusSquare('a1');
  });
  await press(page, 'b');
  assert.match(await focused(), /^f8/);
  await press(page, '4');
  assert.match(await focused(), /^b4/);
});

test('the only piece of its kind is said again, and one that is not there is asked of the page', async (t) => {
  const { page, said, focused } = await open(t);
  await page.evaluate(() => {
    window.asked = [];
    addEventListener('c960-help', (event) => window.asked.push(event.detail));
    window.board.focusSquare('b8');
  });
  await press(page, 'n');
  assert.equal(await said(), 'b8, black knight');
  await press(page, 'q', '?');
  assert.match(await focused(), /^b8/);
  const asked = await page.evaluate(() => window.asked.map(({ piece }) => piece));
  assert.deepEqual(asked, ['queen', null]);
});

test('an answer that comes late is said only where the user still is, and has heard nothing else', async (t) => {
  const { page, said } = await open(t);
  await page.evaluate(() => {
    window.asked = [];
    addEventListener('c960-help', (event) => window.asked.push(event.detail));
    window.board.focusSquare('b8');
  });
  const answer = () => page.evaluate(() => window.asked.pop().answer('no queen'));
  await press(page, 'q');
  await answer();
  assert.equal(await said(), 'no queen');
  await press(page, 'n', 'q', '3');
  await answer();
  assert.equal(await said(), 'b8, black knight', 'the focus is elsewhere');
  await press(page, 'q', 'Enter');
  await answer();
  assert.equal(await said(), 'b3, empty', 'the square was asked for');
});

test('keys with Control, Alt or Meta are left to the browser', async (t) => {
  const { page } = await open(t);
  const taken = await page.evaluate(() => {
    window.board.focusSquare('a1');
    const cell = window.board.shadowRoot.activeElement;
    const modifiers = ['ctrlKey', 'altKey', 'metaKey'];
    const keys = ['r', 'k', 'n', 'p', '1', '8'];
    return modifiers.flatMap((modifier) =>
      keys.filter((key) => {
        const init = { key, code: `Digit${key}`, [modifier]: true, cancelable: true };
        return !cell?.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true }));
      }),
    );
  });
  assert.deepEqual(taken, []);
});

test('Enter selects and Enter moves', async (t) => {
  const { page, square, told, said, focused } = await open(t);
  await page.evaluate(() => window.board.focusSquare('e2'));
  await press(page, 'Enter');
  assert.deepEqual(await told(), ['select e2']);
  assert.equal(await square('e2').getAttribute('aria-selected'), 'true');
  assert.equal(await said(), 'white pawn e2 selected');
  await press(page, 'ArrowUp', 'ArrowUp', 'Enter');
  assert.deepEqual(await told(), ['move e2e4 keyboard']);
  assert.match(await focused(), /^e4/);
});

test('Space does what Enter does and does not scroll', async (t) => {
  const { page, told } = await open(t, { size: { width: 600, height: 300 } });
  await page.evaluate(() => window.board.focusSquare('e8'));
  await press(page, ' ', 'ArrowLeft', ' ');
  assert.deepEqual(await told(), ['select e8', 'move e8d8 keyboard']);
  assert.equal(await page.evaluate(() => scrollY), 0);
});

test('Escape ends the selection, says so, and is left to the page otherwise', async (t) => {
  const { page, told, said, square } = await open(t);
  await page.evaluate(() => {
    window.escapes = 0;
    addEventListener('keydown', (event) => {
      if (event.key === 'Escape' && !event.defaultPrevented) window.escapes++;
    });
    window.board.focusSquare('e1');
  });
  await press(page, 'Enter', 'Escape');
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
  assert.equal(await said(), 'Cancelled');
  assert.equal(await square('e1').getAttribute('aria-selected'), null);
  assert.equal(await page.evaluate(() => window.escapes), 0);
  await press(page, 'Escape');
  assert.equal(await page.evaluate(() => window.escapes), 1);
});

test('Enter on an empty square does nothing', async (t) => {
  const { page, told } = await open(t);
  await page.evaluate(() => window.board.focusSquare('d4'));
  await press(page, 'Enter');
  assert.deepEqual(await told(), []);
});

test('a held key selects once', async (t) => {
  const { page, told } = await open(t);
  await page.evaluate(() => window.board.focusSquare('e1'));
  await page.keyboard.down('Enter');
  await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.deepEqual(await told(), ['select e1']);
});

test('a readonly board can be walked and read but not played', async (t) => {
  const { page, told, focused, drag } = await open(t);
  await page.evaluate(() => window.board.selectSquare('e1'));
  await page.evaluate(() => (window.board.readonly = true));
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
  assert.equal(await page.getByRole('grid').getAttribute('aria-readonly'), 'true');
  await page.evaluate(() => window.board.focusSquare('e1'));
  await press(page, 'Enter', 'ArrowUp');
  assert.equal(await focused(), 'e2, white pawn');
  await page.getByRole('gridcell', { name: 'e2' }).click();
  await drag('e1', 'd1');
  assert.deepEqual(await told(), []);
});

test('the focused square is ringed when reached by key and not when clicked', async (t) => {
  const { page, square } = await open(t);
  const ring = () =>
    square('d4').evaluate((cell) => getComputedStyle(cell, '::after').boxShadow !== 'none');
  await square('d4').click();
  await page.mouse.move(0, 0);
  assert.equal(await ring(), false);
  await press(page, 'ArrowUp', 'ArrowDown');
  assert.equal(await ring(), true);
});
