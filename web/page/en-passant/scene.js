// SPDX-License-Identifier: MIT
/** One scene of the en passant lesson: let the other side's pawn come, and try to take it. */

import { moveLabel } from '../../lib/attempt.js';
import { gameOf } from '../../lib/example.js';
import { createScene } from '../../lib/scene.js';
import { statusText } from '../../lib/words.js';
import { answer, noteCaption } from './answer.js';
import { mirrorFen, mirrorSquares } from '../../lib/en-passant/mirror.js';

/** @typedef {import('../../lib/core.js').Color} Color */

/**
 * @param {Pick<import('../../lib/scene.js').Given, 'c960' | 'texts' | 'board' | 'section'> & {color: () => Color}} given
 * @returns {{again: () => void, say: (text: string) => void}} opens it again, for the colour that is chosen then; says something beside its board
 */
export function wireScene(given) {
  const { c960, texts, board, section, color } = given;
  const { t } = texts;
  const turned = () => color() === 'black';

  /** @param {HTMLElement} example @param {'asks' | 'replies'} which */
  function listed({ dataset }, which) {
    const text = dataset[which] ?? '';
    return (turned() ? mirrorSquares(text) : text).split(' ').filter(Boolean);
  }

  /** @param {HTMLElement} example */
  function read({ dataset: { fen = '', moves = '' } }) {
    return turned()
      ? gameOf(c960, { fen: mirrorFen(fen), moves: mirrorSquares(moves) })
      : gameOf(c960, { fen, moves });
  }

  /** @param {'take' | 'late'} task */
  function done(task) {
    const item = section.querySelector(`[data-task="${task}"]`);
    const state = item?.querySelector('.state');
    if (!item || !state) return;
    item.classList.add('done');
    state.textContent = t('lesson.try.done');
  }

  const scene = createScene({
    ...given,
    ...{ read, arrives: true },
    seat: color,
    answer: (now) => answer(texts, now, listed(now.example, 'asks')),
    played: ({ made }) => {
      if (made?.enPassant) done('take');
    },
    // However it was tried: the article of "en-passant-expired", and of nothing else.
    refused: (_, { reasons }) => {
      if (reasons.some(({ article }) => article === '3.7.3.2')) done('late');
    },
  });
  const { table } = scene;

  /** As somebody would want to take: by the pawn that can, else by the one that cannot, to be told why. */
  async function take() {
    const position = table.position();
    const legal = position.legalMoves().filter(({ enPassant }) => enPassant);
    if (legal.length < 2) return table.typed(legal[0]?.uci ?? listed(scene.chosen(), 'asks')[0]);
    const options = legal.map((move) => ({ value: move.uci, label: moveLabel(texts, move) }));
    const chosen = await board.choose({ title: t('choose.title'), options });
    if (!chosen) board.announce(t('board.cancelled'));
    else if (table.position() === position) table.typed(chosen);
  }

  /** The other side moves: as the lesson wants it, or in any legal way. */
  function reply() {
    const position = table.position();
    if (position.turn === color()) return scene.say(noteCaption(t('ep.your-turn')));
    const moves = position.legalMoves();
    const wanted = listed(scene.chosen(), 'replies').find((uci) =>
      moves.some((move) => move.uci === uci),
    );
    const uci = wanted ?? moves[0]?.uci;
    if (uci) table.typed(uci);
    else scene.say(noteCaption(`${statusText(texts, position.turn, position.status())}.`));
  }

  section.addEventListener('click', ({ target }) => {
    const act = /** @type {Element} */ (target).closest('button')?.dataset.do;
    if (act === 'take') take();
    if (act === 'reply') reply();
  });
  return {
    again: () => scene.open(scene.chosen(), false),
    say: (text) => scene.say(noteCaption(text)),
  };
}
