// SPDX-License-Identifier: MIT
/** Why a position has no promotion, or a move is none: what the core refuses, with its reasons. */

import { plainCaption, refusedMove, refusedPiece } from '../attempt.js';
import { moveText } from '../words.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../core.js').Position} Position */
/** @typedef {import('../reasons.js').Caption} Caption */

/** What says that a move is no promotion at all, or no move of a pawn. */
const NO_PROMOTION = ['promotion-not-allowed', 'not-a-move-of-this-piece'];

/** The squares a pawn is asked about, those ahead of it first. @param {string} from */
function targetsOf(from) {
  const files = Array.from('abcdefgh').sort(
    (a, b) => Number(b === from[0]) - Number(a === from[0]),
  );
  return files.flatMap((file) => [`${file}8`, `${file}1`]);
}

/** Promotions of a side's pawns that are refused: the core knows which would be some. @param {Position} position */
function refusedPromotions(position) {
  const pawns = position
    .pieces()
    .filter(({ piece }) => piece.type === 'pawn' && piece.color === position.turn);
  const tried = pawns.flatMap(({ square: from }) =>
    targetsOf(from).map((to) => {
      const { legal, reasons } = position.explain({ from, to, promotion: 'queen' });
      return { from, to, codes: legal ? NO_PROMOTION : reasons.map(({ code }) => code) };
    }),
  );
  const refused = tried.filter(({ codes }) => !codes.some((code) => NO_PROMOTION.includes(code)));
  // That nothing is there to be taken is worth telling only where nothing else is.
  const telling = refused.filter(({ codes }) => !codes.includes('pawn-needs-a-capture'));
  return telling.length > 0 ? telling : refused;
}

/** Why no pawn can promote now. @param {Texts} texts @param {Position} position @returns {Caption} */
export function whyNone(texts, position) {
  const verdict = texts.t('promotion.none', { color: position.turn });
  const { outcome } = position.status();
  if (outcome && !outcome.claim) {
    const winner = outcome.result === '1-0' ? 'white' : 'black';
    return plainCaption('', verdict, `${texts.t(`outcome.${outcome.reason}`, { winner })}.`);
  }
  const refused = refusedPromotions(position);
  if (refused.length === 0) return plainCaption('', verdict, texts.t('promotion.no-pawn'));
  const captions = refused
    .slice(0, 4)
    .map(({ from, to }) => refusedMove(texts, position, from, to));
  return {
    ...plainCaption('', verdict),
    reasons: captions.flatMap(({ eyebrow, reasons }) =>
      reasons.map((reason) => ({ ...reason, text: `${eyebrow}: ${reason.text}` })),
    ),
    marks: captions.flatMap(({ marks }) => marks),
    arrows: captions.flatMap(({ arrows }) => arrows),
  };
}

/** Why going from one square to another is no promotion. @param {Texts} texts @param {Position} position @param {string} from @param {string} to @returns {Caption} */
export function whyNotThis(texts, position, from, to) {
  const moves = position.legalMoves(from).filter((move) => move.to === to);
  if (moves.length > 0) {
    const words = moveText(texts, moves[0]);
    return plainCaption(words, texts.t('promotion.not-one'), texts.t('promotion.not-played'));
  }
  return refusedPiece(texts, position, from) ?? refusedMove(texts, position, from, to);
}
