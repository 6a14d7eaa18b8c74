// SPDX-License-Identifier: MIT
/** Pages x languages, by Eleventy: the templates of `pages/`, filled before any script runs. */

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
// @ts-expect-error: it ships without a declaration
import { Eleventy } from '@11ty/eleventy';
import { defaultStart, pages, pictureStart } from '../site.config.js';
import { sprite } from '../lib/drawing.js';
import { rich } from '../lib/markup.js';
import { buildTexts } from './catalogs.mjs';
import { allStarts, countFacts, factors, knightPairs } from './facts.mjs';
import { papers } from './manifest.mjs';
import { answerFor } from './oembed.mjs';
import { paths } from './paths.mjs';
import { makePictures } from './pictures.mjs';
import { atlasViews } from './views/atlas.mjs';
import { castlingViews } from './views/castling.mjs';
import { enPassantViews } from './views/en-passant.mjs';
import { endingsViews } from './views/endings.mjs';
import { contentsViews } from './views/contents.mjs';
import { drawViews } from './views/draw.mjs';
import { homeViews } from './views/home.mjs';
import { lmsViews } from './views/lms.mjs';
import { structuredData } from './views/meta.mjs';
import { positionsViews } from './views/positions.mjs';
import { rulesViews } from './views/rules.mjs';
import { promotionViews } from './views/promotion.mjs';
import { teachViews } from './views/teach.mjs';

/** @typedef {import('../site.config.js').Language} Language */
/** @typedef {import('./catalogs.mjs').Catalog} Catalog */
/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */

/**
 * Where a path of the site lies, seen from a page. The page's own address ends in a slash.
 * @param {string} from @param {string} to both below the site's root, without a leading slash
 */
export function relativeUrl(from, to) {
  const up = '../'.repeat(from.split('/').length - 1);
  return up + to || './';
}

/**
 * @param {object} site
 * @param {{language: Language, catalog: Catalog}[]} site.catalogs
 * @param {Record<string, string>} site.names assets
 * @param {Record<string, string[]>} site.loads the scripts that each page has besides its own
 * @param {C960} site.c960
 * @param {string | null} site.origin `SITE_URL` with a slash at its end, or null
 */
export async function buildPages({ catalogs, names, loads, c960, origin }) {
  const starts = allStarts(c960);
  const counts = countFacts(starts);
  const translated = catalogs.map(({ language, catalog }) => ({
    ...language,
    texts: buildTexts(language, catalog),
  }));
  const contents = contentsViews(pages, Object.keys(catalogs[0].catalog));
  const plain = translated.flatMap((language) =>
    pages.map((page) => ({ language, page, path: `${language.code}/${page.slug}` })),
  );
  // Pictures are of use only where their whole address is known.
  const pictures = origin
    ? await makePictures(
        c960,
        plain.map(({ language, page: { id } }) => ({
          code: language.code,
          words: contents.words(id, language.texts),
        })),
      )
    : [];
  const variants = plain.map((variant, i) => {
    const picture = origin && pictures[i] ? origin + pictures[i] : null;
    const oembed = origin ? answerFor(variant.language.code, variant.page) : null;
    return { ...variant, picture, oembed, data: structuredData({ ...variant, origin, picture }) };
  });
  const site = {
    origin,
    languages: translated,
    pages,
    names,
    loads,
    defaultStart,
    pictureStart,
    papers: papers(),
    counts,
    count: c960.startCount,
    pairs: knightPairs(starts),
    factors: factors(starts[0]),
    articles: articleNumbers(catalogs[0].catalog),
  };

  const spriteOf = spritesOf(loads, names);

  // Relative, since it takes ( [ { in a path for a pattern; above the project there may be any.
  const [from, into] = [paths.pages, paths.dist].map((path) => relative('.', path));
  const eleventy = new Eleventy(from, into, {
    quietMode: true,
    configPath: null,
    /** @param {any} config */
    config(config) {
      config.setUseGitIgnore(false);
      config.addGlobalData('site', site);
      config.addGlobalData('variants', variants);
      config.addGlobalData('views', {
        positions: positionsViews(c960, counts),
        castling: castlingViews(c960),
        enPassant: enPassantViews(c960),
        endings: endingsViews(c960),
        contents,
        home: homeViews(c960),
        rules: rulesViews(c960, counts),
        draw: drawViews(c960),
        atlas: atlasViews(c960),
        promotion: promotionViews(c960),
        lms: lmsViews(contents, c960),
        teach: teachViews(contents),
      });
      config.addTransform('lines', withoutEmptyLines);
      config.addFilter('t', translate);
      config.addFilter('rich', richFilter);
      config.addFilter('to', relativeUrl);
      config.addFilter('sprite', spriteOf);
      config.addFilter('messagesIn', messagesIn);
      config.addFilter('startsAs', startsAs);
      config.addFilter('dashed', (/** @type {string} */ text) => text.replaceAll('.', '-'));
    },
  });
  await eleventy.write();
  const home = join(paths.dist, 'index.html');
  if (!existsSync(home)) {
    const odd = /[^\p{L}\p{N} ._/\\:-]/u.exec(paths.pages);
    const why = odd ? `: the project's path holds "${odd[0]}", which it takes for a pattern` : '';
    throw new Error(`Eleventy wrote no pages${why}`);
  }
  if (origin) writeFileSync(join(paths.dist, 'sitemap.xml'), sitemap(origin, variants, translated));
}

/**
 * @param {string} origin
 * @param {readonly {path: string, page: {slug: string}}[]} variants
 * @param {readonly Language[]} all
 */
function sitemap(origin, variants, all) {
  const urls = variants.map(({ path, page }) => {
    const others = all.map(
      ({ lang, code }) =>
        `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${code}/${page.slug}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`;
}

/** Templates leave them where nothing was to be written; nothing here is preformatted. @param {string} html */
const withoutEmptyLines = (html) => `${html.trim().replace(/\n\s*\n/g, '\n')}\n`;

/** @this {any} @param {string} key @param {Record<string, unknown>} [args] */
function translate(key, args) {
  return this.ctx.variant.language.texts.t(key, args);
}

/** @this {any} @param {string} key @param {Record<string, unknown>} [args] @param {string} [href] */
function richFilter(key, args, href) {
  return rich(this.ctx.variant.language.texts.t(key, args), { href }).text;
}

/**
 * What a page draws with: the pieces, the empty board, each only where its HTML or its scripts may refer to it.
 * @param {Record<string, string[]>} loads @param {Record<string, string>} names
 */
function spritesOf(loads, names) {
  const scripts = Object.fromEntries(
    pages.map(({ id }) => [
      id,
      [id, ...(loads[id] ?? [])]
        .map((one) => (names[one] ? readFileSync(join(paths.dist, names[one]), 'utf8') : ''))
        .join(''),
    ]),
  );
  /** @param {string} html @param {string} [id] of the page */
  return (html, id = '') => {
    const all = html + (scripts[id] ?? '');
    return all.includes('#p-') || all.includes('`p-${')
      ? sprite({ board: all.includes('#p-board') }).text
      : '';
  };
}

/**
 * The messages of the scripts that have some.
 * @param {readonly string[]} scripts @param {Record<string, string>} names @param {string} code
 */
const messagesIn = (scripts, names, code) =>
  scripts.map((id) => names[`${id}-${code}`]).filter((path) => path);

/** @param {string} text @param {readonly string[]} beginnings */
const startsAs = (text, beginnings) => beginnings.some((one) => text.startsWith(one));

/** The articles that have a text, in the order of the catalog. @param {Catalog} catalog */
const articleNumbers = (catalog) =>
  Object.keys(catalog)
    .filter((key) => key.startsWith('article.'))
    .map((key) => key.slice('article.'.length));
