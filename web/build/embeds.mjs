// SPDX-License-Identifier: MIT
/**
 * Embeds: each page of `embed/list.js` in each language as one HTML file that asks for nothing else. Its script is
 * bundled once and is the same in all languages; before it stand the messages and the rules.
 */

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { embedName, embeds } from '../embed/list.js';
import { pages } from '../site.config.js';
import { scriptOf, textOf } from './bundle.mjs';
import { buildTexts, compileMessages } from './catalogs.mjs';
import { embedHtml } from './embed-page.mjs';
import { paths } from './paths.mjs';
import { commonNames, keysIn, shorten } from './shorten.mjs';
import { noRules, slim, smallRules, wholeRules } from './slim.mjs';

/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {import('../site.config.js').Page} Page */
/** @typedef {import('../embed/list.js').Embed} Embed */
/** @typedef {import('./catalogs.mjs').Catalog} Catalog */

const EMBED = join(paths.web, 'embed');

/** A page finds these in place of the window's. */
const STAND_INS = {
  location: 'frameLocation',
  history: 'frameHistory',
  localStorage: 'frameStorage',
  sessionStorage: 'frameStorage',
  'globalThis.localStorage': 'frameStorage',
  'import.meta.url': '""',
};

/** Drills talk to the host, nothing is kept, and no file is saved. @type {import('esbuild').Plugin} */
const embedded = {
  name: 'what is otherwise in an embed',
  setup(build) {
    /** @param {RegExp} filter @param {string} file */
    const swap = (filter, file) => {
      const path = join(EMBED, file);
      build.onResolve({ filter }, ({ importer }) => (importer === path ? undefined : { path }));
    };
    swap(/\/drill\/start\.js$/, 'drill.js');
    swap(/^\.\/host\.js$/, 'training.js');
    swap(/\/lib\/storage\.js$/, 'storage.js');
    swap(/\/lib\/give\.js$/, 'give.js');
    swap(/\/lms\/make\.js$/, 'packages.js');
    swap(/\/teach\/preview\.js$/, 'builder.js');
    swap(/^\.\/sections\.js$/, 'builder.js');
  },
};

/** Of the rules, what a page asks. @param {Page} page */
const rulesOf = ({ script, rules }) => (script ? (rules ?? 'whole') : 'none');

const RULES = { small: smallRules, whole: wholeRules, none: noRules };

/** What begins an embed: some pages have no script of their own. @param {Page} page @param {Embed} embed */
const entryOf = ({ script, day }, { gives, loses = false, shows = false }) =>
  [
    `import { run } from './embed/run.js';`,
    shows
      ? `import page from './embed/shown.js';`
      : script
        ? `import page from './page/${script}';`
        : 'const page = () => {};',
    day && `import { wireDay } from './lib/day.js'; wireDay();`,
    gives && `import { giving } from './embed/give.js';`,
    `run(${gives ? `giving(page, '${gives}', ${loses})` : 'page'}, c960Messages.default);`,
  ]
    .filter(Boolean)
    .join('\n');

/** The page and all that it needs as one classic script. @param {Page} page @param {Embed} embed */
async function bundleEmbed(page, embed) {
  return (embed.tight ? scriptOf : textOf)({
    stdin: { contents: entryOf(page, embed), resolveDir: paths.web },
    format: 'iife',
    define: STAND_INS,
    inject: [join(EMBED, 'place.js')],
    plugins: [embedded, RULES[rulesOf(page)], ...slim],
  });
}

/**
 * All sheets of a page as one; no height is the window's, or a frame would grow without end.
 * @param {Page} page @param {Embed} embed
 */
async function sheetOf({ style }, embed) {
  const sheets = ['tokens', 'base', 'controls', 'drawing', 'marks', 'board', 'print'];
  const contents = [
    ...sheets.map((name) => `./styles/${name}.css`),
    ...(style ? [`./styles/${style}`] : []),
    './embed/embed.css',
    ...(embed.style ? [`./embed/${embed.style}`] : []),
  ].map((file) => `@import '${file}';`);
  const text = await textOf({
    stdin: { contents: contents.join('\n'), resolveDir: paths.web, loader: 'css' },
  });
  return text
    .replaceAll('100vh', '50rem')
    .replace(/(\d)vmin\b/g, '$1vw')
    .trim();
}

/**
 * A module as text for a script in a page: a character a byte, none that a page or a string treats as
 * something else. Brotli takes it for 3 % more than the bytes themselves; Base64, for 31 % more.
 * @param {Buffer} bytes
 */
export const charactersOf = (bytes) =>
  Array.from(bytes, (byte) => String.fromCharCode(byte < 92 ? byte + 35 : byte + 69))
    .join('')
    .replaceAll('\\', '\\\\')
    .replaceAll('<', '\\x3c');

/** What an embed has of a built page: its drawings and its contents. @param {string} html */
function partsOf(html) {
  const [sprite = ''] = /<svg class="sprite"[\s\S]*?<\/svg>/.exec(html) ?? [];
  const [, main] = /<main id="main" tabindex="-1">([\s\S]*)<\/main>/.exec(html) ?? [];
  if (!main) throw new Error('a page without <main>');
  // The way back up is the site's.
  return {
    sprite,
    main: main.replace(/<p class="eyebrow"><a href="\.\.\/">.*?<\/a><\/p>\n/, '').trim(),
  };
}

/** @param {string} text */
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** @param {readonly [string, unknown][]} fields */
const literal = (fields) => fields.map(([name, value]) => `${name}:${JSON.stringify(value)}`);

/**
 * @param {object} given
 * @param {{language: Language, catalog: Catalog}[]} given.catalogs
 * @param {readonly string[]} given.keys of the messages
 * @param {string | null} given.origin
 */
export async function buildEmbeds({ catalogs, keys, origin }) {
  const rules = {
    whole: charactersOf(readFileSync(paths.wasm)),
    small: charactersOf(readFileSync(paths.smallWasm)),
    none: '',
  };
  const languages = catalogs.map(({ language: { code } }) => code);
  const translated = catalogs.map(({ language, catalog }) => ({
    ...{ language, catalog },
    texts: buildTexts(language, catalog),
  }));
  await Promise.all(
    embeds.map(async (embed) => {
      const { page: id, parameters, scrolls } = embed;
      const page = pages.find((one) => one.id === id);
      if (!page) throw new Error(`${id} is no page`);
      const [bundled, style] = await Promise.all([bundleEmbed(page, embed), sheetOf(page, embed)]);
      const said = keysIn(bundled, keys).filter((key) => !page.unsaid?.includes(key));
      const short = commonNames([bundled], said, keys, []);
      // The builder writes such tags: in a script a parser may not find one.
      const script = shorten(bundled, short).replaceAll('<script', '\\x3cscript');
      const name = embedName(page.slug);
      for (const { language, catalog, texts } of translated) {
        const { code, lang, formats } = language;
        const path = `${code}/${page.slug}`;
        const chosen = Object.fromEntries(said.map((key) => [short.get(key) ?? key, catalog[key]]));
        const messages = await textOf({
          stdin: {
            contents: compileMessages(language, chosen, Object.keys(chosen)),
            resolveDir: paths.web,
          },
          format: 'iife',
          globalName: 'c960Messages',
        });
        const fields = literal([
          ...Object.entries({ name, language: code, lang, languages, formats, page: path }),
          ...Object.entries({ origin, parameters, ...(scrolls && { scrolls }) }),
        ]);
        const data = `${messages.trim()}var c960Data={${fields},rules:"${rules[rulesOf(page)]}"}`;
        put(
          `${code}/${name}.html`,
          embedHtml({
            ...{
              lang,
              id,
              style,
              data,
              script,
              ...partsOf(readFileSync(join(paths.dist, path, 'index.html'), 'utf8')),
            },
            title: texts.t(`title.${id}`),
            base: `../../${path}`,
            full: texts.t('embed.full'),
            policy: [data, script].map(hashOf).join(' '),
          }),
        );
      }
    }),
  );
  put('embed.js', await hostScript(languages));
}

/** @param {string} path below `embed/` @param {string} text */
function put(path, text) {
  const file = join(paths.dist, 'embed', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** The script for pages that embed: its name never changes, it says whose it is, and it knows what there is. @param {readonly string[]} languages */
async function hostScript(languages) {
  const names = embeds.map(({ page }) =>
    embedName(pages.find(({ id }) => id === page)?.slug ?? ''),
  );
  const text = await scriptOf({
    ...{ entryPoints: [join(EMBED, 'host.js')], format: 'iife' },
    define: { 'globalThis.c960Embeds': JSON.stringify({ languages, names }) },
  });
  return `/* c960 embed.js, SPDX-License-Identifier: MIT */\n${text.trim()}\n`;
}
