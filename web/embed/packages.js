// SPDX-License-Identifier: MIT
/** In place of `page/lms/make.js`: packages are made of files of the site and saved, which its page does with what was chosen. */

import { frameLocation } from './place.js';

/** A file that does not know the site has said so. */
function make() {
  const { classList } = document.documentElement;
  if (!classList.contains('nowhere')) frameLocation.assign(frameLocation.href);
}

/** @returns {ReturnType<typeof import('../page/lms/make.js').openMaker>} */
export const openMaker = () => ({ make });
