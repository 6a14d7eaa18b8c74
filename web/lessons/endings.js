// SPDX-License-Identifier: MIT
/**
 * How a game ends: scenes, each a board with examples. Data only; the texts are those of the catalog under
 * `ends.<scene>.` and `ends.<example>.`, and every fact is put to the core by a test.
 */

/**
 * @typedef {object} Example
 * @property {string} id
 * @property {string} fen
 * @property {readonly string[]} [moves]  UCI: how the position came about
 * @property {string} article
 * @property {string | null} outcome      as the core names it, with the moves that led there
 * @property {boolean} [white]  can White still mate; where it is left out, the text does not speak of it
 * @property {boolean} [black]
 * @property {string} [instead]  a last move that mates instead
 */

/** @typedef {{id: string, examples: readonly Example[]}} Scene */

const KNIGHTS = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];

/** @type {Scene} */
export const over = {
  id: 'over',
  examples: [
    {
      id: 'mate',
      fen: '6k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1',
      moves: ['e1e8'],
      article: '5.1.1',
      outcome: 'checkmate',
      white: true,
    },
    {
      id: 'stalemate',
      fen: '7k/8/5K2/6Q1/8/8/8/8 w - - 0 1',
      moves: ['g5g6'],
      article: '5.2.1',
      outcome: 'stalemate',
      instead: 'g5g7',
    },
  ],
};

/** @type {Scene} */
export const dead = {
  id: 'dead',
  examples: [
    {
      id: 'bare',
      fen: '8/8/2k5/8/3pK3/8/8/8 w - - 0 1',
      moves: ['e4d4'],
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
    {
      id: 'minor',
      fen: '8/8/2k5/8/4N3/4K3/8/8 w - - 0 1',
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
    {
      id: 'bishops',
      fen: '8/2k5/3b4/8/8/2B1K3/8/8 w - - 0 1',
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
    {
      id: 'walls',
      fen: '4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1',
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
    {
      id: 'shut-out',
      fen: '4k3/2b5/8/p1p1p1p1/P1P1P1P1/8/2B5/4K3 w - - 0 1',
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
    {
      id: 'forced',
      fen: '7k/8/8/8/1K6/3Q4/8/8 w - - 0 1',
      moves: ['d3h7'],
      article: '5.2.2',
      outcome: 'dead-position',
      white: false,
      black: false,
    },
  ],
};

/** @type {Scene} */
export const alive = {
  id: 'alive',
  examples: [
    {
      id: 'knight-pawn',
      fen: '8/8/8/8/2N5/p7/2K5/k7 b - - 0 1',
      article: '5.2.2',
      outcome: null,
      white: true,
      black: true,
    },
    {
      id: 'two-knights',
      fen: '8/8/4k3/8/8/3N4/4N3/4K3 w - - 0 1',
      article: '5.2.2',
      outcome: null,
      white: true,
      black: false,
    },
    {
      id: 'bishops-apart',
      fen: '8/8/4k3/8/3b4/8/4B3/4K3 w - - 0 1',
      article: '5.2.2',
      outcome: null,
      white: true,
      black: true,
    },
  ],
};

/** @type {Scene} */
export const flag = {
  id: 'flag',
  examples: [
    {
      id: 'queen-bare',
      fen: '4k3/8/8/8/8/8/8/3QK3 w - - 0 1',
      article: '6.9',
      outcome: null,
      white: true,
      black: false,
    },
    {
      id: 'queen-knight',
      fen: '8/8/4k3/8/3q4/8/4N3/4K3 b - - 0 1',
      article: '6.9',
      outcome: null,
      white: false,
      black: true,
    },
    {
      id: 'rook-knight',
      fen: '8/8/4k3/8/3r4/8/4N3/4K3 b - - 0 1',
      article: '6.9',
      outcome: null,
      white: true,
      black: true,
    },
    {
      id: 'rook-bishop',
      fen: '8/8/4k3/8/3r4/8/4B3/4K3 b - - 0 1',
      article: '6.9',
      outcome: null,
      white: false,
      black: true,
    },
  ],
};

/** @type {Scene} */
export const claim = {
  id: 'claim',
  examples: [
    {
      id: 'three',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: [...KNIGHTS, ...KNIGHTS],
      article: '9.2',
      outcome: 'threefold-repetition',
    },
    {
      id: 'five',
      fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
      moves: [...KNIGHTS, ...KNIGHTS, ...KNIGHTS, ...KNIGHTS],
      article: '9.6.1',
      outcome: 'fivefold-repetition',
    },
    {
      id: 'fifty',
      fen: '8/8/3k4/8/8/4K3/4R3/8 b - - 99 120',
      moves: ['d6d5'],
      article: '9.3',
      outcome: 'fifty-moves',
    },
    {
      id: 'seventy-five',
      fen: '8/8/3k4/8/8/4K3/4R3/8 b - - 149 145',
      moves: ['d6d5'],
      article: '9.6.2',
      outcome: 'seventy-five-moves',
    },
  ],
};

/** What stands on the board before the reader's own position. @type {Scene} */
export const own = {
  id: 'ask',
  examples: [
    {
      id: 'own',
      fen: '8/8/8/8/8/5N1p/8/5K1k w - - 0 1',
      article: '5.2.2',
      outcome: null,
      white: true,
      black: true,
    },
  ],
};
