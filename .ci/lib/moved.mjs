// SPDX-License-Identifier: MIT
// CMake refuses a build folder that came along when the project was moved or copied.

import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './process.mjs';

/**
 * Removes the builds that were configured for the project in another place.
 *
 * @param {string} folder of the builds, one below it for each preset
 */
export function forgetMovedBuilds(folder) {
  if (!existsSync(folder)) return;
  for (const preset of readdirSync(folder)) {
    const cache = join(folder, preset, 'CMakeCache.txt');
    const home =
      existsSync(cache) && /^CMAKE_HOME_DIRECTORY:.*?=(.*)$/m.exec(readFileSync(cache, 'utf8'));
    if (home && home[1] !== root) rmSync(join(folder, preset), { recursive: true, force: true });
  }
}
