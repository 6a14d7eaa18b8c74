// SPDX-License-Identifier: MIT
/**
 * The castling lesson: its scenes, each a board with examples. Data only; the texts are those of the
 * catalog under `lesson.<scene>.` and `lesson.<example>.`, and every fact is put to the core by a test.
 */

/**
 * What a text claims of its example, to be asked of the core:
 *   castling  of the side to move, or of `color`: legal, its kind and where the two land, or else exactly
 *             these reasons (codes, squares, attackers)
 *   refused   a from-to that is refused for exactly these reasons
 *   can       legal moves (UCI) of the side to move
 *   attacks   a piece and a square it attacks
 *   lost      a right, by which half-move (1 is the first) and why
 *   board     another example with the same pieces on the same squares
 *   start     the start position with this number
 *   outcome   how the game has ended, or may be claimed to
 * @typedef {object} Fact
 * @property {'g' | 'c'} [castling]
 * @property {'white' | 'black'} [color]
 * @property {boolean} [legal]
 * @property {string} [kind]
 * @property {string} [king] where it lands
 * @property {string} [rook]
 * @property {string} [refused]
 * @property {readonly string[]} [codes]
 * @property {readonly string[]} [squares] of all reasons together
 * @property {readonly string[]} [by]
 * @property {readonly string[]} [can]
 * @property {readonly [string, string]} [attacks]
 * @property {'g' | 'c'} [lost]
 * @property {number} [ply]
 * @property {string} [cause]
 * @property {string} [board]
 * @property {number} [start]
 * @property {string} [outcome]
 */

/**
 * One position. `side` is the castling it is about; `touched` a piece whose moves are shown instead.
 * @typedef {object} Example
 * @property {string} id
 * @property {string} fen
 * @property {readonly string[]} [moves] UCI: how the position came about
 * @property {'g' | 'c'} side
 * @property {string} [article] the text rests on
 * @property {string} [touched]
 * @property {readonly Fact[]} facts
 */

/**
 * @typedef {object} Scene
 * @property {string} id
 * @property {readonly {title?: string, examples: readonly Example[]}[]} groups
 */

const LAND = '1r3k1r/8/8/8/8/8/8/1R3K1R';
const F1_ATTACKED = '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1';

/** @type {Scene} */
export const land = {
  id: 'land',
  groups: [
    {
      examples: [
        {
          id: 'land-white-g',
          fen: `${LAND} w KQkq - 0 1`,
          side: 'g',
          facts: [{ castling: 'g', legal: true, king: 'g1', rook: 'f1' }],
        },
        {
          id: 'land-white-c',
          fen: `${LAND} w KQkq - 0 1`,
          side: 'c',
          facts: [{ castling: 'c', legal: true, king: 'c1', rook: 'd1' }],
        },
        {
          id: 'land-black-g',
          fen: `${LAND} b KQkq - 0 1`,
          side: 'g',
          facts: [{ castling: 'g', legal: true, king: 'g8', rook: 'f8' }],
        },
        {
          id: 'land-black-c',
          fen: `${LAND} b KQkq - 0 1`,
          side: 'c',
          facts: [{ castling: 'c', legal: true, king: 'c8', rook: 'd8' }],
        },
      ],
    },
  ],
};

/** @type {Scene} */
export const ways = {
  id: 'ways',
  groups: [
    {
      examples: [
        {
          id: 'double',
          fen: '4k3/8/8/8/8/8/8/R4K2 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.1',
          facts: [{ castling: 'c', legal: true, kind: 'double-move', king: 'c1', rook: 'd1' }],
        },
        {
          id: 'swap',
          fen: '4k3/8/8/8/8/8/8/2RK4 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.2',
          facts: [{ castling: 'c', legal: true, kind: 'transposition', king: 'c1', rook: 'd1' }],
        },
        {
          id: 'king-only',
          fen: '4k3/8/8/8/8/8/8/3R1K2 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.3',
          facts: [{ castling: 'c', legal: true, kind: 'king-move-only', king: 'c1', rook: 'd1' }],
        },
        {
          id: 'rook-only',
          fen: '4k3/8/8/8/8/8/8/R1K5 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.4',
          facts: [{ castling: 'c', legal: true, kind: 'rook-move-only', king: 'c1', rook: 'd1' }],
        },
      ],
    },
    {
      title: 'lesson.ways.rows',
      examples: [
        {
          id: 'row-rook',
          fen: '4k3/8/8/8/8/8/8/6KR w K - 0 1',
          side: 'g',
          facts: [{ castling: 'g', legal: true, kind: 'rook-move-only', king: 'g1', rook: 'f1' }],
        },
        {
          id: 'row-king',
          fen: '4k3/8/8/8/8/8/8/4KR2 w K - 0 1',
          side: 'g',
          facts: [{ castling: 'g', legal: true, kind: 'king-move-only', king: 'g1', rook: 'f1' }],
        },
        {
          id: 'row-swap',
          fen: '4k3/8/8/8/8/8/8/5KR1 w K - 0 1',
          side: 'g',
          facts: [{ castling: 'g', legal: true, kind: 'transposition', king: 'g1', rook: 'f1' }],
        },
      ],
    },
  ],
};

/** @type {Scene} */
export const attempt = {
  id: 'try',
  groups: [
    {
      examples: [
        {
          id: 'try-it',
          fen: '4k3/8/8/8/8/8/8/RK5R w KQ - 0 1',
          side: 'g',
          facts: [
            { castling: 'g', legal: true, king: 'g1', rook: 'f1' },
            { castling: 'c', legal: true, king: 'c1', rook: 'd1' },
            { can: ['b1c1', 'b1a1'] },
          ],
        },
      ],
    },
  ],
};

/** @type {Scene} */
export const hand = {
  id: 'hand',
  groups: [
    {
      title: 'lesson.hand.touch',
      examples: [
        {
          id: 'touch-both',
          fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
          side: 'g',
          article: '4.4.1',
          facts: [{ castling: 'g', legal: true }],
        },
        {
          id: 'touch-rook',
          fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
          side: 'g',
          touched: 'h1',
          article: '4.4.2',
          facts: [{ castling: 'g', legal: true }, { can: ['h1g1', 'h1h8'] }],
        },
        {
          id: 'touch-illegal',
          fen: F1_ATTACKED,
          side: 'g',
          touched: 'e1',
          article: '4.4.3',
          facts: [
            { castling: 'g', legal: false },
            { castling: 'c', legal: true },
            { can: ['e1d1', 'e1d2', 'e1e2', 'e1a1'] },
          ],
        },
      ],
    },
  ],
};

/** The castling that is played with the hands, step by step. */
export const hands = /** @type {const} */ ({
  fen: '4k3/8/8/8/8/8/8/RK5R w KQ - 0 1',
  side: 'g',
});
