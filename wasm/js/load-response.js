// SPDX-License-Identifier: MIT
// What stands in the site's scripts in place of load.js: a page has the response to a fetch, and nothing else.

import { compileResponse, start } from './instance.js';

/**
 * @param {unknown} source a Response
 * @returns {Promise<WebAssembly.Exports>}
 */
export const load = (source) =>
  start(async (place) => compileResponse(/** @type {Response} */ (await source), place));
