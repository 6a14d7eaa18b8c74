// SPDX-License-Identifier: MIT
// Progress from files: what is read, what is refused and where its fault lies, and two states as one.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openProgress } from '../../web/lib/progress.js';
import { merge, placeOf } from '../../web/lib/progress-file.js';
import { BOX_DAYS, MAX_ITEMS, MAX_TEXT, readText } from '../../web/lib/progress-state.js';
import { answer, day, fakeStorage, load } from './progress-support.mjs';

describe('what was exported', () => {
  test('is the same after import elsewhere', () => {
    const here = openProgress(fakeStorage());
    for (let n = 0; n < 30; n++) here.record(answer(`q${n % 9}`, n % 3 === 0), day(n));
    const there = openProgress(fakeStorage());
    there.record(answer('gone', false), day(0));
    assert.equal(load(there, here.export(), day(29)), 'ok');
    assert.equal(there.export(), here.export());
    assert.deepEqual(there.due(day(60)), here.due(day(60)));
    assert.deepEqual(there.streak(day(29)), here.streak(day(29)));
  });

  test('is refused where it is damaged, and then nothing changes', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false), day(0));
    const good = progress.export();
    const value = JSON.parse(good);
    const [item] = value.items;
    /** @type {[unknown, string, string?][]} */
    const bad = [
      [undefined, 'not-json'],
      ['', 'not-json'],
      ['{', 'not-json'],
      ['['.repeat(100_000), 'not-json'],
      [good.slice(0, -1), 'not-json'],
      ['null', 'bad-shape', ''],
      ['[]', 'bad-shape', ''],
      ['{}', 'bad-shape', ''],
      [JSON.stringify({ ...value, version: 3 }), 'newer'],
      [JSON.stringify({ ...value, version: '1' }), 'bad-shape', 'version'],
      [JSON.stringify({ ...value, version: 0 }), 'bad-shape', 'version'],
      ...[
        [{ total: { answered: 1, correct: 2 } }, 'total.correct'],
        [{ total: { answered: -1, correct: -1 } }, 'total.answered'],
        [{ kinds: [] }, 'kinds'],
        [{ kinds: { '<b>': { answered: 0, correct: 0 } } }, 'kinds.<b>'],
        [{ streak: { last: 1, length: 9, best: 3 } }, 'streak.length'],
        [{ items: {} }, 'items'],
        [{ items: [null] }, 'items.0'],
        [{ items: [item, item] }, 'items.1.key'],
        [{ items: [{ ...item, box: 7 }] }, 'items.0.box'],
        [{ items: [{ ...item, due: 0.5 }] }, 'items.0.due'],
        [{ items: [{ ...item, seedLink: '//elsewhere' }] }, 'items.0.seedLink'],
        [{ items: [item, { ...item, key: '<b>' }] }, 'items.1.key'],
        [{ favourites: [518, '1'] }, 'favourites.1'],
        [{ favourites: undefined }, 'favourites'],
      ].map(
        ([patch, where]) =>
          /** @type {[string, string, string]} */ ([
            JSON.stringify({ ...value, .../** @type {object} */ (patch) }),
            'bad-shape',
            where,
          ]),
      ),
      [good.replace('"answered":1', '"answered":1e400'), 'bad-shape', 'total.answered'],
      [`${good}${' '.repeat(MAX_TEXT)}`, 'too-long'],
    ];
    for (const [text, problem, where] of bad) {
      const read = load(progress, text);
      assert.ok(typeof read !== 'string', String(text).slice(0, 200));
      assert.equal(read.problem, problem, String(text).slice(0, 200));
      assert.equal(read.where, where, String(text).slice(0, 200));
    }
    assert.equal(progress.export(), good);
  });

  test('says where it stops being JSON', () => {
    const text = '{"a":1,\n "b":';
    const read = readText(text);
    assert.ok('problem' in read);
    assert.deepEqual(placeOf(text, read.given), { line: 2, column: 6 });
    // Each browser says it in its own words, and some do not.
    for (const [message, place] of /** @type {const} */ ([
      ["Expected ':' after property name in JSON at position 10", [2, 3]],
      ['JSON.parse: unexpected character at line 2 column 7 of the JSON data', [2, 7]],
      ['JSON Parse error: Unexpected EOF', null],
    ])) {
      const found = placeOf(text, new SyntaxError(message));
      assert.deepEqual(found && [found.line, found.column], place);
    }
  });

  test('has no question that waits longer than its box does', () => {
    const here = openProgress(fakeStorage());
    here.record(answer('a', false), day(0));
    const far = JSON.parse(here.export());
    for (const item of far.items) item.due = item.seen = 9_000_000;
    const there = openProgress(fakeStorage());
    assert.equal(load(there, JSON.stringify(far), day(0)), 'ok');
    assert.equal(there.due(day(0)).length, 0);
    assert.equal(there.due(day(BOX_DAYS[0])).length, 1);
  });

  test('has no streak that ends in the future', () => {
    const here = openProgress(fakeStorage());
    here.record(answer('a', true), day(500));
    const there = openProgress(fakeStorage());
    load(there, here.export(), day(3));
    assert.deepEqual(there.streak(day(3)), { days: 1, best: 1, today: true });
    assert.equal(there.streak(day(9)).days, 0);
  });

  test('is cut to size where it has too many questions', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false), day(0));
    const value = JSON.parse(progress.export());
    const [item] = value.items;
    value.items = Array.from({ length: 3000 }, (_, n) => ({ ...item, key: `q${n}` }));
    assert.equal(load(progress, JSON.stringify(value)), 'ok');
    assert.equal(progress.due(day(1)).length, MAX_ITEMS);
  });

  test('touches no prototype', () => {
    const progress = openProgress(fakeStorage());
    const names = ['__proto__', 'constructor', 'prototype'];
    for (const name of names) {
      const counts = `{"${name}":{"answered":1,"correct":1,"polluted":true}}`;
      load(
        progress,
        `{"version":1,"${name}":{"polluted":true},"total":{"answered":1,"correct":1},"kinds":${counts},` +
          `"categories":{},"streak":{"last":1,"length":1,"best":1},"items":[]}`,
      );
      assert.equal(/** @type {any} */ ({}).polluted, undefined);
      assert.equal(/** @type {any} */ (Object).polluted, undefined);
    }
    assert.equal(Object.getPrototypeOf(progress.summary().kinds), Object.prototype);
    assert.equal(progress.export().includes('polluted'), false);
  });
});

describe('joining two states', () => {
  /** @param {(progress: ReturnType<typeof openProgress>) => void} act */
  const state = (act) => {
    const progress = openProgress(null);
    act(progress);
    const read = readText(progress.export());
    assert.ok(!('problem' in read));
    return read;
  };

  test('counts nothing twice: a file of what is here changes nothing', () => {
    const here = state((progress) => {
      for (let n = 0; n < 9; n++) progress.record(answer(`q${n % 4}`, n % 3 === 0), day(n));
      progress.setFavourite(518, true);
    });
    assert.deepEqual(merge(here, here), here);
    assert.deepEqual(
      merge(
        state(() => {}),
        here,
      ),
      here,
    );
    assert.deepEqual(
      merge(
        here,
        state(() => {}),
      ),
      here,
    );
  });

  test('keeps of each question what was answered last, and all favourites', () => {
    const one = state((progress) => {
      progress.record(answer('a', false), day(0));
      progress.record(answer('b', false), day(5));
      progress.setFavourite(1, true);
    });
    const two = state((progress) => {
      progress.record(answer('a', false), day(0));
      progress.record(answer('a', true), day(2));
      progress.record(answer('b', false), day(1));
      progress.setFavourite(2, true);
    });
    for (const both of [merge(one, two), merge(two, one)]) {
      const boxes = Object.fromEntries(both.items.map(({ key, box }) => [key, box]));
      assert.deepEqual(boxes, { a: 2, b: 1 });
      assert.deepEqual([...both.favourites].sort(), [1, 2]);
      assert.equal(both.total.answered, 3);
    }
  });

  test('makes one streak of two that touch', () => {
    const days = (/** @type {number[]} */ ...all) =>
      state((progress) => {
        for (const n of all) progress.record(answer('a', true), day(n));
      });
    const length = (/** @type {any} */ a, /** @type {any} */ b) => merge(a, b).streak.length;
    assert.equal(length(days(1, 2), days(3, 4)), 4);
    assert.equal(length(days(3, 4), days(1, 2)), 4);
    assert.equal(length(days(1, 2, 3, 4), days(3)), 4);
    assert.equal(length(days(1, 2), days(4)), 1);
    assert.equal(merge(days(1, 2, 3), days(9)).streak.best, 3);
  });
});
