// SPDX-License-Identifier: MIT
// The stream of questions: the same for a seed, forever; fair to who answers; within its settings.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import createC960 from '../../../wasm/dist/index.js';
import {
  CASTLING_KINDS,
  KINDS,
  SIDES,
  VARIANTS,
  briefOf,
  canonicalKey,
  createGenerator,
  defaultSettings,
  grade,
  leavesSomething,
  question as questionAt,
  questionOf,
} from '../../../web/lib/drill/index.js';
import { coreBot } from './bots.mjs';
import { c960, questionsOf, reportOf, tally } from './support.mjs';

/** @typedef {import('./support.mjs').Settings} Settings */

/** @param {unknown} value */
const digest = (value) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/**
 * The first 60 questions of these links. A change here makes other questions of links that people have: then raise
 * GENERATOR_VERSION and keep the old generator, or let the page say that it is gone.
 */
const GOLDEN = /** @type {const} */ ([
  ['a', {}, 'f2bdde40fc1996f5'],
  ['0q9zk1m3', {}, 'a77ea8484e5ebadd'],
  ['zzzzzzzzzzzzz', { difficulty: 'easy' }, 'fb0e86104883e604'],
  ['7', { difficulty: 'hard', variant: '960', colors: ['black'] }, '898ba5b46b05f63d'],
  [
    'school',
    { variant: 'standard', kinds: ['legal-or-not', 'lost-or-blocked'] },
    '76f33bbf636d66bc',
  ],
  [
    'swap',
    { castlingKinds: ['transposition', 'rook-move-only'], sides: ['g'] },
    'fae30a2eb43e4178',
  ],
]);

describe('the questions of a seed', () => {
  test('are those that they were', () => {
    const found = GOLDEN.map(([seed, settings]) => [
      seed,
      settings,
      digest(questionsOf(seed, 60, settings)),
    ]);
    assert.deepEqual(found, GOLDEN);
  });

  test('are the same however often and wherever they are made', async () => {
    const again = createGenerator(await createC960(), defaultSettings(), 'again');
    const other = createGenerator(c960, defaultSettings(), 'other');
    for (const question of questionsOf('again', 100)) {
      other.next();
      assert.deepEqual(again.next(), question);
    }
  });

  test('can be had one by one', () => {
    const questions = questionsOf('resume', 30);
    for (const n of [0, 1, 13, 29]) {
      assert.deepEqual(questionAt(c960, defaultSettings(), 'resume', n), questions[n]);
    }
  });

  test('do not depend on how many are asked for, but on everything else', () => {
    const first = digest(questionsOf('one', 20).map(briefOf));
    assert.equal(digest(questionsOf('one', 20, { count: 'endless' }).map(briefOf)), first);
    assert.notEqual(digest(questionsOf('two', 20).map(briefOf)), first);
    assert.notEqual(digest(questionsOf('one', 20, { difficulty: 'hard' }).map(briefOf)), first);
  });

  test('do not depend on the order in which settings are chosen', () => {
    const reversed = { kinds: [...KINDS].reverse(), sides: [...SIDES].reverse() };
    assert.deepEqual(questionsOf('order', 40, reversed), questionsOf('order', 40));
  });

  test('come of whole numbers alone: nothing is used that engines or places do their own way', () => {
    const folder = new URL('../../../web/lib/drill/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(new URL(name, folder), 'utf8').replace(
        /\/\*[^]*?\*\/|\/\/.*$/gm,
        '',
      );
      assert.doesNotMatch(source, /Math\.(?!imul\b)/, name);
      assert.doesNotMatch(
        source,
        /\b(Date|Intl|performance|crypto|process|window|document)\b/,
        name,
      );
      assert.doesNotMatch(source, /locale|\.sort\(\)|\s\/\s|\*\*/i, name);
    }
  });
});

describe('a question', () => {
  const questions = questionsOf('fair', 600);

  test('is made again from its brief, with the answer computed anew', () => {
    for (const asked of questions) {
      const { id, index, ...question } = asked;
      assert.ok(id.endsWith(`-${index}`));
      const brief = JSON.parse(JSON.stringify(briefOf({ ...question })));
      assert.ok(!('answer' in brief));
      assert.deepEqual(questionOf(c960, brief), question);
    }
  });

  test('comes about by legal moves from its start', () => {
    for (const { start, moves, fen, turn } of questions) {
      const position = moves.reduce((at, uci) => at.play(uci), c960.parseFen(start));
      assert.equal(position.fen, fen);
      assert.equal(position.turn, turn);
      assert.ok(position.status().legalMoveCount > 0);
    }
  });

  test('tells the rights that the board does not show', () => {
    for (const { kind, told, start, fen, color } of questions) {
      const isHistory = kind === 'lost-or-blocked';
      const { c, g } = c960.parseFen(isHistory ? start : fen).rights[color];
      assert.deepEqual(told, {
        at: isHistory ? 'start' : 'now',
        rights: { c: c !== null, g: g !== null },
        rooks: { c, g },
      });
    }
  });

  test('about what is lost shows moves, and does not tell what they did', () => {
    const about = questions.filter(({ kind }) => kind === 'lost-or-blocked');
    assert.ok(about.length > 40);
    for (const { moves, told, side } of about) {
      assert.ok(moves.length > 0);
      assert.ok(told.rights[side]);
    }
    const verdicts = tally(about.map(({ answer }) => answer.verdict ?? ''));
    for (const verdict of ['lost', 'blocked', 'possible']) {
      assert.ok((verdicts.get(verdict) ?? 0) * 8 > about.length, verdict);
    }
  });

  test('asks for a move only of the side that is to move', () => {
    for (const { kind, turn, color } of questions) {
      if (kind !== 'legal-or-not') assert.equal(turn, color);
    }
  });

  test('with a right lost has no check that would look like a second reason', () => {
    const lost = questions.filter(
      ({ kind, origin, answer }) =>
        kind === 'legal-or-not' &&
        origin === 'natural' &&
        answer.reasons?.some(({ code }) => code === 'right-lost'),
    );
    assert.ok(lost.length > 0);
    for (const { fen } of lost) assert.equal(c960.parseFen(fen).status().check, false);
  });

  test('of one kind on one position is one question of a game', () => {
    const starts = questions
      .filter(({ origin }) => origin === 'natural')
      .map(({ start, moves }) => `${start} ${moves.slice(0, 4)}`);
    assert.ok(new Set(starts).size > 0.95 * starts.length);
  });
});

describe('settings', () => {
  test('are kept, one by one and together', () => {
    /** @type {Partial<Settings>[]} */
    const choices = [
      ...VARIANTS.map((variant) => ({ variant })),
      ...KINDS.map((kind) => ({ kinds: [kind] })),
      ...SIDES.map((side) => ({ sides: [side] })),
      ...CASTLING_KINDS.map((kind) => ({ castlingKinds: [kind] })),
      { colors: ['black'] },
      {
        colors: ['white'],
        sides: ['g'],
        castlingKinds: ['rook-move-only'],
        kinds: ['play-it', 'hand-order'],
      },
      {
        colors: ['black'],
        sides: ['c'],
        castlingKinds: ['transposition'],
        kinds: ['lost-or-blocked'],
      },
    ];
    for (const choice of choices) {
      const settings = { ...defaultSettings(), ...choice };
      const questions = questionsOf('kept', 40, choice);
      for (const question of questions) {
        const { kind: castlingKind } = reportOf(question);
        assert.ok(settings.kinds.includes(question.kind));
        assert.ok(settings.colors.includes(question.color));
        assert.ok(settings.sides.includes(question.side));
        assert.ok(settings.variant === 'both' || question.variant === settings.variant);
        assert.ok(castlingKind === null || settings.castlingKinds.includes(castlingKind));
        assert.ok(grade(question, coreBot(question)).correct);
      }
      assert.equal(
        new Set(questions.map(canonicalKey)).size,
        questions.length,
        JSON.stringify(choice),
      );
    }
  });

  test('of ordinary chess give positions of ordinary chess', () => {
    for (const question of questionsOf('school', 60, { variant: 'standard' })) {
      const { king, rook } = reportOf(question);
      if (!king || !rook) continue;
      assert.match(king.from, /^e/);
      assert.match(rook.from, /^[ah]/);
    }
  });

  test('for beginners have one reason at a time, and the side to move', () => {
    const reasons = questionsOf('easy', 200, { difficulty: 'easy' }).map(
      ({ answer }) => answer.reasons ?? [],
    );
    const alone = reasons.filter(({ length }) => length <= 1).length;
    assert.ok(alone > 0.9 * reasons.length, `${alone}`);
    assert.ok(reasons.flat().every(({ code }) => code !== 'not-to-move'));
  });

  test('that leave nothing are refused at once', () => {
    const settings = {
      ...defaultSettings(),
      variant: /** @type {const} */ ('standard'),
      castlingKinds: [CASTLING_KINDS[1] ?? 'transposition'],
    };
    assert.ok(!leavesSomething(c960, settings));
    assert.throws(() => createGenerator(c960, settings, 'x'), RangeError);
    assert.throws(
      () => createGenerator(c960, { ...defaultSettings(), kinds: [] }, 'x'),
      RangeError,
    );
  });
});

describe('the sources of the drills', () => {
  test('know no squares that castling leads to: that is the core’s to say', () => {
    const folder = new URL('../../../web/lib/drill/', import.meta.url);
    for (const name of readdirSync(folder)) {
      const source = readFileSync(new URL(name, folder), 'utf8').replace(
        /\/\*[^]*?\*\/|\/\/.*$/gm,
        '',
      );
      assert.doesNotMatch(source, /'[cdefg][18]'(?!,? ?\])(?!: \{ color: 'black')/, name);
    }
  });
});
