// SPDX-License-Identifier: MIT
/** What learning platforms are told, without a browser: texts, times, what is kept, and which round counts. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { KINDS, createGenerator, defaultSettings } from '../../../web/lib/drill/index.js';
import { grade } from '../../../web/lib/drill/grade.js';
import { Attempt } from '../../../web/lms/attempt.js';
import { findApi } from '../../../web/lms/find-api.js';
import { uuidOf } from '../../../web/lms/hash.js';
import { clipped, interactionOf } from '../../../web/lms/interaction.js';
import { nothing, read, write } from '../../../web/lms/saved.js';
import { duration, timeOfDay, timespan, timestamp } from '../../../web/lms/time.js';
import { c960 } from '../castling-support.mjs';

/** @typedef {import('../../../web/embed/messages.js').Answered} Answered */

const NOW = new Date('2026-03-04T05:06:07.891Z');
const about = { drill: 'castling-drill', round: 2, now: NOW };

/** @param {Partial<Answered>} given @returns {Answered} */
const answered = (given) => ({
  ...{ number: 1, kind: 'landing', categories: [], text: 'Where?', fen: null, brief: {} },
  ...{ response: {}, expected: {}, correct: true, duration: 1500 },
  ...given,
});

describe('times', () => {
  test('are written as each standard writes them', () => {
    const ms = ((1 * 60 + 2) * 60 + 3) * 1000 + 456;
    assert.deepEqual([timespan(ms), timespan(0)], ['0001:02:03.46', '0000:00:00.00']);
    assert.deepEqual([ms, 0, 60_000, 59_999, 3_600_000].map(duration), [
      'PT1H2M3.46S',
      'PT0S',
      'PT1M0S',
      'PT1M0S',
      'PT1H0S',
    ]);
    assert.equal(timespan(36_000_000 * 3600), '9999:00:00.00');
    assert.equal(timestamp(NOW), '2026-03-04T05:06:07.8Z');
    assert.match(timeOfDay(NOW), /^\d\d:06:07$/);
  });
});

describe('an interaction', () => {
  test('says of every kind of castling question what is right, in one of the texts that are right', () => {
    const generator = createGenerator(c960, defaultSettings(), 'interactions');
    const seen = new Set();
    for (let n = 0; n < 120; n++) {
      const { kind, answer } = generator.next();
      const { reasons = [], ...rest } = answer;
      const response =
        kind === 'legal-or-not' ? { ...rest, codes: reasons.map(({ code }) => code) } : rest;
      const { correct } = grade(
        /** @type {any} */ ({ kind, answer }),
        /** @type {any} */ (response),
      );
      const { patterns, response: said } = interactionOf(
        answered({ kind, response, expected: answer, correct }),
        about,
      );
      seen.add(kind);
      assert.ok(patterns.includes(said), `${kind}: ${said} of ${patterns}`);
      for (const text of [said, ...patterns]) assert.match(text, /^[!-~ ]{1,250}$/);
      assert.doesNotMatch(said, /object|undefined|\[,\]/);
    }
    assert.equal(seen.size, KINDS.length);
  });

  test('is the same whatever the order of what was named, and of the other drills too', () => {
    /** @param {Partial<Answered>} given */
    const texts = (given) => {
      const { response, patterns } = interactionOf(answered(given), about);
      return [response, ...patterns];
    };
    const squares = { kind: 'must-be-empty', expected: { squares: ['b1', 'c1'] } };
    assert.deepEqual(texts({ ...squares, response: { squares: ['c1', 'b1'] } }), [
      'b1 c1',
      'b1 c1',
    ]);
    assert.deepEqual(texts({ ...squares, response: { squares: [] } }), ['none', 'b1 c1']);
    const take = { kind: 'en-passant', expected: ['e5d6', 'c5d6'] };
    assert.deepEqual(texts({ ...take, response: { take: null } }), ['none', 'e5d6', 'c5d6']);
    assert.deepEqual(texts({ ...take, expected: [], response: { take: null } }), ['none', 'none']);
    const promote = { kind: 'promote-knight', expected: 'knight', response: { piece: 'queen' } };
    assert.deepEqual(texts(promote), ['queen', 'knight']);
    const number = {
      kind: 'number-to-arrangement',
      expected: ['129', '2'],
      response: ['129', '3'],
    };
    assert.deepEqual(texts(number), ['129 3', '129 2']);
    const legal = {
      kind: 'legal-or-not',
      expected: { legal: false, reasons: [{ code: 'king-in-check', squares: ['e8', 'e1'] }] },
      response: {
        legal: false,
        codes: ['king-in-check'],
        squares: { 'king-in-check': ['e8', 'e1'] },
      },
    };
    assert.equal(texts(legal)[0], 'illegal king-in-check(e1,e8)');
    assert.ok(texts(legal).slice(1).includes('illegal king-in-check(e1,e8)'));
  });

  test('has an identifier of its own in each round, and says when it was asked', () => {
    const { id, time, latency } = interactionOf(answered({ number: 7 }), about);
    assert.equal(id, 'castling-drill.r2.q7.landing');
    assert.deepEqual([latency, NOW.getTime() - time.getTime()], [1500, 1500]);
    assert.equal(clipped('a\n  b'.repeat(200)).length, 250);
  });
});

describe('what is kept', () => {
  const round = (/** @type {number} */ n) => ({
    source: { link: 'v=1&seed=abcdefgh' },
    told: true,
    responses: Array.from({ length: n }, (_, i) => ({
      legal: false,
      codes: ['king-path-blocked', 'king-passes-attacked-square'],
      squares: { 'king-path-blocked': [`f${i}`], 'king-passes-attacked-square': ['f1', `g${i}`] },
    })),
  });

  test('comes back, plain or compressed, and 50 answers fit into SCORM 1.2', () => {
    for (const n of [0, 3, 50]) {
      const saved = { ...nothing(), language: 'lb', rounds: 2, best: 0.4, round: round(n) };
      const text = write(saved, 4096);
      assert.ok(text.length <= 4096, `${text.length}`);
      assert.match(text, /^[ -~]+$/);
      assert.deepEqual(read(text), saved);
    }
  });

  test('is left out where even that is too long, but for the score', () => {
    const saved = { ...nothing(), rounds: 1, best: 0.5, round: round(50) };
    assert.deepEqual(read(write(saved, 300)), { ...saved, round: null });
  });

  test('is read from anything without harm', () => {
    for (const text of ['', 'x', 'z', 'z!!', '{}', 'null', '[1]', '{"v":2,"rounds":3}']) {
      assert.deepEqual(read(text), nothing(), text);
    }
    assert.deepEqual(read('{"v":1,"language":3,"rounds":-1,"best":7,"round":"x"}'), nothing());
  });
});

/** A platform that notes what it is told. @param {object} [own] */
function noted(own) {
  /** @type {[string, any][]} */
  const told = [];
  const note = (/** @type {string} */ name) => (/** @type {any} */ value) =>
    told.push([name, value]);
  /** @type {import('../../../web/lms/attempt.js').Platform} */
  const platform = {
    ...{ records: true, saved: '', limit: 4096, best: null, mastery: null, languages: [] },
    begin() {},
    answered: note('answered'),
    reached: note('reached'),
    scored: note('scored'),
    keep: (text, open) => told.push(['keep', { ...read(text), open }]),
    commit() {},
    end: async () => ({ isTaken: true, address: null }),
    ...own,
  };
  const attempt = new Attempt(platform, { drill: 'castling-drill', mastery: 0.7, now: () => NOW });
  const of = (/** @type {string} */ name) =>
    told.filter(([one]) => one === name).map(([, value]) => value);
  return { attempt, of };
}

/** @param {Attempt} attempt @param {number} right @param {number} asked @param {number | null} of */
function play(attempt, right, asked, of) {
  for (let number = 1; number <= asked; number++) {
    const question = answered({ number, correct: number <= right });
    attempt.hear({ type: 'progress', number, of, right, question });
    attempt.hear({ type: 'keep', round: { number } });
  }
  attempt.hear({ type: 'keep', round: null });
  const rest = { score: right / asked, duration: 0, state: '', questions: [] };
  attempt.hear({ type: 'result', right, asked, of, ...rest });
}

describe('an attempt', () => {
  test('counts the best whole round, and no round that was stopped or repeats what was missed', () => {
    const { attempt, of } = noted();
    play(attempt, 3, 3, 10);
    play(attempt, 3, 3, null);
    assert.deepEqual(of('scored'), []);
    play(attempt, 2, 3, 3);
    play(attempt, 1, 3, 3);
    play(attempt, 3, 3, 3);
    assert.deepEqual(
      of('scored').map(({ scaled, passed, spent }) => [scaled, passed, spent]),
      [
        [0.6667, false, 4500],
        [1, true, 4500],
      ],
    );
    assert.deepEqual(
      of('answered').map(({ id }) => id.split('.')[1]),
      ['r1', 'r2', 'r3', 'r4', 'r5'].flatMap((round) => [round, round, round]),
    );
    assert.equal(of('keep').at(-1).open, false);
  });

  test('passes at the very score that is asked for, of the platform before the package', () => {
    const own = noted();
    play(own.attempt, 7, 10, 10);
    assert.equal(own.of('scored')[0].passed, true);
    const given = noted({ mastery: 0.75 });
    play(given.attempt, 7, 10, 10);
    assert.equal(given.of('scored')[0].passed, false);
  });

  test('goes on from what was kept: score, language, number of rounds', () => {
    const saved = JSON.stringify({
      v: 1,
      language: 'it',
      rounds: 4,
      best: 0.9,
      round: { number: 3 },
    });
    const { attempt, of } = noted({ saved });
    assert.deepEqual([attempt.language, attempt.best, attempt.round], ['it', 0.9, { number: 3 }]);
    const question = answered({ number: 4 });
    attempt.hear({ type: 'progress', number: 4, of: 10, right: 4, question });
    assert.equal(of('answered')[0].id, 'castling-drill.r4.q4.landing');
    play(attempt, 8, 10, 10);
    assert.deepEqual(of('scored'), [], 'not better than what is on record');
    attempt.forget();
    assert.equal(of('keep').at(-1).round, null);
  });

  test('tells nothing after its end', async () => {
    const { attempt, of } = noted();
    await attempt.end(false);
    play(attempt, 3, 3, 3);
    assert.deepEqual([of('answered'), of('scored'), of('keep')], [[], [], []]);
  });
});

describe('the platform of SCORM', () => {
  test('is found around the window and around its opener, and other origins do no harm', () => {
    const api = {};
    const top = /** @type {any} */ ({ API: api });
    top.parent = top;
    const inner = /** @type {any} */ ({ parent: { parent: top }, top });
    assert.equal(findApi('API', inner), api);
    const lost = /** @type {any} */ ({ opener: inner });
    lost.parent = lost.top = lost;
    assert.equal(findApi('API', lost), api);
    /** A window tells those of another origin what is around it, and nothing else. @param {object} around */
    const foreign = (around) => ({
      ...around,
      get API() {
        throw new DOMException('another origin', 'SecurityError');
      },
    });
    const framed = /** @type {any} */ ({ parent: foreign({ parent: top }), top });
    assert.equal(findApi('API', framed), api, 'beyond a frame of another origin');
    const outermost = /** @type {any} */ (foreign({ opener: inner }));
    outermost.parent = outermost;
    const opened = /** @type {any} */ ({ parent: outermost, top: outermost });
    assert.equal(findApi('API', opened), api, 'in the opener of one');
    const ring = /** @type {any} */ ({});
    ring.parent = { parent: ring };
    assert.equal(findApi('API', ring), null);
  });
});

test('an identifier is a UUID of the text', () => {
  const [one, two] = [uuidOf('a'), uuidOf('b')];
  assert.match(one, /^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  assert.equal(one, uuidOf('a'));
  assert.notEqual(one, two);
});
