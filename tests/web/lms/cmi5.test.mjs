// SPDX-License-Identifier: MIT
/** A package of cmi5 with a record store that checks all it is told. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createGenerator, parseSettings } from '../../../web/lib/drill/index.js';
import { c960 } from '../castling-support.mjs';
import { soon } from '../soon.mjs';
import { createLrs } from './lrs.mjs';
import { answerKind, drillIn, packed, untilKept, usePlatform } from './support.mjs';

const platform = usePlatform();

const STATE = 'v=1&seed=cmi5&count=2&kinds=which-kind';

/** @typedef {import('playwright-core').Frame} Frame */
/** @typedef {ReturnType<typeof createLrs>} Lrs */

const questions = () => {
  const { settings, seed } = parseSettings(new URLSearchParams(STATE));
  return createGenerator(c960, settings, String(seed));
};

/** Launches the package in a window of its own. @param {Lrs} lrs */
async function launch(lrs) {
  platform.listen(lrs.listen);
  platform.install(
    packed({
      ...{ standard: 'cmi5', drill: 'castling-drill', state: STATE, mastery: 0.5 },
      codes: ['en', 'pt', 'it'],
    }),
  );
  const page = await platform.newPage();
  const address = `${platform.origin()}course/index.html?${lrs.launch(platform.origin())}`;
  await page.goto(address);
  return { page, address, drill: await drillIn(page) };
}

/** @param {Lrs} lrs @param {string} verb */
async function until(lrs, verb) {
  const isTold = await soon(() => lrs.verbs().includes(verb));
  assert.ok(isTold, `${verb} after ${lrs.verbs()}`);
}

describe('cmi5', () => {
  test('a drill that is left goes on; failed is told at the end of a session, passed at once; then it returns', async () => {
    const lrs = createLrs({}, { language: 'fr,it-IT,en' });
    const first = await launch(lrs);
    assert.equal(await first.drill.getAttribute('html', 'lang'), 'it', 'as the learner prefers');
    await first.drill.click('#drill-begin');
    let made = questions();
    await answerKind(first.drill, made.next(), false);
    await first.drill.click('[data-do="next"]');
    const asked = await first.drill.textContent('.desk h2');
    await untilKept(
      () => JSON.parse(lrs.documents.get('c960') ?? '{}').text,
      ({ responses, told }) => responses.length === 1 && !told,
    );
    await first.page.goto('about:blank');
    await until(lrs, 'terminated');
    assert.deepEqual(lrs.verbs(), ['initialized', 'answered', 'terminated']);
    await first.page.close();

    const second = await launch(lrs);
    await second.drill.waitForSelector('.desk h2');
    assert.equal(await second.drill.textContent('.desk h2'), asked);
    await answerKind(second.drill, made.next());
    await second.drill.click('[data-do="next"]');
    await until(lrs, 'completed');
    await second.page.goto('about:blank');
    await until(lrs, 'terminated');
    await second.page.close();
    assert.deepEqual(lrs.verbs(), ['initialized', 'answered', 'completed', 'failed', 'terminated']);

    const third = await launch(lrs);
    await third.drill.click('#drill-begin');
    made = questions();
    for (let n = 0; n < 2; n++) {
      await answerKind(third.drill, made.next());
      await third.drill.click('[data-do="next"]');
    }
    await until(lrs, 'passed');
    await third.page.click('#leave');
    await third.page.waitForURL('**/pages/returned');
    assert.deepEqual(lrs.verbs(), ['initialized', 'answered', 'answered', 'passed', 'terminated']);
    assert.deepEqual(lrs.faults, []);
    const scores = lrs.statements.flatMap(({ result }) =>
      result?.score ? [result.score.scaled] : [],
    );
    assert.deepEqual(scores, [0.5, 1]);
    assert.equal(lrs.requests.filter((one) => one === 'POST /token').length, 3);
    await third.page.close();
  });

  test('looked at in another mode it tells that it began and ended, and no more', async () => {
    const lrs = createLrs({ launchMode: 'Review', returnURL: undefined });
    const { page, drill } = await launch(lrs);
    await drill.click('#drill-begin');
    const made = questions();
    for (let n = 0; n < 2; n++) {
      await answerKind(drill, made.next());
      await drill.click('[data-do="next"]');
    }
    assert.match(await page.innerText('#told'), /nothing is recorded/);
    await page.click('#leave');
    await until(lrs, 'terminated');
    assert.deepEqual(lrs.verbs(), ['initialized', 'terminated']);
    assert.deepEqual([...lrs.documents.keys()], ['LMS.LaunchData']);
    assert.deepEqual(lrs.faults, []);
    await page.close();
  });

  test('what the store misses for a while comes later, in order, and the learner is told', async () => {
    const lrs = createLrs();
    const { page, drill } = await launch(lrs);
    await until(lrs, 'initialized');
    lrs.setDown(true);
    await drill.click('#drill-begin');
    const made = questions();
    await answerKind(drill, made.next());
    await page.waitForFunction(() => document.body.innerText.includes('did not take'));
    lrs.setDown(false);
    await drill.click('[data-do="next"]');
    await until(lrs, 'answered');
    await answerKind(drill, made.next());
    await drill.click('[data-do="next"]');
    await until(lrs, 'passed');
    assert.deepEqual(lrs.verbs().slice(0, 3), ['initialized', 'answered', 'answered']);
    assert.deepEqual(lrs.faults, []);
    await page.close();
  });

  test('who leaves while the store is down is told, and can hand everything over later, by the button or by going', async () => {
    for (const way of ['by the button', 'by going']) {
      const lrs = createLrs();
      const { page, drill } = await launch(lrs);
      await until(lrs, 'initialized');
      await drill.click('#drill-begin');
      const made = questions();
      await answerKind(drill, made.next());
      await drill.click('[data-do="next"]');
      lrs.setDown(true);
      await answerKind(drill, made.next());
      await drill.click('[data-do="next"]');
      await page.click('#leave');
      await page.waitForSelector('#drill', { state: 'detached' });
      assert.match(await page.innerText('#told'), /did not take the last record/);
      assert.equal(await page.isVisible('#leave'), true, way);
      lrs.setDown(false);
      if (way === 'by the button') {
        await page.click('#leave');
        await page.waitForURL('**/pages/returned');
      } else await page.goto('about:blank');
      await until(lrs, 'terminated');
      const verbs = ['initialized', 'answered', 'answered', 'passed', 'completed', 'terminated'];
      assert.deepEqual(lrs.verbs(), verbs, way);
      assert.deepEqual(lrs.faults, []);
      await page.close();
    }
  });

  test('what a lost network kept back goes as soon as it is there again, and the learner is told', async () => {
    const lrs = createLrs();
    const { page, drill } = await launch(lrs);
    await until(lrs, 'initialized');
    await drill.click('#drill-begin');
    const made = questions();
    await page.context().setOffline(true);
    for (let n = 0; n < 2; n++) {
      await answerKind(drill, made.next());
      await drill.click('[data-do="next"]');
    }
    await page.waitForFunction(() => document.body.innerText.includes('did not take'));
    await page.context().setOffline(false);
    await until(lrs, 'completed');
    await page.waitForFunction(() => document.body.innerText.includes('Passed'));
    assert.deepEqual(lrs.verbs().slice(1), ['answered', 'answered', 'passed', 'completed']);
    assert.equal(JSON.parse(String(lrs.documents.get('c960'))).passed, true);
    assert.deepEqual(lrs.faults, []);
    await page.close();
  });

  test('an address that was used before says that its session is over', async () => {
    const lrs = createLrs();
    const { page } = await launch(lrs);
    await page.reload();
    await page.waitForFunction(() => document.body.innerText.includes('session is over'));
    assert.deepEqual(lrs.faults, []);
    await page.close();
  });
});
