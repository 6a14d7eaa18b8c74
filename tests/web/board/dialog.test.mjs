// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests();

const START = 'Ke1 Pa7 Pe2 Ra1 Rh1 ke8 nb8 rf4';

/** The fixture's pawn promotes on a8: whatever the user proposes opens the question. */
/** @param {import('node:test').TestContext} t */
async function promoting(t) {
  const all = await open(t);
  await all.page.evaluate(() => {
    window.answers = [];
    document.addEventListener('c960-move', async ({ detail: { from, to } }) =>
      window.answers.push(await window.board.choosePromotion({ color: 'white', from, to })),
    );
  });
  return {
    ...all,
    dialog: all.page.getByRole('dialog', { name: 'Promote to' }),
    answers: () => all.page.evaluate(() => window.answers),
    byKeys: async () => {
      await all.page.evaluate(() => window.board.focusSquare('a7'));
      for (const key of ['Enter', 'ArrowUp', 'Enter']) await all.page.keyboard.press(key);
    },
  };
}

test('four choices of the right colour are offered, and a way out', async (t) => {
  const { page, dialog, byKeys } = await promoting(t);
  await byKeys();
  const buttons = await dialog.getByRole('button').allTextContents();
  assert.deepEqual(buttons, [
    'white queen',
    'white rook',
    'white bishop',
    'white knight',
    'Cancel',
  ]);
  const drawings = await page.evaluate(() =>
    [...window.board.shadowRoot.querySelectorAll('dialog svg')].map(window.letterOf).join(''),
  );
  assert.equal(drawings, 'QRBN');
});

test('a key chooses, and the focus is back on the square', async (t) => {
  const { page, byKeys, answers, dialog, focused } = await promoting(t);
  await byKeys();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  assert.equal(await dialog.isVisible(), false);
  assert.deepEqual(await answers(), ['rook']);
  assert.equal(await focused(), 'a8, empty');
});

test('a click chooses', async (t) => {
  const { square, dialog, answers } = await promoting(t);
  await square('a7').click();
  await square('a8').click();
  await dialog.getByRole('button', { name: 'white knight' }).click();
  assert.deepEqual(await answers(), ['knight']);
});

/** @typedef {Awaited<ReturnType<typeof promoting>>} Promoting */
/** @type {Readonly<Record<string, (all: Promoting) => Promise<void>>>} */
const WAYS_OUT = {
  Escape: ({ page }) => page.keyboard.press('Escape'),
  'the cancel button': ({ dialog }) => dialog.getByRole('button', { name: 'Cancel' }).click(),
  'a click beside it': ({ page }) => page.mouse.click(590, 690),
};

for (const [name, leave] of Object.entries(WAYS_OUT)) {
  test(`${name} answers nothing and restores everything`, async (t) => {
    const all = await promoting(t);
    const { byKeys, answers, drawn, focused, told, square, dialog, settled } = all;
    await byKeys();
    await settled();
    assert.equal(await drawn(), START.replace('Pa7', 'Pa8'), 'the pawn waits where it goes');
    await leave(all);
    assert.equal(await dialog.isVisible(), false);
    assert.deepEqual(await answers(), [null]);
    await settled();
    assert.equal(await drawn(), START);
    assert.equal(await focused(), 'a8, empty');
    assert.deepEqual(await told(), ['select a7', 'move a7a8 keyboard']);
    assert.equal(await square('a7').getAttribute('aria-selected'), 'true');
  });
}

test('a cancelled promotion by drag leaves neither ghost nor selection', async (t) => {
  const { page, drag, drawn, told, answers, settled } = await promoting(t);
  await drag('a7', 'b8');
  await settled();
  assert.equal(await drawn(), START.replace('Pa7', 'Pb8').replace('nb8 ', ''));
  await page.keyboard.press('Escape');
  await settled();
  assert.deepEqual(await answers(), [null]);
  assert.equal(await drawn(), START);
  assert.deepEqual(await told(), ['select a7', 'move a7b8 drag', 'deselect a7']);
});

test('an answer that the page does not act on leaves no ghost either', async (t) => {
  const { page, byKeys, drawn, settled } = await promoting(t);
  await byKeys();
  await page.keyboard.press('Enter');
  await settled();
  assert.equal(await drawn(), START);
});

test('the key that opened the question does not answer it by repeating', async (t) => {
  const { page, answers, dialog } = await promoting(t);
  await page.evaluate(() => window.board.focusSquare('a7'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 4; i++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  assert.deepEqual(await answers(), []);
  assert.equal(await dialog.isVisible(), true);
});

test('a double click on the target is one click', async (t) => {
  const { square, answers, dialog } = await promoting(t);
  await square('a7').click();
  await square('a8').dblclick({ noWaitAfter: true });
  assert.deepEqual(await answers(), []);
  assert.equal(await dialog.isVisible(), true);
});

test('a double click on a choice is no click on the piece beneath', async (t) => {
  const { page, square, answers, dialog, told } = await promoting(t);
  await square('a7').click();
  await square('a8').click();
  const box = await dialog.getByRole('button', { name: 'white knight' }).boundingBox();
  if (!box) throw new Error('no choice to be seen');
  const at = /** @type {const} */ ([box.x + box.width / 2, box.y + box.height / 2]);
  // The board is moved so that a piece is where the choice was.
  const e2 = await square('e2').boundingBox();
  if (!e2) throw new Error('no square to be seen');
  const [dx, dy] = [at[0] - e2.x - e2.width / 2, at[1] - e2.y - e2.height / 2];
  await page.mouse.move(...at);
  await page.mouse.down({ clickCount: 1 });
  await page.mouse.up({ clickCount: 1 });
  await page.evaluate(
    ([x, y]) => (window.board.style.cssText += `;position:relative;left:${x}px;top:${y}px`),
    [dx, dy],
  );
  assert.deepEqual(await answers(), ['knight']);
  await told();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  assert.deepEqual(await told(), []);
  await page.evaluate(() => window.board.selectSquare(null));
  await square('e2').click();
  assert.equal((await told()).at(-1), 'select e2');
});

test('the dialog lies wholly in view and leaves its square free', async (t) => {
  const { page, byKeys, dialog, box } = await promoting(t);
  const bounds = async () => (await dialog.boundingBox()) ?? assert.fail('no dialog');
  await byKeys();
  const target = await box('a8');
  assert.ok((await bounds()).y >= target.y + target.height, 'below the square');
  await page.setViewportSize({ width: 320, height: 480 });
  const small = await bounds();
  assert.ok(small.x >= 0 && small.x + small.width <= 320, JSON.stringify(small));
});

test('any other question is asked the same way', async (t) => {
  const { page, focused } = await open(t);
  const ask = () =>
    page.evaluate(() => {
      window.board.focusSquare('g1');
      const options = [
        { value: 'castle', label: 'Castle' },
        { value: 'step', label: 'Only the king' },
      ];
      window.answer = window.board.choose({ title: 'Castle or step?', options });
    });
  await ask();
  const dialog = page.getByRole('dialog', { name: 'Castle or step?' });
  assert.equal(await dialog.locator('svg').count(), 0);
  await dialog.getByRole('button', { name: 'Only the king' }).click();
  assert.equal(await page.evaluate(() => window.answer), 'step');
  assert.equal(await focused(), 'g1, empty');
  await ask();
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => window.answer), null);
});

test('a second question cancels the first, and its own answer counts', async (t) => {
  const { page } = await open(t);
  const answers = await page.evaluate(async () => {
    /** @param {string} title */
    const ask = (title) =>
      window.board.choose({ title, options: [{ value: title, label: title }] });
    const first = ask('one');
    const second = ask('two');
    await new Promise((resolve) => setTimeout(resolve, 50));
    window.inside('dialog button').click();
    return Promise.all([first, second]);
  });
  assert.deepEqual(answers, [null, 'two']);
});

test('a question asked from elsewhere gives the focus back there', async (t) => {
  const { page } = await promoting(t);
  await page.focus('#after');
  await page.evaluate(() => {
    window.answer = window.board.choosePromotion({ color: 'black', from: 'a7', to: 'a8' });
  });
  await page.keyboard.press('Escape');
  assert.equal(await page.evaluate(() => window.answer), null);
  assert.equal(await page.evaluate(() => document.activeElement?.id), 'after');
});
