// SPDX-License-Identifier: MIT
/** Settings: the letters of the pieces in moves. */

import { letters } from '../../lib/letters.js';

/** @param {import('../settings.js').Context} context */
export default function start({ offer }) {
  offer('letters', letters);
}
