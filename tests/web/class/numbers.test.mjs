// SPDX-License-Identifier: MIT
// The number training of a class from end to end: the teacher's link, a learner's round, the code, and the table.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { readCode, writeCode } from '../../../web/lib/class/code.js';
import { questionsOf, readAddress, stepsOf } from '../../../web/lib/numbers/questions.js';
import { c960 } from '../castling-support.mjs';
import { violations } from '../eyes.mjs';
import { useSite } from '../support.mjs';

// An embed has its own policy.
const site = useSite({ headers: {} });
const { t } = buildTexts(builtLanguages()[0], readCatalog('en'));

test('the number training is done by a class too, over a reload, up to its row in the table', async () => {
  const teacher = await site.open('en/teach/class/');
  await teacher.selectOption('#class-drill', 'positions-training');
  for (const value of ['to-arrangement', 'at-once', '5']) {
    await teacher.check(`.choices [value="${value}"]`);
  }
  await teacher.check('.choices [value="steps"]');
  const link = await teacher.inputValue('#class-link');
  assert.match(
    link,
    /\/embed\/en\/positions-training\.html\?class=1&hide=choices,link&seed=[0-9a-z]{8}&direction=to-arrangement$/,
  );
  const key = new URL(String(await teacher.getAttribute('#class-key', 'href')), teacher.url());
  assert.equal(key.searchParams.get('task'), 'positions-training');

  const page = await site.open('en/');
  await page.goto(link);
  await page.waitForSelector('html.ready');
  assert.equal(await page.textContent('.class-task'), t('handin.task'));
  const { settings, seed } = readAddress(new URL(link).search);
  const questions = questionsOf(c960, settings, String(seed));
  await page.clock.install();
  await page.click('#begin');
  assert.equal(await page.isVisible('.class-task'), false);
  for (const [n, { number, direction }] of questions.entries()) {
    for (const [at, { fields }] of stepsOf(c960.startInfo(number), direction).entries()) {
      for (const { name, answer } of fields) await page.fill(`#field-${name}`, answer);
      const isWrong = n === 1 && at === 2;
      if (isWrong) await page.fill('#field-squares', 'h-1');
      await page.clock.fastForward(2000);
      await page.click('#answer [type="submit"]');
      await page.clock.fastForward(600_000);
      if (isWrong) {
        const told = await page.textContent('#training');
        await page.reload();
        await page.waitForSelector('html.ready');
        assert.equal(await page.textContent('#training'), told, 'no second try');
      }
      await page.click('[data-do="next"]');
    }
  }
  assert.equal(await page.textContent('.summary h2'), t('drill.result', { right: 4, asked: 5 }));
  await page.click('.class-code .primary');
  assert.equal(await page.textContent('#class-problem'), t('handin.no-name'));
  await page.fill('#class-name', 'Eva');
  await page.press('#class-name', 'Enter');
  const code = await page.inputValue('#class-code');
  assert.deepEqual(await violations(page), []);
  const [head, answers] = [code.split(' | ').slice(0, 6), code.split(' | ')[6]];
  const state = `seed=${seed}&direction=to-arrangement&count=5`;
  assert.deepEqual(head.slice(0, 5), ['c960:1', 'positions-training', state, 'Eva', '4/5']);
  // Of each of the twenty steps as long as it was asked; nobody is timed while reading.
  assert.match(head[5], /^(0:[45]\d|1:[0-5]\d)$/);
  assert.match(answers, /^1\+[\da-h,-]+; 2-[\da-h,-]+,hx1,[\da-h-]+; 3\+/);
  await page.reload();
  await page.waitForSelector('html.ready');
  assert.equal(await page.inputValue('#class-code'), code, 'the code is there still');
  // Practice with other questions changes nothing of it.
  await page.click('#begin');
  await page.click('[data-do="stop"]');
  assert.equal(await page.inputValue('#class-code'), code);
  await page.close();

  const made = readCode(code);
  assert.ok('result' in made);
  const forged = writeCode({
    ...{ ...made.result, name: 'Max' },
    answers: made.result.answers.map((one) => ({ ...one, correct: true })),
  });
  const atOnce = writeCode({
    ...{
      ...made.result,
      name: 'Zoë',
      state: 'seed=abc&how=at-once&direction=to-arrangement&count=1',
    },
    answers: [{ text: 'RNBQKBNR', correct: false }],
  });
  const damaged = [code.replace('4/5', '5/5'), code.slice(0, 90)];
  await teacher.fill('#codes', [code, forged, atOnce, ...damaged].join('\n'));
  await teacher.waitForSelector('.sheet');
  const rows = await teacher.locator('.sheet tbody tr').allTextContents();
  assert.ok(rows[0].startsWith(`Eva${t('class.score', { right: 4, of: 5 })}80 %`), rows[0]);
  assert.ok(!rows[0].includes(t('class.dishonest')));
  assert.ok(rows[1].includes(t('class.dishonest')), 'it claims more than its answers give');
  assert.ok(rows[1].includes(t('class.score', { right: 4, of: 5 })), rows[1]);
  // Who has no pointer to rest on a mark reads the answers all the same.
  const answer = teacher.locator('.sheet tbody .answer').first();
  assert.equal(await answer.isVisible(), false);
  await teacher.focus('#class-answers');
  await teacher.keyboard.press('Space');
  assert.equal(await answer.isVisible(), true);
  assert.match(String(await answer.textContent()), /^\d+, \d, [a-h]1, /);
  assert.equal(await teacher.locator('.sheet').last().locator('.answer').textContent(), 'RNBQKBNR');
  assert.deepEqual(await violations(teacher), []);
  const problems = await teacher.locator('.problems li').allTextContents();
  assert.deepEqual(
    problems.map((text) => ['check', 'cut'].find((one) => text.includes(t(`class.fault.${one}`)))),
    ['check', 'cut'],
  );
  const [download] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.click('#class-csv'),
  ]);
  const [, eva] = readFileSync(await download.path(), 'utf8').split('\r\n');
  const wanted = `^Eva,4,5,5,80,\\d+,${t('numbers.heading')},${seed},.*,1,0,1,1,1,"`;
  assert.match(eva, new RegExp(wanted));
  await teacher.close();
});
