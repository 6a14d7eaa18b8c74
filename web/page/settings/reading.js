// SPDX-License-Identifier: MIT
/** Settings: how squares and moves are said, and boards as text. */

import { speech, textBoards } from '../../lib/reading.js';

/** @param {import('../settings.js').Context} context */
export default function start({ offer }) {
  offer('speech', speech);
  offer('text-boards', textBoards);
}
