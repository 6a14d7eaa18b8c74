// SPDX-License-Identifier: MIT
/** The script of every page, whatever else it loads. */

import { rememberChoice } from './language.js';
import { offerLetters } from './letters.js';
import { rememberPage } from './offline/last-page.js';
import { keepOffline } from './offline/page.js';

rememberChoice();
offerLetters();
rememberPage();
keepOffline();
