// SPDX-License-Identifier: MIT
/** The oldest browsers of web/site.config.js: nothing that is sent is younger than they are. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Linter } from 'eslint';
import { pageFiles, youngUses } from '../../.ci/lib/known-apis.mjs';
import { youngApis, youngIn, youngStyles } from '../../.ci/lib/young.mjs';
import { absolute } from './project.mjs';

test('every script that is built is ECMAScript 2022, which the oldest browsers have', () => {
  const linter = new Linter();
  const options = { languageOptions: { ecmaVersion: 2022, sourceType: 'module' } };
  /** @param {string} code */
  const faults = (code) =>
    linter.verify(code, /** @type {any} */ (options)).filter((one) => one.fatal);
  assert.equal(faults('/[\\p{L}--[a-z]]/v').length, 1, 'what is younger would be seen');
  const scripts = ['web/dist', 'wasm/dist'].flatMap((folder) =>
    readdirSync(absolute(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => absolute(`${folder}/${name}`)),
  );
  assert.ok(scripts.length > 20);
  for (const file of scripts) assert.deepEqual(faults(readFileSync(file, 'utf8')), [], file);
});

test('styles ask for nothing younger, and the check would see it', () => {
  assert.deepEqual(youngStyles(), []);
  assert.match(youngIn('a {\n  color: light-dark(red, blue);\n}')[0], /^2: light-dark/);
  assert.deepEqual(youngIn('/* light-dark(red, blue) */ a { color: red; }'), []);
  assert.ok(youngApis.some(({ property }) => property === 'startViewTransition'));
});

test('scripts ask for nothing younger, whoever’s member it is, and the check would see it', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'c960-young-')), 'young.js');
  const young = [
    'new URLSearchParams().size;',
    'URL.canParse("x");',
    'Object.groupBy([], String);',
  ];
  const old = [
    'new Map().size;',
    'const size = { canParse: 1 };',
    'document.body.moveBefore?.(a, b);',
  ];
  writeFileSync(
    file,
    [...young, ...old, 'window.requestIdleCallback(() => size.canParse);'].join('\n'),
  );
  const lines = youngUses([...pageFiles(), file]).map((fault) =>
    Number(/young\.js:(\d+): /.exec(fault)?.[1]),
  );
  assert.deepEqual(lines, [1, 2, 3, 7]);
});

test('the modules use only features of WebAssembly that the oldest browsers have', () => {
  // Safari 15 and Chrome 91 have all of these; the module needs no SIMD and no threads.
  const features = ['sign-ext', 'mutable-globals', 'bulk-memory', 'nontrapping-float-to-int'];
  /** @param {string} file @param {string[]} enabled */
  const isValid = (file, enabled) => {
    const flags = enabled.map((name) => `--enable-${name}`);
    const all = ['--mvp-features', ...flags, absolute(file), '-o', '/dev/null'];
    return spawnSync('wasm-opt', all, { encoding: 'utf8' }).status === 0;
  };
  const files = ['wasm/dist/c960.wasm', 'wasm/dist/small/c960.wasm'];
  for (const file of files) assert.ok(isValid(file, features), file);
  assert.ok(!files.every((file) => isValid(file, [])), 'what is not enabled is refused');
});
