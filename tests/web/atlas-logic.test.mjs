// SPDX-License-Identifier: MIT
/** What the atlas finds, counts and sorts, against the core asked one position at a time. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readAddress, writeAddress } from '../../web/lib/atlas/address.js';
import { facetsOf, find, noChoice } from '../../web/lib/atlas/facets.js';
import { allFacts, gatherFacts } from '../../web/lib/atlas/facts.js';
import { byLikeness, equalSquares, unlikeness } from '../../web/lib/atlas/likeness.js';
import { matchPattern, readPattern, showPattern } from '../../web/lib/atlas/pattern.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';

/** @typedef {import('../../web/lib/atlas/facets.js').Choice} Choice */

const c960 = await loadCoreFromDisk();
const facts = allFacts(c960);
const facets = facetsOf(facts);
const nothing = noChoice(facets);
const favourites = new Set([0, 177, 518, 959]);

/** What the core itself says of a value. @type {Record<string, (number: number) => string>} */
const ASKED = {
  king: (n) => c960.startInfo(n).king,
  'kind-g': (n) => c960.start(n).castling('g', 'white').kind ?? '',
  'kind-c': (n) => c960.start(n).castling('c', 'white').kind ?? '',
  'first-g': (n) => (c960.start(n).castling('g', 'white').legal ? 'yes' : 'no'),
  'first-c': (n) => (c960.start(n).castling('c', 'white').legal ? 'yes' : 'no'),
  light: (n) => bishop(n, 1),
  dark: (n) => bishop(n, 0),
  queen: (n) => `${'abcdefgh'[c960.startInfo(n).arrangement.indexOf('Q')]}1`,
  favourite: (n) => (favourites.has(n) ? 'yes' : 'no'),
};

/** The bishop on the squares of one colour; a1 is dark. @param {number} n @param {0 | 1} odd */
function bishop(n, odd) {
  const letters = c960.startInfo(n).arrangement;
  const file = [...letters].findIndex((letter, i) => letter === 'B' && i % 2 === odd);
  return `${'abcdefgh'[file]}1`;
}

/** The numbers that fit, by asking for each. @param {Choice} choice @param {string} pattern */
function bruteForce(choice, pattern) {
  const fitting = new RegExp(`^${pattern.replaceAll('?', '.')}`);
  return facts
    .map(({ number }) => number)
    .filter(
      (n) =>
        fitting.test(c960.startInfo(n).arrangement) &&
        Object.entries(choice).every(
          ([name, chosen]) => chosen.length === 0 || chosen.includes(ASKED[name](n)),
        ),
    );
}

/** @param {Partial<Choice>} chosen @param {string} [pattern] */
function check(chosen, pattern = '') {
  const choice = { ...nothing, ...chosen };
  const found = find(facts, facets, {
    choice,
    pattern: matchPattern(c960, pattern).numbers,
    favourites,
  });
  assert.deepEqual(
    found.facts.map(({ number }) => number),
    bruteForce(choice, pattern),
  );
  for (const { name, values } of facets) {
    for (const value of values) {
      /** @type {number} */
      const count = bruteForce({ ...choice, [name]: [value] }, pattern).length;
      assert.equal(found.counts[name][value], count, `${name} ${value}`);
    }
  }
  return found;
}

describe('the filters of the atlas', () => {
  test('have values that every position has one of', () => {
    for (const { name, values, valueOf } of facets) {
      for (const fact of facts) {
        const value = valueOf(fact, favourites);
        assert.equal(value, ASKED[name](fact.number), `${name} of ${fact.number}`);
        if (name !== 'favourite') assert.ok(values.includes(value), `${name} ${value}`);
      }
    }
  });

  test('leave all 960 where nothing is chosen, and every count is that of the core', () => {
    const { counts } = check({});
    assert.equal(counts.king.e1, 204);
    assert.equal(counts['first-g'].yes, bruteForce({ ...nothing, 'first-g': ['yes'] }, '').length);
  });

  test('take any of the values of one, and all of several', () => {
    check({ king: ['e1'] });
    check({ king: ['b1', 'g1'], queen: ['d1'] });
    check({ 'kind-g': ['transposition'], 'kind-c': ['double-move', 'king-move-only'] });
    check({ 'first-g': ['yes'], 'first-c': ['yes'] });
    check({ light: ['b1', 'd1'], dark: ['e1'], queen: ['a1', 'h1'] });
    check({ favourite: ['yes'] });
  });

  test('may leave nothing, and then still say what each choice would leave', () => {
    const { facts: none, counts } = check({ king: ['e1'], queen: ['e1'] });
    assert.equal(none.length, 0);
    assert.ok(counts.queen.d1 > 0);
  });

  test('work together with a pattern', () => {
    check({}, 'B??N????');
    check({ king: ['e1'] }, 'R');
    check({ 'kind-c': ['rook-move-only'] }, '??K');
  });
});

describe('facts gathered in pieces', () => {
  test('are the same, and leave room between the pieces', async () => {
    let pauses = 0;
    const gathered = await gatherFacts(c960, (then) => {
      pauses++;
      setImmediate(then);
    });
    assert.deepEqual(gathered, facts);
    assert.ok(pauses >= 10, `${pauses}`);
  });
});

describe('a pattern', () => {
  const portuguese = ['R', 'D', 'T', 'B', 'C'];

  test('is read in the letters of the page alone, in any case, with question marks or dots', () => {
    assert.equal(readPattern('b?.n', ['K', 'Q', 'R', 'B', 'N'], 'en'), 'B??N');
    assert.equal(readPattern('TCBDRBCT', portuguese, 'pt-BR'), 'RNBQKBNR');
    assert.equal(readPattern('ž??', ['K', 'V', 'B', 'R', 'Ž'], 'lt'), 'N');
    assert.notDeepEqual(matchPattern(c960, readPattern('Q', portuguese, 'pt-BR')).problems, []);
  });

  test('is shown as it is read', () => {
    assert.equal(showPattern('B??N', portuguese), 'B??C');
  });

  test('that cannot be read is told by the core, and one that nothing fits is none of these', () => {
    assert.deepEqual(matchPattern(c960, 'RNBQKBNRR').problems, ['length']);
    assert.deepEqual(matchPattern(c960, 'X').problems, ['letter']);
    for (const pattern of ['KQ', 'QQ', 'B?B']) {
      assert.deepEqual(matchPattern(c960, pattern), { numbers: new Set(), problems: [] });
    }
  });
});

describe('likeness', () => {
  test('puts the position itself first and is the same both ways', () => {
    for (const number of [0, 177, 518, 534, 959]) {
      const sorted = byLikeness(facts, facts[number]);
      assert.equal(sorted.length, 960);
      assert.equal(sorted[0].number, number);
      for (const other of [1, 300, 700]) {
        assert.equal(
          unlikeness(facts[number], facts[other]),
          unlikeness(facts[other], facts[number]),
        );
      }
    }
  });

  test('counts equal squares first, then the king’s distance, then the queen’s, then the bishops’, then the number', () => {
    const to = facts[518];
    const file = (/** @type {string} */ square) => square.charCodeAt(0);
    const apart = (/** @type {string} */ a, /** @type {string} */ b) => Math.abs(file(a) - file(b));
    const rank = (/** @type {typeof to} */ one) => [
      8 - equalSquares(one.letters, to.letters),
      apart(one.king, to.king),
      apart(one.queen, to.queen),
      apart(one.light, to.light) + apart(one.dark, to.dark),
      one.number,
    ];
    const sorted = byLikeness(facts, to).map(rank);
    for (let n = 1; n < sorted.length; n++) {
      const at = sorted[n].findIndex((value, i) => value !== sorted[n - 1][i]);
      assert.ok(sorted[n][at] > sorted[n - 1][at], `${sorted[n - 1]} before ${sorted[n]}`);
    }
  });
});

describe('the address of the atlas', () => {
  const wish = {
    choice: { ...nothing, king: ['e1', 'f1'], 'kind-g': ['transposition'] },
    pattern: 'B??N',
    like: 177,
  };

  test('says what was chosen and gives it back', () => {
    assert.equal(writeAddress(wish), '?king=e1,f1&kind-g=transposition&pattern=B__N&like=177');
    assert.deepEqual(readAddress(c960, facets, writeAddress(wish)), { wish, problems: [] });
    assert.equal(writeAddress({ choice: nothing, pattern: '', like: null }), '');
    for (const like of [0, 7, 42, 959])
      assert.equal(readAddress(c960, facets, `?like=${like}`).wish.like, like);
  });

  test('names what it asks wrongly, and keeps the rest', () => {
    const { wish: read, problems } = readAddress(
      c960,
      facets,
      '?king=e1,a1&kind-g=<b>&pattern=KX&like=960&other=1',
    );
    assert.deepEqual(
      problems.map(({ name, value, code }) => `${name} ${value} ${code}`),
      [
        'king a1 unknown-value',
        'kind-g <b> unknown-value',
        'pattern KX bad-pattern',
        'like 960 bad-number',
      ],
    );
    assert.deepEqual(read.choice, { ...nothing, king: ['e1'] });
    assert.equal(read.pattern, '');
    assert.equal(read.like, null);
  });
});
