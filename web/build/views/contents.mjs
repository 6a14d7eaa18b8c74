// SPDX-License-Identifier: MIT
/** What each page is called and what it is for, wherever pages are listed. Only pages that exist are. */

/** @typedef {import('../../site.config.js').Page} Page */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

/**
 * @param {readonly Page[]} pages
 * @param {readonly string[]} keys of the catalog
 */
export function contentsViews(pages, keys) {
  const known = new Set(keys);
  /** @param {string} id @param {Texts} texts */
  const name = (id, { t }) =>
    known.has(`contents.${id}`) ? t(`contents.${id}`) : t(`title.${id}`);
  /** @param {string} id @param {Texts} texts */
  const text = (id, { t }) =>
    known.has(`contents-text.${id}`) ? t(`contents-text.${id}`) : t(`description.${id}`);

  return {
    /**
     * What a page is called and says of itself in few words.
     * @param {string} id @param {Texts} texts
     */
    words: (id, texts) =>
      id === 'home'
        ? { id, name: texts.t('home.heading'), text: texts.t('description.home') }
        : { id, name: name(id, texts), text: text(id, texts) },
    /**
     * Pages that belong together: the pages of the header and others that have parts, each with its parts.
     * @param {Texts} texts
     */
    chapters(texts) {
      const entry = (/** @type {Page} */ { id, slug }) => ({
        ...{ id, slug },
        name: name(id, texts),
        text: text(id, texts),
      });
      return pages
        .filter(({ id, nav }) => nav || pages.some(({ part }) => part === id))
        .map((page) => ({
          ...entry(page),
          parts: pages.filter(({ part }) => part === page.id).map(entry),
        }));
    },
    /**
     * Links to parts of pages, `castling#lost` or `castling`; what is not there is left out.
     * @param {Texts} texts @param {readonly string[]} wanted
     */
    links(texts, wanted = []) {
      return wanted.flatMap((one) => {
        const [id, hash] = one.split('#');
        const page = pages.find((other) => other.id === id);
        return page ? [{ slug: page.slug + (hash ? `#${hash}` : ''), name: name(id, texts) }] : [];
      });
    },
  };
}
