// SPDX-License-Identifier: MIT
/** The main tasks in one engine: the same sentences for all. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { serve } from '../browser.mjs';
import { createReader } from './reader.mjs';
import { classes } from './tasks/class.mjs';
import { elements } from './tasks/elements.mjs';
import { framedByOthers } from './tasks/embeds.mjs';
import { lessons } from './tasks/lessons.mjs';
import { packages } from './tasks/packages.mjs';
import { framed, offline, pages, withoutStorage } from './tasks/pages.mjs';
import { positions } from './tasks/positions.mjs';

/** @typedef {import('./reader.mjs').Engine} Engine */
/** @typedef {import('./reader.mjs').Reader} Reader */

/** What a page is served with that may keep nothing: it is nobody's, in every engine. */
const NOBODY = {
  'Content-Security-Policy': 'sandbox allow-scripts allow-forms',
  'Access-Control-Allow-Origin': '*',
};

/** Which site each group of tasks is done on. @type {Record<string, [number, Record<string, (reader: Reader, stop: () => Promise<void>, engine: Engine) => Promise<void>>]>} */
const GROUPS = {
  'on Positions': [0, positions],
  'in lessons and drills': [0, lessons],
  elsewhere: [0, pages],
  'where nothing may be kept': [1, withoutStorage],
  'in a narrow frame': [2, framed],
  'in a page of somebody else': [2, framedByOthers],
  'in a class': [2, classes],
  'for learning platforms': [0, packages],
  'with the package': [0, elements],
  'without network': [3, offline],
};

/**
 * @param {string} name @param {(folder: string) => Promise<Engine>} start
 * @param {readonly (keyof typeof GROUPS)[]} [elsewhere] groups of which this engine does more in other tests
 */
export function tasksIn(name, start, elsewhere = []) {
  /** @type {string} */
  let folder;
  /** @type {Engine} */
  let engine;
  /** @type {Awaited<ReturnType<typeof serve>>[]} */
  let sites = [];
  /** @type {Reader[]} the site as it is served, to nobody, without a policy, and where it stops */
  let readers = [];

  describe(`in ${name}`, () => {
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'c960-'));
      sites = await Promise.all(
        [{}, { headers: NOBODY }, { headers: {} }, {}].map((options) => serve(options)),
      );
      engine = await start(folder);
      readers = sites.map(({ origin }) => createReader(origin, engine));
      await engine.resize(1100, 800);
    });
    after(async () => {
      await engine?.close();
      await Promise.all(sites.map((site) => site.close()));
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    });
    beforeEach(() => readers[0].forget());

    for (const [where, [served, tasks]] of Object.entries(GROUPS)) {
      if (elsewhere.includes(where)) continue;
      describe(where, () => {
        for (const [sentence, task] of Object.entries(tasks)) {
          test(sentence, async () => {
            await task(readers[served], sites[served].close, engine);
            readers[served].noErrors();
          });
        }
      });
    }
  });
}
