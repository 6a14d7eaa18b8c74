// SPDX-License-Identifier: MIT
// Moves and what is said of them, as plain frozen data; and the forms in which a move may be given.

import { NONE, fail, needCode, needObject, needSquare, needString, shown } from './errors.js';

/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./index.d.ts').Reason} Reason */
/** @typedef {import('./index.d.ts').Explanation} Explanation */
/** @typedef {import('./memory.js').Memory} Memory */

/**
 * A move as it was asked for: text, or squares and a promotion by the core's numbers, with their names.
 *
 * @typedef {string | { from: number, to: number, promotion: number, names: string }} Asked
 */

const freeze = Object.freeze;

// --- Out ---------------------------------------------------------------------------------------------

/**
 * All legal moves of the position in memory, or those from one square.
 *
 * @param {Memory} memory
 * @param {number} [from] a square's number
 * @returns {readonly Move[]}
 */
export function listMoves(memory, from) {
  const count = memory.run.moves();
  const { size, from: fromAt } = memory.at.info;
  const moves = [];
  for (let n = 0, at = memory.io.infos; n < count; n++, at += size) {
    if (from === undefined || memory.byte(at + fromAt) === from) moves.push(moveAt(memory, at));
  }
  return freeze(moves);
}

/**
 * All legal moves of the position in memory by their numbers, for calls that follow.
 *
 * @param {Memory} memory
 * @returns {{ move: number, uci: string }[]}
 */
export function numberMoves(memory) {
  const count = memory.run.moves();
  const { size, move, uci } = memory.at.info;
  return Array.from({ length: count }, (_, n) => {
    const at = memory.io.infos + n * size;
    return { move: memory.short(at + move), uci: memory.text(at + uci) };
  });
}

/** The move of this number. @param {Memory} memory @param {number} move */
function describe(memory, move) {
  memory.run.move_describe(move);
  return moveAt(memory, memory.io.infos);
}

/** @param {Memory} memory @param {number} at @returns {Move} */
function moveAt(memory, at) {
  const { info } = memory.at;
  const { piece, color } = memory.codes;
  return freeze({
    from: memory.square(at + info.from),
    to: memory.square(at + info.to),
    piece: /** @type {Move['piece']} */ (piece[memory.byte(at + info.piece)]),
    color: color[memory.byte(at + info.color)],
    captured: piece[memory.byte(at + info.captured)] || null,
    promotion: /** @type {Move['promotion']} */ (piece[memory.byte(at + info.promotion)] || null),
    enPassant: memory.byte(at + info.en_passant) !== 0,
    castling: memory.byte(at + info.castling) === 0 ? null : castlingAt(memory, at),
    uci: memory.text(at + info.uci),
    uciStandard: memory.text(at + info.uci_standard),
    san: memory.text(at + info.san),
  });
}

/** @param {Memory} memory @param {number} at */
function castlingAt(memory, at) {
  const { info } = memory.at;
  return freeze({
    side: memory.codes.side[memory.byte(at + info.side)],
    kind: memory.codes.kind[memory.byte(at + info.kind)],
    king: wayAt(memory, at + info.from, at + info.to),
    rook: wayAt(memory, at + info.rook_from, at + info.rook_to),
  });
}

/** @param {Memory} memory @param {number} from @param {number} to where the two squares stand */
export function wayAt(memory, from, to) {
  return freeze({ from: memory.square(from), to: memory.square(to) });
}

/**
 * @param {Memory} memory
 * @param {number} at
 * @param {number} count
 * @returns {readonly Reason[]}
 */
export function reasonsAt(memory, at, count) {
  if (count === 0) return NONE;
  const { size, code, article, squares, square_count: squareCount } = memory.at.reason;
  const { by, by_count: byCount } = memory.at.reason;
  const reasons = [];
  for (let n = 0; n < count; n++, at += size) {
    reasons.push(
      freeze({
        code: memory.codes.reason[memory.byte(at + code)],
        squares: memory.squares(at + squares, memory.byte(at + squareCount)),
        by: memory.squares(at + by, memory.byte(at + byCount)),
        article: memory.codes.article[memory.byte(at + article)],
      }),
    );
  }
  return freeze(reasons);
}

// --- In ----------------------------------------------------------------------------------------------

/**
 * Reads what a caller gave for a move, all of it before the memory is used: its properties may be
 * anybody's code.
 *
 * @param {Memory} memory
 * @param {unknown} input
 * @returns {Asked}
 */
export function readInput(memory, input) {
  if (typeof input === 'string') return input;
  const { uci, from, to, promotion } = needObject(input, 'move');
  if (uci !== undefined) return needString(uci, 'uci');
  return {
    from: needSquare(from),
    to: needSquare(to),
    promotion: readPromotion(memory, promotion),
    names: [from, to, promotion ?? ''].join(' ').trim(),
  };
}

/** @param {Memory} memory @param {unknown} promotion */
function readPromotion(memory, promotion) {
  if (promotion === undefined || promotion === null) return 0;
  return needCode(memory.codes.piece, promotion, 'promotion');
}

/**
 * Asks about a move in the position in memory. A question that cannot be answered throws; of what can,
 * the answer stays in memory for the functions below.
 *
 * @param {Memory} memory
 * @param {Asked} asked
 * @returns {boolean} is it legal?
 */
export function ask(memory, asked) {
  const { run, codes } = memory;
  const result =
    typeof asked === 'string'
      ? run.move_read(memory.putText(asked))
      : run.move_explain(asked.from, asked.to, asked.promotion);
  const code = codes.result[result];
  if (code !== 'ok' && code !== 'illegal-move') failAsked(memory, asked, code);
  return memory.byte(explanationAt(memory) + memory.at.explanation.legal) !== 0;
}

/** Where the answer stands. @param {Memory} memory */
function explanationAt(memory) {
  return memory.io.reading + memory.at.reading.explanation;
}

/** The number of the move that was found legal. @param {Memory} memory */
export function askedMove(memory) {
  return memory.short(explanationAt(memory) + memory.at.explanation.move);
}

/** The move that was found legal. @param {Memory} memory @returns {Move} */
export function describeAsked(memory) {
  return describe(memory, askedMove(memory));
}

/** @param {Memory} memory @returns {Explanation} */
export function explainAsked(memory) {
  const { legal, reasons, reason_count: count } = memory.at.explanation;
  const at = explanationAt(memory);
  const isLegal = memory.byte(at + legal) !== 0;
  return freeze({
    legal: isLegal,
    move: isLegal ? describeAsked(memory) : null,
    reasons: isLegal ? NONE : reasonsAt(memory, at + reasons, memory.byte(at + count)),
  });
}

/** Throws for a move that was found not legal. @param {Memory} memory @param {Asked} asked @returns {never} */
export function failIllegal(memory, asked) {
  const explanation = explainAsked(memory);
  const codes = explanation.reasons.map(({ code }) => code).join(', ');
  return fail('illegal-move', `${shownMove(asked)} (${codes})`, { explanation });
}

/**
 * @param {Memory} memory
 * @param {Asked} asked
 * @param {import('./index.d.ts').ErrorCode} code
 * @returns {never}
 */
function failAsked(memory, asked, code) {
  const at = memory.io.reading + memory.at.reading.offset;
  return fail(code, shownMove(asked), {
    offset: typeof asked === 'string' ? memory.offset(at, asked) : null,
    candidates: code === 'ambiguous-move' ? candidates(memory) : NONE,
  });
}

/** @param {Memory} memory */
function candidates(memory) {
  const { count, moves } = memory.at.list;
  const at = memory.io.reading + memory.at.reading.candidates;
  const numbers = Array.from({ length: memory.short(at + count) }, (_, n) =>
    memory.short(at + moves + 2 * n),
  );
  return freeze(numbers.map((move) => describe(memory, move)));
}

/** @param {Asked} asked */
function shownMove(asked) {
  return shown(typeof asked === 'string' ? asked : asked.names);
}
