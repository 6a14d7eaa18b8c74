// SPDX-License-Identifier: MIT
/** The reader's own position: typed or pasted as a FEN, or asked for by the address (`?fen=`, "_" for blanks). */

import { isCoreError } from '../../lib/errors.js';
import { fenInLink, fenOfLink } from '../../lib/fen-link.js';
import { fenProblems, pointAt } from '../../lib/fen-problems.js';
import { carryState } from '../../lib/language.js';
import { markup, render } from '../../lib/markup.js';

/**
 * @param {Pick<import('../../lib/scene.js').Given, 'c960' | 'texts' | 'board' | 'section'>} given
 * @param {(example: HTMLElement, aloud?: boolean) => void} open
 */
export function wireOwn({ c960, texts, board, section }, open) {
  const example = /** @type {HTMLElement} */ (section.querySelector('[data-fen]'));
  const field = /** @type {HTMLInputElement} */ (section.querySelector('#fen-text'));
  const problems = /** @type {HTMLElement} */ (section.querySelector('#fen-answer'));

  /** @param {string} fen @param {boolean} aloud @returns {boolean} */
  function take(fen, aloud) {
    try {
      example.dataset.fen = c960.parseFen(fen).fen;
    } catch (error) {
      if (!isCoreError(error)) throw error;
      render(problems, fenProblems(texts, fen, error));
      pointAt(field, error);
      board.announce(problems.textContent ?? '');
      return false;
    }
    render(problems, markup``);
    field.removeAttribute('aria-invalid');
    open(example, aloud);
    return true;
  }

  section.querySelector('#fen')?.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!take(field.value, true)) return field.focus();
    const search = `?fen=${fenInLink(example.dataset.fen ?? '')}`;
    history.replaceState(null, '', `${location.pathname}${search}#ask`);
    carryState(search);
  });

  const asked = new URLSearchParams(location.search).get('fen');
  if (asked === null) return;
  field.value = fenOfLink(asked);
  take(field.value, false);
  section.scrollIntoView();
}
