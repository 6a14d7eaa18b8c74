// SPDX-License-Identifier: MIT
/**
 * One file from the network, just as the build made it or not at all: what a login page, a broken connection or a
 * site that is being replaced sends in its place has another hash.
 */

import { asked, isHashed } from './address.js';

/** How often one file is asked for, how long an answer may take, and the first pause, in milliseconds. */
const TRIES = 3;
const PATIENCE = 60_000;
const PAUSE = 500;

/** @type {Record<string, string>} */
const TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** The first 16 digits of SHA-256, as the list has them. @param {ArrayBuffer} bytes */
async function hashOf(bytes) {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The host's headers (its policy), but for those of the transfer; the type is ours. @param {Response} response @param {string} file */
function headersFor(response, file) {
  const headers = new Headers(response.headers);
  for (const name of ['Content-Encoding', 'Content-Length', 'Transfer-Encoding', 'Vary']) {
    headers.delete(name);
  }
  headers.set('Content-Type', TYPES[file.split('.').pop() ?? ''] ?? 'application/octet-stream');
  return headers;
}

/** @param {number} time milliseconds */
const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));

/**
 * Asks up to three times, each time after a longer pause, the later times past every cache.
 * @param {string} scope the site's root @param {string} file @param {string} hash
 * @returns {Promise<Response>}
 */
export async function download(scope, file, hash) {
  for (let n = 0; ; n++) {
    try {
      const cache = n > 0 ? 'reload' : isHashed(file) ? 'default' : 'no-cache';
      const signal = AbortSignal.timeout(PATIENCE);
      const response = await fetch(scope + asked(file), { cache, signal });
      const bytes = await response.arrayBuffer();
      if ((await hashOf(bytes)) !== hash) throw new Error(`${file} is not what was built`);
      return new Response(bytes, { headers: headersFor(response, file) });
    } catch (error) {
      if (n + 1 >= TRIES) throw error;
      await pause(PAUSE * 3 ** n);
    }
  }
}
