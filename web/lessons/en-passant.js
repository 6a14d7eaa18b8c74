// SPDX-License-Identifier: MIT
/**
 * The en passant lesson: its scenes, each a board with examples, all with White as the side that takes (the
 * page turns them round for Black; so the texts name no square and no colour). Data only; the texts are
 * those of the catalog under `ep.<scene>.` and `ep.<example>.`, and every fact is put to the core by a test.
 */

/**
 * What a text claims of its example, to be asked of the core after the moves that led to it:
 *   ask      a from-to of the side that would take; legal or not
 *   codes    exactly these reasons against it, about these squares and attackers
 *   gone     the square that the captured pawn disappears from
 *   takes    false: the move is legal and captures nothing
 *   only     it is the only legal move, out of check
 * @typedef {object} Fact
 * @property {string} ask
 * @property {boolean} legal
 * @property {readonly string[]} [codes]
 * @property {readonly string[]} [squares]
 * @property {readonly string[]} [by]
 * @property {string} [gone]
 * @property {boolean} [takes]
 * @property {boolean} [only]
 */

/**
 * @typedef {object} Example
 * @property {string} id
 * @property {string} fen
 * @property {readonly string[]} moves    UCI: how the position came about; the last one is shown being made
 * @property {readonly string[]} asks     from-to: how somebody would want to take
 * @property {readonly string[]} replies  UCI: what the other side plays when it is let, the first that is legal
 * @property {string} article
 * @property {readonly Fact[]} facts
 */

/** @typedef {{id: string, examples: readonly Example[]}} Scene */

const REPLIES = ['d7d5', 'e8e7', 'e7e8', 'e8d8', 'd8e8', 'e8f8', 'f8e8', 'd5d4'];

const PLAIN = '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1';

/** @type {Scene} */
export const take = {
  id: 'take',
  examples: [
    {
      id: 'try',
      fen: PLAIN,
      moves: [],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.7.3.1',
      facts: [],
    },
  ],
};

/** @type {Scene} */
export const must = {
  id: 'must',
  examples: [
    {
      id: 'late',
      fen: PLAIN,
      moves: ['d7d5', 'e1e2', 'e8e7'],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.7.3.2',
      facts: [{ ask: 'e5d6', legal: false, codes: ['en-passant-expired'], squares: ['d6'] }],
    },
    {
      id: 'steps',
      fen: '4k3/8/3p4/8/4P3/8/8/4K3 w - - 0 1',
      moves: ['e4e5', 'd6d5'],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.7.3.1',
      facts: [{ ask: 'e5d6', legal: false, codes: ['pawn-needs-a-capture'], squares: ['d6'] }],
    },
    {
      id: 'short',
      fen: '4k3/3p4/8/8/4P3/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e4d6'],
      replies: REPLIES,
      article: '3.7.3.1',
      facts: [
        { ask: 'e4d6', legal: false, codes: ['not-a-move-of-this-piece'], squares: ['d6'] },
        { ask: 'e4d5', legal: true, gone: 'd5' },
      ],
    },
    {
      id: 'rook',
      fen: '4k3/3r4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.7.3.1',
      facts: [{ ask: 'e5d6', legal: false, codes: ['pawn-needs-a-capture'], squares: ['d6'] }],
    },
    {
      id: 'queen',
      fen: '2k5/3p4/8/4Q3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: ['d7d5', 'c8b7', 'b7c8', 'c8d7', 'd7c8', 'd5d4'],
      article: '3.7.3.1',
      facts: [{ ask: 'e5d6', legal: true, takes: false }],
    },
  ],
};

/** @type {Scene} */
export const rare = {
  id: 'rare',
  examples: [
    {
      id: 'file',
      fen: '3kr3/3p4/8/4P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.9.2',
      facts: [
        {
          ask: 'e5d6',
          legal: false,
          codes: ['leaves-king-in-check'],
          squares: ['e1'],
          by: ['e8'],
        },
      ],
    },
    {
      id: 'diagonal',
      fen: '4k3/2bp4/8/4P3/5K2/8/8/8 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: REPLIES,
      article: '3.9.2',
      facts: [
        { ask: 'e5d6', legal: true, gone: 'd5' },
        {
          ask: 'e5e6',
          legal: false,
          codes: ['leaves-king-in-check'],
          squares: ['f4'],
          by: ['c7'],
        },
      ],
    },
    {
      id: 'rank',
      fen: '4k3/3p4/8/K3P2r/8/8/8/8 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: [...REPLIES, 'h5h4', 'h4h5'],
      article: '3.9.2',
      facts: [
        {
          ask: 'e5d6',
          legal: false,
          codes: ['leaves-king-in-check'],
          squares: ['a5'],
          by: ['h5'],
        },
        { ask: 'e5e6', legal: true, takes: false },
      ],
    },
    {
      id: 'only',
      fen: '8/3p4/8/4P3/1k2K3/3r1r2/8/8 b - - 0 1',
      moves: ['d7d5'],
      asks: ['e5d6'],
      replies: ['d7d5', 'b4c5', 'b4b5'],
      article: '3.7.3.1',
      facts: [{ ask: 'e5d6', legal: true, gone: 'd5', only: true }],
    },
    {
      id: 'two',
      fen: '4k3/3p4/8/2P1P3/8/8/8/4K3 b - - 0 1',
      moves: ['d7d5'],
      asks: ['c5d6', 'e5d6'],
      replies: REPLIES,
      article: '3.7.3.1',
      facts: [
        { ask: 'c5d6', legal: true, gone: 'd5' },
        { ask: 'e5d6', legal: true, gone: 'd5' },
      ],
    },
  ],
};

/** The game in which notation is shown: before the double step, the double step, the capture. */
export const written = /** @type {const} */ ({ fen: PLAIN, moves: ['d7d5', 'e5d6'] });
