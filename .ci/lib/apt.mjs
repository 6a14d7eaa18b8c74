// SPDX-License-Identifier: MIT
// Debian packages: installed where that is allowed without asking, else named in a line to copy.

import { readdirSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { findProgram, run } from './process.mjs';

const ENVIRONMENT = { DEBIAN_FRONTEND: 'noninteractive' };
const LISTS = '/var/lib/apt/lists';
const OPTIONS = ['-o', 'DPkg::Lock::Timeout=600', '-y', '-q', '--no-install-recommends'];

export const hasApt = () => findProgram('apt-get') !== null;

/**
 * The words that go before apt-get so that it may install: none for root, sudo where it asks for
 * no password, null where a person has to do it.
 *
 * @returns {readonly string[] | null}
 */
export function asAdministrator() {
  if (process.getuid?.() === 0) return [];
  if (!findProgram('sudo')) return null;
  return spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
    ? ['sudo', '-n', '--preserve-env=DEBIAN_FRONTEND']
    : null;
}

/**
 * @param {readonly string[]} packages
 * @param {readonly string[]} before what {@link asAdministrator} returned
 */
export function install(packages, before) {
  const aptGet = (/** @type {readonly string[]} */ args) => {
    const [command = 'apt-get', ...rest] = [...before, 'apt-get', ...args];
    return run(command, rest, { env: ENVIRONMENT });
  };
  const update = () => aptGet(['update', '-q']);
  const add = () => aptGet(['install', ...OPTIONS, ...packages]);
  const fresh = !hasLists() && update();
  if (add()) return true;
  // Lists that are too old name files that are gone: fetch them anew, once.
  return !fresh && update() && add();
}

/** Whether this system has such a package. @param {string} name */
export const isKnown = (name) =>
  spawnSync('apt-cache', ['show', name], { stdio: 'ignore' }).status === 0;

function hasLists() {
  try {
    return readdirSync(LISTS).some((name) => /_Packages(\.\w+)?$/.test(name));
  } catch {
    return false;
  }
}
