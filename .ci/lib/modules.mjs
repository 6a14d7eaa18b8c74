// SPDX-License-Identifier: MIT
// The npm packages that package-lock.json names: are they there, and installing them.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './process.mjs';

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, extraneous?: boolean }} LockEntry */

/**
 * Installs what package-lock.json asks for, unless it is there already.
 *
 * @param {string} folder the folder of package.json
 * @returns {boolean} false where npm failed
 */
export function installModules(folder) {
  if (!areModulesStale(folder)) return true;
  // No package needs its install script here, and none of them gets to run one.
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund'];
  const npm = process.env.npm_execpath;
  return npm?.endsWith('.js')
    ? run(process.execPath, [npm, ...args], { cwd: folder })
    : run('npm', args, { cwd: folder });
}

/**
 * npm writes down what it has installed as the last step of an installation, so its own record
 * tells an unfinished or outdated node_modules from a good one.
 *
 * @param {string} folder
 */
export function areModulesStale(folder) {
  const wanted = readLock(join(folder, 'package-lock.json'));
  const installed = readLock(join(folder, 'node_modules', '.package-lock.json'));
  if (!wanted) throw new Error(`${join(folder, 'package-lock.json')} cannot be read`);
  if (!installed) return true;
  return Object.entries(wanted).some(([path, entry]) => {
    if (path === '' || entry.extraneous) return false;
    const there = installed[path];
    return there ? there.version !== entry.version : !entry.optional && !entry.devOptional;
  });
}

/**
 * @param {string} path
 * @returns {Record<string, LockEntry> | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages ?? null;
  } catch {
    return null;
  }
}
