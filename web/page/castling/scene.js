// SPDX-License-Identifier: MIT
/**
 * One scene of the lesson: a board, and examples to choose from. What is said of an example, and of every
 * position the reader plays on to, is the core's answer.
 */

import { castlingCaption, plainCaption } from '../../lib/attempt.js';
import { legend } from '../../lib/board-words.js';
import { lostText } from '../../lib/history.js';
import { markup, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { showSan } from '../../lib/notation.js';
import { captionMarkup, captionSpoken } from '../../lib/reasons.js';
import { createTable } from '../../lib/table.js';
import { moveText, statusText } from '../../lib/words.js';
import { buttonIn, gameOf } from './example.js';
import { wireHands } from './hands.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Side} Side */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../elements/c960-board/index.js').C960Board} C960Board */
/** @typedef {{c960: C960, texts: Texts, board: C960Board, section: HTMLElement}} Scene */

/**
 * What may be done with a piece that was touched.
 * @param {Texts} texts @param {Position} position @param {string} square @returns {Caption}
 */
function touchedCaption(texts, position, square) {
  const legal = position.legalMoves(square);
  const piece = position.pieceAt(square)?.type;
  const moves = texts.list(legal.map(({ san }) => showSan(texts, san)));
  return {
    ...plainCaption(
      texts.t('lesson.touched', { piece }),
      texts.t('lesson.touched-moves', { piece, n: legal.length, moves }),
    ),
    tone: 'note',
    marks: legal.map(({ to, castling }) => ({ square: castling?.rook.from ?? to, kind: 'good' })),
  };
}

const narrow = matchMedia('(max-width: 880px)');

/** @param {Scene} scene */
export function wireScene({ c960, texts, board, section }) {
  const { t } = texts;
  /** @type {HTMLElement[]} */
  const examples = [...section.querySelectorAll(/** @type {any} */ ('[data-side]:not(ol)'))];
  const stage = /** @type {Element} */ (section.querySelector('.stage'));
  const marks = /** @type {Element} */ (stage.querySelector('.legend'));
  const [below, moves, place] = [0, 1, 2].map(() => document.createElement('div'));
  below.append(moves, place);
  let chosen = examples[0];
  let color = c960.game(chosen.dataset.fen ?? '').position.turn;

  const table = createTable({ texts, board, controls: section, changed, refused: say });

  /** @param {Caption} caption @param {boolean} [aloud] */
  function say(caption, aloud = true) {
    // The steps of the hands are over once the board is played on.
    if (board.readonly) pick(chosen);
    board.readonly = false;
    table.mark(caption);
    render(place, captionMarkup(texts, caption));
    render(marks, legend(texts, caption.marks, caption.arrows));
    if (aloud) board.announce(captionSpoken(caption));
  }

  /** What the core says now. @param {Move | null} made @returns {Caption} */
  function answer(made) {
    const { touched, side } = chosen.dataset;
    const game = table.game();
    const position = table.position();
    if (touched && game.ply === 0) return touchedCaption(texts, position, touched);
    if (position.turn !== color) {
      const last = made ?? game.moves[game.ply - 1];
      const status = `${statusText(texts, position.turn, position.status())}.`;
      const caption = plainCaption('', last ? moveText(texts, last) : status, last ? status : '');
      return { ...caption, tone: 'note' };
    }
    const caption = castlingCaption(texts, position, position.castling(/** @type {Side} */ (side)));
    const lost = lostText(texts, game, /** @type {Side} */ (side), color);
    return { ...caption, note: `${lost} ${caption.note}`.trim() };
  }

  /** @param {Move | null} made @param {boolean} [aloud] */
  function changed(made, aloud = true) {
    if (made?.castling) done(made.castling.side);
    render(
      moves,
      chosen.dataset.moves ? moveList(texts, table.line(), moveText, section.id) : markup``,
    );
    // A move is said as it is made; what it means, when it is our turn again.
    say(answer(made), aloud && !(made && table.position().turn !== color));
  }

  /** @param {Side} side */
  function done(side) {
    const task = section.querySelector(`[data-task="${side}"]`);
    const state = task?.querySelector('.state');
    if (!task || !state) return;
    task.classList.add('done');
    state.textContent = t('lesson.try.done');
  }

  /** @param {HTMLElement} picked an example or a step */
  function pick(picked) {
    for (const one of section.querySelectorAll('li, tr')) {
      one.classList.toggle('chosen', one === picked);
      one.querySelector('.pick')?.setAttribute('aria-pressed', String(one === picked));
    }
    put(picked);
  }

  /** On a narrow page the board comes to what is read, on a wide one it stays beside it. @param {Element} picked */
  function put(picked) {
    const home = narrow.matches ? below : section;
    if (stage.parentElement !== home) home.prepend(stage);
    const rows = picked.closest('table');
    if (rows) rows.after(below);
    else picked.append(below);
  }

  /** @param {HTMLElement} example @param {boolean} [aloud] */
  function open(example, aloud = true) {
    chosen = example;
    pick(example);
    const game = gameOf(c960, example);
    color = game.position.turn;
    board.orientation = color;
    table.open(game);
    changed(null, aloud);
  }

  for (const example of examples) buttonIn(example, () => open(example));
  section.querySelector('form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = section.querySelector('input');
    if (!field) return;
    table.typed(field.value);
    field.select();
  });
  open(chosen, false);
  narrow.addEventListener('change', () => put(section.querySelector('.chosen') ?? chosen));
  wireHands({ c960, board, section }, (step, n) => {
    pick(step);
    for (const old of [moves, marks]) render(old, markup``);
    const verdict = t('lesson.hand.shown', { n });
    render(place, captionMarkup(texts, { ...plainCaption('', verdict), tone: 'note' }));
    board.announce(verdict);
  });
}
