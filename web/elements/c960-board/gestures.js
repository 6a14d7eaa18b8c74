// SPDX-License-Identifier: MIT
/*
 * Mouse, pen, touch and keys, told to the board as: this square was chosen, this piece was carried
 * there. A click is the browser's click event, so that assistive technology can make one too; only what
 * moves further than a click is a drag. A finger scrolls the page wherever it lands; a piece that is
 * held for a moment, or was selected before, is in the hand and goes with the finger.
 */
import { nextOf, typeOf } from './pieces.js';
import { squareAt, walk } from './squares.js';

/** @typedef {import('./types.js').Place} Place */
/** @typedef {import('./types.js').Via} Via */

/**
 * What gestures ask of the board.
 *
 * @typedef {object} Table
 * @property {import('./view.js').View} view
 * @property {Readonly<import('./view.js').State>} state
 * @property {(square: string) => boolean} select false where the page said no
 * @property {() => void} deselect
 * @property {() => void} cancel ends the selection and says so
 * @property {(from: string, to: string, via: Via) => void} propose
 * @property {(square: string) => void} focus
 * @property {(square: string, via: Via) => void} pick
 * @property {(piece: string | null) => void} help there is no such piece, or what are the keys
 */

/**
 * A pointer that went down on a piece; held: it can be dragged, and the page does not scroll; fresh: it
 * was this gesture that selected it.
 *
 * @typedef {{ id: number, square: string, x: number, y: number, touch: boolean,
 *   held: boolean, dragging: boolean, fresh: boolean }} Press
 */

/** How far the press of a mouse, or of anything else, may wander in CSS pixels and still be a click. */
const MOUSE_SLACK = 4;
const SLACK = 8;

/** How long a finger rests on a piece until it has it, in milliseconds. */
const HOLD = 220;

/** @param {Event} event */
const prevent = (event) => event.preventDefault();

export class Gestures {
  #table;
  /** @type {Press | null} */
  #press = null;
  /** A drag has just ended: the click that some browsers send after it is none. */
  #deaf = false;
  /** Whether the last click began on the board: the second half of one in a dialog is none. */
  #ours = true;
  /** The letter typed last, if it names a file: "e" then "4" leads to e4. */
  #file = '';

  /** @param {Table} table */
  constructor(table) {
    this.#table = table;
  }

  /** @param {AbortSignal} signal */
  listen(signal) {
    const { grid } = this.#table.view;
    /** @type {(type: string, handler: (event: any) => void) => void} */
    const on = (type, handler) => grid.addEventListener(type, handler, { signal });
    on('pointerdown', (event) => this.#onDown(event));
    on('pointermove', (event) => this.#onMove(event));
    on('pointerup', (event) => this.#onUp(event));
    on('pointercancel', (event) => event.pointerId === this.#press?.id && this.#abandon());
    // What is not prevented scrolls, or is a click. Its pointer event comes first.
    const active = { signal, passive: false };
    grid.addEventListener('touchmove', (event) => this.#press?.held && prevent(event), active);
    grid.addEventListener('touchend', (event) => this.#deaf && prevent(event), active);
    // A finger's first cell loses it to the grid when a drag begins: that is no loss.
    on('lostpointercapture', ({ target, pointerId }) => {
      if (target === grid && pointerId === this.#press?.id) this.#abandon();
    });
    on('click', (event) => this.#onClick(event));
    on('keydown', (event) => this.#onKey(event));
    on('contextmenu', (event) => this.#press?.touch && event.preventDefault());
    this.#table.view.root.addEventListener('click', (event) => this.#onAnyClick(event), {
      signal,
      capture: true,
    });
    // A second finger may land, and Escape be pressed, anywhere.
    addEventListener('pointerdown', (event) => this.#onOther(event), { signal, capture: true });
    addEventListener('keydown', (event) => this.#onEscape(event), { signal, capture: true });
  }

  /** Ends a gesture without a word: the page shows something else, or removes the board. */
  forget() {
    if (this.#press) this.#end(this.#press);
  }

  /** The gesture is given up: the piece goes home, and nothing is selected any more. */
  #abandon() {
    const press = this.#press;
    if (!press) return;
    this.#end(press);
    this.#table.view.men.settle();
    if (press.dragging) this.#table.cancel();
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    const { view, state } = this.#table;
    const square = view.squareOf(event.target);
    if (state.readonly || state.picking) return;
    if (this.#press?.dragging || !event.isPrimary || event.button) return;
    this.#press = null;
    if (!square || !state.at.has(square)) return;
    const touch = event.pointerType === 'touch';
    const { pointerId: id, clientX: x, clientY: y } = event;
    const held = !touch || square === state.selected;
    const press = { id, square, x, y, touch, held, dragging: false, fresh: false };
    this.#press = press;
    if (!held) setTimeout(() => this.#hold(press), HOLD);
  }

  /** A finger has rested on a piece: it shows that it can be carried now. @param {Press} press */
  #hold(press) {
    const { view, state } = this.#table;
    const { movable } = state;
    if (this.#press !== press || (movable && state.at.get(press.square)?.color !== movable)) return;
    press.held = true;
    view.men.lift(press.square, true);
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    // Another button went down, or the button came up where nobody told us.
    if (event.buttons !== 1) return this.#abandon();
    if (!press.dragging) {
      const slack = event.pointerType === 'mouse' ? MOUSE_SLACK : SLACK;
      if (Math.hypot(event.clientX - press.x, event.clientY - press.y) < slack) return;
      if (!press.held) return this.#abandon(); // the page scrolls
      if (!this.#start(press)) return;
    }
    const place = this.#place(event);
    const { view, state } = this.#table;
    view.men.drag(place);
    view.hover(squareAt(place, state.orientation));
  }

  /** @param {Press} press */
  #start(press) {
    const { view, state, select } = this.#table;
    press.fresh = state.selected !== press.square;
    if (press.fresh && !select(press.square)) this.#end(press);
    // The page may have rendered, or removed the board, in answer to the selection.
    if (this.#press !== press) return false;
    press.dragging = true;
    view.grid.setPointerCapture(press.id);
    view.grid.classList.add('dragging');
    view.men.lift(press.square, press.touch);
    return true;
  }

  /** @param {PointerEvent} event */
  #onUp(event) {
    const press = this.#press;
    if (press?.id !== event.pointerId) return;
    const { view, state, propose, deselect, cancel } = this.#table;
    if (!press.dragging) {
      this.#press = null;
      if (!press.touch || !press.held) return;
      // After a long press not every browser sends a click.
      this.#end(press);
      view.men.settle();
      return this.#choose(press.square, 'click');
    }
    const to = squareAt(this.#place(event), state.orientation);
    if (!to) return this.#abandon();
    this.#end(press);
    if (to === press.square) {
      // Put down where it stood: no more than an unsteady click.
      view.men.settle();
      if (!press.fresh) cancel();
      return;
    }
    propose(press.square, to, 'drag');
    view.men.settle();
    if (press.fresh && state.selected === press.square) deselect();
  }

  /** @param {Press} press */
  #end(press) {
    const { grid, men } = this.#table.view;
    this.#press = null;
    this.#deaf = true;
    setTimeout(() => {
      this.#deaf = false;
    });
    if (!press.held) return;
    if (grid.hasPointerCapture(press.id)) grid.releasePointerCapture(press.id);
    grid.classList.remove('dragging');
    this.#table.view.hover(null);
    men.drop();
  }

  /** @param {PointerEvent} event @returns {Place} in squares from the top left corner */
  #place({ clientX, clientY }) {
    const { left, top, width, height } = this.#table.view.grid.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 8, y: ((clientY - top) / height) * 8 };
  }

  /** @param {PointerEvent} event */
  #onOther(event) {
    if (this.#press && event.pointerId !== this.#press.id) this.#abandon();
  }

  /** @param {KeyboardEvent} event */
  #onEscape(event) {
    if (event.key !== 'Escape' || !this.#press?.dragging) return;
    event.preventDefault();
    event.stopPropagation();
    this.#abandon();
  }

  /** @param {Event} event */
  #onAnyClick(event) {
    const { detail, target } = /** @type {MouseEvent} */ (event);
    if (detail < 2) this.#ours = this.#table.view.grid.contains(/** @type {Node} */ (target));
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const square = this.#table.view.squareOf(event.target);
    if (square && !this.#deaf && this.#ours) this.#choose(square, 'click');
  }

  /** @param {string} square @param {Via} via */
  #choose(square, via) {
    const { view, state, select, cancel, propose, pick } = this.#table;
    if (state.readonly) return;
    if (state.picking) return pick(square, via);
    const from = state.selected;
    if (from === square) cancel();
    else if (from) propose(from, square, via);
    else if (state.at.has(square)) select(square);
    else view.announce(view.nameOf(square));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const { view, state, focus, cancel, help } = this.#table;
    const square = view.squareOf(event.target);
    const { key, ctrlKey } = event;
    if (!square || event.altKey || event.metaKey) return;
    const type = ctrlKey ? null : typeOf(key, state.strings.letters);
    const next =
      this.#typed(event, square) ??
      (type && nextOf(type, square, event.shiftKey, state)) ??
      walk(square, key, ctrlKey, state.orientation);
    // The only one of its kind has the focus already, and nothing would be said.
    if (type && next === square) view.announce(view.nameOf(square));
    else if (next) focus(next);
    else if (type || key === '?') help(type);
    else if (key === 'Escape' && state.selected) cancel();
    else if (key === 'Enter' || key === ' ') event.repeat || this.#choose(square, 'keyboard');
    else return;
    event.preventDefault();
  }

  /**
   * Where a digit leads: to a rank, with Shift to a file; after the letter of a file to that very square. Which
   * digit is on a key is not the same everywhere, and some keyboards have them with Shift only.
   * @param {KeyboardEvent} event @param {string} square
   */
  #typed({ key, code, ctrlKey, shiftKey }, square) {
    const file = this.#file;
    this.#file = /^[a-h]$/i.test(key) && !ctrlKey ? key.toLowerCase() : '';
    const digit = [key, code.replace('Digit', '')].find((one) => /^[1-8]$/.test(one));
    if (!digit || ctrlKey || key === '?') return null;
    if (shiftKey && !file) return 'abcdefgh'[Number(digit) - 1] + square[1];
    return (file || square[0]) + digit;
  }
}
