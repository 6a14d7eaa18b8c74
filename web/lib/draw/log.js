// SPDX-License-Identifier: MIT
/** The arbiter's log as text to be saved: rows of a table (RFC 4180), or lines. */

/** How a start position came about. @typedef {'random' | 'code' | 'hand'} How */
/**
 * @typedef {object} Entry
 * @property {number} number
 * @property {string} round
 * @property {number} at      milliseconds since 1970
 * @property {How} how
 * @property {string} check   the text that was hashed, for a draw from a code; else ''
 * @property {string} excluded  what was excluded, as typed; those used before are in the log
 * @property {boolean} once   whether those were left out
 */

/** @param {number} n */
const two = (n) => String(n).padStart(2, '0');

/** "2026-11-30T08:05:09+01:00", by the clock of this device. @param {number} at */
export function isoTime(at) {
  const date = new Date(at);
  const offset = -date.getTimezoneOffset();
  const day = `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':');
  const away = Math.abs(offset);
  return `${day}T${time}${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;
}

/** A cell: quoted where it has to be; what a spreadsheet would take for a formula begins with an apostrophe. @param {string} text */
function cell(text, separator = ',') {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return plain.includes(separator) || /["\r\n]/.test(plain)
    ? `"${plain.replaceAll('"', '""')}"`
    : plain;
}

/**
 * With a byte order mark, by which spreadsheets know UTF-8.
 * @param {readonly (readonly string[])[]} rows the first one is the header
 * @param {',' | ';'} separator as the language's spreadsheets expect it
 */
export const csv = (rows, separator) =>
  `\ufeff${rows.map((row) => `${row.map((text) => cell(text, separator)).join(separator)}\r\n`).join('')}`;

/** Where a comma stands in numbers, it cannot separate them. @param {(n: number) => string} number */
export const separatorFor = (number) => (number(0.5).includes(',') ? ';' : ',');
