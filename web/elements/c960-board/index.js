// SPDX-License-Identifier: MIT
/*
 * <c960-board>: squares, pieces, marks, arrows and gestures. It knows no chess: it shows what the
 * page says and tells the page what the user wants; it never moves a piece by itself.
 *
 * Squares are "a1".."h8"; a piece is { color: 'white' | 'black', type: 'king' ... 'pawn' }.
 *
 * Attributes (and properties of the same name)
 *   orientation   'white' (the default) or 'black': who sits at the bottom
 *   readonly      no gestures; still a grid with named squares to walk through
 *   picking       squares are chosen, not pieces moved: nothing is selected, and every press is c960-pick
 *
 * Properties
 *   strings       the words, in the page's language, set before use; types.js lists them. Without
 *                 them squares are called by their bare names.
 *   pieces        [{ square, piece }]: what stands where. Shown without animation; see show().
 *   marks         [{ square, kind }], kind one of last-move, selected, target, target-capture,
 *                 target-castling, check, blocker, attacked, attacker, must-be-empty, must-be-safe,
 *                 good. What strings.markNames calls it is part of its square's accessible name.
 *   arrows        [{ from, to, kind }], kind one of king-way, rook-way (a dot where from is to),
 *                 attack, move
 *   movable       'white', 'black' or null (the default: both): whose pieces a finger can hold and drag. A tap
 *                 selects the others too.
 *   targets       [{ square, kind }], kind one of target, target-capture, target-castling: where
 *                 the selected piece may go. Set in answer to c960-select; gone with the selection.
 *   selected      the selected square or null (read only; see selectSquare)
 *
 * Methods
 *   show(pieces, { moves: [{ from, to }] })   as pieces, but these move there, all at once
 *                 (castling: two). Resolves when they have arrived. No animation where reduced
 *                 motion is asked for.
 *   flip()        turns the board around
 *   selectSquare(square | null), focusSquare(square)
 *   announce(text)   says it through the live region, also when it was said before
 *   choosePromotion({ color, from, to })   resolves to 'queen', 'rook', 'bishop', 'knight' or null
 *   choose({ title, options: [{ value, label }] })   resolves to a value, or null if cancelled.
 *                 A question ends with the focus where it was before. Another question, or the
 *                 removal of the board, cancels it.
 *
 * Events (all bubble and are composed)
 *   c960-select   { square }: a square with a piece became the selected one, by whatever means.
 *                 Cancelable: preventDefault() leaves it unselected.
 *   c960-deselect { square }: it no longer is, by whatever means
 *   c960-move     { from, to, via: 'click' | 'drag' | 'keyboard' }: the user wants this. If nothing
 *                 is shown in answer, a dragged piece goes home, and a piece selected by click or
 *                 key stays so. A selection ends when another piece, or none, is shown there.
 *   c960-pick     { square, via: 'click' | 'keyboard' }: this square was pressed, where picking
 *   c960-help     { piece, answer(text) }: a letter asked for such a piece and none is there; null: ? asked for
 *                 the keys. answer() announces, unless the user has gone on by then
 *
 * Keys, on the one tab stop: arrows, Home, End, Page Up, Page Down, Control+Home and Control+End walk
 *   as seen; a file letter and then a rank digit go to that square; a digit alone goes to that rank, and with
 *   Shift to that file; the letter of a piece goes to the next such piece, and with Shift to the one before;
 *   Enter or Space select and move; Escape cancels. ? asks for help.
 *
 * Parts: board, coordinates, dialog, choice, cancel.
 * Custom properties, all optional, from any ancestor: --c960-light, --c960-dark, --c960-coord (board);
 *   --c960-white-fill, --c960-white-line, --c960-black-fill, --c960-black-line (pieces);
 *   --c960-accent (selection, targets), --c960-focus, --c960-king-way, --c960-rook-way, --c960-stop,
 *   --c960-good (marks and arrows: to be seen on both squares); --c960-surface, --c960-ink,
 *   --c960-line (dialog). The defaults follow the page's `color-scheme`, so a page with a theme
 *   switch sets that too. The board is as wide as its container.
 */
import { pieceSvg } from '../../assets/pieces.js';
import { Dialog } from './dialog.js';
import { Gestures } from './gestures.js';
import { contentOf } from './names.js';
import { isSquare } from './squares.js';
import { emptyBoard, View } from './view.js';

/** @typedef {import('./types.js').Arrow} Arrow */
/** @typedef {import('./types.js').Color} Color */
/** @typedef {import('./types.js').Mark} Mark */
/** @typedef {import('./types.js').Orientation} Orientation */
/** @typedef {import('./types.js').PlacedPiece} PlacedPiece */
/** @typedef {import('./types.js').PromotionPiece} PromotionPiece */
/** @typedef {import('./types.js').Step} Step */
/** @typedef {import('./types.js').Strings} Strings */

/** @type {readonly PromotionPiece[]} */
const PROMOTIONS = ['queen', 'rook', 'bishop', 'knight'];

/** Properties that a page may have set before the element was defined. */
const EARLY = ['strings', 'pieces', 'marks', 'arrows', 'targets'];

export class C960Board extends HTMLElement {
  static observedAttributes = ['orientation', 'readonly', 'picking'];

  #state = emptyBoard();
  #view = new View(this.attachShadow({ mode: 'open' }), this.#state);
  #dialog = new Dialog(this.#view.dialog);
  #gestures = new Gestures(this.#table());
  /** @type {AbortController | null} */
  #connected = null;

  connectedCallback() {
    this.#connected = new AbortController();
    const { signal } = this.#connected;
    for (const name of EARLY) {
      if (!Object.hasOwn(this, name)) continue;
      const value = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
    this.#gestures.listen(signal);
    this.#dialog.listen(signal);
    this.#view.grid.addEventListener('focusin', (event) => this.#onFocus(event), { signal });
    this.#view.turn();
  }

  disconnectedCallback() {
    this.#connected?.abort();
    this.#connected = null;
    this.#gestures.forget();
    this.#dialog.finish(null);
    this.#view.men.stop();
  }

  attributeChangedCallback() {
    const { orientation, readonly, picking } = this;
    const turned = orientation !== this.#state.orientation;
    // Pages set what already holds: that must not end a move that is being shown.
    const { readonly: wasReadonly, picking: wasPicking } = this.#state;
    if (!turned && readonly === wasReadonly && picking === wasPicking) return;
    this.#gestures.forget();
    Object.assign(this.#state, { orientation, readonly, picking });
    if (readonly || picking) this.#deselect();
    if (turned) this.#view.turn();
    else this.#view.describe();
  }

  /** @returns {Orientation} */
  get orientation() {
    return this.getAttribute('orientation') === 'black' ? 'black' : 'white';
  }

  set orientation(orientation) {
    this.setAttribute('orientation', orientation);
  }

  /** @returns {Color | null} */
  get movable() {
    return this.#state.movable;
  }

  set movable(color) {
    this.#state.movable = color;
  }

  get readonly() {
    return this.hasAttribute('readonly');
  }

  set readonly(readonly) {
    this.toggleAttribute('readonly', Boolean(readonly));
  }

  get picking() {
    return this.hasAttribute('picking');
  }

  set picking(picking) {
    this.toggleAttribute('picking', Boolean(picking));
  }

  get strings() {
    return this.#state.strings;
  }

  set strings(strings) {
    this.#state.strings = strings ?? {};
    this.#view.describe();
  }

  get pieces() {
    return this.#state.pieces;
  }

  set pieces(pieces) {
    this.show(pieces);
  }

  get marks() {
    return this.#state.marks;
  }

  set marks(marks) {
    this.#state.marks = marks ?? [];
    this.#view.draw();
  }

  get arrows() {
    return this.#state.arrows;
  }

  set arrows(arrows) {
    this.#state.arrows = arrows ?? [];
    this.#view.draw();
  }

  get targets() {
    return this.#state.targets;
  }

  set targets(targets) {
    this.#state.targets = (this.#state.selected && targets) || [];
    this.#view.draw();
  }

  get selected() {
    return this.#state.selected;
  }

  flip() {
    this.orientation = this.orientation === 'white' ? 'black' : 'white';
  }

  /**
   * @param {readonly PlacedPiece[]} pieces
   * @param {{ readonly moves?: readonly Step[] }} [options]
   * @returns {Promise<void>}
   */
  show(pieces, { moves = [] } = {}) {
    this.#gestures.forget();
    const state = this.#state;
    const was = state.at.get(state.selected ?? '');
    state.pieces = (pieces ?? []).filter(({ square }) => isSquare(square));
    state.at = new Map(state.pieces.map(({ square, piece }) => [square, piece]));
    const arrival = this.#view.men.render(state.pieces, state.orientation, moves);
    const is = state.at.get(state.selected ?? '');
    if (was && (was.type !== is?.type || was.color !== is.color)) this.#deselect();
    this.#view.describe();
    return arrival;
  }

  /** @param {string | null} square */
  selectSquare(square) {
    if (square === null) this.#deselect();
    else this.#select(square);
  }

  /** @param {string} square */
  focusSquare(square) {
    if (!isSquare(square)) return;
    this.#view.point(square);
    this.#view.cell(square).focus({ preventScroll: true });
  }

  /** @override @param {FocusOptions} [options] */
  focus(options) {
    this.#view.cell(this.#view.tabStop).focus(options);
  }

  /** @param {string} [text] */
  announce(text) {
    if (text) this.#view.announce(text);
  }

  /**
   * @param {{ readonly color: Color, readonly from: string, readonly to: string }} move
   * @returns {Promise<PromotionPiece | null>}
   */
  async choosePromotion({ color, from, to }) {
    const { promotionTitle = '', pieceName } = this.#state.strings;
    const choices = PROMOTIONS.map((type) => ({
      value: type,
      label: pieceName?.({ color, type }) ?? '',
      picture: pieceSvg({ color, type }),
    }));
    const { men } = this.#view;
    men.hold(from, to);
    const answer = await this.#ask(promotionTitle, choices, to);
    // Who got an answer shows the move at once; if not, the pawn must not stay where it is not.
    if (answer) setTimeout(() => men.release());
    else men.release();
    return answer;
  }

  /**
   * @template {string} V
   * @param {{ readonly title: string,
   *   readonly options: readonly { readonly value: V, readonly label: string }[] }} question
   * @returns {Promise<V | null>}
   */
  choose({ title, options }) {
    return this.#ask(title, options, this.#view.tabStop);
  }

  /** @returns {import('./gestures.js').Table} */
  #table() {
    return {
      view: this.#view,
      state: this.#state,
      select: (square) => this.#select(square),
      deselect: () => this.#deselect(),
      cancel: () => this.#cancel(),
      focus: (square) => this.focusSquare(square),
      help: (piece) => this.#emit('c960-help', { piece, answer: this.#view.later() }),
      pick: (square, via) => this.#emit('c960-pick', { square, via }),
      propose: (from, to, via) => {
        this.focusSquare(to);
        this.#emit('c960-move', { from, to, via });
      },
    };
  }

  /** @param {string} type @param {object} detail @param {boolean} [cancelable] */
  #emit(type, detail, cancelable = false) {
    const options = { detail, bubbles: true, composed: true, cancelable };
    return this.dispatchEvent(new CustomEvent(type, options));
  }

  /** @param {string} square @returns {boolean} whether it is selected now */
  #select(square) {
    const state = this.#state;
    if (state.selected === square) return true;
    const piece = state.at.get(square);
    if (!piece) return false;
    this.#deselect();
    state.selected = square;
    this.#view.draw();
    const allowed = this.#emit('c960-select', { square }, true);
    if (state.selected !== square) return false;
    if (!allowed) this.#unselect();
    else this.announce(state.strings.selected?.(contentOf(square, piece)));
    return allowed;
  }

  #unselect() {
    this.#state.selected = null;
    this.#state.targets = [];
    this.#view.draw();
  }

  #deselect() {
    const square = this.#state.selected;
    if (!square) return;
    this.#unselect();
    this.#emit('c960-deselect', { square });
  }

  #cancel() {
    this.#deselect();
    this.announce(this.#state.strings.cancelled);
  }

  /**
   * @template {string} V
   * @param {string} title
   * @param {readonly (import('./dialog.js').Choice & { readonly value: V })[]} choices
   * @param {string} square the dialog opens beside it
   * @returns {Promise<V | null>}
   */
  #ask(title, choices, square) {
    const near = this.#view.cell(isSquare(square) ? square : this.#view.tabStop);
    const cancel = this.#state.strings.cancel ?? '';
    return this.#dialog.ask({ title, cancel, choices, near });
  }

  /** @param {FocusEvent} event */
  #onFocus(event) {
    const square = this.#view.squareOf(event.target);
    if (square) this.#view.point(square);
  }
}

customElements.define('c960-board', C960Board);
