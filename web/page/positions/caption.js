// SPDX-License-Identifier: MIT
/** What is said beside the board about a refused move or about what is pointed at. */

import { markup, render } from '../../lib/markup.js';
import { captionMarkup, captionSpoken } from '../../lib/reasons.js';

/** @typedef {import('../positions.js').Context} Context */

/** @param {Context} context */
export function wireCaption({ texts, store, get, announce, board }) {
  const place = get('caption');
  store.subscribe((state, before) => {
    if (state.caption === before.caption) return;
    render(place, state.caption ? captionMarkup(texts, state.caption, true) : markup``);
    if (!state.caption) return;
    announce(captionSpoken(state.caption));
    // The answer to a move is brought into sight; what is pointed at is the board itself.
    // Its verdict will do: on a small screen the marks on the board are to stay in sight.
    const verdict = place.querySelector('.verdict') ?? place;
    if (!state.point) verdict.scrollIntoView({ block: 'nearest' });
  });
  const clear = () => store.set({ caption: null, point: null, by: 'move' });
  place.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (!target.closest('[data-do="clear"]')) return;
    clear();
    board.focus();
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && store.get().caption) clear();
  });
}
