// SPDX-License-Identifier: MIT
/** The script of a page that leads to the position of the day. */

import { wireDay } from '../lib/day.js';

wireDay();
