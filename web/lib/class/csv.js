// SPDX-License-Identifier: MIT
/** A table as a file or for pasting into spreadsheets: RFC 4180, or tabs, and no cell that a spreadsheet would run. */

/** What makes a spreadsheet take a text for a formula, in whatever width it is written. */
const FORMULA = /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]/;

/** @param {string | number} value @param {RegExp} special what a cell cannot hold without quotes */
function cell(value, special) {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return special.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @typedef {readonly (readonly (string | number)[])[]} Rows  the first are the headings */

/**
 * With a mark at its beginning by which spreadsheets know the letters.
 * @param {Rows} rows
 */
export const csv = (rows) =>
  `\ufeff${rows.map((row) => `${row.map((one) => cell(one, /[",\r\n;]/)).join()}\r\n`).join('')}`;

/**
 * For the clipboard: in half of the world spreadsheets part the cells of a file at semicolons, but what is pasted at tabs.
 * @param {Rows} rows
 */
export const tabbed = (rows) =>
  rows.map((row) => row.map((one) => cell(one, /["\t\r\n]/)).join('\t')).join('\n');
