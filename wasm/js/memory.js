// SPDX-License-Identifier: MIT
// The one file that touches the module's memory: the io block of shim.c. A call copies in what it asks
// about, runs, and copies out what it wants; nothing stays in there that a later call would need.
// Addresses are offsets into the block.

import { MEN, NONE, SQUARES, freeze } from './data.js';
import * as layout from './layout.js';
import { unitOffset } from './text.js';

/**
 * The module's functions, those of exports.txt. Pointers and results of the core are numbers.
 *
 * @typedef {Record<string, (...args: number[]) => number>} Exports
 */

/** A position as the core has it and what a game knows besides, in bytes of our own. @typedef {Uint8Array} Bytes */

const encoder = new TextEncoder();

export class Memory {
  #bytes;
  #view;

  /** @param {WebAssembly.Memory} memory @param {Exports} run */
  constructor({ buffer }, run) {
    const block = /** @type {const} */ ([buffer, run.io(), layout.io_size]);
    this.#bytes = new Uint8Array(...block);
    this.#view = new DataView(...block);
    /** What the module can be asked to do. @readonly */
    this.run = run;
  }

  // --- Numbers, text and squares, by address -------------------------------------------------------

  /** @param {number} at */
  byte(at) {
    return this.#bytes[at];
  }

  /** @param {number} at */
  flag(at) {
    return this.#bytes[at] !== 0;
  }

  /** @param {number} at */
  short(at) {
    return this.#view.getUint16(at, true);
  }

  /** @param {number} at @param {number} countAt */
  shorts(at, countAt) {
    return Array.from({ length: this.short(countAt) }, (_, n) => this.short(at + 2 * n));
  }

  /** @param {number} at */
  int(at) {
    return this.#view.getUint32(at, true);
  }

  /** ASCII, up to its NUL. @param {number} at */
  text(at) {
    const bytes = this.#bytes;
    let text = '';
    for (let code; (code = bytes[at]) !== 0; at++) text += String.fromCharCode(code);
    return text;
  }

  /** The square whose number stands there. @param {number} at */
  square(at) {
    return SQUARES[this.#bytes[at]];
  }

  /** The same where there may be none. @param {number} at */
  squareOrNull(at) {
    return SQUARES[this.#bytes[at]] ?? null;
  }

  /** @param {number} at @param {number} countAt */
  squares(at, countAt) {
    const count = this.#bytes[countAt];
    if (count === 0) return NONE;
    const squares = [];
    for (let n = 0; n < count; n++) squares.push(SQUARES[this.#bytes[at + n]]);
    return freeze(squares);
  }

  /** A set of squares, sorted. @param {number} at */
  squareSet(at) {
    const squares = [];
    for (let half = 0; half < 64; half += 32, at += 4) {
      for (let bits = this.int(at); bits; bits &= bits - 1) {
        squares.push(SQUARES[half + 31 - Math.clz32(bits & -bits)]);
      }
    }
    return freeze(squares);
  }

  /** The men of a board of 64, by their squares. @param {number} at */
  pieces(at) {
    const pieces = [];
    for (let n = 0; n < 64; n++) {
      const piece = MEN[this.#bytes[at + n]];
      if (piece) pieces.push(freeze({ square: SQUARES[n], piece }));
    }
    return freeze(pieces);
  }

  /** Those of a list that a bit set names. @template T @param {number} at @param {readonly T[]} list */
  codeSet(at, list) {
    const bits = this.int(at);
    return freeze(list.filter((_, n) => (bits >>> n) & 1));
  }

  /** Where in a text the byte is whose offset stands there. @param {number} at @param {string} text */
  offset(at, text) {
    const offset = this.int(at);
    return offset === layout.value_no_offset ? null : unitOffset(text, offset);
  }

  // --- In ------------------------------------------------------------------------------------------

  /** @param {Bytes} position to ask about */
  put(position) {
    this.#bytes.set(position, layout.io_known);
  }

  /** The position is then that of no game. */
  forgetGame() {
    const at = layout.io_known;
    this.#bytes.fill(0, at + layout.known_stepped, at + layout.known_size);
  }

  /** What a move led to is asked about next. */
  goOn() {
    this.#bytes.copyWithin(layout.io_known, layout.io_other, layout.io_other + layout.known_size);
  }

  /** @param {Bytes} position to compare with that */
  putOther(position) {
    this.#bytes.set(position, layout.io_other);
  }

  /**
   * Hands over a text, or as much of it as shows that it is too long.
   *
   * @param {string} text
   * @returns {number} its length in bytes
   */
  putText(text) {
    const at = layout.io_text;
    const length = Math.min(text.length, layout.value_text_units);
    for (let n = 0; n < length; n++) {
      const code = text.charCodeAt(n);
      if (code > 127) {
        const room = this.#bytes.subarray(at, at + layout.value_text_bytes);
        return encoder.encodeInto(text, room).written;
      }
      this.#bytes[at + n] = code;
    }
    return length;
  }

  /** @param {import('./setup.js').Parts} parts */
  putSetup({ men, turn, rights, enPassant }) {
    const bytes = this.#bytes;
    const none = layout.value_no_square;
    const rightsAt = layout.io_setup + layout.setup_rights;
    bytes.fill(0, layout.io_setup, layout.io_setup + layout.setup_size);
    for (const [square, color, type] of men) {
      bytes[layout.io_setup + layout.setup_board + square] = color * layout.value_man_color + type;
    }
    bytes[layout.io_setup + layout.setup_turn] = turn;
    bytes[layout.io_setup + layout.setup_en_passant] = enPassant ?? none;
    bytes.fill(none, rightsAt, rightsAt + 4);
    for (const [color, side, square] of rights) bytes[rightsAt + color * 2 + side] = square;
    this.#view.setUint16(layout.io_setup + layout.setup_fullmove, 1, true);
  }

  // --- Out -----------------------------------------------------------------------------------------

  /** @returns {Bytes} the position that was read or made */
  taken() {
    return this.#bytes.slice(layout.io_known, layout.io_known + layout.known_size);
  }

  /** @returns {Bytes} the position that a move led to */
  takenOther() {
    return this.#bytes.slice(layout.io_other, layout.io_other + layout.known_size);
  }

  /** What the position in memory is told by, for the repetition rule. */
  key() {
    const at = layout.io_known;
    return String.fromCharCode(...this.#bytes.subarray(at, at + layout.value_key_size));
  }
}
