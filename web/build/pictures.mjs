// SPDX-License-Identifier: MIT
/**
 * The picture that goes with a link to a page: its name, a sentence, its board, in the page's language. Made
 * without a browser, and only once: what was made before is kept by what is on it.
 */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bareBoard, fileStyle } from '../lib/drawing.js';
import { markup, trusted } from '../lib/markup.js';
import { keep, kept, nameOf } from './kept.mjs';
import { paths } from './paths.mjs';
import { writePng } from './png.mjs';
import { pictureOf, placedIn } from './views/home.mjs';
import { drawWay } from './ways.mjs';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {{id: string, name: string, text: string}} Words */

export const PICTURE = /** @type {const} */ ({ width: 1200, height: 630 });

const require = createRequire(import.meta.url);
const FONT = '@expo-google-fonts/source-serif-4';
const FONTS = [
  `${FONT}/400Regular/SourceSerif4_400Regular.ttf`,
  `${FONT}/500Medium/SourceSerif4_500Medium.ttf`,
];

/** Where the words may be: left, right, and the largest size of the name. */
const [LEFT, RIGHT] = [72, 640];

const STYLE = `${fileStyle()}text{font-family:'Source Serif 4';fill:#20262c}
.brand{font-size:46px}.name{font-weight:500}.text{font-size:31px;fill:#565f67}
.halo{fill:none;stroke:#fffdf8;stroke-width:6.5}.line{fill:none;stroke-width:3.5}.head{stroke:#fffdf8;stroke-width:1.2}
.king-way .line{stroke:#1d4ed8}.king-way .head{fill:#1d4ed8}
.rook-way .line{stroke:#8f5200;stroke-dasharray:6 3}.rook-way .head{fill:#8f5200}
.attack .line{stroke:#a81e13}.attack .head{fill:#a81e13}
.move .line{stroke:#17545f}.move .head{fill:#17545f}`;

/** Draws an SVG. @typedef {(svg: string) => {width: number, pixels: () => Uint8Array}} Draw */

/** @returns {Promise<Draw>} */
async function loadDraw() {
  const { initWasm, Resvg } = await import('@resvg/resvg-wasm');
  await initWasm(readFileSync(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
  const fontBuffers = FONTS.map((file) => new Uint8Array(readFileSync(require.resolve(file))));
  return (svg) => {
    const drawn = new Resvg(svg, { font: { fontBuffers, loadSystemFonts: false } });
    return { width: drawn.getBBox()?.width ?? 0, pixels: () => drawn.render().pixels };
  };
}

/**
 * Breaks words into lines that fit.
 * @param {string} text @param {number} most @param {(line: string) => number} measure
 * @returns {string[]}
 */
export function breakLines(text, most, measure) {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = `${lines[lines.length - 1]} ${word}`.trim();
    if (measure(line) <= most || lines[lines.length - 1] === '') lines[lines.length - 1] = line;
    else lines.push(word);
  }
  return lines;
}

/** @param {Draw} draw @param {string} kind @param {number} size */
const measureWith = (draw, kind, size) => (/** @type {string} */ line) =>
  draw(
    markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3000 100"><style>${trusted(STYLE)}</style><text class="${kind}" font-size="${size}" y="60">${line}</text></svg>`
      .text,
  ).width;

/** The largest of some sizes at which a name takes few lines, none of them too wide. @param {Draw} draw @param {string} name */
function setName(draw, name) {
  for (const size of [92, 78, 66, 56]) {
    const measure = measureWith(draw, 'name', size);
    const lines = breakLines(name, RIGHT - LEFT, measure);
    const fits = lines.every((line) => measure(line) <= RIGHT - LEFT);
    if (fits && lines.length * size <= 290) return { size, lines };
  }
  const size = 46;
  return { size, lines: breakLines(name, RIGHT - LEFT, measureWith(draw, 'name', size)) };
}

/** @param {Draw} draw @param {C960} c960 @param {Words} words */
function compose(draw, c960, { id, name, text }) {
  const picture = pictureOf(id);
  const title = setName(draw, name);
  const sentence = breakLines(text, RIGHT - LEFT, measureWith(draw, 'text', 31));
  const top = 176 + title.size * 0.72;
  const below = top + (title.lines.length - 1) * title.size * 1.08 + 70;
  const { width, height } = PICTURE;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<style>${trusted(STYLE)}</style>
<path fill="#fbfaf6" d="M0 0h${width}v${height}H0z"/>
<text class="brand" x="${LEFT}" y="112">c960</text>
${title.lines.map((line, n) => markup`<text class="name" font-size="${title.size}" x="${LEFT}" y="${top + n * title.size * 1.08}">${line}</text>`)}
${sentence.map((line, n) => markup`<text class="text" x="${LEFT}" y="${below + n * 43}">${line}</text>`)}
<path fill="#1b5763" d="M0 ${height - 10}h${width}v10H0z"/>
<g transform="translate(692 88) scale(1.2)">${bareBoard(placedIn(c960, picture))}${(picture.ways ?? []).map(drawWay)}</g>
</svg>`.text;
}

/** What a picture depends on: what is on it, and how it is drawn. @param {C960} c960 @param {Words} words */
function digest(c960, words) {
  const how = [
    'build/pictures.mjs',
    'build/png.mjs',
    'build/ways.mjs',
    'lib/drawing.js',
    'assets/pieces.js',
  ];
  return nameOf(
    JSON.stringify([words, pictureOf(words.id), placedIn(c960, pictureOf(words.id)), FONTS]),
    ...how.map((file) => readFileSync(join(paths.web, file))),
  );
}

/**
 * Writes the pictures of some pages below `dist/`.
 * @param {C960} c960
 * @param {readonly {code: string, words: Words}[]} wanted
 * @returns {Promise<string[]>} their paths, in the same order
 */
export async function makePictures(c960, wanted) {
  /** @type {Draw | undefined} */
  let draw;
  const made = [];
  mkdirSync(join(paths.dist, 'share'), { recursive: true });
  for (const { code, words } of wanted) {
    const key = digest(c960, words);
    const file = join(paths.pictures, `${key}.png`);
    let picture = kept(file);
    if (!picture) {
      draw ??= await loadDraw();
      const pixels = draw(compose(draw, c960, words)).pixels();
      picture = keep(file, writePng({ pixels, ...PICTURE }));
    }
    const path = `share/${code}-${words.id}-${key.slice(0, 8)}.png`;
    writeFileSync(join(paths.dist, path), picture);
    made.push(path);
  }
  return made;
}
