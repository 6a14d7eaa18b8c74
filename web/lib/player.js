// SPDX-License-Identifier: MIT
/**
 * Playing on a board, by whatever means: gestures and keys of the board, typed notation, castling as a
 * command. What is legal is made, what can mean several moves is asked, what is not possible is answered
 * with every reason. Who uses it holds the state.
 */

import {
  castlingCaption,
  meant,
  moveLabel,
  plainCaption,
  refused,
  refusedMove,
} from './attempt.js';
import { boardStrings, targets } from './board-words.js';
import { typeOf } from './drawing.js';
import { isCoreError } from './errors.js';
import { readings } from './notation.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./core.js').Explanation} Explanation */
/** @typedef {import('./attempt.js').Explainer} Explainer */
/** @typedef {import('./reasons.js').Caption} Caption */

/**
 * What the player needs of a board.
 * @typedef {EventTarget & {
 *   strings: object,
 *   targets: readonly {square: string, kind: string}[],
 *   announce(text: string): void,
 *   choosePromotion(ask: {color: string, from: string, to: string}): Promise<string | null>,
 *   choose(ask: {title: string, options: {value: string, label: string}[]}): Promise<string | null>,
 * }} Board
 */

/**
 * @typedef {object} Host
 * @property {Texts} texts
 * @property {Board} board
 * @property {() => Position} position  what is on the board now
 * @property {() => Explainer} [explainer]  a game, where there is one; else the position
 * @property {(move: Move) => void} make  plays a legal move
 * @property {(caption: Caption) => void} answer  says why there is none
 * @property {AbortSignal} [signal]  ends the listening
 */

/** @param {Host} host */
export function createPlayer(host) {
  const { texts, board, position, make, answer, signal } = host;
  const { t } = texts;
  const explainer = host.explainer ?? position;

  /**
   * Several legal moves are meant: ask which.
   * @param {readonly Move[]} moves @param {string} from @param {string} to
   */
  async function ask(moves, from, to) {
    if (moves.every(({ promotion }) => promotion)) {
      const chosen = await board.choosePromotion({ color: moves[0].color, from, to });
      return moves.find(({ promotion }) => promotion === chosen) ?? null;
    }
    const options = moves.map((move) => ({ value: move.uci, label: moveLabel(texts, move) }));
    const chosen = await board.choose({ title: t('choose.title'), options });
    return moves.find(({ uci }) => uci === chosen) ?? null;
  }

  /** @param {readonly Move[]} moves @param {string} from @param {string} to */
  async function decide(moves, from, to) {
    if (moves.length === 1) return make(moves[0]);
    const asked = position();
    const move = await ask(moves, from, to);
    if (move && position() === asked) make(move);
    else board.announce(t('board.cancelled'));
  }

  /** @param {string} from @param {string} to */
  function propose(from, to) {
    const moves = meant(position(), from, to);
    if (moves.length > 0) decide(moves, from, to);
    else answer(refusedMove(texts, position(), from, to, explainer()));
  }

  /** @param {Side} side */
  function castle(side) {
    const report = position().castling(side);
    const moves = report.legal ? position().legalMoves(report.king?.from) : [];
    const move = moves.find(({ castling }) => castling?.side === side);
    if (move) make(move);
    else answer(castlingCaption(texts, position(), report));
  }

  /** @param {string} text */
  function typed(text) {
    const plain = text.trim();
    const squares = /^([a-h][1-8])[-x]?([a-h][1-8])$/.exec(plain);
    if (plain === '') answer(plainCaption('', t('typed.empty'), t('typed.how')));
    else if (squares) propose(squares[1], squares[2]);
    else if (/^([O0])-\1$/.test(plain)) castle('g');
    else if (/^([O0])-\1-\1$/.test(plain)) castle('c');
    else notation(plain);
  }

  /** @param {string} plain a move as in a score */
  function notation(plain) {
    const { moves, refusal } = read(texts, explainer(), plain);
    if (moves.length > 0) return decide(moves, moves[0].from, moves[0].to);
    const tried = t('tried.typed', { text: plain.slice(0, 40) });
    if (!refusal) return answer(plainCaption(tried, t('error.bad-move'), t('typed.how')));
    const [first] = readings(texts, plain);
    const unknown = { from: null, to: null, side: null, king: null, rook: null };
    const piece = typeOf(first[0]) ?? 'pawn';
    const attempt = { ...unknown, color: position().turn, piece };
    answer(refused(texts, position(), refusal, null, attempt, tried));
  }

  board.strings = boardStrings(texts);
  board.addEventListener(
    'c960-select',
    (event) => {
      const { square } = /** @type {CustomEvent<{square: string}>} */ (event).detail;
      board.targets = targets(position(), square);
    },
    { signal },
  );
  board.addEventListener(
    'c960-move',
    (event) => {
      const { from, to } = /** @type {CustomEvent<{from: string, to: string}>} */ (event).detail;
      propose(from, to);
    },
    { signal },
  );

  return { propose, castle, typed };
}

/**
 * What a typed move may be, in the letters of the language and in English ones: the legal moves it names,
 * or the first refusal.
 * @param {Texts} texts @param {Explainer} explainer @param {string} plain
 */
function read(texts, explainer, plain) {
  /** @type {Map<string, Move>} */
  const moves = new Map();
  /** @type {Explanation[]} */
  const refusals = [];
  for (const reading of readings(texts, plain)) {
    try {
      const explanation = explainer.explain(reading);
      if (explanation.move) moves.set(explanation.move.uci, explanation.move);
      else refusals.push(explanation);
    } catch (error) {
      if (!isCoreError(error)) throw error;
      for (const move of error.candidates) moves.set(move.uci, move);
    }
  }
  return { moves: [...moves.values()], refusal: refusals[0] ?? null };
}
