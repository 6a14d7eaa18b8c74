// SPDX-License-Identifier: MIT
/**
 * Every embed in every kind of frame in three engines, for a minute each: no height changes by itself, whatever the
 * frame's width; and a drill in each kind of frame, to its end. It takes a quarter of an hour: `npm run soak`.
 */

import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { embedName, embeds } from '../../../web/embed/list.js';
import { pages } from '../../../web/site.config.js';
import { serve } from '../browser.mjs';
import { FORMS, openHost } from '../embed/host-page.mjs';
import { chromium } from '../engines/chromium.mjs';
import { firefox } from '../engines/firefox.mjs';
import {
  drive,
  heightsFollow,
  openWith,
  queryOf,
  saidIn,
  toldRightly,
} from '../engines/tasks/embeds.mjs';
import { webkit } from '../engines/webkit.mjs';

/** A third of the minute for each, in pixels. */
const WIDTHS = [700, 320, 1000];
const THIRD = Number(process.env.SOAK_SECONDS ?? 60) / WIDTHS.length;

const QUESTIONS = 3;

const names = embeds.map(({ page }) => embedName(pages.find(({ id }) => id === page)?.slug ?? ''));
const codes = builtLanguages().map(({ code }) => code);

for (const start of [chromium, firefox, webkit]) {
  describe(`in ${start.name}`, { timeout: 3_600_000 }, () => {
    /** @type {string} */
    let folder;
    /** @type {import('../engines/reader.mjs').Engine} */
    let engine;
    /** @type {Awaited<ReturnType<typeof serve>>} */
    let site;
    /** @type {Awaited<ReturnType<typeof openHost>>} */
    let host;
    before(async () => {
      folder = await mkdtemp(join(tmpdir(), 'c960-'));
      site = await serve({ headers: {} });
      host = await openHost(site.origin);
      engine = await start(folder);
      await engine.resize(1100, 800);
    });
    after(async () => {
      await engine?.close();
      await host?.close();
      await site?.close();
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    });

    for (const [at, form] of FORMS.entries()) {
      test(`${form.name}: no height changes by itself`, async () => {
        const all = names.map((name, n) => ({
          path: `${codes[(n + at) % codes.length]}/${name}`,
          form,
        }));
        const { top, inside } = await openWith(engine, host, all, { small: true });
        for (const width of WIDTHS) {
          await top.evaluate((to) => {
            for (const frame of document.querySelectorAll('iframe')) frame.style.width = `${to}px`;
          }, width);
          await heightsFollow(top, inside, THIRD * 1000);
        }
        assert.deepEqual(await saidIn(top, 'error'), []);
        top.noErrors();
      });

      test(`${form.name}: a drill tells how it went`, async () => {
        const drill = { path: 'en/castling-drill', query: queryOf(QUESTIONS), form };
        const { top, inside } = await openWith(engine, host, [drill]);
        await drive(inside[0], QUESTIONS);
        const origin = form.opaque ? 'null' : new URL(site.origin).origin;
        await toldRightly(top, 0, origin, QUESTIONS);
        await heightsFollow(top, inside, 2000);
        top.noErrors();
      });
    }
  });
}
