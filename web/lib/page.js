// SPDX-License-Identifier: MIT
/** The script of every page, whatever else it loads. */

import { rememberChoice } from './language.js';
import { offerLetters } from './letters.js';

rememberChoice();
offerLetters();
