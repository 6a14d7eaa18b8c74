// SPDX-License-Identifier: MIT
/** The castling lesson, continued: what must hold, what is lost, what fools people. As castling.js says. */

/** @typedef {import('./castling.js').Scene} Scene */

const TWINS = 'rk5r/pppppppp/8/8/8/8/PPPPPPPP/RK5R w KQkq - 0 1';
const F1_ATTACKED = '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1';

/** @type {Scene} */
export const must = {
  id: 'must',
  groups: [
    {
      examples: [
        {
          id: 'history',
          fen: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
          moves: ['h1g1', 'e8d8', 'g1h1', 'd8e8'],
          side: 'g',
          article: '3.8.2.1',
          facts: [
            { castling: 'g', codes: ['right-lost'] },
            { castling: 'c', legal: true },
            { lost: 'g', color: 'white', ply: 1, cause: 'rook-moved' },
          ],
        },
        {
          id: 'king-way',
          fen: 'k7/8/8/8/8/8/8/2BR1K2 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.7',
          facts: [{ castling: 'c', codes: ['king-path-blocked'], squares: ['c1'] }],
        },
        {
          id: 'rook-way',
          fen: 'k7/8/8/8/8/8/8/1RKQ4 w Q - 0 1',
          side: 'c',
          article: 'II.3.2.7',
          facts: [{ castling: 'c', codes: ['rook-path-blocked'], squares: ['d1'] }],
        },
        {
          id: 'check',
          fen: 'k3r3/8/8/8/8/8/8/4K2R w K - 0 1',
          side: 'g',
          article: '3.8.2.2',
          facts: [{ castling: 'g', codes: ['in-check'], squares: ['e1'], by: ['e8'] }],
        },
        {
          id: 'through',
          fen: 'k2r4/8/8/8/8/8/8/1K5R w K - 0 1',
          side: 'g',
          article: '3.8.2.2',
          facts: [{ castling: 'g', codes: ['through-check'], squares: ['d1'], by: ['d8'] }],
        },
        {
          id: 'into',
          fen: 'k7/8/8/2b5/8/8/8/4K2R w K - 0 1',
          side: 'g',
          article: '3.8.2.2',
          facts: [{ castling: 'g', codes: ['into-check'], squares: ['g1'], by: ['c5'] }],
        },
      ],
    },
    {
      title: 'lesson.must.free',
      examples: [
        {
          id: 'rook-attacked',
          fen: 'k6r/8/8/8/8/8/8/4K2R w K - 0 1',
          side: 'g',
          article: '3.8.2.2',
          facts: [{ castling: 'g', legal: true }, { attacks: ['h8', 'h1'] }],
        },
        {
          id: 'rook-crosses',
          fen: '1r5k/8/8/8/8/8/8/R3K3 w Q - 0 1',
          side: 'c',
          article: '3.8.2.2',
          facts: [{ castling: 'c', legal: true }, { attacks: ['b8', 'b1'] }],
        },
      ],
    },
  ],
};

/** @type {Scene} */
export const lost = {
  id: 'lost',
  groups: [
    {
      examples: [
        {
          id: 'bishop',
          fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
          moves: ['e2e4', 'e7e5', 'g1f3', 'b8c6'],
          side: 'g',
          article: '3.8.2.2',
          facts: [
            {
              castling: 'g',
              codes: ['king-path-blocked', 'rook-path-blocked'],
              squares: ['f1', 'f1'],
            },
            { can: ['f1b5'] },
          ],
        },
      ],
    },
    {
      title: 'lesson.lost.twins',
      examples: [
        {
          id: 'twin-pawns',
          fen: TWINS,
          moves: ['h2h3', 'a7a6', 'h3h4', 'a6a5', 'g2g3', 'b7b6', 'g3g4', 'b6b5'],
          side: 'g',
          article: '3.8.2.1',
          facts: [
            { castling: 'g', legal: true },
            { castling: 'c', legal: true },
          ],
        },
        {
          id: 'twin-king',
          fen: TWINS,
          moves: ['h2h4', 'a7a6', 'g2g4', 'a6a5', 'b1c1', 'b7b6', 'c1b1', 'b6b5'],
          side: 'g',
          article: '3.8.2.1',
          facts: [
            { castling: 'g', codes: ['right-lost'] },
            { castling: 'c', codes: ['right-lost'] },
            { lost: 'g', color: 'white', ply: 5, cause: 'king-moved' },
            { lost: 'c', color: 'white', ply: 5, cause: 'king-moved' },
            { board: 'twin-pawns' },
          ],
        },
        {
          id: 'twin-rook',
          fen: TWINS,
          moves: ['h2h4', 'a7a6', 'g2g4', 'a6a5', 'h1g1', 'b7b6', 'g1h1', 'b6b5'],
          side: 'g',
          article: '3.8.2.1',
          facts: [
            { castling: 'g', codes: ['right-lost'] },
            { castling: 'c', legal: true },
            { lost: 'g', color: 'white', ply: 5, cause: 'rook-moved' },
            { board: 'twin-pawns' },
          ],
        },
      ],
    },
    {
      title: 'lesson.lost.once-title',
      examples: [
        {
          id: 'once',
          fen: '4k3/8/8/8/8/8/8/R1K4R w KQ - 0 1',
          moves: ['c1a1', 'e8e7'],
          side: 'g',
          article: 'II.3.1',
          facts: [
            { castling: 'g', codes: ['right-lost'] },
            { castling: 'c', codes: ['right-lost'] },
            { lost: 'g', color: 'white', ply: 1, cause: 'castled' },
            { lost: 'c', color: 'white', ply: 1, cause: 'castled' },
          ],
        },
      ],
    },
  ],
};

/** @type {Scene} */
export const odd = {
  id: 'odd',
  groups: [
    {
      examples: [
        {
          id: 'attacked-f1',
          fen: F1_ATTACKED,
          side: 'g',
          article: '3.8.2.2',
          facts: [
            { castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f4'] },
            { castling: 'c', legal: true },
          ],
        },
        {
          id: 'pinned',
          fen: 'R4rk1/8/8/8/8/8/8/4K2R w K - 0 1',
          side: 'g',
          article: '3.1',
          facts: [
            { castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f8'] },
            { attacks: ['f8', 'f1'] },
          ],
        },
        {
          id: 'shield',
          fen: '4k3/8/8/8/8/8/8/rRK5 w Q - 0 1',
          side: 'c',
          article: '3.9.2',
          facts: [{ castling: 'c', codes: ['into-check'], squares: ['c1'], by: ['a1'] }],
        },
        {
          id: 'own-rook',
          fen: 'k4r2/8/8/8/8/8/8/4KR2 w K - 0 1',
          side: 'g',
          article: '3.8.2.2',
          facts: [{ castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f8'] }],
        },
        {
          id: 'inner',
          fen: 'k7/8/8/8/8/8/8/1K2R2R w E - 0 1',
          side: 'g',
          article: '3.8.2.1',
          facts: [
            { castling: 'g', legal: true, king: 'g1', rook: 'f1' },
            { refused: 'b1h1', codes: ['right-lost'] },
          ],
        },
        {
          id: 'step',
          fen: 'k7/8/8/8/8/8/8/5K1R w K - 0 1',
          side: 'g',
          article: '3.8.1',
          facts: [{ castling: 'g', legal: true }, { can: ['f1g1', 'f1h1'] }],
        },
      ],
    },
  ],
};
