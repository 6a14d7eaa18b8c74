// SPDX-License-Identifier: MIT
// PGN, a text with games in it. Where a game begins and ends, and what in it is a move, is told here; what a
// move means the core says. Reading goes through the text once, game by game, and never back.

import { freeze } from './data.js';
import { C960Error, needObject, needString, refuse, shown } from './errors.js';
import * as layout from './layout.js';

/** @typedef {import('./index.d.ts').C960} C960 */
/** @typedef {import('./index.d.ts').Game} Game */
/** @typedef {import('./index.d.ts').PgnGame} PgnGame */
/** @typedef {import('./index.d.ts').Position} Position */

/** The start position of a game that tells of no other: the classical array. */
const CLASSICAL = 518;

/** What a tag's name is made of: whatever is no blank and no sign of PGN. */
const NAME = '[^\\s"%[\\](){};]+';
const IS_NAME = new RegExp(`^${NAME}$`);
const TAG = new RegExp(`\\[\\s*(${NAME})\\s*"`, 'y');
const TAG_LINE = new RegExp(`^\\[\\s*${NAME}\\s*"`, 'gm');

/** Up to what may end a tag's value, and the end. Quotes that nobody escaped are part of it. */
const VALUE = /[^"\\\r\n]*/y;
const VALUE_END = /"\s*\]/y;

/** Blanks, and the end mark that DOS put behind a text. */
// eslint-disable-next-line no-control-regex -- this one is meant
const BLANKS = /[\s\x1a]+/y;
const LINE = /[^\r\n]*/y;
const BLANK_LINE = /\n[ \t\r]*\n|\r[ \t]*\r/;

/** A number with its dots, a NAG, "e.p.", a move or a result; else one character. */
const WORD =
  /\d{1,9}(?![-\d/])[.…]*|[.…]+|\$\d+|e\.?p\.?|(?:(?!e\.?p)[^\s{}()[\];$*.…]|\([NBRQ]\)){1,99}|[^]/y;

/** Words that are passed over: numbers, NAGs, "e.p.", and the signs of annotators ("--" is none). */
const PASSED = /^(?:\d*[.…]*|\$\d+|e\.?p\.?|(?!-+$)[-+=!?#/±∓⩲⩱∞□]+)$/;

/** A game begins within a comment: the comment was never closed. */
const GAME_WITHIN = new RegExp(`(?:\\n[ \\t\\r]*\\n|\\r[ \\t]*\\r)\\[\\s*${NAME}\\s*"`, 'g');

/** The names that standard chess and Chess960 go by, in small letters without blanks and signs. "?" is PGN's for "unknown". */
const VARIANT =
  /^(?:\??|wildfr|chess9lx|chess960freestyle|(?:standard|normal|regular|orthodox|classical|fromposition|(?:double)?(?:fischerr?andom|freestyle|d?frc)?)(?:chess)?(?:960)?)$/;

/** @param {string} name */
const isOurVariant = (name) => VARIANT.test(name.toLowerCase().replace(/[\s_.'/()-]+/g, ''));

/** @param {string} [word] @returns {PgnGame['result'] | undefined} */
function resultOf(word) {
  if (word === '*') return word;
  if (word === '1/2' || word === '½' || word === '½-½') return '1/2-1/2';
  return (word && layout.codes_score.find((score) => score === word)) || undefined;
}

// --- Reading -----------------------------------------------------------------------------------------

/**
 * The part of the library that is about PGN.
 *
 * @param {() => Pick<C960, 'game' | 'parseFen'>} rules the rest, once it is there
 * @returns {Pick<C960, 'parsePgn' | 'readPgn'>}
 */
export function pgnMethods(rules) {
  /** @param {unknown} text */
  const read = (text) => games(new Reader(rules(), needString(text, 'pgn')));
  return { parsePgn: (text) => freeze([...read(text)]), readPgn: (text) => freeze(read(text)) };
}

/** @param {Reader} reader */
function* games(reader) {
  for (let game; (game = reader.next());) yield game;
}

class Reader {
  #rules;
  #text;
  #at = 0;

  /** Where the next comment ends, and where the next game behind a blank line begins: looked for once each. */
  #close = -1;
  #nextGame = -1;

  /** Whether the last comment had no end. */
  #open = false;

  /** Those of the game that is read. @type {Map<string, string>} */
  #tags = new Map();

  /** @type {Game} */
  #game;

  /** Where a game begins that does not say. */
  #classical;

  /** What the game stopped at: the rest of it is passed over. @type {C960Error | null} */
  #error = null;

  /** @param {Pick<C960, 'game' | 'parseFen'>} rules @param {string} text */
  constructor(rules, text) {
    this.#rules = rules;
    this.#text = text;
    this.#classical = this.#game = rules.game(CLASSICAL);
  }

  /** @returns {PgnGame | undefined} */
  next() {
    this.#tags = new Map();
    this.#game = this.#classical;
    this.#error = null;
    this.#skip();
    if (this.#at >= this.#text.length && !this.#error) return undefined;
    if (!this.#error) this.#readTags();
    const result = this.#readMoves() ?? resultOf(this.#tags.get('Result')) ?? '*';
    return freeze({
      tags: freeze(Object.fromEntries(this.#tags)), // which makes "__proto__" a name as any other
      game: this.#game,
      result,
      error: this.#error,
    });
  }

  /**
   * @param {number} offset
   * @param {string} message
   * @param {import('./errors.js').Details} [details]
   */
  #fail(offset, message, { explanation, candidates, problems } = {}) {
    const [code, said] = explanation
      ? /** @type {const} */ (['illegal-move', message])
      : /** @type {const} */ (['bad-pgn', `bad-pgn: ${message}`]);
    const ply = this.#game.ply + 1;
    const details = { code, offset, ply, explanation, candidates, problems };
    this.#error ??= freeze(new C960Error(said, /** @type {any} */ (details)));
  }

  /** Goes behind what stands here, if it does. @param {RegExp} what sticky */
  #pass(what) {
    what.lastIndex = this.#at;
    const match = what.exec(this.#text);
    if (match) this.#at = what.lastIndex;
    return match;
  }

  /** Passes over blanks, comments and escaped lines. */
  #skip() {
    for (;;) {
      this.#pass(BLANKS);
      const sign = this.#text[this.#at];
      if (sign === '{') this.#skipComment();
      else if (sign === ';' || (sign === '%' && this.#beginsLine())) this.#pass(LINE);
      else return;
    }
  }

  #beginsLine() {
    return /^[\r\n\uFEFF]?$/.test(this.#text.charAt(this.#at - 1));
  }

  /** One without an end ends where the next game begins. */
  #skipComment() {
    this.#lookAhead();
    this.#open = this.#close > this.#nextGame || this.#close === Infinity;
    if (!this.#open) {
      this.#at = this.#close + 1;
      return;
    }
    this.#fail(this.#at, 'a comment without an end');
    TAG_LINE.lastIndex = this.#at;
    this.#at = TAG_LINE.exec(this.#text)?.index ?? this.#text.length;
  }

  #lookAhead() {
    if (this.#close < this.#at) {
      const at = this.#text.indexOf('}', this.#at);
      this.#close = at < 0 ? Infinity : at;
    }
    if (this.#nextGame < this.#at) {
      GAME_WITHIN.lastIndex = this.#at;
      this.#nextGame = GAME_WITHIN.exec(this.#text)?.index ?? Infinity;
    }
  }

  #isAtTag() {
    TAG.lastIndex = this.#at;
    return this.#text[this.#at] === '[' && TAG.test(this.#text);
  }

  /** Those behind a blank line that come again are the next game's: this one has no moves. */
  #readTags() {
    let end = this.#at;
    let setUpAt = null;
    /** @type {Position | undefined} */
    let start;
    while (this.#text[this.#at] === '[') {
      const begin = this.#at;
      const [, name] = this.#pass(TAG) ?? [];
      if (this.#tags.has(name) && BLANK_LINE.test(this.#text.slice(end, begin))) {
        this.#at = begin;
        break;
      }
      const valueAt = this.#at;
      const value = name && this.#readValue();
      if (typeof value === 'string') {
        this.#tags.set(name, value);
        if (name === 'Variant' && !isOurVariant(value)) this.#fail(valueAt, shown(value));
        if (name === 'FEN' && value) start = this.#readFen(value, valueAt);
        if (name === 'SetUp' && value === '1') setUpAt = valueAt;
      } else {
        this.#fail(begin, 'a tag that cannot be read');
        this.#pass(LINE);
      }
      end = this.#at;
      this.#open = false;
      this.#skip();
      if (this.#open) break;
    }
    if (start) this.#game = this.#rules.game(start);
    else if (setUpAt !== null) this.#fail(setUpAt, 'a set-up without its FEN');
  }

  /** What stands between the quotes: up to the last one in its line that is followed by a bracket. */
  #readValue() {
    const begin = this.#at;
    for (;;) {
      this.#pass(VALUE);
      const at = this.#at;
      if (this.#pass(VALUE_END)) {
        return this.#text.slice(begin, at).replace(/\\(["\\])/g, '$1');
      }
      const sign = this.#text[at];
      if (sign !== '"' && sign !== '\\') return undefined;
      this.#at += sign === '\\' && /["\\]/.test(this.#text.charAt(at + 1)) ? 2 : 1;
    }
  }

  /** @param {string} fen @param {number} at where in the text it begins */
  #readFen(fen, at) {
    try {
      return this.#rules.parseFen(fen);
    } catch (error) {
      const { offset, message, problems } = /** @type {C960Error} */ (error);
      this.#fail(at + (offset ?? 0), message, { problems });
      return undefined;
    }
  }

  /** Plays what stands there up to the end of the game, and returns the result if it is told. */
  #readMoves() {
    let depth = 0;
    let variationAt = 0;
    for (; this.#at < this.#text.length && !this.#isAtTag(); this.#skip()) {
      const at = this.#at;
      const [word] = /** @type {RegExpExecArray} */ (this.#pass(WORD));
      if (word === '(') {
        if (depth++ === 0) variationAt = at;
      } else if (depth > 0) {
        if (word === ')') depth--;
      } else {
        const result = resultOf(word);
        if (result) return result;
        if (!this.#error && !PASSED.test(word)) this.#play(word, at);
      }
    }
    if (depth > 0) this.#fail(variationAt, 'a variation without an end');
    return undefined;
  }

  /** @param {string} word @param {number} at */
  #play(word, at) {
    try {
      this.#game = this.#game.play(word);
    } catch (error) {
      const { offset, message, ...details } = /** @type {C960Error} */ (error);
      this.#fail(at + (offset ?? 0), message, details);
    }
  }
}

// --- Writing -----------------------------------------------------------------------------------------

/** The seven that every game has, in their order. @type {readonly [string, string][]} */
const ROSTER = [
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
];

/** Characters in a line of moves, at most. */
const WIDTH = 79;

/**
 * @param {Game} game
 * @param {unknown} given tags
 * @returns {string}
 */
export function writePgn(game, given) {
  const tags = allTags(game, readTags(given));
  const lines = Array.from(tags, ([name, value]) => `[${name} "${escaped(value)}"]`);
  let line = '';
  for (const word of [...movesOf(game), String(tags.get('Result'))]) {
    if (line.length + word.length >= WIDTH || line === '') {
      lines.push(line);
      line = word;
    } else {
      line += ` ${word}`;
    }
  }
  return `${lines.join('\n')}\n${line}\n`;
}

/** Quotes and backslashes escaped; what would break the line is a blank. @param {string} value */
const escaped = (value) => value.replace(/["\\]/g, '\\$&').replace(/\p{Cc}|[\u2028\u2029]/gu, ' ');

/** @param {unknown} given @returns {Map<string, string>} */
function readTags(given) {
  const entries = Object.entries(needObject(given, 'tags'));
  return new Map(
    entries.map(([name, value]) => {
      if (!IS_NAME.test(name)) refuse(name, 'name of a tag');
      return [name, needString(value, `tag ${name}`)];
    }),
  );
}

/**
 * How a game begins and how it ended is its own to tell; the rest is as given.
 *
 * @param {Game} game
 * @param {Map<string, string>} given
 */
function allTags(game, given) {
  const { start } = game;
  const outcome = game.outcome();
  const ended = outcome?.claim === false ? outcome.result : resultOf(given.get('Result'));
  const tags = new Map(ROSTER);
  for (const name of tags.keys()) tags.set(name, given.get(name) ?? String(tags.get(name)));
  tags.set('Result', ended ?? '*');
  const variant = given.get('Variant');
  if (needsVariant(start)) tags.set('Variant', 'Chess960');
  else if (variant !== undefined && isOurVariant(variant)) tags.set('Variant', variant);
  if (start.startNumber !== CLASSICAL) tags.set('SetUp', '1').set('FEN', start.fen);
  for (const [name, value] of given) {
    if (!tags.has(name) && !/^(?:Variant|SetUp|FEN)$/.test(name)) tags.set(name, value);
  }
  return tags;
}

/** Whether a castling there is none of standard chess. @param {Position} start */
function needsVariant(start) {
  return Object.entries(start.rights).some(([color, { c, g }]) => {
    const king = start.pieces().find(({ piece }) => piece.type === 'king' && piece.color === color);
    const isClassical =
      king?.square[0] === 'e' && /^a?$/.test(c?.[0] ?? '') && /^h?$/.test(g?.[0] ?? '');
    return (c !== null || g !== null) && !isClassical;
  });
}

/** Numbers and moves. @param {Game} game */
function* movesOf({ start, moves }) {
  let number = start.fullmoveNumber;
  for (const [n, { color, san }] of moves.entries()) {
    if (color === layout.codes_color[0]) yield `${number}.`;
    else if (n === 0) yield `${number}...`;
    yield san;
    if (color !== layout.codes_color[0]) number++;
  }
}
