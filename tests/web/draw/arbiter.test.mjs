// SPDX-License-Identifier: MIT
/** What the arbiter's page is made of: exclusions, the draw from a code, the log's files, countdown, storage. */

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { drawFromCode, plainCode } from '../../../web/lib/draw/code.js';
import {
  leftAt,
  moved,
  passed,
  paused,
  running,
  shown,
  stopped,
} from '../../../web/lib/draw/countdown.js';
import {
  DESK_ASIDE_KEY,
  DESK_KEY,
  MOST,
  emptyDesk,
  openDesk,
  readDesk,
  writeDesk,
} from '../../../web/lib/draw/desk.js';
import { readExclusions } from '../../../web/lib/draw/exclude.js';
import { csv, isoTime, separatorFor } from '../../../web/lib/draw/log.js';
import { sha256 } from '../../../web/lib/draw/sha256.js';
import { nextRound } from '../../../web/page/draw/form.js';

const COUNT = 960;
const LAST = COUNT - 1;
/** @param {string} text */
const digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

describe('SHA-256', () => {
  test('gives what the standard gives', () => {
    assert.equal(sha256(''), 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    assert.equal(sha256('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
  test('agrees with another implementation at every length around its blocks, and beyond ASCII', () => {
    for (let length = 0; length <= 200; length++) {
      const text = 'xyz#'.repeat(50).slice(0, length);
      assert.equal(sha256(text), digest(text), String(length));
    }
    for (const text of ['Šachmatai', 'Rodada 1 – São Paulo', '♔♕', 'ë'.repeat(100)]) {
      assert.equal(sha256(text), digest(text), text);
    }
  });
});

describe('a draw from a code', () => {
  /** As the page describes it, by another hash. @param {string} code @param {string} round @param {Set<number>} excluded */
  function described(code, round, excluded) {
    for (let n = 0; ; n++) {
      const value = Number(`0x${digest(`${code}/${round}/${n}`).slice(0, 8)}`);
      if (value < 4294967040 && !excluded.has(value % COUNT)) return value % COUNT;
    }
  }

  test('is what its description says', () => {
    for (let round = 1; round <= 300; round++) {
      const { number } = drawFromCode('c960', `Round ${round}`, new Set(), COUNT);
      assert.equal(number, described('c960', `Round ${round}`, new Set()));
    }
  });

  test('stays the same for ever: a log made once can be checked later', () => {
    const drawn = [
      ['c960', 'Round 1'],
      ['c960', 'Round 2'],
      ['Šachmatai 960', '1'],
    ].map(([code, round]) => drawFromCode(code, round, new Set(), COUNT).number);
    assert.deepEqual(drawn, [62, 867, 697]);
  });

  test('goes on to the next text where the position is excluded, until a single one is left', () => {
    const first = drawFromCode('c960', 'Round 1', new Set(), COUNT);
    const next = drawFromCode('c960', 'Round 1', new Set([first.number]), COUNT);
    assert.notEqual(next.number, first.number);
    assert.ok(next.tries > 0);
    assert.equal(next.text, `c960/Round 1/${next.tries}`);
    assert.equal(next.hash, digest(next.text));
    const all = Array.from({ length: COUNT }, (_, n) => n);
    const only = drawFromCode('c960', 'Round 1', new Set(all.filter((n) => n !== 518)), COUNT);
    assert.equal(only.number, 518);
  });

  test('goes on to the next text where the number is above the highest multiple of 960', () => {
    // One code in some sixteen millions; this one was searched for.
    const first = digest('c960-8qc96/1/0').slice(0, 8);
    assert.ok(Number(`0x${first}`) >= 4294967040, first);
    const drawn = drawFromCode('c960-8qc96', '1', new Set(), COUNT);
    assert.equal(drawn.tries, 1);
    assert.equal(drawn.hash, digest('c960-8qc96/1/1'));
  });

  test('does not depend on blanks at the ends or on how an accent is put together', () => {
    assert.equal(plainCode('  e\u0301 '), '\u00e9');
    const plain = drawFromCode('\u00e9', '1', new Set(), COUNT);
    assert.deepEqual(drawFromCode(' e\u0301', '1 ', new Set(), COUNT), plain);
  });
});

describe('exclusions', () => {
  /** @param {string} typed */
  const read = (typed) => {
    const { numbers, problems } = readExclusions(typed, LAST);
    return { numbers: [...numbers].sort((a, b) => a - b), problems };
  };

  test('are numbers and ranges with whatever stands between them', () => {
    assert.deepEqual(read('518, 534;7\n 007').numbers, [7, 518, 534]);
    assert.deepEqual(read('3-5 , 957 – 959').numbers, [3, 4, 5, 957, 958, 959]);
    assert.deepEqual(read(' ').numbers, []);
    assert.equal(read('0-959').numbers.length, COUNT);
  });
  test('that are wrong are named one by one, and the right ones count', () => {
    const { numbers, problems } = read('518, 99x, -1, 960, 5-3, 1e2, 12.5, 950-1000');
    assert.deepEqual(numbers, [518]);
    assert.deepEqual(problems, [
      { text: '99x', what: 'not-a-number' },
      { text: '-1', what: 'not-a-number' },
      { text: '960', what: 'too-high' },
      { text: '5-3', what: 'backwards' },
      { text: '1e2', what: 'not-a-number' },
      { text: '12.5', what: 'not-a-number' },
      { text: '950-1000', what: 'too-high' },
    ]);
  });
});

describe('the saved log', () => {
  test('quotes what would break a table, and disarms what a spreadsheet would run', () => {
    const rows = [
      ['a', 'b,c', 'd"e', 'f\ng'],
      ['=1+1', '+x', '-y', '@z'],
    ];
    assert.equal(csv(rows, ','), '\ufeffa,"b,c","d""e","f\ng"\r\n\'=1+1,\'+x,\'-y,\'@z\r\n');
  });
  test('is separated as the language’s spreadsheets expect', () => {
    const en = (/** @type {number} */ n) => new Intl.NumberFormat('en').format(n);
    const pt = (/** @type {number} */ n) => new Intl.NumberFormat('pt-BR').format(n);
    assert.deepEqual([separatorFor(en), separatorFor(pt)], [',', ';']);
    assert.equal(csv([['1,5', 'a;b']], ';'), '\ufeff1,5;"a;b"\r\n');
  });
  test('has times as ISO 8601 writes them, with their offset', () => {
    const at = Date.UTC(2026, 10, 30, 8, 5, 9);
    assert.match(isoTime(at), /^2026-1[12]-\d\dT\d\d:\d\d:09[+-]\d\d:\d\d$/);
    assert.equal(Date.parse(isoTime(at)), at);
    const here = process.env.TZ;
    for (const [zone, written] of [
      ['Asia/Kolkata', '2026-11-30T13:35:09+05:30'],
      ['America/St_Johns', '2026-11-30T04:35:09-03:30'],
    ]) {
      process.env.TZ = zone;
      assert.equal(isoTime(at), written);
    }
    if (here === undefined) delete process.env.TZ;
    else process.env.TZ = here;
  });
});

test('the next round counts on from whatever number ends the label', () => {
  assert.equal(nextRound('Round 1'), 'Round 2');
  assert.equal(nextRound('9. Ronn'), '10. Ronn');
  assert.equal(nextRound('Final'), 'Final');
  assert.equal(nextRound('2026/9'), '2026/10');
});

describe('the countdown', () => {
  test('runs by the clock, whoever looks', () => {
    const countdown = running(stopped(10), 1000);
    assert.equal(leftAt(countdown, 1000), 600_000);
    assert.equal(leftAt(countdown, 61_000), 540_000);
    assert.equal(leftAt(countdown, 10_000_000), 0);
  });
  test('stops where it is and goes on from there', () => {
    const rested = paused(running(stopped(10), 0), 90_000);
    assert.equal(leftAt(rested, 500_000), 510_000);
    assert.equal(leftAt(running(rested, 500_000), 510_000), 500_000);
  });
  test('gets longer and shorter while it runs, never below nothing nor above three hours', () => {
    const countdown = moved(running(stopped(1), 0), 30_000, 2);
    assert.equal(leftAt(countdown, 30_000), 150_000);
    assert.equal(leftAt(moved(stopped(1), 0, -5), 0), 0);
    assert.equal(leftAt(moved(stopped(180), 0, 5), 0), 180 * 60_000);
  });
  test('is shown in minutes and seconds, the last one until it is over', () => {
    assert.deepEqual([600_000, 59_001, 1, 0].map(shown), ['10:00', '1:00', '0:01', '0:00']);
  });
  test('is said at few moments, and once each', () => {
    assert.equal(passed(600_001, 600_000), 600);
    assert.equal(passed(600_000, 599_000), null);
    assert.equal(passed(60_100, 59_900), 60);
    assert.equal(passed(700_000, 0), 0, 'the latest of those slept through');
    assert.equal(passed(0, 0), null);
  });
});

describe('what the desk keeps', () => {
  /** A storage that can be filled up. */
  function memory() {
    /** @type {Map<string, string>} */
    const values = new Map();
    const storage = {
      full: false,
      getItem: (/** @type {string} */ key) => values.get(key) ?? null,
      setItem(/** @type {string} */ key, /** @type {string} */ value) {
        if (storage.full) throw new Error('QuotaExceededError');
        values.set(key, value);
      },
      removeItem: (/** @type {string} */ key) => values.delete(key),
    };
    return /** @type {Storage & {full: boolean}} */ (/** @type {unknown} */ (storage));
  }
  const entry = {
    ...{ number: 177, round: 'Round 1', at: 5, how: /** @type {const} */ ('random') },
    ...{ check: '', excluded: '518', once: true },
  };

  test('comes back after a reload, countdown and all', () => {
    const storage = memory();
    const countdown = running(stopped(10), Date.now());
    openDesk(storage, LAST, 'Round 1').set({ log: [entry], countdown, projector: true });
    const again = openDesk(storage, LAST, 'Round 1').get();
    assert.deepEqual(again.log, [entry]);
    assert.deepEqual(again.countdown, countdown);
    assert.equal(again.projector, true);
  });

  test('is refused as a whole where any of it is not what it should be', () => {
    const good = { version: 1, ...emptyDesk('Round 1'), log: [entry] };
    for (const right of [
      ...[{}, { shown: 0 }, { how: 'code' }, { how: 'hand' }],
      { log: Array.from({ length: MOST }, () => entry) },
    ]) {
      assert.ok(readDesk(JSON.stringify({ ...good, ...right }), LAST), Object.keys(right).join());
    }
    const wrong = [
      { shown: -2 },
      { log: Array.from({ length: MOST + 1 }, () => entry) },
      { version: 2 },
      { log: [{ ...entry, number: 960 }] },
      { log: [{ ...entry, round: 5 }] },
      { log: 'x' },
      { shown: 1 },
      { how: 'dice' },
      { exclude: 'x'.repeat(5000) },
      { minutes: -1 },
      { countdown: { endsAt: 5, left: 5 } },
      { countdown: null },
    ];
    for (const patch of wrong) {
      assert.equal(
        readDesk(JSON.stringify({ ...good, ...patch }), LAST),
        null,
        JSON.stringify(patch),
      );
    }
    for (const text of ['', 'null', '[]', '7', '{']) assert.equal(readDesk(text, LAST), null, text);
    assert.deepEqual(readDesk(writeDesk(emptyDesk('x')), LAST), emptyDesk('x'));
  });

  test('that cannot be read is put aside, and it is said', () => {
    const storage = memory();
    storage.setItem(DESK_KEY, '{"version":7}');
    const desk = openDesk(storage, LAST, 'Round 1');
    assert.equal(desk.problem(), 'corrupt');
    assert.deepEqual(desk.get(), emptyDesk('Round 1'));
    assert.equal(storage.getItem(DESK_ASIDE_KEY), '{"version":7}');
  });

  test('works on without room or without a storage, and says so', () => {
    const storage = memory();
    const desk = openDesk(storage, LAST, 'Round 1');
    storage.full = true;
    desk.set({ log: [entry] });
    assert.equal(desk.problem(), 'quota');
    assert.equal(desk.get().log.length, 1);
    storage.full = false;
    desk.set({ round: 'Round 2' });
    assert.equal(desk.problem(), null);
    const none = openDesk(null, LAST, 'Round 1');
    none.set({ log: [entry] });
    assert.deepEqual([none.problem(), none.get().log.length], ['unavailable', 1]);
  });

  test('is taken over when another tab has written', () => {
    const storage = memory();
    const [one, two] = [openDesk(storage, LAST, 'R'), openDesk(storage, LAST, 'R')];
    two.set({ log: [entry] });
    one.reload();
    assert.deepEqual(one.get().log, [entry]);
  });
});
