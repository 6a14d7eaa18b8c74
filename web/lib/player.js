// SPDX-License-Identifier: MIT
/**
 * Playing on a board, by whatever means: gestures and keys of the board, typed notation, castling as a
 * command. What is legal is made, what can mean several moves is asked, what is not possible is answered
 * with every reason. Who uses it holds the state.
 */

import {
  castlingCaption,
  changesPiece,
  isCastling,
  meant,
  moveLabel,
  plainCaption,
  refused,
  refusedMove,
  refusedPiece,
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
 *   selectSquare(square: string | null): void,
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
    if (move && position() === asked) return make(move);
    board.selectSquare(null);
    board.announce(t('board.cancelled'));
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
    else notation(plain);
  }

  /** @param {string} plain a move as in a score */
  function notation(plain) {
    const { reading, moves, refusal } = read(texts, explainer(), plain);
    if (moves.length > 0) return decide(moves, moves[0].from, moves[0].to);
    const tried = t('tried.typed', { text: plain.slice(0, 40) });
    if (!refusal) return answer(plainCaption(tried, t('error.bad-move'), t('typed.how')));
    if (isCastling(refusal)) return castlingTyped(reading);
    const unknown = { from: null, to: null, side: null, king: null, rook: null };
    // Capitals are pieces: b is a pawn's file.
    const piece = /^[A-Z]/.test(reading) ? typeOf(reading[0]) : null;
    const attempt = { ...unknown, color: position().turn, piece: piece ?? 'pawn' };
    answer(refused(texts, position(), refusal, null, attempt, tried));
  }

  /** A castling the core refuses, however it was written: O-O, or by the king's way. @param {string} reading */
  function castlingTyped(reading) {
    const to = reading.match(/[a-h][1-8]/g)?.at(-1);
    if (!to) return castle((reading.match(/[o0]/gi) ?? []).length > 2 ? 'c' : 'g');
    const { turn } = position();
    const king = position()
      .pieces()
      .find(({ piece }) => piece.type === 'king' && piece.color === turn);
    if (king) propose(king.square, to);
  }

  /** Picked up out of turn: the core's word on it at once. @param {Event} event */
  function selected(event) {
    const { square } = /** @type {CustomEvent<{square: string}>} */ (event).detail;
    const refusal = refusedPiece(texts, position(), square);
    if (!refusal) {
      board.targets = targets(position(), square);
      return;
    }
    event.preventDefault();
    answer(refusal);
  }

  /** @param {Event} event */
  function moved(event) {
    const { from, to, via } = /** @type {CustomEvent<{from: string, to: string, via: string}>} */ (
      event
    ).detail;
    if (via !== 'drag' && changesPiece(position(), from, to)) board.selectSquare(to);
    else propose(from, to);
  }

  board.strings = boardStrings(texts);
  board.addEventListener('c960-select', selected, { signal });
  board.addEventListener('c960-move', moved, { signal });

  return { propose, castle, typed };
}

/**
 * What a typed move is. The letters of the language count; English ones only where nothing can be read
 * with those, or no piece is meant: a letter may name one piece here and another there.
 * @param {Texts} texts @param {Explainer} explainer @param {string} plain
 */
function read(texts, explainer, plain) {
  // "e.p.", as on a score sheet, says nothing that the squares do not.
  const bare = plain.replace(/(\d)\s*e\.?p\.?\s*$/i, '$1');
  const found = readings(texts, bare).map((reading) => understood(explainer, reading));
  const readable = found.filter(({ moves, refusal }) => moves.length > 0 || refusal);
  return (
    readable.find(({ refusal }) => !refusal || !meansNobody(refusal)) ?? readable[0] ?? found[0]
  );
}

/** @param {Explanation} explanation */
const meansNobody = ({ reasons }) =>
  reasons.some(({ code, squares }) => code === 'no-piece' && squares.length === 0);

/**
 * @param {Explainer} explainer @param {string} reading
 * @returns {{reading: string, moves: readonly Move[], refusal: Explanation | null}} the moves it names, or why not
 */
function understood(explainer, reading) {
  try {
    const explanation = explainer.explain(reading);
    const { move } = explanation;
    return { reading, moves: move ? [move] : [], refusal: move ? null : explanation };
  } catch (error) {
    if (!isCoreError(error)) throw error;
    return { reading, moves: error.candidates, refusal: null };
  }
}
