// SPDX-License-Identifier: MIT
/** A position taken along: as picture, text, QR code, on paper, in words and by voice. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { voiceFor } from '../../web/lib/speech.js';
import { violations } from './eyes.mjs';
import { tabTo, useSite } from './support.mjs';

const site = useSite();
const open = useSite({ headers: {} }); // a picture as the source of an image, which the policy refuses

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {string} button */
async function saved(page, button) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
  return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
}

/** @param {Page} page @param {string} selector */
const text = async (page, selector) => ((await page.textContent(selector)) ?? '').trim();

/** Gives the page voices of its own, which note what they are to say. @param {Page} page @param {string[]} langs */
const withVoices = (page, langs) =>
  page.addInitScript((given) => {
    /** @type {any} */ (window).spoken = [];
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => given.map((lang) => ({ lang })),
      cancel() {
        this.words?.onend();
      },
      /** @type {any} */ words: null,
      /** @param {any} words */
      speak(words) {
        this.words = words;
        /** @type {any} */ (window).spoken.push([words.lang, words.text]);
      },
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    /** @type {any} */ (window).SpeechSynthesisUtterance = class {
      /** @param {string} words */
      constructor(words) {
        this.text = words;
      }
    };
  }, langs);

describe('what is taken along', () => {
  test('is what was on the board: start, game or a position of one’s own', async () => {
    const page = await site.open('en/positions/?n=177');
    await page.fill('#typed-move', 'e4');
    await page.press('#typed-move', 'Enter');
    await page.click('#take-more');
    await page.waitForSelector('html.ready');
    assert.match(page.url(), /\/positions\/take\/\?n=177&moves=e2e4$/);
    assert.equal(await text(page, '#title'), 'Start position 177, after 1.e4');
    assert.match(await page.inputValue('#take-fen'), /^bnrbnkrq\/pppppppp\/8\/8\/4P3\//);
    assert.match(await page.inputValue('#take-link'), /\/en\/positions\/\?n=177&moves=e2e4$/);
    assert.ok(await page.isHidden('#derive'), 'the number tells of the start alone');
    await page.click('a[data-language="pt"]');
    await page.waitForSelector('html.ready[lang="pt-BR"]');
    assert.equal(await text(page, '#title'), 'Posição inicial 177, depois de 1.e4');
    await page.click('#back');
    await page.waitForSelector('html.ready[lang="pt-BR"]');
    assert.match(page.url(), /\/pt\/positions\/\?n=177&moves=e2e4$/);
    await page.goto(`${site.origin()}en/positions/take/?fen=6k1/P7/6K1/8/8/8/8/8_w_-_-_0_1`);
    await page.waitForSelector('html.ready');
    assert.equal(await text(page, '#title'), 'A chess position');
    assert.match(await text(page, '#in-words'), /^White: king g6; pawn a7\. Black: king g8\./);
    await page.close();
  });

  test('can be chosen by number, and what is no number is told', async () => {
    const page = await site.open('en/positions/take/');
    assert.equal(await text(page, '#title'), 'Start position 518');
    await tabTo(page, '#number');
    await page.keyboard.type('177');
    await page.keyboard.press('Enter');
    assert.equal(await text(page, '#title'), 'Start position 177');
    assert.equal(
      await page.inputValue('#take-shredder'),
      'bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w GCgc - 0 1',
    );
    assert.equal(new URL(page.url()).search, '?n=177');
    for (const [typed, told] of [
      ['960', /“960” is no number of a start position.*0 to 959.*still shows 177/],
      ['', /Type a whole number from 0 to 959\. The board still shows 177/],
    ]) {
      await page.fill('#number', String(typed));
      await page.press('#number', 'Enter');
      assert.match(await text(page, '#number-error'), /** @type {RegExp} */ (told));
      assert.equal(await text(page, '#title'), 'Start position 177');
    }
    await page.close();
  });

  test('is not what a wrong link asks for, which is said', async () => {
    for (const [asked, told] of [
      ['?n=1000', /“1000” is no number/],
      ['?fen=nonsense', /This FEN cannot be read/],
      ['?n=518&moves=e2e4.e2e4', /not possible here/],
    ]) {
      const page = await site.open(`en/positions/take/${asked}`);
      assert.match(await text(page, '#number-error'), /** @type {RegExp} */ (told));
      await page.close();
    }
  });
});

describe('it goes along', () => {
  test('as SVG and as PNG of the width chosen, the same drawing, from either side', async () => {
    for (const turned of [false, true]) {
      const page = await open.open('en/positions/take/?n=177');
      if (turned) await page.check('#turned');
      const svg = await saved(page, '#svg');
      assert.equal(svg.name, 'chess960-177.svg');
      await page.selectOption('#width', '480');
      const png = await saved(page, '#png');
      assert.equal(png.name, 'chess960-177.png');
      assert.equal(png.bytes.readUInt32BE(16), 480);
      assert.match(await text(page, '#said-picture'), /^Saved as chess960-177\.png\.$/);
      const apart = await page.evaluate(
        async ([one, two]) => {
          /** @param {string} source */
          const pixels = async (source) => {
            const image = new Image();
            image.src = source;
            await image.decode();
            const canvas = Object.assign(document.createElement('canvas'), {
              width: 480,
              height: 475,
            });
            const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
            context.drawImage(image, 0, 0, 480, 475);
            return context.getImageData(0, 0, 480, 475).data;
          };
          const [a, b] = [await pixels(one), await pixels(two)];
          return a.reduce((sum, value, i) => sum + (Math.abs(value - b[i]) > 60 ? 1 : 0), 0);
        },
        [
          `data:image/svg+xml;base64,${svg.bytes.toString('base64')}`,
          `data:image/png;base64,${png.bytes.toString('base64')}`,
        ],
      );
      assert.ok(apart < 4000, `${apart} of 912,000 values differ`);
      await page.close();
    }
  });

  test('under a strict content security policy', async () => {
    const page = await site.open('pt/positions/take/?n=0');
    const png = await saved(page, '#png');
    assert.equal(png.bytes.readUInt32BE(16), 960);
    await page.close();
  });

  test('as a QR code with the link; a game too long for one is told so', async () => {
    const page = await site.open('en/positions/take/?n=177');
    assert.equal(
      await page.getAttribute('#qr svg', 'aria-label'),
      'QR code with the link to this position',
    );
    assert.equal(await text(page, '#link-printed'), await page.inputValue('#take-link'));
    const file = await saved(page, '#qr-svg');
    assert.equal(file.name, 'chess960-qr-177.svg');
    assert.match(String(file.bytes), /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
    const there = ['g1f3', 'g8f6', 'f3g1', 'f6g8'];
    await page.goto(
      `${site.origin()}en/positions/take/?n=518&moves=${Array(120).fill(there).flat().join('.')}`,
    );
    await page.waitForSelector('html.ready');
    assert.match(await text(page, '#qr'), /too long for a QR code/);
    assert.ok(await page.isHidden('#qr-svg'));
    await page.close();
  });

  test('as text that is copied', async () => {
    const page = await site.open('en/positions/take/?n=177', {
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    for (const [id, copied] of [
      ['take-fen', /^bnrbnkrq.* KQkq - 0 1$/],
      ['take-shredder', / GCgc - 0 1$/],
      ['take-link', /\?n=177$/],
      ['in-words', /^White: king f1; queen h1; rooks c1 and g1;.*White to move\.$/],
    ]) {
      await page.click(`[data-copy="${id}"]`);
      await page.waitForSelector(`[data-copy="${id}"].said`);
      const got = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(got, /** @type {RegExp} */ (copied));
    }
    assert.equal(await text(page, '#said-words'), 'Copied');
    await page.close();
  });

  test('by a voice of the page’s language, until it is stopped', async () => {
    const page = await site.browser().newPage();
    await withVoices(page, ['en-GB', 'pt-PT', 'pt_BR']);
    await page.goto(`${site.origin()}pt/positions/take/?n=177`);
    await page.waitForSelector('html.ready');
    await page.click('#read-aloud');
    await page.waitForFunction(() => /** @type {any} */ (window).spoken.length === 1);
    const [[lang, words]] = await page.evaluate(() => /** @type {any} */ (window).spoken);
    assert.equal(lang, 'pt_BR');
    assert.match(words, /^Brancas: rei f1/);
    assert.equal(await text(page, '#read-aloud'), 'Parar a leitura');
    await page.click('#read-aloud');
    assert.equal(await text(page, '#read-aloud'), 'Ler em voz alta');
    assert.equal(await text(page, '#said-words'), '');
    await page.close();
  });

  test('or without a voice for it, which is said', async () => {
    const page = await site.browser().newPage();
    await withVoices(page, ['de-DE']);
    await page.goto(`${site.origin()}en/positions/take/`);
    await page.waitForSelector('html.ready');
    await page.click('#read-aloud');
    await page.waitForFunction(() => document.querySelector('#said-words')?.textContent);
    assert.match(await text(page, '#said-words'), /no voice for the language/);
    assert.equal(await text(page, '#read-aloud'), 'Read aloud');
    await page.close();
  });

  test('on one sheet of paper: board, number, both FENs, QR code, derivation', async () => {
    for (const asked of ['?n=959', '?n=518&moves=e2e4']) {
      const page = await site.open(`pt/positions/take/${asked}`);
      const pdf = await page.pdf({ format: 'A4' });
      assert.equal(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, 1, asked);
      await page.emulateMedia({ media: 'print' });
      for (const part of ['#title', '#picture svg', '#take-fen', '#take-shredder', '#qr svg']) {
        assert.ok(await page.isVisible(part), part);
      }
      assert.equal(await page.isVisible('#derive'), asked === '?n=959');
      for (const part of ['#choice', '#svg', '#print', '#in-words', '.foot']) {
        assert.ok(await page.isHidden(part), part);
      }
      await page.close();
    }
  });
});

describe('the page that gives it', () => {
  test('reads without scripts, and has no fault that axe can see', async () => {
    const still = await site.browser().newContext({ javaScriptEnabled: false });
    const plain = await still.newPage();
    await plain.goto(`${site.origin()}pt/positions/take/`);
    assert.ok(await plain.isVisible('#in-words'));
    assert.ok(await plain.isHidden('#png'));
    await still.close();
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await open.open('en/positions/take/?n=177', { colorScheme });
      await page.click('#svg');
      assert.deepEqual(await violations(page, {}), []);
      await page.close();
    }
  });

  test('fits 320 px, with controls of 24 px and more', async () => {
    for (const code of ['en', 'pt']) {
      const page = await site.open(`${code}/positions/take/?n=177`, {
        viewport: { width: 320, height: 700 },
      });
      const found = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth,
        small: Array.from(
          document.querySelectorAll('main button, main input, main select, main textarea, main a'),
        )
          // A box with its words around it is as large as they are together.
          .map((control) => (control.closest('label') ?? control).getBoundingClientRect())
          .filter(({ width, height }) => width > 0 && (width < 24 || height < 24)).length,
      }));
      assert.deepEqual(found, { wide: 320, small: 0 });
      await page.close();
    }
  });
});

test('a voice of the country is taken before another of the language, and none of another language', () => {
  const voices = [{ lang: 'en-US' }, { lang: 'pt_PT' }, { lang: 'pt-BR' }];
  assert.equal(voiceFor(voices, 'pt-BR')?.lang, 'pt-BR');
  assert.equal(voiceFor(voices.slice(0, 2), 'pt-BR')?.lang, 'pt_PT');
  assert.equal(voiceFor(voices, 'en')?.lang, 'en-US');
  assert.equal(voiceFor(voices, 'lb'), null);
});
