// SPDX-License-Identifier: MIT
// Progress that others have a hand in: other versions, other tabs, a browser that may forget; and what is put aside.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ASIDE_KEYS, PROGRESS_KEY, openProgress } from '../../web/lib/progress.js';
import { answer, day, fakeStorage, load } from './progress-support.mjs';

const [ASIDE_KEY] = ASIDE_KEYS;

describe('what another version wrote', () => {
  test('is read where it is older, and written as this version does', () => {
    const old = {
      version: 1,
      total: { answered: 3, correct: 2 },
      kinds: {},
      categories: {},
      streak: { last: 1, length: 1, best: 1 },
      items: [],
    };
    for (const [text, favourites] of /** @type {const} */ ([
      [JSON.stringify(old), []],
      [JSON.stringify({ ...old, favourites: [518] }), [518]],
    ])) {
      const progress = openProgress(fakeStorage({ [PROGRESS_KEY]: text }));
      assert.equal(progress.problem, null);
      assert.equal(progress.summary().answered, 3);
      assert.deepEqual([...progress.favourites()], favourites);
      assert.equal(JSON.parse(progress.export()).version, 2);
    }
  });

  test('is left as it is where it is newer; what is done meanwhile holds until the page is left', () => {
    const newer = '{"version":3,"better":true}';
    const storage = fakeStorage({ [PROGRESS_KEY]: newer });
    const progress = openProgress(storage);
    assert.equal(progress.problem, 'newer');
    progress.record(answer('a', false), day(0));
    progress.setFavourite(1, true);
    assert.equal(progress.summary().answered, 1);
    assert.equal(progress.problem, 'newer');
    assert.deepEqual([...storage.map], [[PROGRESS_KEY, newer]]);
  });

  test('is put aside where it is newer and somebody loads a file', () => {
    const newer = '{"version":3,"better":true}';
    const storage = fakeStorage({ [PROGRESS_KEY]: newer });
    const progress = openProgress(storage);
    const other = openProgress(null);
    other.record(answer('a', false), day(0));
    assert.equal(load(progress, other.export()), 'ok');
    assert.equal(storage.map.get(ASIDE_KEY), newer);
    assert.equal(openProgress(storage).summary().answered, 1);
  });
});

describe('what is put aside', () => {
  test('does not take the place of what was put aside before, nor is it there twice', () => {
    const storage = fakeStorage();
    for (const text of ['{1', '{2', '{2', '{3', '{4']) {
      storage.map.set(PROGRESS_KEY, text);
      assert.equal(openProgress(storage).problem, 'corrupt');
    }
    assert.deepEqual(
      ASIDE_KEYS.map((key) => storage.map.get(key)),
      ['{1', '{2', '{4'],
    );
  });

  test('stays where it is if there is no room for it elsewhere, and nothing is written over it', () => {
    const storage = fakeStorage({ [PROGRESS_KEY]: '{' });
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (key !== PROGRESS_KEY) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    const progress = openProgress(storage);
    progress.record(answer('a', true), day(0));
    assert.equal(progress.summary().answered, 1);
    assert.equal(progress.problem, 'corrupt');
    assert.deepEqual([...storage.map], [[PROGRESS_KEY, '{']]);
  });
});

describe('two tabs', () => {
  test('do not overwrite each other’s progress', () => {
    const storage = fakeStorage();
    const [one, two] = [openProgress(storage), openProgress(storage)];
    for (let n = 0; n < 6; n++) {
      (n % 2 ? one : two).record(answer(`q${n}`, false), day(0));
      (n % 2 ? two : one).setFavourite(n, true);
    }
    for (const tab of [one, two, openProgress(storage)]) {
      assert.equal(tab.summary().answered, 6);
      assert.equal(tab.due(day(1)).length, 6);
      assert.equal(tab.favourites().size, 6);
    }
  });
});

describe('the browser', () => {
  test('is asked to keep progress once there is something to lose, and may refuse', async () => {
    let asked = 0;
    const navigator = {
      storage: {
        persist: async () => {
          asked++;
          throw new DOMException('no', 'NotAllowedError');
        },
      },
    };
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
    try {
      const progress = openProgress(fakeStorage());
      for (let n = 0; n < 9; n++) progress.record(answer(`q${n}`, true), day(0));
      assert.equal(asked, 0);
      for (let n = 0; n < 9; n++) progress.record(answer(`q${n}`, true), day(0));
      assert.equal(asked, 1);
      progress.setFavourite(1, true);
      progress.setFavourite(2, true);
      assert.equal(asked, 2);
    } finally {
      if (before) Object.defineProperty(globalThis, 'navigator', before);
      else delete (/** @type {any} */ (globalThis).navigator);
    }
  });
});
