// SPDX-License-Identifier: MIT
// The built module: what it exports and imports, its layout, its memory, its size.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import createC960, { C960Error } from '../../wasm/dist/index.js';

const project = new URL('../../', import.meta.url);
const bytes = readFileSync(new URL('wasm/dist/c960.wasm', project));
const module = new WebAssembly.Module(bytes);

test('the module exports just what exports.txt lists', () => {
  const listed = readFileSync(new URL('wasm/exports.txt', project), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(exported.sort(), listed.sort());
  assert.equal(new Set(listed).size, listed.length);
});

test('the module imports nothing', () => {
  assert.deepEqual(WebAssembly.Module.imports(module), []);
  assert.doesNotThrow(() => new WebAssembly.Instance(module));
});

test('module and script together are smaller than 26.5 kB after brotli', () => {
  const size = (/** @type {string} */ file) =>
    brotliCompressSync(readFileSync(new URL(file, project)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
  const sizes = ['wasm/dist/c960.wasm', 'wasm/dist/index.js'].map(size);
  assert.ok(sizes.reduce((a, b) => a + b) < 26_500, sizes.join(' + '));
});

test('everything that the module tells of itself is used, by the name that it tells', async () => {
  const told = Object.keys(await import('../../wasm/js/layout.js'));
  assert.ok(told.length > 100);
  const folder = new URL('wasm/js/', project);
  const script = readdirSync(folder)
    .filter((file) => file.endsWith('.js') && file !== 'layout.js')
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
  const unused = told.filter((name) => !new RegExp(`\\b${name}\\b`).test(script));
  assert.deepEqual(unused, []);
});

test('the script has the numbers of the layout in it, not their names', () => {
  const script = readFileSync(new URL('wasm/dist/index.js', project), 'utf8');
  assert.doesNotMatch(script, /\b(io|info|reason|known)_[a-z]/);
});

test('its memory never grows, whatever is asked and however often', async (t) => {
  /** @type {WebAssembly.Memory[]} */
  const memories = [];
  const { instantiate } = WebAssembly;
  t.mock.method(WebAssembly, 'instantiate', async (/** @type {WebAssembly.Module} */ source) => {
    const instance = await instantiate(source, {});
    memories.push(/** @type {WebAssembly.Memory} */ (instance.exports.memory));
    return instance;
  });
  const c960 = await createC960(module);
  const [memory] = memories;
  assert.ok(memory);
  const size = memory.buffer.byteLength;
  assert.ok(size <= 100 * 65536, String(size)); // nearly all of it for a search
  let position = c960.start(0);
  for (let n = 0; n < 100_000; n++) {
    const moves = position.legalMoves();
    const move = moves[(n * 7919) % moves.length];
    position = move ? position.play(move) : c960.start(n % 960);
    if (n % 10 === 0) {
      c960.parseFen(position.fen);
      position.castling('c');
      position.status();
      if (n % 1000 === 0) position.canMate('white', { nodes: 2 ** 40 });
      position.explain('O-O');
      assert.throws(() => position.move(`\u{1f600}${n}`), C960Error);
    }
  }
  assert.equal(memory.buffer.byteLength, size);
  assert.throws(() => memory.grow(1), RangeError);
});
