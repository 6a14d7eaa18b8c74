// SPDX-License-Identifier: MIT
/** The list of moves: what was played, where the board stands, and a way back to any move. */

import { markup, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { moveText } from '../../lib/words.js';
import { goTo } from './game.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('./game.js').State} State */

/** @param {import('../../lib/texts.js').Texts} texts @param {State} state */
function list(texts, { line, ply, start }) {
  const moves = line.map(({ move }) => move);
  return markup`<h2>${texts.t('moves.title')}</h2>${moveList(texts, { start, moves, ply }, moveText)}`;
}

/** @param {Context} context */
export function wireMoves({ texts, store, get, announce }) {
  const place = get('moves');
  /** @param {State} state */
  const draw = (state) => {
    place.hidden = state.line.length === 0;
    render(place, place.hidden ? markup`` : list(texts, state));
  };
  place.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-ply]');
    if (!(button instanceof HTMLElement)) return;
    const ply = Number(button.dataset.ply);
    const state = store.get();
    store.set(goTo(state, ply));
    announce(ply === 0 ? texts.t('said.at-start') : moveText(texts, state.line[ply - 1].move));
  });
  store.subscribe(draw);
  draw(store.get());
}
