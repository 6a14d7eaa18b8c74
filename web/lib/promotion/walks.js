// SPDX-License-Identifier: MIT
/**
 * Lines to walk through in the cards of results: the small board shows each position, two buttons lead on and
 * back, and the live region hears of it.
 */

import { moveNumber } from '../history.js';
import { markup, render } from '../markup.js';
import { showSan } from '../notation.js';
import { moveText, statusText } from '../words.js';
import { smallBoard } from './results.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../core.js').Position} Position */
/** @typedef {import('../core.js').Move} Move */
/** @typedef {{card: Element, positions: Position[], line: readonly Move[], at: number, lead: string}} Walk */

/** A move of a line with its number. @param {Texts} texts @param {Position} start @param {readonly Move[]} line @param {number} at from 1 */
export function written(texts, start, line, at) {
  const move = line[at - 1];
  return `${moveNumber(start, at)}${move.color === 'white' ? '.' : '...'} ${showSan(texts, move.san)}`;
}

/**
 * @param {{texts: Texts, root: HTMLElement, announce: (text: string) => void, signal?: AbortSignal}} given
 */
export function createWalks({ texts, root, announce, signal }) {
  const { t } = texts;
  /** By piece. @type {Map<string, Walk>} */
  const walks = new Map();

  /** @param {string} piece @param {Walk} walk @returns {string} where it is, in words */
  function draw(piece, { card, positions, line, at, lead }) {
    const label = t('promotion.line-board', { n: at });
    const [board, place] = ['.small', '.line'].map(
      (name) => /** @type {Element} */ (card.querySelector(name)),
    );
    render(board, smallBoard(positions[at], label));
    const last = at > 0 ? written(texts, positions[0], line, at) : t('moves.start');
    const words = t('promotion.line-at', { move: last, n: at, count: line.length });
    /** @param {string} id @param {number} by @param {boolean} ends @param {string} text */
    const button = (id, by, ends, text) =>
      markup`<button type="button" class="quiet" id="${id}-${piece}" data-walk="${by}" aria-disabled="${String(ends)}">${text}</button>`;
    render(
      place,
      markup`${lead && markup`<p class="said">${lead}</p>`}<p class="at">${words}</p><p class="row">${button('back', -1, at === 0, t('promotion.back'))}${button('on', 1, at === line.length, t('promotion.on'))}</p>`,
    );
    return words;
  }

  root.addEventListener(
    'click',
    ({ target }) => {
      const button = /** @type {Element} */ (target).closest('button');
      const by = Number(button?.dataset.walk ?? 0);
      const piece = button?.closest('[data-piece]')?.getAttribute('data-piece') ?? '';
      const walk = walks.get(piece);
      const at = (walk?.at ?? 0) + by;
      if (!walk || by === 0 || at < 0 || at > walk.line.length) return;
      walk.at = at;
      draw(piece, walk);
      const position = walk.positions[at];
      const status = `${statusText(texts, position.turn, position.status())}.`;
      announce(at > 0 ? `${moveText(texts, walk.line[at - 1])} ${status}` : status);
    },
    { signal },
  );

  return {
    forget: () => walks.clear(),
    /**
     * Puts a line into a card.
     * @param {Element} card @param {Position} start @param {readonly Move[]} line @param {string} [lead] said before it
     * @returns {string} where it is, in words
     */
    open(card, start, line, lead = '') {
      const positions = [start];
      for (const move of line) positions.push(positions[positions.length - 1].play(move));
      const walk = { card, positions, line, at: 0, lead };
      const piece = card.getAttribute('data-piece') ?? '';
      walks.set(piece, walk);
      return draw(piece, walk);
    },
  };
}
