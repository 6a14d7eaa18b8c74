// SPDX-License-Identifier: MIT
/**
 * SHA-256 (FIPS 180-4). Browsers have it too, but only on secure origins; a draw that others check has to come
 * out the same from a file server in a playing hall.
 */

/** @param {number} count @returns {number[]} */
function primes(count) {
  /** @type {number[]} */
  const found = [];
  for (let n = 2; found.length < count; n++) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}

/** The whole part of a k-th root. @param {bigint} n @param {bigint} k @returns {bigint} */
function root(n, k) {
  let x = n;
  for (;;) {
    const next = ((k - 1n) * x + n / x ** (k - 1n)) / k;
    if (next >= x) return x;
    x = next;
  }
}

/** The first 32 bits after the point of the k-th roots of the first primes. @param {number} count @param {bigint} k */
const fractions = (count, k) =>
  primes(count).map((p) => Number(BigInt.asUintN(32, root(BigInt(p) << (32n * k), k))));

const BEGIN = fractions(8, 2n);
const ROUNDS = fractions(64, 3n);

/** @param {number} x @param {number} n */
const turned = (x, n) => (x >>> n) | (x << (32 - n));

/** The text, a one, zeros, and its length in bits: a whole number of blocks. @param {Uint8Array} bytes */
function padded(bytes) {
  const data = new Uint8Array((((bytes.length + 8) >> 6) + 1) << 6);
  data.set(bytes);
  data[bytes.length] = 0x80;
  const bits = bytes.length * 8;
  for (let i = 1; i <= 6; i++) data[data.length - i] = Math.floor(bits / 2 ** (8 * (i - 1)));
  return data;
}

/** @param {Uint8Array} data @param {number} at @returns {number[]} */
function schedule(data, at) {
  const w = Array.from({ length: 16 }, (_, i) =>
    [0, 1, 2, 3].reduce((word, n) => (word << 8) | data[at + 4 * i + n], 0),
  );
  for (let i = 16; i < 64; i++) {
    const [a, b] = [w[i - 15], w[i - 2]];
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  return w;
}

/** @param {readonly number[]} state @param {readonly number[]} w */
function compressed(state, w) {
  let [a, b, c, d, e, f, g, h] = state;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUNDS[i] + w[i]) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [a, b, c, d, e, f, g, h] = [(t1 + t2) | 0, a, b, c, (d + t1) | 0, e, f, g];
  }
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]) | 0);
}

/** @param {string} text hashed as UTF-8 @returns {string} 64 hexadecimal digits */
export function sha256(text) {
  const data = padded(new TextEncoder().encode(text));
  let state = BEGIN;
  for (let at = 0; at < data.length; at += 64) state = compressed(state, schedule(data, at));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
