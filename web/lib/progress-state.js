// SPDX-License-Identifier: MIT
/**
 * What is kept of practising, as a value and as text: read with suspicion, and where it is not what it should be, it is
 * said where. Texts of older versions are read as well.
 */

/** @typedef {{answered: number, correct: number}} Count */
/**
 * A question that was missed.
 * @typedef {object} Item
 * @property {string} id
 * @property {string} key the same for twins of the question
 * @property {string} kind
 * @property {string[]} categories
 * @property {string} seedLink the query that generates it again
 * @property {string} brief what it is made of, as the caller wrote it; may be ''
 * @property {number} box 1 to 5; 6 is known
 * @property {number} due day
 * @property {number} seen day of the last answer
 */
/**
 * @typedef {object} State
 * @property {Count} total
 * @property {Map<string, Count>} kinds
 * @property {Map<string, Count>} categories
 * @property {{last: number, length: number, best: number}} streak
 * @property {Item[]} items
 * @property {Set<number>} favourites numbers of start positions
 */
/**
 * Why a text is no state: too long; not JSON; of a version that this one does not know; or something in it is not what
 * it can be.
 * @typedef {object} Fault
 * @property {'too-long' | 'not-json' | 'newer' | 'bad-shape'} problem
 * @property {string} [where] what is not what it can be, such as "items.3.box"; '' is the whole
 * @property {unknown} [given] what stands there
 */

/**
 * 1: the favourites could be left out.
 * 2: all fields are always there.
 */
export const VERSION = 2;
/** After so many days a question of box 1, 2, ... comes back. */
export const BOX_DAYS = [1, 2, 4, 8, 16];
export const KNOWN = BOX_DAYS.length + 1;
/** Missed questions kept; beyond it known and nearly known ones go, the oldest first. */
export const MAX_ITEMS = 400;
/** UTF-16 units that are read. */
export const MAX_TEXT = 1_000_000;
export const MAX_NAMES = 60;
/** Favourites kept, and the highest number one may have. */
export const MAX_FAVOURITES = 1000;

/** @returns {State} */
export const emptyState = () => ({
  total: { answered: 0, correct: 0 },
  kinds: new Map(),
  categories: new Map(),
  streak: { last: 0, length: 0, best: 0 },
  items: [],
  favourites: new Set(),
});

/** Leaves at most so many: those in the highest boxes go, of these the longest unseen. @param {Item[]} items @param {number} most */
export function trim(items, most) {
  if (items.length <= most) return;
  const kept = new Set([...items].sort((a, b) => a.box - b.box || b.seen - a.seen).slice(0, most));
  items.splice(0, items.length, ...items.filter((item) => kept.has(item)));
}

/** @param {Map<string, Count>} counts @returns {Record<string, Count>} */
export const plainCounts = (counts) =>
  Object.fromEntries([...counts].map(([name, count]) => [name, { ...count }]));

/** @param {State} state */
export const write = ({ total, kinds, categories, streak, items, favourites }) =>
  JSON.stringify({
    ...{ version: VERSION, total, kinds: plainCounts(kinds), categories: plainCounts(categories) },
    ...{ streak, items, favourites: [...favourites].sort((a, b) => a - b) },
  });

/** @param {unknown} text @returns {State | Fault} */
export function readText(text) {
  if (typeof text !== 'string') return { problem: 'not-json' };
  if (text.length > MAX_TEXT) return { problem: 'too-long' };
  let value;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problem: 'not-json', given: error };
  }
  const { version } = Object(value);
  if (isWhole(version) && version > VERSION) return { problem: 'newer', given: version };
  try {
    need(isWhole(version) && version > 0, version === undefined ? '' : 'version', version);
    if (version === 1) value.favourites ??= [];
    return readState(value);
  } catch (error) {
    if (error instanceof Wrong)
      return { problem: 'bad-shape', where: error.message, given: error.cause };
    throw error;
  }
}

/** Its message says where, its cause is what stands there. */
class Wrong extends Error {}

/** @param {unknown} good @param {string} where @param {unknown} given */
function need(good, where, given) {
  if (!good) throw new Wrong(where, { cause: given });
}

/** @param {Record<string, unknown>} value @returns {State} */
function readState(value) {
  const { total, kinds, categories, streak, items, favourites } = value;
  /** @type {State} */
  const state = {
    total: readCount(total, 'total'),
    kinds: readCounts(kinds, 'kinds'),
    categories: readCounts(categories, 'categories'),
    streak: fields(streak, 'streak', STREAK),
    items: list(items, 'items', MAX_TEXT).map((item, n) => fields(item, `items.${n}`, ITEM)),
    favourites: new Set(
      list(favourites, 'favourites', MAX_FAVOURITES).map((number, n) => {
        need(isWhole(number, MAX_FAVOURITES), `favourites.${n}`, number);
        return Number(number);
      }),
    ),
  };
  const { length, best } = state.streak;
  need(length <= best, 'streak.length', length);
  const seen = new Set();
  state.items.forEach(({ key, kind }, n) => {
    need(!seen.has(`${kind} ${key}`), `items.${n}.key`, key);
    seen.add(`${kind} ${key}`);
  });
  trim(state.items, MAX_ITEMS);
  return state;
}

/** @param {unknown} value @param {number} [most] */
const isWhole = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** @param {RegExp} pattern */
const text = (pattern) => (/** @type {unknown} */ value) =>
  typeof value === 'string' && pattern.test(value);
/** @param {unknown} value */
const whole = (value) => isWhole(value);

const NAME = /^[a-z0-9-]{1,40}$/;
const name = text(NAME);

const COUNT = { answered: whole, correct: whole };
const STREAK = { last: whole, length: whole, best: whole };
export const ITEM = {
  id: text(/^[0-9A-Za-z._-]{1,80}$/),
  key: name,
  kind: name,
  categories: (/** @type {unknown} */ value) =>
    Array.isArray(value) && value.length <= 12 && value.every(name),
  // A query and nothing else: it is going to stand in a link.
  seedLink: text(/^\??[0-9A-Za-z=&,%._~*+-]{0,400}$/),
  brief: text(/^[^]{0,3000}$/),
  box: (/** @type {unknown} */ value) => isWhole(value, KNOWN) && value !== 0,
  due: whole,
  seen: whole,
};

/**
 * The fields of a value, each of which has to be good, and no others.
 * @param {unknown} value @param {string} where @param {Record<string, (value: unknown) => boolean>} good
 * @returns {any}
 */
export function fields(value, where, good) {
  need(Object(value) === value, where, value);
  return Object.fromEntries(
    Object.entries(good).map(([field, isGood]) => {
      const given = /** @type {Record<string, unknown>} */ (value)[field];
      need(isGood(given), `${where}.${field}`, given);
      return [field, given];
    }),
  );
}

/** @param {unknown} value @param {string} where @param {number} most @returns {unknown[]} */
function list(value, where, most) {
  need(Array.isArray(value) && value.length <= most, where, value);
  return /** @type {unknown[]} */ (value);
}

/** @param {unknown} value @param {string} where @returns {Count} */
function readCount(value, where) {
  const count = fields(value, where, COUNT);
  need(count.correct <= count.answered, `${where}.correct`, count.correct);
  return count;
}

/** @param {unknown} value @param {string} where @returns {Map<string, Count>} */
function readCounts(value, where) {
  need(Object(value) === value && !Array.isArray(value), where, value);
  return new Map(
    Object.entries(/** @type {object} */ (value))
      .slice(0, MAX_NAMES)
      .map(([key, count]) => {
        need(NAME.test(key), `${where}.${key}`, count);
        return [key, readCount(count, `${where}.${key}`)];
      }),
  );
}
