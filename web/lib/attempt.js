// SPDX-License-Identifier: MIT
/**
 * What somebody tried on the board, asked of the core: the legal moves that are meant, or why there is
 * none.
 */

import {
  attackArrows,
  castlingNote,
  conditionMarks,
  reasonLines,
  reasonMarks,
  wayArrows,
} from './reasons.js';
import { showSan } from './notation.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./core.js').Explanation} Explanation */
/** @typedef {import('./core.js').CastlingReport} CastlingReport */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./words.js').Attempt} Attempt */
/** @typedef {import('./reasons.js').Caption} Caption */

/** The squares that lead to a move: a castling can be shown by its king's end and by its rook. @param {Move} move */
export const targetsOf = ({ to, castling }) => (castling ? [castling.rook.from, to] : [to]);

/**
 * The legal moves meant by going from one square to another. There are several where a pawn promotes,
 * and where the king can both step and castle.
 * @param {Position} position @param {string} from @param {string} to
 */
export const meant = (position, from, to) =>
  position.legalMoves(from).filter((move) => targetsOf(move).includes(to));

/** Who explains: a position, or a game, which knows more. @typedef {Pick<Position, 'explain'>} Explainer */

/**
 * Why a from-to is no move. A promotion for which no piece was chosen is asked about with a queen: what
 * is wrong with it is wrong with all four.
 * @param {Explainer} explainer @param {string} from @param {string} to
 */
export function whyNot(explainer, from, to) {
  const plain = explainer.explain({ from, to });
  return plain.reasons.some(({ code }) => code === 'promotion-missing')
    ? explainer.explain({ from, to, promotion: 'queen' })
    : plain;
}

const CASTLING = [
  'right-lost',
  'in-check',
  'king-path-blocked',
  'rook-path-blocked',
  'through-check',
  'into-check',
];

/** Whether what was refused is a castling. @param {Explanation} explanation */
export const isCastling = ({ reasons }) => reasons.some(({ code }) => CASTLING.includes(code));

/**
 * Whether somebody who has a piece in hand and points at another square wants the piece there instead:
 * one of the same side, where the core sees neither a move nor a castling.
 * @param {Position} position @param {string} from @param {string} to
 */
export function changesPiece(position, from, to) {
  const piece = position.pieceAt(to);
  if (!piece || piece.color !== position.pieceAt(from)?.color) return false;
  const explanation = position.explain({ from, to });
  return !explanation.legal && !isCastling(explanation);
}

/**
 * The answer to picking up a piece out of turn; null where it may be picked up.
 * @param {Texts} texts @param {Position} position @param {string} square @returns {Caption | null}
 */
export function refusedPiece(texts, position, square) {
  const { t } = texts;
  const explanation = position.explain({ from: square, to: square });
  const piece = position.pieceAt(square);
  if (!piece || !explanation.reasons.some(({ code }) => code === 'not-your-piece')) return null;
  const name = t('piece.name', { color: piece.color, piece: piece.type });
  const attempt = attemptOf(position, null, square, square);
  const eyebrow = t('board.square', { square, piece: name });
  return refused(texts, position, explanation, null, attempt, eyebrow);
}

/**
 * The castling a refused from-to meant, if it was one. A rook without the right is not the one the core
 * reports on, even where it stands on the king's way.
 * @param {Position} position @param {Explanation} explanation @param {string} from @param {string} to
 * @returns {CastlingReport | null}
 */
function castlingMeant(position, explanation, from, to) {
  if (!isCastling(explanation)) return null;
  if (explanation.reasons.some(({ code }) => code === 'right-lost')) return null;
  const reports = /** @type {const} */ (['c', 'g']).map((side) => position.castling(side));
  return (
    reports.find(({ king, rook }) => king?.from === from && rook?.from === to) ??
    reports.find(({ king }) => king?.from === from && king?.to === to) ??
    null
  );
}

/** @param {Position} position @param {CastlingReport | null} report @param {string | null} from @param {string | null} to @returns {Attempt} */
const attemptOf = (position, report, from, to) => ({
  from,
  to,
  side: report?.side ?? null,
  king: report?.king ?? null,
  rook: report?.rook ?? null,
  color: report?.color ?? position.turn,
});

/**
 * The answer to a refused from-to.
 * @param {Texts} texts @param {Position} position @param {string} from @param {string} to
 * @param {Explainer} [explainer]
 * @returns {Caption}
 */
export function refusedMove(texts, position, from, to, explainer = position) {
  const explanation = whyNot(explainer, from, to);
  const report = castlingMeant(position, explanation, from, to);
  const piece = position.pieceAt(from);
  const tried = piece
    ? texts.t('tried.move', { piece: piece.type, from, to })
    : texts.t('tried.nothing', { from, to });
  const attempt = attemptOf(position, report, from, to);
  return refused(texts, position, explanation, report, attempt, tried);
}

/**
 * The answer to a castling that is refused, or to the question what it would be.
 * @param {Texts} texts @param {Position} position @param {CastlingReport} report @returns {Caption}
 */
export function castlingCaption(texts, position, report) {
  const { color, side, legal, reasons } = report;
  const attempt = attemptOf(position, report, report.king?.from ?? null, null);
  const eyebrow = texts.t('tried.castling', { color, side });
  const castling = report.king && report.rook ? howText(texts, report) : '';
  return {
    tone: legal ? 'yes' : 'no',
    eyebrow,
    verdict: legal
      ? texts.t('verdict.castling-legal')
      : texts.t('verdict.no', { n: reasons.length }),
    reasons: reasonLines(texts, position, reasons, attempt),
    note: [castling, castlingNote(texts, position, report)].filter(Boolean).join(' '),
    marks: [...conditionMarks(report), ...reasonMarks(reasons)],
    arrows: [...wayArrows(report), ...attackArrows(position, reasons)],
    castling: side,
  };
}

/** How the two move, in words. @param {Texts} texts @param {CastlingReport} report */
export const howText = ({ t }, { kind, king, rook }) =>
  t(`kind.${kind}`, {
    kingFrom: king?.from,
    kingTo: king?.to,
    rookFrom: rook?.from,
    rookTo: rook?.to,
  }).replace(/<\/?b>/g, '');

/**
 * @param {Texts} texts @param {Position} position @param {Explanation} explanation
 * @param {CastlingReport | null} report @param {Attempt} attempt @param {string} eyebrow
 * @returns {Caption}
 */
export function refused(texts, position, explanation, report, attempt, eyebrow) {
  const { reasons } = explanation;
  const { from, to } = attempt;
  const ways = wayArrows(report);
  const tried = from && to && from !== to ? [{ from, to, kind: 'move' }] : [];
  return {
    tone: 'no',
    eyebrow,
    verdict: texts.t('verdict.no', { n: reasons.length }),
    reasons: reasonLines(texts, position, reasons, attempt),
    note: castlingNote(texts, position, report),
    marks: reasonMarks(reasons),
    arrows: [...(ways.length > 0 ? ways : tried), ...attackArrows(position, reasons)],
    castling: attempt.side,
  };
}

/** A sentence that is not about squares: what was typed cannot be read, and the like. @param {string} eyebrow @param {string} verdict @param {string} [note] @returns {Caption} */
export const plainCaption = (eyebrow, verdict, note = '') => ({
  tone: 'no',
  eyebrow,
  verdict,
  reasons: [],
  note,
  marks: [],
  arrows: [],
});

/** A move among several that may be meant. @param {Texts} texts @param {Move} move */
export function moveLabel(texts, move) {
  const { t } = texts;
  const { castling, piece, from, to } = move;
  if (castling) return t('choose.castling', { side: castling.side });
  const way = t('tried.move', { piece, from, to });
  return t('choose.step', { piece, to, move: way, san: showSan(texts, move.san) });
}
