// SPDX-License-Identifier: MIT
import { webkit } from './webkit.mjs';
import { tasksIn } from './run.mjs';

tasksIn('WebKitGTK', webkit);
