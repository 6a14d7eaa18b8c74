// SPDX-License-Identifier: MIT
/** What a platform keeps of an attempt, as text that is no longer than it takes. */

import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';

/**
 * @typedef {object} Saved
 * @property {1} v
 * @property {string | null} language
 * @property {number} rounds  that were begun
 * @property {number | null} best  scaled score of the best whole round
 * @property {object | null} round  what an embed can go on with
 */

/** @returns {Saved} */
export const nothing = () => ({ v: 1, language: null, rounds: 0, best: null, round: null });

/**
 * Plain where that is short enough, else compressed. A round that is too long even so is left out: it begins anew.
 * @param {Saved} saved @param {number} limit characters
 * @returns {string}
 */
export function write(saved, limit) {
  const plain = JSON.stringify(saved);
  // Half a limit: a platform may count what it escapes.
  if (plain.length <= limit / 2) return plain;
  const packed = `z${btoa(strFromU8(deflateSync(strToU8(plain), { level: 9 }), true))}`;
  if (packed.length <= limit) return packed;
  return saved.round ? write({ ...saved, round: null }, limit) : '';
}

/** @param {string} text of unknown origin @returns {Saved} */
export function read(text) {
  try {
    const plain = text.startsWith('z')
      ? strFromU8(inflateSync(strToU8(atob(text.slice(1)), true)))
      : text;
    const { v, language, rounds, best, round } = JSON.parse(plain);
    if (v !== 1) return nothing();
    return {
      v,
      language: typeof language === 'string' ? language : null,
      rounds: Number.isInteger(rounds) && rounds > 0 ? rounds : 0,
      best: typeof best === 'number' && best >= 0 && best <= 1 ? best : null,
      round: typeof round === 'object' ? round : null,
    };
  } catch {
    return nothing();
  }
}
