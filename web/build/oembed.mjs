// SPDX-License-Identifier: MIT
/**
 * oEmbed 1.0 (oembed.com) without a server: beside each embed lies the answer that a consumer gets, and the page names it in
 * a link. A file cannot follow the query of the address that was asked for: a frame made so shows the page as it is.
 * WordPress takes from unknown sites a frame alone, and of it only some attributes; it sets a sandbox of its own.
 */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedName, embeds } from '../embed/list.js';
import { markup } from '../lib/markup.js';
import { pages } from '../site.config.js';
import { buildTexts } from './catalogs.mjs';
import { paths } from './paths.mjs';

/** In pixels, for hosts that do not let the frame grow. */
const [WIDTH, HEIGHT] = [600, 640];

/** Drills run with it, and it is what WordPress allows. */
const SANDBOX = 'allow-scripts';

/**
 * Where the answer for a page lies below the site's root, or null for a page that is not embedded.
 * @param {string} code of the language @param {import('../site.config.js').Page} page
 */
export const answerFor = (code, { id, slug }) =>
  embeds.some(({ page }) => page === id) ? `embed/${code}/${embedName(slug)}.json` : null;

/** @param {string} origin @param {string} frame its address @param {string} title */
const answer = (origin, frame, title) => ({
  version: '1.0',
  type: 'rich',
  provider_name: 'c960',
  provider_url: origin,
  title,
  width: WIDTH,
  height: HEIGHT,
  html: markup`<iframe src="${frame}" title="${title}" width="${WIDTH}" height="${HEIGHT}" frameborder="0" sandbox="${SANDBOX}"></iframe>`
    .text,
});

/**
 * @param {{language: import('../site.config.js').Language, catalog: import('./catalogs.mjs').Catalog}[]} catalogs
 * @param {string} origin
 */
export function writeAnswers(catalogs, origin) {
  for (const { language, catalog } of catalogs) {
    const { t } = buildTexts(language, catalog);
    for (const page of pages) {
      const file = answerFor(language.code, page);
      if (!file) continue;
      const frame = origin + file.replace(/json$/, 'html');
      const text = JSON.stringify(answer(origin, frame, t(`title.${page.id}`)));
      writeFileSync(join(paths.dist, file), `${text}\n`);
    }
  }
}
