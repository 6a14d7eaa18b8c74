// SPDX-License-Identifier: MIT
// Skips a build whose inputs and outputs are just what they were after the last one.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './files.mjs';
import { root } from './process.mjs';

/**
 * @typedef {object} Build
 * @property {string} name
 * @property {readonly string[]} inputs files or folders of the project
 * @property {readonly string[]} outputs folders, or files
 * @property {readonly string[]} [settings] other things the result depends on
 */

/**
 * Runs a build where it is due.
 *
 * @param {Build} build
 * @param {() => boolean} make
 * @returns {boolean} false where the build failed
 */
export function buildIfDue(build, make) {
  const stamp = join(root, 'build', 'stamps', build.name);
  const before = digest(build);
  if (before !== null && before === read(stamp)) {
    console.log(`${build.name}: up to date`);
    return true;
  }
  if (!make()) return false;
  const after = digest(build);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, after ?? '');
  return after !== null;
}

/**
 * @param {Build} build
 * @returns {string | null} null where an output is missing
 */
function digest({ inputs, outputs, settings = [] }) {
  const hash = createHash('sha256').update(JSON.stringify([process.version, settings]));
  const made = outputs.map(everyFile);
  if (made.some((files) => files.length === 0)) return null;
  for (const path of [...inputs.flatMap(sourceFiles), ...made.flat()]) {
    const content = readFileSync(join(root, path));
    hash.update(`${path}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** @param {string} path */
function sourceFiles(path) {
  const below = filesBelow(path);
  return below.length > 0 ? below : [path].filter((file) => existsSync(join(root, file)));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function everyFile(folder) {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
      .sort();
  } catch {
    // A file, or nothing.
    return existsSync(join(root, folder)) ? [folder] : [];
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
