// SPDX-License-Identifier: MIT
/*
 * The board as it is drawn and named: everything that follows from the state, and where on the screen a
 * square is. It decides nothing.
 */
import { drawArrows } from './arrows.js';
import { drawMarks } from './marks.js';
import { Men } from './men.js';
import { nameOf } from './names.js';
import { placeOf, squareAt } from './squares.js';
import { build } from './template.js';

/**
 * @typedef {object} State
 * @property {import('./types.js').Orientation} orientation
 * @property {boolean} readonly
 * @property {boolean} picking
 * @property {import('./types.js').Strings} strings
 * @property {readonly import('./types.js').PlacedPiece[]} pieces
 * @property {ReadonlyMap<string, import('./types.js').Piece>} at the same by square
 * @property {readonly import('./types.js').Mark[]} marks
 * @property {readonly import('./types.js').Arrow[]} arrows
 * @property {readonly import('./types.js').Mark[]} targets
 * @property {string | null} selected
 * @property {import('./types.js').Color | null} movable
 */

/** @returns {State} */
export const emptyBoard = () => ({
  orientation: 'white',
  readonly: false,
  picking: false,
  strings: {},
  pieces: [],
  at: new Map(),
  marks: [],
  arrows: [],
  targets: [],
  selected: null,
  movable: null,
});

/** The properties for these came late to Firefox. @param {Element} element @param {string} name @param {unknown} value */
function set(element, name, value) {
  if (value) element.setAttribute(`aria-${name}`, String(value));
  else element.removeAttribute(`aria-${name}`);
}

export class View {
  #state;
  #parts;
  /** The square that Tab leads to; null: the lower left one, until the user has been elsewhere. */
  /** @type {string | null} */
  #cursor = null;
  /** Whether the live region holds something that the present event made us say. */
  #speaking = false;

  /** @param {ShadowRoot} root @param {State} state */
  constructor(root, state) {
    this.#state = state;
    this.#parts = build(root);
    this.root = root;
    this.grid = this.#parts.grid;
    this.dialog = this.#parts.dialog;
    this.men = new Men(this.#parts.men);
  }

  get tabStop() {
    return this.#cursor ?? this.#squareAt(56);
  }

  /** @param {string} square */
  cell(square) {
    const { x, y } = placeOf(square, this.#state.orientation);
    return this.#parts.cells[y * 8 + x];
  }

  /** What a square is called now. @param {string} square */
  nameOf(square) {
    return String(this.cell(square).getAttribute('aria-label'));
  }

  /** The square a cell shows; null for anything else. @param {EventTarget | null} cell */
  squareOf(cell) {
    const i = this.#parts.cells.indexOf(/** @type {HTMLElement} */ (cell));
    return i < 0 ? null : this.#squareAt(i);
  }

  /** Makes a square the one tab stop. @param {string} square */
  point(square) {
    this.cell(this.tabStop).tabIndex = -1;
    this.#cursor = square;
    this.cell(square).tabIndex = 0;
  }

  /** The square a dragged piece is over. @param {string | null} square */
  hover(square) {
    for (const cell of this.#parts.cells) cell.classList.remove('over');
    if (square) this.cell(square).classList.add('over');
  }

  /** @param {string} text */
  announce(text) {
    // A new node is news even with an old text. What one event makes us say is said together.
    const { live } = this.#parts;
    const line = document.createElement('p');
    line.textContent = this.#speaking ? ` ${text}` : text;
    if (!this.#speaking) live.replaceChildren();
    live.append(line);
    this.#speaking = true;
    queueMicrotask(() => {
      this.#speaking = false;
    });
  }

  /** To say something that comes late: only where the user still is, and has heard nothing since. */
  later() {
    const { live } = this.#parts;
    const [square, news] = [this.tabStop, live.lastChild];
    return (/** @type {string} */ text) => {
      if (this.tabStop === square && live.lastChild === news) this.announce(text);
    };
  }

  /** Everything to its place after the board was turned; the focus stays on its square. */
  turn() {
    const { ranks, files } = this.#parts;
    const focused = this.grid.contains(this.root.activeElement);
    ranks.forEach((label, i) => (label.textContent = this.#squareAt(i * 8)[1]));
    files.forEach((label, i) => (label.textContent = this.#squareAt(i)[0]));
    this.men.render(this.#state.pieces, this.#state.orientation);
    this.draw();
    if (focused) this.cell(this.tabStop).focus({ preventScroll: true });
  }

  /** Marks and arrows, and with them the names of the squares. */
  draw() {
    const { orientation, marks, arrows, targets, selected } = this.#state;
    const own = selected ? [{ square: selected, kind: 'selected' }] : [];
    const { under, over } = drawMarks([...marks, ...own, ...targets], orientation);
    this.#parts.under.innerHTML = under;
    this.#parts.over.innerHTML = over;
    this.#parts.arrows.innerHTML = drawArrows(arrows, orientation);
    this.describe();
  }

  /** Names, states and cursors of the grid and its 64 cells. */
  describe() {
    const { readonly, picking, strings, at, marks, targets, selected } = this.#state;
    const { tabStop } = this;
    set(this.grid, 'label', strings.boardLabel);
    set(this.grid, 'readonly', readonly);
    this.#parts.cells.forEach((cell, i) => {
      const square = this.#squareAt(i);
      set(cell, 'label', nameOf(square, at.get(square), strings, marks, targets));
      set(cell, 'selected', square === selected);
      cell.tabIndex = square === tabStop ? 0 : -1;
      cell.classList.toggle('full', at.has(square) && !readonly && !picking);
      cell.classList.toggle(
        'target',
        picking || targets.some((target) => target.square === square),
      );
    });
  }

  /** @param {number} i of a cell @returns {string} */
  #squareAt(i) {
    return /** @type {string} */ (squareAt({ x: i % 8, y: i >> 3 }, this.#state.orientation));
  }
}
