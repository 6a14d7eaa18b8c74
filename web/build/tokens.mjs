// SPDX-License-Identifier: MIT
/**
 * Custom properties of the sheets have names for people who write. In what is sent they are short, the most used
 * ones shortest; those that scripts, elements or pages name as well keep theirs.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from './paths.mjs';
import { nameOf } from './shorten.mjs';

const TOKEN = /--[a-z][\w-]*/g;

/** What is named outside the sheets. @returns {Set<string>} */
function namedElsewhere() {
  const files = ['elements', 'lib', 'lessons', 'page', 'pages', 'assets', 'embed'].flatMap(
    (folder) =>
      readdirSync(join(paths.web, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  );
  // The sheets of elements are parts of the site's own, and bundled with them.
  const others = files.filter((file) => !file.endsWith('.css'));
  return new Set(others.flatMap((file) => readFileSync(file, 'utf8').match(TOKEN) ?? []));
}

/** @param {Record<string, string>} sheets all of the site, minified @returns {Record<string, string>} */
export function withShortTokens(sheets) {
  const all = Object.values(sheets).join('\n');
  const elsewhere = namedElsewhere();
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const [token] of all.matchAll(TOKEN)) counts.set(token, (counts.get(token) ?? 0) + 1);
  const defined = new Set(Array.from(all.matchAll(/(--[a-z][\w-]*)\s*:/g), ([, token]) => token));
  const chosen = [...counts.keys()]
    .filter((token) => defined.has(token) && !elsewhere.has(token))
    .sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  const names = new Map(chosen.map((token, i) => [token, `--${nameOf(i)}`]));
  return Object.fromEntries(
    Object.entries(sheets).map(([id, css]) => [
      id,
      css.replace(TOKEN, (token) => names.get(token) ?? token),
    ]),
  );
}
