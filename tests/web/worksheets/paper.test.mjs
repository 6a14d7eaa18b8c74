// SPDX-License-Identifier: MIT
// What stands on a worksheet, in every language, without a browser.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { toldText } from '../../../web/elements/c960-drill/ask.js';
import { roundOf } from '../../../web/lib/class/regrade.js';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { printed } from '../../../web/page/worksheets/paper.js';
import { sheetMarkup } from '../../../web/page/worksheets/sheet.js';
import { tasks } from '../../../web/page/worksheets/tasks.js';

const c960 = await loadCoreFromDisk();
const all = builtLanguages().map((language) => buildTexts(language, readCatalog(language.code)));

/** @param {import('../../../web/page/class/drills.js').Drill} task @param {string} seed @param {number} count */
function questionsOf(task, seed, count) {
  const settings = { ...task.defaultSettings(), count };
  const round = roundOf(c960, task, task.writeSettings(settings, seed).toString());
  assert.ok(round, task.name);
  assert.equal(round.count, count);
  return round.first(count);
}

describe('a worksheet', () => {
  for (const task of tasks) {
    test(`of ${task.name} asks, leaves room for the answer, and tells what is right and why`, () => {
      const questions = questionsOf(task, 'paper', 16);
      for (const texts of all) {
        for (const question of questions) {
          const { text, told, drawing, space, right, why } = printed(c960, texts, question);
          assert.ok(text.length > 10, question.kind);
          assert.match(drawing.text, /^<svg class="(picture|strip)/);
          const isTurned = drawing.text.includes('x="337.5 ');
          assert.equal(isTurned, question.color === 'black', 'seen by who is asked');
          assert.match(space.text, /class="(line|boxes)/, question.kind);
          if (question.told) {
            assert.ok(told.includes(toldText(texts, question)), 'what no board shows');
          }
          assert.ok(right.text.length > 2);
          for (const one of [...why, right]) assert.doesNotMatch(one.text, /undefined|null|\{/);
          // The solution is nowhere on the side of the question.
          assert.ok(!`${text} ${space.text}`.includes(right.text), right.text);
        }
      }
    });

    test(`of ${task.name} is the same from the same code, and another from another`, () => {
      const [first, again, other] = ['one', 'one', 'two'].map((seed) => {
        const given = { heading: 'x', seed, columns: '2', paper: 'a4', solutions: true };
        return sheetMarkup(c960, all[0], { ...given, questions: questionsOf(task, seed, 6) }).text;
      });
      assert.equal(first, again);
      assert.notEqual(first, other);
      assert.equal(first.match(/<li/g)?.length, again.match(/<li/g)?.length);
    });
  }

  test('of start positions tells for both castlings where the two land and what must be empty', () => {
    const { right, why } = printed(c960, all[0], { kind: 'start', number: 518 });
    assert.match(right.text, /O-O-O.*c1.*d1.*b1, c1 and d1/s);
    assert.match(why[0].text, /O-O.*g1.*f1.*f1 and g1/s);
  });

  test('never asks for the same start position twice', () => {
    // So many that chance alone would repeat one.
    for (const [name, count] of Object.entries({ starts: 300, 'positions-training': 99 })) {
      const task = tasks.find((one) => one.name === name);
      assert.ok(task);
      const numbers = questionsOf(task, 'twice', count).map(({ number }) => number);
      assert.equal(new Set(numbers).size, count);
    }
  });
});
