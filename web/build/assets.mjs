// SPDX-License-Identifier: MIT
/**
 * The scripts, styles and messages of all pages. A script is written after those it imports, with its keys
 * already short: its name has the hash of all that it says.
 */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pages, shared } from '../site.config.js';
import { put, scriptOf, textOf } from './bundle.mjs';
import { compileMessages, readCatalogs } from './catalogs.mjs';
import { paths } from './paths.mjs';
import { address, joinParts, partsOf, readParts, withoutParts } from './shared.mjs';
import { commonNames, keysIn, namesFor, shorten, withNames } from './shorten.mjs';
import { noRules, slim, smallRules, wholeRules } from './slim.mjs';
import { withShortTokens } from './tokens.mjs';

/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {Record<string, string>} Names  logical name -> path below `dist/` */
/** @typedef {import('./shorten.mjs').ShortNames} ShortNames */
/** @typedef {import('./shared.mjs').Part} Part */

/**
 * What the licence of a package asks for where its code is part of a page: its text goes along, and the
 * script says where it is.
 * @param {string} name of the package
 */
function licenceNotice(name) {
  const text = readFileSync(join(paths.web, '../node_modules', name, 'LICENSE'));
  return `/* With code of ${name}: ${basename(put(`${name}-licence.txt`, text))} */`;
}

/** @returns {Promise<Names>} */
export async function buildStyles() {
  /** @param {string} sheet */
  const build = (sheet) => textOf({ entryPoints: [join(paths.styles, sheet)] });
  const sheets = ['site.css', 'root.css', ...pages.flatMap(({ style }) => style ?? [])];
  const built = await Promise.all(
    [...new Set(sheets)].map(async (sheet) => [sheet, await build(sheet)]),
  );
  const texts = withShortTokens(Object.fromEntries(built));
  const names = /** @type {Names} */ (
    Object.fromEntries(Object.entries(texts).map(([sheet, css]) => [sheet, put(sheet, css)]))
  );
  names.style = names['site.css'];
  names['style-root'] = names['root.css'];
  return names;
}

/**
 * Scripts that stand for themselves.
 * @param {readonly string[]} keys of the messages
 */
async function buildOwnScripts(keys) {
  const entryPoints = [join(paths.lib, 'boot.js')];
  const boot = await scriptOf({ entryPoints, plugins: [wholeRules] });
  const smallBoot = { entryPoints, plugins: [smallRules] };
  const page = { entryPoints: [join(paths.lib, 'page.js')], plugins: [await noticeOf()] };
  /** @param {string} file @returns {Promise<string>} */
  const build = async (file) => put(basename(file), await scriptOf({ entryPoints: [file] }));
  const names = /** @type {Names} */ ({
    boot: put('boot.js', boot),
    'boot-small': put('boot-small.js', await scriptOf(smallBoot)),
    'boot-none': put('boot-none.js', await scriptOf({ entryPoints, plugins: [noRules] })),
    page: put('page.js', await scriptOf(page)),
    day: await build(join(paths.page, 'day.js')),
    root: await build(join(paths.lib, 'root.js')),
    start: await build(join(paths.lib, 'offline/start.js')),
  });
  return { names, fixed: keysIn(boot, keys) };
}

/** Writes what is told of a new version, in all languages at once: hardly anybody loads it. @returns {Promise<import('esbuild').Plugin>} for who imports it */
async function noticeOf() {
  const file = join(paths.lib, 'offline/notice.js');
  const texts = Object.fromEntries(
    readCatalogs().map(({ language, catalog }) => [language.code, messagesOf(catalog, 'update.')]),
  );
  const plugins = [instead(/\/notice-texts\.js$/, `export default ${JSON.stringify(texts)}`)];
  const path = `./${basename(put('notice.js', await scriptOf({ entryPoints: [file], plugins })))}`;
  return {
    name: 'what is told of a new version',
    setup(build) {
      build.onResolve({ filter: /\/notice\.js$/, namespace: 'file' }, (asked) =>
        asked.kind === 'dynamic-import' ? { path, external: true } : undefined,
      );
    },
  };
}

/** @param {RegExp} filter of a module @param {string} contents what it holds instead @returns {import('esbuild').Plugin} */
export const instead = (filter, contents) => ({
  name: 'what the build knows',
  setup(build) {
    build.onLoad({ filter }, () => ({ contents }));
  },
});

/** @param {Catalog} catalog @param {string} beginning of their keys */
const messagesOf = (catalog, beginning) =>
  Object.fromEntries(Object.entries(catalog).filter(([key]) => key.startsWith(beginning)));

/** Every page's script, and what several of them have. */
async function bundlePages() {
  const parts = await readParts();
  /** @type {Record<string, Part[]>} */
  const loads = {};
  /** @type {Record<string, string>} */
  const scripts = {};
  for (const { id, script, licence, apart } of pages) {
    if (!script) continue;
    const entry = join(paths.page, script);
    loads[id] = await partsOf(entry, parts, apart);
    const banner = { js: licence ? licenceNotice(licence) : '' };
    const plugins = [withoutParts(loads[id]), ...slim];
    scripts[id] = await scriptOf({ entryPoints: [entry], plugins, banner });
  }
  return { ...(await joinParts(parts, scripts)), loads };
}

/**
 * @typedef {object} Built
 * @property {Names} names
 * @property {Record<string, string[]>} loads  the parts of each page
 * @property {Record<string, ShortNames>} messages  of each page and part, with their short names
 */

/**
 * The scripts of all pages.
 * @param {readonly string[]} keys of the messages
 * @returns {Promise<Built>}
 */
export async function buildScripts(keys) {
  const own = await buildOwnScripts(keys);
  const built = await bundlePages();
  const aside = await scriptOf({ entryPoints: [join(paths.lib, 'aside/index.js')], plugins: slim });
  const names = own.names;
  const inParts = Object.values(built.parts).flatMap((text) => keysIn(text, keys));
  const all = [...Object.values(built.parts), ...Object.values(built.pages), aside];
  const common = commonNames(all, inParts, keys, own.fixed);
  /** @type {Record<string, ShortNames>} */
  const messages = {};
  for (const [id, text] of Object.entries(built.parts)) {
    names[id] = put(`${id}.js`, addressed(shorten(text, common), names));
    const users = pages.filter((page) => built.loads[page.id]?.some((part) => part.id === id));
    const said = keysIn(text, keys).filter((key) =>
      users.every(({ unsaid = [] }) => !unsaid.includes(key)),
    );
    if (said.length > 0) messages[id] = pick(common, said);
  }
  const inAside = withNames(namesFor(common, [], own.fixed), keysIn(aside, keys));
  names.aside = put('aside.js', shorten(aside, inAside));
  messages.aside = pick(inAside, keysIn(aside, keys));
  /** @type {Record<string, string[]>} */
  const loads = {};
  for (const { id, unsaid = [] } of pages) {
    if (!built.loads[id]) continue;
    loads[id] = built.loads[id].map((part) => part.id);
    const page = built.pages[id];
    const texts = [page, ...loads[id].map((part) => built.parts[part])];
    const used = [...own.fixed, ...texts.flatMap((text) => keysIn(text, keys))];
    const known = loads[id].flatMap((part) => keysIn(built.parts[part], keys));
    const short = withNames(namesFor(common, known, own.fixed), used);
    const there = loads[id].flatMap((part) => [...(messages[part]?.keys() ?? [])]);
    const said = used.filter((key) => !unsaid.includes(key) && !there.includes(key));
    messages[id] = pick(short, said);
    names[id] = put(`${id}.js`, addressed(shorten(page, short), names));
  }
  return { names, loads, messages };
}

/** @param {ShortNames} names @param {readonly string[]} keys @returns {ShortNames} */
const pick = (names, keys) => new Map(keys.map((key) => [key, names.get(key) ?? key]));

/** A script with the addresses of the parts it imports. @param {string} script @param {Names} names */
const addressed = (script, names) =>
  shared.reduce(
    (text, { id }) => text.replace(address(id), `./${basename(names[id] ?? '')}`),
    script,
  );

/**
 * The messages of one page or part in one language.
 * @param {string} id @param {ShortNames} names @param {Language} language @param {Catalog} catalog
 */
export async function buildMessages(id, names, language, catalog) {
  const chosen = Object.fromEntries(Array.from(names, ([key, name]) => [name, catalog[key]]));
  const contents = compileMessages(language, chosen, Object.keys(chosen));
  const text = await textOf({ stdin: { contents, resolveDir: paths.web } });
  return put(`${id}-${language.code}.js`, text);
}
