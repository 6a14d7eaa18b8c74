// SPDX-License-Identifier: MIT
/** The state of the Positions page, without a browser: steps, addresses, and what the build computes. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { allStarts, countFacts, factors, knightPairs } from '../../web/build/facts.mjs';
import { relativeUrl } from '../../web/build/pages.mjs';
import { buildTexts, readCatalogs } from '../../web/build/catalogs.mjs';
import { boardFile } from '../../web/lib/drawing.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { markup, prose, rich } from '../../web/lib/markup.js';
import { createStore } from '../../web/lib/store.js';
import { addressOf, aheadOf, readNumber, stateOf } from '../../web/page/positions/address.js';
import { lastMove } from '../../web/lib/line.js';
import { current, goTo, openFen, openStart, play } from '../../web/page/positions/game.js';
import { backwards, forwards } from '../../web/page/positions/views.js';

const c960 = await loadCoreFromDisk();
const [english] = readCatalogs().map(({ language, catalog }) => buildTexts(language, catalog));

/** @typedef {import('../../web/page/positions/game.js').State} State */

/** @param {number} number @returns {State} */
const opened = (number) => ({ ...openStart(c960, number), turned: false, by: 'url' });

/** @param {State} state @param {string[]} moves @returns {State} */
const played = (state, ...moves) =>
  moves.reduce((now, move) => ({ ...now, ...play(now, current(now).move(move)) }), state);

describe('the state', () => {
  test('plays, takes back and puts back without changing what was', () => {
    const start = opened(518);
    const later = played(start, 'e4', 'e5');
    assert.equal(start.moves.length, 0);
    const back = { ...later, ...goTo(later, 1) };
    assert.equal(lastMove(back)?.san, 'e4');
    assert.deepEqual(back.ways, [{ from: 'e5', to: 'e7' }]);
    assert.deepEqual(goTo(/** @type {State} */ (back), 2).ways, [{ from: 'e7', to: 'e5' }]);
    assert.equal(goTo(later, 0).ways, null);
  });

  test('a new move replaces the moves taken back', () => {
    const later = played(opened(518), 'e4', 'e5', 'Nf3');
    const other = played({ ...later, ...goTo(later, 1) }, 'c5');
    assert.deepEqual(
      other.moves.map(({ san }) => san),
      ['e4', 'c5'],
    );
    assert.equal(other.game.ply, 2);
  });

  test('the same move again keeps the moves that followed', () => {
    const later = played(opened(518), 'e4', 'e5', 'Nf3');
    const again = played({ ...later, ...goTo(later, 0) }, 'e4');
    assert.deepEqual([again.game.ply, again.moves.length], [1, 3]);
    assert.equal(current({ ...again, ...goTo(again, 3) }).fen, current(later).fen);
  });

  test('shows a castling as two pieces moving, and one that stays as not moving', () => {
    assert.deepEqual(played(opened(177), 'O-O').ways, [
      { from: 'f1', to: 'g1' },
      { from: 'g1', to: 'f1' },
    ]);
    const rookOnly = openFen(c960, '4k3/8/8/8/8/8/8/6KR w K - 0 1');
    const state = played({ ...opened(518), ...rookOnly }, 'O-O');
    assert.deepEqual(state.ways, [{ from: 'h1', to: 'f1' }]);
  });

  test('a FEN of a start position is that start position', () => {
    assert.equal(/** @type {any} */ (openFen(c960, c960.start(177).shredderFen)).number, 177);
  });
});

describe('the address', () => {
  test('brings back number, FEN and moves', () => {
    for (const state of [
      opened(0),
      opened(959),
      played(opened(518), 'e4', 'c5'),
      played({ ...opened(177), ...openFen(c960, '4k3/8/8/8/8/8/8/R3K2R w KQ - 3 9') }, 'O-O-O'),
    ]) {
      const back = stateOf(c960, opened(518), addressOf(state));
      assert.deepEqual(back.wrong, []);
      assert.equal(back.state.number, state.number);
      assert.equal(back.state.fen, state.fen);
      assert.equal(current(back.state).fen, current(state).fen);
    }
  });

  test('does not hold moves taken back; they are kept beside it', () => {
    const later = played(opened(518), 'e4', 'e5', 'Nf3');
    const back = { ...later, ...goTo(later, 1) };
    assert.equal(addressOf(back), '?n=518&moves=e2e4');
    assert.equal(aheadOf(back), 'e7e5.g1f3');
    const { state } = stateOf(c960, opened(518), addressOf(back), aheadOf(back));
    assert.deepEqual([state.game.ply, state.moves.length], [1, 3]);
    assert.equal(current({ ...state, ...goTo(state, 3) }).fen, current(later).fen);
    for (const nonsense of ['e7e4', 'x', {}, 7, null, '']) {
      const read = stateOf(c960, opened(518), addressOf(back), nonsense).state;
      assert.deepEqual([read.game.ply, read.moves.length], [1, 1]);
    }
  });

  test('names what it asks wrongly and takes the rest', () => {
    const { state, wrong } = stateOf(c960, opened(518), '?n=177&moves=e2e4.e2e4.d2d4');
    assert.equal(state.number, 177);
    assert.equal(state.game.ply, 1);
    assert.deepEqual(
      wrong.map(({ what, text }) => [what, text]),
      [['moves', 'e2e4']],
    );
  });

  test('reads nothing but digits as a number', () => {
    for (const text of ['', ' ', '-1', '3.5', '1e2', '0x1', '+1', 'abc', '１', '1 2']) {
      assert.equal(readNumber(text), null, text);
    }
    assert.equal(readNumber(' 007 '), 7);
  });

  test('leads from any page to any other relatively', () => {
    assert.equal(relativeUrl('en/positions/', 'assets/a.js'), '../../assets/a.js');
    assert.equal(relativeUrl('en/', 'pt/'), '../pt/');
    assert.equal(relativeUrl('en/positions/', ''), '../../');
  });
});

describe('the numbers on the page', () => {
  const starts = allStarts(c960);

  test('are counted by the core: castling at once, kinds, knights', () => {
    const { firstMove, kinds } = countFacts(starts);
    assert.deepEqual(firstMove, { g: 90, c: 72 });
    assert.deepEqual(
      kinds.map(({ kind, g, c }) => [kind, g, c]),
      [
        ['double-move', 588, 618],
        ['king-move-only', 174, 102],
        ['rook-move-only', 108, 168],
        ['transposition', 90, 72],
      ],
    );
    assert.deepEqual(
      knightPairs(starts)
        .map(({ a, b }) => `${a}${b}`)
        .join(' '),
      '12 13 14 15 23 24 25 34 35 45',
    );
    assert.equal(
      factors(starts[0]).reduce((a, b) => a * b),
      960,
    );
  });

  test('come about forwards and backwards for every start position', () => {
    for (const info of starts) {
      const there = forwards(english, info).text;
      const back = backwards(english, info).text;
      assert.equal(there.match(/<li>/g)?.length, 5);
      assert.equal(back.match(/<li>/g)?.length, 4);
      assert.ok(there.includes(`${info.number} ÷ 4 = `));
      assert.ok(back.includes(` = ${info.number}</span>`));
      assert.doesNotMatch(there + back, /undefined|NaN|squares 0\b/);
    }
    const [, , lastStep] = forwards(english, starts[177]).text.split('<li>').slice(3);
    assert.match(lastStep, /rook, king, rook on what is left: c1, f1 and g1/);
  });
});

describe('markup', () => {
  test('escapes what is put in, and lets only known tags through', () => {
    assert.equal(markup`<p>${'<i>"x"&'}</p>`.text, '<p>&lt;i&gt;&quot;x&quot;&amp;</p>');
    assert.equal(markup`${[1, null, false, markup`<b>2</b>`]}`.text, '1<b>2</b>');
    assert.equal(rich('<b>a</b> <script>', {}).text, '<b>a</b> &lt;script&gt;');
    assert.equal(rich('<a>x</a>', { href: '?a="b' }).text, '<a href="?a=&quot;b">x</a>');
    assert.equal(prose('<b>O-O-O</b>').text, '&lt;b&gt;<span class="nobr">O-O-O</span>&lt;/b&gt;');
  });

  test('draws a board as a file that stands alone', () => {
    const file = boardFile(c960.start(518).pieces(), { title: '<518>' });
    assert.match(file, /^<svg xmlns=/);
    assert.match(file, /<title>&lt;518&gt;<\/title>/);
    assert.equal(file.match(/<g class="[wb]"/g)?.length, 32);
    assert.doesNotMatch(file, /<use|href=/);
  });
});

test('a store tells everybody the new state and the old one, and is never changed in place', () => {
  const store = createStore({ a: 1, b: 2 });
  /** @type {unknown[]} */
  const heard = [];
  const stop = store.subscribe((state, before) => heard.push([state.a, before.a]));
  store.set({ a: 5 });
  stop();
  store.set({ a: 6 });
  assert.deepEqual(heard, [[5, 1]]);
  assert.ok(Object.isFrozen(store.get()));
  assert.deepEqual(store.get(), { a: 6, b: 2 });
});
