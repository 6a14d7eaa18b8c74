// SPDX-License-Identifier: MIT
/** What templates show of the promotion lesson before any script runs. */

import { lesson, rules, samples } from '../../lessons/promotion.js';
import { picture } from '../../lib/drawing.js';
import { resultMarkup } from '../../lib/promotion/results.js';
import { statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

const SCENES = { try: [lesson], rules };

/** @param {C960} c960 */
export const promotionViews = (c960) => ({
  lesson,
  samples,
  /** @param {'try' | 'rules'} id */
  examples: (id) => SCENES[id],
  /** The board of a scene as it begins. @param {Texts} texts @param {'try' | 'rules'} id */
  scene(texts, id) {
    const position = c960.parseFen(SCENES[id][0].fen);
    const label = texts.t('lesson.board', { title: texts.t(`promotion.${id}.title`) });
    return {
      picture: picture(position.pieces(), label).text,
      status: statusText(texts, position.turn, position.status()),
    };
  },
  /** @param {Texts} texts @param {import('../../lessons/promotion.js').Example} example */
  picture({ t }, { id, fen }) {
    const label = t('lesson.board', { title: t(`promotion.${id}.title`) });
    return picture(c960.parseFen(fen).pieces(), label).text;
  },
  /** The four results of the lesson's move. @param {Texts} texts */
  four: (texts) =>
    c960
      .parseFen(lesson.fen)
      .promotions(lesson.from, lesson.to)
      .map((result) => resultMarkup(texts, result).text),
});
