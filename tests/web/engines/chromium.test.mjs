// SPDX-License-Identifier: MIT
import { chromium } from './chromium.mjs';
import { tasksIn } from './run.mjs';

// In Chromium `all-pages` measures every page in every language at 320 px, and `offline/site` opens them all.
tasksIn('Chromium', chromium, ['in a narrow frame', 'without network']);
