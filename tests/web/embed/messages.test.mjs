// SPDX-License-Identifier: MIT
/** The messages that an embed takes, as version 1 has them: hosts are written against it. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { paths } from '../../../web/build/paths.mjs';
import {
  MAX_HEIGHT,
  MAX_STATE,
  SCROLLED_HEIGHT,
  THEMES,
  VERSION,
  readMessage,
} from '../../../web/embed/messages.js';
import { SHAPES } from './shapes.mjs';

/** @param {unknown} data */
const read = (data) => readMessage(data, ['en', 'lt']);

test('version 1 takes five messages, and of each what it knows', () => {
  assert.deepEqual(
    { VERSION, MAX_HEIGHT, MAX_STATE, SCROLLED_HEIGHT, THEMES },
    {
      ...{ VERSION: 1, MAX_HEIGHT: 20_000, MAX_STATE: 8000, SCROLLED_HEIGHT: 760 },
      THEMES: ['light', 'dark', 'auto'],
    },
  );
  const taken = [
    { type: 'set-language', language: 'lt' },
    ...THEMES.map((theme) => ({ type: 'set-theme', theme })),
    { type: 'set-state', state: '' },
    { type: 'set-state', state: 'x'.repeat(8000) },
    { type: 'start' },
    { type: 'resume', round: {} },
  ];
  for (const message of taken) {
    assert.deepEqual(read({ c960: 1, ...message, more: 'passed over' }), message);
  }
});

test('what is not for it is passed over, and what it cannot do is said with its beginning', () => {
  for (const other of [null, undefined, 1, 'start', [], {}, { type: 'start' }]) {
    assert.equal(read(other), null);
  }
  for (const c960 of [0, 2, '1', true, null]) assert.equal(read({ c960, type: 'start' }), null);
  for (const type of [undefined, null, 1, {}, ['start']])
    assert.equal(read({ c960: 1, type }), null);
  const odd = { toString: 1, valueOf: 1 };
  /** @type {[object, string, string][]} */
  const faults = [
    [{ type: 'set-language' }, 'unknown-language', 'undefined'],
    [{ type: 'set-language', language: 'de' }, 'unknown-language', 'de'],
    [{ type: 'set-language', language: odd }, 'unknown-language', 'object'],
    [{ type: 'set-theme', theme: odd }, 'bad-message', 'object'],
    [{ type: 'set-theme', theme: null }, 'bad-message', 'null'],
    [{ type: 'set-state', state: 'x'.repeat(8001) }, 'bad-message', 'x'.repeat(40)],
    [{ type: 'resume', round: 'x' }, 'bad-message', 'x'],
    [{ type: 'constructor' }, 'bad-message', 'constructor'],
    [{ type: 'y'.repeat(99) }, 'bad-message', 'y'.repeat(40)],
  ];
  for (const [message, code, value] of faults) {
    const { type } = /** @type {{type: string}} */ (message);
    assert.deepEqual(read({ c960: 1, ...message }), {
      ...{ type: 'error', code, name: type.slice(0, 40), value },
    });
  }
});

test('every message stands in the documentation, with each of its names', () => {
  const text = readFileSync(join(paths.web, 'embed/messages.js'), 'utf8');
  for (const [type, shape] of Object.entries(SHAPES)) {
    const [, about = ''] = text.split(`@property {'${type}'} type`);
    for (const name of Object.keys(shape).filter((one) => one !== 'c960' && one !== 'type')) {
      assert.match(about.split('@typedef')[0], new RegExp(`} \\[?${name}\\b`), `${type}.${name}`);
    }
  }
});
