// SPDX-License-Identifier: MIT
/**
 * A grid of which only the rows in sight are there. As many columns as fit; the rows lie at their places in a
 * box as high as all of them, and what leaves at one end comes in at the other. To a screen reader it is the
 * whole grid: rows and columns say which they are and of how many. Few tiles are filled per frame, so that
 * the page answers even where a tile takes long.
 */

import { FILES } from '../../lib/drawing.js';
import { placeByKey } from './grid-keys.js';

/** Rows kept ready above and below what is seen. */
const AHEAD = 3;
/** Milliseconds that the rows filled in one frame may cost, and how many there are at most. */
const BUDGET = 10;
const MOST_PER_FRAME = 16;
/** The least width of a tile, the gap between two, and a tile's line of text, in rem; atlas.css has the same. */
const TILE = 10.4;
const GAP = 0.9;
const LINE = 2.1;

/** @typedef {{element: HTMLElement, index: number, filled: boolean}} Row */

/**
 * @template T
 */
export class Grid {
  #box;
  #makeTile;
  #fillTile;
  /** @type {readonly T[]} */
  #items = [];
  #columns = 1;
  /** The height of a row with the gap below it, in pixels. */
  #height = 80;
  /** The place of the tile that Tab leads to. */
  #active = 0;
  /** In the order of their places. @type {Row[]} */
  #rows = [];
  #frame = 0;
  /** How many rows there are has changed. */
  #dirty = false;
  /** Other items are shown since the last frame. */
  #fresh = false;
  #printing = false;
  #perFrame = 1;
  /** What a row costs lately. */
  #perRow = 0;

  /**
   * @param {HTMLElement} box
   * @param {() => HTMLElement} makeTile
   * @param {(tile: HTMLElement, item: T) => void} fillTile
   */
  constructor(box, makeTile, fillTile) {
    this.#box = box;
    this.#makeTile = makeTile;
    this.#fillTile = fillTile;
    addEventListener('scroll', () => this.#soon(), { passive: true });
    addEventListener('resize', () => this.#soon());
    addEventListener('beforeprint', () => this.#print(true));
    addEventListener('afterprint', () => this.#print(false));
    new ResizeObserver(() => this.#measure()).observe(box);
    this.#measure();
    box.addEventListener('keydown', (event) => this.#key(event));
    box.addEventListener('focusin', ({ target }) => this.#focused(/** @type {Element} */ (target)));
  }

  /** @returns {T | undefined} */
  get active() {
    return this.#items[this.#active];
  }

  /** Shows other items, or the same in another order; the active one stays so, if it is still there. @param {readonly T[]} items */
  show(items) {
    const before = this.active;
    const at = before === undefined ? -1 : items.indexOf(before);
    const focus = this.#box.contains(document.activeElement);
    this.#items = items;
    this.#active = Math.max(at, 0);
    this.#dirty = true;
    this.#refill();
    if (focus) this.go(this.#active);
  }

  /** Something about the active item changed. */
  refresh() {
    const tile = this.#tileAt(this.#active);
    if (tile) this.#fillTile(tile, this.#items[this.#active]);
  }

  /** Moves the focus to an item. @param {T} item @returns {boolean} whether it is there */
  goTo(item) {
    const at = this.#items.indexOf(item);
    if (at >= 0) this.go(at);
    return at >= 0;
  }

  /** Moves the focus to a place. @param {number} at */
  go(at) {
    if (this.#items.length === 0) return;
    this.#active = Math.min(Math.max(at, 0), this.#items.length - 1);
    const row = Math.floor(this.#active / this.#columns);
    if (this.#dirty) this.#place();
    this.#reveal(row);
    this.#arrange();
    const shown = this.#rows.find(({ index }) => index === row);
    if (shown && !shown.filled) this.#fill(shown);
    this.#tabStops();
    const tile = this.#tileAt(this.#active);
    if (tile) handle(tile).focus({ preventScroll: true });
    this.#soon();
  }

  /** The element at a place, if it is there. @param {number} at */
  #tileAt(at) {
    const row = this.#rows.find(({ index }) => index === Math.floor(at / this.#columns));
    return /** @type {HTMLElement | undefined} */ (row?.element.children[at % this.#columns]);
  }

  get #rowCount() {
    return Math.ceil(this.#items.length / this.#columns);
  }

  /** How many columns fit, and how high a row is: a tile is a rank and a line of text. */
  #measure() {
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const width = this.#box.clientWidth;
    if (width === 0) return; // hidden: nothing fits
    const gap = GAP * rem;
    const columns = Math.max(1, Math.floor((width + gap) / (TILE * rem + gap)));
    const tile = (width - (columns - 1) * gap) / columns;
    this.#height = Math.ceil(tile / FILES.length + (LINE + GAP) * rem);
    this.#box.style.setProperty('--columns', String(columns));
    this.#box.style.setProperty('--row', `${this.#height}px`);
    this.#dirty = true;
    if (columns === this.#columns) return this.#soon();
    const focus = this.#box.contains(document.activeElement);
    this.#clear();
    this.#columns = columns;
    if (focus) this.go(this.#active);
    else if (this.#printing) this.#all();
    else this.#soon();
  }

  #clear() {
    for (const { element } of this.#rows) element.remove();
    this.#rows = [];
  }

  /** Where the box begins, in pixels below the window's top. It is asked before anything is written: that lays the page out. */
  get #top() {
    return this.#box.getBoundingClientRect().top;
  }

  /** Gives the box its height and says how much there is. */
  #place(top = this.#top) {
    this.#dirty = false;
    const rows = this.#rowCount;
    this.#box.style.height = `${rows * this.#height}px`;
    this.#box.setAttribute('aria-rowcount', String(rows));
    this.#box.setAttribute('aria-colcount', String(this.#columns));
    this.#arrange(top);
    for (const row of this.#rows) this.#move(row);
    this.#soon();
  }

  /** On paper all rows are in sight. @param {boolean} on */
  #print(on) {
    this.#printing = on;
    if (on) this.#all();
    else this.#arrange();
  }

  /** Paper waits for no frame, nor for the page to come to its width there: all rows at once. */
  #all() {
    this.#place();
    this.#inSightFirst().forEach((row) => this.#fill(row));
  }

  /** The rows that are to be there: those in sight, and the one with the active tile. @param {number} top @returns {number[]} */
  #wanted(top) {
    if (this.#printing) return Array.from({ length: this.#rowCount }, (_, row) => row);
    const first = Math.max(0, Math.floor(-top / this.#height) - AHEAD);
    const last = Math.min(
      this.#rowCount - 1,
      Math.floor((innerHeight - top) / this.#height) + AHEAD,
    );
    const active = Math.floor(this.#active / this.#columns);
    const wanted = Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => first + n);
    if (active < this.#rowCount && !wanted.includes(active)) {
      if (active < first) wanted.unshift(active);
      else wanted.push(active);
    }
    return wanted;
  }

  /**
   * Brings the rows that are wanted, using those that are not, where they lie in the document if that will do: a row
   * that is taken out and put in again is laid out anew with all its tiles. Rows that stay are not moved there: the
   * one with the focus would lose it.
   */
  #arrange(top = this.#top) {
    const wanted = this.#wanted(top);
    const kept = new Map(
      this.#rows.filter(({ index }) => wanted.includes(index)).map((row) => [row.index, row]),
    );
    const spare = this.#rows.filter((row) => !kept.has(row.index));
    /** @param {Element | null} place */
    const spareAt = (place) => spare.findIndex(({ element }) => element === place);
    /** The one at a place, else the last: a place of -1 counts from the end. @param {Element | null} place */
    const take = (place) => spare.splice(spareAt(place), 1)[0];
    /** @type {Row[]} */
    const rows = [];
    /** @type {Element | null} */
    let place = this.#box.firstElementChild;
    for (const index of wanted) {
      const there = kept.get(index);
      while (there && spareAt(place) >= 0) {
        const next = /** @type {Element} */ (place).nextElementSibling;
        /** @type {Element} */ (place).remove();
        place = next;
      }
      const row = there ?? this.#reuse(take(place), index);
      if (row.element !== place) this.#box.insertBefore(row.element, place);
      place = row.element.nextElementSibling;
      rows.push(row);
    }
    for (const { element } of spare) element.remove();
    this.#rows = rows;
  }

  /** @param {Row | undefined} spare @param {number} index @returns {Row} */
  #reuse(spare, index) {
    const row = spare ?? { element: this.#makeRow(), index, filled: false };
    row.index = index;
    row.filled = false;
    row.element.setAttribute('aria-hidden', 'true');
    row.element.setAttribute('aria-rowindex', String(index + 1));
    this.#move(row);
    return row;
  }

  #makeRow() {
    const element = document.createElement('div');
    element.className = 'tiles';
    element.setAttribute('role', 'row');
    return element;
  }

  /** @param {Row} row */
  #move({ element, index }) {
    element.style.transform = `translateY(${index * this.#height}px)`;
  }

  #refill() {
    this.#fresh = true;
    for (const row of this.#rows) row.filled = false;
    this.#soon();
  }

  /** In the next frame: which rows are there, and some of what is in them. */
  #soon() {
    if (this.#frame !== 0) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      const began = performance.now();
      const top = this.#top;
      if (this.#dirty) this.#place(top);
      else this.#arrange(top);
      const waiting = this.#inSightFirst(top);
      // With other items the form beside has other counts to lay out in this frame: tiles come in the next.
      const filled = this.#fresh ? 0 : Math.min(waiting.length, this.#perFrame);
      this.#fresh = false;
      for (const row of waiting.slice(0, filled)) this.#fill(row);
      // What was filled is laid out and painted before this runs.
      if (filled > 0) setTimeout(() => this.#adapt((performance.now() - began) / filled));
      if (waiting.length > filled) this.#soon();
    });
  }

  /** @param {number} cost of a row in the last frame, in milliseconds */
  #adapt(cost) {
    this.#perRow = Math.max(cost, this.#perRow * 0.7);
    const most = Math.floor(BUDGET / this.#perRow);
    this.#perFrame = Math.min(Math.max(most, 1), MOST_PER_FRAME);
  }

  /** @returns {Row[]} those not filled yet */
  #inSightFirst(top = this.#top) {
    const middle = innerHeight / 2 - top;
    const away = (/** @type {Row} */ { index }) => Math.abs((index + 0.5) * this.#height - middle);
    return this.#rows.filter(({ filled }) => !filled).sort((a, b) => away(a) - away(b));
  }

  /** @param {Row} row */
  #fill(row) {
    const { element, index } = row;
    const first = index * this.#columns;
    const items = this.#items.slice(first, first + this.#columns);
    while (element.children.length > items.length) element.lastElementChild?.remove();
    items.forEach((item, n) => {
      const tile = /** @type {HTMLElement} */ (element.children[n] ?? this.#makeTile());
      if (!tile.parentElement) element.append(tile);
      tile.setAttribute('aria-colindex', String(n + 1));
      handle(tile).tabIndex = first + n === this.#active ? 0 : -1;
      this.#fillTile(tile, item);
    });
    row.filled = true;
    element.removeAttribute('aria-hidden');
  }

  #tabStops() {
    for (const { element, index } of this.#rows) {
      Array.from(element.children, (tile, n) => {
        const at = index * this.#columns + n;
        handle(tile).tabIndex = at === this.#active ? 0 : -1;
      });
    }
  }

  /** Scrolls as little as a row needs. @param {number} row */
  #reveal(row) {
    const top = this.#top;
    const above = top + row * this.#height - REST;
    const below = top + (row + 1) * this.#height + REST - innerHeight;
    if (above < 0) scrollBy({ top: above, behavior: 'instant' });
    else if (below > 0) scrollBy({ top: below, behavior: 'instant' });
  }

  /** The focus came to a tile or into one. @param {Element} target */
  #focused(target) {
    const tile = target.closest('[role="gridcell"]');
    const row = this.#rows.find(({ element }) => element === tile?.parentElement);
    if (!tile || !row) return;
    const at = row.index * this.#columns + Array.from(row.element.children).indexOf(tile);
    if (at === this.#active) return;
    this.#active = at;
    this.#tabStops();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const rows = Math.max(1, Math.floor(innerHeight / this.#height) - 1);
    const last = this.#items.length - 1;
    const at = placeByKey(event, { at: this.#active, columns: this.#columns, rows, last });
    if (at === undefined) return;
    event.preventDefault();
    // A step beyond the edge stays; a page goes as far as there is.
    if (/^Arrow/.test(event.key) && (at < 0 || at > last)) return;
    this.go(at);
  }
}

/** What takes the focus for a tile: the first thing in it. @param {Element} tile */
const handle = (tile) => /** @type {HTMLElement} */ (tile.firstElementChild);

/** Room left beyond a tile that is scrolled to, in pixels. */
const REST = 12;
