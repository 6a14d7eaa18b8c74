// SPDX-License-Identifier: MIT
/**
 * The pages that can be embedded, with the parameters that each reads from its address. An embed is named like its
 * page's path: `castling/drill/` is `castling-drill`.
 */

/**
 * @typedef {object} Embed
 * @property {string} page  its id in site.config.js
 * @property {readonly string[]} parameters
 * @property {boolean} [scrolls]  it is too long for its frame to be as high as all of it: it is scrolled through in the frame
 * @property {boolean} [tight]  near its limit: its script is made smaller with more work
 */

/** What the addresses of all drills hold. */
const DRILL = ['v', 'seed', 'count'];

/** What the atlas is filtered by, and how it is sorted. */
export const ATLAS = [
  ...['king', 'kind-g', 'kind-c', 'first-g', 'first-c', 'light', 'dark', 'queen', 'favourite'],
  ...['pattern', 'like'],
];

/**
 * Some pages are none. The first page, the pages for teachers and the settings are the site's own: they lead on, or keep
 * something, and an embed does neither. The position to take along is links, printing and files to save, which a sandbox
 * forbids. The arbiter's draw is a record that has to be kept. The page of the tournament has nothing that moves: it is
 * linked, or printed.
 * @type {readonly Embed[]}
 */
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
  { page: 'atlas', parameters: ATLAS, scrolls: true },
  { page: 'training', parameters: ['seed', 'direction', 'how', 'count'] },
];

/** @param {string} slug of a page */
export const embedName = (slug) => slug.replace(/\/$/, '').replaceAll('/', '-');
