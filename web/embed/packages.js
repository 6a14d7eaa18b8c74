// SPDX-License-Identifier: MIT
/** In place of `page/lms/make.js`: packages are made of files of the site and saved, which its page does with what was chosen. */

import { frameLocation } from './place.js';

/** @returns {ReturnType<typeof import('../page/lms/make.js').openMaker>} */
export const openMaker = () => ({ make: () => frameLocation.assign(frameLocation.href) });
