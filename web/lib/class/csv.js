// SPDX-License-Identifier: MIT
/** A table as a file for spreadsheets: RFC 4180, and no cell that a spreadsheet would run. */

/** What makes a spreadsheet take a text for a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;

/** @param {string | number} value */
function cell(value) {
  const text = String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * With a mark at its beginning by which spreadsheets know the letters.
 * @param {readonly (readonly (string | number)[])[]} rows the first are the headings
 */
export const csv = (rows) => `\ufeff${rows.map((row) => `${row.map(cell).join()}\r\n`).join('')}`;
