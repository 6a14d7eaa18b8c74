// SPDX-License-Identifier: MIT
/**
 * The drawing of a board as a PNG. It is painted shape by shape: an SVG as the source of an image is what a
 * strict content security policy refuses.
 */

import { INKS, STROKE } from './drawing.js';

/** @param {Element} element @param {string} name */
const numbers = (element, name) =>
  (element.getAttribute(name) ?? '').match(/-?[\d.]+/g)?.map(Number) ?? [];

/** @param {Element} shape */
function outline(shape) {
  if (shape.localName === 'path') return new Path2D(shape.getAttribute('d') ?? '');
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(shape.getAttribute(name)));
  const path = new Path2D();
  path.arc(x, y, r, 0, 2 * Math.PI);
  return path;
}

/** @param {CanvasRenderingContext2D} canvas @param {Element} element @param {string} [side] of the man it belongs to */
function paint(canvas, element, side = '') {
  const name = `${side}${element.getAttribute('class') ?? ''}`;
  if (element.localName === 'g') {
    canvas.save();
    canvas.translate(.../** @type {[number, number]} */ (numbers(element, 'transform')));
    for (const child of element.children) paint(canvas, child, `${name} `);
    canvas.restore();
    return;
  }
  const { fill = element.getAttribute('fill'), stroke } = INKS[name] ?? {};
  if (fill) canvas.fillStyle = fill; // "none" is no colour and changes nothing
  if (element.localName === 'text') {
    const [x, y] = ['x', 'y'].map((at) => Number(element.getAttribute(at)));
    canvas.fillText(element.textContent ?? '', x, y);
  } else if (element.localName === 'path' || element.localName === 'circle') {
    const path = outline(element);
    if (fill && fill !== 'none') canvas.fill(path);
    if (!stroke) return;
    canvas.strokeStyle = stroke;
    canvas.stroke(path);
  }
}

/**
 * @param {string} svg as boardFile() gives it @param {number} width in pixels
 * @returns {Promise<Blob | null>}
 */
export function pngOf(svg, width) {
  const shapes = svg.replace(/<style>.*?<\/style>/, ''); // of which a strict policy would complain
  const root = new DOMParser().parseFromString(shapes, 'image/svg+xml').documentElement;
  const [left, top, wide, high] = numbers(root, 'viewBox');
  const scale = width / wide;
  const element = document.createElement('canvas');
  element.width = width;
  element.height = Math.round(high * scale);
  const canvas = element.getContext('2d');
  if (!canvas) return Promise.resolve(null);
  canvas.scale(scale, scale);
  canvas.translate(-left, -top);
  canvas.font = INKS.co.font ?? '';
  canvas.textAlign = 'center';
  canvas.lineWidth = STROKE;
  canvas.lineJoin = canvas.lineCap = 'round';
  for (const child of root.children) paint(canvas, child);
  return new Promise((resolve) => element.toBlob(resolve));
}
