// SPDX-License-Identifier: MIT
/** The page of the castling drills: where they are kept, and their address. */

import { C960Board } from '../elements/c960-board/index.js';
import { C960Drill } from '../elements/c960-drill/index.js';
import { carryState } from '../lib/language.js';
import { openProgress } from '../lib/progress.js';
import { openStorage, openValue } from '../lib/storage.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  const drill = document.querySelector('c960-drill');
  if (!(drill instanceof C960Drill)) throw new TypeError('the drill is not defined');
  // Its questions stand on a board.
  if (!customElements.get('c960-board')) throw new TypeError(`no ${C960Board.name}`);
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
    ...{ c960, texts, search },
    progress: openProgress(openStorage('localStorage')),
    session: openValue(openStorage('sessionStorage'), 'c960.drill'),
  });
}
