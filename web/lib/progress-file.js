// SPDX-License-Identifier: MIT
/** Progress from a file: read with suspicion, put in the place of what is here or joined with it; and taken back. */

import { ASIDE_KEYS, PROGRESS_KEY, dayOf } from './progress.js';
import { BOX_DAYS, KNOWN, MAX_FAVOURITES, MAX_NAMES, readText } from './progress-state.js';

/** @typedef {import('./progress-state.js').State} State */
/** @typedef {import('./progress-state.js').Count} Count */
/** @typedef {import('./progress-state.js').Fault} Fault */

/**
 * A state from a file's text. Days that have not come yet count as today, and no question waits longer than its box
 * does: the clock may have been wrong where the file was written.
 * @param {string} text @param {number} [now] milliseconds
 * @returns {State | Fault}
 */
export function readFile(text, now = Date.now()) {
  const state = readText(text);
  if ('problem' in state) return state;
  const day = dayOf(now);
  state.streak.last = Math.min(state.streak.last, day);
  for (const item of state.items) {
    item.seen = Math.min(item.seen, day);
    item.due = Math.min(item.due, day + (BOX_DAYS[item.box - 1] ?? 0));
  }
  return state;
}

/**
 * Two states as one. Nothing is counted twice, since a file may well hold what is here: of each count the larger one is
 * kept, of each question what was answered last, of two streaks that touch the whole, and all favourites.
 * @param {State} a @param {State} b @returns {State}
 */
export function merge(a, b) {
  const items = new Map(a.items.map((item) => [`${item.kind} ${item.key}`, item]));
  for (const item of b.items) {
    const id = `${item.kind} ${item.key}`;
    const other = items.get(id);
    const later =
      !other || item.seen > other.seen || (item.seen === other.seen && item.box < other.box);
    if (later) items.set(id, item);
  }
  return {
    total: larger(a.total, b.total),
    kinds: mergeCounts(a.kinds, b.kinds),
    categories: mergeCounts(a.categories, b.categories),
    streak: mergeStreaks(a.streak, b.streak),
    items: [...items.values()],
    favourites: new Set([...a.favourites, ...b.favourites].slice(0, MAX_FAVOURITES)),
  };
}

/** @param {Count | undefined} a @param {Count} b */
const larger = (a, b) => ({ ...(a && a.answered > b.answered ? a : b) });

/** @param {Map<string, Count>} a @param {Map<string, Count>} b */
function mergeCounts(a, b) {
  const all = new Map(a);
  for (const [name, count] of b) {
    if (all.has(name) || all.size < MAX_NAMES) all.set(name, larger(all.get(name), count));
  }
  return all;
}

/** @param {State['streak']} a @param {State['streak']} b @returns {State['streak']} */
function mergeStreaks(a, b) {
  const [late, early] = a.last >= b.last ? [a, b] : [b, a];
  const begin = (/** @type {State['streak']} */ { last, length }) => last - length + 1;
  const touch = early.length > 0 && early.last >= begin(late) - 1;
  const length = touch ? late.last - Math.min(begin(late), begin(early)) + 1 : late.length;
  return { last: late.last, length, best: Math.max(length, a.best, b.best) };
}

/**
 * Where a text stops being JSON, if the browser tells: each does it in its own words.
 * @param {string} text @param {unknown} error
 * @returns {{line: number, column: number} | null}
 */
export function placeOf(text, error) {
  const message = error instanceof Error ? error.message : '';
  const [, line, column] = /line (\d+) column (\d+)/.exec(message) ?? [];
  if (line) return { line: Number(line), column: Number(column) };
  const [, position] = /position (\d+)/.exec(message) ?? [];
  const ended = /end of (JSON|data|input)/i.test(message) ? text.length : undefined;
  const at = position ? Number(position) : ended;
  if (at === undefined) return null;
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: lines[lines.length - 1].length + 1 };
}

/** What is known of a state, in numbers. @param {State} state */
export const numbersOf = ({ total, streak, items, favourites }) => ({
  ...total,
  best: streak.best,
  waiting: items.filter(({ box }) => box < KNOWN).length,
  known: items.filter(({ box }) => box === KNOWN).length,
  favourites: favourites.size,
});

/** All that is stored, to be put back as it was. @param {Pick<Storage, 'getItem'> | null} storage @returns {[string, string | null][]} */
export function snapshot(storage) {
  try {
    return [PROGRESS_KEY, ...ASIDE_KEYS].map((key) => [key, storage?.getItem(key) ?? null]);
  } catch {
    return [];
  }
}

/** @param {Pick<Storage, 'setItem' | 'removeItem'> | null} storage @param {[string, string | null][]} before */
export function putBack(storage, before) {
  try {
    for (const [key, text] of before) {
      if (text === null) storage?.removeItem(key);
      else storage?.setItem(key, text);
    }
  } catch {
    // What could be kept before can be kept again; otherwise the progress says what is wrong.
  }
}
