// SPDX-License-Identifier: MIT
// What the tests of the binding share: the built package, the facts of tests/data, and errors caught.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import createC960, { C960Error } from '../../wasm/dist/index.js';

export const c960 = await createC960();

const data = new URL('../data/', import.meta.url);

/**
 * The rows of a file of tests/data, one JSON value a line.
 *
 * @param {string} name
 * @returns {any[]}
 */
export function jsonRows(name) {
  return lines(name).map((line) => JSON.parse(line));
}

/**
 * The rows of a table of tests/data, by the names in its first line.
 *
 * @param {string} name
 * @returns {Record<string, string>[]}
 */
export function tableRows(name) {
  const [head = '', ...rows] = lines(name);
  const names = head.split('\t');
  return rows.map((row) => {
    const cells = row.split('\t');
    return Object.fromEntries(names.map((key, n) => [key, cells[n] ?? '']));
  });
}

/** @param {string} name */
function lines(name) {
  const text = readFileSync(new URL(name, data), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/** A file of tests/data as it is. @param {string} name */
export const dataText = (name) => readFileSync(new URL(name, data), 'utf8');

/**
 * Checks every row and reports the first few that fail, with how many there are.
 *
 * @template T
 * @param {readonly T[]} rows
 * @param {(row: T) => void} check
 */
export function everyRow(rows, check) {
  assert.ok(rows.length > 0, 'there are no rows');
  const failures = rows.flatMap((row) => {
    try {
      check(row);
      return [];
    } catch (error) {
      const { id } = /** @type {{ id?: string }} */ (row);
      const name = id ?? JSON.stringify(row).slice(0, 200);
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });
  if (failures.length === 0) return;
  const shown = failures.slice(0, 5).join('\n\n');
  assert.fail(`${failures.length} of ${rows.length} rows fail:\n${shown}`);
}

/**
 * The C960Error that a call throws.
 *
 * @param {() => unknown} call
 * @returns {C960Error}
 */
export function thrownBy(call) {
  try {
    call();
  } catch (error) {
    if (error instanceof C960Error) return error;
    throw error;
  }
  return assert.fail('nothing was thrown');
}

/**
 * The C960Error that a promise is rejected with.
 *
 * @param {Promise<unknown>} promise
 * @returns {Promise<C960Error>}
 */
export async function rejectedBy(promise) {
  try {
    await promise;
  } catch (error) {
    if (error instanceof C960Error) return error;
    throw error;
  }
  return assert.fail('nothing was rejected');
}

/** Every third row: enough here, where the core is tested with all of them. @template T @param {T[]} rows */
export const everyThird = (rows) => rows.filter((_, n) => n % 3 === 0);

/** The square's number in the order a1, b1, ... h8. @param {string} square */
export const orderOf = (square) => 'abcdefgh'.indexOf(square[0] ?? '') + 8 * Number(square[1]);
