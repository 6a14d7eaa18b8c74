// SPDX-License-Identifier: MIT
/** Many codes in whatever text they came in: every one is found, and what is broken is named by its line. */

import { readCode } from './code.js';

/** @typedef {import('./code.js').Result & {right: number}} Result */
/** @typedef {{line: number, result: Result}} Found */
/** @typedef {{line: number, fault: import('./code.js').Fault, name: string, text: string}} Broken */
/** @typedef {{line: number, of: number}} Twice  the same code as one before, which stands in the line `of` */

const START = /c960\s*:\s*\d+[\s>]*\|/gi;

/** Of a broken code as much as tells it apart. */
const SHOWN = 80;

/**
 * @param {string} text
 * @returns {{found: Found[], broken: Broken[], twice: Twice[]}}
 */
export function gather(text) {
  const starts = Array.from(text.matchAll(START), ({ index }) => index);
  /** @type {Found[]} */
  const found = [];
  /** @type {Broken[]} */
  const broken = [];
  /** @type {Twice[]} */
  const twice = [];
  /** @type {Map<string, number>} */
  const seen = new Map();
  starts.forEach((start, n) => {
    const rest = text.slice(start, starts[n + 1]);
    const line = text.slice(0, start).split('\n').length;
    const read = readCode(rest);
    if ('fault' in read) {
      const shown = rest.replace(/\s+/g, ' ').trim().slice(0, SHOWN);
      broken.push({ line, ...read, text: shown });
      return;
    }
    const key = JSON.stringify(read.result).toLowerCase();
    const of = seen.get(key);
    if (of !== undefined) twice.push({ line, of });
    else {
      seen.set(key, line);
      found.push({ line, result: read.result });
    }
  });
  return { found, broken, twice };
}
