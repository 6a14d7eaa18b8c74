// SPDX-License-Identifier: MIT
/** The pages that can be embedded, with the parameters that each reads from its address. */

export { embedName } from './name.js';

/**
 * @typedef {object} Embed
 * @property {string} page  its id in site.config.js
 * @property {readonly string[]} parameters
 * @property {boolean} [scrolls]  it is too long for its frame to be as high as all of it: it is scrolled through in the frame
 * @property {string} [style]  its sheet in this folder: what a frame cannot do is not offered
 * @property {'links' | 'texts'} [gives]  what there is to take along: links to the site, and texts, or texts alone
 * @property {boolean} [shows]  what is chosen in it is chosen on its page: its script is left out
 * @property {boolean} [loses]  what is done in it would be kept on its page
 * @property {boolean} [tight]  near its limit: its script is made smaller with more work
 */

/** What the addresses of all drills hold. */
const DRILL = ['v', 'seed', 'count'];

/** What the atlas is filtered by, and how it is sorted. */
export const ATLAS = [
  ...['king', 'kind-g', 'kind-c', 'first-g', 'first-c', 'light', 'dark', 'queen', 'favourite'],
  ...['pattern', 'like'],
];

/** How the questions of a drill are chosen, whichever it is. */
export const QUESTIONS = [
  ...['v', 'kinds', 'colors', 'sides', 'castling', 'variant', 'difficulty'],
  ...['pieces', 'themes', 'direction', 'how'],
];

/** What a package is made of. */
export const PACKAGE = [
  ...['drill', 'seed', 'count', 'mastery', 'languages', 'standard', 'title'],
  ...QUESTIONS,
];

/**
 * All pages but the builder, which reads what these do.
 *
 * A sandbox forbids, and says nothing of it, to save files, to print and to share: nowhere in an embed is it offered.
 * @type {readonly Embed[]}
 */
const pages = [
  {
    page: 'drill',
    tight: true,
    parameters: [...DRILL, 'kinds', 'colors', 'sides', 'castling', 'variant', 'difficulty'],
  },
  { page: 'en-passant-drill', parameters: [...DRILL, 'colors'] },
  { page: 'promotion-drill', parameters: [...DRILL, 'pieces', 'themes', 'colors'] },
  { page: 'castling', parameters: [] },
  { page: 'positions', parameters: ['n', 'fen', 'moves'], style: 'title.css' },
  { page: 'take', parameters: ['n', 'fen', 'moves'], style: 'take.css', gives: 'links' },
  { page: 'en-passant', parameters: ['as'] },
  { page: 'endings', parameters: ['fen'] },
  { page: 'promotion', parameters: [] },
  { page: 'promotion-test', parameters: ['fen', 'move'] },
  { page: 'draw', parameters: ['by', 'got'] },
  { page: 'draw-arbiter', parameters: [], style: 'arbiter.css', gives: 'texts', loses: true },
  { page: 'atlas', parameters: ATLAS, scrolls: true },
  { page: 'training', parameters: ['seed', 'direction', 'how', 'count'] },
  { page: 'rules', parameters: [] },
  { page: 'tournament', parameters: [] },
  { page: 'guide', parameters: [] },
  { page: 'class', parameters: [], style: 'class-page.css', gives: 'links', loses: true },
  {
    page: 'worksheets',
    parameters: ['task', 'seed', 'count', 'columns', 'paper', 'solutions', ...QUESTIONS],
    ...{ style: 'worksheets.css', gives: 'links' },
  },
  { page: 'lms', parameters: PACKAGE, style: 'packages.css', gives: 'links' },
  { page: 'settings', parameters: [], style: 'settings.css', shows: true },
  { page: 'home', parameters: [], style: 'title.css' },
];

/** What the builder chooses itself. */
export const BUILDER = ['embed', 'language', 'give', 'width', 'height'];

/**
 * The builder makes code for frames and shows none: that would have to be fetched. Its address asks for what it builds;
 * there, what has the name of a setting of the frame itself is that: theme, hide, only, letters.
 * @type {Embed}
 */
export const builder = {
  page: 'teach',
  parameters: [...new Set([...BUILDER, ...pages.flatMap(({ parameters }) => parameters)])],
  ...{ style: 'builder.css', gives: 'links' },
};

/** @type {readonly Embed[]} */
export const embeds = [...pages, builder];
