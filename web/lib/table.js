// SPDX-License-Identifier: MIT
/**
 * A board with a game on it, to be played on freely: moves by whatever means, steps back and forth, a way
 * back to where it began. Its buttons say what they do by `data-do` (g and c castle, undo, reset) and
 * `data-ply`; whoever opened the game is told what was played, and why something could not be.
 */

import { ownMarks, waysOf } from './board-words.js';
import { lastMove, openLine, playOn, walkTo } from './line.js';
import { createPlayer } from './player.js';
import { statusOf } from './told.js';
import { moveText, statusText } from './words.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./reasons.js').Caption} Caption */
/** @typedef {import('./player.js').Board & {pieces: any, marks: any, arrows: any, movable: any, show: any, selectSquare: any}} Board */

/**
 * @param {object} given
 * @param {Texts} given.texts
 * @param {Board} given.board
 * @param {HTMLElement} given.controls the buttons are in here, and a `.turn` to say whose turn it is
 * @param {(move: Move | null) => void} given.changed  another position is on the board; the move, if one was just made
 * @param {(caption: Caption) => void} given.refused   nothing moved, and this is why
 * @param {(move: Move) => boolean} [given.takes] false: this move is not to be made here
 * @param {AbortSignal} [given.signal]
 */
export function createTable({ texts, board, controls, changed, refused, takes, signal }) {
  const { t } = texts;
  /** @type {import('./line.js').Line} */
  let line;
  let home = 0;
  const game = () => line.game;
  const position = () => game().position;

  /** Whose turn it is, or how the game ended. */
  const standing = () => statusText(texts, position().turn, statusOf(game()));

  /** @param {Move | null} move that led here */
  const show = (move) => {
    const pieces = position().pieces();
    board.movable = position().turn;
    if (move) board.show(pieces, { moves: waysOf(move) });
    else board.pieces = [...pieces];
    board.selectSquare(null);
    mark();
    const turn = controls.querySelector('.turn');
    if (turn) turn.textContent = standing();
    controls.querySelector('[data-do="undo"]')?.setAttribute('aria-disabled', String(!game().ply));
  };

  /** @param {Partial<Caption>} [caption] what is marked besides the last move */
  const mark = ({ marks = [], arrows = [] } = {}) => {
    board.marks = [...ownMarks(position(), lastMove(line)), ...marks];
    board.arrows = [...arrows];
  };

  /** @param {Move} move */
  const make = (move) => {
    if (takes && !takes(move)) return;
    line = playOn(line, move);
    show(move);
    board.announce(`${moveText(texts, move)} ${standing()}.`);
    changed(move);
  };

  /** @param {number} to */
  const goTo = (to) => {
    if (to < 0) return board.announce(t('said.nothing-to-undo'));
    const next = to === game().ply + 1 ? line.moves[to - 1] : null;
    line = walkTo(line, to);
    show(next);
    board.announce(next ? `${moveText(texts, next)} ${standing()}.` : `${standing()}.`);
    changed(null);
  };

  const player = createPlayer({
    ...{ texts, board, position, make, signal },
    answer: refused,
    explainer: game,
  });

  controls.addEventListener(
    'click',
    ({ target }) => {
      const button = /** @type {Element} */ (target).closest('button');
      const { do: act, ply: to } = button?.dataset ?? {};
      if (act === 'g' || act === 'c') player.castle(act);
      else if (act === 'undo') goTo(game().ply - 1);
      else if (act === 'reset') goTo(home);
      else if (to) goTo(Number(to));
    },
    { signal },
  );

  return {
    game,
    position,
    mark,
    goTo,
    typed: player.typed,
    castle: player.castle,
    /** Puts a game on the board. @param {Game} opened @param {boolean} [arrives] its last move is shown being made */
    open(opened, arrives = false) {
      line = openLine(opened);
      home = opened.ply;
      if (!arrives || home === 0) return show(null);
      board.pieces = [...opened.at(home - 1).pieces()];
      show(lastMove(line));
    },
    /** Moves that can be played from here on, step by step. @param {readonly Move[]} moves */
    extend(moves) {
      const { ply } = game();
      const here = { ...line, moves: line.moves.slice(0, ply) };
      line = walkTo(moves.reduce(playOn, here), ply);
    },
    /** All its moves, also those taken back, and how many are on the board. */
    line: () => ({ ...line, start: game().start, ply: game().ply }),
  };
}
