// SPDX-License-Identifier: MIT
/**
 * What the built site weighs, each file in brotli 11: every page in every language with all it asks for at
 * once, the files by their kind, the whole, what one language needs, and what is kept for when there is no network.
 *
 *   node web/build/weigh.mjs [folder]
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, extname, join, normalize, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { languages, pages } from '../site.config.js';
import { keep, kept, nameOf } from './kept.mjs';
import { paths } from './paths.mjs';
import { listFiles } from './precache.mjs';

/** @typedef {{all: number, kept: number, one: Record<string, number>, kinds: Record<string, {files: number, bytes: number}>, pages: Record<string, Record<string, number>>}} Weights */

/**
 * Bytes after brotli at its best, which takes long: what was weighed before is known by its content.
 * @param {Buffer} bytes
 */
export function brotli(bytes) {
  const file = join(paths.weights, nameOf(bytes));
  const before = kept(file);
  if (before) return Number(before.toString('utf8'));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return Number(keep(file, String(brotliCompressSync(bytes, { params }).length)));
}

/** Files that a page or a script names, by which it asks for them. */
const NAMED = {
  '.html': /<(?:link|script|html|use)\b[^>]*>/g,
  '.js': /(?:\bfrom|\bimport)\s*\(?"\.[^"]+"/g,
};

const APART = ['embed', 'lms'];

/** @param {string} file @param {string} text @returns {string[]} the files asked for */
function askedBy(file, text) {
  // What only some readers want is asked for when they do.
  const now = text.replace(/ data-aside="[^"]*"/, '');
  const tags = now.match(NAMED[/** @type {keyof typeof NAMED} */ (extname(file))] ?? /$^/) ?? [];
  const values = tags.flatMap((tag) =>
    Array.from(tag.matchAll(/"([^"#?\s]+)[^"]*"/g), ([, v]) => v),
  );
  const asked = values
    .filter((value) => /\.(?:js|css|wasm|svg)$/.test(value))
    .filter((value) => !value.startsWith('./notice-')) // it comes with a new version, not with a page
    .map((value) => normalize(join(dirname(file), value)));
  return [...new Set(asked)].filter((one) => existsSync(one));
}

/** @param {string} root @returns {Weights} */
export function weigh(root = paths.dist) {
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Map<string, string[]>} */
  const asks = new Map();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name);
    // Embeds and packages are files for other people's pages: no page of the site asks for one.
    if (!entry.isFile() || APART.some((folder) => file.startsWith(join(root, folder)))) continue;
    const bytes = readFileSync(file);
    sizes.set(file, brotli(bytes));
    asks.set(file, askedBy(file, bytes.toString('utf8')));
  }
  /** All that files ask for, themselves too. @param {string[]} from */
  const closure = (from) => {
    const seen = new Set(from);
    for (const file of seen) for (const asked of asks.get(file) ?? []) seen.add(asked);
    return [...seen];
  };
  /** @param {Iterable<string>} files */
  const sum = (files) =>
    Array.from(files, (file) => sizes.get(file) ?? 0).reduce((a, b) => a + b, 0);
  const built = languages.filter(({ code }) => existsSync(join(root, code)));
  /** @param {string} code @param {string} slug */
  const pageFile = (code, slug) => join(root, code, slug, 'index.html');
  return {
    all: sum(sizes.keys()),
    kept: keptFiles(root).reduce((total, file) => total + (sizes.get(file) ?? weightOf(file)), 0),
    one: Object.fromEntries(
      built.map(({ code }) => [code, sum(closure(pages.map(({ slug }) => pageFile(code, slug))))]),
    ),
    kinds: kinds(sizes),
    pages: Object.fromEntries(
      pages.map(({ id, slug }) => [
        id,
        Object.fromEntries(built.map(({ code }) => [code, sum(closure([pageFile(code, slug)]))])),
      ]),
    ),
  };
}

/** What the service worker gets, parts of embeds too. @param {string} root */
const keptFiles = (root) => Object.keys(listFiles(root)).map((file) => join(root, file));

/** @param {string} file */
const weightOf = (file) => brotli(readFileSync(file));

/** @param {Map<string, number>} sizes */
function kinds(sizes) {
  /** @type {Weights['kinds']} */
  const found = {};
  for (const [file, bytes] of sizes) {
    const extension = extname(file).slice(1);
    const messages = languages.some(({ code }) => file.includes(`-${code}-`));
    const kind = extension === 'js' && messages ? 'messages' : extension;
    const of = (found[kind] ??= { files: 0, bytes: 0 });
    of.files++;
    of.bytes += bytes;
  }
  return found;
}

/** The weights as tables. @param {Weights} weights */
export function told({ all, kept, one, kinds: byKind, pages: byPage }) {
  const kindRows = Object.entries(byKind).map(([kind, { files, bytes }]) => [kind, files, bytes]);
  const pageRows = Object.entries(byPage).map(([id, row]) => [id, ...Object.values(row)]);
  return [
    rows([['page', ...Object.keys(one)], ...pageRows, ['all pages', ...Object.values(one)]]),
    rows([['kind', 'files', 'bytes'], ...kindRows, ['everything', '', all], ['kept', '', kept]]),
  ].join('\n\n');
}

/** @param {(string | number)[][]} cells */
const rows = (cells) =>
  cells.map(([head, ...rest]) => String(head).padEnd(18) + pad(rest)).join('\n');

/** @param {(string | number)[]} cells */
const pad = (cells) => cells.map((cell) => String(cell).padStart(8)).join('');

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  console.log(told(weigh(process.argv[2] ? resolve(process.argv[2]) : paths.dist)));
}
