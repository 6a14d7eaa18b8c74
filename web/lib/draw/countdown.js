// SPDX-License-Identifier: MIT
/**
 * The time until the clocks are started. A running countdown is the moment it ends, so that it goes on while
 * nobody looks, through a reload too; a stopped one is what is left.
 */

const MINUTE = 60_000;
/** The longest, in minutes. */
export const LONGEST = 180;

/**
 * Milliseconds; one of the two is null.
 * @typedef {{endsAt: number | null, left: number | null}} Countdown
 */

/** @param {number} minutes @returns {Countdown} */
export const stopped = (minutes) => ({ endsAt: null, left: minutes * MINUTE });

/** @param {number} left */
const bounded = (left) => Math.min(Math.max(left, 0), LONGEST * MINUTE);

/** @param {Countdown} countdown @param {number} now */
export const leftAt = ({ endsAt, left }, now) =>
  bounded(endsAt === null ? (left ?? 0) : endsAt - now);

/** @param {Countdown} countdown @param {number} now @returns {Countdown} */
export const running = (countdown, now) => ({ endsAt: now + leftAt(countdown, now), left: null });

/** @param {Countdown} countdown @param {number} now @returns {Countdown} */
export const paused = (countdown, now) => ({ endsAt: null, left: leftAt(countdown, now) });

/** Some minutes more or fewer. @param {Countdown} countdown @param {number} now @param {number} minutes @returns {Countdown} */
export function moved(countdown, now, minutes) {
  const left = bounded(leftAt(countdown, now) + minutes * MINUTE);
  return countdown.endsAt === null ? { endsAt: null, left } : { endsAt: now + left, left: null };
}

/** "9:05"; the last second is shown as 0:01 until it is over. @param {number} left milliseconds */
export function shown(left) {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** What is said aloud, and only when it is passed: minutes and seconds left. */
const SAID = [10 * 60, 5 * 60, 60, 10, 0];

/**
 * The mark that has been passed since it was looked at last, the latest of several.
 * @param {number} before milliseconds left then @param {number} left now
 * @returns {number | null} seconds
 */
export function passed(before, left) {
  const marks = SAID.filter((seconds) => before > seconds * 1000 && left <= seconds * 1000);
  return marks.at(-1) ?? null;
}
