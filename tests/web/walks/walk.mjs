// SPDX-License-Identifier: MIT
/** Walks every walk-through of this folder; `WALKS=write` writes down what is seen instead. */

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { useSite } from '../support.mjs';
import { Follower } from './follow.mjs';
import { parseWalk, rewriteWalk } from './format.mjs';

const here = new URL('./', import.meta.url);
const only = process.env.WALK ?? '';
const writing = process.env.WALKS === 'write';

const files = readdirSync(here).filter((name) => /^[a-z-]+\.md$/.test(name) && name.includes(only));

/**
 * Every second one, for two files of tests that run at the same time.
 * @param {0 | 1} half
 */
export function walkHalf(half) {
  const own = files.filter((_, nth) => nth % 2 === half);
  if (own.length === 0) return; // a browser that nobody asks for anything is never closed
  const site = useSite();
  for (const file of own) walkAlong(file, site);
}

/** @param {string} file @param {ReturnType<typeof useSite>} site */
function walkAlong(file, site) {
  const text = readFileSync(new URL(file, here), 'utf8');
  const walk = parseWalk(file, text);
  describe(file, () => {
    /** @type {Follower} */
    let follower;
    before(async () => {
      follower = await Follower.on(site.browser(), walk, { origin: site.origin(), language: 'en' });
      follower.writing = writing;
      await follower.open(walk.opens);
    });
    after(async () => {
      await follower.close();
      if (writing) writeFileSync(new URL(file, here), rewriteWalk(text, walk));
    });

    test('its landmarks and headings come as written', async () => {
      const seen = await follower.outline();
      if (writing) walk.outline = seen.map((said) => ({ said, line: 0 }));
      else follower.compare(walk.outline, seen);
    });
    test('Tab leads through it from one end to the other and back', async () => {
      const ends = await follower.throughAndBack();
      if (writing) walk.ends = ends.map((said) => ({ said, line: 0 }));
      else follower.compare(walk.ends, ends);
    });
    for (const task of walk.tasks) {
      test(task.name, async () => {
        if (task.opens) await follower.open(task.opens);
        for (const step of task.steps)
          await (writing ? follower.write(step) : follower.follow(step));
      });
    }
  });
}
