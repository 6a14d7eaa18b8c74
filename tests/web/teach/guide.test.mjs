// SPDX-License-Identifier: MIT
/** The page for teachers in words, as it was built. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { contentsViews } from '../../../web/build/views/contents.mjs';
import { teachViews } from '../../../web/build/views/teach.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { browsers, pages } from '../../../web/site.config.js';

const { plan } = teachViews(contentsViews(pages, []));
/** @param {string} code */
const guide = (code) =>
  readFileSync(join(paths.dist, code, 'teach/guide/index.html'), 'utf8').replace(/\s+/g, ' ');

describe('the page for teachers', () => {
  test('has a plan in which each step follows the one before, up to the 45th minute', () => {
    const ends = plan.map(({ to }) => to);
    assert.deepEqual(
      plan.map(({ from }) => from),
      [0, ...ends.slice(0, -1)],
    );
    assert.equal(ends.at(-1), 45);
    assert.equal(plan.filter(({ slug }) => slug).length, 4, 'the pages that it leads to are there');
  });

  test('names in every language the oldest browsers, each with its version', () => {
    for (const { code } of builtLanguages()) {
      const html = guide(code);
      for (const version of Object.values(browsers)) {
        assert.match(
          html,
          new RegExp(`<li>[A-Z][A-Za-z, ()]+ ${version}</li>`),
          `${code} ${version}`,
        );
      }
    }
  });

  test('promises no embedding by address alone where the site does not know its own', () => {
    const told = guide('en');
    assert.ok(told.includes('Custom HTML'));
    assert.doesNotMatch(told, /address of a page/);
  });
});
