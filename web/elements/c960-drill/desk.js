// SPDX-License-Identifier: MIT
/** Where a question is asked and answered: the board, and the column beside it. */

import { boardStrings, legend } from '../../lib/board-words.js';
import { markup, prose, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { captionMarkup, captionSpoken } from '../../lib/reasons.js';
import { createTable } from '../../lib/table.js';
import { answerCaption } from './answer.js';
import { castlingName, controls, questionText, readAnswer, squaresIn, toldText } from './ask.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/drill/vocabulary.js').Unnumbered} Asked */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */
/** @typedef {import('./round.js').Round} Round */

/** How many pips are shown of a round without an end. */
const PIPS = 20;

export class Desk {
  #c960;
  #texts;
  #root;
  #respond;
  #board;
  #table;
  /** @type {Round} */
  #round = /** @type {any} */ (null);
  /** @type {Caption | null} of the answer */
  #caption = null;
  #free = false;

  /** @param {{c960: C960, texts: Texts, root: HTMLElement, signal: AbortSignal, respond: (response: Response) => void}} given */
  constructor({ c960, texts, root, signal, respond }) {
    const { t } = texts;
    this.#c960 = c960;
    this.#texts = texts;
    this.#root = root;
    this.#respond = respond;
    root.innerHTML = markup`<div class="hero"></div>
<div class="stage"><c960-board></c960-board><div class="row"><span class="pair"><button type="button" data-do="g" aria-label="${t('board.castle-g')}">O-O</button>
<button type="button" data-do="c" aria-label="${t('board.castle-c')}">O-O-O</button></span>
<button type="button" data-do="undo">${t('board.undo')}</button><button type="button" data-do="reset">${t('lesson.reset')}</button><span class="turn"></span></div><div class="legend" role="group" aria-label="${t('board.legend')}"></div></div>
<div class="side"></div>`.text;
    this.#board = /** @type {any} */ (root.querySelector('c960-board'));
    this.#board.strings = boardStrings(texts);
    this.#table = createTable({
      ...{ texts, signal },
      board: this.#board,
      controls: root,
      takes: (move) => this.#takes(move),
      changed: () => this.#changed(),
      refused: (caption) => this.#refused(caption),
    });
    root.addEventListener('click', (event) => this.#onClick(event), { signal });
    root.addEventListener('submit', (event) => this.#onSubmit(event), { signal });
    root.addEventListener('input', () => this.#mark(), { signal });
    this.#board.addEventListener('c960-pick', (/** @type {CustomEvent} */ { detail }) => this.#pick(detail.square), { signal });
  }

  get hidden() {
    return this.#root.hidden;
  }

  set hidden(hidden) {
    this.#root.hidden = hidden;
  }

  get #question() {
    return /** @type {Asked} */ (this.#round.question);
  }

  /**
   * Shows the question of a round, or what is said of its answer.
   * @param {Round} round @param {boolean} focus
   * @returns {Caption | null} of the answer
   */
  show(round, focus) {
    this.#round = round;
    this.#free = false;
    const { question, grade, response } = round;
    if (!question) return null;
    const game = question.moves.reduce((at, uci) => at.play(uci), this.#c960.game(question.start));
    const { kind } = question;
    this.#caption = grade && response ? answerCaption(this.#texts, question, response, grade, game) : null;
    this.#board.orientation = question.color;
    this.#board.picking = !grade && /^(landing|must)/.test(kind);
    this.#board.readonly = grade !== null || !/^(landing|must|play)/.test(kind);
    this.#table.open(game);
    this.#draw();
    if (focus) this.#focus(grade ? '[data-do="next"]' : 'h3');
    return this.#caption;
  }

  /** @param {string} selector */
  #focus(selector) {
    const target = this.#root.querySelector(selector);
    if (target instanceof HTMLElement) target.focus();
  }

  #draw() {
    const texts = this.#texts;
    const { t } = texts;
    const { number, count } = this.#round;
    const question = this.#question;
    const eyebrow = count < Infinity ? t('drill.question', { number, count }) : t('drill.question-endless', { number });
    const [head, , side] = /** @type {any} */ (this.#root.children);
    render(head, markup`<p class="eyebrow">${eyebrow}</p><h3 tabindex="-1">${prose(questionText(texts, question))}</h3><p class="told">${toldText(texts, question)}</p>`);
    const past = question.told.at === 'start' ? moveList(texts, this.#table.line(), 'past') : '';
    this.#root.dataset.state = this.#free ? 'free' : this.#caption ? 'told' : question.kind;
    const body = this.#caption ? this.#told(this.#caption) : markup`<div class="controls">${controls(texts, question)}<p class="error" id="drill-error" role="alert" hidden></p></div>`;
    render(side, markup`<div class="past">${past}</div>${body}${this.#pips()}`);
    this.#mark();
  }

  /** @param {Caption} caption */
  #told(caption) {
    const { t } = this.#texts;
    const { isOver, grade } = this.#round;
    return markup`${captionMarkup(this.#texts, caption)}<p class="row"><button type="button" class="primary" data-do="next">${t(isOver ? 'drill.finish' : 'drill.next')}</button>
<button type="button" data-do="try" aria-pressed="${this.#free}">${t('drill.try')}</button>
${!grade?.correct && markup`<button type="button" data-do="retry">${t('drill.retry')}</button>`}</p>
<div class="tried"></div>`;
  }

  #pips() {
    const { t } = this.#texts;
    const { results, count, number } = this.#round;
    const last = Math.min(count, Math.max(number, PIPS));
    const first = Math.max(1, last - PIPS + 1);
    const pips = Array.from({ length: last - first + 1 }, (_, i) => {
      const at = first + i;
      const result = results[at - 1];
      const state = result ? (result.correct ? 'right' : 'wrong') : at === number ? 'now' : 'open';
      return markup`<li class="${state}"><span class="visually-hidden">${t('drill.pip', { state, number: at })}</span></li>`;
    });
    const right = results.filter(({ correct }) => correct).length;
    return markup`<div class="round"><p class="eyebrow">${t('drill.round')} · ${t('drill.tally', { right, asked: results.length })}</p>
<ol class="pips" aria-label="${t('drill.round')}">${pips}</ol><button type="button" class="link" data-do="stop">${t('drill.stop')}</button></div>`;
  }

  /** The marks: what was chosen so far, or what the answer is about. */
  #mark() {
    const { kind, side, color } = this.#question;
    const caption = this.#caption ?? { marks: [], arrows: [] };
    const report = this.#table.position().castling(side, color);
    let { marks, arrows } = caption;
    if (!this.#caption && kind === 'landing') {
      const lands = ['king', 'rook'].map((name) => squaresIn(this.#field(name)?.value ?? '')?.[0]);
      arrows = [report.king, report.rook].flatMap((way, i) =>
        way && lands[i] ? [{ from: way.from, to: lands[i], kind: i ? 'rook-way' : 'king-way' }] : [],
      );
    } else if (!this.#caption && kind.startsWith('must')) {
      marks = (squaresIn(this.#field('squares')?.value ?? '') ?? []).map((square) => ({ square, kind }));
    }
    const atHome = this.#table.game().ply === this.#question.moves.length;
    this.#table.mark(atHome && !this.#free ? { marks, arrows } : {});
    const place = /** @type {HTMLElement} */ (this.#root.querySelector('.legend'));
    render(place, this.#caption && !this.#free ? legend(this.#texts, marks, arrows) : markup``);
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement | null} */ (this.#root.querySelector(`input[name="${name}"]`));
  }

  /** A square was chosen on the board. @param {string} square */
  #pick(square) {
    const [king, rook, squares] = ['king', 'rook', 'squares'].map((name) => this.#field(name));
    if (squares) {
      const list = squaresIn(squares.value) ?? [];
      squares.value = (list.includes(square) ? list.filter((one) => one !== square) : [...list, square]).join(' ');
      this.#board.announce(squares.value || this.#texts.t('drill.no-square'));
    } else if (king && rook) {
      const again = !king.value || rook.value;
      king.value = again ? square : king.value;
      rook.value = again ? '' : square;
      const { t } = this.#texts;
      this.#board.announce(`${t(again ? 'drill.king-lands' : 'drill.rook-lands')} ${square}`);
    }
    this.#mark();
  }

  /** Whether a move is made on the board; as an answer it is only taken down. @param {Move} move */
  #takes(move) {
    if (this.#free) return true;
    const { side, color } = this.#question;
    const { king } = this.#table.position().castling(side, color);
    const isStep = !move.castling && move.from === king?.from && move.to === king.to;
    if (isStep || move.castling?.side === side) this.#respond({ uci: move.uci });
    else this.#notMeant();
    return false;
  }

  #changed() {
    if (this.#free) render(/** @type {any} */ (this.#root.querySelector('.tried')), markup``);
    else if (this.#question.told.at === 'start') {
      render(/** @type {any} */ (this.#root.querySelector('.past')), moveList(this.#texts, this.#table.line(), 'past'));
    }
    this.#mark();
  }

  /** @param {Caption} caption */
  #refused(caption) {
    if (this.#free) {
      this.#table.mark(caption);
      render(/** @type {any} */ (this.#root.querySelector('.tried')), captionMarkup(this.#texts, caption));
      this.#board.announce(captionSpoken(caption));
    } else if (caption.castling === this.#question.side) {
      this.#respond({ uci: castlingName(caption.castling) });
    } else if (caption.reasons.length > 0) this.#notMeant();
    else this.#problem(`${caption.verdict} ${caption.note}`);
  }

  #notMeant() {
    const castling = castlingName(this.#question.side);
    this.#problem(this.#texts.t('drill.not-castling', { castling }));
  }

  /** @param {string} text */
  #problem(text) {
    const place = this.#root.querySelector('#drill-error');
    if (!(place instanceof HTMLElement)) return;
    place.hidden = false;
    place.textContent = text;
  }

  /** @param {Event} event */
  #onClick({ target }) {
    const button = /** @type {Element} */ (target).closest('button');
    if (!button) return;
    const { response, step, do: act } = button.dataset;
    if (response) this.#respond(JSON.parse(response));
    else if (step) this.#step(button);
    else if (act === 'restart') {
      for (const one of this.#root.querySelectorAll('[data-step]')) {
        one.ariaPressed = null;
        one.firstElementChild?.replaceChildren();
      }
    }
    else if (act === 'try') this.#try();
  }

  /** The next step of an order. @param {HTMLButtonElement} button */
  #step(button) {
    const steps = [...this.#root.querySelectorAll('[data-step]')];
    const done = steps.filter((one) => one.ariaPressed === 'true').length;
    if (button.ariaPressed === 'true') return;
    button.ariaPressed = 'true';
    const place = button.querySelector('b');
    if (place) place.textContent = `${done + 1}.`;
    if (done + 1 < steps.length) return;
    const order = steps
      .sort((a, b) => (a.textContent ?? '').localeCompare(b.textContent ?? ''))
      .map((one) => /** @type {HTMLElement} */ (one).dataset.step ?? '');
    this.#respond({ order });
  }

  /** Lets both sides be moved, or shows the answer again. */
  #try() {
    this.#free = !this.#free;
    this.#board.readonly = !this.#free;
    this.#table.goTo(this.#question.moves.length);
    this.#draw();
    this.#focus('[data-do="try"]');
    if (this.#free) this.#board.announce(this.#texts.t('drill.tried'));
  }

  /** @param {SubmitEvent} event */
  #onSubmit(event) {
    const form = /** @type {HTMLFormElement} */ (event.target);
    const move = this.#field('move');
    if (move) return this.#table.typed(move.value);
    const read = readAnswer(this.#texts, this.#question, form);
    if ('response' in read) this.#respond(read.response);
    else this.#problem(read.problem);
  }
}
