// SPDX-License-Identifier: MIT
// The one kind of error that c960 throws, and the checks of arguments that throw it.

import { NONE, SQUARES } from './data.js';

/** @typedef {import('./index.d.ts').C960Error['problems'][number]} Problem */
/** @typedef {import('./index.d.ts').ErrorCode} ErrorCode */

/**
 * What an error carries beside its message.
 *
 * @typedef {object} Details
 * @property {ErrorCode} [code]
 * @property {number | null} [offset] UTF-16 units
 * @property {readonly Problem[]} [problems]
 * @property {import('./index.d.ts').Explanation | null} [explanation]
 * @property {readonly import('./index.d.ts').Move[]} [candidates]
 * @property {number | null} [ply]
 * @property {unknown} [cause]
 */

/** The message is for developers; what people read is made from the code. */
export class C960Error extends Error {
  /** @param {string} [message] @param {Details} [details] */
  constructor(message, details = {}) {
    super(message, details);
    /** @readonly @type {ErrorCode} */
    this.code = details.code ?? 'bad-argument';
    /** @readonly */
    this.offset = details.offset ?? null;
    /** @readonly */
    this.problems = details.problems ?? NONE;
    /** @readonly */
    this.explanation = details.explanation ?? null;
    /** @readonly */
    this.candidates = details.candidates ?? NONE;
    /** @readonly */
    this.ply = details.ply ?? null;
  }
}
Object.defineProperty(C960Error.prototype, 'name', {
  value: 'C960Error',
  writable: true,
  configurable: true,
});

/**
 * @param {ErrorCode} code
 * @param {string} message
 * @param {Details} [details]
 * @returns {never}
 */
export function fail(code, message, details) {
  throw new C960Error(`${code}: ${message}`, { ...details, code });
}

/**
 * A value as it may stand in a message: short, on one line, never running code of its own.
 *
 * @param {unknown} value
 */
export function shown(value) {
  if (typeof value === 'string') {
    return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
  }
  return Object(value) === value ? typeof value : String(value);
}

/**
 * @param {unknown} value
 * @param {string} what its name in the message
 * @returns {never}
 */
export function refuse(value, what) {
  return fail('bad-argument', `${what} is ${shown(value)}`);
}

/**
 * @param {unknown} value
 * @param {string} what
 * @returns {string}
 */
export function needString(value, what) {
  return typeof value === 'string' ? value : refuse(value, what);
}

/**
 * @param {unknown} value
 * @param {string} what
 * @returns {Record<string, unknown>}
 */
export function needObject(value, what) {
  const isObject = typeof value === 'object' && value !== null;
  return isObject ? /** @type {Record<string, unknown>} */ (value) : refuse(value, what);
}

/**
 * @param {unknown} value
 * @param {number} most
 * @param {string} what
 * @param {ErrorCode} [code]
 * @returns {number}
 */
export function needInteger(value, most, what, code = 'bad-argument') {
  const number = Number.isInteger(value) ? Number(value) : -1;
  if (number >= 0 && number <= most) return number;
  return fail(code, `${what} is ${shown(value)}, not 0 to ${most}`);
}

/**
 * The place of a word in a list of codes.
 *
 * @param {readonly unknown[]} list
 * @param {unknown} value
 * @param {string} what
 * @returns {number}
 */
export function needCode(list, value, what) {
  const index = value === '' ? -1 : list.indexOf(value);
  return index >= 0 ? index : refuse(value, what);
}

/**
 * A square's number, a1 = 0 to h8 = 63.
 *
 * @param {unknown} value
 * @returns {number}
 */
export function needSquare(value) {
  const index = SQUARES.indexOf(needString(value, 'square'));
  return index >= 0 ? index : fail('bad-square', shown(value));
}
