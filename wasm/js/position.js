// SPDX-License-Identifier: MIT
// A position: its bytes, and everything that can be asked of it.

import { NONE, fail, needCode, needSquare, shown } from './errors.js';
import {
  ask,
  askedMove,
  describeAsked,
  explainAsked,
  failIllegal,
  listMoves,
  numberMoves,
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

const freeze = Object.freeze;

/** @typedef {import('./index.d.ts').Position} Contract */

/** @implements {Contract} */
export class Position {
  #memory;
  #bytes;

  /** @param {Memory} memory @param {Bytes} bytes its own, which nobody else changes */
  constructor(memory, bytes) {
    this.#memory = memory;
    this.#bytes = bytes;
    freeze(this);
  }

  /** The memory with this position in it. */
  #load() {
    this.#memory.put(this.#bytes);
    return this.#memory;
  }

  get turn() {
    return this.#memory.turn(this.#bytes);
  }

  get fen() {
    return this.#fen(this.#memory.constant.x_fen);
  }

  get shredderFen() {
    return this.#fen(this.#memory.constant.shredder_fen);
  }

  /** @param {number} notation */
  #fen(notation) {
    const memory = this.#load();
    memory.run.fen_write(notation);
    return memory.text(memory.io.text);
  }

  get halfmoveClock() {
    return this.#memory.halfmove(this.#bytes);
  }

  get fullmoveNumber() {
    return this.#memory.fullmove(this.#bytes);
  }

  get enPassant() {
    return this.#memory.enPassant(this.#bytes);
  }

  get startNumber() {
    const { run, constant } = this.#load();
    const number = run.position_start_number();
    return number < constant.start_count ? number : null;
  }

  get rights() {
    const memory = this.#load();
    const { color, side } = memory.codes;
    memory.run.position_setup();
    let at = memory.io.setup + memory.at.setup.rights;
    const ofColor = () =>
      freeze(Object.fromEntries(side.map((s) => [s, memory.squareOrNull(at++)])));
    const rights = Object.fromEntries(color.map((c) => [c, ofColor()]));
    return /** @type {Contract['rights']} */ (freeze(rights));
  }

  /** @param {string} square */
  pieceAt(square) {
    const number = needSquare(square);
    const memory = this.#load();
    return memory.men[memory.run.man_at(number)];
  }

  pieces() {
    const memory = this.#load();
    memory.run.position_setup();
    return memory.pieces(memory.io.setup + memory.at.setup.board);
  }

  /** @param {string} [from] */
  legalMoves(from) {
    const square = from === undefined ? undefined : needSquare(from);
    return listMoves(this.#load(), square);
  }

  /** @param {MoveInput} input */
  move(input) {
    return describeAsked(this.#find(input));
  }

  /** @param {MoveInput} input @returns {Position} */
  play(input) {
    const memory = this.#find(input);
    memory.run.move_play(askedMove(memory));
    return new Position(memory, memory.takenOther());
  }

  /** The memory with this position and the legal move asked for in it. @param {MoveInput} input */
  #find(input) {
    const asked = readInput(this.#memory, input);
    const memory = this.#load();
    if (!ask(memory, asked)) failIllegal(memory, asked);
    return memory;
  }

  /** @param {MoveInput} input */
  explain(input) {
    const asked = readInput(this.#memory, input);
    const memory = this.#load();
    ask(memory, asked);
    return explainAsked(memory);
  }

  /** @param {Side} side @param {Color} [color] */
  castling(side, color = this.turn) {
    const { codes } = this.#memory;
    const s = needCode(codes.side, side, 'side');
    const c = needCode(codes.color, color, 'color');
    const memory = this.#load();
    memory.run.castling(c, s);
    return castlingReport(memory, color, side);
  }

  /** @param {string} square @param {Color} by */
  attackers(square, by) {
    const number = needSquare(square);
    const color = needCode(this.#memory.codes.color, by, 'color');
    const memory = this.#load();
    memory.run.attackers(number, color);
    return memory.squareSet(memory.io.squares);
  }

  status() {
    const memory = this.#load();
    memory.run.status();
    return statusReport(memory);
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
    if (typeof other !== 'object' || other === null || !(#bytes in other)) {
      return fail('bad-argument', `${shown(other)} is no position of this library`);
    }
    const memory = this.#load();
    memory.putOther(other.#bytes);
    return memory.run.equal() !== 0;
  }

  /** @param {number} depth */
  perft(depth) {
    this.#needDepth(depth);
    return this.#load().run.perft(depth);
  }

  /** @param {number} depth */
  divide(depth) {
    this.#needDepth(depth);
    if (depth === 0) return freeze({});
    const memory = this.#load();
    const moves = numberMoves(memory).sort((a, b) => (a.uci < b.uci ? -1 : 1));
    return freeze(
      Object.fromEntries(
        moves.map(({ move, uci }) => [uci, memory.run.perft_after(move, depth - 1)]),
      ),
    );
  }

  /** @param {unknown} depth */
  #needDepth(depth) {
    const max = this.#memory.constant.max_perft_depth;
    if (Number.isInteger(depth) && Number(depth) >= 0 && Number(depth) <= max) return;
    fail('bad-argument', `depth is ${shown(depth)}, not 0 to ${max}`);
  }
}

/**
 * @param {Memory} memory
 * @param {Color} color
 * @param {Side} side
 * @returns {import('./index.d.ts').CastlingReport}
 */
function castlingReport(memory, color, side) {
  const { castling: report } = memory.at;
  const at = memory.io.castling;
  const hasRight = memory.byte(at + report.has_right) !== 0;
  /** @param {string} name */
  const squares = (name) =>
    hasRight ? memory.squares(at + report[name], memory.byte(at + report[`${name}_count`])) : NONE;
  return freeze({
    color,
    side,
    legal: memory.byte(at + report.legal) !== 0,
    kind: hasRight ? memory.codes.kind[memory.byte(at + report.kind)] : null,
    king: hasRight ? wayAt(memory, at + report.king_from, at + report.king_to) : null,
    rook: hasRight ? wayAt(memory, at + report.rook_from, at + report.rook_to) : null,
    kingPath: squares('king_path'),
    rookPath: squares('rook_path'),
    mustBeEmpty: squares('must_be_empty'),
    reasons: reasonsAt(memory, at + report.reasons, memory.byte(at + report.reason_count)),
    permanent: memory.byte(at + report.permanent) !== 0,
  });
}

/** @param {Memory} memory @returns {import('./index.d.ts').Status} */
function statusReport(memory) {
  const { check, checkers, move_count: moveCount, outcome, score, claim } = memory.at.status;
  const at = memory.io.status;
  const reason = memory.codes.outcome[memory.byte(at + outcome)];
  const result = memory.codes.score[memory.byte(at + score)];
  return freeze({
    check: memory.byte(at + check) !== 0,
    checkers: memory.squareSet(at + checkers),
    legalMoveCount: memory.short(at + moveCount),
    outcome:
      reason && result ? freeze({ result, reason, claim: memory.byte(at + claim) !== 0 }) : null,
  });
}
