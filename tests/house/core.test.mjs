// SPDX-License-Identifier: MIT
// The core knows no heap, no stream, no clock, and has nothing that changes.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, test } from 'node:test';
import { C_SOURCES, absolute, filesBelow, includesOf, someFiles } from './project.mjs';

const STANDARD = ['<stdint.h>', '<stdbool.h>', '<stddef.h>', '<string.h>'];
/** Compilers emit calls of these four by themselves, and <string.h> declares them. */
const MEMORY_FUNCTIONS = ['memcmp', 'memcpy', 'memmove', 'memset'];
const LIBRARY = 'build/release/core/libc960.a';

/** @typedef {{ name: string, kind: string, section: string }} SymbolLine */

/**
 * The symbols of the built library. Sections tell constant tables of addresses (.data.rel.ro) from
 * data that changes, which nm's letters do not.
 *
 * @returns {SymbolLine[]}
 */
function symbols() {
  const text = execFileSync('nm', ['--format=sysv', absolute(LIBRARY)], { encoding: 'utf8' });
  return text
    .split('\n')
    .map((line) => line.split('|').map((part) => part.trim()))
    .filter((parts) => parts.length === 7)
    .map(([name = '', , kind = '', , , , section = '']) => ({ name, kind, section }));
}

describe('the core', () => {
  test('has one public header', () => {
    assert.deepEqual(filesBelow('core/include'), ['core/include/c960.h']);
  });

  test('includes stdint, stdbool, stddef, string and its own headers only', () => {
    const own = someFiles('core', /\.(h|c|inc)$/).map((path) => posix.basename(path));
    for (const folder of ['core/include', 'core/src']) {
      for (const file of someFiles(folder, C_SOURCES)) {
        for (const include of includesOf(file)) {
          const isOwn = /^"/.test(include) && own.includes(posix.basename(include.slice(1, -1)));
          assert.ok(isOwn || STANDARD.includes(include), `${file} includes ${include}`);
        }
      }
    }
  });
});

describe('the built library', () => {
  test('is there', () => {
    assert.ok(existsSync(absolute(LIBRARY)), `${LIBRARY} is missing: npm run test:core builds it`);
  });

  test('calls nothing from outside but memory functions: no heap, no stdio, no clock', () => {
    const all = symbols();
    const defined = new Set(all.filter(({ kind }) => kind !== 'U').map(({ name }) => name));
    assert.ok(defined.has('c960_explain'), 'the library holds the core');
    const foreign = all
      .filter(({ kind, name }) => kind === 'U' && !defined.has(name))
      .map(({ name }) => name)
      .filter((name) => !MEMORY_FUNCTIONS.includes(name));
    assert.deepEqual([...new Set(foreign)], []);
  });

  test('has no mutable data', () => {
    const mutable = symbols().filter(
      ({ section }) =>
        (/^\.(data|bss|tdata|tbss|sdata|sbss)/.test(section) &&
          !/^\.data\.rel\.ro/.test(section)) ||
        section === '*COM*',
    );
    assert.deepEqual(mutable, []);
  });

  test('exports only names that begin with c960_', () => {
    const exported = symbols().filter(({ kind }) => /^[A-TV-Z]$/.test(kind));
    assert.ok(exported.length > 0);
    assert.deepEqual(
      exported.map(({ name }) => name).filter((name) => !name.startsWith('c960_')),
      [],
    );
  });
});
