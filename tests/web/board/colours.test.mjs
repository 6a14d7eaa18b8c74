// SPDX-License-Identifier: MIT
/*
 * Marks and arrows are told apart by their shapes: looked at as people see who see no colours or fewer, and compared
 * pixel by pixel by how bright they are, on light and dark squares, in light and dark.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserForTests } from './helper.mjs';

const open = browserForTests({ viewport: { width: 400, height: 520 } });

const KINDS = [
  'last-move',
  'selected',
  'target',
  'target-capture',
  'target-castling',
  'check',
  'blocker',
  'attacked',
  'attacker',
  'must-be-empty',
  'must-be-safe',
  'good',
];
/** Each on a rank of its own, all of which begin with a dark square; a way of castling may be no way at all. */
const ARROWS = [
  { kind: 'king-way', from: 'a1', to: 'e1' },
  { kind: 'rook-way', from: 'a3', to: 'e3' },
  { kind: 'attack', from: 'a5', to: 'e5' },
  { kind: 'move', from: 'a7', to: 'e7' },
];
const STAYING = [
  { kind: 'king-way', from: 'b1', to: 'b1' },
  { kind: 'rook-way', from: 'b3', to: 'b3' },
];
const SIGHTS = /** @type {const} */ (['achromatopsia', 'deuteranopia', 'protanopia', 'tritanopia']);

/** At least this share of a square's pixels must be at least so much brighter or darker (of 255). */
const SHARE = 0.01;
const STEP = 30;
/** Of arrows over four squares: more than their heads. */
const LONG_SHARE = 0.04;

/** Marks on squares of one shade, with one square left bare. @param {0 | 1} shade 0: light */
const placed = (shade) => {
  const squares = Array.from({ length: 64 }, (_, i) => i)
    .filter((i) => ((i % 8) + (i >> 3)) % 2 === 1 - shade)
    .map((i) => 'abcdefgh'[i % 8] + String((i >> 3) + 1));
  return { marks: KINDS.map((kind, i) => ({ kind, square: squares[i] })), bare: squares[20] };
};

/**
 * How bright the pixels of some squares are, or of the ranks from there on. Runs in the page.
 * @param {{png: string, squares: string[], wide?: number}} given wide: in squares
 */
async function brightness({ png, squares, wide = 1 }) {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
  context.drawImage(image, 0, 0);
  const { left, top, width } = window.inside('.grid').getBoundingClientRect();
  const side = Math.floor(width / 8);
  return squares.map((square) => {
    const x = Math.round(left + ((square.charCodeAt(0) - 97) * width) / 8);
    const y = Math.round(top + ((8 - Number(square[1])) * width) / 8);
    const { data } = context.getImageData(x, y, side * wide, side);
    return Array.from({ length: side * wide * side }, (_, i) =>
      Math.round(0.2126 * data[4 * i] + 0.7152 * data[4 * i + 1] + 0.0722 * data[4 * i + 2]),
    );
  });
}

/** The share of pixels that can be told apart. @param {number[]} a @param {number[]} b */
const difference = (a, b) => a.filter((one, i) => Math.abs(one - b[i]) >= STEP).length / a.length;

/** Marks, and none, that look the same. @param {number[][]} seen */
const pairsAlike = (seen) => {
  const names = [...KINDS, 'none'];
  return seen.flatMap((a, i) =>
    seen.flatMap((b, j) =>
      j > i && difference(a, b) < SHARE ? [`${names[i]} and ${names[j]}`] : [],
    ),
  );
};

/** @typedef {import('playwright-core').Page} Page */

/**
 * What is seen of some arrows, rank by rank: 1 where a pixel is brighter than on a bare board, -1 where it is darker.
 * @param {Page} page @param {{kind: string, from: string, to: string}[]} arrows
 * @returns {Promise<number[][]>}
 */
async function arrowsSeen(page, arrows) {
  const squares = arrows.map(({ from }) => `a${from[1]}`);
  /** @param {object[]} drawn */
  const look = async (drawn) => {
    await page.evaluate((given) => {
      Object.assign(window.board, { pieces: [], marks: [], arrows: given });
    }, drawn);
    const png = (await page.screenshot()).toString('base64');
    return page.evaluate(brightness, { png, squares, wide: 8 });
  };
  const [bare, seen] = [await look([]), await look(arrows)];
  await look([]);
  return seen.map((rank, n) =>
    rank.map((one, i) => Math.sign(Math.trunc((one - bare[n][i]) / STEP))),
  );
}

/** Where a shape has pixels at all: few of a rank. @param {number[]} shape */
const covered = (shape) => shape.flatMap((one, i) => (one === 0 ? [] : [i]));

/**
 * How many pixels of one shape have nothing like them in the other, moved by so many pixels.
 * @param {number[]} a @param {number[]} places where a has pixels @param {number[]} b @param {number} by
 * @param {number[]} near where it may be instead: long lines that lie between pixels have softer edges
 */
const lonely = (a, places, b, by, near) =>
  places.filter((i) => !near.some((k) => b[i + by + k] === a[i])).length;

/**
 * By how much two shapes differ, in parts of a square, wherever on its rank one is put: an arrow alone has nothing
 * beside it that would tell how high it is.
 * @param {number[]} a @param {number[]} b @param {boolean} long
 */
function leastDifference(a, b, long) {
  const side = Math.sqrt(a.length / 8);
  const wide = side * 8;
  const near = long ? [0, 1, -1, wide, -wide] : [0];
  const lines = Array.from({ length: side }, (_, i) => (i - Math.floor(side / 2)) * wide);
  const [ofA, ofB] = [covered(a), covered(b)];
  const unlike = lines.map((by) => lonely(a, ofA, b, by, near) + lonely(b, ofB, a, -by, near));
  return Math.min(...unlike) / (side * side);
}

/** Arrows that are not seen, or look the same. @param {Page} page @returns {Promise<string[]>} */
async function arrowsAlike(page) {
  const all = [...ARROWS, ...STAYING];
  const seen = [...(await arrowsSeen(page, ARROWS)), ...(await arrowsSeen(page, STAYING))];
  const name = (/** @type {number} */ i) => `${all[i].kind} ${all[i].from}-${all[i].to}`;
  const isLong = (/** @type {number} */ i) => i < ARROWS.length;
  const nothing = seen[0].map(() => 0);
  return seen.flatMap((a, i) => [
    ...(leastDifference(a, nothing, false) < SHARE ? [`${name(i)} and none`] : []),
    ...seen.flatMap((b, j) =>
      j > i && leastDifference(a, b, isLong(j)) < (isLong(j) ? LONG_SHARE : SHARE)
        ? [`${name(i)} and ${name(j)}`]
        : [],
    ),
  ]);
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`every mark and every arrow differs from every other and from none by brightness alone, ${colorScheme}`, async (t) => {
    const { page } = await open(t, { colorScheme });
    const cdp = await page.context().newCDPSession(page);
    const alike = [];
    for (const [shade, type] of [0, 1].flatMap((one) =>
      SIGHTS.map((sight) => /** @type {const} */ ([one, sight])),
    )) {
      const { marks, bare } = placed(/** @type {0 | 1} */ (shade));
      await page.evaluate((given) => {
        window.board.pieces = [];
        // The board draws the selection itself; as a mark it looks the same.
        window.board.marks = given;
      }, marks);
      await cdp.send('Emulation.setEmulatedVisionDeficiency', { type });
      const png = (await page.screenshot()).toString('base64');
      const squares = [...marks.map(({ square }) => square), bare];
      const seen = await page.evaluate(brightness, { png, squares });
      alike.push(...pairsAlike(seen).map((pair) => `${pair}, ${type}, ${shade}`));
      if (shade === 0) {
        alike.push(...(await arrowsAlike(page)).map((pair) => `${pair}, ${type}`));
      }
    }
    await cdp.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    assert.deepEqual(alike, []);
  });
}

test('under forced colours every mark and every arrow still differs from every other and from none', async (t) => {
  const { page } = await open(t, { forcedColors: 'active' });
  const { marks, bare } = placed(0);
  await page.evaluate((given) => {
    window.board.pieces = [];
    window.board.marks = given;
  }, marks);
  const squares = [...marks.map(({ square }) => square), bare];
  const png = (await page.screenshot()).toString('base64');
  const seen = await page.evaluate(brightness, { png, squares });
  assert.deepEqual([...pairsAlike(seen), ...(await arrowsAlike(page))], []);
});
