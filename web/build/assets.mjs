// SPDX-License-Identifier: MIT
/** Scripts, styles and files with their hash in the name, all in `dist/assets/`. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import esbuild from 'esbuild';
import { pages } from '../site.config.js';
import { compileMessages } from './catalogs.mjs';
import { resolveUses, usesInScript } from './keys.mjs';
import { paths } from './paths.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {Record<string, string>} Names  logical name -> path below `dist/` */

const OUT = join(paths.dist, 'assets');

const COMMON = /** @type {const} */ ({
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
  legalComments: 'none',
  logLevel: 'warning',
  outdir: OUT,
  entryNames: '[name]-[hash]',
});

/** @param {esbuild.BuildOptions} own */
const bundle = (own) =>
  esbuild.build({
    ...COMMON,
    target: ['es2022', 'chrome109', 'firefox115', 'safari16.4'],
    external: ['node:*'],
    ...own,
    metafile: true,
  });

/** @param {esbuild.Metafile} metafile @param {string} entry */
function outputOf(metafile, entry) {
  for (const [path, { entryPoint }] of Object.entries(metafile.outputs)) {
    if (entryPoint && resolve(entryPoint) === resolve(entry)) {
      return relative(paths.dist, resolve(path));
    }
  }
  throw new Error(`nothing was built from ${entry}`);
}

/** Copies a file under a name with its hash. @param {string} path @returns {string} */
export function copyHashed(path) {
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = basename(path).replace(/(\.[^.]+)$/, `-${hash}$1`);
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(OUT, name), bytes);
  return `assets/${name}`;
}

/** The scripts of the pages that need the rules, and what they are made of. */
export async function buildScripts() {
  const entries = {
    boot: join(paths.lib, 'boot.js'),
    page: join(paths.lib, 'page.js'),
    root: join(paths.lib, 'root.js'),
    style: join(paths.styles, 'site.css'),
  };
  /** @type {Names} */
  const names = {};
  const { metafile } = await bundle({ entryPoints: Object.values(entries) });
  for (const [name, entry] of Object.entries(entries)) names[name] = outputOf(metafile, entry);
  const shared = Object.keys(metafile.inputs);
  /** @type {Record<string, string[]>} the source files of each page's scripts */
  const sources = {};
  for (const { id, script, style } of pages) {
    if (style) {
      const entry = join(paths.styles, style);
      const built = await bundle({ entryPoints: [entry] });
      names[`style-${id}`] = outputOf(built.metafile, entry);
    }
    if (!script) continue;
    const entry = join(paths.page, script);
    const built = await bundle({ entryPoints: [entry] });
    names[id] = outputOf(built.metafile, entry);
    sources[id] = [...shared, ...Object.keys(built.metafile.inputs)].map((path) => resolve(path));
  }
  return { names, sources };
}

/**
 * The messages of one page in one language.
 * @param {string} id @param {readonly string[]} sources @param {Language} language @param {Catalog} catalog
 */
export async function buildMessages(id, sources, language, catalog) {
  const uses = sources.flatMap((file) => usesInScript(readFileSync(file, 'utf8')));
  const { keys, missing } = resolveUses(uses, Object.keys(catalog));
  if (missing.length > 0) throw new Error(`${id} uses unknown messages: ${missing.join(', ')}`);
  const built = await bundle({
    entryNames: `${id}-${language.code}-[hash]`,
    stdin: {
      contents: compileMessages(language, catalog, [...keys]),
      resolveDir: paths.web,
      sourcefile: `${id}-${language.code}.js`,
    },
  });
  const [path] = Object.keys(built.metafile.outputs);
  return relative(paths.dist, resolve(path));
}
