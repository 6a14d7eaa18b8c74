// SPDX-License-Identifier: MIT
/** Pointing at something on the board: the rules of the start position, and the two castlings. */

import { castlingCaption } from '../../lib/attempt.js';
import { withHistory } from '../../lib/told.js';
import { current, goTo, openStart } from './game.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').PieceType} PieceType */
/** @typedef {import('../../lib/core.js').Color} Color */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */

/** @param {Position} position @param {readonly PieceType[]} types @param {Color} [color] */
const squaresOf = (position, types, color) =>
  position
    .pieces()
    .filter(({ piece }) => types.includes(piece.type) && (!color || piece.color === color))
    .map(({ square }) => square);

/** The squares each rule of the start position is about. @type {Record<string, (start: Position) => string[]>} */
const RULES = {
  pawns: (start) => squaresOf(start, ['pawn']),
  king: (start) => squaresOf(start, ['rook', 'king'], 'white'),
  bishops: (start) => squaresOf(start, ['bishop'], 'white'),
  mirror: (start) => squaresOf(start, ['king', 'queen', 'rook', 'bishop', 'knight']),
};

/** @param {Context} context */
export function wirePoint({ c960, texts, store, board }) {
  const { t } = texts;

  /** @param {string} point @returns {Caption} */
  function captionOf(point) {
    const state = store.get();
    const side = point === 'castling-g' ? 'g' : point === 'castling-c' ? 'c' : null;
    if (side) {
      const position = current(state);
      return withHistory(texts, state, castlingCaption(texts, position, position.castling(side)));
    }
    return {
      tone: 'note',
      eyebrow: t('rule.title'),
      verdict: t(`rule-shown.${point}`),
      reasons: [],
      note: '',
      marks: RULES[point](current(state)).map((square) => ({ square, kind: 'good' })),
      arrows: [],
    };
  }

  document.getElementById('main')?.addEventListener('click', (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-point]');
    if (!(button instanceof HTMLElement)) return;
    const point = button.dataset.point ?? '';
    if (store.get().point === point) return store.set({ point: null, caption: null });
    const state = store.get();
    // The rules of the start position are shown on the start position.
    if (point in RULES && state.fen) store.set({ ...openStart(c960, state.number), by: 'jump' });
    else if (point in RULES && state.game.ply > 0) store.set(goTo(state, 0));
    store.set({ point, caption: captionOf(point), by: 'move' });
    if (!isVisible(board)) board.scrollIntoView({ block: 'nearest' });
  });

  const draw = () => {
    for (const button of document.querySelectorAll('[data-point]')) {
      const on = button.getAttribute('data-point') === store.get().point;
      button.setAttribute('aria-pressed', String(on));
    }
  };
  store.subscribe(draw);
  draw();
}

/** @param {Element} element */
function isVisible(element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}
