// SPDX-License-Identifier: MIT
// What a code claims is asked anew, with the rules themselves.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerText } from '../../../web/lib/class/answers.js';
import { writeCode } from '../../../web/lib/class/code.js';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { regrade, roundOf } from '../../../web/lib/class/regrade.js';
import { answerOf } from '../../../web/page/class/answer.js';
import { drillNamed, drills } from '../../../web/page/class/drills.js';
import { resultsIn, totals } from '../../../web/page/class/results.js';
import { sortRows, turned } from '../../../web/page/class/sort.js';
import { groupMarkup } from '../../../web/page/class/views.js';
import { wordOf } from '../../../web/lib/numbers/code.js';
import { isRight } from '../../../web/lib/numbers/questions.js';
import { solve } from '../../../web/page/worksheets/solve.js';
import { buildTexts, builtLanguages, readCatalog } from '../../../web/build/catalogs.mjs';

const c960 = await loadCoreFromDisk();

/** The right response to a question. @param {any} question */
function rightTo({ kind, answer, legal, right, fields }) {
  if (kind === 'number')
    return { text: wordOf(fields.map((/** @type {any} */ one) => one.answer)) };
  if (kind === 'en-passant') return { take: legal[0] ?? null };
  if (kind.startsWith('promote-')) return { piece: right };
  if (kind === 'play-it') return answer.illegal ? { illegal: true } : { uci: answer.uci };
  if (kind === 'legal-or-not') {
    const codes = answer.reasons.map((/** @type {any} */ { code }) => code);
    return answer.legal ? { legal: true } : { legal: false, codes };
  }
  const { king, rook, squares, kind: way, verdict, choice, order } = answer;
  if (kind === 'landing') return { king, rook };
  if (squares) return { squares };
  if (way) return { kind: way };
  if (verdict) return { verdict };
  return order ? { order } : { choice };
}

/** @param {any} drill @param {number} count @param {string} seed */
function questionsOf(drill, count, seed) {
  const settings = { ...drill.defaultSettings(), count };
  const generator = drill.createGenerator(c960, settings, seed);
  const state = drill.writeSettings(settings, seed).toString();
  return { state, questions: Array.from({ length: count }, () => generator.next()) };
}

/** @param {any} drill @param {number} count @param {string} name @param {readonly number[]} [wrong] numbers of questions */
function codeOf(drill, count, name, wrong = []) {
  const { state, questions } = questionsOf(drill, count, 'class');
  const answers = questions.map((question, n) => {
    const isWrong = wrong.includes(n + 1);
    return { text: isWrong ? 'nonsense' : answerText(rightTo(question)), correct: !isWrong };
  });
  return writeCode({ drill: drill.name, state, name, seconds: 61, answers });
}

for (const drill of drills) {
  describe(`codes of the ${drill.name}`, () => {
    test('are regraded to what was right, question by question', () => {
      const text = `${codeOf(drill, 40, 'Anna')}\n${codeOf(drill, 40, 'Luca', [2, 40])}`;
      const { groups, broken } = resultsIn(c960, text);
      assert.deepEqual(broken, []);
      assert.equal(groups.length, 1);
      const [anna, luca] = groups[0].rows;
      assert.deepEqual([anna.graded.right, anna.graded.honest], [40, true]);
      assert.deepEqual([luca.graded.right, luca.graded.honest], [38, true]);
      assert.deepEqual([luca.graded.marks[1], luca.graded.marks[39]], [false, false]);
      const sums = totals(groups[0]);
      assert.deepEqual(
        [sums[0], sums[1]],
        [
          { right: 2, asked: 2 },
          { right: 1, asked: 2 },
        ],
      );
    });

    // Where there is no position, the worksheet has its own key.
    if (drill.name === 'positions-training') return;

    test('have an answer key in every language that says what is right', () => {
      const { questions } = questionsOf(drill, 12, 'key');
      for (const language of builtLanguages()) {
        const texts = buildTexts(language, readCatalog(language.code));
        for (const question of questions) {
          const { text, caption, position } = solve(c960, texts, question);
          assert.ok(text.length > 10 && caption.verdict.length > 2, question.kind);
          assert.ok(position.pieces().length > 1);
        }
      }
    });
  });
}

describe('answers of the number training', () => {
  const drill = drillNamed('positions-training');
  assert.ok(drill);
  /** @param {string} state */
  const questions = (state) => roundOf(c960, drill, state)?.first(2) ?? [];

  test('are right in a code just where they were right as they were typed', () => {
    const [steps] = questions('seed=abc&count=2&direction=to-arrangement');
    const right = steps.fields.map((/** @type {any} */ { answer }) => answer);
    const [first, second] = right.at(-1).split(' ');
    /** @type {[number, string][]} */
    const typed = [
      ...[right.at(-1), `${second} ${first}`, `${first.toUpperCase()}; ${second[0]}`].map(
        (text) => /** @type {[number, string]} */ ([9, text]),
      ),
      ...[
        first,
        `${first}-${second}`,
        `${first} ${second}?`,
        'ž',
        '-',
        ',',
        `${first}${second}`,
      ].map((text) => /** @type {[number, string]} */ ([9, text])),
      ...[
        right[0],
        ` 0${right[0]} `,
        `${right[0]},`,
        `-${right[0]}`,
        `${right[0]}.0`,
        'x',
        '１',
      ].map((text) => /** @type {[number, string]} */ ([0, text])),
    ];
    for (const [n, text] of typed) {
      const answers = right.with(n, text);
      const word = wordOf(answers);
      assert.match(word, /^[a-z\d,-]+$/i);
      const { correct } = drill.grade(steps, { text: word.toLowerCase() });
      assert.equal(correct, isRight(steps.fields[n], text), `${text}: ${word}`);
    }
    assert.equal(drill.grade(steps, { text: wordOf(right.slice(1)) }).correct, false);
    assert.equal(drill.grade(steps, { text: `${wordOf(right)},1` }).correct, false);
  });

  test('are read as they were typed, with the letters of the language', () => {
    const texts = buildTexts(builtLanguages()[1], readCatalog(builtLanguages()[1].code));
    const letters = texts.t('notation.letters').split(' ').slice(2).join('');
    assert.equal(answerOf(texts, drill, 'rbn'), letters);
    assert.equal(answerOf(texts, drill, '121,b,b1-g1'), '121, b, b1 g1');
  });

  test('given all at once are graded too, in both directions', () => {
    for (const direction of ['to-number', 'to-arrangement']) {
      const [one, two] = questions(`seed=abc&count=2&how=at-once&direction=${direction}`);
      const { answer } = one.fields[0];
      assert.equal(drill.grade(one, { text: answer.toLowerCase() }).correct, true);
      assert.equal(drill.grade(two, { text: answer.toLowerCase() }).correct, false);
    }
  });
});

describe('the table', () => {
  const [castling, take] = drills;

  test('counts what the answers give, whatever a code with a good check claims', () => {
    const { state, questions } = questionsOf(castling, 2, 'forged');
    const answers = questions.map(() => ({ text: 'nonsense', correct: true }));
    const code = writeCode({ drill: castling.name, state, name: 'Max', seconds: 1, answers });
    const [{ rows }] = resultsIn(c960, code).groups;
    assert.deepEqual([rows[0].graded.right, rows[0].graded.honest], [0, false]);
  });

  test('finds a code out that claims another number, or other answers to be right', () => {
    const { state, questions } = questionsOf(castling, 2, 'class');
    const round = roundOf(c960, castling, state);
    assert.ok(round);
    const right = { text: answerText(rightTo(questions[0])), correct: true };
    const wrong = { text: 'nonsense', correct: false };
    const given = { drill: castling.name, state, name: 'Max', seconds: 1 };
    /** @param {any[]} answers @param {number} claimed */
    const isHonest = (answers, claimed) =>
      regrade(castling, round, { ...given, answers, right: claimed })?.honest;
    assert.equal(isHonest([right, wrong], 1), true);
    assert.equal(isHonest([right, wrong], 2), false);
    assert.equal(
      isHonest(
        [
          { ...right, correct: false },
          { ...wrong, correct: true },
        ],
        1,
      ),
      false,
    );
  });

  test('shows score, time and each mark, and says what is odd', () => {
    const { state, questions } = questionsOf(castling, 3, 'class');
    const right = { text: answerText(rightTo(questions[0])), correct: true };
    const answers = [right, { text: 'a1b2', correct: true }];
    const given = { drill: castling.name, state, name: '<b> =1', seconds: 100 };
    const [group] = resultsIn(c960, writeCode({ ...given, answers })).groups;
    for (const language of builtLanguages()) {
      const texts = buildTexts(language, readCatalog(language.code));
      const { t } = texts;
      const { text } = groupMarkup(texts, group, [group], { by: 'name', up: false });
      const cells = Array.from(text.matchAll(/<td[^>]*>.*?<\/td>/g), ([cell]) => cell);
      const score = t('class.score', { right: 1, of: 3 });
      assert.deepEqual(
        cells.slice(0, 3),
        [score, '33 %', '1:40'].map((one) => `<td>${one}</td>`),
      );
      const marks = /** @type {const} */ ([
        ['right', right.text.replaceAll(',', ', ')],
        ['wrong', 'a1b2'],
        ['none', ''],
      ]);
      marks.forEach(([mark, answer], n) => {
        assert.ok(cells[3 + n].startsWith(`<td class="${mark}" title="${answer}">`), cells[3 + n]);
        assert.ok(cells[3 + n].includes(t('class.mark', { state: mark })));
        const shown = answer && `<span class="answer">${answer}</span>`;
        assert.ok(cells[3 + n].endsWith(`</span>${shown && ` ${shown}`}</td>`), cells[3 + n]);
      });
      assert.ok(text.includes(t('class.dishonest')) && text.includes('<bdi>b =1</bdi>'));
      assert.equal(text.match(/aria-sort="(?!none)/g)?.length, 1);
      assert.ok(text.includes('data-by="name" aria-sort="descending"'));
    }
  });

  test('keeps rounds of other questions apart, and says where a name comes again', () => {
    const text = [
      codeOf(castling, 3, 'Anna'),
      codeOf(take, 3, 'Anna'),
      codeOf(castling, 3, 'anna', [1]),
    ].join('\n');
    const { groups } = resultsIn(c960, text);
    assert.deepEqual(
      groups.map(({ drill, rows }) => [drill.name, rows.map(({ again }) => again)]),
      [
        ['castling-drill', [false, true]],
        ['en-passant-drill', [false]],
      ],
    );
  });

  test('tells apart by their choices the questions of one code', () => {
    const [english] = builtLanguages();
    const texts = buildTexts(english, readCatalog(english.code));
    const given = { drill: 'castling-drill', name: 'Eva', seconds: 9 };
    const answers = [{ text: 'no', correct: false }];
    const text = ['seed=a', 'seed=a&count=5&sides=c', 'seed=b']
      .map((state) => writeCode({ ...given, state: `v=1&${state}`, answers }))
      .join('\n');
    const { groups } = resultsIn(c960, text);
    const captions = groups.map((group) => {
      const { text } = groupMarkup(texts, group, groups, { by: null, up: true });
      return /<caption><span>.* · (.*)<\/span><\/caption>/.exec(text)?.[1];
    });
    assert.deepEqual(captions, ['–', 'sides=c count=5', 'one code']);
  });

  test('is sorted by each column, and the other way round, equal ones as they came', () => {
    const names = ['Žydrė', 'Eva 10', 'anna', 'Zoë', 'Eva 9'];
    const codes = names.map((name, n) => {
      const code = codeOf(castling, 3, name, n < 2 ? [1, 2] : []);
      const [{ result }] = resultsIn(c960, code).groups[0].rows;
      return writeCode({ ...result, seconds: 90 - n });
    });
    const [group] = resultsIn(c960, codes.join('\n')).groups;
    /** @param {any} order */
    const sorted = (order) => {
      sortRows(group, order, 'lt');
      return group.rows.map(({ result }) => result.name);
    };
    const none = /** @type {const} */ ({ by: null, up: true });
    assert.deepEqual(sorted(none), names);
    const byName = turned(none, 'name');
    assert.deepEqual(sorted(byName), ['anna', 'Eva 9', 'Eva 10', 'Zoë', 'Žydrė']);
    assert.deepEqual(sorted(turned(byName, 'name')), ['Žydrė', 'Zoë', 'Eva 10', 'Eva 9', 'anna']);
    const byRight = turned(byName, 'right');
    assert.deepEqual(sorted(byRight), ['Zoë', 'Eva 9', 'anna', 'Žydrė', 'Eva 10']);
    assert.deepEqual(sorted(turned(byRight, 'percent')), sorted(byRight));
    assert.deepEqual(sorted(turned(byRight, 'time')), ['Eva 9', 'Zoë', 'anna', 'Eva 10', 'Žydrė']);
  });

  test('takes a round that was stopped for what it is', () => {
    const { state } = questionsOf(castling, 10, 'class');
    const { questions } = questionsOf(castling, 2, 'class');
    const answers = questions.map((one) => ({ text: answerText(rightTo(one)), correct: true }));
    const code = writeCode({ drill: castling.name, state, name: 'Eva', seconds: 9, answers });
    const [group] = resultsIn(c960, code).groups;
    assert.deepEqual([group.columns, group.rows[0].graded.marks], [10, [true, true]]);
    assert.deepEqual(totals(group).slice(1, 3), [
      { right: 1, asked: 1 },
      { right: 0, asked: 0 },
    ]);
  });

  test('names by its line what makes no questions, and loses nothing', () => {
    const good = { name: 'Eva', seconds: 9, answers: [{ text: 'no', correct: true }] };
    const codes = [
      { drill: 'chess-drill', state: 'v=1&seed=a&count=5' },
      { drill: 'castling-drill', state: 'v=1&count=5' },
      { drill: 'castling-drill', state: 'v=1&seed=a&kinds=magic' },
      { drill: 'castling-drill', state: 'v=7&seed=a' },
    ].map((one) => writeCode({ ...good, ...one }));
    const answers = Array.from({ length: 6 }, () => ({ text: 'no', correct: false }));
    const state = 'v=1&seed=a&count=5';
    codes.push(writeCode({ ...good, drill: 'castling-drill', state, answers }));
    const { groups, broken } = resultsIn(c960, codes.join('\n\n'));
    assert.deepEqual(groups, []);
    assert.deepEqual(
      broken.map(({ line, fault, name }) => [line, fault, name]),
      [
        [1, 'drill', 'Eva'],
        [3, 'state', 'Eva'],
        [5, 'state', 'Eva'],
        [7, 'state', 'Eva'],
        [9, 'too-many', 'Eva'],
      ],
    );
  });
});
