// SPDX-License-Identifier: MIT
/** Writes a PNG with a palette: drawings of few colours take a third of what a picture of all colours does. */

import { deflateSync } from 'node:zlib';

const MOST = 256;

/**
 * The colours that a picture needs most, and for each point the nearest of them.
 * @param {Uint8Array} pixels red, green, blue and alpha of each point; what is behind is not seen
 */
export function indexColours(pixels) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  const points = new Uint32Array(pixels.length / 4);
  for (let i = 0; i < points.length; i++) {
    points[i] = (pixels[4 * i] << 16) | (pixels[4 * i + 1] << 8) | pixels[4 * i + 2];
  }
  // Most points are as the one before: looking each up would take ten times as long.
  for (let i = 1, begin = 0; i <= points.length; i++) {
    if (points[i] === points[begin]) continue;
    counts.set(points[begin], (counts.get(points[begin]) ?? 0) + i - begin);
    begin = i;
  }
  const palette = [...counts]
    .sort(([a, m], [b, n]) => n - m || a - b)
    .slice(0, MOST)
    .map(([colour]) => colour);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const indices = new Uint8Array(points.length);
  points.forEach((colour, i) => {
    if (colour === points[i - 1]) return void (indices[i] = indices[i - 1]);
    indices[i] = places.get(colour) ?? nearest(palette, colour);
    places.set(colour, indices[i]);
  });
  return { palette, indices };
}

/** @param {readonly number[]} palette @param {number} colour */
function nearest(palette, colour) {
  let [best, least] = [0, Infinity];
  palette.forEach((other, place) => {
    const [r, g, b] = [16, 8, 0].map((bits) => ((other >> bits) & 255) - ((colour >> bits) & 255));
    const distance = r * r + g * g + b * b;
    if (distance < least) [best, least] = [place, distance];
  });
  return best;
}

/** The check of a PNG's parts. Node.js has it only since 20.15. @param {Uint8Array} bytes */
function crc32(bytes) {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** @param {string} type @param {Uint8Array} content */
function chunk(type, content) {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/**
 * @param {{pixels: Uint8Array, width: number, height: number}} picture
 * @returns {Buffer} the file
 */
export function writePng({ pixels, width, height }) {
  const { palette, indices } = indexColours(pixels);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8); // eight bits each, from a palette
  const rows = Buffer.alloc(height * (width + 1)); // each row begins with its filter: none
  for (let y = 0; y < height; y++) {
    rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flatMap((c) => [c >> 16, (c >> 8) & 255, c & 255]))),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
