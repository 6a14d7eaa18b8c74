// SPDX-License-Identifier: MIT
/** What templates show of a start position before any script runs. */

import { picture } from '../../lib/drawing.js';
import { positionText, statusText } from '../../lib/words.js';
import { arrangement, backwards, facts, forwards } from '../../page/positions/views.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../page/positions/views.js').Counts} Counts */

/** @param {C960} c960 @param {Counts} counts */
export const positionsViews = (c960, counts) => ({
  /** @param {Texts} texts @param {number} number */
  start(texts, number) {
    const info = c960.startInfo(number);
    const start = c960.start(number);
    return {
      info,
      fen: start.fen,
      shredderFen: start.shredderFen,
      arrangement: arrangement(texts, info).text,
      forwards: forwards(texts, info).text,
      backwards: backwards(texts, info).text,
      facts: facts(texts, info, start, counts).text,
      picture: picture(start.pieces(), texts.t('positions.picture', { number })).text,
      status: statusText(texts, start.turn, start.status()),
      words: positionText(texts, start),
    };
  },
});
