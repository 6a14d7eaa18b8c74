// SPDX-License-Identifier: MIT
import { chromium } from './chromium.mjs';
import { tasksIn } from './run.mjs';

tasksIn('Chromium', chromium);
