// SPDX-License-Identifier: MIT
/** The other half of the walk-throughs, walked. */

import { walkHalf } from './walk.mjs';

walkHalf(1);
