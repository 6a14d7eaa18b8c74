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

/** The lesson plan: each step, the minutes from and to, and where it leads. */
const PLAN = [
  { id: 'start', from: 0, to: 5, page: 'positions' },
  { id: 'draw', from: 5, to: 12, page: 'draw' },
  { id: 'castle', from: 12, to: 22, page: 'castling' },
  { id: 'drill', from: 22, to: 32, page: 'drill' },
  { id: 'play', from: 32, to: 42 },
  { id: 'end', from: 42, to: 45 },
];

/** Where a drill is placed, with the steps that are told of it. */
const PLACES = [
  { id: 'moodle', name: 'Moodle', steps: [1, 2, 3] },
  { id: 'classroom', name: 'Google Classroom', steps: [1, 2] },
  { id: 'wordpress', name: 'WordPress', steps: [1, 2] },
];

/** @param {string | undefined} id */
const slugOf = (id) => pages.find((one) => one.id === id)?.slug ?? '';

/** What these are called in a list is their heading. @type {Record<string, string>} */
const NAMES = { teach: 'teach.heading', settings: 'settings.heading' };

/** @param {ReturnType<typeof import('./contents.mjs').contentsViews>} contents */
export const teachViews = (contents) => ({
  parts: PARTS,
  given: GIVEN,
  sizes: SIZES,
  browsers: BROWSERS,
  plan: PLAN.map((step) => ({ ...step, slug: slugOf(step.page) })),
  places: PLACES,
  /** @param {Texts} texts */
  embeds: (texts) =>
    embeds.map(({ page: id }) => {
      const page = pages.find((one) => one.id === id);
      if (!page) throw new Error(`${id} is no page`);
      return {
        id,
        slug: page.slug,
        embed: embedName(page.slug),
        name: id in NAMES ? texts.t(NAMES[id]) : contents.words(id, texts).name,
        chapter: id === 'home' ? '' : contents.words(page.part ?? id, texts).name,
      };
    }),
});
