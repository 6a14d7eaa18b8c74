// SPDX-License-Identifier: MIT
/** Where a question is asked and answered: the board, and the column beside it. */

import { boardStrings, legend, ownMarks, targets, waysOf } from '../../lib/board-words.js';
import { markup, prose, render } from '../../lib/markup.js';
import { moveList } from '../../lib/move-list.js';
import { showSan } from '../../lib/notation.js';
import { captionSpoken } from '../../lib/reasons.js';
import { answerCaption } from './answer.js';
import { castlingName, controls, questionText, readAnswer, toldText } from './ask.js';
import { moved, typed } from './castle.js';
import { drawHead, drawSide, toldMarkup } from './desk-parts.js';
import { fieldOf, pick, picked } from './picks.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/drill/vocabulary.js').Unnumbered} Asked */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */
/** @typedef {import('./round.js').Round<Asked, Response, import('../../lib/drill/grade.js').Grade>} Round */
/**
 * @typedef {object} Given
 * @property {C960} c960
 * @property {Texts} texts
 * @property {HTMLElement} root
 * @property {string | null} positions where a question's game can be played on
 * @property {AbortSignal} signal
 * @property {(response: Response) => void} respond
 */

/** @param {Texts} texts */
const skeleton = ({ t }) => markup`<div class="hero"></div>
<div class="stage"><c960-board></c960-board><div class="row"><button type="button" data-castle="g" aria-label="${t('board.castle-g')}">O-O</button><button type="button" data-castle="c" aria-label="${t('board.castle-c')}">O-O-O</button><span class="turn" id="drill-turn"></span></div><div class="legend" role="group" aria-label="${t('board.legend')}"></div></div>
<div class="side"></div>`;

/** The address of the page of positions with a question's game. @param {string} page @param {Asked} question */
const boardLink = (page, { start, moves }) =>
  `${page}?fen=${start.replaceAll(' ', '_')}${moves.length > 0 ? `&moves=${moves.join('.')}` : ''}`;

export class Desk {
  #given;
  #root;
  #board;
  /** @type {Round} */
  #round = /** @type {any} */ (null);
  /** @type {Game} with all moves up to the question */
  #game = /** @type {any} */ (null);
  /** How many of its moves are on the board. */
  #ply = 0;
  /** Of the answer, once it was given. @type {Caption | null} */
  #caption = null;
  /** The steps of an order as they were chosen. @type {string[]} */
  #order = [];

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
    on('click', ({ target }) => this.#onClick(target.closest('button')?.dataset ?? {}));
    on('submit', ({ target }) => this.#onSubmit(target));
    on('input', () => this.#mark());
    on('keydown', ({ key, repeat, target }) => {
      if (key === 'Enter' && !repeat && target.matches('.verdict')) {
        this.#find('[data-do="next"]').click();
      }
    });
    on('c960-pick', ({ detail }) => {
      this.#board.announce(pick(texts, root, detail.square));
      this.#mark();
    });
    on('c960-select', ({ detail }) => {
      this.#board.targets = targets(this.#game.position, detail.square);
    });
    on('c960-move', ({ detail }) => this.#onMove(detail));
  }

  get #asked() {
    return /** @type {Asked} */ (this.#round.question);
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
    this.#round = round;
    this.#order = [];
    const { kind, color, moves, start } = question;
    const { c960, texts } = this.#given;
    const game = moves.reduce((at, uci) => at.play(uci), c960.game(start));
    this.#game = game;
    this.#caption = grade && response && answerCaption(texts, question, response, grade, game);
    this.#board.orientation = color;
    this.#board.picking = !grade && /^(landing|must)/.test(kind);
    this.#board.readonly = grade !== null || !/^(landing|must|play)/.test(kind);
    this.#board.selectSquare(null);
    this.#draw();
    if (grade?.correct && response?.uci) this.#play(response.uci);
    if (focus) this.#focus();
    if (this.#caption) return captionSpoken(this.#caption);
    return `${this.#find('.turn').textContent}. ${toldText(texts, question)}`;
  }

  /** To the question or, with as much of the board as there is room for, to what is said of its answer. */
  #focus() {
    const told = this.#caption !== null;
    const heading = this.#find(told ? '.verdict' : 'h2');
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    const shown = this.#find(told ? '.caption' : '.hero');
    const { top, height } = shown.getBoundingClientRect();
    const boardAway = this.#board.getBoundingClientRect().top < 0;
    const answered = height > innerHeight ? 'start' : boardAway ? 'end' : 'nearest';
    const asked = top < 0 || top > innerHeight / 3 ? 'start' : 'nearest';
    shown.scrollIntoView({ block: told ? answered : asked });
  }

  /** A castling that was the right answer is made. @param {string} uci */
  #play(uci) {
    const { position } = this.#game;
    const move = position.move(uci);
    this.#board.show(position.play(move).pieces(), { moves: waysOf(move) });
    this.#board.marks = ownMarks(position, move);
  }

  #draw() {
    const { texts } = this.#given;
    const { t } = texts;
    const asked = this.#asked;
    const caption = this.#caption;
    this.#root.dataset.state = caption ? 'told' : asked.kind;
    const question = prose(questionText(texts, asked));
    drawHead(this.#root, texts, this.#round, question, toldText(texts, asked));
    const content = caption ? this.#told(caption) : controls(texts, asked);
    drawSide(this.#root, texts, this.#round, markup`<div class="past"></div>${content}`);
    const { check } = this.#game.position.status();
    this.#find('.turn').textContent = t(check ? 'status.check' : 'status.turn', {
      color: asked.turn,
    });
    this.#goTo(this.#game.ply);
  }

  /** What is said of an answer, with a link to try it. @param {Caption} caption */
  #told(caption) {
    const { texts, positions } = this.#given;
    const link =
      positions &&
      markup`<a class="button" href="${boardLink(positions, this.#asked)}">${texts.t('drill.try')}</a>`;
    return toldMarkup(texts, this.#round, caption, link);
  }

  /** Shows the game after some of its moves. @param {number} ply */
  #goTo(ply) {
    const { texts } = this.#given;
    const { start, moves } = this.#game;
    this.#ply = ply;
    this.#board.pieces = [...this.#game.at(ply).pieces()];
    const past = this.#asked.told.at === 'start';
    render(this.#find('.past'), past ? moveList(texts, { start, moves, ply }) : markup``);
    this.#mark();
  }

  /** The marks: what was chosen so far, or what the answer is about. */
  #mark() {
    const { kind, side, color } = this.#asked;
    const game = this.#game;
    const ply = this.#ply;
    let { marks, arrows } =
      this.#caption ?? picked(this.#root, kind, game.position.castling(side, color));
    if (ply < game.ply) [marks, arrows] = [[], []];
    this.#board.marks = [...ownMarks(game.at(ply), game.moves[ply - 1] ?? null), ...marks];
    this.#board.arrows = arrows;
    if (!this.#caption) [marks, arrows] = [[], []];
    render(this.#find('.legend'), legend(this.#given.texts, marks, arrows));
  }

  /** @param {string} text */
  #complain(text) {
    const place = this.#find('#drill-error');
    place.hidden = false;
    place.textContent = text;
  }

  /** Castling, or what looks like it, is an answer. @param {import('./castle.js').Tried | undefined} tried */
  #castle(tried) {
    const { t } = this.#given.texts;
    const { side, answer } = this.#asked;
    const castling = castlingName(side);
    if (!tried) this.#complain(`${t('error.bad-move')} ${t('drill.typed', { castling })}`);
    else if ('step' in tried) this.#given.respond({ uci: tried.step });
    else if ('legal' in tried) {
      const other = t('drill.other-move', { legal: String(tried.legal) });
      this.#complain(`${other} ${t('drill.not-castling', { castling })}`);
    } else if (tried.castling === side) this.#given.respond({ uci: answer.uci ?? castling });
    else this.#complain(t('drill.not-castling', { castling }));
  }

  /** @param {{from: string, to: string}} way */
  async #onMove(way) {
    const { texts } = this.#given;
    const asked = this.#asked;
    this.#board.selectSquare(null);
    const tried = await moved(texts, this.#game.position, asked.side, way, (question) =>
      this.#board.choose(question),
    );
    if (!tried || this.#asked !== asked || this.#caption) return;
    const [piece, there] = [way.from, way.to].map((square) => this.#game.position.pieceAt(square));
    // Who clicks one own piece after another has changed their mind.
    if ('legal' in tried && there && piece?.color === there.color) {
      this.#board.selectSquare(way.to);
    } else this.#castle(tried);
  }

  /** @param {DOMStringMap} button what the pressed one says */
  #onClick({ response, castle, ply, step, do: act }) {
    const { texts, respond } = this.#given;
    if (response) respond(JSON.parse(response));
    else if (castle) this.#castle({ castling: /** @type {'g' | 'c'} */ (castle) });
    else if (step || act === 'restart') this.#arrange(step);
    else if (ply) {
      this.#goTo(Number(ply));
      const move = this.#game.moves[this.#ply - 1];
      this.#board.announce(move ? showSan(texts, move.san) : texts.t('moves.start'));
    }
  }

  /** @param {HTMLFormElement} form */
  #onSubmit(form) {
    const { texts, respond } = this.#given;
    const move = fieldOf(this.#root, 'move');
    if (move) {
      this.#type(move.value);
      return;
    }
    const read = readAnswer(texts, this.#asked, form);
    if ('response' in read) return respond(read.response);
    this.#complain(read.problem);
    // What is marked is not wrong, only too little; what is typed is.
    for (const field of form.querySelectorAll('[size]')) field.ariaInvalid = 'true';
  }

  /** A king's step may be meant as castling: it is asked, as on the board. @param {string} text */
  #type(text) {
    const { texts } = this.#given;
    const castling = castlingName(this.#asked.side);
    if (text.trim() === '') {
      this.#complain(`${texts.t('drill.no-move')} ${texts.t('drill.typed', { castling })}`);
      return;
    }
    const tried = typed(texts, this.#game.position, this.#asked.side, text);
    if (!tried || !('step' in tried)) this.#castle(tried);
    else this.#onMove({ from: tried.step.slice(0, 2), to: tried.step.slice(2, 4) });
  }

  /** The next step of an order. @param {string} [step] none: from the beginning */
  #arrange(step) {
    this.#order = step ? [...new Set([...this.#order, step])] : [];
    const order = this.#order;
    for (const one of this.#root.querySelectorAll(/** @type {'button'} */ ('[data-step]'))) {
      const at = order.indexOf(one.dataset.step ?? '') + 1;
      one.ariaPressed = String(at > 0);
      /** @type {Element} */ (one.firstElementChild).textContent = at > 0 ? `${at}.` : '';
    }
    if (order.length === this.#asked.choices?.length) this.#given.respond({ order });
  }
}
