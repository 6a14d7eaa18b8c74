// SPDX-License-Identifier: MIT
/** What templates show of a lesson's scenes before any script runs. */

import { picture } from '../../lib/drawing.js';
import { statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {{id: string, fen: string, moves?: readonly string[]}} Example */

/** @param {C960} c960 @param {Pick<Example, 'fen' | 'moves'>} example */
export const gameIn = (c960, { fen, moves = [] }) =>
  moves.reduce((game, uci) => game.play(uci), c960.game(fen));

/**
 * @template {Example} E
 * @param {C960} c960 @param {string} prefix of the lesson's messages
 * @param {readonly {id: string, examples: readonly E[]}[]} scenes
 */
export const lessonViews = (c960, prefix, scenes) => ({
  /** @param {Texts} texts @param {string} id */
  scene(texts, id) {
    const scene = scenes.find((one) => one.id === id);
    if (!scene) throw new RangeError(`no scene ${id}`);
    const examples = scene.examples.map((example) => {
      const { position } = gameIn(c960, example);
      const title = texts.t(`${prefix}.${example.id}.title`);
      const label = texts.t('lesson.board', { title });
      return { ...example, position, picture: picture(position.pieces(), label).text };
    });
    const { position } = examples[0];
    const label = texts.t('lesson.board', { title: texts.t(`${prefix}.${id}.title`) });
    return {
      id,
      examples,
      picture: picture(position.pieces(), label).text,
      status: statusText(texts, position.turn, position.status()),
    };
  },
});
