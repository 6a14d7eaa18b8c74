// SPDX-License-Identifier: MIT
/** The promotion drills: the same questions for the same link, every position once before any comes again. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';
import { choiceCaption } from '../../../web/elements/c960-drill/choice-answer.js';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import {
  COLORS,
  RIGHT,
  THEMES,
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
  grade,
  leavesSomething,
  parseSettings,
  questionOf,
  widened,
  writeSettings,
} from '../../../web/lib/promotion/drill.js';
import { PIECES, positions } from '../../../web/lib/promotion/positions.js';

/** @typedef {import('../../../web/lib/promotion/drill.js').Settings} Settings */

/** @param {Partial<Settings>} changed */
const settings = (changed = {}) => ({ ...defaultSettings(), ...changed });

/** @param {Settings} chosen @param {string} seed @param {number} count */
function ask(chosen, seed, count) {
  const generator = createGenerator(null, chosen, seed);
  return Array.from({ length: count }, () => generator.next());
}

describe('the questions of a seed', () => {
  test('are the same each time, and others for another seed', () => {
    assert.deepEqual(ask(settings(), 'abc', 30), ask(settings(), 'abc', 30));
    assert.notDeepEqual(
      ask(settings(), 'abc', 10).map(({ at }) => at),
      ask(settings(), 'abd', 10).map(({ at }) => at),
    );
  });

  test('go through all positions before one comes again', () => {
    const asked = ask(settings(), 'x', positions.length * 2).map(({ at }) => at);
    assert.equal(new Set(asked.slice(0, positions.length)).size, positions.length);
    assert.equal(new Set(asked.slice(positions.length)).size, positions.length);
  });

  test('show a position in different ways: mirrored or not, by White and by Black', () => {
    const asked = ask(settings(), 'ways', positions.length * 8);
    const [{ at }] = asked;
    const fens = new Set(asked.filter((one) => one.at === at).map(({ fen }) => fen));
    assert.ok(fens.size > 1, 'one position has several looks');
    for (const color of COLORS) assert.ok(asked.some((one) => one.color === color));
  });

  test('keep to the pieces, themes and colours that were chosen', () => {
    for (const piece of RIGHT) {
      for (const theme of THEMES) {
        const chosen = settings({ pieces: [piece], themes: [theme], colors: ['black'] });
        if (!leavesSomething(null, chosen)) continue;
        for (const question of ask(chosen, 'k', 10)) {
          assert.deepEqual(
            [question.right, question.theme, question.color],
            [piece, theme, 'black'],
          );
          assert.match(question.fen, / b - - 0 1$/);
        }
      }
    }
  });

  test('are refused where nothing fits, and widened leave something', () => {
    const none = settings({ pieces: [] });
    assert.equal(leavesSomething(null, none), false);
    assert.throws(() => createGenerator(null, none, 'a'), RangeError);
    assert.equal(leavesSomething(null, widened(none)), true);
  });
});

describe('a link', () => {
  test('gives back the settings and the seed it was made of', () => {
    for (const chosen of [
      settings(),
      settings({ pieces: ['knight'], themes: ['mate', 'fork'], colors: ['white'], count: 3 }),
      settings({ count: 'endless' }),
    ]) {
      const { problems, ...read } = parseSettings(writeSettings(chosen, 'abc1'));
      assert.deepEqual(read, { settings: chosen, seed: 'abc1' });
      assert.deepEqual(problems, []);
    }
  });

  test('says what of it cannot be used, and leaves that out', () => {
    const text = 'v=9&seed=A_B&pieces=queen,king,rook&themes=x&count=0&colors=black';
    const { settings: read, seed, problems } = parseSettings(new URLSearchParams(text));
    assert.deepEqual(
      problems.map(({ name, code }) => `${name} ${code}`).sort(),
      [
        'count bad-count',
        'pieces unknown-value',
        ...(RIGHT.includes('queen') ? [] : ['pieces unknown-value']),
        'seed bad-seed',
        'themes unknown-value',
        'v version-gone',
      ].sort(),
    );
    assert.equal(seed, null);
    assert.deepEqual(read.colors, ['black']);
    assert.deepEqual(read.themes, THEMES);
    assert.equal(read.count, 10);
  });
});

describe('a question', () => {
  test('whose right piece gives mate at once is explained by that, whatever it is about', async () => {
    const c960 = await loadCoreFromDisk();
    const texts = buildTexts(builtLanguages()[0], readCatalog(builtLanguages()[0].code));
    let mates = 0;
    for (const question of ask(settings(), 'why', positions.length)) {
      const { right, choices, theme } = question;
      const results = c960.parseFen(question.fen).promotions(question.from, question.to);
      const { note } = choiceCaption(texts, question, { piece: right }, results);
      const isMate = choices[right].verdict === 'mate';
      const about = isMate ? 'mate' : theme === 'mate' ? 'mate-later' : theme;
      assert.equal(note, texts.t(`choice.because.${about}`), question.fen);
      if (isMate && theme !== 'mate') mates++;
    }
    assert.ok(mates > 0);
  });

  test('comes back from its brief, and has one key however it is turned', () => {
    for (const question of ask(settings(), 'brief', 40)) {
      const again = questionOf(null, JSON.parse(JSON.stringify(briefOf(question))));
      assert.equal(again?.fen, question.fen);
      assert.deepEqual(again?.choices, question.choices);
      const turned = questionOf(null, { ...briefOf(question), mirrored: !question.mirrored });
      assert.equal(turned && canonicalKey(turned), canonicalKey(question));
    }
  });

  test('is none where the brief is of something else', () => {
    const brief = briefOf(ask(settings(), 'b', 1)[0]);
    for (const bad of [
      null,
      7,
      'x',
      {},
      { ...brief, at: 'nowhere' },
      { ...brief, mirrored: 1 },
      { ...brief, color: 'red' },
      { kind: 'play-it', topic: null, start: '8/8/8/8/8/8/8/8 w - - 0 1', moves: [] },
    ]) {
      assert.equal(questionOf(null, bad), null, JSON.stringify(bad));
    }
  });

  test('is answered right by one piece of four', () => {
    for (const question of ask(settings(), 'g', 30)) {
      const right = PIECES.filter((piece) => grade(question, { piece }).correct);
      assert.deepEqual(right, [question.right]);
    }
  });
});
