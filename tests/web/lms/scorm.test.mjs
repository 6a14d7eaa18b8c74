// SPDX-License-Identifier: MIT
/** Packages of SCORM in a real runtime, scorm-again: what it is told, what it keeps, how a drill goes on. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createGenerator, parseSettings } from '../../../web/lib/drill/index.js';
import { questionsOf } from '../../../web/lib/numbers/questions.js';
import { c960 } from '../castling-support.mjs';
import { violations } from '../eyes.mjs';
import { answerKind, drillIn, packed, readyPackage, untilKept, usePlatform } from './support.mjs';

const platform = usePlatform();

const STATE = 'v=1&seed=lms&count=3&kinds=which-kind';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {Record<string, string>} Cmi */
/** @typedef {import('../../../web/lms/package.js').Config} Config */

const VERSIONS = /** @type {const} */ ({
  scorm12: { Api: 'Scorm12API', object: 'API', commit: 'LMSCommit', finish: 'LMSFinish' },
  scorm2004: { Api: 'Scorm2004API', object: 'API_1484_11', commit: 'Commit', finish: 'Terminate' },
});

/** @typedef {keyof typeof VERSIONS} Standard */

/**
 * Opens the package in a frame of the platform's page, as a learner's click does. What is committed and what goes wrong
 * is kept in `commits` and `faults`.
 * @param {Standard} standard @param {Cmi} kept of an earlier session
 */
async function launch(standard, kept = {}) {
  const { Api, object, commit, finish } = VERSIONS[standard];
  platform.write(`<script src="/runtime/${standard}.js"></script><script>
window.commits = [];
window.faults = [];
const api = new ${Api}({ autocommit: false, logLevel: 'ERROR', dataCommitFormat: 'flattened', onLogMessage: (level, message) => faults.push(message) });
window.${object} = api;
api.loadFromFlattenedJSON(${JSON.stringify(kept)}, '');
const take = () => commits.push(api.renderCommitCMI(true));
api.on('${commit}', take);
api.on('${finish}', () => { take(); window.finished = true; });
</script><iframe src="/course/index.html" width="900" height="1200"></iframe>`);
  const page = await platform.newPage();
  await page.goto(`${platform.origin()}pages/`);
  return { page, drill: await drillIn(page), course: page.frames()[1] };
}

const questions = () => {
  const { settings, seed } = parseSettings(new URLSearchParams(STATE));
  return createGenerator(c960, settings, String(seed));
};

/** @param {Page} page @returns {Promise<{last: Cmi, count: number, faults: string[], finished: boolean}>} */
const recordOf = (page) =>
  page.evaluate(() => {
    const { commits, faults, finished = false } = /** @type {any} */ (window);
    return { last: commits.at(-1), count: commits.length, faults, finished };
  });

/**
 * The frame goes elsewhere: the learner left without a word.
 * @param {Page} page @param {(round: any) => boolean} isThere how the round stands then
 */
async function close(page, isThere) {
  await untilKept(async () => (await recordOf(page)).last?.['cmi.suspend_data'], isThere);
  await page.evaluate(() => {
    const frame = document.querySelector('iframe');
    if (frame) frame.src = 'about:blank';
  });
  await page.waitForFunction(() => /** @type {any} */ (window).finished);
  return recordOf(page);
}

/** Where each version keeps what. */
const NAMES = {
  scorm12: {
    ...{ score: 'cmi.core.score.raw', exit: 'cmi.core.exit', time: 'cmi.core.session_time' },
    ...{
      response: 'student_response',
      wrong: 'wrong',
      entry: 'cmi.core.entry',
      mode: 'core.lesson_mode',
    },
    ...{ duration: /^\d{2,4}:\d\d:\d\d(\.\d\d?)?$/, asked: 'time', moment: /^\d\d:\d\d:\d\d$/ },
    open: { 'cmi.core.lesson_status': 'incomplete' },
    failed: { 'cmi.core.lesson_status': 'failed' },
    passed: { 'cmi.core.lesson_status': 'passed' },
    left: '',
  },
  scorm2004: {
    ...{ score: 'cmi.score.raw', exit: 'cmi.exit', time: 'cmi.session_time' },
    ...{ response: 'learner_response', wrong: 'incorrect', entry: 'cmi.entry', mode: 'mode' },
    ...{ duration: /^PT(\d+H)?(\d+M)?\d+(\.\d\d?)?S$/, asked: 'timestamp', moment: /^20.*T.*Z$/ },
    open: { 'cmi.completion_status': 'incomplete', 'cmi.success_status': 'unknown' },
    failed: {
      ...{ 'cmi.completion_status': 'completed', 'cmi.success_status': 'failed' },
      'cmi.score.scaled': '0.6667',
    },
    passed: {
      ...{ 'cmi.completion_status': 'completed', 'cmi.success_status': 'passed' },
      ...{ 'cmi.score.scaled': '1', 'cmi.progress_measure': '1' },
    },
    left: 'normal',
  },
};

/** @param {Cmi} cmi @param {Cmi} wanted */
function holds(cmi, wanted) {
  for (const [name, value] of Object.entries(wanted)) assert.equal(String(cmi[name]), value, name);
}

for (const standard of /** @type {const} */ (['scorm12', 'scorm2004'])) {
  const names = NAMES[standard];
  /** @param {Partial<Config>} [more] */
  const install = (more) =>
    platform.install(
      packed({
        ...{ standard, drill: 'castling-drill', state: STATE, mastery: 0.7, codes: ['en', 'lt'] },
        ...more,
      }),
    );

  describe(standard, () => {
    test('a drill that was left in its midst goes on at the same question, and its end is recorded', async () => {
      install();
      const first = await launch(standard);
      await first.drill.click('#drill-begin');
      const made = questions();
      await answerKind(first.drill, made.next());
      await first.drill.click('[data-do="next"]');
      await answerKind(first.drill, made.next(), false);
      await first.drill.click('[data-do="next"]');
      const asked = await first.drill.textContent('.desk h2');
      const left = await close(
        first.page,
        ({ responses, told }) => responses.length === 2 && !told,
      );
      await first.page.close();
      holds(left.last, { ...names.open, [names.exit]: 'suspend' });
      assert.match(left.last[names.time], names.duration);
      assert.ok(left.last['cmi.suspend_data'].length < 4096);
      assert.deepEqual(left.faults, []);

      const kept = { ...left.last, [names.entry]: 'resume' };
      const { page, drill, course } = await launch(standard, kept);
      await drill.waitForSelector('.desk h2');
      assert.equal(await drill.textContent('.desk h2'), asked);
      await answerKind(drill, made.next());
      await drill.waitForSelector('[data-do="next"]');
      assert.equal(await drill.locator('main a[href]').count(), 0, 'it knows no site');
      await drill.click('[data-do="next"]');
      await course.waitForFunction(() => document.body.innerText.includes('66.67'));
      const { last, faults } = await recordOf(page);
      holds(last, { ...names.failed, [names.score]: '66.67', [names.exit]: names.left });
      for (let n = 0; n < 3; n++) {
        const at = (/** @type {string} */ name) => last[`cmi.interactions.${n}.${name}`];
        assert.equal(at('id'), `castling-drill.r1.q${n + 1}.which-kind`);
        assert.equal(at('type'), 'fill-in');
        assert.equal(at('result'), n === 1 ? names.wrong : 'correct');
        assert.equal(at(names.response) === at('correct_responses.0.pattern'), n !== 1);
        assert.match(at('latency'), names.duration);
        assert.match(at(names.asked), names.moment);
      }
      assert.deepEqual(faults, []);

      assert.equal(await drill.locator('main a[href]').count(), 0, 'nor at the end');

      // The same questions again, all of them right: the best round counts.
      await drill.click('[data-do="again"]');
      const again = questions();
      for (let n = 0; n < 3; n++) {
        await answerKind(drill, again.next());
        await drill.click('[data-do="next"]');
      }
      await course.waitForFunction(() => document.body.innerText.includes('Passed'));
      holds((await recordOf(page)).last, { ...names.passed, [names.score]: '100' });

      await course.click('#leave');
      await course.waitForFunction(() => document.body.innerText.includes('handed'));
      const end = await recordOf(page);
      assert.ok(end.finished);
      holds(end.last, { [names.exit]: names.left });
      assert.deepEqual(end.faults, []);
      await page.close();
    });

    test('a language is chosen in the midst of a round, which goes on', async () => {
      install();
      const { page, drill, course } = await launch(standard);
      await drill.click('#drill-begin');
      await answerKind(drill, questions().next());
      await course.selectOption('#languages', 'lt');
      await course.waitForSelector('html[lang="lt"]');
      // The frame is the same one, with what it showed before until the other arrives.
      await drill.waitForSelector('html[lang="lt"].ready .desk [data-do="next"]');
      await page.close();
    });

    test('opened to be looked at, it records nothing', async () => {
      install();
      const { page, drill } = await launch(standard, { [`cmi.${names.mode}`]: 'review' });
      await drill.click('#drill-begin');
      await answerKind(drill, questions().next());
      const { last, faults } = await recordOf(page);
      assert.equal(last['cmi.interactions.0.id'], undefined);
      assert.equal(last['cmi.suspend_data'], '');
      assert.deepEqual(faults, []);
      await page.close();
    });
  });
}

test('a score that the platform does not take is not told as taken, and neither is an end', async () => {
  platform.install(
    packed({
      ...{ standard: 'scorm12', drill: 'castling-drill', state: STATE, mastery: 0.5 },
      codes: ['en'],
    }),
  );
  platform.write(`<script>
window.refuses = /score|Finish/;
const answer = (name) => String(!refuses.test(name));
window.API = {
  LMSInitialize: () => 'true', LMSGetValue: () => '', LMSSetValue: answer, LMSCommit: () => 'true',
  LMSFinish: () => { if (refuses.test('Finish')) throw new Error('closed'); return 'true'; },
};
</script><iframe src="/course/index.html" width="900" height="1200"></iframe>`);
  const page = await platform.newPage();
  await page.goto(`${platform.origin()}pages/`);
  const drill = await drillIn(page);
  const course = page.frames()[1];
  /** @param {string} text */
  const says = (text) =>
    course.waitForFunction(
      (wanted) => document.querySelector('#told')?.textContent?.includes(wanted),
      text,
    );
  await drill.click('#drill-begin');
  const made = questions();
  for (let n = 0; n < 3; n++) {
    await answerKind(drill, made.next());
    await drill.click('[data-do="next"]');
  }
  await drill.waitForSelector('.summary');
  await says('did not take');
  /** Wherever the drill is scrolled to. */
  const stays = () => course.$eval('header', (one) => getComputedStyle(one).position === 'sticky');
  assert.equal(await stays(), true);
  await page.evaluate(() => void Object.assign(window, { refuses: /Finish/ }));
  await drill.click('[data-do="again"]');
  await answerKind(drill, questions().next());
  await says('Passed');
  assert.equal(await stays(), false);
  await course.click('#leave');
  await says('did not take');
  await page.evaluate(() => void Object.assign(window, { refuses: /^$/ }));
  await course.click('#leave');
  await says('Everything was handed');
  assert.equal(await course.isVisible('#leave'), false);
  await page.close();
});

test('the number training goes on too, and what was typed is on record', async () => {
  platform.install(
    packed({
      ...{ standard: 'scorm12', drill: 'positions-training', mastery: 0.5, codes: ['en'] },
      state: 'seed=lms&count=2&how=at-once&direction=to-number',
    }),
  );
  const settings = /** @type {const} */ ({ direction: 'to-number', how: 'at-once', count: 2 });
  const numbers = questionsOf(c960, settings, 'lms').map(({ number }) => String(number));
  /** @param {Frame} drill @param {string} typed */
  const type = async (drill, typed) => {
    await drill.fill('[name="whole"]', typed);
    await drill.click('#answer [type="submit"]');
    await drill.waitForSelector('[data-do="next"]');
  };
  const first = await launch('scorm12');
  await first.drill.click('#begin');
  await type(first.drill, '960');
  const left = await close(first.page, ({ told }) => told);
  await first.page.close();
  const { page, drill, course } = await launch('scorm12', left.last);
  await drill.click('.tone-no ~ .row [data-do="next"]');
  await type(drill, numbers[1]);
  await drill.click('[data-do="next"]');
  await course.waitForFunction(() => document.body.innerText.includes('Passed'));
  const { last, faults } = await recordOf(page);
  holds(last, {
    ...{ 'cmi.core.score.raw': '50', 'cmi.core.lesson_status': 'passed' },
    ...{ 'cmi.interactions.0.student_response': '960', 'cmi.interactions.0.result': 'wrong' },
    'cmi.interactions.0.correct_responses.0.pattern': numbers[0],
    'cmi.interactions.1.student_response': numbers[1],
  });
  assert.deepEqual(faults, []);
  await page.close();
});

test('without a platform a package says so, and can be tried; axe finds nothing, and it fits 320 px', async () => {
  platform.install(readyPackage('positions-training-scorm12.zip'));
  const page = await platform.newPage({ viewport: { width: 320, height: 640 } });
  await page.goto(`${platform.origin()}course/index.html`);
  const drill = await drillIn(page);
  assert.match(await page.innerText('#told'), /nothing is recorded/);
  assert.equal(await drill.isVisible('.choices fieldset'), false, 'the teacher chose');
  assert.deepEqual(await violations(page), []);
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  await drill.click('#begin');
  await drill.waitForSelector('#answer');
  await page.close();
});
