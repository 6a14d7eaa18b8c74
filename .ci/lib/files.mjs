// SPDX-License-Identifier: MIT
// Lists of the project's own files, without what was built or installed.

import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { root } from './process.mjs';

const NOT_OURS = new Set(['node_modules', 'dist', 'build', '.git', '.cache', 'shots']);
/** web/build holds sources, unlike the folder of the same name at the top. */
const OURS_ALL_THE_SAME = new Set(['web/build']);

/**
 * Files below a folder of the project, sorted, as paths from the project's folder with forward slashes.
 *
 * @param {string} folder relative to the project's folder; '' for all of it
 * @param {RegExp} [pattern] what a path has to match
 * @returns {string[]} nothing where there is no such folder
 */
export function filesBelow(folder, pattern = /./) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch {
    return [];
  }
  return entries
    .flatMap((entry) => {
      const path = relative(root, join(root, folder, entry.name))
        .split(sep)
        .join('/');
      if (!entry.isDirectory()) return pattern.test(path) ? [path] : [];
      const foreign = NOT_OURS.has(entry.name) && !OURS_ALL_THE_SAME.has(path);
      return foreign ? [] : filesBelow(path, pattern);
    })
    .sort();
}
