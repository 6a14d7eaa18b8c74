// SPDX-License-Identifier: MIT
/**
 * First ranks drawn fast. Eight pieces by reference are some fifty elements, and a grid of them keeps a slow machine
 * busy: measured, nine tenths of the time go. So the outlines of all pieces of a rank stand side by side in one path for the
 * bodies, one for the lines, one for the small details. They are taken from the pieces that the page holds.
 */

import { typeOf } from '../../lib/drawing.js';

/** The width of a square in the drawings. */
const SQUARE = 45;
/** As the classes of the drawings: bodies, lines, details. */
const PARTS = ['f', 'd', 'e'];

/** Moves a path to the right: few of its commands say where they are in absolute terms. @param {string} path @param {number} by */
const moved = (path, by) =>
  path.replace(/([MLH])(-?[\d.]+)/g, (_, command, x) => command + String(Number(x) + by));

/** @param {Element} shape a path or a circle */
function pathOf(shape) {
  if (shape.localName === 'path') return shape.getAttribute('d') ?? '';
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(shape.getAttribute(name)));
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
}

/** The paths of a piece on a file, one for each part. @param {string} letter @param {number} file */
function outlinesOf(letter, file) {
  const shapes = Array.from(document.querySelectorAll(`#p-${typeOf(letter)} > *`));
  return PARTS.map((part) =>
    shapes
      .filter((shape) => shape.classList.contains(part))
      .map((shape) => moved(pathOf(shape), file * SQUARE))
      .join(''),
  );
}

export function rankDrawer() {
  /** By letter and file. @type {Map<string, string[]>} */
  const known = new Map();

  /** @param {string} letter @param {number} file */
  function outlines(letter, file) {
    const key = letter + file;
    const there = known.get(key) ?? outlinesOf(letter, file);
    known.set(key, there);
    return there;
  }

  /**
   * Draws the pieces of some files.
   * @param {Element} group with a path for each part
   * @param {string} letters of the whole rank
   * @param {(file: number) => boolean} which
   */
  return (group, letters, which) => {
    const men = Array.from(letters, outlines).filter((_, file) => which(file));
    PARTS.forEach((_, part) => {
      const path = men.map((one) => one[part]).join('');
      group.children[part].setAttribute('d', path);
    });
  };
}
