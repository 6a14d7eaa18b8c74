// SPDX-License-Identifier: MIT
// Running other programs, and finding them.

import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder: every command runs from there. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Debian keeps games, stockfish among them, outside the usual PATH. */
const EXTRA_FOLDERS = ['/usr/games', '/usr/local/games'];

/**
 * Runs a program with this process's own output, and says whether it succeeded.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: Record<string, string>, quiet?: boolean }} [options]
 */
export function run(command, args, { cwd = root, env = {}, quiet = false } = {}) {
  if (!quiet) console.log(`\n> ${[command, ...args].map(shown).join(' ')}`);
  const { status, error, signal } = spawnSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (error) console.error(`${command}: ${error.message}`);
  if (signal) console.error(`${command}: ended by ${signal}`);
  return status === 0;
}

/** @param {string} word */
function shown(word) {
  if (word === process.execPath) return 'node';
  return word.startsWith(`${root}/`) ? word.slice(root.length + 1) : word;
}

/**
 * Runs a JavaScript file with the Node.js that runs this one.
 *
 * @param {string} file
 * @param {readonly string[]} [args]
 */
export function runNode(file, args = []) {
  return run(process.execPath, [file, ...args]);
}

/**
 * The full path of a program, or null.
 *
 * @param {string} name
 */
export function findProgram(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...EXTRA_FOLDERS];
  const paths = folders.filter(Boolean).map((folder) => join(folder, name));
  return paths.find(isExecutable) ?? null;
}

/** @param {string} path */
function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
