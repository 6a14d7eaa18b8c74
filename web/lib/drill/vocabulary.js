// SPDX-License-Identifier: MIT
/**
 * The words of the castling drills: what is asked, what may be chosen, and the shapes of a question and
 * of its answer. All of it is plain data; texts for people are the page's.
 */

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('../core.js').Position} Position */
/** @typedef {import('../core.js').CastlingReport} CastlingReport */
/** @typedef {import('../core.js').Reason} Reason */
/** @typedef {import('../core.js').Color} Color */
/** @typedef {import('../core.js').Side} Side */

/** @typedef {'play-it' | 'legal-or-not' | 'landing' | 'must-be-empty' | 'must-be-safe' | 'which-kind' | 'lost-or-blocked' | 'hand-order'} Kind */
/** @typedef {'shielding-rook' | 'crossing-own-attacked-rook' | 'attacked-rook-does-not-matter' | 'rook-crosses-attacked-b' | 'inner-rook' | 'king-or-rook-stays' | 'king-step-is-no-castling'} Category */
/** @typedef {'double-move' | 'transposition' | 'king-move-only' | 'rook-move-only'} CastlingKind */
/** @typedef {'standard' | '960'} Variant */
/** @typedef {'easy' | 'normal' | 'hard'} Difficulty */
/** @typedef {'natural' | 'composed'} Origin */
/** @typedef {'order' | 'hands' | 'first-touch' | 'rook-first' | 'king-then-rook'} HandsTopic */

/**
 * @typedef {object} Settings
 * @property {readonly Kind[]} kinds
 * @property {readonly Color[]} colors whose castling is asked about
 * @property {readonly Side[]} sides
 * @property {readonly CastlingKind[]} castlingKinds
 * @property {'both' | Variant} variant
 * @property {Difficulty} difficulty
 * @property {number | 'endless'} count how many questions a round has; has no part in which they are
 */

/**
 * All that makes a question; the rest is the core's answer to it.
 * @typedef {object} Brief
 * @property {Kind} kind
 * @property {HandsTopic | null} topic of a question about the hands
 * @property {string} start X-FEN of the first position
 * @property {readonly string[]} moves UCI, what was played from there
 * @property {Color} color whose castling it is
 * @property {Side} side
 * @property {Variant} variant
 * @property {Origin} origin
 * @property {string} pattern 'play', or the name of the composing recipe
 */

/**
 * What the board does not show: which rights `color` has, and with which rooks. 'start': at the first
 * position, and the moves say the rest.
 * @typedef {object} Told
 * @property {'now' | 'start'} at
 * @property {{c: boolean, g: boolean}} rights
 * @property {{c: string | null, g: string | null}} rooks
 */

/** @typedef {{from: string, to: string}} Way */
/**
 * Which fields an answer has depends on the kind of question:
 * play-it {uci, uciStandard, king, rook} or {illegal, reasons}; legal-or-not {legal, reasons};
 * landing {king, rook}, squares; must-be-empty and must-be-safe {squares}, sorted a1, b1 ... h8;
 * which-kind {kind}; lost-or-blocked {verdict, reasons, lostBy where lost}; hand-order {choice, article}
 * or {order, article}.
 * @typedef {object} Answer
 * @property {string} [uci]
 * @property {string} [uciStandard]
 * @property {Way | string} [king]
 * @property {Way | string} [rook]
 * @property {true} [illegal]
 * @property {boolean} [legal]
 * @property {readonly Reason[]} [reasons]
 * @property {readonly string[]} [squares]
 * @property {CastlingKind} [kind]
 * @property {'lost' | 'blocked' | 'possible'} [verdict]
 * @property {{ply: number, uci: string, cause: string}} [lostBy]
 * @property {string} [choice]
 * @property {readonly string[]} [order]
 * @property {string} [article]
 */

/** @typedef {{fen: string, turn: Color, told: Told, choices: readonly string[] | null, answer: Answer, categories: readonly Category[]}} Findings */
/** @typedef {Brief & Findings} Unnumbered */
/** @typedef {Unnumbered & {id: string, index: number}} Question */

/** @type {readonly Kind[]} */
export const KINDS = [
  'play-it',
  'legal-or-not',
  'landing',
  'must-be-empty',
  'must-be-safe',
  'which-kind',
  'lost-or-blocked',
  'hand-order',
];

/** @type {readonly Category[]} */
export const CATEGORIES = [
  'shielding-rook',
  'crossing-own-attacked-rook',
  'attacked-rook-does-not-matter',
  'rook-crosses-attacked-b',
  'inner-rook',
  'king-or-rook-stays',
  'king-step-is-no-castling',
];

/** @type {readonly Color[]} */
export const COLORS = ['white', 'black'];
/** @type {readonly Side[]} */
export const SIDES = ['c', 'g'];
/** @type {readonly CastlingKind[]} */
export const CASTLING_KINDS = ['double-move', 'transposition', 'king-move-only', 'rook-move-only'];
/** @type {readonly Settings['variant'][]} */
export const VARIANTS = ['both', 'standard', '960'];
/** @type {readonly Difficulty[]} */
export const DIFFICULTIES = ['easy', 'normal', 'hard'];
/** The codes that the core may give for a castling, in its order. */
export const CASTLING_CODES = [
  'not-to-move',
  'right-lost',
  'in-check',
  'king-path-blocked',
  'rook-path-blocked',
  'through-check',
  'into-check',
];
/** @type {readonly ('lost' | 'blocked' | 'possible')[]} */
export const VERDICTS = ['lost', 'blocked', 'possible'];

/** The start number whose castling is that of ordinary chess. */
export const STANDARD_START = 518;

/** @param {Color} color @returns {Color} */
export const otherColor = (color) => (color === 'white' ? 'black' : 'white');
