// SPDX-License-Identifier: MIT
/** The other pages in any engine. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pages as allPages } from '../../../../web/site.config.js';
import { questionsOf, readAddress, stepsOf } from '../../../../web/lib/numbers/questions.js';
import { facts } from '../../atlas-support.mjs';
import { c960 } from '../../castling-support.mjs';
import { clickSquares, isSaid, stands } from '../board.mjs';

/** @typedef {import('../reader.mjs').Reader} Reader */

/** Waits until a file is saved, whole. @param {Reader} reader @param {string} name @param {(bytes: Buffer) => boolean} isWhole */
const saved = (reader, name, isWhole) =>
  reader.wait(`${name} to be saved`, () => readFile(join(reader.downloads, name)), isWhole);

/** @param {Reader} reader @param {number} n */
const fits = (reader, n) =>
  reader.wait(
    `${n} to fit`,
    () => reader.text('#fits'),
    (text) => text.startsWith(`${n} `),
  );

/** @type {Record<string, (reader: Reader) => Promise<void>>} */
export const pages = {
  'a position is drawn with a die, by clicks and by keys': async (reader) => {
    await reader.open('en/draw/');
    await reader.click('#face-5');
    await reader.says('#said', /^5: does not count\. Next: Bishop on a dark square\./);
    for (const face of [2, 3, 3]) await reader.click(`#face-${face}`);
    await reader.press('2 3');
    await reader.says('#said', 'Start position 518: RNBQKBNR.');
    await reader.wait('the focus on the number', () => reader.hasFocus('#ask-title'));
    await reader.addressSays('?by=die&got=5.2.3.3.2.3');
    await reader.click('#undo');
    await reader.wait(
      'one less',
      () => reader.count('#course li'),
      (n) => n === 5,
    );
  },

  'the atlas is filtered by a click, and opens a position': async (reader) => {
    await reader.open('en/positions/atlas/');
    await reader.wait('the tiles', () => reader.count('.tile'));
    await reader.click('[data-facet="king"][value="f1"]');
    const fitting = facts.filter(({ king }) => king === 'f1');
    await fits(reader, fitting.length);
    await reader.addressSays('king=f1');
    await reader.click('#clear');
    await fits(reader, 960);
    await reader.fill('#pattern', 'b??n');
    await fits(reader, facts.filter(({ letters: l }) => l[0] === 'B' && l[3] === 'N').length);
  },

  'a question of the rules is opened, found and tried on the board': async (reader) => {
    await reader.open('en/rules/');
    await reader.click('#attacked-way .try');
    await reader.says('#attacked-way .caption', /d1.*d8.*3\.8\.2\.2/);
    await isSaid(reader, /\S/);
    await reader.fill('#find', 'en PASSANT');
    await reader.says('#found', /^\d+\b/);
    assert.ok(
      await reader.evaluate(() => document.querySelector('#ep-pin')?.checkVisibility() ?? false),
    );
    assert.ok(
      await reader.evaluate(() => !document.querySelector('#attacked-way')?.checkVisibility()),
    );
  },

  'a position is taken along as SVG, as PNG and as FEN': async (reader) => {
    await reader.open('en/positions/take/?n=177');
    assert.match(await reader.value('#take-fen'), /^bnrbnkrq.* w KQkq - 0 1$/);
    await reader.click('#svg');
    await reader.says('#said-picture', 'chess960-177.svg');
    const whole = (/** @type {Buffer} */ bytes) => String(bytes).trimEnd().endsWith('</svg>');
    await saved(reader, 'chess960-177.svg', whole);
    await reader.click('#png');
    await reader.says('#said-picture', 'chess960-177.png');
    const png = await saved(reader, 'chess960-177.png', (bytes) => bytes.includes('IEND'));
    assert.equal(png.readUInt32BE(16), 960);
    assert.ok(png.length > 20_000, 'the pieces are in it');
  },

  'the number of a position is worked out step by step': async (reader) => {
    await reader.open('en/positions/training/?seed=abc&count=3');
    await reader.click('#begin');
    const { settings, seed } = readAddress('?seed=abc&count=3');
    const questions = questionsOf(c960, settings, seed ?? '');
    for (const { number, direction } of questions) {
      for (const { fields } of stepsOf(c960.startInfo(number), direction)) {
        for (const { name, answer } of fields) {
          await reader.tabTo(`#field-${name}`);
          await reader.type(answer);
        }
        await reader.press('Enter');
        await reader.wait('the verdict', () => reader.hasFocus('.tone-yes .verdict'));
        await reader.press('Enter');
      }
    }
    await reader.says('.summary h2', '3 of 3');
  },

  'the first Tab offers to skip to the content': async (reader) => {
    await reader.open('en/positions/');
    await reader.press('Tab');
    assert.ok(await reader.hasFocus('.skip'));
    await reader.press('Enter');
    await reader.wait('the content', () => reader.hasFocus('#main'));
  },
};

/** On pages that may keep nothing, not even in this tab. @type {Record<string, (reader: Reader) => Promise<void>>} */
export const withoutStorage = {
  'without storage everything can be done, and nothing is kept': async (reader) => {
    await reader.open('en/positions/?n=518');
    const denied = await reader.evaluate(() => {
      try {
        return !localStorage;
      } catch {
        return true;
      }
    });
    assert.ok(denied, 'there is no storage');
    await clickSquares(reader, '', 'e2', 'e4');
    await stands(reader, { e4: 'white pawn' });
    await reader.open('en/castling/drill/?v=1&seed=abd&kinds=which-kind&count=3');
    await reader.click('#drill-begin');
    for (let n = 0; n < 3; n++) {
      await reader.click('.options button');
      await reader.wait('the verdict', () => reader.hasFocus('.desk .verdict'));
      await reader.click('[data-do="next"]');
    }
    await reader.says('.summary h2', /of 3/);
  },
};

/** A page in a frame of 320 px: not every engine has a window that narrow. @param {Reader} reader @param {string} path */
async function widthOf(reader, path) {
  await reader.evaluate((src) => {
    const frame = Object.assign(document.createElement('iframe'), { src, id: 'narrow' });
    frame.style.cssText =
      'position: fixed; inset: 0 auto auto 0; width: 320px; height: 600px; border: 0';
    document.body.replaceChildren(frame);
  }, reader.origin + path);
  return reader.wait(`${path} in a frame`, () =>
    reader.evaluate((end) => {
      const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('#narrow'));
      const inner = frame.contentDocument;
      const root = inner?.documentElement;
      if (!root || !inner.URL.includes(end) || inner.readyState !== 'complete') return null;
      if ('page' in root.dataset && !root.classList.contains('ready')) return null;
      return root.scrollWidth;
    }, path),
  );
}

/** On pages that may stand in a frame. @type {Record<string, (reader: Reader) => Promise<void>>} */
export const framed = {
  'no page is wider than 320 px, in the language with the longest words': async (reader) => {
    await reader.open('404.html');
    for (const { slug } of allPages) {
      const width = Number(await widthOf(reader, `lt/${slug}`));
      assert.ok(width <= 320, `${reader.name}: lt/${slug} is ${width} px wide`);
    }
  },
};

/** On a site whose server stops. @type {Record<string, (reader: Reader, stop: () => Promise<void>) => Promise<void>>} */
export const offline = {
  'after one visit every page opens without its server, in another language too': async (
    reader,
    stop,
  ) => {
    await reader.open('en/positions/');
    await reader.wait('everything to be kept', () =>
      reader.evaluate(() => navigator.serviceWorker.controller?.state === 'activated'),
    );
    await stop();
    await reader.open('en/positions/?n=177');
    await clickSquares(reader, '', 'e2', 'e4');
    await stands(reader, { f1: 'white king', e4: 'white pawn' });
    await reader.click('a[data-language="lt"]');
    await reader.ready('lt');
    for (const { slug } of allPages) {
      await reader.open(`lt/${slug}`);
      assert.ok(await reader.count('main h1'), `lt/${slug}`);
    }
    await reader.open('en/castling/drill/?v=1&seed=abd&kinds=which-kind&count=3');
    await reader.click('#drill-begin');
    await reader.click('.options button');
    await reader.wait('the verdict', () => reader.hasFocus('.desk .verdict'));

    // The embed of a drill as its own file, any other as its page.
    await reader.open('embed/it/promotion-drill.html?count=3');
    await reader.click('#drill-begin');
    await reader.wait('a question', () => reader.count('.desk[data-state] h2'));
    assert.equal(await reader.count('header.top'), 0);
    await reader.open('embed/pt/positions.html?n=177');
    await stands(reader, { f1: 'rei branco' });
    assert.equal(await reader.count('header.top'), 1);
  },
};
