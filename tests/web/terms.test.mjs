// SPDX-License-Identifier: MIT
/** The catalogs keep to the glossary: no term that it warns of, and the letters that each language has. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';

/** [pattern, what to write instead, a text that it finds] @typedef {[string, string, string]} Refused */

const file = JSON.parse(
  readFileSync(new URL('../data/refused_terms.json', import.meta.url), 'utf8'),
);
const refused = /** @type {Record<string, Refused[]>} */ (file.refused);

/** @param {string} code @returns {Refused[]} */
const termsOf = (code) => [...refused.all, ...(refused[code] ?? [])];

/** What a reader sees of a message: no names of arguments. @param {string} message */
const visible = (message) => message.replace(/\{(\w+)(, (plural|select|selectordinal),)?/g, '{');

/** Letters of king, queen, rook, bishop and knight. */
const LETTERS = /** @type {Record<string, string>} */ ({
  en: 'K Q R B N',
  pt: 'R D T B C',
  it: 'R D T A C',
  lb: 'K D T L S',
  lt: 'K V B R Ž',
});

describe('the terms', () => {
  for (const { code, name } of builtLanguages()) {
    test(`of ${name} are those of the glossary`, () => {
      const faults = [];
      for (const [key, message] of Object.entries(readCatalog(code))) {
        for (const [pattern, instead] of termsOf(code)) {
          const found = new RegExp(pattern, 'iu').exec(visible(message));
          if (found) faults.push(`${key}: “${found[0]}” (${instead})`);
        }
      }
      assert.deepEqual(faults, []);
    });

    test(`of ${name}: letters of the pieces`, () => {
      assert.equal(readCatalog(code)['notation.letters'], LETTERS[code]);
    });
  }

  for (const [code, terms] of Object.entries(refused)) {
    test(`that are refused (${code}) would be found`, () => {
      for (const [pattern, , example] of terms) {
        assert.match(example, new RegExp(pattern, 'iu'));
      }
    });
  }
});
