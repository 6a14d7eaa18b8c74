// SPDX-License-Identifier: MIT
/** What a page tells its board: words for squares, pieces and marks, targets of a move, a legend. */

import { targetsOf } from './attempt.js';
import { markup } from './markup.js';
import { typedLetters } from './notation.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./reasons.js').Mark} Mark */
/** @typedef {import('./reasons.js').Arrow} Arrow */
/** @typedef {{square: string, color: string | null, type: string | null}} Content */

const MARK_KINDS = [
  'last-move',
  'check',
  'blocker',
  'attacked',
  'attacker',
  'must-be-empty',
  'must-be-safe',
  'good',
];

/** The board's words, in the page's language. @param {Texts} texts */
export function boardStrings(texts) {
  const { t } = texts;
  /** @param {{color: string | null, type: string | null}} piece */
  const name = ({ color, type }) => t('piece.name', { color, piece: type });
  return {
    boardLabel: t('board.label'),
    letters: typedLetters(texts).join(''),
    /** @param {Content} at */
    square: (at) => t(at.type ? 'board.square' : 'board.empty', { ...at, piece: name(at) }),
    /** @param {Content} at */
    selected: (at) => t('board.selected', { square: at.square, piece: name(at) }),
    cancelled: t('board.cancelled'),
    promotionTitle: t('board.promotion'),
    /** @param {{type: string}} piece */
    pieceName: ({ type }) => t('piece.one', { piece: type }),
    cancel: t('board.cancel'),
    targetHint: t('board.target'),
    markNames: Object.fromEntries(MARK_KINDS.map((kind) => [kind, t(`mark.${kind}`)])),
    ...texts.spoken,
  };
}

/** Where the piece on a square can go, as the board shows it. @param {Position} position @param {string} square */
export function targets(position, square) {
  /** @type {Map<string, 'target' | 'target-capture' | 'target-castling'>} */
  const kinds = new Map();
  for (const move of position.legalMoves(square)) {
    for (const target of targetsOf(move)) {
      const kind = move.castling ? 'target-castling' : move.captured ? 'target-capture' : 'target';
      if (kinds.get(target) !== 'target-castling') kinds.set(target, kind);
    }
  }
  return Array.from(kinds, ([target, kind]) => ({ square: target, kind }));
}

/** What has to be shown moving. @param {Move} move @returns {{from: string, to: string}[]} */
export function waysOf({ from, to, castling }) {
  const ways = castling ? [castling.king, castling.rook] : [{ from, to }];
  return ways.filter((way) => way.from !== way.to).map((way) => ({ from: way.from, to: way.to }));
}

/**
 * The marks a position has by itself: the last move, and a king in check.
 * @param {Position} position @param {Move | null} move @returns {Mark[]}
 */
export function ownMarks(position, move) {
  const squares = move
    ? [move.from, move.to, ...(move.castling ? [move.castling.rook.to] : [])]
    : [];
  const kings = position
    .pieces()
    .filter(({ piece }) => piece.type === 'king' && piece.color === position.turn);
  return [
    ...[...new Set(squares)].map((square) => ({ square, kind: 'last-move' })),
    ...(position.status().check ? kings.map(({ square }) => ({ square, kind: 'check' })) : []),
  ];
}

/**
 * The legend of some marks and arrows: only what is on the board is in it.
 * @param {Texts} texts @param {readonly Mark[]} marks @param {readonly Arrow[]} arrows
 */
export function legend({ t }, marks, arrows) {
  const kinds = new Set([...arrows, ...marks].map(({ kind }) => kind));
  kinds.delete('selected');
  const items = Array.from(
    kinds,
    (kind) => markup`<li><i class="tag ${kind}" aria-hidden="true"></i>${t(`mark.${kind}`)}</li>`,
  );
  return items.length > 0 ? markup`<ul>${items}</ul>` : markup``;
}
