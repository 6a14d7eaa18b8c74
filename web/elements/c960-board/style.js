// SPDX-License-Identifier: MIT
/*
 * The board's style. Colours follow the page's `color-scheme` through light-dark(), and any --c960-*
 * set on an ancestor wins. Under forced colours only the system's own are used.
 *
 * Marks and arrows: a group gives the colour, its parts say how it is used.
 * Touch: a finger scrolls the page, on a piece (.full) too, and two fingers zoom; gestures.js says when a
 * piece goes with it.
 */
import { PIECE_CSS } from '../../assets/pieces.js';

const CSS = `
:host {
  --lt: var(--c960-light, light-dark(#eee7d8, #d3ccbd));
  --dk: var(--c960-dark, light-dark(#97aaa5, #82968f));
  --own: var(--c960-accent, #17545f);
  --focus: var(--c960-focus, #0b3fd0);
  --last-wash: #ecb63c6e;
  --edge: #fffdf8;
  --hair: var(--c960-line, light-dark(#dcd7ca, #3b434a));
  display: block;
  inline-size: 100%;
  container-type: inline-size;
  direction: ltr;
}
:host([hidden]) { display: none; }
.table {
  display: grid;
  grid-template-columns: clamp(14px, 4.6cqi, 30px) minmax(0, 1fr);
  -webkit-user-select: none;
  user-select: none;
}
.ranks, .files {
  display: grid;
  color: var(--c960-coord, light-dark(#5d666e, #9aa4ab));
  font-size: clamp(10px, 2.5cqi, 15px);
  font-weight: 500;
  line-height: 1;
}
.ranks { grid-template-rows: repeat(8, 1fr); align-items: center; }
.files {
  grid-column: 2;
  grid-template-columns: repeat(8, 1fr);
  justify-items: center;
  padding-top: 0.55em;
}
.board { position: relative; isolation: isolate; aspect-ratio: 1; outline: 1px solid var(--hair); }
.layer {
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  overflow: visible;
  pointer-events: none;
}
.light { fill: var(--lt); }
.dark { fill: var(--dk); }

.man { position: absolute; top: 0; left: 0; width: 12.5%; height: 12.5%; overflow: visible; }
.moving { z-index: 1; }
.gone { opacity: 0; }
.shadow { opacity: 0.3; }
.lifted { z-index: 2; scale: 1.15; filter: drop-shadow(0 3px 3px #0006); }
.lifted.touch { scale: 1.8; transform: translateY(-28%); }

.own { --c: var(--own); }
.stop { --c: var(--c960-stop, #a81e13); }
.king { --c: var(--c960-king-way, #1d4ed8); }
.rook { --c: var(--c960-rook-way, #8f5200); }
.good { --c: var(--c960-good, #1d6b3a); }
.last { --c: #7a5908; }
.drawn { fill: none; stroke-linecap: round; stroke-linejoin: round; }
.line { stroke: var(--c); stroke-width: 3; }
.thin { stroke-width: 2; }
.half { opacity: 0.55; }
.solid { fill: var(--c); stroke: none; }
.wash { fill: var(--c); opacity: 0.3; }
.last .wash { fill: var(--last-wash); opacity: 1; }
.tint { fill: var(--c); fill-opacity: 0.42; stroke-width: 1.8; }
.dashed { stroke-dasharray: 5.5 4.5; }
.paper { fill: var(--edge); }
.pale { stroke: var(--edge); stroke-width: 1.4; opacity: 0.8; }
.tick { stroke: var(--edge); stroke-width: 2; }
.edge { fill: none; stroke: var(--edge); stroke-width: 5.5; opacity: 0.85; }
.edge.solid { stroke-width: 3; }
.edge.tint { stroke-width: 4; }
.line.shaft { stroke-width: 3.5; }
.rook .line.shaft { stroke-dasharray: 6 4; stroke-linecap: butt; }
.line.stay { stroke-width: 9.5; }
.edge.stay { stroke-width: 12; }
.rook .hole { stroke: var(--edge); stroke-width: 5.5; }

.grid { pointer-events: auto; z-index: 3; display: grid; }
.row { display: grid; grid-template-columns: repeat(8, 1fr); }
.cell {
  position: relative;
  outline: none;
  touch-action: manipulation;
  -webkit-tap-highlight-color: transparent;
}
.full { cursor: grab; }
.target { cursor: pointer; }
.dragging, .dragging .full { cursor: grabbing; }
.cell::after { content: ''; position: absolute; inset: 0; border-radius: 3px; }
@media (hover: hover) {
  .full:hover::after, .target:hover::after { box-shadow: inset 0 0 0 2px var(--own); }
}
.full:active::after { box-shadow: inset 0 0 0 3px var(--own); }
.dragging .over::after { box-shadow: inset 0 0 0 4px var(--own), inset 0 0 0 5.5px var(--edge); }
.cell:focus-visible { z-index: 1; }
.cell:focus-visible::after {
  inset: -2px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 3px var(--focus), inset 0 0 0 5px var(--edge), 0 0 0 2px var(--edge);
}

.live {
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}

dialog {
  inset: 0 auto auto 0;
  margin: 0;
  padding: 0;
  max-width: min(26rem, calc(100vw - 16px));
  max-height: calc(100dvh - 16px);
  border: 1px solid var(--hair);
  border-radius: 10px;
  background: var(--c960-surface, light-dark(#fffdf8, #1f252a));
  color: var(--c960-ink, light-dark(#20262c, #ece8dd));
  font-size: 1rem;
  line-height: 1.3;
  box-shadow: 0 12px 40px #0006;
}
dialog::backdrop { background: #14181c5c; }
.ask { display: grid; gap: 0.75rem; padding: 1rem; }
h2 {
  margin: 0;
  font: 500 1.2rem/1.25 'Iowan Old Style', Palatino, Georgia, serif;
}
.choices { display: grid; gap: 0.5rem; }
.pictures { grid-template-columns: repeat(4, minmax(3.5rem, 5rem)); }
button {
  min-height: 44px;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--hair);
  border-radius: 6px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;
}
.choices button { text-align: start; }
.pictures button { padding: 0 0 0.4rem; text-align: center; font-size: 0.85rem; overflow: hidden; }
.pictures svg { display: block; background: var(--lt); margin-bottom: 0.35rem; }
button:hover { border-color: currentColor; }
button:active { translate: 0 1px; }
button:focus-visible {
  outline: 3px solid;
  outline-offset: 2px;
}
.cancel { justify-self: end; }

@media (prefers-reduced-motion: no-preference) {
  dialog[open] { animation: appear 120ms ease-out; }
  @keyframes appear { from { opacity: 0; transform: translateY(4px); } }
}
${PIECE_CSS}
@media (forced-colors: active) {
  .board, .pictures svg {
    forced-color-adjust: none;
    --lt: Canvas;
    --dk: color-mix(in srgb, CanvasText 35%, Canvas);
    --last-wash: color-mix(in srgb, CanvasText 22%, transparent);
    --own: Highlight; --focus: Highlight; --edge: Canvas;
    outline: 1px solid CanvasText;
  }
  .drawn > * { --c: CanvasText; }
  .drawn > .own { --c: Highlight; }
  .drawn > .king { --c: LinkText; }
  .c960-piece { --f: #fff; --o: #000; --d: #000; }
  .c960-piece.black { --f: #000; --o: #fff; --d: #fff; }
  button { border-color: ButtonBorder; }
}
@media (forced-colors: active) and (prefers-color-scheme: dark) {
  .board, .pictures svg { --lt: color-mix(in srgb, CanvasText 45%, Canvas); --dk: Canvas; }
}
`;

export const SHEET = new CSSStyleSheet();
SHEET.replaceSync(CSS);
