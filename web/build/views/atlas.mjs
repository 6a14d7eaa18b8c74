// SPDX-License-Identifier: MIT
/** What templates show of the atlas before any script runs: the filters with their counts, and a plain list. */

import { facetsOf, find, noChoice } from '../../lib/atlas/facets.js';
import { allFacts } from '../../lib/atlas/facts.js';
import { markup } from '../../lib/markup.js';
import { filters, letterList, lettersOf } from '../../page/atlas/views.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** @param {C960} c960 */
export function atlasViews(c960) {
  const facts = allFacts(c960);
  const facets = facetsOf(facts);
  const { counts } = find(facts, facets, {
    choice: noChoice(facets),
    pattern: null,
    favourites: new Set(),
  });
  return {
    /** @param {Texts} texts */
    filters: (texts) => markup`${filters(texts, facets, counts)}`.text,
    /** @param {Texts} texts */
    letters: (texts) => letterList(texts),
    /** Numbered by the list itself, from 0; links come with the scripts, without which they would lead nowhere. @param {Texts} texts */
    list: (texts) =>
      markup`${facts.map(({ letters }) => markup`<li>${lettersOf(texts, letters)}</li>\n`)}`.text,
  };
}
