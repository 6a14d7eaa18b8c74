// SPDX-License-Identifier: MIT
/** The drills on their page: where they are kept, and their address. */

import { C960Drill } from '../../elements/c960-drill/index.js';
import { carryState } from '../../lib/language.js';
import { openProgress } from '../../lib/progress.js';
import { openStorage, openValue } from '../../lib/storage.js';

/** @param {{c960: import('../../lib/core.js').C960, texts: import('../../lib/texts.js').Texts}} given */
export function wireDrill({ c960, texts }) {
  const drill = document.querySelector('c960-drill');
  if (!(drill instanceof C960Drill)) throw new TypeError('the drill is not defined');
  const { search } = location;
  drill.addEventListener('c960-drill-link', (event) => {
    const { search, running } = /** @type {CustomEvent} */ (event).detail;
    const hash = running ? '#drill' : location.hash;
    if (location.search !== search || location.hash !== hash) {
      history.replaceState(null, '', search + hash);
    }
    carryState(search);
  });
  drill.start({
    ...{ c960, texts, search },
    progress: openProgress(openStorage('localStorage')),
    session: openValue(openStorage('sessionStorage'), 'c960.drill'),
  });
  if (search && location.hash === '#drill') drill.scrollIntoView();
}
