// SPDX-License-Identifier: MIT
/**
 * What the atlas can be filtered by. Within one facet any of the chosen values will do, of several facets all
 * must hold. The count beside a value is how many positions would be left if it were chosen and nothing else
 * of its facet: the other facets count, its own choices do not.
 */

import { CASTLING_KINDS } from '../drill/vocabulary.js';
import { FILES } from '../drawing.js';

/** @typedef {import('./facts.js').Fact} Fact */
/** @typedef {'king' | 'kind-g' | 'kind-c' | 'first-g' | 'first-c' | 'light' | 'dark' | 'queen' | 'favourite'} FacetName */
/** The chosen values of each facet; an empty list filters nothing. @typedef {Readonly<Record<FacetName, readonly string[]>>} Choice */

/**
 * @typedef {object} Facet
 * @property {FacetName} name  also its name in the address
 * @property {'square' | 'kind' | 'yes-no' | 'favourite'} type
 * @property {readonly string[]} values
 * @property {(fact: Fact, favourites: ReadonlySet<number>) => string} valueOf
 */

const SQUARES = FILES.map((file) => `${file}1`);
const YES_NO = ['yes', 'no'];

/** @param {boolean} it */
const yesNo = (it) => (it ? 'yes' : 'no');

/**
 * All facets; of squares only those where some position has the piece.
 * @param {readonly Fact[]} facts of all positions
 * @returns {Facet[]}
 */
export function facetsOf(facts) {
  /** @param {'king' | 'light' | 'dark' | 'queen'} name @returns {Facet} */
  const square = (name) => {
    const there = new Set(facts.map((fact) => fact[name]));
    const values = SQUARES.filter((one) => there.has(one));
    return { name, type: 'square', values, valueOf: (fact) => fact[name] };
  };
  /** @param {'g' | 'c'} side @returns {Facet} */
  const kind = (side) => ({
    name: `kind-${side}`,
    type: 'kind',
    values: CASTLING_KINDS,
    valueOf: (fact) => fact.kind[side],
  });
  /** @param {'g' | 'c'} side @returns {Facet} */
  const first = (side) => ({
    name: `first-${side}`,
    type: 'yes-no',
    values: YES_NO,
    valueOf: (fact) => yesNo(fact.first[side]),
  });
  return [
    square('king'),
    kind('g'),
    kind('c'),
    first('g'),
    first('c'),
    square('light'),
    square('dark'),
    square('queen'),
    {
      name: 'favourite',
      type: 'favourite',
      values: ['yes'],
      valueOf: ({ number }, favourites) => yesNo(favourites.has(number)),
    },
  ];
}

/** Nothing chosen. @param {readonly Facet[]} facets @returns {Choice} */
export const noChoice = (facets) =>
  /** @type {any} */ (Object.fromEntries(facets.map(({ name }) => [name, []])));

/**
 * @typedef {object} Found
 * @property {Fact[]} facts  those that fit, by number
 * @property {Record<string, Record<string, number>>} counts  by facet and value
 */

/**
 * @param {readonly Fact[]} facts
 * @param {readonly Facet[]} facets
 * @param {object} wanted
 * @param {Choice} wanted.choice
 * @param {ReadonlySet<number> | null} wanted.pattern  the numbers that fit the pattern, null for all
 * @param {ReadonlySet<number>} wanted.favourites
 * @returns {Found}
 */
export function find(facts, facets, { choice, pattern, favourites }) {
  const places = facets.map(({ values }) => new Map(values.map((value, n) => [value, n])));
  const counted = facets.map(({ values }) => values.map(() => 0));
  const chosen = facets.map(({ name }) => (choice[name].length > 0 ? new Set(choice[name]) : null));
  /** @type {Fact[]} */
  const fitting = [];
  const own = facets.map(() => '');
  for (const fact of facts) {
    if (pattern && !pattern.has(fact.number)) continue;
    /** How many facets this one fails, and the last of them. */
    let failed = 0;
    let which = -1;
    for (let n = 0; n < facets.length; n++) {
      own[n] = facets[n].valueOf(fact, favourites);
      if (chosen[n]?.has(own[n]) !== false) continue;
      failed++;
      which = n;
    }
    if (failed > 1) continue;
    if (failed === 0) fitting.push(fact);
    for (let n = 0; n < facets.length; n++) {
      const place = failed === 0 || n === which ? places[n].get(own[n]) : undefined;
      if (place !== undefined) counted[n][place]++;
    }
  }
  const counts = Object.fromEntries(
    facets.map(({ name, values }, n) => [
      name,
      Object.fromEntries(values.map((value, place) => [value, counted[n][place]])),
    ]),
  );
  return { facts: fitting, counts };
}
