// SPDX-License-Identifier: MIT
/**
 * The questions of the Rules page, by group; those about castling are in rules-castling.js. Data only; the
 * texts are those of the catalog under `ask.<id>.`, and what they claim of the position to try is put to the
 * core by a test.
 */

/** @typedef {import('./castling.js').Fact} Fact */

/**
 * A position to try the answer on. `castling`, `move` and `touched` say what is asked of the core as it
 * opens: a castling of the side to move, a from-to, or all moves of a piece.
 * @typedef {object} Board
 * @property {number} [start] a start position, or
 * @property {string} [fen]   any other
 * @property {readonly string[]} [moves] UCI: how the position came about
 * @property {'g' | 'c'} [castling]
 * @property {string} [move]
 * @property {string} [touched]
 * @property {readonly Fact[]} facts
 */

/**
 * law: a rule of the Laws; guideline: one of Guidelines II; recommendation; regulation: for the tournament
 * to decide.
 * @typedef {'law' | 'guideline' | 'recommendation' | 'regulation'} Kind
 */

/**
 * @typedef {object} Question
 * @property {string} id  its address on the page, too
 * @property {Kind} kind
 * @property {readonly string[]} articles the answer rests on
 * @property {Board} [board]
 * @property {readonly string[]} [related] ids of pages, with the part of them: castling#lost
 */

/** @typedef {{id: string, questions: readonly Question[]}} Group */

const CLASSICAL = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
const BOTH = '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1';
const F1_ATTACKED = '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1';

/** @type {Group} */
const touch = {
  id: 'touch',
  questions: [
    {
      id: 'order',
      kind: 'recommendation',
      articles: ['II.3.2.5', 'II.3.2.7', '4.4.2'],
      related: ['castling#hand'],
      board: {
        fen: 'k7/8/8/8/8/8/8/5K1R w K - 0 1',
        castling: 'g',
        facts: [{ castling: 'g', legal: true }, { can: ['f1g1', 'f1h1'] }],
      },
    },
    {
      id: 'two-hands',
      kind: 'law',
      articles: ['4.1', '7.5.4'],
      related: ['castling#hand', 'tournament#cases'],
    },
    {
      id: 'rook-first',
      kind: 'law',
      articles: ['4.4.2', '4.3.1'],
      related: ['castling#hand'],
      board: {
        fen: BOTH,
        touched: 'h1',
        facts: [{ castling: 'g', legal: true }, { can: ['h1g1', 'h1h8'] }],
      },
    },
    {
      id: 'castle-illegal',
      kind: 'law',
      articles: ['4.4.3'],
      related: ['castling#hand'],
      board: {
        fen: F1_ATTACKED,
        touched: 'e1',
        facts: [
          { castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f4'] },
          { castling: 'c', legal: true },
          { can: ['e1a1', 'e1e2'] },
        ],
      },
    },
    {
      id: 'let-go',
      kind: 'law',
      articles: ['4.7.2'],
      related: ['castling#hand'],
      board: { fen: BOTH, castling: 'g', facts: [{ castling: 'g', legal: true }] },
    },
    {
      id: 'touched',
      kind: 'law',
      articles: ['4.3.1'],
      board: {
        fen: CLASSICAL,
        moves: ['e2e4', 'e7e5'],
        touched: 'f1',
        facts: [{ can: ['f1e2', 'f1d3', 'f1c4', 'f1b5', 'f1a6'] }],
      },
    },
    { id: 'adjust', kind: 'law', articles: ['4.2.1'] },
  ],
};

/** @type {Group} */
const pawns = {
  id: 'pawns',
  questions: [
    {
      id: 'ep-later',
      kind: 'law',
      articles: ['3.7.3.2'],
      related: ['en-passant'],
      board: {
        fen: CLASSICAL,
        moves: ['e2e4', 'a7a6', 'e4e5', 'd7d5', 'h2h3', 'a6a5'],
        move: 'e5d6',
        facts: [{ refused: 'e5d6', codes: ['en-passant-expired'], squares: ['d6'] }],
      },
    },
    {
      id: 'ep-pin',
      kind: 'law',
      articles: ['3.9.2'],
      related: ['en-passant'],
      board: {
        fen: '8/3p4/8/K3P2r/8/8/8/4k3 b - - 0 1',
        moves: ['d7d5'],
        move: 'e5d6',
        facts: [{ refused: 'e5d6', codes: ['leaves-king-in-check'], squares: ['a5'], by: ['h5'] }],
      },
    },
    {
      id: 'promote-later',
      kind: 'law',
      articles: ['3.7.3.3', '7.5.2'],
      related: ['promotion'],
      board: {
        fen: '4k3/P7/8/8/8/8/8/4K3 w - - 0 1',
        touched: 'a7',
        facts: [
          { can: ['a7a8q', 'a7a8r', 'a7a8b', 'a7a8n'] },
          { refused: 'a7a8', codes: ['promotion-missing'] },
        ],
      },
    },
    {
      id: 'promote-any',
      kind: 'law',
      articles: ['3.7.3.4', '3.7.3.3'],
      related: ['promotion'],
      board: {
        fen: '3qk3/P7/8/8/8/8/8/3QK3 w - - 0 1',
        touched: 'a7',
        facts: [{ can: ['a7a8q', 'a7a8n'] }],
      },
    },
    {
      id: 'promote-missing',
      kind: 'law',
      articles: ['6.11.2', '4.4.4'],
      related: ['promotion', 'tournament#cases'],
    },
  ],
};

/** @type {Group} */
const start = {
  id: 'start',
  questions: [
    {
      id: 'why-960',
      kind: 'guideline',
      articles: ['II.2.1', 'II.2.2'],
      related: ['positions#derive', 'atlas'],
      board: { start: 177, facts: [{ start: 177 }] },
    },
    {
      id: 'black-choose',
      kind: 'guideline',
      articles: ['II.2.3'],
      related: ['positions'],
      board: { start: 748, facts: [{ start: 748 }] },
    },
    {
      id: 'number',
      kind: 'guideline',
      articles: ['II.2'],
      related: ['positions#derive', 'training'],
      board: { start: 0, facts: [{ start: 0 }] },
    },
    {
      id: 'draw',
      kind: 'regulation',
      articles: ['II.2'],
      related: ['draw', 'tournament#settle'],
    },
    {
      id: 'classical',
      kind: 'regulation',
      articles: ['II.2'],
      related: ['tournament#settle'],
      board: { start: 518, facts: [{ start: 518 }] },
    },
    {
      id: 'wrong-array',
      kind: 'law',
      articles: ['7.2.1'],
      related: ['tournament#cases'],
    },
  ],
};

/** @type {Group} */
const game = {
  id: 'game',
  questions: [
    {
      id: 'otherwise',
      kind: 'guideline',
      articles: ['II.1'],
      related: ['positions'],
      board: { start: 959, facts: [{ start: 959 }] },
    },
    {
      id: 'illegal',
      kind: 'law',
      articles: ['7.5.1', '7.5.5'],
      related: ['tournament#cases'],
      board: {
        fen: F1_ATTACKED,
        castling: 'g',
        facts: [{ castling: 'g', codes: ['through-check'] }],
      },
    },
    {
      id: 'repetition',
      kind: 'law',
      articles: ['9.2', '9.6.1'],
      related: ['endings'],
      board: {
        fen: CLASSICAL,
        moves: ['g1f3', 'g8f6', 'f3g1', 'f6g8', 'g1f3', 'g8f6', 'f3g1', 'f6g8'],
        facts: [{ outcome: 'threefold-repetition' }, { can: ['g1f3'] }],
      },
    },
    {
      id: 'rights-repetition',
      kind: 'law',
      articles: ['9.2.3.2', '3.8.2.1'],
      related: ['castling#lost'],
      board: {
        fen: BOTH,
        moves: ['h1g1', 'e8d8', 'g1h1', 'd8e8'],
        castling: 'g',
        facts: [
          { castling: 'g', codes: ['right-lost'] },
          { castling: 'c', legal: true },
          { lost: 'g', color: 'white', ply: 1, cause: 'rook-moved' },
        ],
      },
    },
  ],
};

export const groups = [touch, pawns, start, game];

/** What follows when, for arbiters: the texts are those of the catalog under `tournament.` */
export const cases = [
  { id: 'array', articles: ['7.2.1'] },
  { id: 'hands', articles: ['4.1', '7.5.4'] },
  { id: 'rook', articles: ['4.4.2'] },
  { id: 'both', articles: ['4.4.3'] },
  { id: 'illegal', articles: ['7.5.1', '7.5.5'] },
  { id: 'pawn', articles: ['7.5.2'] },
  { id: 'piece', articles: ['6.11.2'] },
  { id: 'third', articles: ['9.2', '9.2.3.2', '9.6.1'] },
];

/** The names of the files that Appendix D suggests (D.2.1): the same in every language. */
export const files = ['Anna', 'Bella', 'Cesar', 'David', 'Eva', 'Felix', 'Gustav', 'Hector'];
