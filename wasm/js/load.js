// SPDX-License-Identifier: MIT
// From whatever a caller has of c960.wasm to the running module.

import { shown } from './errors.js';
import { compileResponse, start } from './instance.js';

/** @typedef {import('./instance.js').Place} Place */

/**
 * @param {unknown} source as createC960 takes it
 * @returns {Promise<WebAssembly.Exports>}
 */
export const load = (source) => start(async (place) => compile(await source, place));

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
