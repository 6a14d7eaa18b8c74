// SPDX-License-Identifier: MIT
/** The page of the number training. */

import { openProgress } from '../lib/progress.js';
import { openStorage } from '../lib/storage.js';
import { Training } from './numbers/training.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  const root = /** @type {HTMLElement} */ (document.getElementById('training'));
  const live = /** @type {HTMLElement} */ (document.getElementById('said'));
  const progress = openProgress(openStorage('localStorage'));
  new Training({ c960, texts, root, live, progress }, location.search);
}
