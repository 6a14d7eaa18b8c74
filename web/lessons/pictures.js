// SPDX-License-Identifier: MIT
/**
 * The picture of each page, on the first page and where a link to it is shared: a position, the part of the
 * board that the first page shows of it, and ways drawn on it. Data only; a test puts the facts to the core.
 */

/** @typedef {import('./castling.js').Fact} Fact */

/**
 * @typedef {object} Picture
 * @property {number} [start] a start position, or
 * @property {string} [fen]   any other
 * @property {string} corner  the square at the lower left of the part that is shown, four files by three ranks
 * @property {readonly {from: string, to: string, kind: string}[]} [ways] king-way, rook-way, move or attack
 * @property {readonly Fact[]} facts
 */

/** For a page that has none of its own. @type {Picture} */
export const anyPicture = { start: 356, corner: 'e1', facts: [{ start: 356 }] };

/** @type {Readonly<Record<string, Picture>>} by the id of the page */
export const pictures = {
  home: { start: 177, corner: 'a1', facts: [{ start: 177 }] },
  positions: { start: 177, corner: 'a1', facts: [{ start: 177 }] },
  atlas: { start: 959, corner: 'a1', facts: [{ start: 959 }] },
  training: { start: 518, corner: 'e1', facts: [{ start: 518 }] },
  take: { start: 748, corner: 'e1', facts: [{ start: 748 }] },
  castling: {
    fen: '4k2r/5ppp/8/8/8/8/5PPP/4K2R w Kk - 0 1',
    corner: 'e1',
    ways: [
      { from: 'e1', to: 'g1', kind: 'king-way' },
      { from: 'h1', to: 'f1', kind: 'rook-way' },
    ],
    facts: [{ castling: 'g', legal: true, king: 'g1', rook: 'f1' }],
  },
  drill: {
    fen: '4k3/8/8/8/5r2/8/8/R3K2R w KQ - 0 1',
    corner: 'e1',
    ways: [
      { from: 'e1', to: 'g1', kind: 'king-way' },
      { from: 'f4', to: 'f1', kind: 'attack' },
    ],
    facts: [{ castling: 'g', codes: ['through-check'], squares: ['f1'], by: ['f4'] }],
  },
  'en-passant': {
    fen: '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1',
    corner: 'c4',
    ways: [{ from: 'e5', to: 'd6', kind: 'move' }],
    facts: [{ can: ['e5d6'] }],
  },
  'en-passant-drill': {
    fen: '8/8/8/K2pP2r/8/8/8/4k3 w - d6 0 1',
    corner: 'c4',
    ways: [{ from: 'h5', to: 'e5', kind: 'attack' }],
    facts: [{ refused: 'e5d6', codes: ['leaves-king-in-check'], squares: ['a5'], by: ['h5'] }],
  },
  promotion: {
    fen: '1n4k1/P7/6K1/8/8/8/8/8 w - - 0 1',
    corner: 'a6',
    ways: [
      { from: 'a7', to: 'a8', kind: 'move' },
      { from: 'a7', to: 'b8', kind: 'move' },
    ],
    facts: [{ can: ['a7a8q', 'a7b8n'] }],
  },
  'promotion-drill': {
    fen: '8/5P1k/8/8/8/6K1/8/8 w - - 0 1',
    corner: 'e6',
    ways: [{ from: 'f7', to: 'f8', kind: 'move' }],
    facts: [{ can: ['f7f8q', 'f7f8r'] }],
  },
  endings: {
    fen: '7k/6Q1/5K2/8/8/8/8/8 b - - 0 1',
    corner: 'e6',
    ways: [{ from: 'g7', to: 'h8', kind: 'attack' }],
    facts: [{ outcome: 'checkmate' }],
  },
  draw: { start: 748, corner: 'e1', facts: [{ start: 748 }] },
  'draw-arbiter': { start: 356, corner: 'a1', facts: [{ start: 356 }] },
  rules: {
    fen: 'k2r4/8/8/8/8/8/8/1K5R w K - 0 1',
    corner: 'b1',
    ways: [
      { from: 'b1', to: 'g1', kind: 'king-way' },
      { from: 'd8', to: 'd1', kind: 'attack' },
    ],
    facts: [{ castling: 'g', codes: ['through-check'], squares: ['d1'], by: ['d8'] }],
  },
  tournament: { start: 534, corner: 'a1', facts: [{ start: 534 }] },
};
