// SPDX-License-Identifier: MIT
/**
 * What was practised, kept in the browser: counts, the streak of days, and the missed questions in Leitner's boxes;
 * and the favourites among the start positions.
 * One JSON value under one key; what cannot be read there is put aside under another, and the caller can say so.
 * Without storage all works until the page is left. Nothing throws. Days are those of the visitor's clock and place.
 */

/** @typedef {'unavailable' | 'corrupt' | 'quota'} Problem */
/** @typedef {'too-long' | 'not-json' | 'foreign-version' | 'bad-shape'} ImportProblem */
/** @typedef {{answered: number, correct: number}} Count */
/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Store */
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
/** An answered question. @typedef {{id: string, key: string, kind: string, categories: readonly string[], correct: boolean, seedLink?: string, brief?: string}} Answered */

export const PROGRESS_KEY = 'c960.progress';
export const ASIDE_KEY = 'c960.progress.aside';

const VERSION = 1;
const DAY = 86_400_000;
/** After so many days a question of box 1, 2, ... comes back. */
export const BOX_DAYS = [1, 2, 4, 8, 16];
const KNOWN = BOX_DAYS.length + 1;
/** Missed questions kept; beyond it known and nearly known ones go, the oldest first. */
export const MAX_ITEMS = 400;
/** UTF-16 units that are read. */
export const MAX_TEXT = 1_000_000;
const MAX_NAMES = 60;
/** Favourites kept, and the highest number one may have. */
const MAX_FAVOURITES = 1000;

/** The number of a local day. @param {number} now milliseconds, as Date.now() */
const dayOf = (now) => Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY);

/** @returns {State} */
const emptyState = () => ({
  total: { answered: 0, correct: 0 },
  kinds: new Map(),
  categories: new Map(),
  streak: { last: 0, length: 0, best: 0 },
  items: [],
  favourites: new Set(),
});

class Progress {
  #storage;
  /** The text that `#state` was read from or written as. @type {string | null} */
  #text = null;
  #state = emptyState();
  /** What is wrong with the storage, for the page to say. @type {Problem | null} */
  problem = null;

  /** @param {Store | null} storage */
  constructor(storage) {
    this.#storage = storage;
    this.#load();
  }

  /**
   * Counts an answer. A missed question goes to box 1; one that is due and right goes up a box; one that is right
   * before it is due stays, so that trying again at once does not count as knowing.
   *
   * @param {Answered} answered
   * @param {number} [now]
   */
  record(answered, now = Date.now()) {
    this.#load();
    const state = this.#state;
    const day = dayOf(now);
    const seedLink = isText(answered.seedLink, QUERY) ? answered.seedLink : '';
    const brief = isText(answered.brief, BRIEF) ? answered.brief : '';
    const clean = readItem({ ...answered, seedLink, brief, box: 1, due: day, seen: day });
    if (!clean) return;
    const { correct } = answered;
    addTo(state.total, correct);
    addTo(countOf(state.kinds, clean.kind), correct);
    for (const name of clean.categories) addTo(countOf(state.categories, name), correct);
    countDay(state.streak, day);
    answerItem(state, clean, correct, day);
    this.#save();
  }

  /** The missed questions that are to come again, the longest due first. @param {number} [now] */
  due(now = Date.now()) {
    this.#load();
    const day = dayOf(now);
    return this.#state.items
      .filter(({ box, due }) => box < KNOWN && due <= day)
      .sort((a, b) => a.due - b.due || a.seen - b.seen)
      .map((item) => ({ ...item, categories: [...item.categories] }));
  }

  summary() {
    this.#load();
    const { total, kinds, categories, items } = this.#state;
    const inBox = (/** @type {number} */ box) => items.filter((item) => item.box === box).length;
    return {
      ...total,
      kinds: plainCounts(kinds),
      categories: plainCounts(categories),
      boxes: BOX_DAYS.map((_, n) => inBox(n + 1)),
      known: inBox(KNOWN),
    };
  }

  /** Days in a row up to today or yesterday. @param {number} [now] */
  streak(now = Date.now()) {
    this.#load();
    const { last, length, best } = this.#state.streak;
    const since = dayOf(now) - last;
    return { days: since <= 1 ? length : 0, best, today: length > 0 && since <= 0 };
  }

  /** Numbers of start positions. @returns {Set<number>} */
  favourites() {
    this.#load();
    return new Set(this.#state.favourites);
  }

  /** @param {number} number @param {boolean} on */
  setFavourite(number, on) {
    this.#load();
    const { favourites } = this.#state;
    if (!on) favourites.delete(number);
    else if (favourites.size < MAX_FAVOURITES) favourites.add(number);
    this.#save();
  }

  /** All of it as text, for import. @returns {string} */
  export() {
    this.#load();
    return write(this.#state);
  }

  /**
   * Puts what was exported in the place of what is here. Where it cannot be read, nothing changes; where it cannot be
   * stored, it holds until the page is left, and `problem` says so. Days that have not come yet count as today, and no
   * question waits longer than its box does.
   *
   * @param {string} text
   * @param {number} [now]
   * @returns {{ok: true} | {ok: false, problem: ImportProblem}}
   */
  import(text, now = Date.now()) {
    const read = readText(text);
    if (typeof read === 'string') return { ok: false, problem: read };
    const day = dayOf(now);
    read.streak.last = Math.min(read.streak.last, day);
    for (const item of read.items) {
      item.seen = Math.min(item.seen, day);
      item.due = Math.min(item.due, day + (BOX_DAYS[item.box - 1] ?? 0));
    }
    this.#state = read;
    this.problem = null;
    this.#save();
    return { ok: true };
  }

  /** Forgets everything, also what was put aside. */
  erase() {
    this.#state = emptyState();
    this.#text = null;
    this.problem = null;
    this.#attempt((storage) => {
      storage.removeItem(PROGRESS_KEY);
      storage.removeItem(ASIDE_KEY);
    });
  }

  /** Takes over what is stored; another tab may have written. */
  #load() {
    this.#attempt((storage) => {
      const text = storage.getItem(PROGRESS_KEY);
      if (text === this.#text) return;
      const read = text === null ? emptyState() : readText(text);
      if (typeof read !== 'string') {
        this.#state = read;
        this.#text = text;
        return;
      }
      this.problem = 'corrupt';
      this.#state = emptyState();
      this.#text = null;
      storage.removeItem(PROGRESS_KEY);
      storage.setItem(ASIDE_KEY, String(text).slice(0, MAX_TEXT));
    });
  }

  /** Writes; where there is no room, once more with fewer of the known questions. */
  #save() {
    this.#attempt((storage) => {
      try {
        this.#write(storage);
      } catch {
        trim(this.#state.items, MAX_ITEMS / 4);
        this.#write(storage);
      }
      if (this.problem === 'quota') this.problem = null;
    });
  }

  /** @param {Store} storage */
  #write(storage) {
    const text = write(this.#state);
    storage.setItem(PROGRESS_KEY, text);
    this.#text = text;
  }

  /** @param {(storage: Store) => void} act */
  #attempt(act) {
    if (!this.#storage) {
      this.problem = 'unavailable';
      return;
    }
    try {
      act(this.#storage);
    } catch (error) {
      this.problem ??= isFull(error) ? 'quota' : 'unavailable';
    }
  }
}

/** Browsers name it differently. @param {unknown} error */
const isFull = (error) => error instanceof Error && /quota/i.test(error.name);

/**
 * What is kept in this storage; null for none.
 * @param {Store | null | undefined} storage
 */
export const openProgress = (storage) => new Progress(storage ?? null);

/** The browser's storage, or null where it is not to be had: asking for it may throw. @returns {Store | null} */
export function browserStorage() {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

// --- Counting ------------------------------------------------------------------------------------

/** @param {Count} count @param {boolean} correct */
function addTo(count, correct) {
  count.answered++;
  if (correct) count.correct++;
}

/** @param {Map<string, Count>} counts @param {string} name @returns {Count} */
function countOf(counts, name) {
  const count = counts.get(name) ?? { answered: 0, correct: 0 };
  if (counts.size < MAX_NAMES) counts.set(name, count);
  return count;
}

/** @param {Map<string, Count>} counts @returns {Record<string, Count>} */
const plainCounts = (counts) =>
  Object.fromEntries([...counts].map(([name, count]) => [name, { ...count }]));

/** A day before the last one is a clock put back: it counts as the last. @param {State['streak']} streak @param {number} day */
function countDay(streak, day) {
  if (streak.length > 0 && day <= streak.last) return;
  streak.length = day === streak.last + 1 ? streak.length + 1 : 1;
  streak.last = day;
  streak.best = Math.max(streak.best, streak.length);
}

/** @param {State} state @param {Item} asked @param {boolean} correct @param {number} day */
function answerItem({ items }, asked, correct, day) {
  const at = items.findIndex(({ key, kind }) => key === asked.key && kind === asked.kind);
  if (at < 0 && correct) return;
  const item = at < 0 ? asked : items[at];
  if (at < 0) items.push(item);
  if (!correct) Object.assign(item, asked, { box: 1, due: day + BOX_DAYS[0] });
  else if (item.box < KNOWN && item.due <= day) {
    item.box++;
    item.due = day + (BOX_DAYS[item.box - 1] ?? 0);
  }
  item.seen = day;
  trim(items, MAX_ITEMS);
}

/** Leaves at most so many: those in the highest boxes go, of these the longest unseen. @param {Item[]} items @param {number} most */
function trim(items, most) {
  if (items.length <= most) return;
  const kept = new Set([...items].sort((a, b) => a.box - b.box || b.seen - a.seen).slice(0, most));
  items.splice(0, items.length, ...items.filter((item) => kept.has(item)));
}

// --- Reading and writing -------------------------------------------------------------------------

/** @param {State} state */
function write({ total, kinds, categories, streak, items, favourites }) {
  const counts = { kinds: plainCounts(kinds), categories: plainCounts(categories) };
  const marked = favourites.size > 0 ? { favourites: [...favourites].sort((a, b) => a - b) } : {};
  return JSON.stringify({ version: VERSION, total, ...counts, streak, items, ...marked });
}

/** @param {unknown} text @returns {State | ImportProblem} */
function readText(text) {
  if (typeof text !== 'string') return 'not-json';
  if (text.length > MAX_TEXT) return 'too-long';
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return 'not-json';
  }
  if (!isRecord(value)) return 'bad-shape';
  if (value.version !== VERSION) return isWhole(value.version) ? 'foreign-version' : 'bad-shape';
  return readState(value) ?? 'bad-shape';
}

/** @param {Record<string, unknown>} value @returns {State | null} */
function readState(value) {
  const total = readCount(value.total);
  const kinds = readCounts(value.kinds);
  const categories = readCounts(value.categories);
  const streak = readStreak(value.streak);
  const items = Array.isArray(value.items) ? value.items.map(readItem) : [null];
  const favourites = readFavourites(value.favourites ?? []);
  if (!favourites) return null;
  if (!total || !kinds || !categories || !streak || items.includes(null)) return null;
  const read = /** @type {Item[]} */ (items);
  if (new Set(read.map(({ key, kind }) => `${kind} ${key}`)).size < read.length) return null;
  trim(read, MAX_ITEMS);
  return { total, kinds, categories, streak, items: read, favourites };
}

/** @param {unknown} value @returns {Set<number> | null} */
function readFavourites(value) {
  if (!Array.isArray(value) || value.length > MAX_FAVOURITES) return null;
  return value.every((number) => isWhole(number, MAX_FAVOURITES)) ? new Set(value) : null;
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** @param {unknown} value @param {number} [most] @returns {value is number} */
const isWhole = (value, most = Number.MAX_SAFE_INTEGER) =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** @param {unknown} value @param {RegExp} pattern @returns {value is string} */
const isText = (value, pattern) => typeof value === 'string' && pattern.test(value);

const NAME = /^[a-z0-9-]{1,40}$/;
const ID = /^[0-9A-Za-z._-]{1,80}$/;
/** A query and nothing else: it is going to stand in a link. */
const QUERY = /^\??[0-9A-Za-z=&,%._~*+-]{0,400}$/;
const BRIEF = /^[^]{0,3000}$/;

/** @param {unknown} value @returns {Count | null} */
function readCount(value) {
  if (!isRecord(value)) return null;
  const { answered, correct } = value;
  return isWhole(answered) && isWhole(correct, answered) ? { answered, correct } : null;
}

/** @param {unknown} value @returns {Map<string, Count> | null} */
function readCounts(value) {
  if (!isRecord(value)) return null;
  /** @type {Map<string, Count>} */
  const counts = new Map();
  for (const [name, count] of Object.entries(value).slice(0, MAX_NAMES)) {
    const read = NAME.test(name) ? readCount(count) : null;
    if (!read) return null;
    counts.set(name, read);
  }
  return counts;
}

/** @param {unknown} value @returns {State['streak'] | null} */
function readStreak(value) {
  if (!isRecord(value)) return null;
  const { last, length, best } = value;
  return isWhole(last) && isWhole(best) && isWhole(length, best) ? { last, length, best } : null;
}

/** @param {unknown} value @returns {Item | null} */
function readItem(value) {
  if (!isRecord(value)) return null;
  const { id, key, kind, categories, seedLink, brief, box, due, seen } = value;
  if (!isText(id, ID) || !isText(key, NAME) || !isText(kind, NAME)) return null;
  if (!isText(seedLink, QUERY) || !isText(brief, BRIEF) || !isNames(categories)) return null;
  if (!isWhole(box, KNOWN) || box === 0 || !isWhole(due) || !isWhole(seen)) return null;
  return { id, key, kind, categories: [...categories], seedLink, brief, box, due, seen };
}

/** @param {unknown} value @returns {value is string[]} */
const isNames = (value) =>
  Array.isArray(value) && value.length <= 12 && value.every((name) => isText(name, NAME));
