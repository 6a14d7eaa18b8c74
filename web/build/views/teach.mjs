// SPDX-License-Identifier: MIT
/** What the pages for teachers list: all that can be embedded, from the one list. */

import { embedName, embeds } from '../../embed/list.js';
import { PARTS } from '../../embed/settings.js';
import { SIZES } from '../../page/teach/own.js';
import { GIVEN } from '../../page/teach/code.js';
import { browsers, pages } from '../../site.config.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** Browsers as people know them, with their oldest versions. @type {readonly [string, string][]} */
const BROWSERS = [
  ['Chrome', browsers.chrome],
  ['Edge', browsers.edge],
  ['Firefox', browsers.firefox],
  ['Safari', browsers.safari],
  ['Safari (iPhone, iPad)', browsers.ios],
  ['Samsung Internet', browsers.samsung],
];

/** @param {ReturnType<typeof import('./contents.mjs').contentsViews>} contents */
export const teachViews = (contents) => ({
  parts: PARTS,
  given: GIVEN,
  sizes: SIZES,
  browsers: BROWSERS,
  /** @param {Texts} texts */
  embeds: (texts) =>
    embeds.map(({ page: id }) => {
      const page = pages.find((one) => one.id === id);
      if (!page) throw new Error(`${id} is no page`);
      return {
        id,
        slug: page.slug,
        embed: embedName(page.slug),
        name: contents.words(id, texts).name,
      };
    }),
});
