// SPDX-License-Identifier: MIT
// What the tests of the house look at: the project's files, their imports and their includes.

import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { filesBelow } from '../../.ci/lib/files.mjs';

export { filesBelow };

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const SCRIPTS = /\.[cm]?js$/;
export const C_SOURCES = /\.[ch]$/;

/** @param {string} path from the project's folder */
export const absolute = (path) => join(root, path);

/** @param {string} path from the project's folder */
export const read = (path) => readFileSync(absolute(path), 'utf8');

/** @param {string} path from the project's folder */
export const readJson = (path) => JSON.parse(read(path));

/**
 * Files that a test is about. A test about no file proves nothing, so there has to be one.
 *
 * @param {string} folder
 * @param {RegExp} [pattern]
 */
export function someFiles(folder, pattern) {
  const files = filesBelow(folder, pattern);
  if (files.length === 0) throw new Error(`no file in ${folder} matches ${pattern}`);
  return files;
}

/**
 * The headers that a C file includes, as written, with their brackets or quotes.
 *
 * @param {string} path
 */
export function includesOf(path) {
  return [...read(path).matchAll(/^[ \t]*#[ \t]*include\s*(\S+)/gm)].map((match) => match[1] ?? '');
}

/**
 * @typedef {object} Import
 * @property {string} file the file that imports
 * @property {string | null} from what it imports, as written; null where that is computed
 * @property {string | null} path the imported file from the project's folder; null for a package
 * @property {boolean} dynamic
 */

/**
 * Everything a script imports or exports from elsewhere, but for types.
 *
 * @param {string} file
 * @returns {Import[]}
 */
export function importsOf(file) {
  /** @type {Import[]} */
  const found = [];
  visit(syntaxOf(file), (node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      found.push(importFrom(file, node.arguments[0], true));
    } else if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      if (node.moduleSpecifier) found.push(importFrom(file, node.moduleSpecifier, false));
    }
  });
  return found;
}

/**
 * @param {string} file
 * @param {ts.Expression | undefined} specifier
 * @param {boolean} dynamic
 * @returns {Import}
 */
function importFrom(file, specifier, dynamic) {
  const from = specifier && ts.isStringLiteralLike(specifier) ? specifier.text : null;
  const path = from?.startsWith('.') ? posix.join(posix.dirname(file), from) : null;
  return { file, from, path, dynamic };
}

/** @param {string} file */
export function syntaxOf(file) {
  return ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
}

/**
 * Calls back for every node below one, itself included.
 *
 * @param {ts.Node} node
 * @param {(node: ts.Node) => void} callback
 */
export function visit(node, callback) {
  callback(node);
  ts.forEachChild(node, (child) => visit(child, callback));
}
