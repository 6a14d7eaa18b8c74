// SPDX-License-Identifier: MIT
// From whatever a caller has of c960.wasm to the running module. Every failure is 'load-failed', with a
// message that says what went wrong and where, and the error it came from as its cause.

import { C960Error, shown } from './errors.js';
import { fingerprint } from './layout.js';

const MIME = 'application/wasm';

/** Where the module is looked for, as messages tell it. @typedef {{ name: string }} Place */

/**
 * @param {unknown} source as createC960 takes it
 * @returns {Promise<WebAssembly.Exports>}
 */
export async function load(source) {
  const place = { name: 'c960.wasm' };
  try {
    if (typeof WebAssembly === 'undefined') throw new Error('WebAssembly is not there');
    const module = await compile(await source, place);
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
 * @param {unknown} source
 * @param {Place} place
 * @returns {Promise<WebAssembly.Module>}
 */
async function compile(source, place) {
  if (source === undefined) return compileUrl(new URL('c960.wasm', import.meta.url).href, place);
  if (typeof source === 'string') return compileUrl(source, place);
  if (isModule(source)) return source;
  if (ArrayBuffer.isView(source)) {
    const { buffer, byteOffset, byteLength } = source;
    return WebAssembly.compile(new Uint8Array(buffer, byteOffset, byteLength).slice());
  }
  if (isBuffer(source)) return WebAssembly.compile(source);
  if (isResponse(source)) return compileResponse(source, place);
  const { href } = /** @type {{ href?: unknown }} */ (Object(source));
  if (typeof href === 'string') return compileUrl(href, place);
  throw new TypeError(`${shown(source)} is no source of a module`);
}

/**
 * @param {string} url or path
 * @param {Place} place
 */
async function compileUrl(url, place) {
  place.name = url;
  if (!isFile(url)) return compileResponse(await fetch(url), place);
  // The catch tells bundlers for browsers that there may be no such thing.
  const { readFile } = await import('node:fs/promises').catch(noFiles);
  return WebAssembly.compile(await readFile(url.startsWith('file:') ? new URL(url) : url));
}

/** @param {unknown} cause @returns {never} */
function noFiles(cause) {
  throw new Error('no file system to read from', { cause });
}

/** A browser's fetch takes all; Node.js takes paths, and URLs of files, from its file system. @param {string} url */
function isFile(url) {
  const isNode = typeof globalThis.process?.versions?.node === 'string';
  // One letter and a colon is a drive.
  return isNode && (url.startsWith('file:') || !/^[a-z][a-z\d+.-]+:/i.test(url));
}

/**
 * Compiles while loading where the server says that this is WebAssembly; else engines refuse to, and it
 * is loaded first.
 *
 * @param {Response} response
 * @param {Place} place
 */
async function compileResponse(response, place) {
  if (response.url) place.name = response.url;
  if (response.ok === false) throw new Error(`HTTP ${response.status} ${response.statusText}`);
  const type = response.headers?.get('content-type') ?? '';
  if (type === MIME && typeof WebAssembly.compileStreaming === 'function') {
    return WebAssembly.compileStreaming(response);
  }
  if (type) place.name += ` (served as ${type})`;
  return WebAssembly.compile(await response.arrayBuffer());
}

// Told by their tags, so that those of another window or worker are known too.

/** @param {unknown} value @returns {value is WebAssembly.Module} */
function isModule(value) {
  return tag(value) === '[object WebAssembly.Module]';
}

/** @param {unknown} value @returns {value is ArrayBuffer} */
function isBuffer(value) {
  return tag(value) === '[object ArrayBuffer]';
}

/** @param {unknown} value @returns {value is Response} */
function isResponse(value) {
  return typeof Object(value).arrayBuffer === 'function';
}

/** @param {unknown} value */
function tag(value) {
  return Object.prototype.toString.call(value);
}
