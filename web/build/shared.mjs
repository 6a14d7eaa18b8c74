// SPDX-License-Identifier: MIT
/**
 * Scripts that several pages have, such as the board: bundled once, and imported by the scripts of the pages. A
 * module of `shared` and all that it imports stand in such a script and nowhere else in a page that has it.
 */

import { join, resolve } from 'node:path';
import esbuild from 'esbuild';
import { shared } from '../site.config.js';
import { COMMON, bundle, scriptOf } from './bundle.mjs';
import { paths } from './paths.mjs';
import { nameOf } from './shorten.mjs';
import { slim } from './slim.mjs';

/**
 * @typedef {object} Part
 * @property {string} id
 * @property {string[]} roots  files
 * @property {Map<string, string[]>} exports  of each file in it
 */

/** How a bundle names a part before the part has its own name. @param {string} id */
export const address = (id) => `shared:${id}`;

/** @param {esbuild.Metafile} metafile */
const filesIn = (metafile) => Object.keys(metafile.inputs).map((file) => resolve(file));

/** @returns {Promise<Part[]>} */
export async function readParts() {
  /** @type {Part[]} */
  const parts = [];
  for (const { id, modules } of shared) {
    const roots = modules.map((file) => join(paths.web, file));
    const { metafile } = await bundle({ entryPoints: roots, plugins: slim });
    const files = filesIn(metafile).filter(
      (file) => !parts.some(({ exports }) => exports.has(file)),
    );
    parts.push({ id, roots, exports: await exportsOf(files) });
  }
  return parts;
}

/** @param {string[]} files @returns {Promise<Part['exports']>} */
async function exportsOf(files) {
  const own = { entryPoints: files, bundle: false, write: false, metafile: true };
  const { metafile } = await esbuild.build({ ...COMMON, ...own });
  const outputs = Object.values(/** @type {esbuild.Metafile} */ (metafile).outputs);
  return new Map(outputs.map((one) => [resolve(one.entryPoint ?? ''), one.exports]));
}

/**
 * The parts whose first module a page has.
 * @param {string} entry @param {readonly Part[]} parts @param {readonly string[]} [apart]
 */
export async function partsOf(entry, parts, apart = []) {
  const { metafile } = await bundle({ entryPoints: [entry], plugins: slim });
  const [{ inputs }] = Object.values(metafile.outputs);
  const files = Object.keys(inputs).filter((file) => inputs[file].bytesInOutput > 0);
  const there = new Set(files.map((file) => resolve(file)));
  return parts.filter(({ id, roots }) => there.has(roots[0]) && !apart.includes(id));
}

/** What a script is without what it imports from parts. @param {readonly Part[]} parts @returns {esbuild.Plugin} */
export const withoutParts = (parts) => ({
  name: 'scripts that several pages have',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\// }, ({ path, resolveDir }) => {
      const file = join(resolveDir, path);
      const part = parts.find(({ exports }) => exports.has(file));
      return part && { path: file, namespace: 'shared', pluginData: part };
    });
    build.onLoad({ filter: /./, namespace: 'shared' }, ({ path, pluginData: part }) => {
      const names = /** @type {Part} */ (part).exports.get(path) ?? [];
      const all = names.map((name) => `${placeholder(part, path, name)} as ${name}`);
      return { contents: `export { ${all.join(', ')} } from '${address(part.id)}';` };
    });
    build.onResolve({ filter: /^shared:/ }, ({ path }) => ({ path, external: true }));
  },
});

/** What a part calls one of its exports until it is known which are used. @param {Part} part @param {string} file @param {string} name */
const placeholder = ({ id, exports }, file, name) =>
  `from_${id}_${[...exports.keys()].indexOf(file)}_${name}`;

const IMPORT = /import(?:\{([^}]*)\}from)?"shared:(\w+)";?/g;

/**
 * The parts as scripts that export what is imported from them, and the scripts of the pages with the same names for it.
 * @param {readonly Part[]} parts @param {Record<string, string>} scripts of the pages
 */
export async function joinParts(parts, scripts) {
  /** The short name of each export that somebody imports. @type {Map<string, string>} */
  const names = new Map();
  /** @param {string} imported such as "from_board_3_sprite as x" */
  const renamed = (imported) => {
    const [asked, local = asked] = imported.split(' as ');
    if (!names.has(asked)) names.set(asked, nameOf(names.size).toLowerCase());
    return `${names.get(asked)} as ${local}`;
  };
  const joined = (/** @type {string} */ script) => withOneImportEach(script, renamed);
  const pages = mapValues(scripts, joined);
  /** @type {Record<string, string>} */
  const texts = {};
  // What the later ones import from the earlier ones has to be known first.
  for (const [i, part] of [...parts.entries()].reverse()) {
    texts[part.id] = joined(await partScript(part, names, parts.slice(0, i)));
  }
  return { pages, parts: Object.fromEntries(parts.map(({ id }) => [id, texts[id]])) };
}

/** @param {Record<string, string>} texts @param {(text: string) => string} change */
const mapValues = (texts, change) =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, change(text)]));

/** @param {string} script @param {(imported: string) => string} renamed */
function withOneImportEach(script, renamed) {
  /** @type {Map<string, string[]>} */
  const imports = new Map();
  const rest = script.replace(IMPORT, (_, list, id) => {
    imports.set(id, [...(imports.get(id) ?? []), ...(list ? list.split(',') : [])]);
    return '';
  });
  const heads = Array.from(
    imports,
    ([id, list]) => `import{${list.map(renamed).sort()}}from"${address(id)}";`,
  );
  return heads.join('') + rest;
}

/** @param {Part} part @param {ReadonlyMap<string, string>} names @param {readonly Part[]} before */
function partScript(part, names, before) {
  const lines = [];
  for (const [file, exported] of part.exports) {
    for (const name of exported) {
      const short = names.get(placeholder(part, file, name));
      if (short) lines.push(`export { ${name} as ${short} } from ${JSON.stringify(file)};`);
    }
  }
  const stdin = { contents: lines.join('\n'), resolveDir: paths.web };
  return scriptOf({ stdin, plugins: [withoutParts(before), ...slim] });
}
