// SPDX-License-Identifier: MIT
/** From a text with codes to what the table shows: every code regraded, those of the same questions together. */

import { gather } from '../../lib/class/gather.js';
import { regrade, roundOf } from '../../lib/class/regrade.js';
import { drillNamed } from './drills.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/class/code.js').Result} Result */
/** @typedef {import('../../lib/class/regrade.js').Round} Round */
/** @typedef {import('../../lib/class/regrade.js').Graded} Graded */
/** @typedef {import('./drills.js').Drill} Drill */
/** @typedef {{line: number, result: Result, graded: Graded, again: boolean}} Row  again: the name is there before */
/** @typedef {{drill: Drill, round: Round, rows: Row[], columns: number}} Group */
/** @typedef {{line: number, fault: string, name: string, text: string}} Broken */
/** @typedef {{groups: Group[], broken: Broken[], twice: {line: number, of: number}[]}} Results */

/**
 * @param {C960} c960 @param {string} text
 * @returns {Results}
 */
export function resultsIn(c960, text) {
  const { found, broken, twice } = gather(text);
  /** @type {Map<string, Group>} */
  const groups = new Map();
  /** @type {Broken[]} */
  const bad = [...broken];
  for (const { line, result } of found) {
    const drill = drillNamed(result.drill);
    const round = drill && roundOnce(c960, groups, drill, result.state);
    const graded = round && regrade(drill, round, result);
    if (!drill || !round || !graded) {
      const fault = !drill ? 'drill' : round ? 'too-many' : 'state';
      bad.push({ line, fault, name: result.name, text: `${result.drill} ${result.state}` });
      continue;
    }
    const key = `${drill.name} ${round.key}`;
    const group = groups.get(key) ?? { drill, round, rows: [], columns: round.count };
    groups.set(key, group);
    const again = group.rows.some((row) => sameName(row.result.name, result.name));
    group.rows.push({ line, result, graded, again });
    group.columns = Math.max(group.columns, graded.marks.length);
  }
  return { groups: [...groups.values()], broken: bad.sort((a, b) => a.line - b.line), twice };
}

/** Questions are made once for all who answered them. @param {C960} c960 @param {Map<string, Group>} groups @param {Drill} drill @param {string} state */
function roundOnce(c960, groups, drill, state) {
  const round = roundOf(c960, drill, state);
  return round && (groups.get(`${drill.name} ${round.key}`)?.round ?? round);
}

/** @param {string} a @param {string} b */
const sameName = (a, b) => a.toLowerCase() === b.toLowerCase();

/** How many were right of those who answered, for each question. @param {Group} group */
export const totals = ({ rows, columns }) =>
  Array.from({ length: columns }, (_, n) => {
    const marks = rows.map(({ graded }) => graded.marks[n]).filter((mark) => mark !== undefined);
    return { right: marks.filter(Boolean).length, asked: marks.length };
  });

/** @param {number} right @param {number} of */
export const percent = (right, of) => (of > 0 ? Math.round((right * 100) / of) : 0);
