// SPDX-License-Identifier: MIT
/** Where it is asked whether a pawn can be taken en passant: the board, and a button for each answer. */

import { boardStrings, legend, ownMarks, targets, waysOf } from '../../lib/board-words.js';
import { markup, render } from '../../lib/markup.js';
import { captionSpoken } from '../../lib/reasons.js';
import { moveText, positionText, statusText } from '../../lib/words.js';
import {
  complain,
  drawHead,
  drawSide,
  focusOn,
  goOnByEnter,
  skeleton,
  toldMarkup,
} from './desk-parts.js';
import { takeCaption, wayText } from './take-answer.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/en-passant/drill.js').Question} Question */
/** @typedef {import('../../lib/en-passant/drill.js').Response} Response */
/** @typedef {import('./round.js').Round<Question, Response, {correct: boolean}>} Round */
/**
 * @typedef {object} Given
 * @property {C960} c960
 * @property {Texts} texts
 * @property {HTMLElement} root
 * @property {AbortSignal} signal
 * @property {(response: Response) => void} respond
 */

export class TakeDesk {
  #given;
  #root;
  #board;
  /** @type {Round} */
  #round = /** @type {any} */ (null);

  /** @param {Given} given */
  constructor(given) {
    const { texts, root, signal } = given;
    this.#given = given;
    this.#root = root;
    root.innerHTML = skeleton(texts).text;
    this.#board = /** @type {any} */ (this.#find('c960-board'));
    this.#board.strings = boardStrings(texts);
    /** @param {string} type @param {(event: any) => void} act */
    const on = (type, act) => root.addEventListener(type, act, { signal });
    on('click', ({ target }) => {
      const { response } = target.closest('button')?.dataset ?? {};
      if (response) given.respond(JSON.parse(response));
    });
    goOnByEnter(root, signal);
    on('c960-select', ({ detail }) => {
      this.#board.targets = targets(this.#asked.game.position, detail.square);
    });
    on('c960-move', ({ detail }) => this.#onMove(detail));
  }

  get #asked() {
    return /** @type {Question} */ (this.#round.question);
  }

  /** @param {string} selector */
  #find(selector) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(selector));
  }

  /**
   * Shows the question of a round, or what is said of its answer.
   * @param {Round} round @param {boolean} focus
   * @returns {string} what is to be said besides the heading
   */
  show(round, focus) {
    const { question, grade, response } = round;
    if (!question) return '';
    const { texts } = this.#given;
    this.#round = round;
    const caption =
      grade && response ? takeCaption(texts, question, response, grade.correct) : null;
    this.#root.dataset.state = caption ? 'told' : 'choose';
    this.#board.orientation = question.color;
    this.#board.readonly = caption !== null;
    this.#board.selectSquare(null);
    this.#draw(caption);
    this.#show(caption);
    if (focus) focusOn(this.#root, caption !== null);
    const { position } = question.game;
    return caption ? captionSpoken(caption) : `${this.#came()} ${positionText(texts, position)}`;
  }

  /** The moves that led here, in words. */
  #came() {
    const { texts } = this.#given;
    return this.#asked.game.moves.map((move) => moveText(texts, move)).join(' ');
  }

  /** @param {Caption | null} caption */
  #draw(caption) {
    const { texts } = this.#given;
    const { t } = texts;
    const { color, game } = this.#asked;
    const came = t('take-drill.came', { n: game.moves.length, moves: this.#came() });
    const content = caption ? toldMarkup(texts, this.#round, caption) : this.#options();
    drawHead(this.#root, texts, this.#round, t('take-drill.ask', { color }), came);
    drawSide(this.#root, texts, this.#round, content);
  }

  /** The last move is seen being made; afterwards the capture, where there is one. @param {Caption | null} caption */
  #show(caption) {
    const { game, legal } = this.#asked;
    const { response } = this.#round;
    const take = response?.take && legal.includes(response.take) ? response.take : legal[0];
    const shown = caption && take ? game.play(take) : game;
    const move = shown.moves[shown.ply - 1];
    this.#board.pieces = [...shown.at(shown.ply - 1).pieces()];
    this.#board.show(shown.position.pieces(), { moves: waysOf(move) });
    const marks = caption?.marks ?? [];
    this.#board.marks = [...ownMarks(shown.position, move), ...marks];
    this.#board.arrows = caption?.arrows ?? [];
    const { texts } = this.#given;
    const { turn } = shown.position;
    this.#find('.turn').textContent = statusText(texts, turn, shown.position.status());
    const explained = marks.filter(({ kind }) => kind !== 'last-move');
    render(this.#find('.legend'), legend(texts, explained, caption?.arrows ?? []));
  }

  #options() {
    const { t } = this.#given.texts;
    const yes = this.#asked.asks.map(
      (take) =>
        markup`<button type="button" data-response="${JSON.stringify({ take })}">${t('take-drill.yes', { way: wayText(take) })}</button>`,
    );
    return markup`<p class="row">${yes}<button type="button" data-response="${JSON.stringify({ take: null })}">${t('take-drill.no')}</button></p><p class="note">${t('take-drill.how')}</p>`;
  }

  /** A pawn was moved as if to take: that is the answer. @param {{from: string, to: string}} way */
  #onMove({ from, to }) {
    const { asks, color, game } = this.#asked;
    const take = from + to;
    this.#board.selectSquare(null);
    if (asks.includes(take)) this.#given.respond({ take });
    else if (game.position.pieceAt(to)?.color === color) this.#board.selectSquare(to);
    else this.#complain(this.#given.texts.t('take-drill.other-move'));
  }

  /** @param {string} text */
  #complain(text) {
    complain(this.#root, text);
  }
}
