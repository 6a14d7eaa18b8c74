// SPDX-License-Identifier: MIT
/** What the number training asks and takes as right, against the core, for all 960 positions. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import {
  defaultSettings,
  isRight,
  placesOf,
  questionsOf,
  readAddress,
  stepsOf,
  writeAddress,
} from '../../web/lib/numbers/questions.js';

const c960 = await loadCoreFromDisk();
const all = Array.from({ length: c960.startCount }, (_, number) => c960.startInfo(number));

/** @param {import('../../web/lib/numbers/questions.js').Step} step */
const answers = ({ fields }) =>
  Object.fromEntries(fields.map(({ name, answer }) => [name, answer]));

describe('the steps from a number', () => {
  test('divide what is left by 4, 4 and 6, and leave the knights’ digit', () => {
    for (const info of all) {
      const steps = stepsOf(info, 'to-arrangement');
      assert.deepEqual(
        steps.map(({ of }) => of),
        [4, 4, 6, 10],
      );
      let left = info.number;
      for (const step of steps.slice(0, 3)) {
        const { quotient, rest } = answers(step);
        assert.equal(step.value, left);
        assert.equal(Number(quotient) * step.of + Number(rest), left);
        left = Number(quotient);
      }
      assert.equal(steps[3].value, left);
    }
  });

  test('place what stands in the arrangement', () => {
    const letters = ['B', 'B', 'Q', 'N'];
    for (const info of all) {
      stepsOf(info, 'to-arrangement').forEach((step, n) => {
        const squares = answers(step).squares.split(' ');
        assert.equal(squares.length, n === 3 ? 2 : 1);
        for (const square of squares) {
          assert.equal(info.arrangement['abcdefgh'.indexOf(square[0])], letters[n]);
        }
      });
    }
  });
});

describe('the steps back to a number', () => {
  test('build it up from the knights’ digit', () => {
    for (const info of all) {
      const steps = stepsOf(info, 'to-number');
      assert.deepEqual(
        steps.map(({ piece }) => piece),
        ['knights', 'queen', 'dark-bishop', 'light-bishop'],
      );
      let value = Number(answers(steps[0]).digit);
      for (const step of steps.slice(1)) {
        const { place, sum } = answers(step);
        assert.equal(step.before, value);
        value = value * step.of + Number(place);
        assert.equal(Number(sum), value);
      }
      assert.equal(value, info.number);
    }
  });
});

describe('the hint', () => {
  test('says of every digit the squares it stands for, the right ones among them', () => {
    for (const info of all) {
      for (const step of stepsOf(info, 'to-arrangement')) {
        const places = placesOf(c960, info, step.index);
        assert.equal(places.length, step.of);
        assert.equal(new Set(places.map(String)).size, step.of);
        const { digit, squares } = info.steps[step.index];
        assert.deepEqual(places[digit], [...squares]);
      }
    }
  });
});

describe('an answer', () => {
  test('of squares may come in any order, with files alone, and with commas', () => {
    const field = { name: /** @type {const} */ ('squares'), answer: 'b1 g1' };
    for (const text of ['b1 g1', 'g1 b1', 'G B', 'g1, b1', ' b1;g1 ', 'B1G1']) {
      assert.ok(isRight(field, text), text);
    }
    for (const text of ['b1', 'b1 g1 h1', 'b2 g1', 'bg', ''])
      assert.ok(!isRight(field, text), text);
  });

  test('in numbers is a whole number', () => {
    const field = { name: /** @type {const} */ ('rest'), answer: '2' };
    for (const text of ['2', ' 2 ', '02']) assert.ok(isRight(field, text), text);
    for (const text of ['', '3', '2.0', 'two', '-2', '1e0']) assert.ok(!isRight(field, text), text);
  });
});

describe('a link of the training', () => {
  test('gives the same questions to everybody, no number twice', () => {
    for (const direction of /** @type {const} */ (['both', 'to-arrangement', 'to-number'])) {
      const settings = { ...defaultSettings(), direction, count: 20 };
      const questions = questionsOf(c960, settings, 'abc');
      assert.deepEqual(questions, questionsOf(c960, settings, 'abc'));
      assert.equal(new Set(questions.map(({ number }) => number)).size, 20);
      const directions = new Set(questions.map((one) => one.direction));
      assert.equal(directions.size, direction === 'both' ? 2 : 1);
      assert.notDeepEqual(questions, questionsOf(c960, settings, 'abd'));
    }
  });

  test('asks what it asked when it was written: codes and worksheets hold no questions', () => {
    const settings = { ...defaultSettings(), count: 4 };
    assert.deepEqual(
      questionsOf(c960, settings, 'abc').map(({ number }) => number),
      [860, 387, 564, 747],
    );
  });

  test('is read as it was written', () => {
    const settings = /** @type {const} */ ({ direction: 'to-number', how: 'at-once', count: 20 });
    const link = writeAddress(settings, 'abc');
    assert.equal(link, '?seed=abc&direction=to-number&how=at-once&count=20');
    assert.deepEqual(readAddress(link), { settings, seed: 'abc', problems: [] });
    assert.equal(writeAddress(defaultSettings(), null), '');
  });

  test('that asks for what is not offered is told so, and the rest is kept', () => {
    const { settings, seed, problems } = readAddress(
      '?direction=up&how=at-once&count=0&seed=%3Cb%3E&utm=x',
    );
    assert.deepEqual(settings, { ...defaultSettings(), how: 'at-once' });
    assert.equal(seed, null);
    assert.deepEqual(
      problems.map(({ name, code }) => `${name} ${code}`),
      ['direction unknown-value', 'count bad-count', 'seed bad-seed'],
    );
  });
});
