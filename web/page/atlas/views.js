// SPDX-License-Identifier: MIT
/** The atlas as markup: the filters, which the build writes into the page, and one tile of the grid. */

import { markup } from '../../lib/markup.js';
import { showSan, typedLetters } from '../../lib/notation.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/atlas/facets.js').Facet} Facet */
/** @typedef {import('../../lib/atlas/facts.js').Fact} Fact */

/** The arrangement in the letters of the page. @param {Texts} texts @param {string} letters */
export const lettersOf = (texts, letters) => showSan(texts, letters);

/** "K king, Q queen, ..." in the page's language. @param {Texts} texts */
export function letterList(texts) {
  const pieces = ['king', 'queen', 'rook', 'bishop', 'knight'];
  const letters = typedLetters(texts);
  return pieces
    .map((piece, i) =>
      texts.t('atlas.letter', { letter: letters[i], piece: texts.t('piece.one', { piece }) }),
    )
    .join(texts.t('list.separator'));
}

/** A value in words. @param {Texts} texts @param {Facet} facet @param {string} value */
function valueText({ t }, { type }, value) {
  if (type === 'square') return value;
  if (type === 'kind') return t(`kind-name.${value}`);
  if (type === 'favourite') return t('atlas.only-favourites');
  return t(`atlas.first.${value}`);
}

/**
 * @param {Texts} texts @param {readonly Facet[]} facets
 * @param {Record<string, Record<string, number>>} counts
 */
export function filters(texts, facets, counts) {
  return facets.map(
    (
      facet,
    ) => markup`<fieldset class="facet ${facet.type}"><legend>${texts.t(`atlas.facet.${facet.name}`)}</legend>
${facet.values.map(
  (value) =>
    markup`<label><input type="checkbox" data-facet="${facet.name}" value="${value}"><span>${valueText(texts, facet, value)}</span> <span class="count" data-count="${facet.name} ${value}">${counts[facet.name][value]}</span></label>`,
)}</fieldset>`,
  );
}

/**
 * A tile whose details are still to be filled in: the pieces' bodies, lines and details. Its squares are a background,
 * so that it has few parts to lay out.
 */
export const emptyTile = () =>
  markup`<a class="go" tabindex="-1"><svg class="strip" viewBox="0 0 360 45" aria-hidden="true"><g class="men"><path class="f"/><path class="d"/><path class="e"/></g></svg><b></b></a><span class="tools"><a class="twin" tabindex="-1"></a><button type="button" class="like" tabindex="-1" data-do="like">≈</button><button type="button" class="star" tabindex="-1" data-do="star"></button></span>`;
