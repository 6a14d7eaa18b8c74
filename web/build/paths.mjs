// SPDX-License-Identifier: MIT
/** Where things lie, for the build and its tests. */

import { fileURLToPath } from 'node:url';

/** @param {string} path below `web/` */
const web = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

export const paths = {
  web: web('.'),
  pages: web('pages'),
  page: web('page'),
  lib: web('lib'),
  styles: web('styles'),
  i18n: web('i18n'),
  assets: web('assets'),
  /** SITE_OUT builds somewhere else (the tests do). */
  dist: process.env.SITE_OUT ?? web('dist'),
  wasm: web('../wasm/dist/c960.wasm'),
  smallWasm: web('../wasm/dist/small/c960.wasm'),
  /** Pictures made before, by what is on them. */
  pictures: web('../build/pictures'),
  /** What files weigh, by what is in them. */
  weights: web('../build/weights'),
  /** Scripts made smaller before, by what they were. */
  scripts: web('../build/scripts'),
};
