// SPDX-License-Identifier: MIT
// What is shipped: a module without imports, with the exports that were agreed on, and small.

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { brotliCompressSync, constants } from 'node:zlib';
import { absolute, read } from './project.mjs';

const MODULE = 'wasm/dist/c960.wasm';
const BINDING = 'wasm/dist/index.js';
/**
 * Bytes after brotli at its best, of both together: some 12 kB the rules, 6 kB who can still mate, 8 kB the script,
 * a quarter of it PGN.
 */
const MOST_BYTES = 26_500;

/** @param {string} path */
const bytes = (path) => readFileSync(absolute(path));

/** @param {string} path */
function compressedSize(path) {
  const content = bytes(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliCompressSync(content, { params }).length;
}

test('the module imports nothing', () => {
  const module = new WebAssembly.Module(bytes(MODULE));
  assert.deepEqual(WebAssembly.Module.imports(module), []);
});

test('the module exports what wasm/exports.txt lists, and its memory', () => {
  const module = new WebAssembly.Module(bytes(MODULE));
  const listed = read('wasm/exports.txt')
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean);
  assert.ok(listed.length > 0);
  const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
  assert.deepEqual(exported.sort(), [...new Set([...listed, 'memory'])].sort());
});

test('module and binding together stay below 26.5 kB after brotli', () => {
  const sizes = [MODULE, BINDING].map(compressedSize);
  const sum = sizes.reduce((a, b) => a + b);
  assert.ok(sum < MOST_BYTES, `${sizes.join(' + ')} = ${sum} bytes`);
});

test('the elements stay below 60 kB after brotli, and below 15 kB more for the texts of a language', () => {
  const folder = 'wasm/dist/elements';
  const sizesIn = (/** @type {string} */ path) =>
    readdirSync(absolute(path))
      .filter((name) => name.endsWith('.js'))
      .map((name) => compressedSize(`${path}/${name}`));
  const sum = sizesIn(folder).reduce((a, b) => a + b);
  assert.ok(sum < 60_000, `${sum} bytes`);
  const texts = sizesIn(`${folder}/texts`);
  assert.equal(texts.length, 5);
  assert.ok(Math.max(...texts) < 15_000, `${texts} bytes`);
});
