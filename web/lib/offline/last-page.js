// SPDX-License-Identifier: MIT
/** Where the reader was last, for who starts the site from its icon. */

import { openChoice } from '../choice.js';

/** Anything may be kept there. */
export const KEY = 'c960.page';

/** Keeps the address of this page when the reader leaves or looks away: what it says changes until then. */
export function rememberPage() {
  addEventListener('visibilitychange', () => openChoice(KEY, ['']).set(location.href));
}
