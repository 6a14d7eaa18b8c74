// SPDX-License-Identifier: MIT
/**
 * The pages that can be embedded, with the parameters that each reads from its address. An embed is named like its
 * page's path: `castling/drill/` is `castling-drill`.
 */

/**
 * @typedef {object} Embed
 * @property {string} page  its id in site.config.js
 * @property {readonly string[]} parameters
 * @property {boolean} [tight]  near its limit: its script is made smaller with more work
 */

/** What the addresses of all drills hold. */
const DRILL = ['v', 'seed', 'count'];

/** @type {readonly Embed[]} */
export const embeds = [
  {
    page: 'drill',
    tight: true,
    parameters: [...DRILL, 'kinds', 'colors', 'sides', 'castling', 'variant', 'difficulty'],
  },
  { page: 'en-passant-drill', parameters: [...DRILL, 'colors'] },
  { page: 'promotion-drill', parameters: [...DRILL, 'pieces', 'themes', 'colors'] },
  { page: 'castling', parameters: [] },
  { page: 'positions', parameters: ['n', 'fen', 'moves'] },
  { page: 'en-passant', parameters: ['as'] },
  { page: 'endings', parameters: ['fen'] },
  { page: 'promotion', parameters: [] },
  { page: 'promotion-test', parameters: ['fen', 'move'] },
  { page: 'rules', parameters: [] },
  { page: 'draw', parameters: ['by', 'got'] },
  { page: 'training', parameters: ['seed', 'direction', 'how', 'count'] },
];

/** @param {string} slug of a page */
export const embedName = (slug) => slug.replace(/\/$/, '').replaceAll('/', '-');
