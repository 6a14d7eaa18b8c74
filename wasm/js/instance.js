// SPDX-License-Identifier: MIT
// Starts the module. Every failure is 'load-failed', with a message that says what went wrong and where, and the
// error it came from as its cause.

import { C960Error } from './errors.js';
import { fingerprint } from './layout.js';

const MIME = 'application/wasm';

/** Where the module is looked for, as messages tell it. @typedef {{ name: string }} Place */

/**
 * @param {(place: Place) => Promise<WebAssembly.Module>} compile
 * @returns {Promise<WebAssembly.Exports>}
 */
export async function start(compile) {
  const place = { name: 'c960.wasm' };
  try {
    if (typeof WebAssembly === 'undefined') throw new Error('WebAssembly is not there');
    const module = await compile(place);
    const { exports } = await WebAssembly.instantiate(module, {});
    const { fingerprint: told } = /** @type {Record<string, (() => number) | undefined>} */ (
      exports
    );
    if (told?.() !== (fingerprint | 0))
      throw new Error('a module, but not of c960 as this script knows it');
    return exports;
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new C960Error(`load-failed: ${place.name}: ${reason}`, { code: 'load-failed', cause });
  }
}

/**
 * Compiles while loading where the server says that this is WebAssembly; else engines refuse to, and it
 * is loaded first.
 *
 * @param {Response} response
 * @param {Place} place
 */
export async function compileResponse(response, place) {
  if (response.url) place.name = response.url;
  if (response.ok === false) throw new Error(`HTTP ${response.status} ${response.statusText}`);
  const type = response.headers?.get('content-type') ?? '';
  if (type === MIME && typeof WebAssembly.compileStreaming === 'function') {
    return WebAssembly.compileStreaming(response);
  }
  if (type) place.name += ` (served as ${type})`;
  return WebAssembly.compile(await response.arrayBuffer());
}
