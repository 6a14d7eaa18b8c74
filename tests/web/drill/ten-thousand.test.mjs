// SPDX-License-Identifier: MIT
// Ten thousand questions of default settings from four seeds: their balance, and who can answer them.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CASTLING_KINDS,
  CATEGORIES,
  COLORS,
  KINDS,
  SIDES,
  canonicalKey,
  grade,
} from '../../../web/lib/drill/index.js';
import { WRONG_RULES, coreBot, wrongBot } from './bots.mjs';
import { POSSIBLE, nameOf } from './combinations.mjs';
import { percent, questionsOf, reportOf, tally } from './support.mjs';

/** @typedef {import('./support.mjs').Question} Question */

const streams = ['balance', 'xyzzy', '7', '0q9zk1m3'].map((seed) => questionsOf(seed, 2500));
const questions = streams.flat();
const asksVerdict = questions.filter(({ kind }) => kind === 'play-it' || kind === 'legal-or-not');

/** @param {string} label @param {number} share @param {number} least @param {number} most */
function within(label, share, least, most) {
  assert.ok(
    share >= least && share <= most,
    `${label}: ${share.toFixed(2)} %, not ${least} to ${most} %`,
  );
}

describe('ten thousand questions', () => {
  test('are ten thousand, of every kind', () => {
    assert.equal(questions.length, 10_000);
    const kinds = tally(questions.map(({ kind }) => kind));
    for (const kind of KINDS) assert.ok((kinds.get(kind) ?? 0) >= 300, kind);
  });

  test('ask for every way of castling, on both sides, with both colours', () => {
    const asked = tally(
      questions.map((question) => `${reportOf(question).kind} ${question.side} ${question.color}`),
    );
    const wanted = CASTLING_KINDS.flatMap((kind) =>
      SIDES.flatMap((side) => COLORS.map((color) => `${kind} ${side} ${color}`)),
    );
    for (const name of wanted)
      assert.ok((asked.get(name) ?? 0) >= 50, `${name}: ${asked.get(name)}`);
  });

  test('show both ordinary chess and Chess960', () => {
    const variants = tally(questions.map(({ variant }) => variant));
    within('standard', percent(variants.get('standard') ?? 0, questions.length), 15, 40);
  });

  test('have every reason alone and in every combination that can be', () => {
    const refused = asksVerdict
      .map(({ answer }) => answer.reasons ?? [])
      .filter((reasons) => reasons.length > 0);
    const found = tally(refused.map(nameOf));
    assert.deepEqual(
      POSSIBLE.filter((name) => !found.has(name)),
      [],
    );
    assert.deepEqual(
      [...found.keys()].filter((name) => !POSSIBLE.includes(name)),
      [],
    );
  });

  test('are legal and not in 45 to 55 of a hundred each, in every kind that asks for it and over all', () => {
    /** @param {readonly Question[]} some */
    const legal = (some) =>
      percent(some.filter((question) => reportOf(question).legal).length, some.length);
    within('all', legal(questions), 45, 55);
    within('those that ask', legal(asksVerdict), 45, 55);
    for (const kind of /** @type {const} */ (['play-it', 'legal-or-not'])) {
      within(kind, legal(asksVerdict.filter((question) => question.kind === kind)), 45, 55);
    }
    for (const stream of streams) within('one seed', legal(stream), 45, 55);
  });

  test('have each tricky thing in at least 2 of a hundred', () => {
    const found = tally(questions.flatMap(({ categories }) => [...categories]));
    for (const category of CATEGORIES) {
      within(category, percent(found.get(category) ?? 0, questions.length), 2, 100);
    }
  });

  test('come from play in at least 40 of a hundred', () => {
    const natural = questions.filter(({ origin }) => origin === 'natural');
    within('natural', percent(natural.length, questions.length), 40, 60);
    assert.ok(natural.every(({ pattern, start }) => pattern === 'play' && start.includes(' w ')));
  });

  test('have no composing recipe in more than 5 of a hundred', () => {
    const composed = questions.filter(({ origin }) => origin === 'composed');
    for (const [pattern, count] of tally(composed.map(({ pattern: name }) => name))) {
      within(pattern, percent(count, questions.length), 0, 5);
    }
  });

  test('show no board twice within a thousand, twins included', () => {
    for (const stream of streams) {
      /** @type {Map<string, number>} */
      const last = new Map();
      stream.forEach((question, n) => {
        const key = canonicalKey(question);
        const before = last.get(key);
        assert.ok(
          before === undefined || n - before >= 1000,
          `${before} and ${n}: ${question.fen}`,
        );
        last.set(key, n);
      });
    }
  });

  test('have ids that differ, and are plain data', () => {
    assert.equal(new Set(questions.map(({ id }) => id)).size, questions.length);
    for (const question of questions.slice(0, 500)) {
      assert.deepEqual(JSON.parse(JSON.stringify(question)), question);
    }
  });
});

describe('who answers from the core', () => {
  test('has ten thousand of ten thousand right', () => {
    const wrong = questions.filter((question) => !grade(question, coreBot(question)).correct);
    assert.deepEqual(wrong.slice(0, 3), []);
    assert.equal(wrong.length, 0);
  });
});

describe('who goes by a wrong rule', () => {
  const rules = Object.keys(WRONG_RULES);
  const missed = rules.map((name) => {
    const bot = wrongBot(WRONG_RULES[name] ?? assert.fail(name));
    return questions.map((question) => !grade(question, bot(question)).correct);
  });

  test('is found out by every tricky thing, as the table says', (t) => {
    const rows = CATEGORIES.map((category) => {
      const about = questions.flatMap(({ categories }, n) =>
        categories.includes(category) ? [n] : [],
      );
      const shares = missed.map((misses) =>
        percent(about.filter((n) => misses[n]).length, about.length),
      );
      return { category, count: about.length, shares };
    });
    const widths = Math.max(...CATEGORIES.map((name) => name.length));
    t.diagnostic(
      `wrong answers in percent: ${rules.map((rule, n) => `(${'abc'[n]}) ${rule}`).join('; ')}`,
    );
    for (const { category, count, shares } of rows) {
      const cells = shares.map((share, n) => `(${'abc'[n]}) ${share.toFixed(0).padStart(3)}`);
      t.diagnostic(`${category.padEnd(widths)} ${String(count).padStart(5)}  ${cells.join('  ')}`);
    }
    for (const { category, shares } of rows) {
      assert.ok(Math.max(...shares) >= 20, `${category} defeats nobody: ${shares.join(', ')}`);
    }
  });

  test('fails in many questions, but not in all: some castlings are as people think', () => {
    for (const misses of missed) {
      within('misses', percent(misses.filter(Boolean).length, questions.length), 10, 80);
    }
  });
});
