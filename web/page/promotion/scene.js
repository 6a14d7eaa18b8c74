// SPDX-License-Identifier: MIT
/** One scene of the promotion lesson: what a move led to is the core's word. */

import { plainCaption } from '../../lib/attempt.js';
import { isOver, toneOf, whyText } from '../../lib/promotion/results.js';
import { createScene } from '../../lib/scene.js';
import { moveText, statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/scene.js').Now} Now */
/** @typedef {Pick<import('../../lib/scene.js').Given, 'c960' | 'texts' | 'board' | 'section'>} Given */

/** What is said of the position on the board. @param {Texts} texts @param {Now} now @returns {Caption & {heard?: boolean | 'move'}} */
function answer(texts, { game, made, color, opened }) {
  const { position } = game;
  const status = position.status();
  const last = made ?? game.moves[game.ply - 1];
  const verdict = `${statusText(texts, position.turn, status)}.`;
  if (!last) return { ...plainCaption('', verdict), tone: 'note', heard: !opened };
  const caption = plainCaption(moveText(texts, last), verdict);
  const king = position
    .pieces()
    .find(({ piece }) => piece.type === 'king' && piece.color === position.turn);
  return {
    ...caption,
    // What was played, and what it brought about, was said by the board.
    heard: opened ? false : 'move',
    tone: last.color === color ? toneOf(status) : 'note',
    note: last.promotion || isOver(status) ? whyText(texts, position, status) : '',
    arrows: status.checkers.map((from) => ({ from, to: king?.square ?? from, kind: 'attack' })),
  };
}

/** @param {Given} given */
export function wireScene(given) {
  const { texts, section } = given;

  /** @param {string} piece */
  function done(piece) {
    const task = section.querySelector(`[data-task="${piece}"]`);
    const state = task?.querySelector('.state');
    if (!task || !state) return;
    task.classList.add('done');
    state.textContent = texts.t('lesson.try.done');
  }

  createScene({
    ...given,
    answer: (now) => answer(texts, now),
    played: ({ made }) => made?.promotion && done(made.promotion),
  });
}
