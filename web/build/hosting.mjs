// SPDX-License-Identifier: MIT
/**
 * What hosts are told beside the site itself: `_headers`, which Netlify and Cloudflare Pages read, and `.nojekyll`, which
 * keeps GitHub Pages from leaving files out. Neither is asked for by a page.
 */

import { readdirSync, writeFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** What pages need and nothing more; none of them has a script or a style in itself. */
export const CSP =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Sent with all that is not meant to stand in pages of others. */
export const HEADERS = {
  'Content-Security-Policy': CSP,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
};

/** A file whose name has its hash never changes. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** All others may be kept, and are asked for again each time. */
export const ASK_AGAIN = 'no-cache';

/** Types that a host may not know, by the end of a name. @type {Record<string, string>} */
const TYPES = { '.webmanifest': 'application/manifest+json' };

/** Files that only hosts read: no page asks for them, and some hosts do not give them away. */
export const FOR_HOSTS = ['_headers', '.nojekyll'];

const NOTE =
  '# Read by Netlify and Cloudflare Pages; written by the build. Pages they ask for again by themselves.';

/** Embeds are single files with a script in them, in pages of others: the policy is not for them. */
const EMBEDS = 'embed';

/**
 * The rules, one for a pattern, such that no two of them send the same header with one file: hosts join what two say.
 * @param {readonly string[]} files below the site's root
 */
export function headersFile(files) {
  /** @type {Map<string, Record<string, string>>} */
  const rules = new Map();
  const add = (/** @type {string} */ pattern, /** @type {Record<string, string>} */ headers) =>
    rules.set(pattern, { ...rules.get(pattern), ...headers });
  add('/', HEADERS);
  for (const file of files) {
    const top = file.replace(/\/.*/, '/*');
    if (top !== `${EMBEDS}/*`) add(`/${top}`, HEADERS);
    const end = extname(file);
    const alone = top !== 'assets/*' && (top === file || end in TYPES);
    if (alone && end !== '.html') add(`/${file}`, { 'Cache-Control': ASK_AGAIN });
    if (end in TYPES) add(`/${file}`, { 'Content-Type': TYPES[end] });
  }
  add('/assets/*', { 'Cache-Control': FOREVER });
  const texts = Array.from(rules, ([pattern, headers]) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return [NOTE, ...texts, ''].join('\n\n');
}

/** @param {string} dist the built site */
export function writeForHosts(dist) {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dist, join(entry.parentPath ?? entry.path, entry.name)))
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !FOR_HOSTS.includes(file))
    .sort();
  writeFileSync(join(dist, '.nojekyll'), '');
  writeFileSync(join(dist, '_headers'), headersFile(files));
}
