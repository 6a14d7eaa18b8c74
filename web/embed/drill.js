// SPDX-License-Identifier: MIT
/** What the pages of drills do in an embed: nothing is kept, and the host hears how it goes. */

import { openProgress } from '../lib/progress.js';
import { forClass } from './class.js';
import { post } from './messages.js';
import { given } from './place.js';
import { onResume, onStart } from './run.js';
import { tell } from './tell.js';

/** @typedef {import('../elements/c960-drill/subject.js').Subject} Subject */

/**
 * In place of the function of the same name of the pages: `page/drill/start.js`.
 * @param {typeof import('../elements/c960-drill/index.js').C960Drill} Drill
 * @param {typeof import('../elements/c960-board/index.js').C960Board} Board
 * @param {Subject} subject @param {string} _ key under which a page keeps its round
 * @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given
 */
export function startDrill(Drill, Board, subject, _, { c960, texts }) {
  const drill = document.querySelector('c960-drill');
  if (!(drill instanceof Drill)) throw new TypeError('the drill is not defined');
  if (!customElements.get('c960-board')) throw new TypeError(`no ${Board.name}`);
  let isRunning = false;
  drill.addEventListener('c960-drill-link', (event) => {
    const { search, running } = /** @type {CustomEvent} */ (event).detail;
    isRunning = running;
    document.body.classList.toggle('running', running);
    history.replaceState(null, '', search || '?');
  });
  const { search } = location;
  for (const { name, value } of subject.parseSettings(new URLSearchParams(search)).problems) {
    post({ type: 'error', code: 'bad-parameter', name, value });
  }
  const { told, replay } = tell(drill, subject, post);
  const own = given.settings.isClass ? forClass(drill, told, texts, search) : null;
  /** @param {unknown} kept @param {string} search */
  const start = (kept, search) =>
    drill.start({
      ...{ subject: own?.subject ?? told, c960, texts, search },
      progress: openProgress(null),
      session: {
        read: () => kept,
        write(/** @type {any} */ round) {
          own?.write(round);
          post({ type: 'keep', round });
        },
      },
    });
  replay(() => start(own?.kept ?? null, search));
  onStart(() => {
    const desk = /** @type {HTMLElement | null} */ (drill.querySelector('.desk'));
    const begin = /** @type {HTMLElement | null} */ (drill.querySelector('#drill-begin'));
    if (!desk?.hidden || !begin) return false;
    begin.click();
    return true;
  });
  onResume((kept) => {
    const { link } = /** @type {any} */ (kept).source ?? {};
    replay(() => start(kept, `?${link}`));
    if (!isRunning) replay(() => start(null, search));
    return isRunning;
  });
}
