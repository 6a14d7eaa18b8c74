// SPDX-License-Identifier: MIT
/**
 * A package for learning platforms: a page that talks to the platform, the drill as the embeds that the site has, and
 * what the standard wants to be told. The same on the page that makes packages and in the build.
 */

import { zipSync, strToU8 } from 'fflate';
import { markup } from '../lib/markup.js';
import * as manifests from './manifest.js';

/** @typedef {import('./drills.js').Standard} Standard */
/** @typedef {import('./drills.js').DrillName} DrillName */
/** @typedef {import('../build/lms.mjs').Kit} Kit */
/** What is packed; codes: of the languages, null for all. @typedef {Omit<Config, 'languages'> & {codes: readonly string[] | null, title: string}} Wish */
/** @typedef {{code: string, lang: string, name: string, title: string}} PackedLanguage name: of the language, in itself */
/**
 * What the launch page is told.
 * @typedef {object} Config
 * @property {Standard} standard
 * @property {DrillName} drill
 * @property {string} state  the query of the drill: settings, count, and a seed where all get the same questions
 * @property {number} mastery  0 to 1
 * @property {readonly PackedLanguage[]} languages  the first is the package's own
 */
/**
 * @typedef {object} Parts
 * @property {string} script  of the launch page
 * @property {string} style
 * @property {string} licence
 * @property {Record<string, string>} embeds  the drill by language
 * @property {Record<string, string>} descriptions  by language
 * @property {string} noScript  what the launch page says without scripts
 * @property {string | null} site  its address, where it is known: links in the drill lead there
 */

/** @type {Record<Standard, [file: string, write: (about: import('./manifest.js').About) => string]>} */
const MANIFESTS = {
  scorm12: ['imsmanifest.xml', manifests.scorm12],
  scorm2004: ['imsmanifest.xml', manifests.scorm2004],
  cmi5: ['cmi5.xml', manifests.cmi5],
};

/** The first day that a ZIP can name: the same package twice is the same file. */
const DATE = new Date(1980, 0, 1);

/** @param {Config} config @param {string} noScript */
const launchHtml = (config, noScript) =>
  markup`<!doctype html>
<html lang="${config.languages[0].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${config.languages[0].title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="launch.css">
</head>
<body data-package="${JSON.stringify(config)}">
<header>
<h1 id="title">${config.languages[0].title}</h1>
<p id="told" role="status" tabindex="-1"></p>
<select id="languages" hidden></select>
<button type="button" id="leave" hidden></button>
</header>
<noscript><p>${noScript}</p></noscript>
<main><iframe id="drill" title="${config.languages[0].title}"></iframe></main>
<script src="launch.js"></script>
</body>
</html>
`.text;

/** Links of an embed lead to the site, wherever the package is; without its address there are none. @param {string} html @param {string | null} site */
const withSite = (html, site) =>
  site === null
    ? html.replace('<html ', '<html class="nowhere" ')
    : html.replace(
        /<base href="\.\.\/\.\.\/([^"]*)"/,
        (_, path) => markup`<base href="${new URL(path, site).href}"`.text,
      );

/** @param {Config} config @param {Parts} parts @returns {Record<string, string>} by path, the manifest first */
export function filesOf(config, parts) {
  const { script, style, licence, embeds, descriptions, noScript, site } = parts;
  /** @type {Record<string, string>} */
  const files = {
    'index.html': launchHtml(config, noScript),
    'launch.css': style,
    'launch.js': script,
    'licence.txt': licence,
  };
  for (const { code } of config.languages) {
    files[`drill/${code}/${config.drill}.html`] = withSite(embeds[code], site);
  }
  const [name, write] = MANIFESTS[config.standard];
  return { [name]: write({ config, descriptions, files: Object.keys(files) }), ...files };
}

/**
 * A package as a ZIP file.
 * @param {Kit} kit @param {Wish} wish
 * @param {(path: string) => string | Promise<string>} read  a file of the site
 * @param {string | null} site
 */
export async function packageOf(kit, wish, read, site) {
  const { standard, drill, state, mastery, codes, title } = wish;
  const all = codes ?? kit.languages.map(({ code }) => code);
  const languages = all.flatMap((code) => kit.languages.find((one) => one.code === code) ?? []);
  const embeds = await Promise.all(
    languages.map(async ({ code }) => [code, await read(`embed/${code}/${drill}.html`)]),
  );
  const packed = languages.map(({ code, lang, name, drills }) => ({
    ...{ code, lang, name, title: title || drills[drill].title },
  }));
  const files = filesOf(
    { standard, drill, state, mastery, languages: packed },
    {
      ...{ script: kit.script, style: kit.style, licence: kit.licence, site },
      embeds: Object.fromEntries(embeds),
      descriptions: Object.fromEntries(
        languages.map(({ code, drills }) => [code, drills[drill].description]),
      ),
      noScript: languages[0].noScript,
    },
  );
  return zipped(files);
}

/** @param {Record<string, string>} files @returns {Uint8Array<ArrayBuffer>} */
export function zipped(files) {
  const bytes = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(bytes), { level: 9, mtime: DATE });
}
