// SPDX-License-Identifier: MIT
/**
 * What an arbiter's page remembers, in the browser alone: settings, log, countdown, projector. One JSON value under
 * one key, read with suspicion; what cannot be read is put aside under another, and the page can say so.
 */

import { LONGEST, stopped } from './countdown.js';

/** @typedef {import('./log.js').Entry} Entry */
/** @typedef {import('./log.js').How} How */
/** @typedef {import('./countdown.js').Countdown} Countdown */
/** @typedef {'unavailable' | 'corrupt' | 'quota'} Problem */

/**
 * @typedef {object} Desk
 * @property {string} exclude   as typed
 * @property {boolean} once     none is drawn twice
 * @property {string} round
 * @property {How} how
 * @property {string} code
 * @property {readonly Entry[]} log  the oldest first
 * @property {number} minutes   of a new countdown
 * @property {Countdown} countdown
 * @property {boolean} projector  whether it is shown
 * @property {boolean} turned     as Black sees it
 * @property {number} shown       which entry of the log stands on the board; -1 is the last
 */

export const DESK_KEY = 'c960.arbiter';
export const DESK_ASIDE_KEY = 'c960.arbiter.aside';
const VERSION = 1;
/** Entries of the log. */
export const MOST = 2000;
/** UTF-16 units of a field. */
export const TEXT = 400;

/** @param {string} round @returns {Desk} */
export const emptyDesk = (round) => ({
  exclude: '',
  once: true,
  round,
  how: 'random',
  code: '',
  log: [],
  minutes: 10,
  countdown: stopped(10),
  projector: false,
  turned: false,
  shown: -1,
});

/** @param {unknown} value @returns {value is string} */
const isText = (value) => typeof value === 'string' && value.length <= 2 * TEXT + 20;
/** @param {unknown} value @returns {value is boolean} */
const isFlag = (value) => typeof value === 'boolean';
/** @param {unknown} value @param {number} most */
const isCount = (value, most) =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
/** @param {unknown} value */
const isTime = (value) => typeof value === 'number' && value >= 0 && value < 8.64e15;
/** @param {unknown} value @returns {value is How} */
const isHow = (value) => value === 'random' || value === 'code' || value === 'hand';

/** @param {unknown} value @param {number} last @returns {value is Entry} */
function isEntry(value, last) {
  const entry = /** @type {Entry} */ (value);
  return (
    Object(entry) === entry &&
    isCount(entry.number, last) &&
    isText(entry.round) &&
    isTime(entry.at) &&
    isHow(entry.how) &&
    isText(entry.check) &&
    isText(entry.excluded) &&
    isFlag(entry.once)
  );
}

/** @param {unknown} value @returns {value is Countdown} */
function isCountdown(value) {
  const { endsAt, left } = /** @type {Countdown} */ (Object(value));
  return endsAt === null ? isTime(left) : isTime(endsAt) && left === null;
}

/**
 * A desk from stored text; null where it is none.
 * @param {string} text @param {number} last the highest number there is
 * @returns {Desk | null}
 */
export function readDesk(text, last) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (Object(value) !== value || value.version !== VERSION) return null;
  const { exclude, once, round, how, code, log, minutes, countdown, projector, turned, shown } =
    value;
  const good =
    [exclude, round, code].every(isText) &&
    [once, projector, turned].every(isFlag) &&
    isHow(how) &&
    isCount(minutes, LONGEST) &&
    isCountdown(countdown) &&
    Array.isArray(log) &&
    log.length <= MOST &&
    Number.isInteger(shown) &&
    shown >= -1 &&
    shown < log.length &&
    log.every((one) => isEntry(one, last));
  return good
    ? { exclude, once, round, how, code, log, minutes, countdown, projector, turned, shown }
    : null;
}

/** @param {Desk} desk */
export const writeDesk = (desk) => JSON.stringify({ version: VERSION, ...desk });

/**
 * @param {Storage | null} storage null where it is forbidden
 * @param {number} last the highest number there is
 * @param {string} round the first round's label
 */
export function openDesk(storage, last, round) {
  /** @type {Problem | null} */
  let problem = storage ? null : 'unavailable';
  let desk = emptyDesk(round);

  function read() {
    if (!storage) return;
    try {
      const text = storage.getItem(DESK_KEY);
      if (text === null) return;
      const found = readDesk(text, last);
      if (found) desk = found;
      else {
        problem = 'corrupt';
        storage.setItem(DESK_ASIDE_KEY, text);
        storage.removeItem(DESK_KEY);
      }
    } catch {
      problem ??= 'unavailable';
    }
  }
  read();
  return {
    get: () => desk,
    /** What is wrong with the storage, for the page to say. */
    problem: () => problem,
    /** @param {Partial<Desk>} patch */
    set(patch) {
      desk = { ...desk, ...patch };
      if (!storage) return;
      try {
        storage.setItem(DESK_KEY, writeDesk(desk));
        if (problem === 'quota') problem = null;
      } catch {
        problem = 'quota';
      }
    },
    /** Another tab has written. */
    reload: read,
  };
}
