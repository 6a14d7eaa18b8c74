// SPDX-License-Identifier: MIT
/** What can be embedded, as the page lists it for everybody: names, and in every language the title. */

/** @typedef {{name: string, page: string, slug: string, chapter: string, label: string, titles: Record<string, string>}} Entry  chapter: to which it belongs; the first page belongs to none */

/** @returns {Record<string, Entry>} by the names of embeds */
export const readEntries = () =>
  Object.fromEntries(
    Array.from(
      /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-embed]')),
      (item) => {
        const { embed: name = '', page = '', slug = '', chapter = '' } = item.dataset;
        const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (
          item.querySelectorAll('[data-in]')
        );
        const titles = Object.fromEntries(
          Array.from(links, ({ dataset, title }) => [dataset.in ?? '', title]),
        );
        const label = item.querySelector('.name')?.textContent ?? name;
        return [name, { name, page, slug, chapter, label, titles }];
      },
    ),
  );
