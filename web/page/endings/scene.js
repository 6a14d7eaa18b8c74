// SPDX-License-Identifier: MIT
/** One scene: how the game stands, and on request whether a side can still mate, with the line or the proof. */

import { plainCaption } from '../../lib/attempt.js';
import { createScene } from '../../lib/scene.js';
import { isOver } from '../../lib/told.js';
import { findingCaption, standingCaption } from './answer.js';
import { wireLine } from './line.js';

/** @typedef {import('../../lib/core.js').Color} Color */
/** @typedef {import('../../lib/scene.js').Now} Now */
/** @typedef {Pick<import('../../lib/scene.js').Given, 'c960' | 'texts' | 'board' | 'section'>} Given */

/** Until what was drawn before can be seen. */
const painted = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** @param {Given} given */
export function wireScene(given) {
  const { texts, section } = given;
  const { t } = texts;
  /** @type {ReturnType<typeof wireLine> | null} */
  let line = null;
  let asking = false;

  /** @param {Now} now */
  function answer({ line: now, opened }) {
    line?.draw();
    const step = line?.step();
    const eyebrow = step && step.n > 0 ? t('ends.step', step) : '';
    const caption = standingCaption(texts, now, eyebrow);
    if (opened) return caption;
    // Whose turn it is, or how the game ended, was said with the move.
    /** @type {true | 'verdict'} */
    const heard = isOver(now) || now.game.outcome() ? 'verdict' : true;
    return { ...caption, heard };
  }

  const scene = createScene({ ...given, answer, seat: () => 'white', lists: true });
  const { table } = scene;
  line = wireLine(given, table);
  line.draw();

  /** @param {Color} color */
  async function ask(color) {
    if (asking || !line) return;
    asking = true;
    section.setAttribute('aria-busy', 'true');
    line.leave();
    const position = table.position();
    scene.tell({ ...plainCaption(t('ends.question', { color }), t('ends.asking')), tone: 'note' });
    await painted();
    const finding = position.canMate(color);
    asking = false;
    section.removeAttribute('aria-busy');
    if (table.position() !== position) return;
    if (finding.line) line.show(finding.line);
    line.draw();
    scene.list(finding.line !== null || table.line().moves.length > 0);
    scene.say(findingCaption(texts, position, color, finding, isOver(table.line())));
  }

  section.addEventListener('click', ({ target }) => {
    const { ask: color } = /** @type {Element} */ (target).closest('button')?.dataset ?? {};
    if (color === 'white' || color === 'black') ask(color);
  });
  return scene;
}
