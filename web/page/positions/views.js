// SPDX-License-Identifier: MIT
/**
 * What the Positions page says about one start position, as markup. The build renders it into the page
 * for the classical array; the page renders it again for every other number.
 */

import { FILES, strip, typeOf } from '../../lib/drawing.js';
import { markup, rich } from '../../lib/markup.js';
import { men } from '../../lib/words.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').StartInfo} StartInfo */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/core.js').Side} Side */
/** @typedef {import('../../lib/core.js').PieceType} PieceType */
/** @typedef {StartInfo['steps'][number]} Step */

/** How many of the 960 allow castling at once, per side: counted by the core when the site is built. */
/** @typedef {{readonly firstMove: Readonly<Record<Side, number>>}} Counts */

/** @param {string} arrangement */
export const piecesOf = (arrangement) => Array.from(arrangement, typeOf);

/** @param {string} square */
const fileOf = (square) => FILES.indexOf(square[0]);

/** The arrangement as a strip and as letters. @param {Texts} texts @param {StartInfo} info */
export const arrangement = ({ t }, info) => markup`
${strip(piecesOf(info.arrangement), {
  label: t('positions.strip', { letters: info.arrangement }),
  kind: 'wide',
})}
<p class="letters">${info.arrangement}</p>`;

/**
 * The ranks as they fill up, one per step.
 * @param {StartInfo} info
 * @returns {(PieceType | null)[][]}
 */
export function fillings(info) {
  const full = piecesOf(info.arrangement);
  /** @type {Set<number>} */
  const placed = new Set();
  return info.steps.map((step) => {
    for (const square of step.squares) placed.add(fileOf(square));
    return full.map((type, i) => (placed.has(i) ? type : null));
  });
}

/** The squares still free before a step, a1 to h1. @param {StartInfo} info @param {number} i */
function freeBefore(info, i) {
  const taken = info.steps.slice(0, i).flatMap((step) => step.squares);
  return FILES.map((file) => `${file}1`).filter((square) => !taken.includes(square));
}

/** Where a step's pieces go, in words. @param {Texts} texts @param {StartInfo} info @param {number} i */
export function placing({ t, list }, info, i) {
  const { piece, digit, squares } = info.steps[i];
  const free = freeBefore(info, i);
  const [a, b] = squares.map((square) => free.indexOf(square) + 1);
  return t(`derive.${piece}`, { n: digit + 1, a, b, squares: list(squares) });
}

/** The division of a step, or what stands for it. @param {Texts} texts @param {StartInfo} info @param {number} i */
export function division({ t }, info, i) {
  const { digit, of, quotient, piece } = info.steps[i];
  const value = i === 0 ? info.number : info.steps[i - 1].quotient;
  if (piece === 'rook-king-rook') return rich(t('derive.nothing-left'));
  if (piece === 'knights') return rich(t('derive.pair', { digit: value, of }));
  return rich(t('derive.division', { value, of, quotient, digit }));
}

/** From the number to the arrangement. @param {Texts} texts @param {StartInfo} info */
export function forwards(texts, info) {
  const ranks = fillings(info);
  const rows = info.steps.map((step, i) => {
    const words = placing(texts, info, i);
    const rank = strip(ranks[i], {
      label: texts.t('derive.strip', { squares: texts.list(step.squares) }),
      kind: 'mini',
    });
    return markup`<li>${rank}<span class="sum">${division(texts, info, i)}</span><span class="where">${words}</span></li>`;
  });
  return markup`<ol class="derive">${rows}</ol>`;
}

/** From the arrangement to the number: the same steps, the last first. @param {Texts} texts @param {StartInfo} info */
export function backwards(texts, info) {
  const full = piecesOf(info.arrangement);
  const digits = info.steps.filter(({ of }) => of > 1);
  const rows = digits.map((step, i) => {
    const { digit, of, quotient, squares } = step;
    const sum = i === digits.length - 1 ? 'derive.back-first' : 'derive.back';
    const value = i === 0 ? info.number : digits[i - 1].quotient;
    const rank = strip(full, {
      label: texts.t('derive.strip', { squares: texts.list(squares) }),
      kind: 'mini',
      strong: squares.map(fileOf),
    });
    const total = rich(texts.t(sum, { quotient, of, digit, value }));
    return markup`<li>${rank}<span class="sum">${total}</span><span class="where">${placing(texts, info, i)}</span></li>`;
  });
  return markup`<ol class="derive">${rows.reverse()}</ol>`;
}

/**
 * One side's castling from this start.
 * @param {Texts} texts @param {StartInfo} info @param {Position} start @param {Side} side @param {Counts} counts
 */
function castlingFact(texts, info, start, side, counts) {
  const { t, list } = texts;
  const report = start.castling(side, 'white');
  const { king, rook, reasons } = report;
  const how = rich(
    t(`kind.${info.castling[side]}`, {
      kingFrom: king?.from,
      kingTo: king?.to,
      rookFrom: rook?.from,
      rookTo: rook?.to,
    }),
  );
  const inTheWay = [...new Set(reasons.flatMap(({ squares }) => squares))].sort();
  const when = info.firstMove[side]
    ? t('castling.at-once', { count: counts.firstMove[side] })
    : t('castling.later', { men: men(texts, start, inTheWay), n: inTheWay.length });
  const stay = info.mayStay[side];
  const keep =
    stay.length > 0 ? t('castling.may-stay', { squares: list(stay), n: stay.length }) : '';
  return markup`<dt>${side === 'g' ? 'O-O' : 'O-O-O'}</dt><dd><p>${how} ${when} ${keep}</p>
<p><button type="button" class="quiet needs-script" id="show-${side}" data-point="castling-${side}" aria-pressed="false">${t('castling.show')}<span class="visually-hidden"> ${t('castling.show-which', { side })}</span></button></p></dd>`;
}

/**
 * King, rooks, castling and the mirrored twin.
 * @param {Texts} texts @param {StartInfo} info @param {Position} start @param {Counts} counts
 */
export function facts(texts, info, start, counts) {
  const { t } = texts;
  return markup`<dl class="facts">
${castlingFact(texts, info, start, 'g', counts)}
${castlingFact(texts, info, start, 'c', counts)}
<dt>${t('facts.men')}</dt><dd>${t('facts.king-and-rooks', {
    king: info.king,
    c: info.rooks.c,
    g: info.rooks.g,
  })}</dd>
<dt>${t('facts.mirror')}</dt><dd>${rich(t('facts.mirror-is', { number: info.mirror }), {
    href: `?n=${info.mirror}`,
  })}</dd></dl>`;
}
