// SPDX-License-Identifier: MIT
// Progress in the browser's storage: counts, boxes and days; and storage that refuses, lies or was damaged.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ASIDE_KEYS, PROGRESS_KEY, openProgress } from '../../web/lib/progress.js';
import { BOX_DAYS, MAX_ITEMS, MAX_TEXT } from '../../web/lib/progress-state.js';
import { answer, day, fakeStorage, load } from './progress-support.mjs';

const [ASIDE_KEY] = ASIDE_KEYS;

describe('an answer', () => {
  test('is counted, by kind and by tricky thing', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', true), day(0));
    progress.record(answer('b', false), day(0));
    progress.record(answer('c', true, { kind: 'landing', categories: [] }), day(0));
    assert.deepEqual(progress.summary(), {
      answered: 3,
      correct: 2,
      kinds: { 'play-it': { answered: 2, correct: 1 }, landing: { answered: 1, correct: 1 } },
      categories: { 'inner-rook': { answered: 2, correct: 1 } },
      boxes: [1, 0, 0, 0, 0],
      known: 0,
    });
    assert.equal(progress.problem, null);
  });

  test('is there again when the page is opened again, and in another tab', () => {
    const storage = fakeStorage();
    const first = openProgress(storage);
    const second = openProgress(storage);
    first.record(answer('a', false), day(0));
    second.record(answer('b', false), day(0));
    first.record(answer('c', true), day(0));
    assert.equal(openProgress(storage).summary().answered, 3);
    assert.equal(second.summary().answered, 3);
    assert.deepEqual([...storage.map.keys()], [PROGRESS_KEY]);
  });

  test('that is none is not counted', () => {
    const progress = openProgress(fakeStorage());
    for (const key of ['', 'A b', '__proto__', 'x'.repeat(99)]) progress.record(answer(key, false));
    progress.record(answer('a', false, { categories: 'all' }));
    assert.equal(progress.summary().answered, 0);
    assert.equal(progress.problem, null);
  });
});

describe('a missed question', () => {
  /** Opened with one question missed on day 0. */
  const withOneMissed = () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false), day(0));
    return progress;
  };

  test('comes back after 1, 2, 4, 8 and 16 days, then it is known', () => {
    const progress = withOneMissed();
    let at = 0;
    BOX_DAYS.forEach((days, n) => {
      const boxes = BOX_DAYS.map((_, box) => Number(box === n));
      assert.deepEqual(progress.summary().boxes, boxes);
      assert.equal(progress.due(day(at + days - 1)).length, 0, `day ${at + days - 1}`);
      at += days;
      assert.equal(progress.due(day(at)).length, 1, `day ${at}`);
      progress.record(answer('a', true), day(at));
    });
    assert.equal(at, 31);
    assert.equal(progress.due(day(400)).length, 0);
    assert.equal(progress.summary().known, 1);
  });

  test('goes back to the first box when it is missed again, also when it was known', () => {
    const progress = withOneMissed();
    progress.record(answer('a', true), day(1));
    progress.record(answer('a', false), day(3));
    assert.deepEqual(progress.summary().boxes, [1, 0, 0, 0, 0]);
    for (const n of [4, 6, 10, 18, 34]) progress.record(answer('a', true), day(n));
    assert.equal(progress.summary().known, 1);
    progress.record(answer('a', false), day(40));
    assert.deepEqual(progress.summary().boxes, [1, 0, 0, 0, 0]);
    assert.equal(progress.due(day(41)).length, 1);
  });

  test('does not climb by being tried again at once', () => {
    const progress = withOneMissed();
    for (let n = 0; n < 5; n++) progress.record(answer('a', true), day(0));
    assert.deepEqual(progress.summary().boxes, [1, 0, 0, 0, 0]);
    assert.equal(progress.due(day(1)).length, 1);
  });

  test('brings along what makes it again', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false, { brief: '{"kind":"play-it"}' }), day(0));
    const [item] = progress.due(day(1));
    assert.equal(item?.id, 'set-a');
    assert.equal(item?.seedLink, 'v=1&seed=abc&n=4');
    assert.equal(item?.brief, '{"kind":"play-it"}');
  });

  test('keeps a link only where it is a query', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false, { seedLink: 'javascript:alert(1)' }), day(0));
    assert.equal(progress.due(day(1))[0]?.seedLink, '');
    assert.equal(progress.summary().answered, 1);
  });

  test('is another one in another kind of question', () => {
    const progress = withOneMissed();
    progress.record(answer('a', false, { kind: 'landing' }), day(0));
    assert.equal(progress.due(day(1)).length, 2);
  });

  test('that was right the first time is not kept', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', true), day(0));
    assert.equal(progress.due(day(100)).length, 0);
  });

  test('that was missed by a clock far ahead comes back once the clock is right', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', false), day(26_000));
    assert.equal(progress.due(day(5)).length, 1);
    progress.record(answer('a', true), day(5));
    assert.equal(progress.due(day(5)).length, 0);
    assert.equal(progress.due(day(5 + BOX_DAYS[1])).length, 1);
  });

  test('is kept on the first day there is, by a clock that lost its time', () => {
    const progress = openProgress(fakeStorage());
    for (const now of [0, -90_000_000])
      progress.record(answer(`q${now}`.replace('-', ''), false), now);
    assert.equal(progress.summary().answered, 2);
    assert.equal(progress.due(day(0)).length, 2);
  });

  test('waits behind those that are longer due', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('late', false), day(3));
    progress.record(answer('early', false), day(0));
    assert.deepEqual(
      progress.due(day(9)).map(({ key }) => key),
      ['early', 'late'],
    );
  });

  test('is one of so many at most: what is known goes first, the oldest of it', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('known', false), day(0));
    for (const n of [1, 3, 7, 15, 31]) progress.record(answer('known', true), day(n));
    for (let n = 0; n < MAX_ITEMS; n++) progress.record(answer(`q${n}`, false), day(40));
    assert.equal(progress.summary().known, 0);
    assert.equal(progress.due(day(41)).length, MAX_ITEMS);
    progress.record(answer('one-more', false), day(41));
    assert.equal(progress.due(day(42)).length, MAX_ITEMS);
    assert.ok(progress.due(day(42)).some(({ key }) => key === 'one-more'));
    assert.ok(progress.export().length < MAX_TEXT);
  });
});

describe('the streak', () => {
  test('counts days in a row, and is kept until the end of the next day', () => {
    const progress = openProgress(fakeStorage());
    assert.deepEqual(progress.streak(day(0)), { days: 0, best: 0, today: false });
    for (const n of [0, 0, 1, 2]) progress.record(answer('a', true), day(n));
    assert.deepEqual(progress.streak(day(2)), { days: 3, best: 3, today: true });
    assert.deepEqual(progress.streak(day(3)), { days: 3, best: 3, today: false });
    assert.deepEqual(progress.streak(day(4)), { days: 0, best: 3, today: false });
    progress.record(answer('a', true), day(4));
    assert.deepEqual(progress.streak(day(4)), { days: 1, best: 3, today: true });
  });

  test('changes at the visitor’s midnight', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', true), new Date(2026, 5, 1, 23, 59).getTime());
    progress.record(answer('a', true), new Date(2026, 5, 2, 0, 1).getTime());
    assert.equal(progress.streak(new Date(2026, 5, 2, 0, 2).getTime()).days, 2);
  });

  test('begins anew where a day of it lies more than a year ahead: that day was never meant', () => {
    const progress = openProgress(fakeStorage());
    progress.record(answer('a', true), day(26_000));
    progress.record(answer('b', true), day(0));
    progress.record(answer('c', true), day(1));
    assert.deepEqual(progress.streak(day(1)), { days: 2, best: 2, today: true });
  });

  test('is not broken by a clock that was put back', () => {
    const progress = openProgress(fakeStorage());
    for (const n of [5, 6, 2, 7]) progress.record(answer('a', true), day(n));
    assert.equal(progress.streak(day(7)).days, 3);
  });
});

describe('erasing', () => {
  test('leaves nothing, also of what was put aside', () => {
    const storage = fakeStorage({ [PROGRESS_KEY]: 'damaged' });
    const progress = openProgress(storage);
    progress.record(answer('a', false), day(0));
    progress.erase();
    assert.equal(storage.map.size, 0);
    assert.equal(progress.problem, null);
    assert.equal(progress.summary().answered, 0);
    assert.deepEqual(progress.streak(day(0)), { days: 0, best: 0, today: false });
  });
});

describe('storage that is damaged', () => {
  const samples = [
    'damaged',
    '{"version":2,"better":true}',
    '{"version":1}',
    '0',
    '"x"',
    'x'.repeat(MAX_TEXT + 1),
  ];

  test('is put aside and said, and progress begins anew', () => {
    for (const text of samples) {
      const storage = fakeStorage({ [PROGRESS_KEY]: text });
      const progress = openProgress(storage);
      assert.equal(progress.problem, 'corrupt');
      assert.equal(storage.map.get(ASIDE_KEY), text);
      progress.record(answer('a', true), day(0));
      assert.equal(progress.summary().answered, 1);
      assert.equal(progress.problem, 'corrupt');
      assert.equal(openProgress(storage).problem, null);
      assert.equal(openProgress(storage).summary().answered, 1);
    }
  });

  test('while a page is open does not break it', () => {
    const storage = fakeStorage();
    const progress = openProgress(storage);
    progress.record(answer('a', true), day(0));
    storage.map.set(PROGRESS_KEY, '{');
    progress.record(answer('b', true), day(0));
    assert.equal(progress.problem, 'corrupt');
    assert.equal(progress.summary().answered, 1);
  });
});

describe('storage that refuses', () => {
  test('altogether is said, and all works until the page is left', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    for (const storage of [null, { getItem: refuse, setItem: refuse, removeItem: refuse }]) {
      const progress = openProgress(storage);
      assert.equal(progress.problem, 'unavailable');
      progress.record(answer('a', false), day(0));
      assert.equal(progress.summary().answered, 1);
      assert.equal(progress.due(day(1)).length, 1);
      const text = progress.export();
      progress.erase();
      assert.equal(progress.summary().answered, 0);
      assert.equal(load(progress, text), 'ok');
      assert.equal(progress.problem, 'unavailable');
      assert.equal(progress.summary().answered, 1);
    }
  });

  test('for want of room is said, nothing is lost meanwhile, and it is stored when there is room', () => {
    const storage = fakeStorage();
    let room = 900;
    const { setItem } = storage;
    storage.setItem = (key, text) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError');
      setItem(key, text);
    };
    const progress = openProgress(storage);
    for (let n = 0; n < 20; n++) progress.record(answer(`q${n}`, false), day(0));
    assert.equal(progress.problem, 'quota');
    assert.equal(progress.summary().answered, 20);
    assert.equal(progress.due(day(1)).length, 20);
    room = 1e6;
    progress.record(answer('last', false), day(0));
    assert.equal(progress.problem, null);
    assert.equal(openProgress(storage).summary().answered, 21);
  });
});
