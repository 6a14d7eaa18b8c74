// SPDX-License-Identifier: MIT
/** What can be chosen of a worksheet besides its questions, for its page and for the builder. */

/** More questions are no worksheet. */
export const MOST = 40;

/** The choices of paper, by their names in an address; the first is as a rule. */
export const LAYOUT = /** @type {const} */ ({
  columns: ['2', '1'],
  paper: ['a4', 'letter'],
  solutions: ['1', '0'],
});

/** The names of `tasks.js`, with the messages that name them. @type {Readonly<Record<string, string>>} */
export const TASKS = {
  'castling-drill': 'drill.heading',
  'en-passant-drill': 'take-drill.heading',
  'promotion-drill': 'choice.heading',
  'positions-training': 'numbers.heading',
  starts: 'sheet.starts',
};
