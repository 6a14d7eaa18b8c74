// SPDX-License-Identifier: MIT
/** The questions about castling. As rules.js says. */

/** @typedef {import('./rules.js').Group} Group */

/** @type {Group} */
export const castling = {
  id: 'castling',
  questions: [
    {
      id: 'still-king',
      kind: 'guideline',
      articles: ['II.3.2.4', 'II.3.1'],
      related: ['castling#ways'],
      board: {
        fen: '4k3/8/8/8/8/8/8/R1K5 w Q - 0 1',
        castling: 'c',
        facts: [{ castling: 'c', legal: true, kind: 'rook-move-only', king: 'c1', rook: 'd1' }],
      },
    },
    {
      id: 'sides',
      kind: 'guideline',
      articles: ['II.3.2.6'],
      related: ['castling#land'],
      board: {
        fen: '4k3/8/8/8/8/8/8/RK5R w KQ - 0 1',
        castling: 'g',
        facts: [
          { castling: 'g', legal: true, king: 'g1', rook: 'f1' },
          { castling: 'c', legal: true, king: 'c1', rook: 'd1' },
        ],
      },
    },
    {
      id: 'attacked-way',
      kind: 'law',
      articles: ['3.8.2.2'],
      related: ['castling#must', 'drill'],
      board: {
        fen: 'k2r4/8/8/8/8/8/8/1K5R w K - 0 1',
        castling: 'g',
        facts: [{ castling: 'g', codes: ['through-check'], squares: ['d1'], by: ['d8'] }],
      },
    },
    {
      id: 'rook-attacked',
      kind: 'law',
      articles: ['3.8.2.2'],
      related: ['castling#must'],
      board: {
        fen: '1r5k/8/8/4b3/8/8/8/R3K3 w Q - 0 1',
        castling: 'c',
        facts: [
          { castling: 'c', legal: true },
          { attacks: ['e5', 'a1'] },
          { attacks: ['b8', 'b1'] },
        ],
      },
    },
    {
      id: 'check-earlier',
      kind: 'law',
      articles: ['3.8.2.2', '3.8.2.1'],
      related: ['castling#lost'],
      board: {
        fen: 'r5k1/8/8/8/8/5B2/8/4K2R b K - 0 1',
        moves: ['a8e8', 'f3e2', 'g8g7'],
        castling: 'g',
        facts: [{ castling: 'g', legal: true }],
      },
    },
    {
      id: 'out-of-check',
      kind: 'law',
      articles: ['3.8.2.2'],
      related: ['castling#must'],
      board: {
        fen: 'k3r3/8/8/8/8/8/8/4K2R w K - 0 1',
        castling: 'g',
        facts: [{ castling: 'g', codes: ['in-check'], squares: ['e1'], by: ['e8'] }],
      },
    },
    {
      id: 'pinned',
      kind: 'law',
      articles: ['3.1', '3.8.2.2'],
      related: ['castling#odd'],
      board: {
        fen: 'R4rk1/8/8/8/8/8/8/4K2R w K - 0 1',
        castling: 'g',
        facts: [
          { castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f8'] },
          { attacks: ['a8', 'f8'] },
        ],
      },
    },
    {
      id: 'shield',
      kind: 'law',
      articles: ['3.9.2'],
      related: ['castling#odd'],
      board: {
        fen: '4k3/8/8/8/8/8/8/rRK5 w Q - 0 1',
        castling: 'c',
        facts: [{ castling: 'c', codes: ['into-check'], squares: ['c1'], by: ['a1'] }],
      },
    },
    {
      id: 'between',
      kind: 'guideline',
      articles: ['II.3.2.7'],
      related: ['castling#must', 'drill'],
      board: {
        fen: '4k3/8/8/8/8/8/8/RK1N4 w Q - 0 1',
        castling: 'c',
        facts: [{ castling: 'c', codes: ['rook-path-blocked'], squares: ['d1'] }],
      },
    },
    {
      id: 'stay',
      kind: 'guideline',
      articles: ['II.3.2.7'],
      related: ['positions#facts'],
      board: {
        fen: '4k3/8/8/8/8/8/8/4NK1R w K - 0 1',
        castling: 'g',
        facts: [{ castling: 'g', legal: true, king: 'g1', rook: 'f1' }],
      },
    },
    {
      id: 'twice',
      kind: 'guideline',
      articles: ['II.3.1'],
      related: ['castling#lost'],
      board: {
        fen: '4k3/8/8/8/8/8/8/R1K4R w KQ - 0 1',
        moves: ['c1a1', 'e8e7'],
        castling: 'g',
        facts: [
          { castling: 'g', codes: ['right-lost'] },
          { castling: 'c', codes: ['right-lost'] },
          { lost: 'g', color: 'white', ply: 1, cause: 'castled' },
        ],
      },
    },
    {
      id: 'first-move',
      kind: 'guideline',
      articles: ['II.3.2.7'],
      related: ['atlas', 'positions'],
      board: {
        start: 308,
        castling: 'g',
        facts: [{ castling: 'g', legal: true, kind: 'transposition', king: 'g1', rook: 'f1' }],
      },
    },
    {
      id: 'back-again',
      kind: 'law',
      articles: ['3.8.2.1'],
      related: ['castling#lost'],
      board: {
        fen: 'rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1',
        moves: ['h2h4', 'a7a6', 'g2g4', 'a6a5', 'b1c1', 'b7b6', 'c1b1', 'b6b5'],
        castling: 'g',
        facts: [
          { castling: 'g', codes: ['right-lost'] },
          { castling: 'c', codes: ['right-lost'] },
          { lost: 'g', color: 'white', ply: 5, cause: 'king-moved' },
          { lost: 'c', color: 'white', ply: 5, cause: 'king-moved' },
        ],
      },
    },
    {
      id: 'new-rook',
      kind: 'law',
      articles: ['3.8.2.1', '3.8.2'],
      related: ['castling#odd'],
      board: {
        fen: '8/P3k3/8/8/8/8/8/4K3 w - - 0 1',
        moves: ['a7a8r', 'e7d7', 'a8a1', 'd7d6'],
        castling: 'c',
        facts: [
          { castling: 'c', codes: ['right-lost'] },
          { refused: 'e1a1', codes: ['right-lost'] },
        ],
      },
    },
  ],
};
