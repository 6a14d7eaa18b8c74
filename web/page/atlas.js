// SPDX-License-Identifier: MIT
/** The atlas: all start positions at once, filtered, sorted, and gone through by keys. */

import { readAddress } from '../lib/atlas/address.js';
import { facetsOf } from '../lib/atlas/facets.js';
import { gatherFacts } from '../lib/atlas/facts.js';
import { markup, render } from '../lib/markup.js';
import { openProgress } from '../lib/progress.js';
import { openStorage } from '../lib/storage.js';
import { Atlas } from './atlas/atlas.js';
import { wireList, wireTiles } from './atlas/actions.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('../lib/atlas/address.js').Problem} Problem */

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What is wrong with the address, in words. @param {Texts} texts @param {Problem} problem @param {number} last */
function problemText({ t }, { name, value, code }, last) {
  if (code === 'bad-pattern') return t('atlas.wrong-pattern', { value });
  if (code === 'bad-number') return t('atlas.wrong-number', { value, last });
  return t('drill.problem.unknown-value', { name, value });
}

/** @param {{c960: C960, texts: Texts}} given */
export default async function start({ c960, texts }) {
  // Where there is no room beside the grid, the filters are folded away.
  if (matchMedia('(max-width: 880px)').matches) get('filters-box').removeAttribute('open');
  const facts = await gatherFacts(c960);
  const facets = facetsOf(facts);
  const progress = openProgress(openStorage('localStorage'));
  const { wish, problems } = readAddress(c960, facets, location.search);
  const last = c960.startCount - 1;
  render(
    get('problems'),
    markup`${problems.map((one) => markup`<p class="error">${problemText(texts, one, last)}</p>`)}`,
  );
  const atlas = new Atlas({ c960, texts, get, facts, facets, progress });
  wireTiles(atlas, get('grid'));
  wireList(get('plain'));
  atlas.open(wish);
  get('grid').setAttribute('aria-busy', 'false');
}
