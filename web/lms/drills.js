// SPDX-License-Identifier: MIT
/** The drills that can be packed: the names of their embeds, with the ids of their pages. */

export const drills = /** @type {const} */ ({
  'castling-drill': 'drill',
  'en-passant-drill': 'en-passant-drill',
  'promotion-drill': 'promotion-drill',
  'positions-training': 'training',
});

/** @typedef {keyof typeof drills} DrillName */

export const STANDARDS = /** @type {const} */ (['scorm12', 'scorm2004', 'cmi5']);

/** @typedef {(typeof STANDARDS)[number]} Standard */

/** Names that are the same in every language. */
export const STANDARD_NAMES = {
  scorm12: 'SCORM 1.2',
  scorm2004: 'SCORM 2004 (4th ed.)',
  cmi5: 'cmi5',
};

/** How many questions a round may have: what a platform keeps of it has a limit. */
export const COUNTS = [5, 10, 15, 20, 30, 50];

export const defaults = { count: 10, mastery: 70 };

/** Of the packages that are ready: all kinds of questions, others each time, in all languages. @param {DrillName} drill @param {Standard} standard */
export const readyChoice = (drill, standard) => ({
  ...{ drill, standard, title: '', codes: null },
  ...{ state: `count=${defaults.count}`, mastery: defaults.mastery / 100 },
});
