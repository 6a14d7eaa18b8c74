// SPDX-License-Identifier: MIT
/** One tile of the atlas: a first rank to be seen, where it leads, and what a screen reader says of it. */

import { agreeing, equalSquares } from '../../lib/atlas/likeness.js';
import { rankDrawer } from './ranks.js';
import { emptyTile, lettersOf } from './views.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/atlas/facts.js').Fact} Fact */

/** Where the page of a position is, seen from the atlas. @param {number} number */
export const addressOf = (number) => `../?n=${number}`;

/**
 * The name of a tile, which is that of its link.
 * @param {Texts} texts @param {Fact} fact @param {{favourite: boolean, like: Fact | null}} given
 */
export function nameOf(texts, fact, { favourite, like }) {
  const { t } = texts;
  const { number, letters, kind, first } = fact;
  const name = t('atlas.cell', {
    number,
    letters: lettersOf(texts, letters),
    g: t(`kind-name.${kind.g}`),
    c: t(`kind-name.${kind.c}`),
    firstG: String(first.g),
    firstC: String(first.c),
  });
  const alike = like ? t('atlas.alike', { n: equalSquares(letters, like.letters) }) : '';
  return [name, alike, favourite ? t('atlas.is-favourite') : ''].filter(Boolean).join(' ');
}

/** Few tiles ever need them. @param {Element} strip */
function paleMen({ children: [men] }) {
  const pale = /** @type {Element} */ (men.cloneNode(true));
  pale.classList.add('pale');
  return pale;
}

/** @param {Texts} texts */
export function tileMaker(texts) {
  const template = document.createElement('div');
  template.className = 'tile';
  template.setAttribute('role', 'gridcell');
  template.innerHTML = emptyTile().text;
  const drawRank = rankDrawer();

  /** What differs from the position compared with is pale. @param {HTMLElement} tile @param {string} letters @param {Fact | null} like */
  function draw(tile, letters, like) {
    const key = letters + (like?.letters ?? '');
    if (tile.dataset.drawn === key) return;
    tile.dataset.drawn = key;
    const strip = /** @type {Element} */ (tile.querySelector('.strip'));
    const same = like ? agreeing(letters, like.letters) : null;
    const [plain, pale = same && strip.appendChild(paleMen(strip))] = Array.from(strip.children);
    drawRank(plain, letters, (file) => same === null || same[file]);
    if (pale) drawRank(pale, letters, (file) => same !== null && !same[file]);
  }

  return {
    make: () => /** @type {HTMLElement} */ (template.cloneNode(true)),

    /** @param {HTMLElement} tile @param {Fact} fact @param {{favourite: boolean, like: Fact | null}} given */
    fill(tile, fact, given) {
      const { t } = texts;
      const { number, mirror, letters } = fact;
      const [go, tools] = /** @type {HTMLElement[]} */ (Array.from(tile.children));
      const [twin, likeButton, star] = /** @type {HTMLElement[]} */ (Array.from(tools.children));
      tile.dataset.n = String(number);
      draw(tile, letters, given.like);
      go.setAttribute('href', addressOf(number));
      go.setAttribute('aria-label', nameOf(texts, fact, given));
      /** @type {HTMLElement} */ (go.lastElementChild).textContent = String(number);
      twin.setAttribute('href', addressOf(mirror));
      twin.textContent = `⇄ ${mirror}`;
      twin.setAttribute('aria-label', t('atlas.mirror', { number: mirror }));
      likeButton.setAttribute('aria-label', t('atlas.sort-like-to', { number }));
      likeButton.setAttribute('aria-pressed', String(given.like === fact));
      star.textContent = given.favourite ? '★' : '☆';
      star.setAttribute('aria-label', t('atlas.favourite', { number }));
      star.setAttribute('aria-pressed', String(given.favourite));
    },
  };
}
