// SPDX-License-Identifier: MIT
/** `c960/elements/define`: importing it is all that a page has to do. */

import { defineElements } from './index.js';

defineElements();
