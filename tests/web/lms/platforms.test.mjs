// SPDX-License-Identifier: MIT
/** Platforms that refuse, throw, forget or answer nonsense, without a browser: nothing is lost in silence. */

import assert from 'node:assert/strict';
import { before, describe, mock, test } from 'node:test';
import { launchOf, openCmi5 } from '../../../web/lms/cmi5.js';
import { openQueue } from '../../../web/lms/queue.js';
import { openScorm } from '../../../web/lms/scorm.js';
import { scorm12 } from '../../../web/lms/scorm12.js';
import { scorm2004 } from '../../../web/lms/scorm2004.js';

const VERSIONS = { scorm12, scorm2004 };
// What a platform throws is for who looks for it there.
before(() => void mock.method(console, 'error', () => {}));

/** What has to be on record of a passed round. */
const SCORE = {
  scorm12: { 'cmi.core.score.raw': '66.67', 'cmi.core.lesson_status': 'passed' },
  scorm2004: {
    ...{ 'cmi.score.scaled': '0.6667', 'cmi.completion_status': 'completed' },
    'cmi.success_status': 'passed',
  },
};
const score = { right: 2, of: 3, scaled: 0.6667, passed: true, spent: 1000 };

/**
 * A platform's object that keeps values; `refuses` says of a call that it is refused, by what it answers or by throwing.
 * @param {keyof typeof VERSIONS} standard @param {Record<string, string>} [values]
 */
function platformOf(standard, values = {}) {
  const { calls } = VERSIONS[standard];
  /** @type {(call: string, name?: string) => unknown} */
  let refuses = () => undefined;
  let code = '0';
  /** @type {boolean[]} */
  const records = [];
  /** @param {keyof typeof calls} call @param {(...values: string[]) => unknown} does */
  const method =
    (call, does) =>
    (/** @type {string[]} */ ...given) => {
      const answer = refuses(call, given[0]);
      if (answer instanceof Error) throw answer;
      return answer ?? does(...given);
    };
  const api = {
    [calls.begin]: method('begin', () => 'true'),
    [calls.get]: method('get', (name) => values[name] ?? ''),
    [calls.set]: method('set', (name, value) => {
      values[name] = value;
      return 'true';
    }),
    [calls.commit]: method('commit', () => 'true'),
    [calls.end]: method('end', () => 'true'),
    [calls.error]: () => code,
  };
  const given = {
    onRecord: (/** @type {boolean} */ one) => void records.push(one),
    language: () => 'en',
  };
  return {
    values,
    records,
    /** @param {typeof refuses} which @param {string} [why] */
    refuse(which, why = '0') {
      refuses = which;
      code = why;
    },
    open: () => openScorm(api, VERSIONS[standard], given),
  };
}

/** @param {Record<string, string>} values @param {Record<string, string>} wanted */
const holds = (values, wanted) => assert.deepEqual({ ...values, ...wanted }, values);

for (const standard of /** @type {const} */ (['scorm12', 'scorm2004'])) {
  describe(`a platform of ${standard}`, () => {
    for (const [how, answer] of /** @type {[string, unknown][]} */ ([
      ['refuses', 'false'],
      ['throws at', new Error('no')],
    ])) {
      test(`that ${how} a score is asked again with each commit, and until then it is not on record`, () => {
        const platform = platformOf(standard);
        const { scored, keep, commit } = platform.open();
        platform.refuse((call, name) =>
          call === 'set' && name && name in SCORE[standard] ? answer : undefined,
        );
        scored(score);
        keep('{}', false);
        commit();
        commit();
        assert.deepEqual(platform.records, [false, false]);
        platform.refuse(() => undefined);
        commit();
        assert.deepEqual(platform.records, [false, false, true]);
        holds(platform.values, SCORE[standard]);
      });

      test(`that ${how} its end has not taken everything, and can be told once more`, async () => {
        const platform = platformOf(standard);
        const { end } = platform.open();
        platform.refuse((call) => (call === 'end' ? answer : undefined));
        assert.equal((await end(false)).isTaken, false);
        platform.refuse(() => undefined);
        assert.equal((await end(false)).isTaken, true);
      });

      test(`that ${how} everything but its beginning does no harm`, async () => {
        const platform = platformOf(standard);
        platform.refuse((call) => (call === 'begin' || call === 'get' ? undefined : answer));
        const { answered, reached, commit, end, records } = platform.open();
        const time = new Date(0);
        const asked = { id: 'a', text: '', response: '', patterns: [], correct: true };
        answered({ ...asked, latency: 0, time });
        reached({ number: 1, of: 2 });
        commit();
        assert.equal(records, true);
        assert.deepEqual(platform.records, [false]);
        assert.equal((await end(true)).isTaken, false);
      });
    }

    test('that took no answer for a while gets it with the next one, in order, and the last one at its end', async () => {
      const platform = platformOf(standard);
      const { answered, end } = platform.open();
      const asked = { text: '', response: '', patterns: [], correct: true, latency: 0 };
      const answer = (/** @type {string} */ id) => answered({ ...asked, id, time: new Date(0) });
      const refuseAnswers = () =>
        platform.refuse((call, name) =>
          call === 'set' && name?.includes('interactions') ? 'false' : undefined,
        );
      answer('a');
      refuseAnswers();
      answer('b');
      platform.refuse(() => undefined);
      answer('c');
      refuseAnswers();
      answer('d');
      platform.refuse(() => undefined);
      await end(false);
      const ids = [0, 1, 2, 3, 4].map((n) => platform.values[`cmi.interactions.${n}.id`]);
      assert.deepEqual(ids, ['a', 'b', 'c', 'd', undefined]);
    });

    test('hears of an answer in its own words, and of what was asked in the language it was asked in', () => {
      const { open, values } = platformOf(standard);
      const time = new Date(2026, 2, 4, 5, 6, 7, 800);
      const patterns = ['e1 h1', 'e1 g1'];
      const asked = { id: 'drill.r1.q1.landing', text: 'Where?', response: 'e1', patterns };
      open().answered({ ...asked, correct: false, latency: 61_500, time });
      const at = 'cmi.interactions.0';
      const common = {
        ...{ [`${at}.id`]: 'drill.r1.q1.landing', [`${at}.type`]: 'fill-in' },
        [`${at}.correct_responses.0.pattern`]: 'e1 h1',
        [`${at}.correct_responses.1.pattern`]: 'e1 g1',
      };
      const own = {
        scorm12: {
          ...{ [`${at}.time`]: '05:06:07', [`${at}.student_response`]: 'e1' },
          ...{ [`${at}.result`]: 'wrong', [`${at}.latency`]: '0000:01:01.50' },
        },
        scorm2004: {
          [`${at}.timestamp`]: `${time.toISOString().slice(0, 21)}Z`,
          ...{ [`${at}.learner_response`]: 'e1', [`${at}.result`]: 'incorrect' },
          ...{ [`${at}.latency`]: 'PT1M1.5S', [`${at}.description`]: '{lang=en}Where?' },
        },
      }[standard];
      const interactions = Object.entries(values).filter(([name]) => name.startsWith(at));
      assert.deepEqual(Object.fromEntries(interactions), { ...common, ...own });
    });

    test('knows where somebody is, and where it is to go on when the button is pressed', async () => {
      for (const isOpen of [true, false]) {
        const { open, values } = platformOf(standard);
        const { reached, keep, end } = open();
        reached({ number: 3, of: 4 });
        keep('{}', isOpen);
        await end(false);
        holds(
          values,
          {
            scorm12: {
              ...{ 'cmi.core.lesson_location': '3', 'cmi.suspend_data': '{}' },
              'cmi.core.exit': isOpen ? 'suspend' : '',
            },
            scorm2004: {
              ...{ 'cmi.location': '3', 'cmi.progress_measure': '0.75', 'cmi.suspend_data': '{}' },
              'cmi.exit': isOpen ? 'suspend' : 'normal',
              'adl.nav.request': isOpen ? 'suspendAll' : 'exitAll',
            },
          }[standard],
        );
      }
      const { open, values } = platformOf(standard);
      await open().end(true);
      assert.equal(values['adl.nav.request'], undefined, 'who closes the window asks for nothing');
    });

    test('that does not begin says why', () => {
      const platform = platformOf(standard);
      for (const [why, code] of [
        ['104', 'over'],
        ['101', 'no-platform'],
      ]) {
        platform.refuse((call) => (call === 'begin' ? 'false' : undefined), why);
        assert.throws(platform.open, { code });
      }
      platform.refuse((call) => (call === 'begin' ? 'false' : undefined), '103');
      assert.equal(platform.open().records, true, 'it runs already');
    });

    test('that has no numbers where numbers should be knows no score, and asks for none', () => {
      for (const nonsense of ['n/a', '-1', ' ', 'NaN', '1e9']) {
        const { best, mastery } = platformOf(standard, {
          ...{ 'cmi.core.lesson_status': 'failed', 'cmi.completion_status': 'completed' },
          ...{ 'cmi.core.score.raw': nonsense, 'cmi.student_data.mastery_score': nonsense },
          ...{ 'cmi.score.scaled': nonsense, 'cmi.scaled_passing_score': nonsense },
        }).open();
        assert.deepEqual([best, mastery], [null, null], nonsense);
      }
    });
  });
}

describe('statements on their way', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id }));

  /** A store that answers with these, one after the other, then takes everything. @param {number[]} answers 0: the network is lost */
  function store(answers) {
    /** @type {string[]} */
    const posts = [];
    const queue = openQueue(async (statements, leaving = false) => {
      const status = answers.shift() ?? 200;
      posts.push(`${statements.map(({ id }) => id).join('')}${leaving ? '!' : ''} ${status}`);
      if (status === 0) throw new TypeError('network');
      return { ok: status < 300, status };
    });
    return { posts, queue };
  }

  test('that a network or a busy store loses are sent again, in order, with those after them', async () => {
    for (const status of [0, 429, 503]) {
      const { posts, queue } = store([status]);
      queue.add(a);
      assert.equal(await queue.flush(), false);
      queue.add(b);
      assert.equal(await queue.flush(), true);
      assert.deepEqual(posts, [`a ${status}`, 'ab 200']);
    }
  });

  test('of which one is refused do not all go with it, and it is not forgotten that one is missing', async () => {
    const { posts, queue } = store([400, 200, 400, 200]);
    for (const one of [a, b, c]) queue.add(one);
    assert.equal(await queue.flush(), false);
    assert.deepEqual(posts, ['abc 400', 'a 200', 'b 400', 'c 200']);
    assert.equal(await queue.flush(), false);
  });

  test('that the store has from before are there', async () => {
    const { posts, queue } = store([0, 409, 409, 200]);
    queue.add(a);
    await queue.flush();
    queue.add(b);
    assert.equal(await queue.flush(), true);
    assert.deepEqual(posts, ['a 0', 'ab 409', 'a 409', 'b 200']);
  });

  test('when the window closes: those that wait go at once, those under way not twice', async () => {
    const { posts, queue } = store([]);
    queue.add(a);
    const first = queue.flush();
    queue.flush();
    await null;
    queue.add(b);
    queue.rush();
    await first;
    await queue.flush();
    assert.deepEqual(posts, ['a 200', 'b! 200']);
  });
});

test('cmi5 reads what it has to before it says anything, and what it says outlives the window', async () => {
  const search = `?${new URLSearchParams({
    ...{ endpoint: 'https://store.example/xapi', fetch: 'https://store.example/token' },
    ...{ actor: '{"account":{}}', registration: 'r', activityId: 'https://store.example/a' },
  })}`;
  /** @type {string[]} */
  const asked = [];
  const ask = /** @type {typeof fetch} */ (
    async (address, { method = 'GET', keepalive = false } = {}) => {
      const { pathname, searchParams } = new URL(String(address));
      asked.push(
        [method, pathname, searchParams.get('stateId'), keepalive && 'kept']
          .filter(Boolean)
          .join(' '),
      );
      if (pathname === '/token') return Response.json({ 'auth-token': 'x' });
      if (searchParams.get('stateId') !== 'LMS.LaunchData')
        return new Response('', { status: 404 });
      return Response.json({ contextTemplate: {}, launchMode: 'Normal' });
    }
  );
  const platform = await openCmi5(search, { onRecord() {}, language: () => 'en', ask });
  assert.deepEqual(asked.splice(0), [
    'POST /token',
    'GET /xapi/activities/state LMS.LaunchData',
    'GET /xapi/agents/profile',
    'GET /xapi/activities/state c960',
  ]);
  platform?.begin();
  platform?.keep('a', true);
  platform?.commit();
  await platform?.end(true);
  assert.ok(asked.length >= 2);
  for (const one of asked) assert.match(one, / kept$/);
});

test('an address of cmi5 names all of a launch or nothing of it', () => {
  const all = { endpoint: 'e', fetch: 'f', actor: '{"a":1}', registration: 'r', activityId: 'i' };
  const search = (/** @type {object} */ given) => `?${new URLSearchParams({ ...given })}`;
  assert.deepEqual(launchOf(search(all)), { ...all, actor: { a: 1 } });
  assert.equal(launchOf('?x=1'), null);
  for (const name of Object.keys(all)) {
    const rest = Object.fromEntries(Object.entries(all).filter(([one]) => one !== name));
    assert.throws(() => launchOf(search(rest)), { code: 'no-platform' }, name);
  }
  for (const actor of ['{', 'null', '7']) {
    assert.throws(() => launchOf(search({ ...all, actor })), { code: 'no-platform' });
  }
});
