// SPDX-License-Identifier: MIT
// Settings in a link: read, written, and wrong.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  CASTLING_KINDS,
  COLORS,
  DIFFICULTIES,
  GENERATOR_VERSION,
  KINDS,
  SIDES,
  VARIANTS,
  defaultSettings,
  leavesSomething,
  parseSettings,
  writeSettings,
} from '../../../web/lib/drill/index.js';
import { Random } from '../../../web/lib/drill/random.js';
import { c960 } from './support.mjs';

/** @param {string} query */
const parsed = (query) => parseSettings(new URLSearchParams(query));

/** @param {string} query */
const codes = (query) => parsed(query).problems.map(({ name, code }) => `${name} ${code}`);

describe('a link', () => {
  test('without anything has default settings and no seed', () => {
    const { settings, seed, version, problems } = parsed('');
    assert.deepEqual(settings, defaultSettings());
    assert.equal(seed, null);
    assert.equal(version, GENERATOR_VERSION);
    assert.deepEqual(problems, []);
  });

  test('says only what is not as by default, but always the version', () => {
    assert.equal(writeSettings(defaultSettings(), 'abc').toString(), 'v=1&seed=abc');
    assert.equal(writeSettings(defaultSettings(), null).toString(), 'v=1');
  });

  test('gives back what was written, for a thousand settings', () => {
    const random = new Random('links');
    /** @template T @param {readonly T[]} known @returns {T[]} */
    const some = (known) => {
      const chosen = known.filter(() => random.chance(50));
      return chosen.length > 0 ? chosen : [random.pick(known)];
    };
    for (let n = 0; n < 1000; n++) {
      const settings = {
        kinds: some(KINDS),
        colors: some(COLORS),
        sides: some(SIDES),
        castlingKinds: some(CASTLING_KINDS),
        variant: random.pick(VARIANTS),
        difficulty: random.pick(DIFFICULTIES),
        count: random.pick([1, 10, 25, 999, /** @type {const} */ ('endless')]),
      };
      const seed = random.next().toString(36);
      const read = parsed(writeSettings(settings, seed).toString());
      assert.deepEqual(read, { settings, seed, version: GENERATOR_VERSION, problems: [] });
    }
  });

  test('may have other things in it', () => {
    assert.deepEqual(codes('utm_source=x&try=e1g1'), []);
  });
});

describe('a value that is none', () => {
  test('is told, and the others are kept', () => {
    const { settings, problems } = parsed(
      'kinds=landing,nonsense,play-it&colors=green&variant=xiangqi',
    );
    assert.deepEqual(settings.kinds, ['play-it', 'landing']);
    assert.deepEqual(settings.colors, COLORS);
    assert.equal(settings.variant, 'both');
    assert.deepEqual(problems, [
      { name: 'kinds', value: 'nonsense', code: 'unknown-value' },
      { name: 'colors', value: 'green', code: 'unknown-value' },
      { name: 'variant', value: 'xiangqi', code: 'unknown-value' },
    ]);
  });

  test('is told for counts and seeds', () => {
    for (const count of ['0', '-1', '1e2', '1000', '10.5', '', 'all']) {
      assert.deepEqual(codes(`count=${count}`), ['count bad-count'], count);
    }
    for (const seed of ['', 'ABC', 'a b', '12345678901234', 'é']) {
      assert.deepEqual(codes(`seed=${seed}`), ['seed bad-seed'], seed);
    }
    assert.equal(parsed('seed=ABC').seed, null);
  });

  test('is cut short where it is told', () => {
    assert.equal(parsed(`difficulty=${'x'.repeat(5000)}`).problems[0]?.value.length, 40);
  });
});

describe('a link of another version', () => {
  test('is told to be of one that is gone', () => {
    const { version, problems, seed } = parsed('v=7&seed=abc');
    assert.equal(version, 7);
    assert.equal(seed, 'abc');
    assert.deepEqual(problems, [{ name: 'v', value: '7', code: 'version-gone' }]);
  });

  test('is told to be none where it is no number', () => {
    for (const version of ['0', 'one', '-1', '1.0', '']) {
      assert.deepEqual(codes(`v=${version}`), ['v bad-version'], version);
    }
  });
});

describe('settings that leave nothing', () => {
  test('are known by the core: ordinary chess castles in one way', () => {
    const standard = { ...defaultSettings(), variant: /** @type {const} */ ('standard') };
    assert.ok(leavesSomething(c960, standard));
    assert.ok(leavesSomething(c960, { ...standard, castlingKinds: ['double-move'] }));
    for (const kind of /** @type {const} */ ([
      'transposition',
      'king-move-only',
      'rook-move-only',
    ])) {
      assert.ok(!leavesSomething(c960, { ...standard, castlingKinds: [kind] }), kind);
      assert.ok(leavesSomething(c960, { ...defaultSettings(), castlingKinds: [kind] }), kind);
    }
    assert.ok(!leavesSomething(c960, { ...defaultSettings(), kinds: [] }));
  });
});
