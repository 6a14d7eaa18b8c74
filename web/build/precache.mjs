// SPDX-License-Identifier: MIT
/**
 * Writes the service worker `sw.js` into a built site: the list of files with their hashes, the version, which is the
 * hash of all that, and the worker itself. The last step of the build; it can be done again on a copy that was changed:
 *
 *   node web/build/precache.mjs [folder]
 *
 * SITE_STAMP makes another version of the same files.
 */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { textOf } from './bundle.mjs';
import { paths } from './paths.mjs';

/** What a page can ask for. */
const KINDS = ['.html', '.css', '.js', '.json', '.wasm', '.svg', '.png', '.webmanifest', '.txt'];

/** What pages do without: embeds (those of drills are there as parts, in `lms`), pictures of links, pictures for those who install. */
const LEFT_OUT = /^(?:embed|share|shots)\//;

/** At the top only pages are the site's: the rest speaks to hosts and robots. @param {string} file */
const isOfSite = (file) =>
  KINDS.includes(extname(file)) &&
  !LEFT_OUT.test(file) &&
  (file.includes('/') || file.endsWith('.html'));

/** @param {Buffer | string} content */
const hashOf = (content) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** The files that work offline, and their hashes. @param {string} root @returns {Record<string, string>} */
export function listFiles(root) {
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join('/'));
  const kept = files.filter(isOfSite).sort();
  return Object.fromEntries(kept.map((file) => [file, hashOf(readFileSync(join(root, file)))]));
}

/**
 * @param {string} [root] a built site @param {{stamp?: string}} [options]
 * @returns {Promise<{version: string, files: Record<string, string>}>}
 */
export async function writeWorker(
  root = paths.dist,
  { stamp = process.env.SITE_STAMP ?? '' } = {},
) {
  const files = listFiles(root);
  const code = await textOf({ entryPoints: [join(paths.web, 'sw.js')], format: 'iife' });
  const version = hashOf(JSON.stringify([stamp, files, code])).slice(0, 12);
  writeFileSync(join(root, 'sw.js'), `self.c960=${JSON.stringify({ version, files })};\n${code}`);
  return { version, files };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.argv[2] ? resolve(process.argv[2]) : paths.dist;
  const { version, files } = await writeWorker(root);
  console.log(`sw.js: version ${version}, ${Object.keys(files).length} files`);
}
