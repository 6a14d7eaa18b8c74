// SPDX-License-Identifier: MIT
/** What the template of the questions shows before any script runs. */

import { picture } from '../../lib/drawing.js';
import { statusText } from '../../lib/words.js';
import { castling } from '../../lessons/rules-castling.js';
import { cases, files, groups as others } from '../../lessons/rules.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lessons/rules.js').Board} Board */

const groups = [castling, ...others];

/** Every question, whatever its group. */
export const questions = groups.flatMap((group) => group.questions);

/** Where the board of a question begins. @param {C960} c960 @param {Board} board */
export const fenOf = (c960, { start, fen }) => fen ?? c960.start(start ?? 0).fen;

/** The game that a board shows. @param {C960} c960 @param {Board} board */
export const gameOf = (c960, board) =>
  (board.moves ?? []).reduce((game, uci) => game.play(uci), c960.game(fenOf(c960, board)));

/** @param {C960} c960 @param {import('../../page/positions/views.js').Counts} counts */
export const rulesViews = (c960, counts) => ({
  groups,
  cases,
  files,
  kinds: ['law', 'guideline', 'recommendation', 'regulation'],
  /** What the texts count. */
  counted: { ...counts.firstMove, count: c960.startCount },
  /** @param {Board} board */
  fen: (board) => fenOf(c960, board),
  /** A question's position, for who reads without scripts or on paper. @param {Texts} texts @param {import('../../lessons/rules.js').Question} question */
  seen({ t }, { id, board }) {
    if (!board) return '';
    const question = t(`ask.${id}.q`, { count: c960.startCount });
    const { position } = gameOf(c960, board);
    return picture(position.pieces(), t('rules.board', { question })).text;
  },
  /** The first position of the page. @param {Texts} texts */
  first(texts) {
    const { id, board } = groups[0].questions[0];
    if (!board) throw new TypeError('the first question has no position');
    const { position } = gameOf(c960, board);
    const label = texts.t('rules.board', { question: texts.t(`ask.${id}.q`) });
    return {
      picture: picture(position.pieces(), label).text,
      status: statusText(texts, position.turn, position.status()),
    };
  },
});
