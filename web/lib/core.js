// SPDX-License-Identifier: MIT
/**
 * The one door to the rules: everything else in `web/` gets the core, and its types, from here.
 */

import createC960 from '../../wasm/dist/index.js';

/** @typedef {import('../../wasm/dist/index.js').C960} C960 */
/** @typedef {import('../../wasm/dist/index.js').C960Error} CoreError */
/** @typedef {import('../../wasm/dist/index.js').Position} Position */
/** @typedef {import('../../wasm/dist/index.js').Game} Game */
/** @typedef {import('../../wasm/dist/index.js').Move} Move */
/** @typedef {import('../../wasm/dist/index.js').Reason} Reason */
/** @typedef {import('../../wasm/dist/index.js').Explanation} Explanation */
/** @typedef {import('../../wasm/dist/index.js').CastlingReport} CastlingReport */
/** @typedef {import('../../wasm/dist/index.js').StartInfo} StartInfo */
/** @typedef {import('../../wasm/dist/index.js').Status} Status */
/** @typedef {import('../../wasm/dist/index.js').Piece} Piece */
/** @typedef {import('../../wasm/dist/index.js').PieceType} PieceType */
/** @typedef {import('../../wasm/dist/index.js').PromotionPiece} PromotionPiece */
/** @typedef {import('../../wasm/dist/index.js').Color} Color */
/** @typedef {import('../../wasm/dist/index.js').Side} Side */
/** @typedef {import('../../wasm/dist/index.js').Square} Square */

/** Why the rules cannot be had: not there, not what it should be, or not allowed here. */
/** @typedef {'missing' | 'damaged' | 'blocked'} LoadFailure */

export class LoadError extends Error {
  /** @param {LoadFailure} failure @param {unknown} [cause] */
  constructor(failure, cause) {
    super(failure, { cause });
    this.failure = failure;
  }
}

/** Where this runs in Node.js (the build), the module lies beside the binding. @returns {Promise<C960>} */
export const loadCoreFromDisk = () => createC960();

/**
 * Fetches and starts the module.
 * @param {URL} url
 * @param {{again?: boolean}} [options] again: pass over what the cache holds
 * @returns {Promise<C960>}
 */
export async function loadCore(url, { again = false } = {}) {
  if (typeof WebAssembly !== 'object') throw new LoadError('blocked');
  let response;
  try {
    response = await fetch(url, again ? { cache: 'reload' } : {});
  } catch (error) {
    throw new LoadError('missing', error);
  }
  if (!response.ok) throw new LoadError('missing');
  return startCore(response);
}

/** Starts the module. @param {Response} source @returns {Promise<C960>} */
export async function startCore(source) {
  try {
    return await createC960(source);
  } catch (error) {
    throw new LoadError((await canCompile()) ? 'damaged' : 'blocked', error);
  }
}

/** Whether WebAssembly may be compiled here at all: the eight bytes are the smallest module. */
async function canCompile() {
  try {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return true;
  } catch {
    return false;
  }
}
