// SPDX-License-Identifier: MIT
/** What can be done with a tile of the atlas, by clicks and by keys. */

import { addressOf } from './tile.js';

/** @typedef {import('./atlas.js').Atlas} Atlas */

/** @param {Atlas} atlas @param {HTMLElement} box the grid */
export function wireTiles(atlas, box) {
  /** @param {Event} event */
  const factAt = ({ target }) => {
    const tile = /** @type {HTMLElement | null} */ (
      /** @type {Element} */ (target).closest('.tile')
    );
    return tile ? atlas.factOf(tile.dataset.n) : undefined;
  };

  box.addEventListener('click', (event) => {
    const fact = factAt(event);
    if (!fact) return;
    const target = /** @type {Element} */ (event.target);
    if (target.closest('a')) return atlas.remember(fact);
    atlas.grid.goTo(fact);
    const act = target.closest('button')?.dataset.do;
    if (act === 'star') atlas.star(fact);
    if (act === 'like') atlas.sortLike(fact);
  });

  box.addEventListener('keydown', (event) => {
    const fact = factAt(event);
    if (!fact || event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.toLowerCase();
    // Enter follows the link that has the focus.
    if (key === 'm') {
      atlas.remember(fact);
      location.assign(new URL(addressOf(fact.mirror), location.href).href);
    } else if (key === 'f') atlas.star(fact);
    else if (key === 'l') atlas.sortLike(fact);
    else return;
    event.preventDefault();
  });

  // The names of the small buttons, for those who rest on them.
  box.addEventListener('pointerover', ({ target }) => {
    const named = /** @type {Element} */ (target).closest('.tools > *');
    if (named instanceof HTMLElement) named.title = named.getAttribute('aria-label') ?? '';
  });
}

/** The plain list, once it is opened: every arrangement leads to its page. @param {HTMLElement} details */
export function wireList(details) {
  const link = () =>
    details.querySelectorAll('li').forEach((item, number) => {
      const leads = document.createElement('a');
      leads.href = addressOf(number);
      leads.append(...item.childNodes);
      item.append(leads);
    });
  details.addEventListener('toggle', link, { once: true });
}
