// SPDX-License-Identifier: MIT
/**
 * What was practised, kept in the browser: counts, the streak of days, and the missed questions in Leitner's boxes;
 * and the favourites among the start positions.
 * One JSON value under one key, read anew before every change, so that tabs do not overwrite each other. What cannot be
 * read there is put aside under another key; what a newer version wrote stays as it is, and nothing is written.
 * Without storage all works until the page is left. Nothing throws. Days are those of the visitor's clock and place.
 */

import {
  BOX_DAYS,
  emptyState,
  fields,
  ITEM,
  KNOWN,
  MAX_FAVOURITES,
  MAX_ITEMS,
  MAX_NAMES,
  plainCounts,
  readText,
  trim,
  write,
} from './progress-state.js';

/** @typedef {'unavailable' | 'corrupt' | 'quota' | 'newer'} Problem */
/** @typedef {Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>} Store */
/** @typedef {import('./progress-state.js').State} State */
/** @typedef {import('./progress-state.js').Count} Count */
/** @typedef {import('./progress-state.js').Item} Item */
/** An answered question. @typedef {{id: string, key: string, kind: string, categories: readonly string[], correct: boolean, seedLink?: string, brief?: string}} Answered */

export const PROGRESS_KEY = 'c960.progress';
/** Where texts are kept that could not be read; when all are taken, the last of them gives way. */
export const ASIDE_KEYS = ['c960.progress.aside', 'c960.progress.aside2', 'c960.progress.aside3'];

const DAY = 86_400_000;
/** So many answers are something to lose: the browser is asked not to forget them when it needs room. */
const WORTH = 10;

/** The number of a local day. @param {number} now milliseconds, as Date.now() */
export const dayOf = (now) =>
  Math.max(0, Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / DAY));

class Progress {
  #storage;
  /** The text that `#state` was read from or written as. @type {string | null} */
  #text = null;
  #state = emptyState();
  /** Whether nothing may be written: what is there could be neither read nor put aside. */
  #locked = false;
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
    const clean = itemOf(answered, day);
    if (!clean) return;
    const { correct } = answered;
    addTo(state.total, correct);
    addTo(countOf(state.kinds, clean.kind), correct);
    for (const name of clean.categories) addTo(countOf(state.categories, name), correct);
    countDay(state.streak, day);
    answerItem(state, clean, correct, day);
    this.#save();
    if (state.total.answered === WORTH) askToKeep();
  }

  /** The missed questions that are to come again, the longest due first. @param {number} [now] */
  due(now = Date.now()) {
    this.#load();
    const day = dayOf(now);
    return this.#state.items
      .filter((item) => item.box < KNOWN && isDue(item, day))
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
    if (on && favourites.size === 1) askToKeep();
  }

  /** All of it as text. @returns {string} */
  export() {
    this.#load();
    return write(this.#state);
  }

  /** Puts another state in the place of this one. What a newer version wrote is put aside. @param {State} state */
  replace(state) {
    if (this.#locked) this.#attempt((storage) => this.#putAside(storage));
    this.#state = state;
    this.problem = null;
    this.#save();
  }

  /** Forgets everything, also what was put aside. */
  erase() {
    this.#state = emptyState();
    this.#text = null;
    this.problem = null;
    this.#locked = false;
    this.#attempt((storage) => {
      for (const key of [PROGRESS_KEY, ...ASIDE_KEYS]) storage.removeItem(key);
    });
  }

  /** Takes over what is stored; another tab may have written. */
  #load() {
    this.#attempt((storage) => {
      const text = storage.getItem(PROGRESS_KEY);
      if (text === this.#text) return;
      const read = text === null ? emptyState() : readText(text);
      this.#text = text;
      if (!('problem' in read)) {
        this.#state = read;
        if (this.problem === 'newer') this.problem = null;
        this.#locked = false;
        return;
      }
      this.#state = emptyState();
      this.#locked = true;
      this.problem = read.problem === 'newer' ? 'newer' : 'corrupt';
      if (this.problem === 'corrupt') this.#putAside(storage);
    });
  }

  /** What cannot be read makes room, but is not lost: where there is no room for it elsewhere, it stays. @param {Store} storage */
  #putAside(storage) {
    const text = storage.getItem(PROGRESS_KEY) ?? '';
    const free = ASIDE_KEYS.find((key) => [null, text].includes(storage.getItem(key)));
    storage.removeItem(PROGRESS_KEY);
    try {
      storage.setItem(free ?? ASIDE_KEYS[ASIDE_KEYS.length - 1], text);
    } catch (error) {
      storage.setItem(PROGRESS_KEY, text);
      throw error;
    }
    this.#text = null;
    this.#locked = false;
  }

  /** Writes; where there is no room, once more with fewer of the known questions. */
  #save() {
    if (this.#locked) return;
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

/** Asks the browser to forget nothing of this site by itself. Some ask the reader; a no is no fault. */
export const askToKeep = async () => {
  try {
    return await globalThis.navigator?.storage?.persist();
  } catch {
    return false;
  }
};

// --- Counting ------------------------------------------------------------------------------------

/**
 * A question as it is kept when it was missed; null where the caller gave none.
 * @param {Answered} answered @param {number} day @returns {Item | null}
 */
function itemOf(answered, day) {
  /** @param {'seedLink' | 'brief'} field */
  const text = (field) => (ITEM[field](answered[field]) ? answered[field] : '');
  try {
    return fields(
      ...[
        {
          ...answered,
          seedLink: text('seedLink'),
          brief: text('brief'),
          box: 1,
          due: day,
          seen: day,
        },
        '',
        ITEM,
      ],
    );
  } catch {
    return null;
  }
}

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

/** Also where it was seen on a day that has not come: the clock was wrong, then or now. @param {Item} item @param {number} day */
const isDue = ({ due, seen }, day) => due <= day || seen > day + 1;

/**
 * A day before the last one is a clock put back: it counts as the last. More than a year before it, one of the two days
 * was never meant, and the streak begins anew.
 * @param {State['streak']} streak @param {number} day
 */
function countDay(streak, day) {
  if (streak.length > 0 && day <= streak.last && streak.last - day < 366) return;
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
  else if (item.box < KNOWN && isDue(item, day)) {
    item.box++;
    item.due = day + (BOX_DAYS[item.box - 1] ?? 0);
  }
  item.seen = day;
  trim(items, MAX_ITEMS);
}
