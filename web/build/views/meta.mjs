// SPDX-License-Identifier: MIT
/** What a page tells machines about itself: structured data as JSON-LD, a block of data and no script. */

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../site.config.js').Page} Page */
/** @typedef {import('../../site.config.js').Language} Language */

/** Text that may stand in a script element: nothing in it ends the element. @param {object} data */
const block = (data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** How a page teaches, by what it is. @param {Page} page */
function kindOf({ id, script }) {
  if (/(^|-)drill$|^training$/.test(id)) return 'Practice problem';
  return script ? 'Interactive lesson' : 'Reference';
}

/**
 * @param {object} given
 * @param {Page} given.page
 * @param {Language & {texts: Texts}} given.language
 * @param {string} given.path of the page below the site's root
 * @param {string | null} given.origin
 * @param {string | null} given.picture its address
 */
export function structuredData({ page, language, path, origin, picture }) {
  const { t } = language.texts;
  const home = page.id === 'home';
  const teaches = page.rules !== 'none';
  return block({
    '@context': 'https://schema.org',
    '@type': home ? ['WebSite', 'LearningResource'] : teaches ? 'LearningResource' : 'WebPage',
    name: t(`title.${page.id}`),
    description: t(`description.${page.id}`),
    inLanguage: language.lang,
    learningResourceType: home || !teaches ? undefined : kindOf(page),
    about: { '@type': 'Thing', name: 'Chess960' },
    isAccessibleForFree: true,
    license: 'https://spdx.org/licenses/MIT',
    url: origin ? origin + path : undefined,
    image: picture ?? undefined,
    isPartOf:
      origin && !home
        ? { '@type': 'WebSite', name: 'c960', url: `${origin + language.code}/` }
        : undefined,
  });
}
