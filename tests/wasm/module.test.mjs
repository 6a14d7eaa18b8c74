// SPDX-License-Identifier: MIT
// The built module: what it exports and imports, its layout, its memory, its size.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
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

test('module and script together are smaller than 20 kB after brotli', () => {
  const size = (/** @type {string} */ file) =>
    brotliCompressSync(readFileSync(new URL(file, project)), {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
  const sizes = ['wasm/dist/c960.wasm', 'wasm/dist/index.js'].map(size);
  assert.ok(sizes.reduce((a, b) => a + b) < 20_000, sizes.join(' + '));
});

/** The text at an address, up to its NUL. @param {WebAssembly.Memory} memory @param {number} at */
function textAt(memory, at) {
  const all = new Uint8Array(memory.buffer);
  return new TextDecoder().decode(all.subarray(at, all.indexOf(0, at)));
}

test('every offset that the module tells is used, by the name that it tells', () => {
  const exports = /** @type {any} */ (new WebAssembly.Instance(module).exports);
  const names = textAt(exports.memory, exports.layout_names()).trim().split(' ');
  assert.equal(new Set(names).size, names.length);
  const files = ['memory', 'move', 'position', 'start', 'index'];
  const script = files
    .map((file) => readFileSync(new URL(`wasm/js/${file}.js`, project), 'utf8'))
    .join('\n');
  const lists = [
    'castling.king_path_count',
    'castling.rook_path_count',
    'castling.must_be_empty_count',
  ];
  const unused = names.filter((name) => {
    const [group, field] = name.split('.');
    return group !== 'lists' && !lists.includes(name) && !new RegExp(`\\b${field}\\b`).test(script);
  });
  assert.deepEqual(unused, []);
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
  assert.ok(size <= 4 * 65536, String(size));
  let position = c960.start(0);
  for (let n = 0; n < 100_000; n++) {
    const moves = position.legalMoves();
    const move = moves[(n * 7919) % moves.length];
    position = move ? position.play(move) : c960.start(n % 960);
    if (n % 10 === 0) {
      c960.parseFen(position.fen);
      position.castling('c');
      position.status();
      position.explain('O-O');
      assert.throws(() => position.move(`\u{1f600}${n}`), C960Error);
    }
  }
  assert.equal(memory.buffer.byteLength, size);
  assert.throws(() => memory.grow(1), RangeError);
});
