// SPDX-License-Identifier: MIT
/** In place of a page's script: what can be chosen is there to be read. It would hold for other pages, and be kept. */

import { note } from './note.js';

/** @param {import('./run.js').Given} given */
export default ({ texts }) => note(texts.t('embed.only-shown'));
