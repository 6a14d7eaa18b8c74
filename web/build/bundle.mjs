// SPDX-License-Identifier: MIT
/** How scripts and styles are bundled, and how files get their hash into their names, all in `dist/assets/`. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import esbuild from 'esbuild';
import { minify } from 'terser';
import { browsers } from '../site.config.js';
import { keep, kept, nameOf } from './kept.mjs';
import { paths } from './paths.mjs';

const OUT = join(paths.dist, 'assets');

export const COMMON = /** @type {const} */ ({
  minify: true,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  outdir: OUT,
});

/** Samsung's is a Chromium, of which the bundler knows no more. */
const TARGETS = Object.entries(browsers)
  .filter(([name]) => name !== 'samsung')
  .map(([name, since]) => name + since);

/** @param {esbuild.BuildOptions} own */
export const bundle = (own) =>
  esbuild.build({
    ...COMMON,
    bundle: true,
    target: ['es2022', ...TARGETS],
    external: ['node:*'],
    ...own,
    write: false,
    metafile: true,
  });

/** @param {esbuild.BuildOptions} own @returns {Promise<string>} */
export async function textOf(own) {
  const { outputFiles } = await bundle(own);
  return outputFiles[0].text;
}

const HOW = /** @type {const} */ ({
  module: true,
  ecma: 2020,
  compress: { passes: 4, inline: 1, unsafe_arrows: true, unsafe_methods: true },
  format: { comments: /^ With code of/ },
});

/** What makes scripts smaller, and how: with another, all are made anew. */
const { version } = createRequire(import.meta.url)('terser/package.json');
const MAKER = JSON.stringify([version, HOW, String(HOW.format.comments)]);

/**
 * A bundle once more made smaller: by some 3 % of what is sent. It takes half of the build's time, so what was made
 * before is kept.
 * @param {esbuild.BuildOptions} own @returns {Promise<string>}
 */
export async function scriptOf(own) {
  const text = await textOf(own);
  const file = join(paths.scripts, `${nameOf(MAKER, text)}.js`);
  const before = kept(file);
  if (before) return before.toString('utf8');
  // Its options are changed by it.
  const { code = '' } = await minify(text, structuredClone(HOW));
  return keep(file, code);
}

/** Writes a file whose name has its hash. @param {string} name @param {string | Buffer} content @returns {string} its path below `dist/` */
export function put(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const path = `assets/${name.replace(/(\.[^.]+)$/, `-${hash}$1`)}`;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(paths.dist, path), content);
  return path;
}

/** Copies a file under a name with its hash. @param {string} path @returns {string} */
export const copyHashed = (path) => put(basename(path), readFileSync(path));
