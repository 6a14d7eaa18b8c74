// SPDX-License-Identifier: MIT
/* What a screen reader is told about a square. */

/** @typedef {import('./types.js').Mark} Mark */
/** @typedef {import('./types.js').Piece} Piece */
/** @typedef {import('./types.js').Strings} Strings */

/** @param {string} square @param {Piece | undefined} piece */
export const contentOf = (square, piece) => ({
  square,
  color: piece?.color ?? null,
  type: piece?.type ?? null,
});

/**
 * The square with what stands on it, then its marks that have names, then whether it is a target.
 *
 * @param {string} square
 * @param {Piece | undefined} piece
 * @param {Strings} strings
 * @param {readonly Mark[]} marks
 * @param {readonly Mark[]} targets
 */
export function nameOf(square, piece, strings, marks, targets) {
  const names = [strings.square?.(contentOf(square, piece)) ?? square];
  for (const mark of marks) {
    const name = mark.square === square && strings.markNames?.[mark.kind];
    if (name && !names.includes(name)) names.push(name);
  }
  if (strings.targetHint && targets.some((target) => target.square === square)) {
    names.push(strings.targetHint);
  }
  return names.join(', ');
}
