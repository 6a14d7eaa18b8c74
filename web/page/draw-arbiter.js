// SPDX-License-Identifier: MIT
/** The arbiter's page: draws for rounds, a log, a projector. All of it outlives a reload. */

import { openDesk } from '../lib/draw/desk.js';
import { openStorage } from '../lib/storage.js';
import { createProjector } from './draw/projector.js';
import { wireForm } from './draw/form.js';
import { wireLog } from './draw/record.js';
import { wireResult } from './draw/result.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('../lib/draw/desk.js').Desk} Desk */

/**
 * What every part of the page works with.
 * @typedef {object} Context
 * @property {C960} c960
 * @property {Texts} texts
 * @property {(id: string) => HTMLElement} get
 * @property {() => Desk} desk
 * @property {(patch: Partial<Desk>) => void} set  stores it, and shows it
 * @property {(show: () => void) => void} shows    is called now and whenever something changed
 * @property {(text: string) => void} say
 */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const { t } = texts;
  const stored = openDesk(openStorage('localStorage'), c960.startCount - 1, t('arbiter.first'));
  /** @type {(() => void)[]} */
  const listeners = [];
  const show = () => {
    for (const listener of listeners) listener();
    const problem = stored.problem();
    get('trouble').hidden = problem === null;
    get('trouble').textContent = problem ? t(`arbiter.trouble.${problem}`) : '';
  };
  /** @type {Context} */
  const context = {
    ...{ c960, texts, get },
    desk: stored.get,
    set(patch) {
      stored.set(patch);
      show();
    },
    shows(listener) {
      listeners.push(listener);
    },
    say(text) {
      get('said').textContent = text;
    },
  };
  wireForm(context);
  wireLog(context);
  const projector = createProjector(context);
  wireResult(context, projector.open);
  addEventListener('storage', () => {
    stored.reload();
    show();
  });
  show();
  if (stored.get().projector) projector.open();
}
