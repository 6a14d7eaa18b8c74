// SPDX-License-Identifier: MIT
/** The board and what is done on it: moves by gesture, by keyboard, by notation and by button. */

import { legend, ownMarks } from '../../lib/board-words.js';
import { render } from '../../lib/markup.js';
import { showSan } from '../../lib/notation.js';
import { createPlayer } from '../../lib/player.js';
import { moveText, statusText } from '../../lib/words.js';
import { current, goTo, lastMove, play } from './game.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('./game.js').State} State */

/** @param {Context} context */
export function wireStage(context) {
  const { texts, store, board, get, announce } = context;
  const { t } = texts;
  const player = createPlayer({
    texts,
    board,
    position: () => current(store.get()),
    make,
    answer: (caption) => store.set({ caption, point: null, by: 'move' }),
  });

  /** @param {Move} move */
  function make(move) {
    store.set(play(store.get(), move));
    const position = current(store.get());
    announce(`${moveText(texts, move)} ${statusText(texts, position.turn, position.status())}.`);
  }

  /** @param {number} by @param {'said.nothing-to-undo' | 'said.nothing-to-redo'} nothing */
  function step(by, nothing) {
    const state = store.get();
    const ply = state.ply + by;
    if (ply < 0 || ply > state.line.length) return announce(t(nothing));
    const { move } = state.line[Math.min(state.ply, ply)];
    store.set(goTo(state, ply));
    const san = showSan(texts, move.san);
    const position = current(store.get());
    const said = by < 0 ? t('said.undone', { san }) : moveText(texts, move);
    announce(`${said} ${statusText(texts, position.turn, position.status())}.`);
  }

  get('flip').addEventListener('click', () =>
    store.set({ turned: !store.get().turned, ways: null }),
  );
  get('undo').addEventListener('click', () => step(-1, 'said.nothing-to-undo'));
  get('redo').addEventListener('click', () => step(1, 'said.nothing-to-redo'));
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
  board.orientation = state.turned ? 'black' : 'white';
  board.marks = [...ownMarks(position, lastMove(state)), ...marks];
  board.arrows = [...arrows];
  get('status').textContent = statusText(texts, position.turn, position.status());
  get('undo').setAttribute('aria-disabled', String(state.ply === 0));
  get('redo').setAttribute('aria-disabled', String(state.ply === state.line.length));
  const kinds = legend(texts, marks, arrows);
  get('legend').hidden = kinds.text === '';
  render(get('legend'), kinds);
}
