// SPDX-License-Identifier: MIT
/** Where it is asked which piece a pawn is to become: the board, four buttons, and afterwards all four results. */

import { boardStrings, legend, ownMarks, targets, waysOf } from '../../lib/board-words.js';
import { markup, prose, render } from '../../lib/markup.js';
import { PIECES } from '../../lib/promotion/positions.js';
import { createWalks } from '../../lib/promotion/walks.js';
import { captionSpoken } from '../../lib/reasons.js';
import { positionText, statusText } from '../../lib/words.js';
import { allFourText, cardMarkup, choiceCaption, lineOf, lineText } from './choice-answer.js';
import {
  complain,
  drawHead,
  drawSide,
  focusOn,
  goOnByEnter,
  skeleton,
  toldMarkup,
} from './desk-parts.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/promotion/drill.js').Question} Question */
/** @typedef {import('../../lib/promotion/drill.js').Response} Response */
/** @typedef {import('./round.js').Round<Question, Response, {correct: boolean}>} Round */
/**
 * @typedef {object} Given
 * @property {C960} c960
 * @property {Texts} texts
 * @property {HTMLElement} root
 * @property {string | null} positions where a question's position can be tested
 * @property {AbortSignal} signal
 * @property {(response: Response) => void} respond
 */

export class ChoiceDesk {
  #given;
  #root;
  #board;
  #walks;
  /** @type {Round} */
  #round = /** @type {any} */ (null);
  /** @type {Position} */
  #position = /** @type {any} */ (null);
  #isTold = false;

  /** @param {Given} given */
  constructor(given) {
    const { texts, root, signal } = given;
    this.#given = given;
    this.#root = root;
    root.innerHTML = skeleton(texts, { below: markup`<ul class="results"></ul>` }).text;
    this.#board = /** @type {any} */ (this.#find('c960-board'));
    this.#board.strings = boardStrings(texts);
    /** @param {string} text */
    const announce = (text) => this.#board.announce(text);
    this.#walks = createWalks({ texts, root: this.#find('.results'), announce, signal });
    /** @param {string} type @param {(event: any) => void} act */
    const on = (type, act) => root.addEventListener(type, act, { signal });
    on('click', ({ target }) => {
      const { response } = target.closest('button')?.dataset ?? {};
      if (response) given.respond(JSON.parse(response));
    });
    goOnByEnter(root, signal);
    on('c960-select', ({ detail }) => {
      this.#board.targets = targets(this.#position, detail.square);
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
    const { c960, texts } = this.#given;
    this.#round = round;
    this.#position = c960.parseFen(question.fen);
    const results = this.#position.promotions(question.from, question.to);
    const caption = grade && response ? choiceCaption(texts, question, response, results) : null;
    this.#isTold = caption !== null;
    this.#root.dataset.state = caption ? 'told' : 'choose';
    this.#board.orientation = question.color;
    this.#board.readonly = caption !== null;
    this.#board.selectSquare(null);
    this.#draw(caption);
    this.#draw4(caption ? results : []);
    if (focus) focusOn(this.#root, this.#isTold);
    if (!caption) return positionText(texts, this.#position);
    return `${captionSpoken(caption)} ${allFourText(texts, question, results)}`;
  }

  /** @param {Caption | null} caption */
  #draw(caption) {
    const { texts } = this.#given;
    const { t } = texts;
    const { from, to, goal } = this.#asked;
    const question = prose(t(`choice.ask.${goal}`, { from, to }));
    drawHead(this.#root, texts, this.#round, question, t('choice.how', { from, to }));
    drawSide(this.#root, texts, this.#round, caption ? this.#told(caption) : this.#options());
    this.#show(caption);
  }

  /** The position, or the right promotion made. @param {Caption | null} caption */
  #show(caption) {
    const { texts } = this.#given;
    const { from, to, right } = this.#asked;
    /** @param {Position} now */
    const tell = (now) => {
      this.#find('.turn').textContent = statusText(texts, now.turn, now.status());
    };
    tell(this.#position);
    this.#board.pieces = [...this.#position.pieces()];
    this.#board.marks = ownMarks(this.#position, null);
    this.#board.arrows = caption ? [] : [{ from, to, kind: 'move' }];
    render(this.#find('.legend'), markup``);
    if (!caption) return;
    const move = this.#position.move({ from, to, promotion: right });
    const after = this.#position.play(move);
    const marks = [...ownMarks(after, move), ...caption.marks];
    tell(after);
    this.#board.show(after.pieces(), { moves: waysOf(move) });
    this.#board.marks = marks;
    this.#board.arrows = caption.arrows;
    render(this.#find('.legend'), legend(texts, marks, caption.arrows));
  }

  #options() {
    const { t, upper } = this.#given.texts;
    const { color } = this.#asked;
    return markup`<div class="pieces">${PIECES.map(
      (piece) =>
        markup`<button type="button" data-response="${JSON.stringify({ piece })}"><svg viewBox="0 0 45 45" aria-hidden="true"><use href="#p-${piece}" class="pc ${color}"/></svg>${upper(t('piece.one', { piece }))}</button>`,
    )}</div>`;
  }

  /** What is said of an answer, with a link to test its position. @param {Caption} caption */
  #told(caption) {
    const { texts, positions } = this.#given;
    const { fen, from, to } = this.#asked;
    const link =
      positions &&
      markup`<a class="button" href="${positions}?fen=${fen.replaceAll(' ', '_')}&amp;move=${from}${to}">${texts.t('choice.test')}</a>`;
    return toldMarkup(texts, this.#round, caption, link);
  }

  /** The four results, each with the line that shows it. @param {ReturnType<Position['promotions']>} results */
  #draw4(results) {
    const { texts } = this.#given;
    const place = this.#find('.results');
    const lines = results.map((result) => lineOf(this.#asked, result));
    this.#walks.forget();
    render(place, markup``);
    render(
      place,
      markup`${results.map((result, n) => cardMarkup(texts, this.#asked, result, lines[n]))}`,
    );
    results.forEach(({ position }, n) => {
      const line = lines[n];
      const card = place.children[n];
      if (line.length > 0) this.#walks.open(card, position, line, lineText(texts, position, line));
    });
  }

  /** The pawn was moved: it is asked what it becomes, and that is the answer. @param {{from: string, to: string}} way */
  async #onMove({ from, to }) {
    const asked = this.#asked;
    const there = this.#position.pieceAt(to);
    this.#board.selectSquare(null);
    if (from !== asked.from || to !== asked.to) {
      if (there && there.color === asked.color) this.#board.selectSquare(to);
      else this.#complain(this.#given.texts.t('choice.other-move', asked));
      return;
    }
    const piece = await this.#board.choosePromotion({ color: asked.color, from, to });
    if (piece && this.#asked === asked && !this.#isTold) this.#given.respond({ piece });
  }

  /** @param {string} text */
  #complain(text) {
    complain(this.#root, text);
  }
}
