// SPDX-License-Identifier: MIT
/**
 * The one visual grammar of reasons: which marks and arrows a refused move or a castling gets, and the
 * sentences that belong to them. Everything is read from what the core reports.
 */

import { articleLink, markup, prose } from './markup.js';
import { other, reasonText } from './words.js';

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Reason} Reason */
/** @typedef {import('./core.js').CastlingReport} CastlingReport */
/** @typedef {import('./words.js').Attempt} Attempt */
/** @typedef {import('./markup.js').Markup} Markup */
/** @typedef {{square: string, kind: string}} Mark */
/** @typedef {{from: string, to: string, kind: string}} Arrow */

/** What stands beside the board about what is marked on it. */
/**
 * @typedef {object} Caption
 * @property {'no' | 'yes' | 'note'} tone
 * @property {string} eyebrow
 * @property {string} verdict
 * @property {string} [article] on which the verdict rests, where there are no reasons
 * @property {readonly {kind: string, text: string, article: string}[]} reasons
 * @property {string} note
 * @property {readonly Mark[]} marks
 * @property {readonly Arrow[]} arrows
 * @property {import('./core.js').Side | null} [castling] the castling that was tried, if it was one
 */

/** How each reason shows on its squares. @type {Readonly<Record<string, string>>} */
const MARK_OF = {
  'own-piece-on-target': 'blocker',
  'captures-king': 'blocker',
  'path-blocked': 'blocker',
  'pawn-cannot-capture-ahead': 'blocker',
  'king-path-blocked': 'blocker',
  'rook-path-blocked': 'blocker',
  'leaves-king-in-check': 'attacked',
  'in-check': 'attacked',
  'through-check': 'attacked',
  'into-check': 'attacked',
};

/** @param {Reason} reason */
export const markOf = (reason) => MARK_OF[reason.code] ?? 'selected';

/** @param {readonly Reason[]} reasons @returns {Mark[]} */
export function reasonMarks(reasons) {
  const marks = reasons.flatMap((reason) => [
    ...reason.squares.map((square) => ({ square, kind: markOf(reason) })),
    ...reason.by.map((square) => ({ square, kind: 'attacker' })),
  ]);
  return unique(
    marks.filter(({ square }) => square),
    (mark) => mark.square + mark.kind,
  );
}

/**
 * An arrow from every attacker to the square it attacks. Where several squares are attacked, the board
 * as it stands says by whom; an attack that appears only after the move goes to the first square.
 * @param {Position} position @param {readonly Reason[]} reasons @returns {Arrow[]}
 */
export function attackArrows(position, reasons) {
  const arrows = reasons.flatMap(({ squares, by }) =>
    by.flatMap((from) => {
      const enemy = position.pieceAt(from)?.color ?? other(position.turn);
      const hit = squares.filter((square) => position.attackers(square, enemy).includes(from));
      return (hit.length > 0 ? hit : squares.slice(0, 1)).map((to) => ({
        from,
        to,
        kind: 'attack',
      }));
    }),
  );
  return unique(arrows, ({ from, to }) => from + to);
}

/** @param {CastlingReport | null} report @returns {Arrow[]} */
export function wayArrows(report) {
  if (!report?.king || !report.rook) return [];
  return [
    { ...report.king, kind: 'king-way' },
    { ...report.rook, kind: 'rook-way' },
  ];
}

/**
 * The quiet marks of a castling: what must be empty and what must be safe, where nothing is wrong.
 * @param {CastlingReport} report @returns {Mark[]}
 */
export function conditionMarks(report) {
  const wrong = new Set(report.reasons.flatMap(({ squares }) => squares));
  const empty = report.mustBeEmpty.filter((square) => !wrong.has(square));
  const safe = report.kingPath.filter((square) => !wrong.has(square));
  return [
    ...empty.map((square) => ({ square, kind: 'must-be-empty' })),
    ...safe.map((square) => ({ square, kind: 'must-be-safe' })),
  ];
}

/**
 * @param {Texts} texts @param {Position} position @param {readonly Reason[]} reasons @param {Attempt} attempt
 */
export const reasonLines = (texts, position, reasons, attempt) =>
  reasons.map((reason) => ({
    kind: markOf(reason),
    text: reasonText(texts, position, reason, attempt),
    article: reason.article,
  }));

/**
 * What follows from a refused castling: whether it can pass, and whether the other side works at once.
 * @param {Texts} texts @param {Position} position @param {CastlingReport | null} report
 */
export function castlingNote({ t }, position, report) {
  if (!report || report.legal) return '';
  const elsewhere = position.castling(report.side === 'g' ? 'c' : 'g', report.color);
  const n = report.reasons.length;
  const lasting = report.permanent ? t('note.permanent') : t('note.passing', { n });
  const also = elsewhere.legal ? t('note.other-side', { side: elsewhere.side }) : '';
  return `${lasting} ${also}`.trim();
}

/**
 * @param {Texts} texts @param {Caption} caption
 * @param {boolean} [closes] with a button that clears the marks
 * @returns {Markup}
 */
export function captionMarkup(texts, caption, closes = false) {
  const lines = caption.reasons.map(
    ({ kind, text, article }) =>
      markup`<li><i class="tag ${kind}" aria-hidden="true"></i><span>${prose(text)}${articleLink(texts, article)}</span></li>`,
  );
  return markup`<div class="caption tone-${caption.tone}">
${caption.eyebrow && markup`<p class="eyebrow">${prose(caption.eyebrow)}</p>`}
<p class="verdict">${prose(caption.verdict)}${articleLink(texts, caption.article)}</p>
${lines.length > 0 && markup`<ul class="reasons">${lines}</ul>`}
${caption.note && markup`<p class="note">${prose(caption.note)}</p>`}
${
  closes &&
  markup`<button type="button" class="quiet" id="caption-close" data-do="clear">${texts.t('caption.close')}</button>`
}
</div>`;
}

/** What stands above a verdict, as a sentence: a question, or a move told in words, is one already. @param {string} text */
const sentence = (text) => (text === '' || /[.?!]$/.test(text) ? text : `${text}.`);

/** The same as one text, for the live region. @param {Caption} caption */
export const captionSpoken = ({ eyebrow, verdict, reasons, note }) =>
  [sentence(eyebrow), verdict, ...reasons.map(({ text }) => text), note].filter(Boolean).join(' ');

/** @template T @param {readonly T[]} items @param {(item: T) => string} key @returns {T[]} */
function unique(items, key) {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}
