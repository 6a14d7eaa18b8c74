// SPDX-License-Identifier: MIT
/** Scripts, styles and files with their hash in the name, all in `dist/assets/`. */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import esbuild from 'esbuild';
import { pages } from '../site.config.js';
import { compileMessages } from './catalogs.mjs';
import { resolveUses, usesInBundle } from './keys.mjs';
import { paths } from './paths.mjs';
import { shorten } from './shorten.mjs';
import { slim, smallRules } from './slim.mjs';

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

/** Writes a file whose name has its hash. @param {string} name @param {string | Buffer} content @returns {string} */
function put(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  const path = `assets/${name.replace(/(\.[^.]+)$/, `-${hash}$1`)}`;
  mkdirSync(OUT, { recursive: true });
  writeFileSync(join(paths.dist, path), content);
  return path;
}

/** Copies a file under a name with its hash. @param {string} path @returns {string} */
export const copyHashed = (path) => put(basename(path), readFileSync(path));

/** @param {esbuild.BuildOptions} own @returns {Promise<string>} */
async function textOf(own) {
  const { outputFiles } = await bundle({ ...own, write: false });
  return /** @type {esbuild.OutputFile[]} */ (outputFiles)[0].text;
}

/**
 * What the licence of a package asks for where its code is part of a page: its text goes along, and the
 * script says where it is.
 * @param {string} name of the package
 */
function licenceNotice(name) {
  const text = readFileSync(join(paths.web, '../node_modules', name, 'LICENSE'));
  return `/* With code of ${name}: ${basename(put(`${name}-licence.txt`, text))} */`;
}

/**
 * The scripts and styles of all pages.
 * @param {readonly string[]} keys of the messages
 */
export async function buildScripts(keys) {
  const entries = {
    boot: join(paths.lib, 'boot.js'),
    page: join(paths.lib, 'page.js'),
    day: join(paths.page, 'day.js'),
    root: join(paths.lib, 'root.js'),
    style: join(paths.styles, 'site.css'),
    'style-root': join(paths.styles, 'root.css'),
  };
  /** @type {Names} */
  const names = {};
  const { metafile } = await bundle({ entryPoints: Object.values(entries) });
  for (const [name, entry] of Object.entries(entries)) names[name] = outputOf(metafile, entry);
  const smallBoot = await textOf({ entryPoints: [entries.boot], plugins: [smallRules] });
  names['boot-small'] = put('boot-small.js', smallBoot);
  const boot = usesInBundle(readFileSync(join(paths.dist, names.boot), 'utf8'));
  const fixed = [...resolveUses(boot, keys).keys];
  /** @type {Record<string, Map<string, string>>} the messages of each page, with their short names */
  const messages = {};
  for (const { id, script, style, unsaid = [], licence } of pages) {
    if (style) {
      const contents = ['site.css', style].map((sheet) => `@import './${sheet}';`).join('');
      const css = await textOf({ stdin: { contents, loader: 'css', resolveDir: paths.styles } });
      names[`style-${id}`] = put(`${id}.css`, css);
    }
    if (!script) continue;
    const banner = { js: licence ? licenceNotice(licence) : '' };
    const text = await textOf({ entryPoints: [join(paths.page, script)], plugins: slim, banner });
    const said = keys.filter((key) => !unsaid.includes(key));
    const short = shorten(text, said, fixed);
    names[id] = put(`${id}.js`, short.script);
    messages[id] = short.names;
  }
  return { names, messages };
}

/**
 * The messages of one page in one language.
 * @param {string} id @param {Map<string, string>} names @param {Language} language @param {Catalog} catalog
 */
export async function buildMessages(id, names, language, catalog) {
  const chosen = Object.fromEntries(Array.from(names, ([key, name]) => [name, catalog[key]]));
  const contents = compileMessages(language, chosen, Object.keys(chosen));
  const text = await textOf({ stdin: { contents, resolveDir: paths.web } });
  return put(`${id}-${language.code}.js`, text);
}
