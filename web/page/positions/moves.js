// SPDX-License-Identifier: MIT
/** The game: steps back and forth, the list of its moves, and what it tells. */

import { articleLink, markup, prose, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { showSan } from '../../lib/notation.js';
import { statusOf, tellGame, tellNews } from '../../lib/told.js';
import { moveText, statusText } from '../../lib/words.js';
import { goTo } from './game.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./game.js').State} State */

/** @param {Texts} texts @param {State} state */
function list(texts, state) {
  const { game, moves } = state;
  const told = tellGame(texts, state).map(
    ({ text, article }) => markup`<li>${prose(text)}${articleLink(texts, article)}</li>`,
  );
  if (moves.length === 0 && told.length === 0) return markup``;
  const line = { start: game.start, moves, ply: game.ply };
  return markup`<h2>${texts.t('moves.title')}</h2>${moveList(texts, line, moveText)}${
    told.length > 0 && markup`<ul class="told">${told}</ul>`
  }`;
}

/** Whose turn it is, or how the game ended, and what is new with the last move. @param {Texts} texts @param {State} state */
export function standing(texts, state) {
  const status = `${statusText(texts, state.game.position.turn, statusOf(state.game))}.`;
  const news = tellNews(texts, state);
  return news.startsWith(status) ? news : `${status} ${news}`.trim(); // how it ended is said once
}

/** @param {Context} context */
export function wireMoves({ texts, store, get, announce }) {
  const { t } = texts;
  const place = get('moves');

  /** @param {number} ply */
  function go(ply) {
    const { game, moves } = store.get();
    store.set(goTo(store.get(), ply));
    const undone =
      ply === game.ply - 1 && t('said.undone', { san: showSan(texts, moves[ply].san) });
    const made = ply > 0 ? moveText(texts, moves[ply - 1]) : t('said.at-start');
    announce(`${undone || made} ${standing(texts, store.get())}`);
  }

  /** @param {State} state */
  const draw = (state) => {
    const { game, moves } = state;
    const content = list(texts, state);
    place.hidden = content.text === '';
    render(place, content);
    get('undo').setAttribute('aria-disabled', String(game.ply === 0));
    get('redo').setAttribute('aria-disabled', String(game.ply === moves.length));
  };

  get('undo').addEventListener('click', () => {
    const { game } = store.get();
    if (game.ply > 0) go(game.ply - 1);
    else announce(t('said.nothing-to-undo'));
  });
  get('redo').addEventListener('click', () => {
    const { game, moves } = store.get();
    if (game.ply < moves.length) go(game.ply + 1);
    else announce(t('said.nothing-to-redo'));
  });
  place.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-ply]');
    if (button instanceof HTMLElement) go(Number(button.dataset.ply));
  });
  store.subscribe(draw);
  draw(store.get());
}
