// SPDX-License-Identifier: MIT
/** "Can this side still mate?": asked of the core, answered in a card with a line to walk through. */

import { markup, render } from '../../lib/markup.js';
import { pictureText, smallBoard } from '../../lib/promotion/results.js';
import { createWalks } from '../../lib/promotion/walks.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').Color} Color */
/** @typedef {import('../../lib/promotion/results.js').Result} Result */

/** @param {{texts: Texts, root: HTMLElement, announce: (text: string) => void}} given */
export function wireLines({ texts, root, announce }) {
  /** @type {readonly Result[]} */
  let results = [];
  const walks = createWalks({ texts, root, announce });

  /** @param {Element} card @param {Result} result @param {Color} color */
  function ask(card, { move, position }, color) {
    const { verdict, line } = position.canMate(color);
    const n = Math.ceil((line?.length ?? 0) / 2);
    const words = texts.t(`promotion.mate.${verdict}`, { color, n });
    if (line) announce(`${words} ${walks.open(card, position, line, words)}`);
    else {
      const [board, place] = ['.small', '.line'].map(
        (name) => /** @type {Element} */ (card.querySelector(name)),
      );
      // A line walked before may have left the board somewhere else.
      render(board, smallBoard(position, pictureText(texts, move)));
      render(place, markup`<p class="said">${words}</p>`);
      announce(words);
    }
  }

  root.addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    const card = button?.closest('[data-piece]');
    const result = results.find(({ move }) => move.promotion === card?.getAttribute('data-piece'));
    const color = button?.dataset.mate;
    if (card && result && color) ask(card, result, /** @type {Color} */ (color));
  });

  return {
    /** @param {readonly Result[]} shown */
    open(shown) {
      results = shown;
      walks.forget();
    },
  };
}
