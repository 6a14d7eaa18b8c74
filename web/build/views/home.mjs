// SPDX-License-Identifier: MIT
/** The first page's small pictures: a corner of a board for each chapter. */

import { FILES, corner, man, strip } from '../../lib/drawing.js';
import { markup } from '../../lib/markup.js';
import { anyPicture, pictures } from '../../lessons/pictures.js';
import { drawWay } from '../ways.mjs';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lessons/pictures.js').Picture} Picture */

/** The picture of a page. @param {string} id */
export const pictureOf = (id) => pictures[id] ?? anyPicture;

/** What stands on the board of a picture. @param {C960} c960 @param {Picture} picture */
export const placedIn = (c960, { start, fen }) =>
  (fen ? c960.parseFen(fen) : c960.start(start ?? 0)).pieces();

const [WIDTH, HEIGHT] = [4 * 45, 3 * 45];

/** Two dice, for the page that draws. */
const DICE = markup`<svg class="detail dice" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true"><path class="lt" d="M0 0h180v135H0z"/>${[
  { at: 'translate(30 45) rotate(-9 27 27)', pips: '13 13 41 41 27 27' },
  { at: 'translate(94 33) rotate(12 27 27)', pips: '13 13 41 41 27 27 13 41 41 13' },
].map(
  ({ at, pips }) =>
    markup`<g transform="${at}"><rect class="die" width="54" height="54" rx="9"/>${(
      pips.match(/\d+ \d+/g) ?? []
    ).map((pip) => {
      const [x, y] = pip.split(' ');
      return markup`<circle class="pip" cx="${x}" cy="${y}" r="4.6"/>`;
    })}</g>`,
)}</svg>`;

/** @param {C960} c960 */
export const homeViews = (c960) => ({
  /**
   * A first rank that only decorates; the page that is not there leaves its king's square empty.
   * @param {number} number @param {boolean} [gone]
   */
  rank(number, gone = false) {
    const standing = new Map(
      c960
        .start(number)
        .pieces()
        .map(({ square, piece }) => [square, piece.type]),
    );
    const men = FILES.map((file) => standing.get(`${file}1`) ?? null);
    const rank = men.map((type) => (gone && type === 'king' ? null : type));
    return strip(rank, { label: '' }).text.replace(
      'role="img" aria-label=""',
      'aria-hidden="true"',
    );
  },
  /** A part of the board that says what a page is about; it only decorates. @param {string} id */
  detail(id) {
    if (id === 'draw') return DICE.text;
    const picture = pictureOf(id);
    const [left, bottom] = corner(picture.corner, false);
    const top = bottom + 45 - HEIGHT;
    const seen = placedIn(c960, picture)
      .map(({ square, piece }) => ({ piece, at: corner(square, false) }))
      .filter(({ at: [x, y] }) => x >= left && x < left + WIDTH && y >= top && y <= bottom)
      .map(({ piece, at: [x, y] }) => man(piece, x, y));
    return markup`<svg class="detail" viewBox="${left} ${top} ${WIDTH} ${HEIGHT}" aria-hidden="true"><use href="#p-board"/>${seen}${(picture.ways ?? []).map(drawWay)}</svg>`
      .text;
  },
});
