// SPDX-License-Identifier: MIT
/** What the pages of drills do: where a round is kept, and its address. */

import { carryState } from '../../lib/language.js';
import { openProgress } from '../../lib/progress.js';
import { openStorage, openValue } from '../../lib/storage.js';

/** @typedef {import('../../elements/c960-drill/subject.js').Subject} Subject */

/**
 * @param {typeof import('../../elements/c960-drill/index.js').C960Drill} Drill
 * @param {typeof import('../../elements/c960-board/index.js').C960Board} Board
 * @param {Subject} subject @param {string} key under which a round is kept for a reload
 * @param {{c960: import('../../lib/core.js').C960, texts: import('../../lib/texts.js').Texts}} given
 */
export function startDrill(Drill, Board, subject, key, { c960, texts }) {
  const drill = document.querySelector('c960-drill');
  if (!(drill instanceof Drill)) throw new TypeError('the drill is not defined');
  // Its questions stand on a board.
  if (!customElements.get('c960-board')) throw new TypeError(`no ${Board.name}`);
  const { search } = location;
  drill.addEventListener('c960-drill-link', (event) => {
    const { search, running } = /** @type {CustomEvent} */ (event).detail;
    document.body.classList.toggle('running', running);
    if (location.search !== search) {
      history.replaceState(null, '', `${location.pathname}${search}${location.hash}`);
    }
    carryState(search);
  });
  drill.start({
    ...{ subject, c960, texts, search },
    progress: openProgress(openStorage('localStorage')),
    session: openValue(openStorage('sessionStorage'), key),
  });
}
