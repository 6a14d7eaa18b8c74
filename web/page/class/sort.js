// SPDX-License-Identifier: MIT
/** The tables in another order: by a button in the heading of a column, a second time the other way round. */

import { percent } from './results.js';

/** @typedef {import('./results.js').Group} Group */
/** @typedef {import('./results.js').Row} Row */
/** @typedef {'name' | 'right' | 'percent' | 'time'} Column */
/** @typedef {{by: Column | null, up: boolean}} Order  null: as they came */

/** @type {readonly Column[]} */
export const COLUMNS = ['name', 'right', 'percent', 'time'];

/** Which way a column is sorted at first: the most right answers above. @param {Column} by */
const isUpFirst = (by) => by === 'name' || by === 'time';

/** @param {Order} order @param {Column} by the column whose button was pressed @returns {Order} */
export const turned = (order, by) => ({ by, up: order.by === by ? !order.up : isUpFirst(by) });

/** For aria-sort. @param {Order} order @param {Column} by */
export const directionOf = (order, by) =>
  order.by !== by ? 'none' : order.up ? 'ascending' : 'descending';

/** @param {Group} group @param {Row} row @returns {Record<Exclude<Column, 'name'>, number>} */
function numbersOf({ round }, { graded, result }) {
  const of = round.count || graded.marks.length;
  return { right: graded.right, percent: percent(graded.right, of), time: result.seconds };
}

/**
 * Sorts the rows of a group in their place; equal ones stay in their order.
 * @param {Group} group @param {Order} order @param {string} lang by whose alphabet names are sorted
 */
export function sortRows(group, { by, up }, lang) {
  if (by === null) return;
  const collator = new Intl.Collator(lang, { numeric: true });
  const sign = up ? 1 : -1;
  group.rows.sort((a, b) => {
    if (by === 'name') return sign * collator.compare(a.result.name, b.result.name);
    return sign * (numbersOf(group, a)[by] - numbersOf(group, b)[by]);
  });
}
