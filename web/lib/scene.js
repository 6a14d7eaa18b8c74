// SPDX-License-Identifier: MIT
/**
 * One scene of a lesson: a board, and examples to choose from, which the page's HTML holds. What is said
 * of an example, and of every position the reader plays on to, is the answer of whoever wires the scene.
 */

import { legend } from './board-words.js';
import { buttonIn, gameOf } from './example.js';
import { markup, render } from './markup.js';
import { moveList } from './move-list.js';
import { captionMarkup, captionSpoken } from './reasons.js';
import { createTable } from './table.js';
import { moveText } from './words.js';

/** @typedef {import('./core.js').C960} C960 */
/** @typedef {import('./core.js').Color} Color */
/** @typedef {import('./core.js').Game} Game */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./reasons.js').Caption} Caption */
/** @typedef {import('./table.js').Board & HTMLElement & {orientation: Color, readonly: boolean}} Board */

/**
 * Where a scene is.
 * @typedef {object} Now
 * @property {HTMLElement} example
 * @property {Color} color  the reader's
 * @property {Game} game
 * @property {ReturnType<ReturnType<typeof createTable>['line']>} line  the game with what was taken back
 * @property {Move | null} made  the move, if one was just made
 * @property {boolean} opened  the example was just opened
 */

/**
 * @typedef {object} Given
 * @property {C960} c960
 * @property {Texts} texts
 * @property {Board} board
 * @property {HTMLElement} section
 * @property {(now: Now) => Caption & {heard?: boolean | 'verdict' | 'move'}} answer  heard: it, or its verdict, or also the move above it, repeats what the board just said
 * @property {(now: Now) => void} [played]  another position is on the board
 * @property {(now: Now, caption: Caption) => void} [refused]  something was not possible
 * @property {() => Color} [seat]  the reader's colour; else whose turn it is when an example is opened
 * @property {(example: HTMLElement) => Game} [read]  the game an example shows
 * @property {boolean} [lists]  the moves are listed wherever there are any, not only of examples that have some
 * @property {boolean} [arrives]  the last move of an example is shown being made
 */

/** @typedef {ReturnType<typeof createScene>} Scene */

const narrow = matchMedia('(max-width: 880px)');

/** @param {Given} given */
export function createScene(given) {
  const { c960, texts, board, section } = given;
  const read = given.read ?? ((example) => gameOf(c960, example.dataset));
  /** @type {HTMLElement[]} */
  const examples = [...section.querySelectorAll(/** @type {any} */ ('[data-fen]:not(ol)'))];
  const stage = /** @type {Element} */ (section.querySelector('.stage'));
  const marks = /** @type {Element} */ (stage.querySelector('.legend'));
  const [below, moves, place] = [0, 1, 2].map(() => document.createElement('div'));
  below.append(moves, place);
  let chosen = examples[0];
  /** @type {Color} */
  let color = 'white';

  // Where no move is left, a piece that is taken up is answered as the position is.
  board.addEventListener('c960-select', (event) => {
    if (table.position().status().legalMoveCount > 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    say(given.answer(here(null)));
  });
  const table = createTable({ texts, board, controls: section, changed, refused });
  /** @param {Caption} caption @param {boolean} [aloud] */
  function say(caption, aloud = true) {
    // What is only shown step by step is over once the board is played on.
    if (board.readonly) pick(chosen);
    board.readonly = false;
    table.mark(caption);
    tell(caption);
    if (aloud) board.announce(captionSpoken(caption));
  }

  /** Says it beside the board, which stays as it is. @param {Caption} caption */
  function tell(caption) {
    render(place, captionMarkup(texts, caption));
    render(marks, legend(texts, caption.marks, caption.arrows));
  }

  /** The moves of an example that came about by some; none where it is empty. @param {boolean} shown */
  function list(shown) {
    render(moves, shown ? moveList(texts, table.line(), moveText, section.id) : markup``);
  }

  /** @param {Move | null} made @param {boolean} [opened] @returns {Now} */
  const here = (made, opened = false) => ({
    ...{ example: chosen, color, game: table.game(), line: table.line() },
    ...{ made, opened },
  });

  /** @param {Caption} caption */
  function refused(caption) {
    given.refused?.(here(null), caption);
    say(caption);
  }

  /** @param {Now} now @param {boolean} aloud */
  function tellOf(now, aloud) {
    given.played?.(now);
    list(Boolean(chosen.dataset.moves || (given.lists && table.line().moves.length)));
    const caption = given.answer(now);
    say(caption, false);
    const news = { ...caption };
    if (caption.heard) news.verdict = '';
    if (caption.heard === 'move') news.eyebrow = '';
    if (aloud && caption.heard !== true) board.announce(captionSpoken(news));
  }

  /** @param {Move | null} made */
  function changed(made) {
    tellOf(here(made), true);
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
    const game = read(example);
    color = given.seat?.() ?? game.position.turn;
    board.orientation = color;
    table.open(game, aloud && given.arrives);
    tellOf(here(null, true), aloud);
  }

  for (const example of examples) buttonIn(example, () => open(example));
  section.querySelector('form.typed')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const field = section.querySelector('.typed input');
    if (!(field instanceof HTMLInputElement)) return;
    table.typed(field.value);
    field.select();
  });
  narrow.addEventListener('change', () => put(section.querySelector('.chosen') ?? chosen));
  open(chosen, false);

  return { table, say, tell, list, pick, open, chosen: () => chosen, color: () => color };
}
