// SPDX-License-Identifier: MIT
/** What translators are told about the texts is true. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { STAGES, ownTerms, readMarks, stages } from '../../web/build/translators.mjs';
import { sourceLanguage } from '../../web/site.config.js';

describe('the list for translators', () => {
  for (const { code, name } of builtLanguages()) {
    test(`has a place for every text in ${name}`, () => {
      const keys = stages(code).map(({ key }) => key);
      assert.deepEqual(keys, Object.keys(readCatalog(code)));
      assert.ok(stages(code).every(({ stage }) => STAGES.includes(stage)));
    });

    test(`marks nothing in ${name} that is not there`, () => {
      const catalog = readCatalog(code);
      const marks = Object.entries(readMarks(code));
      assert.deepEqual(
        marks.map(([key]) => key).filter((key) => !(key in catalog)),
        [],
      );
      for (const [key, mark] of marks) assert.match(mark, /^(reread|native) [0-9a-f]{8}$/, key);
    });

    if (code !== sourceLanguage) {
      test(`names the renderings of our own that ${name} has`, () => {
        const texts = Object.values(readCatalog(code)).join('\n').toLowerCase();
        for (const { rendering } of ownTerms()[code] ?? []) {
          assert.ok(texts.includes(rendering.toLowerCase()), rendering);
        }
        assert.ok((ownTerms()[code] ?? []).length > 0);
      });
    }
  }
});
