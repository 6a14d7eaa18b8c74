// SPDX-License-Identifier: MIT
/** Castling as an answer: what somebody wants who moves a king, presses a button, or types. */

import { meant, moveLabel } from '../../lib/attempt.js';
import { CASTLING_CODES } from '../../lib/drill/index.js';
import { isCoreError } from '../../lib/errors.js';
import { readings } from '../../lib/notation.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Explanation} Explanation */
/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {import('../../lib/core.js').Side} Side */

/**
 * A castling that was tried, by its side; a king's step to where it would land; another move, legal or not.
 * @typedef {{castling: Side} | {step: string} | {legal: boolean}} Tried
 */

/** @param {Explanation} explanation */
const isCastling = ({ move, reasons }) =>
  move ? move.castling !== null : reasons.some(({ code }) => CASTLING_CODES.includes(code));

/** @param {Position} position @param {Side} side @param {Move} move @returns {Tried} */
function triedBy(position, side, { castling, from, to, uci }) {
  if (castling) return { castling: castling.side };
  const { king } = position.castling(side);
  return king?.from === from && king.to === to ? { step: uci } : { legal: true };
}

/**
 * From one square to another. Where the king can step there or castle, it is asked which.
 * @param {Texts} texts @param {Position} position @param {Side} side that the question is about
 * @param {{from: string, to: string}} way
 * @param {(ask: {title: string, options: {value: string, label: string}[]}) => Promise<string | null>} choose
 * @returns {Promise<Tried | null>} null where nothing was chosen
 */
export async function moved(texts, position, side, way, choose) {
  const moves = meant(position, way.from, way.to);
  if (moves.length === 0) {
    const explanation = position.explain(way);
    return isCastling(explanation) ? { castling: way.to > way.from ? 'g' : 'c' } : { legal: false };
  }
  const options = moves.map((move) => ({ value: move.uci, label: moveLabel(texts, move) }));
  const chosen =
    moves.length > 1 && moves.some(({ castling }) => castling)
      ? await choose({ title: texts.t('choose.title'), options })
      : moves[0].uci;
  const move = moves.find(({ uci }) => uci === chosen);
  return move ? triedBy(position, side, move) : null;
}

/**
 * What was typed; undefined where it is no move at all.
 * @param {Texts} texts @param {Position} position @param {Side} side @param {string} text
 * @returns {Tried | undefined}
 */
export function typed(texts, position, side, text) {
  const castling = /^([O0])-\1(-\1)?$/i.exec(text.trim());
  if (castling) return { castling: castling[2] ? 'c' : 'g' };
  for (const reading of readings(texts, text)) {
    try {
      const explanation = position.explain(reading);
      if (explanation.move) return triedBy(position, side, explanation.move);
      if (isCastling(explanation)) return { castling: reading.slice(2) > reading ? 'g' : 'c' };
      return { legal: false };
    } catch (error) {
      if (!isCoreError(error)) throw error;
      if (error.candidates.length > 0) return { legal: true };
    }
  }
  return undefined;
}
