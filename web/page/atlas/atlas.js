// SPDX-License-Identifier: MIT
/** What the page shows: form, grid and address of one wish. */

import { writeAddress } from '../../lib/atlas/address.js';
import { find, noChoice } from '../../lib/atlas/facets.js';
import { byLikeness } from '../../lib/atlas/likeness.js';
import { carryState } from '../../lib/language.js';
import { wireFilters } from './filters.js';
import { Grid } from './grid.js';
import { tileMaker } from './tile.js';

/** @typedef {import('../../lib/atlas/facts.js').Fact} Fact */
/** @typedef {import('../../lib/atlas/address.js').Wish} Wish */
/** @typedef {import('../../lib/atlas/pattern.js').Matched} Matched */

/**
 * @typedef {object} Given
 * @property {import('../../lib/core.js').C960} c960
 * @property {import('../../lib/texts.js').Texts} texts
 * @property {(id: string) => HTMLElement} get
 * @property {readonly Fact[]} facts
 * @property {readonly import('../../lib/atlas/facets.js').Facet[]} facets
 * @property {ReturnType<typeof import('../../lib/progress.js').openProgress>} progress
 */

/** The address is written so many milliseconds after the last change: browsers refuse to do so too often. */
const QUIET = 150;

export class Atlas {
  #given;
  #favourites;
  #filters;
  /** @type {Wish} */
  #wish;
  /** The numbers that fit the pattern. @type {ReadonlySet<number> | null} */
  #fitting = null;
  /** What the tiles are compared with. @type {Fact | null} */
  #like = null;
  #timer = 0;

  /** @param {Given} given */
  constructor(given) {
    const { c960, texts, get, facets, progress } = given;
    this.#given = given;
    this.#favourites = progress.favourites();
    this.#wish = { choice: noChoice(facets), pattern: '', like: null };
    const tiles = tileMaker(texts);
    /** @type {Grid<Fact>} */
    this.grid = new Grid(get('grid'), tiles.make, (tile, fact) =>
      tiles.fill(tile, fact, { favourite: this.#favourites.has(fact.number), like: this.#like }),
    );
    this.#filters = wireFilters({
      ...{ c960, texts, facets },
      form: get('filters'),
      changed: (wish, matched) => this.#change(wish, matched),
    });
    get('clear').addEventListener('click', () => this.#clear());
    get('not-kept').hidden = !progress.problem;
  }

  /** @param {Wish} wish */
  open(wish) {
    this.#filters.set(wish);
    const at = /** @type {{at?: number} | null} */ (history.state)?.at;
    const fact = at === undefined ? undefined : this.#given.facts[at];
    if (fact) this.grid.goTo(fact);
  }

  /** @param {string | undefined} number */
  factOf(number) {
    return this.#given.facts[Number(number)];
  }

  /** Sorts by likeness. @param {Fact} fact */
  sortLike({ number }) {
    this.#filters.set({ ...this.#wish, like: number });
    this.#say(this.#given.texts.t('atlas.said-like', { number }));
  }

  /** Makes it a favourite, or no longer. @param {Fact} fact */
  star({ number }) {
    const { texts, get, progress } = this.#given;
    const on = !this.#favourites.has(number);
    progress.setFavourite(number, on);
    if (on) this.#favourites.add(number);
    else this.#favourites.delete(number);
    get('not-kept').hidden = !progress.problem;
    this.grid.refresh();
    // The click is dealt with first.
    setTimeout(() =>
      this.#wish.choice.favourite.length > 0
        ? this.#draw()
        : this.#filters.count(this.#find().counts),
    );
    this.#say(texts.t('atlas.said-favourite', { number, on: String(on) }));
  }

  /** The page is left for a position: where one was is kept for the way back. @param {Fact} fact */
  remember({ number }) {
    this.#write();
    history.replaceState({ at: number }, '');
  }

  /** @param {string} text */
  #say(text) {
    this.#given.get('said').textContent = text;
  }

  #find() {
    const { facts, facets } = this.#given;
    return find(facts, facets, {
      choice: this.#wish.choice,
      pattern: this.#fitting,
      favourites: this.#favourites,
    });
  }

  /** @param {Wish} wish @param {Matched} matched */
  #change(wish, matched) {
    this.#wish = wish;
    this.#fitting = matched.numbers;
    this.#like = wish.like === null ? null : this.#given.facts[wish.like];
    this.#draw();
    clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => this.#write(), QUIET);
    carryState(writeAddress(wish));
  }

  #draw() {
    const { texts, get } = this.#given;
    const { facts, counts } = this.#find();
    const n = facts.length;
    this.#filters.count(counts);
    this.grid.show(this.#like ? byLikeness(facts, this.#like) : facts);
    const said = texts.t('finder.fits', { n, count: texts.number(n) });
    if (get('fits').textContent !== said) get('fits').textContent = said;
    get('none').hidden = n > 0;
    get('grid').hidden = n === 0;
    get('clear').setAttribute('aria-disabled', String(!this.#isFiltered()));
  }

  #isFiltered() {
    const { choice, pattern } = this.#wish;
    return pattern !== '' || Object.values(choice).some((chosen) => chosen.length > 0);
  }

  #clear() {
    if (!this.#isFiltered()) return;
    const choice = noChoice(this.#given.facets);
    this.#filters.set({ choice, pattern: '', like: this.#wish.like });
  }

  #write() {
    clearTimeout(this.#timer);
    const { pathname, search, hash } = location;
    const next = writeAddress(this.#wish);
    if (next !== search) history.replaceState(history.state, '', `${pathname}${next}${hash}`);
  }
}
