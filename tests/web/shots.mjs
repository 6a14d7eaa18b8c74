// SPDX-License-Identifier: MIT
/**
 * Pictures of every page at 320, 768 and 1280 px, light and dark, into `tests/web/shots/`, to be looked at.
 *
 *   node tests/web/shots.mjs [part of a name]
 *   node tests/web/shots.mjs --readme      only the picture of the README, web/assets/readme.png
 *   node tests/web/shots.mjs --install     only those shown to who thinks of installing, web/assets/shots/
 */

import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { launch, serve } from './browser.mjs';

const README = fileURLToPath(new URL('../../web/assets/readme.png', import.meta.url));
const SHOTS = fileURLToPath(new URL('../../web/assets/shots/', import.meta.url));
const OUT = fileURLToPath(new URL('./shots/', import.meta.url));
const WIDTHS = [320, 768, 1280];
const SCHEMES = /** @type {const} */ (['light', 'dark']);

/** The windows of the pictures for those who install, and the pages in them with their scenes. */
const FORMS = { wide: { width: 1280, height: 800 }, narrow: { width: 412, height: 824 } };
const SHOWN = { positions: 'positions', drill: 'drill-asked', draw: 'draw' };

/** @typedef {import('playwright-core').Page} Page */

/** What is shown: an address, and what is done before the picture is taken. @type {Record<string, {path: string, act?: (page: Page) => Promise<unknown>}>} */
const SCENES = {
  readme: { path: 'en/positions/?n=177', act: (page) => page.click('#castle-c') },
  root: { path: '404.html' },
  home: { path: 'en/' },
  'home-pt': { path: 'pt/' },
  positions: { path: 'en/positions/?n=177' },
  'positions-pt': { path: 'pt/positions/?n=748' },
  atlas: { path: 'en/positions/atlas/' },
  'atlas-alike': { path: 'pt/positions/atlas/?king=e1,f1&like=518' },
  training: {
    path: 'en/positions/training/?seed=abc',
    async act(page) {
      await page.click('#begin');
      await page.click('[data-do="hint"]');
    },
  },
  'training-told': {
    path: 'pt/positions/training/?seed=abc&how=at-once',
    async act(page) {
      await page.click('#begin');
      await page.fill('#field-whole', 'TCB');
      await page.press('#field-whole', 'Enter');
    },
  },
  'castling-shown': {
    path: 'en/positions/?n=518',
    act: (page) => page.click('#show-g'),
  },
  draw: { path: 'en/draw/?by=die&got=5.2.3' },
  'draw-cards': { path: 'pt/draw/?by=cards&got=R.N.B' },
  'draw-done': { path: 'en/draw/?by=dice&got=2.3.3.5' },
  arbiter: {
    path: 'pt/draw/arbiter/',
    async act(page) {
      await page.click('#draw-now');
      await page.check('[value="code"]');
      await page.fill('#code', 'c960');
      await page.click('#draw-now');
      await page.fill('#exclude', '518, 96O, 3-1, 960');
    },
  },
  projector: {
    path: 'en/draw/arbiter/',
    async act(page) {
      await page.click('#draw-now');
      await page.click('#project');
    },
  },
  rules: { path: 'en/rules/', act: (page) => page.click('#attacked-way .try') },
  'rules-pt': { path: 'pt/rules/', act: (page) => page.fill('#find', 'promocao') },
  tournament: { path: 'en/rules/tournament/' },
  'tournament-pt': { path: 'pt/rules/tournament/' },
  lesson: { path: 'en/castling/' },
  'lesson-pt': {
    path: 'pt/castling/',
    async act(page) {
      for (const scene of ['land', 'must', 'lost', 'odd', 'hand']) {
        await page.click(`#${scene} .pick >> nth=3`);
      }
    },
  },
  'en-passant': {
    path: 'en/en-passant/',
    async act(page) {
      await page.click('#take [data-do="reply"]');
      await page.click('#rare .pick >> nth=2');
      await page.click('#rare [data-do="take"]');
    },
  },
  'en-passant-drill': {
    path: 'en/en-passant/drill/?v=1&seed=abd',
    async act(page) {
      await page.click('#drill-begin');
      await page.click('.desk [data-response] >> nth=-1');
    },
  },
  endings: { path: 'en/endings/', act: (page) => page.click('#alive [data-ask="white"]') },
  'endings-pt': {
    path: 'pt/endings/?fen=8/8/8/8/8/5N1p/8/5K1k_w_-_-_0_1',
    act: (page) => page.click('#ask [data-ask="black"]'),
  },
  'promotion-lesson': { path: 'en/promotion/' },
  'promotion-drill': {
    path: 'en/promotion/drill/?v=1&seed=abd',
    act: (page) => page.click('#drill-begin'),
  },
  'en-passant-pt': { path: 'pt/en-passant/?as=black' },
  'drill-choices': {
    path: 'pt/castling/drill/?v=1&seed=abd',
    act: (page) => page.click('summary'),
  },
  'drill-asked': {
    path: 'en/castling/drill/?v=1&seed=abd&kinds=legal-or-not',
    act: (page) => page.click('#drill-begin'),
  },
  'drill-told': {
    path: 'pt/castling/drill/?v=1&seed=abd&kinds=legal-or-not',
    async act(page) {
      await page.click('#drill-begin');
      await page.click('.desk [value="in-check"]');
      await page.click('.desk form [type="submit"]');
    },
  },
  'drill-moves': {
    path: 'en/castling/drill/?v=1&seed=abd&kinds=lost-or-blocked',
    act: (page) => page.click('#drill-begin'),
  },
  'drill-end': {
    path: 'en/castling/drill/?v=1&seed=abd&count=4&kinds=which-kind,lost-or-blocked',
    async act(page) {
      await page.click('#drill-begin');
      for (let n = 0; n < 4; n++) {
        await page.click('.options button');
        await page.click('[data-do="next"]');
      }
    },
  },
  refused: {
    path: 'en/positions/?n=518&fen=4k3/8/8/8/5r2/8/8/R3K1NR_w_KQ_-_0_1',
    act: (page) => page.click('#castle-g'),
  },
  mirror: { path: 'en/positions/?n=177', act: (page) => page.click('[data-point="mirror"]') },
  moves: {
    path: 'en/positions/?n=518&moves=e2e4.e7e5.g1f3.b8c6.f1b5',
    async act(page) {
      await page.click('#undo');
      await page.fill('#typed-move', 'Nf3');
      await page.press('#typed-move', 'Enter');
    },
  },
  'game-told': {
    path: 'en/positions/?n=518&moves=e2e4.e7e5.e1e2.g8f6.g1f3.h8g8.f3g1.g8h8.g1f3.h8g8.f3g1.g8h8',
    act: (page) => page.click('#castle-g'),
  },
  take: { path: 'en/positions/take/?n=177', act: (page) => page.click('#svg') },
  'take-pt': { path: 'pt/positions/take/?n=518&moves=e2e4.e7e5' },
  wrong: {
    path: 'en/positions/?n=177',
    async act(page) {
      await page.fill('#number', '960');
      await page.press('#number', 'Enter');
      await page.fill('#finder-text', 'RNBKQBNN');
      await page.fill('#fen-text', '4k3/8/8/8/8/8/4P3/P7 w K e3 0 1');
      await page.press('#fen-text', 'Enter');
    },
  },
  pattern: {
    path: 'en/positions/?n=177',
    async act(page) {
      await page.fill('#finder-text', 'B??N????');
      await page.click('#cell-1');
    },
  },
  promoting: {
    path: 'en/promotion/',
    async act(page) {
      await page.click('#rules .pick >> nth=4');
      await page.fill('#rules-typed', 'a8=Q');
      await page.press('#rules-typed', 'Enter');
    },
  },
  'promoting-pt': { path: 'pt/promotion/', act: (page) => page.click('#rules .pick >> nth=3') },
  'promotion-test': {
    path: 'en/promotion/test/?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1',
    async act(page) {
      await page.click('[data-piece="queen"] [data-mate="white"]');
      await page.click('[data-piece="queen"] [data-walk="1"]');
      await page.click('[data-piece="rook"] [data-mate="black"]');
    },
  },
  'promotion-ways': {
    path: 'pt/promotion/test/',
    async act(page) {
      await page.click('.samples button >> nth=2');
      await page.click('#any-ways button >> nth=1');
    },
  },
  'promotion-stuck': {
    path: 'en/promotion/test/',
    act: (page) => page.click('.samples button >> nth=4'),
  },
  'promotion-asked': {
    path: 'en/promotion/drill/?v=1&seed=abd',
    act: (page) => page.click('#drill-begin'),
  },
  'promotion-told': {
    path: 'pt/promotion/drill/?v=1&seed=abd',
    async act(page) {
      await page.click('#drill-begin');
      await page.click('.desk [data-response] >> nth=0');
    },
  },
  settings: { path: 'en/settings/' },
  teach: { path: 'en/teach/' },
  'teach-pt': { path: 'pt/teach/', act: (page) => page.click('summary >> nth=0') },
  guide: { path: 'en/teach/guide/' },
  class: { path: 'en/teach/class/' },
  worksheets: { path: 'en/teach/worksheets/' },
  'worksheets-lt': { path: 'lt/teach/worksheets/?seed=abd&columns=1' },
  lms: { path: 'en/teach/lms/' },
  promotion: {
    path: 'en/positions/?fen=6k1/P7/6K1/8/8/8/8/8_w_-_-_0_1',
    async act(page) {
      await page.fill('#typed-move', 'a7a8');
      await page.press('#typed-move', 'Enter');
    },
  },
};

const only = process.argv[2] ?? '';
const site = await serve();
const browser = await launch();

/**
 * @param {string} name @param {import('playwright-core').BrowserContextOptions} look
 * @param {import('playwright-core').PageScreenshotOptions} picture
 */
async function shoot(name, look, picture) {
  const { path, act } = SCENES[name];
  const page = await browser.newPage(look);
  page.on('pageerror', (error) => console.error(name, error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') console.error(name, message.text());
  });
  await page.goto(site.origin + path);
  if (await page.locator('html[data-page]').count()) await page.waitForSelector('html.ready');
  await act?.(page);
  await page.waitForTimeout(300);
  await page.screenshot(picture);
  await page.close();
}

if (only === '--readme') {
  await shoot('readme', { viewport: { width: 1280, height: 880 } }, { path: README });
} else if (only === '--install') {
  mkdirSync(SHOTS, { recursive: true });
  for (const [form, viewport] of Object.entries(FORMS)) {
    for (const [page, scene] of Object.entries(SHOWN)) {
      await shoot(scene, { viewport }, { path: `${SHOTS}${form}-${page}.png` });
    }
  }
} else {
  mkdirSync(OUT, { recursive: true });
  for (const name of Object.keys(SCENES).filter((one) => one.includes(only))) {
    for (const colorScheme of SCHEMES) {
      for (const width of WIDTHS) {
        const path = `${OUT}${name}-${width}-${colorScheme}.png`;
        const look = { viewport: { width, height: 900 }, colorScheme };
        await shoot(name, look, { path, fullPage: true });
      }
    }
  }
}
await browser.close();
await site.close();
