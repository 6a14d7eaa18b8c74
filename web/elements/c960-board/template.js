// SPDX-License-Identifier: MIT
/*
 * What the shadow root holds: the squares' colours and marks, the pieces, the arrows, and on top of all
 * a grid of 64 clear cells, which are what is focused, named, touched and clicked.
 */
import { SHEET } from './style.js';

/** The dark squares as one path: a light board below, so that print and forced colours keep them. */
let dark = '';
for (let i = 0; i < 64; i++)
  if ((i + (i >> 3)) % 2) dark += `M${(i % 8) * 45} ${(i >> 3) * 45}h45v45h-45z`;

const ROW = `<div class="row" role="row">${'<div class="cell" role="gridcell"></div>'.repeat(8)}</div>`;
const LABELS = '<span></span>'.repeat(8);
const HTML = `
<div class="table">
<div class="ranks" part="coordinates" aria-hidden="true">${LABELS}</div>
<div class="board" part="board">
<svg class="layer" viewBox="0 0 360 360" aria-hidden="true"><g shape-rendering="crispEdges"><path class="light" d="M0 0h360v360H0z"/><path class="dark" d="${dark}"/></g><g class="drawn under"></g></svg>
<div class="layer men" aria-hidden="true"></div>
<svg class="layer" viewBox="0 0 360 360" aria-hidden="true"><g class="drawn over"></g><g class="drawn arrows"></g></svg>
<div class="layer grid" role="grid">${ROW.repeat(8)}</div>
</div>
<div class="files" part="coordinates" aria-hidden="true">${LABELS}</div>
</div>
<div class="live" role="status"></div>
<dialog part="dialog" aria-labelledby="title"><div class="ask"><h2 id="title"></h2><div class="choices"></div><button type="button" class="cancel" part="cancel"></button></div></dialog>`;

/** @type {HTMLTemplateElement | undefined} */
let template;

/** @param {ShadowRoot} root */
export function build(root) {
  if (!template) {
    template = document.createElement('template');
    template.innerHTML = HTML.replaceAll('\n', '');
  }
  root.adoptedStyleSheets = [SHEET];
  root.append(template.content.cloneNode(true));
  /** @type {<E extends Element>(selector: string) => E} */
  const one = (selector) => /** @type {any} */ (root.querySelector(selector));
  return {
    under: one('.under'),
    over: one('.over'),
    arrows: one('.arrows'),
    men: one('.men'),
    ranks: [...one('.ranks').children],
    files: [...one('.files').children],
    live: one('.live'),
    grid: /** @type {HTMLElement} */ (one('.grid')),
    /** @type {HTMLElement[]} row by row from the top left, as seen */
    cells: [...root.querySelectorAll(/** @type {any} */ ('.cell'))],
    dialog: /** @type {HTMLDialogElement} */ (one('dialog')),
  };
}
