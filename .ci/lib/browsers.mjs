// SPDX-License-Identifier: MIT
// Where the browsers are that the tests use besides Chromium. Paths can be given: FIREFOX, MINIBROWSER.

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from './process.mjs';

const LIBRARIES = ['/usr/lib', '/usr/lib64', '/usr/libexec'];
const VERSIONS = ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'];

/** @returns {string | null} */
export const findFirefox = () =>
  process.env.FIREFOX || (findProgram('firefox-esr') ?? findProgram('firefox'));

/**
 * The browser that comes with WebKitGTK. It is no command: it lies beside the library, in a folder
 * that depends on the machine's kind and the system.
 *
 * @returns {string | null}
 */
export function findMiniBrowser() {
  if (process.env.MINIBROWSER) return process.env.MINIBROWSER;
  const folders = LIBRARIES.filter(existsSync).flatMap((library) => [
    library,
    ...readdirSync(library).map((name) => join(library, name)),
  ]);
  const paths = folders.flatMap((folder) =>
    VERSIONS.map((version) => join(folder, version, 'MiniBrowser')),
  );
  return paths.find(existsSync) ?? null;
}
