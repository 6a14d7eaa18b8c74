// SPDX-License-Identifier: MIT
/*
 * The layer of pieces: one drawing a piece, kept from one rendering to the next and moved, not redrawn.
 * Places are in squares from the top left corner, so nothing depends on how large the board is.
 */
import { PIECES } from '../../assets/pieces.js';
import { placeOf } from './squares.js';

/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Orientation} Orientation */
/** @typedef {import('./types.js').Place} Place */
/** @typedef {{ node: SVGSVGElement, piece: Piece | null, x: number, y: number }} Man */
/** @typedef {import('./types.js').Step} Step */

const SVG = 'http://www.w3.org/2000/svg';
const MILLISECONDS = 180;

/** @type {Map<string, DocumentFragment>} */
const drawings = new Map();

/** A fresh copy of a piece's drawing, parsed once. @param {Piece['type']} type */
function drawing(type) {
  let made = drawings.get(type);
  if (!made) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.innerHTML = PIECES[type];
    made = document.createDocumentFragment();
    made.append(...svg.childNodes);
    drawings.set(type, made);
  }
  return made.cloneNode(true);
}

/** @param {Man} man @param {Piece} piece */
function paint(man, piece) {
  if (man.piece?.type !== piece.type) man.node.replaceChildren(drawing(piece.type));
  man.node.setAttribute('class', `man c960-piece ${piece.color}`);
  man.piece = piece;
}

/** @param {Place} place */
const translation = ({ x, y }) => `${x * 100}% ${y * 100}%`;

/** @param {Man} man @param {Place} place */
function put(man, { x, y }) {
  man.x = x;
  man.y = y;
  man.node.style.translate = translation(man);
}

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

export class Men {
  #layer;
  /** @type {Map<string, Man>} */
  #men = new Map();
  /** @type {Orientation} */
  #orientation = 'white';
  /** @type {Animation[]} */
  #running = [];
  /** Drawings that are on the board for a moment only: the captured, a dragged piece's shadow. */
  /** @type {Set<Element>} */
  #passing = new Set();
  /** The square of the piece that is shown elsewhere: dragged, dropped, or held for a question. */
  /** @type {string | null} */
  #away = null;
  #held = false;

  /** @param {Element} layer */
  constructor(layer) {
    this.#layer = layer;
  }

  /**
   * Shows these pieces and no other. Those that moved slide there, all at once, and what they captured
   * fades; the promise is resolved when they have arrived, or when something else is shown instead.
   *
   * @param {readonly { readonly square: string, readonly piece: Piece }[]} pieces
   * @param {Orientation} orientation
   * @param {readonly Step[]} [moves]
   */
  async render(pieces, orientation, moves = []) {
    // A dropped or held piece goes on from where it is.
    this.#end();
    this.#orientation = orientation;
    const before = this.#men;
    const movers = this.#pickMovers(moves);
    this.#men = new Map();
    for (const { square, piece } of pieces) {
      const mover = movers.get(square);
      const man = mover ?? before.get(square) ?? this.#make();
      (mover ? movers : before).delete(square);
      paint(man, piece);
      this.#men.set(square, man);
      const place = placeOf(square, orientation);
      if (mover) this.#slide(man, place);
      else put(man, place);
    }
    for (const { node } of [...before.values(), ...movers.values()]) this.#leave(node);
    await this.#arrival();
  }

  /** Ends whatever is under way: everything stands where it belongs. */
  stop() {
    this.#end();
    for (const [square, man] of this.#men) put(man, placeOf(square, this.#orientation));
  }

  /** Picks a piece up; its shadow stays. @param {string} square @param {boolean} touch */
  lift(square, touch) {
    this.stop();
    const man = this.#men.get(square);
    if (!man) return;
    this.#away = square;
    const shadow = /** @type {Element} */ (man.node.cloneNode(true));
    shadow.classList.add('shadow');
    this.#layer.prepend(shadow);
    this.#passing.add(shadow);
    man.node.classList.add('lifted');
    man.node.classList.toggle('touch', touch);
  }

  /** The lifted piece follows the pointer. @param {Place} place */
  drag({ x, y }) {
    const man = this.#men.get(this.#away ?? '');
    if (man) put(man, { x: x - 0.5, y: y - 0.5 });
  }

  /** Lets go of the lifted piece where it is. */
  drop() {
    this.#men.get(this.#away ?? '')?.node.classList.remove('lifted', 'touch');
    for (const node of this.#passing) node.remove();
    this.#passing.clear();
  }

  /** A dropped piece goes home, unless it is held or something else was shown meanwhile. */
  settle() {
    const man = this.#men.get(this.#away ?? '');
    if (!man || this.#held) return;
    this.#slide(man, placeOf(/** @type {string} */ (this.#away), this.#orientation));
    this.#away = null;
  }

  /** While a question is open the piece stands where it is going. */
  /** @param {string} from @param {string} to */
  hold(from, to) {
    const man = this.#men.get(from);
    if (!man || from === to) return;
    this.#away = from;
    this.#held = true;
    this.#men.get(to)?.node.classList.add('gone');
    this.#slide(man, placeOf(to, this.#orientation));
  }

  /** The question was not answered: the piece goes home. */
  release() {
    if (!this.#held) return;
    this.#held = false;
    for (const { node } of this.#men.values()) node.classList.remove('gone');
    this.settle();
  }

  #end() {
    for (const animation of this.#running) animation.cancel();
    this.#running = [];
    for (const node of this.#passing) node.remove();
    this.#passing.clear();
    this.#held = false;
    this.#away = null;
    for (const { node } of this.#men.values()) {
      node.classList.remove('lifted', 'touch', 'moving', 'gone');
    }
  }

  /** @param {readonly Step[]} moves */
  #pickMovers(moves) {
    /** @type {Map<string, Man>} */
    const movers = new Map();
    const going = moves.filter(({ from, to }) => from !== to && this.#men.has(from));
    for (const { from, to } of going) movers.set(to, /** @type {Man} */ (this.#men.get(from)));
    for (const { from } of going) this.#men.delete(from);
    return movers;
  }

  #make() {
    const node = document.createElementNS(SVG, 'svg');
    node.setAttribute('viewBox', '0 0 45 45');
    this.#layer.append(node);
    return { node, piece: null, x: 0, y: 0 };
  }

  /** @param {Man} man @param {Place} place */
  #slide(man, place) {
    const from = translation(man);
    put(man, place);
    if (still() || from === translation(man)) return;
    man.node.classList.add('moving');
    this.#run(man.node.animate({ translate: [from, translation(man)] }, timing), () =>
      man.node.classList.remove('moving'),
    );
  }

  /** @param {Element} node */
  #leave(node) {
    if (!this.#running.length) return node.remove();
    this.#passing.add(node);
    this.#run(node.animate({ opacity: [1, 0] }, { ...timing, fill: 'forwards' }), () => {
      this.#passing.delete(node);
      node.remove();
    });
  }

  /** @param {Animation} animation @param {() => void} done */
  #run(animation, done) {
    this.#running.push(animation);
    animation.onfinish = () => {
      this.#running = this.#running.filter((other) => other !== animation);
      done();
    };
  }

  /** All that runs has ended, was cancelled, or would have ended had the page been visible. */
  #arrival() {
    if (!this.#running.length) return;
    const ended = Promise.allSettled(this.#running.map(({ finished }) => finished));
    const late = new Promise((resolve) => setTimeout(resolve, MILLISECONDS + 100));
    return Promise.race([ended, late]);
  }
}

const timing = { duration: MILLISECONDS, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };
