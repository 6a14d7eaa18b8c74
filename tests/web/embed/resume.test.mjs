// SPDX-License-Identifier: MIT
/** What an embed tells of a round so that it can go on another time, and how the number training tells of its own. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMessage } from '../../../web/embed/messages.js';
import { createGenerator, parseSettings } from '../../../web/lib/drill/index.js';
import { questionsOf } from '../../../web/lib/numbers/questions.js';
import { answerByClicks, c960 } from '../castling-support.mjs';
import { lastSaid, saidOf, useHost } from './support.mjs';

const host = useHost();

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {object} message */
const send = (page, message) =>
  page.evaluate((given) => {
    document.querySelector('iframe')?.contentWindow?.postMessage({ c960: 1, ...given }, '*');
  }, message);

/** @param {string} path */
const frame = (path) =>
  `<iframe title="c960" width="700" sandbox="allow-scripts" src="${host.origin()}embed/${path}"></iframe>`;

test('resume takes a round and nothing else', () => {
  const read = (/** @type {unknown} */ round) =>
    readMessage({ c960: 1, type: 'resume', round }, []);
  assert.deepEqual(read({ link: '' }), { type: 'resume', round: { link: '' } });
  for (const bad of [null, undefined, 'x', 3]) {
    assert.deepEqual(read(bad), {
      ...{ type: 'error', code: 'bad-message', name: 'resume', value: String(bad) },
    });
  }
});

test('a drill goes on in another frame and another language, at the question that was next', async () => {
  const query = 'v=1&seed=resume&count=2';
  const { settings, seed } = parseSettings(new URLSearchParams(query));
  const made = createGenerator(c960, settings, String(seed));
  const first = await host.open(frame(`en/castling-drill.html?${query}`));
  await saidOf(first.page, 'ready');
  await send(first.page, { type: 'start' });
  const drill = first.page.frames()[1];
  await drill.waitForSelector('.desk h2');
  await answerByClicks(/** @type {any} */ (drill), made.next());
  const { round } = (await saidOf(first.page, 'keep', 2))[1];
  await first.page.close();

  const { page, faults } = await host.open(frame('it/castling-drill.html'));
  await saidOf(page, 'ready');
  await send(page, { type: 'resume', round: { source: { link: 'v=1&kinds=x' } } });
  const [bad] = await saidOf(page, 'error');
  assert.equal(bad.code, 'nothing-to-resume');
  await send(page, { type: 'resume', round: JSON.parse(JSON.stringify(round)) });
  const other = page.frames()[1];
  await other.click('.desk [data-do="next"]');
  await answerByClicks(/** @type {any} */ (other), made.next());
  const [progress] = await saidOf(page, 'progress');
  assert.deepEqual([progress.number, progress.of, progress.right], [2, 2, 2]);
  await other.click('.desk [data-do="next"]');
  const [result] = await saidOf(page, 'result');
  assert.deepEqual([result.right, result.asked, result.of, result.state], [2, 2, 2, query]);
  const [before, after] = result.questions;
  assert.deepEqual([before.number, before.text, before.duration, before.correct], [1, '', 0, true]);
  assert.ok(after.number === 2 && after.text && after.duration > 0);
  assert.equal((await saidOf(page, 'keep')).at(-1).round, null);
  assert.deepEqual(faults, []);
  await page.close();
});

test('the number training tells what was asked and answered, and goes on where it was', async () => {
  const query = 'seed=resume&count=3&how=at-once&direction=to-number';
  const numbers = questionsOf(
    c960,
    { direction: 'to-number', how: 'at-once', count: 3 },
    'resume',
  ).map(({ number }) => String(number));
  const { page, faults } = await host.open(frame(`en/positions-training.html?${query}`));
  await saidOf(page, 'ready');
  await send(page, { type: 'start' });
  const training = page.frames()[1];
  /** @param {string} typed */
  const answer = async (typed) => {
    await training.fill('[name="whole"]', typed);
    await training.click('#answer [type="submit"]');
  };
  await answer(numbers[0]);
  await training.click('[data-do="next"]');
  await answer(numbers[0]);
  const [one, two] = await saidOf(page, 'progress', 2);
  assert.deepEqual([one.number, one.of, one.right, two.right], [1, 3, 1, 1]);
  const { kind, text, response, expected, correct, fen } = two.question;
  assert.deepEqual(
    { kind, response, expected, correct, fen },
    {
      ...{ kind: 'arrangement-to-number', response: [numbers[0]], expected: [numbers[1]] },
      ...{ correct: false, fen: null },
    },
  );
  assert.ok(text.length > 10);
  const { round } = await lastSaid(
    page,
    'keep',
    ({ round }) => round.told && round.marks.length === 1,
  );

  await send(page, { type: 'set-state', state: 'count=5' });
  await saidOf(page, 'ready', 2);
  const bad = [
    ...[{ link: '?seed=x', marks: [1] }, { link: 'seed=x', marks: [] }, { link: '?seed=x' }],
    ...[
      { ...round, marks: [true, true, true] },
      { ...round, said: ['1', '2'] },
    ],
    ...[
      { ...round, told: false },
      { ...round, said: [] },
      { ...round, link: '?count=3' },
    ],
    { link: '?count=1', questions: [{ number: 960, direction: 'to-number' }], marks: [] },
    { link: '?count=1', questions: [{ number: 1, direction: 'both' }], marks: [] },
  ];
  for (const one of bad) await send(page, { type: 'resume', round: one });
  for (const { code } of await saidOf(page, 'error', bad.length)) {
    assert.equal(code, 'nothing-to-resume');
  }
  // As it was told before answers were kept too.
  await send(page, { type: 'resume', round: { link: round.link, marks: [true, false] } });
  await training.waitForSelector('[name="whole"]');
  await send(page, { type: 'resume', round });
  await training.click('.tone-no ~ .row [data-do="next"]');
  await answer(numbers[2]);
  await training.click('[data-do="next"]');
  const [result] = await saidOf(page, 'result');
  assert.deepEqual(
    [result.right, result.asked, result.of, new URLSearchParams(result.state).get('seed')],
    [2, 3, 3, 'resume'],
  );
  assert.deepEqual(faults, []);
  await page.close();
});
