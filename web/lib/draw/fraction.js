// SPDX-License-Identifier: MIT
/** Exact fractions: what is proven by counting is not to be rounded on the way. */

/** Always in lowest terms, the denominator above zero. @typedef {{readonly n: bigint, readonly d: bigint}} Fraction */

/** @param {bigint} a @param {bigint} b @returns {bigint} */
function divisor(a, b) {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/** @param {bigint | number} n @param {bigint | number} [d] not zero @returns {Fraction} */
export function fraction(n, d = 1n) {
  const [above, below] = [BigInt(n), BigInt(d)];
  if (below === 0n) throw new RangeError('a fraction over zero');
  const common = divisor(above, below) * (below < 0n ? -1n : 1n);
  return { n: above / common, d: below / common };
}

export const ZERO = fraction(0);
export const ONE = fraction(1);

/** @param {Fraction} a @param {Fraction} b */
export const plus = (a, b) => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
/** @param {Fraction} a @param {Fraction} b */
export const minus = (a, b) => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
/** @param {Fraction} a @param {Fraction} b */
export const times = (a, b) => fraction(a.n * b.n, a.d * b.d);
/** @param {Fraction} a @param {Fraction} b not zero */
export const over = (a, b) => fraction(a.n * b.d, a.d * b.n);
/** @param {Fraction} a @param {Fraction} b below, equal to or above zero, as a is to b */
export const compare = (a, b) => Number(a.n * b.d - b.n * a.d);
/** @param {Fraction} a "1/960" */
export const written = ({ n, d }) => (d === 1n ? String(n) : `${n}/${d}`);
/** Rounded, to be shown. @param {Fraction} a */
export const rounded = ({ n, d }) => Number(n) / Number(d);
