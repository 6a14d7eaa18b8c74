// SPDX-License-Identifier: MIT
/** One half of the walk-throughs, walked. */

import { walkHalf } from './walk.mjs';

walkHalf(0);
