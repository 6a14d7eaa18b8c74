// SPDX-License-Identifier: MIT
/** Times as the standards of learning platforms write them; durations in milliseconds. */

/** @param {number} n @param {number} [digits] */
const pad = (n, digits = 2) => String(n).padStart(digits, '0');

/** Hours, minutes and seconds to a hundredth. @param {number} ms */
function parts(ms) {
  const all = Math.max(0, Math.round(ms / 10));
  return {
    hours: Math.floor(all / 360_000),
    minutes: Math.floor(all / 6000) % 60,
    rest: all % 6000,
  };
}

/** CMITimespan of SCORM 1.2: HHHH:MM:SS.SS, at most 9999 hours. @param {number} ms */
export function timespan(ms) {
  const { hours, minutes, rest } = parts(ms);
  const seconds = `${pad(Math.floor(rest / 100))}.${pad(rest % 100)}`;
  return `${pad(Math.min(hours, 9999), 4)}:${pad(minutes)}:${seconds}`;
}

/** timeinterval(second,10,2) of SCORM 2004, an ISO 8601 duration as cmi5 takes it too: PT1H2M3.45S. @param {number} ms */
export function duration(ms) {
  const { hours, minutes, rest } = parts(ms);
  const seconds = Number((rest / 100).toFixed(2));
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${seconds}S`;
}

/** CMITime of SCORM 1.2: the time of day. @param {Date} date */
export const timeOfDay = (date) =>
  [date.getHours(), date.getMinutes(), date.getSeconds()].map((n) => pad(n)).join(':');

/** time(second,10,0) of SCORM 2004, in UTC: a time zone stands only after a fraction of seconds. @param {Date} date */
export const timestamp = (date) => `${date.toISOString().slice(0, 21)}Z`;
