// SPDX-License-Identifier: MIT
/**
 * What the site consists of: its languages and its pages. A language is built as soon as its catalog
 * `i18n/<code>.json` exists; a page, as soon as it stands in `pages` and has a template.
 */

/**
 * @typedef {object} Language
 * @property {string} code   the URL prefix and the catalog's name
 * @property {string} lang   the BCP 47 tag of `<html lang>`
 * @property {string} short  the name in the language switch
 * @property {string} name   the language's name in itself
 * @property {string[]} formats  locales for Intl, best first (not every browser knows every language)
 */

/** @type {readonly Language[]} */
export const languages = [
  { code: 'en', lang: 'en', short: 'EN', name: 'English', formats: ['en'] },
  { code: 'pt', lang: 'pt-BR', short: 'PT', name: 'Português', formats: ['pt-BR'] },
  { code: 'it', lang: 'it', short: 'IT', name: 'Italiano', formats: ['it'] },
  { code: 'lb', lang: 'lb', short: 'LB', name: 'Lëtzebuergesch', formats: ['lb', 'de-LU', 'de'] },
  { code: 'lt', lang: 'lt', short: 'LT', name: 'Lietuvių', formats: ['lt'] },
];

/** The catalog all others are translated from. */
export const sourceLanguage = 'en';

/**
 * @typedef {object} Page
 * @property {string} id      the catalog prefix of its texts, and the name of its template
 * @property {string} slug    its path below the language, '' for the first page
 * @property {boolean} nav    shown in the header
 * @property {string | null} script  its module in `page/`, if it needs the rules
 * @property {string | null} style   its sheet in `styles/`, besides `site.css`
 * @property {'small' | 'none'} [rules]  small: never asks for PGN or who can still mate, which saves 9 kB; a position is dead
 *   then by material alone. none: it works without the module
 * @property {string} [part]  the page in the header that it is a part of
 * @property {readonly string[]} [articles]  how those begin that it rests on
 * @property {boolean} [day]  it leads to the position of the day
 * @property {string} [licence]  the package whose code is in its script
 * @property {readonly string[]} [apart]  shared scripts of which it has its share in its own: that is lighter, for itself
 * @property {false} [letters]  it does not offer the choice of the pieces' letters
 * @property {readonly string[]} [unsaid]  messages that its scripts seem to use and never do
 */

/** @type {readonly Page[]} */
export const pages = [
  { id: 'home', slug: '', nav: false, script: null, style: 'home.css', day: true },
  {
    id: 'positions',
    slug: 'positions/',
    nav: true,
    script: 'positions.js',
    rules: 'small',
    style: 'positions.css',
    articles: ['1.', '3.', '5.', '9.', 'II.2', 'II.3.2.6', 'II.3.2.7'],
    day: true,
  },
  {
    id: 'take',
    slug: 'positions/take/',
    nav: false,
    part: 'positions',
    script: 'take.js',
    rules: 'small',
    style: 'take.css',
    articles: ['II.2'],
    licence: 'lean-qr',
  },
  {
    id: 'draw',
    slug: 'draw/',
    nav: true,
    script: 'draw.js',
    rules: 'small',
    style: 'draw.css',
    articles: ['II.1', 'II.2'],
  },
  {
    id: 'draw-arbiter',
    slug: 'draw/arbiter/',
    nav: false,
    part: 'draw',
    script: 'draw-arbiter.js',
    rules: 'small',
    style: 'draw-arbiter.css',
    articles: ['II.1', 'II.2'],
  },
  {
    id: 'atlas',
    slug: 'positions/atlas/',
    nav: false,
    part: 'positions',
    script: 'atlas.js',
    rules: 'small',
    style: 'atlas.css',
    articles: ['II.2', 'II.3.2.1', 'II.3.2.2', 'II.3.2.3', 'II.3.2.4', 'II.3.2.6', 'II.3.2.7'],
  },
  {
    id: 'training',
    slug: 'positions/training/',
    nav: false,
    part: 'positions',
    script: 'numbers.js',
    rules: 'small',
    style: 'numbers.css',
    articles: ['II.2'],
  },
  {
    id: 'castling',
    slug: 'castling/',
    nav: true,
    script: 'castling.js',
    rules: 'small',
    style: 'castling.css',
    articles: ['1.', '3.', '4.1', '4.4.1', '4.4.2', '4.4.3', '5.', '7.5.4', 'II.3.'],
  },
  {
    id: 'drill',
    slug: 'castling/drill/',
    nav: false,
    part: 'castling',
    script: 'drill.js',
    letters: false, // they follow the choice, which is made on other pages: this one is near its limit
    apart: ['words'],
    rules: 'small',
    style: 'drill.css',
    articles: ['1.2', '3.8.2', '3.9.2', '4.1', '4.4.1', '4.4.2', '4.4.3', 'II.3.2.'],
    // It explains castlings alone, no other moves.
    unsaid: [
      'typed.nobody',
      'reason.no-piece',
      'reason.not-your-piece',
      'reason.not-a-move-of-this-piece',
      'reason.own-piece-on-target',
      'reason.captures-king',
      'reason.path-blocked',
      'reason.pawn-needs-a-capture',
      'reason.pawn-cannot-capture-ahead',
      'reason.en-passant-expired',
      'reason.promotion-missing',
      'reason.promotion-not-allowed',
      'reason.leaves-king-in-check',
    ],
  },
  {
    id: 'en-passant',
    slug: 'en-passant/',
    nav: true,
    script: 'en-passant.js',
    rules: 'small',
    style: 'en-passant.css',
    articles: ['1.', '3.', '5.', '9.', 'II.3.2.7'],
  },
  {
    id: 'en-passant-drill',
    slug: 'en-passant/drill/',
    nav: false,
    part: 'en-passant',
    script: 'en-passant-drill.js',
    apart: ['words'],
    rules: 'small',
    style: 'drill.css',
    articles: ['3.7', '3.9.2'],
  },
  {
    id: 'endings',
    slug: 'endings/',
    nav: true,
    script: 'endings.js',
    apart: ['words'],
    style: 'endings.css',
    articles: ['1.', '3.', '5.', '6.9', '9.', 'II.3.2.7'],
    // No move is typed here, and no arrangement.
    unsaid: [
      'typed.empty',
      'typed.how',
      'typed.none',
      'typed.nobody',
      'tried.typed',
      'problem.length',
      'problem.letter',
      'problem.wrong-pieces',
      'problem.bishops-on-one-color',
      'problem.king-not-between-rooks',
      'error.bad-number',
      'error.bad-arrangement',
      'error.bad-square',
      'error.bad-move',
      'error.illegal-move',
      'error.ambiguous-move',
      'error.bad-pgn',
      'error.bad-argument',
      'error.load-failed',
    ],
  },
  {
    id: 'promotion',
    slug: 'promotion/',
    nav: true,
    script: 'promotion.js',
    rules: 'small',
    style: 'promotion.css',
    articles: ['1.', '3.', '4.4.4', '4.6', '4.7.3', '5.', '6.11.2', '7.5.'],
  },
  {
    id: 'promotion-test',
    slug: 'promotion/test/',
    nav: false,
    part: 'promotion',
    script: 'promotion-test.js',
    apart: ['words'],
    style: 'promotion.css',
    articles: ['1.', '3.', '5.'],
  },
  {
    id: 'promotion-drill',
    slug: 'promotion/drill/',
    nav: false,
    part: 'promotion',
    script: 'promotion-drill.js',
    apart: ['words'],
    rules: 'small',
    style: 'promotion-drill.css',
    articles: ['3.7.3.3', '3.7.3.4', '3.7.3.5', '5.'],
    // Links to it ask for no castling.
    unsaid: ['drill.problem.nothing-left'],
  },
  {
    id: 'rules',
    slug: 'rules/',
    nav: true,
    script: 'rules.js',
    rules: 'small',
    style: 'rules.css',
    articles: ['1.', '3.', '4.', '5.1.1', '5.2.1', '5.2.2', '6.11', '7.', '9.2', '9.6.1', 'II.'],
  },
  {
    id: 'tournament',
    slug: 'rules/tournament/',
    nav: false,
    part: 'rules',
    script: null,
    style: 'rules.css',
    articles: ['4.1', '4.4.2', '4.4.3', '6.11', '7.', '9.2', '9.6.1', 'II.2', 'D.'],
  },
  {
    id: 'teach',
    slug: 'teach/',
    nav: false, // every page leads to it from its foot
    script: 'teach.js',
    rules: 'small',
    letters: false, // they are chosen for the frame
    style: 'teach.css',
  },
  {
    id: 'guide',
    slug: 'teach/guide/',
    nav: false,
    part: 'teach',
    script: null,
    style: 'guide.css',
  },
  {
    id: 'lms',
    slug: 'teach/lms/',
    nav: false,
    part: 'teach',
    script: 'lms.js',
    rules: 'none',
    letters: false, // it shows no move
    style: 'lms.css',
    licence: 'fflate',
  },
  {
    id: 'class',
    slug: 'teach/class/',
    nav: false,
    part: 'teach',
    script: 'class.js',
    rules: 'small',
    style: 'class.css',
  },
  {
    id: 'worksheets',
    slug: 'teach/worksheets/',
    nav: false,
    part: 'teach',
    script: 'worksheets.js',
    rules: 'small',
    style: 'worksheets.css',
  },
  {
    id: 'settings',
    slug: 'settings/',
    nav: false, // every page leads to it from its foot
    script: 'settings.js',
    rules: 'none',
    letters: false, // they are chosen in the page itself
    style: 'settings.css',
  },
];

/**
 * Scripts that several pages have besides their own: these modules and all that they import, without what stands
 * in those before. A page has such a script if it has the first of its modules, unless it is `apart` from it.
 */
export const shared = [
  { id: 'board', modules: ['elements/c960-board/index.js'] },
  {
    id: 'words',
    modules: [
      'lib/attempt.js',
      'lib/board-words.js',
      'lib/history.js',
      'lib/move-list.js',
      'lib/notation.js',
      'lib/words.js',
    ],
  },
  { id: 'questions', modules: ['page/class/drills.js', 'lib/class/regrade.js'] },
];

/**
 * The oldest browsers that everything works in: those of spring 2023, Firefox of the end of that year. Every tablet
 * sold in the last six years can have them: iPads since 2017 go to iPadOS 16.4 or beyond, and Chrome, Edge, Firefox
 * and Samsung Internet renew themselves on Android 8 and later. Scripts and styles are built for these, and
 * `npm run check` refuses what is younger (`.ci/lib/young.mjs`); what only makes a page nicer may be.
 */
export const browsers = {
  ...{ chrome: '111', edge: '111', firefox: '121', safari: '16.4', ios: '16.4' },
  samsung: '22', // Chromium 111
};

/** The start position a page shows where none is asked for: the classical array. */
export const defaultStart = 518;

/** The start position drawn on the first page. */
export const pictureStart = 177;

/** No page may transfer more than this until each of its tasks was done once (bytes, brotli 11). */
export const pageBudget = 60_000;

/** All pages of one language together, with all that they load (bytes, brotli 11 file by file). */
export const languageBudget = 440_000;
