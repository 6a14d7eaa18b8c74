// SPDX-License-Identifier: MIT
/*
 * c960/elements: the board, the explorer of start positions, the castling drill and the promotion tester of c960 as
 * custom elements, for sites that bundle.
 *
 *     import 'c960/elements/define';                                    defines all four by the names below
 *     import { defineElements, C960Board } from 'c960/elements';        defines nothing until told to
 *
 *     <c960-explorer number="177"></c960-explorer>
 *
 * They are plain custom elements: attributes and properties in, events out; React (19 and later), Vue and the like use
 * them without wrappers. For TypeScript, `import type {} from 'c960/elements/react'` once tells React's JSX of them, and
 * `import type {} from 'c960/elements/vue'` tells Vue's templates. Importing works in Node.js too, where nothing is defined. A name that is taken stays as it is.
 * What stands inside the larger elements is shown until they are ready, and where their texts cannot be had.
 *
 * The rules are the package's own c960.wasm, fetched when the first element needs it; a bundler that leaves it behind
 * is given its address: useModule(). Texts are there in en, pt (Brazilian), it, lb and lt, each language a file of its
 * own, which is imported when an element first speaks it. No element keeps or sends anything.
 *
 * Language: the attribute `language`, else that of the nearest ancestor with `lang`, else English. It is read when the
 * element is connected, and when its attribute changes. An element that is moved within the page goes on where it was,
 * unless it has to speak another language there.
 *
 * Light and dark follow the page's `color-scheme`; theme="light" or "dark" says otherwise for one of the larger elements.
 *
 * Custom properties, from any ancestor, besides those of the board: --c960-ink, --c960-muted (text), --c960-paper
 * (ground), --c960-surface (buttons, captions), --c960-line (hairlines), --c960-action, --c960-action-ink (what is
 * pressed, and on it), --c960-serif, --c960-sans (fonts).
 *
 * Browsers: Chrome and Edge 111, Firefox 121, Safari 16.4, and later. Before Chrome 123 and Safari 17.5 all is light.
 */

import type { Color, Piece, PromotionPiece, Square } from '../../wasm/dist/index.js';

/** What is said and shown of a square. */
export interface Mark {
  readonly square: Square;
  /**
   * last-move, selected, target, target-capture, target-castling, check, blocker, attacked, attacker, must-be-empty,
   * must-be-safe, good
   */
  readonly kind: string;
}

export interface Arrow {
  readonly from: Square;
  readonly to: Square;
  readonly kind: 'king-way' | 'rook-way' | 'attack' | 'move';
}

export interface PlacedPiece {
  readonly square: Square;
  readonly piece: Piece;
}

/** The words of a board. They come in its language; a page that sets them says all of them itself. */
export interface BoardStrings {
  /** Name of the grid. */
  boardLabel?: string;
  /** Of king, queen, rook, bishop and knight, besides KQRBN: keys that lead to such a piece. */
  letters?: string;
  square?(content: Content): string;
  selected?(content: Content): string;
  cancelled?: string;
  targetHint?: string;
  markNames?: Readonly<Record<string, string>>;
  promotionTitle?: string;
  pieceName?(piece: Piece): string;
  cancel?: string;
}

/** A square and what is on it. */
export interface Content {
  readonly square: Square;
  readonly color: Color | null;
  readonly type: Piece['type'] | null;
}

/** Could not be done: an element tells of it as `c960-error`. */
export interface Fault {
  /** load-failed, bad-parameter, foreign-board (the name c960-board was taken by another), or a code of C960Error. */
  readonly code: string;
  /** Of load-failed: missing, damaged, or blocked. */
  readonly failure?: string;
  /** Of bad-parameter: the attribute, or the part of `state`, and what it asked for. */
  readonly name?: string;
  readonly value?: string;
  readonly error?: unknown;
}

/**
 * <c960-board>: squares, pieces, marks, arrows and gestures. It knows no chess: it shows what the page says and tells
 * the page what the user wants.
 *
 * Attributes, with properties of the same names: fen (shows this position), orientation ("white", "black": who sits at
 * the bottom), readonly (no gestures), picking (squares are chosen, not pieces moved), language.
 *
 * Events, bubbling and composed: c960-select { square } (cancelable), c960-deselect { square },
 * c960-move { from, to, via }, c960-pick { square, via }, c960-help { piece, answer(text) } (the user pressed ?, or a
 * letter of which no piece is there: then `piece` names it), c960-error (Fault: the FEN is none).
 *
 * Keys: arrows, Home, End, Page Up and Page Down walk; a file's letter and then a rank's digit go to that square; Enter
 * and Space select and move; Escape cancels.
 *
 * Parts: board, coordinates, dialog, choice, cancel.
 *
 * Custom properties: --c960-light, --c960-dark, --c960-coord; --c960-white-fill, --c960-white-line, --c960-black-fill,
 * --c960-black-line; --c960-accent, --c960-focus, --c960-king-way, --c960-rook-way, --c960-stop, --c960-good;
 * --c960-surface, --c960-ink, --c960-line. The board is as wide as its container.
 */
export class C960Board extends HTMLElement {
  fen: string | null;
  orientation: Color;
  readonly: boolean;
  picking: boolean;
  language: string;
  strings: BoardStrings;
  /** What stands where; shown without animation. */
  pieces: readonly PlacedPiece[];
  marks: readonly Mark[];
  arrows: readonly Arrow[];
  /** Where the selected piece may go; set in answer to c960-select, gone with the selection. */
  targets: readonly Mark[];
  /** Whose pieces a finger can hold and drag; null: both. */
  movable: Color | null;
  readonly selected: Square | null;
  /** As `pieces`, but these move there, all at once; resolves when they have arrived. */
  show(
    pieces: readonly PlacedPiece[],
    options?: { readonly moves?: readonly { readonly from: Square; readonly to: Square }[] },
  ): Promise<void>;
  flip(): void;
  selectSquare(square: Square | null): void;
  focusSquare(square: Square): void;
  /** Says it through the live region. */
  announce(text: string): void;
  choosePromotion(move: {
    readonly color: Color;
    readonly from: Square;
    readonly to: Square;
  }): Promise<PromotionPiece | null>;
  choose<V extends string>(question: {
    readonly title: string;
    readonly options: readonly { readonly value: V; readonly label: string }[];
  }): Promise<V | null>;
}

/** What the three larger elements have in common. */
declare class Larger extends HTMLElement {
  language: string;
  /** light, dark; '' follows the page. */
  theme: string;
  /** The address of a site of c960: articles and "try it" lead there, in a window of their own. '' for none. */
  site: string;
}

/**
 * <c960-explorer>: the 960 start positions by their numbers, each to be played on; a move that is not legal is explained.
 *
 * Attributes: number (0 to 959, or "random"; 518 where there is none), fen (another position on the board), moves (in
 * UCI, joined by dots: e2e4.e7e5), orientation, language, theme, site. A change of number goes there, one of orientation
 * turns the board; all others begin anew.
 *
 * Events, bubbling and composed: c960-ready { language }, c960-start (Start), c960-play (Play), c960-refused { text },
 * c960-error (Fault).
 *
 * Parts: frame, number, arrangement, caption, moves, derivation, and the board's.
 */
export class C960Explorer extends Larger {
  /** The number that is shown. */
  get number(): number;
  set number(number: number | 'random');
  fen: string;
  moves: string;
  orientation: string;
  /** The FEN of what is on the board now; '' before it is there. */
  readonly position: string;
}

/** Another start position is shown. */
export interface Start {
  readonly number: number;
  /** Its first rank from a1 to h1, in English letters. */
  readonly arrangement: string;
}

/** A move was made, taken back or put back. */
export interface Play {
  readonly fen: string;
  /** From the start position on, in UCI. */
  readonly moves: readonly string[];
  /** The move that led here; null at the start. */
  readonly uci: string | null;
  readonly san: string | null;
}

/**
 * <c960-castling-drill>: rounds of questions on castling.
 *
 * Attributes: state (the query of a round: seed, count, kinds, colors, sides, castling, variant, difficulty, as the
 * site's links have them, such as "seed=abc&count=5"), language, theme, site. Every change begins anew. With the same
 * seed the same questions are asked.
 *
 * Events, bubbling and composed: c960-ready { language }, c960-progress (Progress), c960-result (Result), c960-error.
 *
 * Parts: frame, screen (before and after a round), desk (the question), and the board's.
 */
export class C960CastlingDrill extends Larger {
  state: string;
  /** Begins the round, as its button does; false where there is none to begin. */
  start(): boolean;
}

/** A question as it was asked and answered. */
export interface Answered {
  /** The first is 1. */
  readonly number: number;
  readonly kind: string;
  readonly categories: readonly string[];
  /** What was asked, in the language of the drill. */
  readonly text: string;
  readonly fen: string | null;
  /** What the question is made of. */
  readonly brief: unknown;
  readonly response: unknown;
  readonly expected: unknown;
  readonly correct: boolean;
  /** Milliseconds from the question to its answer. */
  readonly duration: number;
}

/** A question was answered. Tries for practice do not count. */
export interface Progress {
  readonly number: number;
  /** null where there is no end, or missed questions are repeated. */
  readonly of: number | null;
  readonly right: number;
  readonly question: Answered;
}

/** A round is over, or was stopped. */
export interface Result {
  readonly right: number;
  readonly asked: number;
  readonly of: number | null;
  /** 0 to 1: right of asked. */
  readonly score: number;
  /** Milliseconds, of all questions together. */
  readonly duration: number;
  /** Asks the same questions again; '' where missed ones were repeated. */
  readonly state: string;
  readonly questions: readonly Answered[];
}

/**
 * <c960-promotion-tester>: any position's promotions, all four results side by side, or why there is none.
 *
 * Attributes: fen, move (from and to: a7a8), language, theme, site. Every change begins anew.
 *
 * Events, bubbling and composed: c960-ready { language }, c960-position (Tested), c960-error.
 *
 * Parts: frame, told, results, and the board's.
 */
export class C960PromotionTester extends Larger {
  fen: string;
  move: string;
  /** What is on the board, as the query of the site's page. */
  readonly state: string;
}

/** Another position, or another promotion, is shown. */
export interface Tested {
  /** null while what is on the board is no position. */
  readonly fen: string | null;
  /** The promotion that is shown, without its piece. */
  readonly move: string | null;
  readonly state: string;
}

/** Defines <c960-board>, <c960-explorer>, <c960-castling-drill> and <c960-promotion-tester>. In Node.js nothing happens. */
export function defineElements(): void;

/**
 * Where the rules come from, if not from beside the package's script: the address of c960.wasm, or anything else that
 * createC960() of `c960` takes. To be called before the first element is shown.
 */
export function useModule(source: unknown): void;

/** What elements tell, by the names of the events. All bubble and are composed. */
export interface C960EventMap {
  'c960-select': CustomEvent<{ readonly square: Square }>;
  'c960-deselect': CustomEvent<{ readonly square: Square }>;
  'c960-move': CustomEvent<{
    readonly from: Square;
    readonly to: Square;
    readonly via: 'click' | 'drag' | 'keyboard';
  }>;
  'c960-pick': CustomEvent<{ readonly square: Square; readonly via: 'click' | 'keyboard' }>;
  'c960-help': CustomEvent<{ readonly piece: string | null; answer(text: string): void }>;
  'c960-ready': CustomEvent<{ readonly language: string }>;
  'c960-start': CustomEvent<Start>;
  'c960-play': CustomEvent<Play>;
  'c960-refused': CustomEvent<{ readonly text: string }>;
  'c960-progress': CustomEvent<Progress>;
  'c960-result': CustomEvent<Result>;
  'c960-position': CustomEvent<Tested>;
  'c960-error': CustomEvent<Fault>;
}

declare global {
  interface HTMLElementTagNameMap {
    'c960-board': C960Board;
    'c960-explorer': C960Explorer;
    'c960-castling-drill': C960CastlingDrill;
    'c960-promotion-tester': C960PromotionTester;
  }
  interface HTMLElementEventMap extends C960EventMap {}
  interface DocumentEventMap extends C960EventMap {}
  interface WindowEventMap extends C960EventMap {}
}
