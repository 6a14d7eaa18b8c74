// SPDX-License-Identifier: MIT
/** What templates show of the ends of a game before any script runs. */

import { alive, claim, dead, flag, over, own } from '../../lessons/endings.js';
import { lessonViews } from './lesson.mjs';

/** @typedef {import('../../lib/core.js').C960} C960 */

export const scenes = [over, dead, alive, flag, claim, own];

/** @param {C960} c960 */
export const endingsViews = (c960) => lessonViews(c960, 'ends', scenes);
