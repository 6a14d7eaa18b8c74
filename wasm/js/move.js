// SPDX-License-Identifier: MIT
// Moves and what is said of them, as plain frozen data; and the forms in which a move may be given.

import { NONE, freeze } from './data.js';
import { fail, needCode, needObject, needSquare, needString, shown } from './errors.js';
import * as layout from './layout.js';

/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./index.d.ts').Reason} Reason */
/** @typedef {import('./index.d.ts').Explanation} Explanation */
/** @typedef {import('./memory.js').Memory} Memory */

/**
 * A move as it was asked for: text, or squares and a promotion by the core's numbers, with their names.
 *
 * @typedef {string | { from: number, to: number, promotion: number, names: string }} Asked
 */

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
  const moves = [];
  for (let n = 0, at = layout.io_infos; n < count; n++, at += layout.info_size) {
    if (from === undefined || memory.byte(at + layout.info_from) === from) {
      moves.push(moveAt(memory, at));
    }
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
  return Array.from({ length: count }, (_, n) => {
    const at = layout.io_infos + n * layout.info_size;
    return { move: memory.short(at + layout.info_move), uci: memory.text(at + layout.info_uci) };
  });
}

/** The move of this number. @param {Memory} memory @param {number} move */
export function describe(memory, move) {
  memory.run.move_describe(move);
  return moveAt(memory, layout.io_infos);
}

/** @param {Memory} memory @param {number} at @returns {Move} */
function moveAt(memory, at) {
  return freeze({
    from: memory.square(at + layout.info_from),
    to: memory.square(at + layout.info_to),
    piece: /** @type {Move['piece']} */ (pieceAt(memory, at + layout.info_piece)),
    color: layout.codes_color[memory.byte(at + layout.info_color)],
    captured: pieceAt(memory, at + layout.info_captured),
    promotion: /** @type {Move['promotion']} */ (pieceAt(memory, at + layout.info_promotion)),
    enPassant: memory.flag(at + layout.info_en_passant),
    castling: memory.flag(at + layout.info_castling) ? castlingAt(memory, at) : null,
    uci: memory.text(at + layout.info_uci),
    uciStandard: memory.text(at + layout.info_uci_standard),
    san: memory.text(at + layout.info_san),
  });
}

/** @param {Memory} memory @param {number} at */
function pieceAt(memory, at) {
  return layout.codes_piece[memory.byte(at)] || null;
}

/** @param {Memory} memory @param {number} at */
function castlingAt(memory, at) {
  return freeze({
    side: layout.codes_side[memory.byte(at + layout.info_side)],
    kind: layout.codes_kind[memory.byte(at + layout.info_kind)],
    king: wayAt(memory, at + layout.info_from, at + layout.info_to),
    rook: wayAt(memory, at + layout.info_rook_from, at + layout.info_rook_to),
  });
}

/** @param {Memory} memory @param {number} from @param {number} to where the two squares stand */
export function wayAt(memory, from, to) {
  return freeze({ from: memory.square(from), to: memory.square(to) });
}

/**
 * @param {Memory} memory
 * @param {number} at
 * @param {number} countAt
 * @returns {readonly Reason[]}
 */
export function reasonsAt(memory, at, countAt) {
  const count = memory.byte(countAt);
  if (count === 0) return NONE;
  const reasons = [];
  for (let n = 0; n < count; n++, at += layout.reason_size) {
    reasons.push(
      freeze({
        code: layout.codes_reason[memory.byte(at + layout.reason_code)],
        squares: memory.squares(at + layout.reason_squares, at + layout.reason_square_count),
        by: memory.squares(at + layout.reason_by, at + layout.reason_by_count),
        article: layout.codes_article[memory.byte(at + layout.reason_article)],
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
 * @param {unknown} input
 * @returns {Asked}
 */
export function readInput(input) {
  if (typeof input === 'string') return input;
  const { uci, from, to, promotion } = needObject(input, 'move');
  if (uci !== undefined) return needString(uci, 'uci');
  return {
    from: needSquare(from),
    to: needSquare(to),
    promotion:
      promotion === undefined || promotion === null
        ? 0
        : needCode(layout.codes_piece, promotion, 'promotion'),
    names: [from, to, promotion ?? ''].join(' ').trim(),
  };
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
  const { run } = memory;
  const result =
    typeof asked === 'string'
      ? run.move_read(memory.putText(asked))
      : run.move_explain(asked.from, asked.to, asked.promotion);
  const code = layout.codes_result[result];
  if (code !== 'ok' && code !== 'illegal-move') failAsked(memory, asked, code);
  return isLegal(memory);
}

/** Where the answer stands. */
const ANSWER = layout.io_reading + layout.reading_explanation;

/** @param {Memory} memory */
function isLegal(memory) {
  return memory.flag(ANSWER + layout.explanation_legal);
}

/** The number of the move that was found legal. @param {Memory} memory */
export function askedMove(memory) {
  return memory.short(ANSWER + layout.explanation_move);
}

/** The move that was found legal. @param {Memory} memory @returns {Move} */
export function describeAsked(memory) {
  return describe(memory, askedMove(memory));
}

/**
 * The castling rights that the move lost which was found legal.
 *
 * @param {Memory} memory
 * @param {Move} move the same
 * @param {number} ply its own
 * @returns {ReturnType<import('./index.d.ts').Game['rightsLost']>}
 */
export function lostRights(memory, move, ply) {
  return Array.from({ length: memory.run.rights_lost(askedMove(memory)) }, (_, n) => {
    const at = layout.io_lost + n * layout.lost_size;
    return freeze({
      color: layout.codes_color[memory.byte(at + layout.lost_color)],
      side: layout.codes_side[memory.byte(at + layout.lost_side)],
      ply,
      move,
      cause: layout.codes_cause[memory.byte(at + layout.lost_cause)],
    });
  });
}

/** @param {Memory} memory @returns {Explanation} */
export function explainAsked(memory) {
  const legal = isLegal(memory);
  return freeze({
    legal,
    move: legal ? describeAsked(memory) : null,
    reasons: reasonsAt(
      memory,
      ANSWER + layout.explanation_reasons,
      ANSWER + layout.explanation_reason_count,
    ),
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
  const at = layout.io_reading + layout.reading_offset;
  return fail(code, shownMove(asked), {
    offset: typeof asked === 'string' ? memory.offset(at, asked) : null,
    candidates: code === 'ambiguous-move' ? candidates(memory) : NONE,
  });
}

/** @param {Memory} memory */
function candidates(memory) {
  const at = layout.io_reading + layout.reading_candidates;
  const numbers = memory.shorts(at + layout.list_moves, at + layout.list_count);
  return freeze(numbers.map((move) => describe(memory, move)));
}

/** @param {Asked} asked */
function shownMove(asked) {
  return shown(typeof asked === 'string' ? asked : asked.names);
}
