// SPDX-License-Identifier: MIT
import { firefox } from './firefox.mjs';
import { tasksIn } from './run.mjs';

tasksIn('Firefox', firefox);
