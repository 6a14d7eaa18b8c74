// SPDX-License-Identifier: MIT
/**
 * The site as it is built where it knows its address: made once for the tests of all files, and again when the
 * site has changed.
 */

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const ORIGIN = 'https://example.org/c960/';

const build = fileURLToPath(new URL('../../build/', import.meta.url));
const script = fileURLToPath(new URL('../../web/build/build.mjs', import.meta.url));
const sites = join(build, 'sites');
const pause = () => new Promise((resolve) => setTimeout(resolve, 200));

/** Of what the site was built last. */
const version = () =>
  createHash('sha256')
    .update(readFileSync(join(build, 'stamps', 'site')))
    .digest('hex')
    .slice(0, 12);

/** @typedef {{out: string, told: string}} Built  where it lies, and what the build said */

/** @returns {Promise<Built>} */
export async function builtWithAddress() {
  const name = version();
  const [out, log] = [join(sites, name, 'site'), join(sites, name, 'log.txt')];
  mkdirSync(sites, { recursive: true });
  while (!existsSync(log)) await buildOrWait(name, out, log);
  return { out, told: readFileSync(log, 'utf8') };
}

/** @param {string} name @param {string} out @param {string} log */
async function buildOrWait(name, out, log) {
  const lock = join(sites, `${name}.lock`);
  try {
    mkdirSync(lock);
  } catch {
    return pause();
  }
  // Whoever is stopped here leaves nothing that the next one would wait for.
  const free = () => rmSync(lock, { recursive: true, force: true });
  process.once('exit', free);
  try {
    for (const other of readdirSync(sites)) {
      if (!other.startsWith(name)) rmSync(join(sites, other), { recursive: true, force: true });
    }
    const env = { ...process.env, SITE_URL: ORIGIN, SITE_OUT: out };
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env });
    writeFileSync(log, stdout);
  } finally {
    free();
  }
}
