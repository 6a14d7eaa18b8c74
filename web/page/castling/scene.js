// SPDX-License-Identifier: MIT
/** One scene of the castling lesson: what is said of its positions is the core's answer. */

import { castlingCaption, plainCaption } from '../../lib/attempt.js';
import { lostText } from '../../lib/history.js';
import { createScene } from '../../lib/scene.js';
import { touchedCaption } from '../../lib/touched.js';
import { moveText, statusText } from '../../lib/words.js';
import { wireHands } from './hands.js';

/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Side} Side */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/scene.js').Now} Now */
/** @typedef {Pick<import('../../lib/scene.js').Given, 'c960' | 'texts' | 'board' | 'section'>} Given */

/** @param {Texts} texts @returns {Parameters<typeof touchedCaption>[3]} */
const touchedWords =
  ({ t }) =>
  ({ piece, n, moves }) => [
    t('lesson.touched', { piece }),
    t('lesson.touched-moves', { piece, n, moves }),
  ];

/** What the core says now. @param {Texts} texts @param {Now} now */
function answer(texts, { example, color, game, made, opened }) {
  const { touched, side } = example.dataset;
  const { position } = game;
  if (touched && game.ply === 0)
    return touchedCaption(texts, position, touched, touchedWords(texts));
  if (position.turn !== color) {
    const last = made ?? game.moves[game.ply - 1];
    const status = `${statusText(texts, position.turn, position.status())}.`;
    const caption = plainCaption('', last ? moveText(texts, last) : status, last ? status : '');
    // A move is said as it is made; what it means, when it is our turn again.
    return { ...caption, tone: /** @type {const} */ ('note'), heard: !opened };
  }
  const caption = castlingCaption(texts, position, position.castling(/** @type {Side} */ (side)));
  const lost = lostText(texts, game, /** @type {Side} */ (side), color);
  return { ...caption, note: `${lost} ${caption.note}`.trim() };
}

/** @param {Given} given */
export function wireScene(given) {
  const { texts, board, section } = given;
  const { t } = texts;

  /** @param {Side} side */
  function done(side) {
    const task = section.querySelector(`[data-task="${side}"]`);
    const state = task?.querySelector('.state');
    if (!task || !state) return;
    task.classList.add('done');
    state.textContent = t('lesson.try.done');
  }

  const scene = createScene({
    ...given,
    answer: (now) => answer(texts, now),
    played: ({ made }) => made?.castling && done(made.castling.side),
  });
  wireHands(given, (step, n) => {
    scene.pick(step);
    scene.list(false);
    const verdict = t('lesson.hand.shown', { n });
    scene.tell({ ...plainCaption('', verdict), tone: 'note' });
    board.announce(verdict);
  });
}
