// SPDX-License-Identifier: MIT
/** Days as each language writes them, without help from the engine. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, readCatalogs } from '../../web/build/catalogs.mjs';
import { isoDay, showDay, showTime } from '../../web/lib/dates.js';

/** @type {Record<string, [string, string]>} 5 January 2027 and 31 December 2027 */
const EXPECTED = {
  en: ['5 January 2027', '31 December 2027'],
  pt: ['5 de janeiro de 2027', '31 de dezembro de 2027'],
  it: ['5 gennaio 2027', '31 dicembre 2027'],
  lb: ['5. Januar 2027', '31. Dezember 2027'],
  lt: ['2027 m. sausio 5 d.', '2027 m. gruodžio 31 d.'],
};

describe('a day', () => {
  for (const { language, catalog } of readCatalogs()) {
    const texts = buildTexts(language, catalog);

    test(`is written as ${language.name} does`, () => {
      const days = [new Date(2027, 0, 5), new Date(2027, 11, 31)];
      assert.deepEqual(
        days.map((day) => showDay(texts, day)),
        EXPECTED[language.code],
      );
    });

    test(`has twelve months of its own in ${language.name}`, () => {
      const all = Array.from({ length: 12 }, (_, month) =>
        showDay(texts, new Date(2027, month, 1)),
      );
      assert.equal(new Set(all).size, 12);
    });
  }

  test('in files is written year first', () => {
    assert.equal(isoDay(new Date(2027, 0, 5)), '2027-01-05');
  });
});

test('a time of day has two digits each', () => {
  assert.equal(showTime(new Date(2027, 0, 5, 8, 5)), '08:05');
});
