// SPDX-License-Identifier: MIT
// The one file that touches the module's memory. A call copies in what it asks about, runs, and copies
// out what it wants; nothing stays in there that a later call would need. Offsets, sizes, constants and
// the lists of codes come from the module itself.

import { NONE } from './errors.js';
import { unitOffset } from './text.js';

/** @typedef {import('./index.d.ts').Piece} Piece */
/** @typedef {import('./errors.js').Problem} Problem */

/**
 * The module's functions, those of exports.txt. Pointers and results of the core are numbers.
 *
 * @typedef {Record<string, (...args: number[]) => number>} Exports
 */

/**
 * The lists of codes, each in the core's order. The first piece, outcome and score are none: ''.
 *
 * @typedef {object} Codes
 * @property {readonly ('ok' | import('./index.d.ts').ErrorCode)[]} result
 * @property {readonly import('./index.d.ts').Color[]} color
 * @property {readonly ('' | import('./index.d.ts').PieceType)[]} piece
 * @property {readonly import('./index.d.ts').Side[]} side
 * @property {readonly import('./index.d.ts').CastlingKind[]} kind
 * @property {readonly import('./index.d.ts').ReasonCode[]} reason
 * @property {readonly string[]} article
 * @property {readonly Problem[]} problem
 * @property {readonly Problem[]} arrangement
 * @property {readonly Problem[]} fen
 * @property {readonly ('' | import('./index.d.ts').OutcomeReason)[]} outcome
 * @property {readonly ('' | import('./index.d.ts').Outcome['result'])[]} score
 * @property {readonly import('./index.d.ts').StartInfo['steps'][number]['piece'][]} step
 */

/** A position as the core has it, in bytes of our own. @typedef {Uint8Array} Bytes */

const encoder = new TextEncoder();

/** a1, b1, ... h8. */
const SQUARES = Array.from({ length: 64 }, (_, n) => 'abcdefgh'[n & 7] + String((n >> 3) + 1));

export class Memory {
  #bytes;
  #view;

  /** @param {WebAssembly.Memory} memory @param {Exports} run */
  constructor(memory, run) {
    this.#bytes = new Uint8Array(memory.buffer);
    this.#view = new DataView(memory.buffer);
    /** What the module can be asked to do. @readonly */
    this.run = run;
    const { io, lists, value, ...at } = this.#layout();
    /** Where each field lies in its structure, and the structures' sizes. @readonly */
    this.at = at;
    /** Constants of the core. @readonly */
    this.constant = value;
    const start = run.io();
    /** Where each part of the io block lies. @readonly */
    this.io = mapValues(io, (offset) => start + offset);
    /** @readonly @type {Codes} */
    this.codes = /** @type {any} */ (mapValues(lists, (list) => this.#codeList(list)));
    /** @readonly */
    this.version = this.text(run.version());
    /** Every man's piece, by the core's number for it. @readonly */
    this.men = this.#allMen();
  }

  #layout() {
    /** @type {Record<string, Record<string, number>>} */
    const layout = {};
    const values = this.run.layout_values();
    const names = this.text(this.run.layout_names()).trim().split(' ');
    names.forEach((name, n) => {
      const [group, field] = name.split('.');
      (layout[group] ??= {})[field] = this.int(values + 4 * n);
    });
    return layout;
  }

  /** @param {number} list */
  #codeList(list) {
    const names = [];
    for (let at; (at = this.run.code_name(list, names.length));) names.push(this.text(at));
    return Object.freeze(names);
  }

  #allMen() {
    /** @type {(Piece | null)[]} */
    const men = new Array(this.codes.color.length * this.constant.man_color).fill(null);
    this.codes.color.forEach((color, c) =>
      this.codes.piece.forEach((type, t) => {
        if (type) men[c * this.constant.man_color + t] = Object.freeze({ color, type });
      }),
    );
    return men;
  }

  // --- Numbers, text and squares, by address -------------------------------------------------------

  /** @param {number} at */
  byte(at) {
    return this.#bytes[at];
  }

  /** @param {number} at */
  short(at) {
    return this.#view.getUint16(at, true);
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

  /** @param {number} at @param {number} count */
  squares(at, count) {
    if (count === 0) return NONE;
    const squares = [];
    for (let n = 0; n < count; n++) squares.push(SQUARES[this.#bytes[at + n]]);
    return Object.freeze(squares);
  }

  /** A set of squares, sorted. @param {number} at */
  squareSet(at) {
    const squares = [];
    for (let half = 0; half < 64; half += 32, at += 4) {
      for (let bits = this.int(at); bits; bits &= bits - 1) {
        squares.push(SQUARES[half + 31 - Math.clz32(bits & -bits)]);
      }
    }
    return Object.freeze(squares);
  }

  /** The men of a board of 64, by their squares. @param {number} at */
  pieces(at) {
    const pieces = [];
    for (let n = 0; n < 64; n++) {
      const piece = this.men[this.#bytes[at + n]];
      if (piece) pieces.push(Object.freeze({ square: SQUARES[n], piece }));
    }
    return Object.freeze(pieces);
  }

  /** Those of a list that a bit set names. @template T @param {number} at @param {readonly T[]} list */
  codeSet(at, list) {
    const bits = this.int(at);
    return Object.freeze(list.filter((_, n) => (bits >>> n) & 1));
  }

  /** Where in a text the byte is whose offset stands there. @param {number} at @param {string} text */
  offset(at, text) {
    const offset = this.int(at);
    return offset === this.constant.no_offset ? null : unitOffset(text, offset);
  }

  // --- In ------------------------------------------------------------------------------------------

  /** @param {Bytes} position to ask about */
  put(position) {
    this.#bytes.set(position, this.io.position);
  }

  /** @param {Bytes} position to compare with that */
  putOther(position) {
    this.#bytes.set(position, this.io.other);
  }

  /**
   * Hands over a text, or as much of it as shows that it is too long.
   *
   * @param {string} text
   * @returns {number} its length in bytes
   */
  putText(text) {
    const at = this.io.text;
    const length = Math.min(text.length, this.constant.text_units);
    for (let n = 0; n < length; n++) {
      const code = text.charCodeAt(n);
      if (code > 127) {
        const room = this.#bytes.subarray(at, at + this.constant.text_bytes);
        return encoder.encodeInto(text, room).written;
      }
      this.#bytes[at + n] = code;
    }
    return length;
  }

  /** @param {import('./setup.js').Parts} parts */
  putSetup({ men, turn, rights, enPassant }) {
    const bytes = this.#bytes;
    const { man_color: perColor, no_square: none } = this.constant;
    const { setup } = this.at;
    const at = this.io.setup;
    const sides = this.codes.side.length;
    bytes.fill(0, at, at + setup.size);
    for (const [square, color, type] of men) {
      bytes[at + setup.board + square] = color * perColor + type;
    }
    bytes[at + setup.turn] = turn;
    bytes[at + setup.en_passant] = enPassant ?? none;
    bytes.fill(none, at + setup.rights, at + setup.rights + this.codes.color.length * sides);
    for (const [color, side, square] of rights) {
      bytes[at + setup.rights + color * sides + side] = square;
    }
    this.#view.setUint16(at + setup.fullmove, 1, true);
  }

  // --- Out -----------------------------------------------------------------------------------------

  /** @returns {Bytes} the position that was read or made */
  taken() {
    return this.#bytes.slice(this.io.position, this.io.position + this.at.position.size);
  }

  /** @returns {Bytes} the position that a move led to */
  takenOther() {
    return this.#bytes.slice(this.io.other, this.io.other + this.at.position.size);
  }

  /** @param {Bytes} position */
  turn(position) {
    return this.codes.color[position[this.at.position.turn]];
  }

  /** @param {Bytes} position */
  enPassant(position) {
    return SQUARES[position[this.at.position.en_passant]] ?? null;
  }

  /** @param {Bytes} position */
  halfmove(position) {
    return shortAt(position, this.at.position.halfmove);
  }

  /** @param {Bytes} position */
  fullmove(position) {
    return shortAt(position, this.at.position.fullmove);
  }
}

/** @param {Bytes} bytes @param {number} at */
function shortAt(bytes, at) {
  return bytes[at] | (bytes[at + 1] << 8);
}

/**
 * @template T
 * @param {Record<string, number>} record
 * @param {(value: number) => T} map
 * @returns {Record<string, T>}
 */
function mapValues(record, map) {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}
