// SPDX-License-Identifier: MIT
// A position: its bytes, and everything that can be asked of it.

import { MEN, byCode, freeze } from './data.js';
import { divide, perft } from './count.js';
import { fail, needCode, needSquare, shown } from './errors.js';
import * as layout from './layout.js';
import { canMate, noMateProof } from './mate.js';
import {
  ask,
  askedMove,
  describeAsked,
  explainAsked,
  failIllegal,
  listMoves,
  readInput,
  reasonsAt,
  wayAt,
} from './move.js';

/** @typedef {import('./index.d.ts').Move} Move */
/** @typedef {import('./index.d.ts').MoveInput} MoveInput */
/** @typedef {import('./index.d.ts').Color} Color */
/** @typedef {import('./index.d.ts').Side} Side */
/** @typedef {import('./memory.js').Memory} Memory */
/** @typedef {import('./memory.js').Bytes} Bytes */

/** @typedef {import('./index.d.ts').Position} Contract */

/**
 * The memory with a position in it.
 *
 * @type {(position: unknown) => Memory}
 */
export let load;

/** @implements {Contract} */
export class Position {
  #memory;
  #bytes;

  /** Once asked for. @type {import('./index.d.ts').Status | undefined} */
  #status;

  /** @param {Memory} memory @param {Bytes} bytes its own, which nobody else changes */
  constructor(memory, bytes) {
    this.#memory = memory;
    this.#bytes = bytes;
    freeze(this);
  }

  static {
    load = (position) => {
      if (!(#bytes in Object(position))) {
        return fail('bad-argument', `${shown(position)} is no position of this library`);
      }
      const ours = /** @type {Position} */ (position);
      ours.#memory.put(ours.#bytes);
      return ours.#memory;
    };
  }

  get turn() {
    return layout.codes_color[load(this).byte(layout.io_known + layout.position_turn)];
  }

  get fen() {
    return this.#fen(layout.value_x_fen);
  }

  get shredderFen() {
    return this.#fen(layout.value_shredder_fen);
  }

  /** @param {number} notation */
  #fen(notation) {
    const memory = load(this);
    memory.run.fen_write(notation);
    return memory.text(layout.io_text);
  }

  get halfmoveClock() {
    return load(this).short(layout.io_known + layout.position_halfmove);
  }

  get fullmoveNumber() {
    return load(this).short(layout.io_known + layout.position_fullmove);
  }

  get enPassant() {
    return load(this).squareOrNull(layout.io_known + layout.position_en_passant);
  }

  get startNumber() {
    const number = load(this).run.position_start_number();
    return number < layout.value_start_count ? number : null;
  }

  get rights() {
    const memory = load(this);
    memory.run.position_setup();
    let at = layout.io_setup + layout.setup_rights;
    return byCode(layout.codes_color, () =>
      byCode(layout.codes_side, () => memory.squareOrNull(at++)),
    );
  }

  /** @param {string} square */
  pieceAt(square) {
    const number = needSquare(square);
    const memory = load(this);
    return MEN[memory.run.man_at(number)];
  }

  pieces() {
    const memory = load(this);
    memory.run.position_setup();
    return memory.pieces(layout.io_setup + layout.setup_board);
  }

  /** @param {string} [from] */
  legalMoves(from) {
    const square = from === undefined ? undefined : needSquare(from);
    return listMoves(load(this), square);
  }

  /** @param {MoveInput} input */
  move(input) {
    return describeAsked(find(this, input));
  }

  /** @param {MoveInput} input @returns {Position} */
  play(input) {
    const memory = find(this, input);
    return played(memory, askedMove(memory));
  }

  /** @param {MoveInput} input */
  explain(input) {
    const asked = readInput(input);
    const memory = load(this);
    ask(memory, asked);
    return explainAsked(memory);
  }

  /** @param {Side} side @param {Color} [color] */
  castling(side, color = this.turn) {
    const s = needCode(layout.codes_side, side, 'side');
    const c = needCode(layout.codes_color, color, 'color');
    const memory = load(this);
    memory.run.castling(c, s);
    return castlingReport(memory, color, side);
  }

  /** @param {string} square @param {Color} by */
  attackers(square, by) {
    const number = needSquare(square);
    const color = needCode(layout.codes_color, by, 'color');
    const memory = load(this);
    memory.run.attackers(number, color);
    return memory.squareSet(layout.io_squares);
  }

  status() {
    return (this.#status ??= statusReport(load(this), 1));
  }

  /** @param {string} from @param {string} to */
  promotions(from, to) {
    needSquare(from);
    needSquare(to);
    const moves = this.legalMoves(from).filter((move) => move.promotion && move.to === to);
    return freeze(
      moves.map((move) => {
        const position = this.play(move);
        return freeze({ move, position, status: position.status() });
      }),
    );
  }

  /** @param {Contract} other */
  equals(other) {
    const theirs = load(other).taken();
    const memory = load(this);
    memory.putOther(theirs);
    return memory.run.equal() !== 0;
  }

  /** @param {Color} color @param {{ readonly nodes?: number }} [options] */
  canMate(color, options = {}) {
    return canMate(this, color, options);
  }

  /** @param {Color} color @param {{ readonly nodes?: number }} [options] */
  noMateProof(color, options = {}) {
    return noMateProof(this, color, options);
  }

  /** @param {number} depth */
  perft(depth) {
    return perft(this, depth);
  }

  /** @param {number} depth */
  divide(depth) {
    return divide(this, depth);
  }
}

/**
 * @param {Memory} memory
 * @param {Color} color
 * @param {Side} side
 * @returns {import('./index.d.ts').CastlingReport}
 */
function castlingReport(memory, color, side) {
  const at = layout.io_castling;
  const hasRight = memory.flag(at + layout.castling_has_right);
  return freeze({
    color,
    side,
    legal: memory.flag(at + layout.castling_legal),
    kind: hasRight ? layout.codes_kind[memory.byte(at + layout.castling_kind)] : null,
    king: hasRight
      ? wayAt(memory, at + layout.castling_king_from, at + layout.castling_king_to)
      : null,
    rook: hasRight
      ? wayAt(memory, at + layout.castling_rook_from, at + layout.castling_rook_to)
      : null,
    kingPath: memory.squares(at + layout.castling_king_path, at + layout.castling_king_path_count),
    rookPath: memory.squares(at + layout.castling_rook_path, at + layout.castling_rook_path_count),
    mustBeEmpty: memory.squares(
      at + layout.castling_must_be_empty,
      at + layout.castling_must_be_empty_count,
    ),
    reasons: reasonsAt(memory, at + layout.castling_reasons, at + layout.castling_reason_count),
    permanent: memory.flag(at + layout.castling_permanent),
  });
}

/** The memory with a position and the legal move asked for in it. @param {unknown} position @param {MoveInput} input */
export function find(position, input) {
  const asked = readInput(input);
  const memory = load(position);
  if (!ask(memory, asked)) failIllegal(memory, asked);
  return memory;
}

/** What a legal move leads to from the position in memory: in the same game, or in none as well. @param {Memory} memory @param {number} move */
export function played(memory, move) {
  memory.run.move_play(move);
  return new Position(memory, memory.takenOther());
}

/**
 * The same position as a game knows it that begins with it.
 *
 * @param {unknown} start
 */
export function inGame(start) {
  const memory = load(start);
  memory.run.game_start();
  return new Position(memory, memory.taken());
}

/** The same position without a game. @param {unknown} known */
export function outOfGame(known) {
  const memory = load(known);
  memory.forgetGame();
  return new Position(memory, memory.taken());
}

/**
 * @param {Memory} memory
 * @param {number} repetitions how often the position in memory has occurred
 * @returns {import('./index.d.ts').Status}
 */
export function statusReport(memory, repetitions) {
  memory.run.status(repetitions);
  const at = layout.io_status;
  const reason = layout.codes_outcome[memory.byte(at + layout.status_outcome)];
  const result = layout.codes_score[memory.byte(at + layout.status_score)];
  return freeze({
    check: memory.flag(at + layout.status_check),
    checkers: memory.squareSet(at + layout.status_checkers),
    legalMoveCount: memory.short(at + layout.status_move_count),
    outcome:
      reason && result
        ? freeze({ result, reason, claim: memory.flag(at + layout.status_claim) })
        : null,
  });
}
