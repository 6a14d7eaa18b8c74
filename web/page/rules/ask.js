// SPDX-License-Identifier: MIT
/**
 * The one board of the page: a question's position comes onto it, the core answers what the question
 * attempts, and the reader plays on, with an answer to every attempt.
 */

import { castlingCaption, plainCaption, refusedMove } from '../../lib/attempt.js';
import { legend } from '../../lib/board-words.js';
import { gameOf } from '../../lib/example.js';
import { fenInLink } from '../../lib/fen-link.js';
import { lostText } from '../../lib/history.js';
import { markup, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { captionMarkup, captionSpoken } from '../../lib/reasons.js';
import { createTable } from '../../lib/table.js';
import { touchedCaption } from '../../lib/touched.js';
import { statusOf } from '../../lib/told.js';
import { moveText, statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/core.js').Side} Side */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../elements/c960-board/index.js').C960Board} C960Board */

/** Where the Positions page shows the same. @param {HTMLElement} question */
function addressOf({ dataset: { fen = '', moves = '' } }) {
  const line = moves ? `&moves=${moves.replaceAll(' ', '.')}` : '';
  return `?fen=${fenInLink(fen)}${line}`;
}

/** How the game stands, claims included. @param {Texts} texts @param {Game} game */
const standing = (texts, game) => statusText(texts, game.position.turn, statusOf(game));

/** @param {Texts} texts @returns {Parameters<typeof touchedCaption>[3]} */
const touchedWords =
  ({ t }) =>
  ({ piece, n, moves }) => [t('rules.touched', { piece }), t('rules.touched-moves', { n, moves })];

const narrow = matchMedia('(max-width: 880px)');

/**
 * @param {{c960: C960, texts: Texts, board: C960Board, asked: HTMLElement}} given
 * @returns {(question: HTMLElement) => void} opens a question's position
 */
export function wireQuestions({ c960, texts, board, asked }) {
  const stage = /** @type {HTMLElement} */ (asked.querySelector('.stage'));
  const marks = /** @type {HTMLElement} */ (stage.querySelector('.legend'));
  const link = /** @type {HTMLAnchorElement} */ (stage.querySelector('#open-position'));
  const questions = /** @type {HTMLElement[]} */ ([...asked.querySelectorAll('[data-fen]')]);
  const [below, moves, answer] = [0, 1, 2].map(() => document.createElement('div'));
  below.className = 'tried';
  below.append(moves, answer);
  let chosen = questions[0];

  const table = createTable({ texts, board, controls: asked, changed, refused: say });

  /** @param {Caption} caption @param {boolean} [aloud] */
  function say(caption, aloud = true) {
    table.mark(caption);
    render(answer, captionMarkup(texts, caption));
    render(marks, legend(texts, caption.marks, caption.arrows));
    if (aloud) board.announce(captionSpoken(caption));
  }

  /** What the start position of a question is called, if it has one. */
  function startName() {
    const { start } = chosen.dataset;
    if (!start) return '';
    const { number, arrangement: letters } = c960.startInfo(Number(start));
    return texts.t('home.caption', { number, letters });
  }

  /** What the core says of the question's attempt. @returns {Caption} */
  function attempted() {
    const { castling, move, touched } = chosen.dataset;
    const game = table.game();
    const { position } = game;
    if (touched) return touchedCaption(texts, game.position, touched, touchedWords(texts));
    if (move) return refusedMove(texts, position, move.slice(0, 2), move.slice(2, 4), game);
    if (!castling) {
      return { ...plainCaption(startName(), `${standing(texts, game)}.`), tone: 'note' };
    }
    const side = /** @type {Side} */ (castling);
    const caption = castlingCaption(texts, position, position.castling(side));
    const lost = lostText(texts, game, side, position.turn);
    return { ...caption, note: `${lost} ${caption.note}`.trim() };
  }

  /** @param {Move | null} made @param {boolean} [aloud] */
  function changed(made, aloud = true) {
    const { length } = chosen.dataset.moves?.split(' ') ?? [];
    const line = table.line();
    render(moves, length || line.moves.length ? moveList(texts, line, moveText) : markup``);
    if (line.ply === length && !made) return say(attempted(), aloud);
    const last = line.moves[line.ply - 1];
    const now = `${standing(texts, table.game())}.`;
    const caption = plainCaption('', last ? moveText(texts, last) : now, last ? now : '');
    // The move itself has been said.
    say({ ...caption, tone: 'note' }, aloud && !made);
  }

  /** On a narrow page the board comes to the question, on a wide one it stays beside it. */
  function put() {
    const home = narrow.matches ? below : asked;
    if (stage.parentElement !== home) home.prepend(stage);
    chosen.append(below);
  }

  /** @param {HTMLElement} question @param {boolean} [aloud] */
  function open(question, aloud = true) {
    if (!questions.includes(question)) return;
    chosen = question;
    for (const one of questions) {
      one.classList.toggle('chosen', one === chosen);
      one.querySelector('.try')?.setAttribute('aria-pressed', String(one === chosen));
    }
    put();
    const game = gameOf(c960, question.dataset);
    board.orientation = game.position.turn;
    link.search = addressOf(question);
    table.open(game);
    changed(null, aloud);
  }

  for (const question of questions) {
    question.querySelector('.try')?.addEventListener('click', () => open(question));
  }
  narrow.addEventListener('change', put);
  open(chosen, false);
  return (question) => open(question);
}
