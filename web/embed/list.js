// SPDX-License-Identifier: MIT
/**
 * The pages that can be embedded, with the parameters that each reads from its address. An embed is named like its
 * page's path: `castling/drill/` is `castling-drill`.
 */

/** @typedef {{page: string, parameters: readonly string[]}} Embed  page: its id in site.config.js */

/** What the addresses of all drills hold. */
const DRILL = ['v', 'seed', 'count'];

/** @type {readonly Embed[]} */
export const embeds = [
  {
    page: 'drill',
    parameters: [...DRILL, 'kinds', 'colors', 'sides', 'castling', 'variant', 'difficulty'],
  },
  { page: 'en-passant-drill', parameters: [...DRILL, 'colors'] },
  { page: 'promotion-drill', parameters: [...DRILL, 'pieces', 'themes', 'colors'] },
  { page: 'castling', parameters: [] },
  { page: 'positions', parameters: ['n', 'fen', 'moves'] },
];

/** @param {string} slug of a page */
export const embedName = (slug) => slug.replace(/\/$/, '').replaceAll('/', '-');
