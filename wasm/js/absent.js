// SPDX-License-Identifier: MIT
// What stands in the smaller script in place of PGN, of who can still mate, and of counting.

import { fail } from './errors.js';

/** @returns {never} */
function absent() {
  return fail('bad-argument', 'left out of this build');
}

export const pgnMethods = () => ({ parsePgn: absent, readPgn: absent });

export {
  absent as writePgn,
  absent as canMate,
  absent as noMateProof,
  absent as perft,
  absent as divide,
};
