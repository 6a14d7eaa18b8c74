// SPDX-License-Identifier: MIT
/** The board and what is done on it: moves by gesture, by keyboard, by notation and by button. */

import { legend, ownMarks } from '../../lib/board-words.js';
import { lastMove } from '../../lib/line.js';
import { render } from '../../lib/markup.js';
import { createPlayer } from '../../lib/player.js';
import { statusOf, withHistory } from '../../lib/told.js';
import { moveText, statusText } from '../../lib/words.js';
import { current, play } from './game.js';
import { standing } from './moves.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('./game.js').State} State */

/** @param {Context} context */
export function wireStage(context) {
  const { texts, store, board, get, announce } = context;
  const player = createPlayer({
    texts,
    board,
    position: () => current(store.get()),
    explainer: () => store.get().game,
    make,
    answer: (caption) =>
      store.set({ caption: withHistory(texts, store.get(), caption), point: null, by: 'move' }),
  });

  /** @param {Move} move */
  function make(move) {
    store.set(play(store.get(), move));
    announce(`${moveText(texts, move)} ${standing(texts, store.get())}`);
  }

  get('flip').addEventListener('click', () =>
    store.set({ turned: !store.get().turned, ways: null }),
  );
  get('castle-g').addEventListener('click', () => player.castle('g'));
  get('castle-c').addEventListener('click', () => player.castle('c'));
  get('typed').addEventListener('submit', (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (get('typed-move'));
    player.typed(field.value);
    if (store.get().caption) field.select();
    else field.value = '';
  });

  store.subscribe((state, before) => draw(context, state, before));
  draw(context, store.get(), null);
}

/** @param {Context} context @param {State} state @param {State | null} before */
function draw({ texts, board, get }, state, before) {
  const position = current(state);
  const { marks = [], arrows = [] } = state.caption ?? {};
  if (!before || current(before) !== position) {
    if (state.ways) board.show(position.pieces(), { moves: [...state.ways] });
    else board.pieces = [...position.pieces()];
    board.selectSquare(null);
  }
  board.movable = position.turn;
  board.orientation = state.turned ? 'black' : 'white';
  board.marks = [...ownMarks(position, lastMove(state)), ...marks];
  board.arrows = [...arrows];
  get('status').textContent = statusText(texts, position.turn, statusOf(state.game));
  const kinds = legend(texts, marks, arrows);
  get('legend').hidden = kinds.text === '';
  render(get('legend'), kinds);
}
