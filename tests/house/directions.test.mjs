// SPDX-License-Identifier: MIT
// Who may import whom: core, then the shim, then the binding, then the site, and never back.

import assert from 'node:assert/strict';
import { posix } from 'node:path';
import { describe, test } from 'node:test';
import ts from 'typescript';
import { SCRIPTS, importsOf, includesOf, someFiles, syntaxOf, visit } from './project.mjs';

const BINDING = 'wasm/js';
const PACKAGE = ['wasm/dist/index.js', 'wasm/js/index.js'];
const ELEMENTS = 'web/elements';

/** @typedef {import('./project.mjs').Import} Import */

/** @param {Import} found */
const shown = ({ file, from }) => `${file} imports ${from ?? 'something computed'}`;

/** @param {string} path @param {string} folder */
const isBelow = (path, folder) => path.startsWith(`${folder}/`);

/** @param {Import} found */
const isPackage = ({ from, path }) => from === 'c960' || (path !== null && PACKAGE.includes(path));

describe('the shim', () => {
  test('includes the header of the core, and the standard headers that the core may include', () => {
    const includes = someFiles('wasm', /\.c$/).flatMap(includesOf);
    assert.ok(includes.includes('"c960.h"'));
    const allowed = ['"c960.h"', '<stdint.h>', '<stdbool.h>', '<stddef.h>', '<string.h>'];
    assert.deepEqual(
      includes.filter((name) => !allowed.includes(name)),
      [],
    );
  });
});

describe('the binding', () => {
  const files = someFiles(BINDING, SCRIPTS);
  const imports = files.flatMap(importsOf);

  test('imports nothing from outside itself but, once and when needed, the file system of Node.js', () => {
    const outside = imports.filter(({ path }) => path === null || !isBelow(path, BINDING));
    assert.equal(outside.length, 1, outside.map(shown).join('\n'));
    assert.match(outside[0]?.from ?? '', /^node:fs(\/promises)?$/);
    assert.equal(outside[0]?.dynamic, true);
  });

  test('touches linear memory in memory.js alone', () => {
    const touching = files.filter(touchesMemory).map((path) => posix.basename(path));
    assert.deepEqual(touching, ['memory.js']);
  });
});

/**
 * Does a script reach for a buffer, or for the memory among a module's exports?
 *
 * @param {string} file
 */
function touchesMemory(file) {
  let touches = false;
  visit(syntaxOf(file), (node) => {
    if (ts.isPropertyAccessExpression(node)) touches ||= /^(buffer|memory)$/.test(node.name.text);
    if (ts.isIdentifier(node)) touches ||= node.text === 'DataView';
  });
  return touches;
}

describe('the site', () => {
  const imports = someFiles('web', SCRIPTS).flatMap(importsOf);

  test('imports the binding in one file', () => {
    const files = new Set(imports.filter(isPackage).map(({ file }) => file));
    assert.equal(files.size, 1, [...files].join('\n'));
  });

  test('reaches into nothing of the core or the binding but the built package', () => {
    const inner = imports.filter(
      (found) =>
        found.path !== null && /^(core|wasm|tests)\//.test(found.path) && !isPackage(found),
    );
    assert.deepEqual(inner.map(shown), []);
  });

  test('has elements that import only lib, assets and their own files', () => {
    const ofElements = someFiles(ELEMENTS, SCRIPTS).flatMap(importsOf);
    const strays = ofElements.filter(({ file, path }) => {
      const own = file.split('/').slice(0, 3).join('/');
      return path === null || !['web/lib', 'web/assets', own].some((at) => isBelow(path, at));
    });
    assert.deepEqual(strays.map(shown), []);
  });

  test('has libraries and assets that import no page and no element', () => {
    const strays = imports.filter(
      ({ file, path }) =>
        /^web\/(lib|assets)\//.test(file) && /^web\/(page|pages|elements|build)\//.test(path ?? ''),
    );
    assert.deepEqual(strays.map(shown), []);
  });

  test('has lessons and catalogs that import nothing', () => {
    const data = imports.filter(({ file }) => /^web\/(lessons|i18n)\//.test(file));
    assert.deepEqual(data.map(shown), []);
    assert.ok(someFiles('web/i18n').includes('web/i18n/en.json'));
  });

  test('asks no package at run time: what pages run is the project’s own, but for QR codes and ZIP files', () => {
    const runtime = imports.filter(({ file }) =>
      /^web\/(lib|assets|elements|page|lms)\//.test(file),
    );
    const foreign = runtime.filter((found) => found.path === null && !isPackage(found));
    // The build writes the addresses of a page's own parts into the page; one place loads them.
    assert.deepEqual(foreign.map(shown), [
      'web/lib/boot.js imports something computed',
      'web/lib/qr.js imports lean-qr',
      'web/lms/package.js imports fflate',
      'web/lms/saved.js imports fflate',
    ]);
  });
});
