// SPDX-License-Identifier: MIT
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests();

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {{ from: string, to: string }} Step */

/**
 * Shows a change and writes down, 20 ms by 20 ms, in which column each piece is drawn. Time is turned by
 * hand: a busy machine shows the same frames.
 *
 * @param {Page} page @param {string} start @param {string} end @param {Step[]} steps
 */
function film(page, start, end, steps) {
  return page.evaluate(
    async (script) => {
      const { board } = window;
      board.pieces = window.place(script.start);
      const root = board.shadowRoot;
      const nodes = () => [...root.querySelectorAll('.men svg')];
      const letters = new Map(nodes().map((node) => [node, window.letterOf(node)]));
      const grid = window.inside('.grid').getBoundingClientRect();
      const frame = () =>
        Object.fromEntries(
          nodes().map((node) => {
            const { left, width } = node.getBoundingClientRect();
            const column = ((left + width / 2 - grid.left) / grid.width) * 8 - 0.5;
            return [String(letters.get(node)), column];
          }),
        );
      const shown = board.show(window.place(script.end), { moves: script.steps });
      const running = root.getAnimations();
      for (const animation of running) animation.pause();
      const ends = running.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
      const took = Math.max(0, ...ends);
      const frames = [frame()];
      for (let now = 20; now < took; now += 20) {
        for (const animation of running) animation.currentTime = now;
        frames.push(frame());
      }
      for (const animation of running) animation.finish();
      await shown;
      return { frames, took };
    },
    { start, end, steps },
  );
}

/** @param {number} n @param {number[]} ends */
const between = (n, [low, high]) => n > low + 0.02 && n < high - 0.02;

const CASTLINGS = {
  'a double move': ['Ke1 Rh1', 'Kg1 Rf1', 'e1g1', 'h1f1'],
  'a transposition': ['Kf1 Rg1', 'Kg1 Rf1', 'f1g1', 'g1f1'],
  'towards the c-file': ['Kb1 Ra1', 'Kc1 Rd1', 'b1c1', 'a1d1'],
};

for (const [name, [before, after, ...moves]] of Object.entries(CASTLINGS)) {
  test(`castling, ${name}, is two pieces moving at once, both there throughout`, async (t) => {
    const { page, drawn } = await open(t);
    const steps = moves.map((move) => ({ from: move.slice(0, 2), to: move.slice(2) }));
    const { frames } = await film(page, before, after, steps);
    for (const frame of frames) assert.deepEqual(Object.keys(frame).sort(), ['K', 'R']);
    const files = moves.map((move) => [move.charCodeAt(0) - 97, move.charCodeAt(2) - 97].sort());
    const both = frames.filter(({ K, R }) => between(K, files[0]) && between(R, files[1]));
    assert.ok(both.length > 1, `both under way in ${both.length} of ${frames.length} frames`);
    assert.equal(await drawn(), after);
  });
}

test('a rook that castles alone moves alone', async (t) => {
  const { page, drawn } = await open(t);
  const steps = [
    { from: 'g1', to: 'g1' },
    { from: 'h1', to: 'f1' },
  ];
  const { frames } = await film(page, 'Kg1 Rh1', 'Kg1 Rf1', steps);
  assert.ok(frames.every(({ K }) => Math.abs(K - 6) < 0.01));
  assert.ok(frames.some(({ R }) => between(R, [5, 7])));
  assert.equal(await drawn(), 'Kg1 Rf1');
});

test('a move takes 180 ms and nothing where less motion is wanted', async (t) => {
  const { page, drawn } = await open(t);
  const steps = [{ from: 'e1', to: 'g1' }];
  const { took } = await film(page, 'Ke1', 'Kg1', steps);
  assert.equal(took, 180);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await film(page, 'Ke1', 'Kg1', steps);
  assert.equal(still.took, 0);
  assert.ok(still.frames.every(({ K }) => Math.abs(K - 6) < 0.01));
  assert.equal(await drawn(), 'Kg1');
});

test('setting pieces shows them at once', async (t) => {
  const { page, drawn } = await open(t);
  await page.evaluate(() => (window.board.pieces = window.place('Ka1 kh8')));
  assert.equal(await drawn(), 'Ka1 kh8');
  assert.equal(await page.evaluate(() => window.board.shadowRoot.getAnimations().length), 0);
});

test('a promotion arrives as the new piece and the captured one is gone', async (t) => {
  const { page, drawn, square } = await open(t);
  await page.evaluate(() => {
    window.board.pieces = window.place('Pa7 rb8');
    return window.board.show(window.place('Qb8'), { moves: [{ from: 'a7', to: 'b8' }] });
  });
  assert.equal(await drawn(), 'Qb8');
  assert.equal(await square('b8').getAttribute('aria-label'), 'b8, white queen');
  assert.equal(
    await page.evaluate(() => window.board.shadowRoot.querySelectorAll('.men svg').length),
    1,
  );
});

test('what is shown during a move replaces it, and both promises resolve', async (t) => {
  const { page, drawn } = await open(t);
  await page.evaluate(async () => {
    const { board, place } = window;
    board.pieces = place('Ke1 ke8');
    const first = board.show(place('Ke2 ke8'), { moves: [{ from: 'e1', to: 'e2' }] });
    await new Promise((resolve) => setTimeout(resolve, 60));
    const second = board.show(place('Ke3 ke8'), { moves: [{ from: 'e2', to: 'e3' }] });
    await Promise.all([first, second]);
  });
  assert.equal(await drawn(), 'Ke3 ke8');
});

test('setting what already holds does not end a move that is being shown', async (t) => {
  const { page } = await open(t);
  const running = await page.evaluate(() => {
    const { board, place } = window;
    board.pieces = place('Ke1');
    void board.show(place('Kg1'), { moves: [{ from: 'e1', to: 'g1' }] });
    board.orientation = 'white';
    board.readonly = false;
    board.marks = [{ square: 'g1', kind: 'last-move' }];
    board.selectSquare(null);
    return board.shadowRoot.getAnimations().length;
  });
  assert.equal(running, 1);
});

test('marks with a name are part of the name of their square', async (t) => {
  const { page, square } = await open(t);
  /** @param {string} at */
  const name = (at) => square(at).getAttribute('aria-label');
  await page.evaluate(() => {
    window.board.marks = [
      { square: 'f1', kind: 'attacked' },
      { square: 'f1', kind: 'must-be-safe' },
      { square: 'f1', kind: 'attacked' },
      { square: 'f4', kind: 'attacker' },
      { square: 'e1', kind: 'last-move' },
      { square: 'z9', kind: 'attacked' },
      { square: 'a1', kind: 'unheard-of' },
    ];
  });
  assert.equal(await name('f1'), 'f1, empty, attacked, must be safe');
  assert.equal(await name('f4'), 'f4, black rook, attacks');
  assert.equal(await name('e1'), 'e1, white king', 'a mark without a name adds none');
  await page.evaluate(() => (window.board.marks = []));
  assert.equal(await name('f1'), 'f1, empty');
});

test('targets are named, shown, and gone with the selection', async (t) => {
  const { page, square, told } = await open(t);
  const dots = () =>
    page.evaluate(() => window.board.shadowRoot.querySelectorAll('.over g').length);
  await page.evaluate(() =>
    document.addEventListener('c960-select', () => {
      window.board.targets = [
        { square: 'd1', kind: 'target' },
        { square: 'h1', kind: 'target-castling' },
      ];
    }),
  );
  await square('e1').click();
  assert.equal(await square('d1').getAttribute('aria-label'), 'd1, empty, possible move');
  assert.equal(await square('h1').getAttribute('aria-label'), 'h1, white rook, possible move');
  assert.equal(await dots(), 2);
  await square('e1').click();
  assert.equal(await square('d1').getAttribute('aria-label'), 'd1, empty');
  assert.equal(await dots(), 0);
  assert.deepEqual(await told(), ['select e1', 'deselect e1']);
});

test('every kind of mark and arrow draws something of its own', async (t) => {
  const { page } = await open(t);
  const drawings = await page.evaluate(() => {
    const { board } = window;
    const look = () =>
      ['.under', '.over', '.arrows'].map((part) => window.inside(part).innerHTML).join('|');
    const marks =
      'last-move selected target target-capture target-castling check blocker attacked attacker must-be-empty must-be-safe good';
    const drawn = marks.split(' ').map((kind) => {
      board.marks = [{ square: 'e4', kind }];
      return look();
    });
    board.marks = [];
    for (const to of ['g1', 'e1']) {
      for (const kind of ['king-way', 'rook-way', 'attack', 'move']) {
        board.arrows = [{ from: 'e1', to, kind }];
        drawn.push(look());
      }
    }
    return drawn;
  });
  const stayOfOthers = drawings.splice(-2);
  assert.deepEqual(stayOfOthers, ['||', '||'], 'only a way of castling has a dot');
  assert.equal(new Set(drawings).size, drawings.length);
  assert.ok(drawings.every((drawing) => drawing.length > 10));
});

test('announcing an old text again is news', async (t) => {
  const { page, said } = await open(t);
  const news = await page.evaluate(async () => {
    const live = window.inside('[role=status]');
    /** @type {(string | null)[]} */
    const added = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        added.push(...[...addedNodes].map((node) => node.textContent));
    });
    observer.observe(live, { childList: true });
    for (let i = 0; i < 2; i++) {
      window.board.announce('Check');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return added;
  });
  assert.deepEqual(news, ['Check', 'Check']);
  assert.equal(await said(), 'Check');
});

test('what one event makes the board say is said together', async (t) => {
  const { page, said } = await open(t);
  await page.evaluate(() => {
    window.board.announce('White pawn e4');
    window.board.announce('Check');
  });
  assert.equal(await said(), 'White pawn e4 Check');
});
