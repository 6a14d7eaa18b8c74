// SPDX-License-Identifier: MIT
/**
 * Chance from a seed, in 32-bit integers only: the same numbers in every engine.
 */

/** FNV-1a over the UTF-16 units, well mixed at the end. @param {string} text @param {number} [from] */
export function hash32(text, from = 0x811c9dc5) {
  let h = from;
  for (let n = 0; n < text.length; n++) h = Math.imul(h ^ text.charCodeAt(n), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** 64 bits of a text as 14 letters and digits. @param {string} text */
export const hashText = (text) =>
  [hash32(text), hash32(text, 0x9e3779b9)].map((n) => n.toString(36).padStart(7, '0')).join('');

export class Random {
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  /** @param {string} seed any text */
  constructor(seed) {
    [this.#a, this.#b, this.#c] = [1, 2, 3].map((n) => hash32(seed, n) | 0);
    for (let n = 0; n < 12; n++) this.next();
  }

  /** A whole number from 0 to 2^32 - 1: Chris Doty-Humphrey's sfc32, in the public domain. */
  next() {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  /** A whole number from 0 to n - 1; n is small, so that the remainder's bias is nothing. @param {number} n */
  below(n) {
    return this.next() % n;
  }

  /** @param {number} percent */
  chance(percent) {
    return this.below(100) < percent;
  }

  /** @template T @param {readonly T[]} items at least one @returns {T} */
  pick(items) {
    return items[this.below(items.length)];
  }

  /** @template T @param {readonly T[]} items @returns {T | undefined} */
  pickAny(items) {
    return items.length === 0 ? undefined : this.pick(items);
  }
}

/**
 * Hands out shares: of several names the one that so far got least for its weight, with chance to decide
 * between near ones. Over a long run everybody gets a share as large as the weight says, and nobody waits long.
 */
export class Shares {
  #random;
  /** @type {Map<string, number>} */
  #served = new Map();

  /** @param {Random} random */
  constructor(random) {
    this.#random = random;
  }

  /**
   * @template {string} T
   * @param {string} list names the list, so that equal names in two lists are told apart
   * @param {readonly T[]} names
   * @param {(name: T) => number} weightOf whole numbers; 0 is never chosen
   * @returns {T | undefined}
   */
  choose(list, names, weightOf) {
    /** @type {{name: T, served: number, weight: number} | undefined} */
    let best;
    for (const name of names) {
      const weight = weightOf(name);
      if (weight <= 0) continue;
      const served = (this.#served.get(`${list} ${name}`) ?? 0) * 64 + this.#random.below(64);
      if (!best || served * best.weight < best.served * weight) best = { name, served, weight };
    }
    return best?.name;
  }

  /** Counts what was given. @param {string} list @param {string} name */
  give(list, name) {
    const key = `${list} ${name}`;
    this.#served.set(key, (this.#served.get(key) ?? 0) + 1);
  }
}
