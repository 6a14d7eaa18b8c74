// SPDX-License-Identifier: MIT
/**
 * As much of a PDF as Chromium writes it: its pages, their sizes, what is written on them, where boards are drawn, and
 * in which colours.
 */

import { inflateSync } from 'node:zlib';

/** @typedef {{x: number, y: number, width: number, height: number}} Box  in points, from the lower left */
/** @typedef {{width: number, height: number, text: string, boards: Box[], gray: boolean}} PdfPage */
/** @typedef {[number, number, number, number, number, number]} Matrix */

/** Objects by their numbers: dictionary and stream. @param {Buffer} file */
function objectsOf(file) {
  const text = file.toString('latin1');
  /** @type {Map<string, {head: string, stream: string}>} */
  const objects = new Map();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\s*([\s\S]*?)(?:endobj|stream\r?\n)/g)) {
    const [all, number, head] = match;
    const [, length] = /\/Length (\d+)/.exec(head) ?? [];
    let stream = '';
    if (all.endsWith('endobj')) stream = '';
    else if (/FlateDecode/.test(head)) {
      const start = match.index + all.length;
      const bytes = inflateSync(file.subarray(start, start + Number(length)));
      stream = bytes.toString('latin1');
    }
    objects.set(number, { head, stream });
  }
  return objects;
}

/** @param {string} hex of UTF-16 */
const charactersOf = (hex) =>
  String.fromCharCode(...Array.from(hex.match(/.{4}/g) ?? [], (unit) => parseInt(unit, 16)));

/** Glyphs to characters. @param {string} cmap @returns {Map<number, string>} */
function readCmap(cmap) {
  const map = new Map();
  for (const [, body] of cmap.matchAll(/beginbfchar([\s\S]*?)endbfchar/g)) {
    for (const [, from, to] of body.matchAll(/<(\w+)> <(\w+)>/g)) {
      map.set(parseInt(from, 16), charactersOf(to));
    }
  }
  for (const [, body] of cmap.matchAll(/beginbfrange([\s\S]*?)endbfrange/g)) {
    for (const [, first, last, to] of body.matchAll(/<(\w+)> <(\w+)> <(\w+)>/g)) {
      const start = parseInt(first, 16);
      for (let n = start; n <= parseInt(last, 16); n++) {
        map.set(n, String.fromCharCode(parseInt(to, 16) + n - start));
      }
    }
  }
  return map;
}

/** @param {Matrix} m @param {Matrix} n first m, then n @returns {Matrix} */
const times = ([a, b, c, d, e, f], n) => [
  a * n[0] + b * n[2],
  a * n[1] + b * n[3],
  c * n[0] + d * n[2],
  c * n[1] + d * n[3],
  e * n[0] + f * n[2] + n[4],
  e * n[1] + f * n[3] + n[5],
];

/** Where a board of 360 units comes to lie. @param {Matrix} m @returns {Box} */
const boxOf = ([a, , , d, e, f]) => ({
  ...{ x: Math.min(e, e + 360 * a), y: Math.min(f, f + 360 * d) },
  ...{ width: Math.abs(360 * a), height: Math.abs(360 * d) },
});

/** @param {string} content @param {(font: string) => Map<number, string>} fontOf */
function readContent(content, fontOf) {
  /** @type {Matrix} */
  let at = [1, 0, 0, 1, 0, 0];
  /** @type {Matrix[]} */
  const stack = [];
  /** @type {Map<number, string>} */
  let font = new Map();
  let [text, gray] = ['', true];
  /** @type {Box[]} */
  const boards = [];
  /** A rectangle that is not drawn yet. */
  let board = false;
  for (const line of content.split('\n')) {
    const parts = line.trim().split(/\s+/);
    const numbers = /** @type {any} */ (parts.map(Number));
    const operator = parts.at(-1);
    if (operator === 'q') stack.push(at);
    else if (operator === 'Q') at = stack.pop() ?? at;
    else if (operator === 'cm') at = times(numbers.slice(0, 6), at);
    else if (operator === 're') board = line.startsWith('0 0 360 360');
    else if (operator === 'S' && board) boards.push(boxOf(at));
    else if (operator === 'Tf') font = fontOf(parts[0].slice(1));
    else if (operator === 'ET') text += ' ';
    if (operator === 'rg') gray &&= numbers[0] === numbers[1] && numbers[1] === numbers[2];
    for (const [, hex] of line.matchAll(/<([\dA-F]+)> Tj/gi)) {
      const glyphs = hex.match(/.{4}/g) ?? [];
      text += glyphs.map((glyph) => font.get(parseInt(glyph, 16)) ?? '?').join('');
    }
  }
  return { text, boards, gray };
}

/** @param {Buffer} file @returns {PdfPage[]} */
export function readPdf(file) {
  const objects = objectsOf(file);
  const head = (/** @type {string | undefined} */ number) => objects.get(number ?? '')?.head ?? '';
  const pages = Array.from(objects.values()).filter(({ head: one }) => /\/Type \/Page\b/.test(one));
  return pages.map(({ head: page }) => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
    const [, content] = /\/Contents (\d+) 0 R/.exec(page) ?? [];
    const fonts = Object.fromEntries(
      Array.from(page.matchAll(/\/(F\d+) (\d+) 0 R/g), ([, name, number]) => {
        const [, cmap] = /\/ToUnicode (\d+) 0 R/.exec(head(number)) ?? [];
        return [name, readCmap(objects.get(cmap ?? '')?.stream ?? '')];
      }),
    );
    const stream = objects.get(content ?? '')?.stream ?? '';
    const read = readContent(stream, (name) => fonts[name] ?? new Map());
    return { width: Number(width), height: Number(height), ...read };
  });
}
