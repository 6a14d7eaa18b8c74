// SPDX-License-Identifier: MIT
/** A reader inside a frame of the page: it may be of another origin, or of none. */

import { createReader } from './reader.mjs';

/** @typedef {import('./reader.mjs').Engine} Engine */

/** How far from the window's edges a click is meant to be, in pixels. */
const MARGIN = 40;

/** Chromium lets no click through to a frame of another origin that has just moved: so long it has to lie still and keep its size, in milliseconds. */
const STILL = 700;

/** Where a frame is and how large, once the place in it that is meant is in sight. @param {number} nth @param {number} y @param {number} margin @returns {[number, number, number, number]} */
function bring(nth, y, margin) {
  const frame = document.querySelectorAll('iframe')[nth];
  const at = () => frame.getBoundingClientRect();
  const place = at().top + y;
  if (place < margin || place > innerHeight - margin) {
    scrollBy({ top: place - innerHeight / 2, behavior: 'instant' });
  }
  const { left, top, width, height } = at();
  return [left + frame.clientLeft, top + frame.clientTop, width, height];
}

/** Where each engine's frame was when it was last aimed at. @type {WeakMap<Engine, string>} */
const last = new WeakMap();

/** The same, once it lies still. @param {Engine} engine @param {number} nth @param {number} y @returns {Promise<[number, number, number, number]>} */
async function still(engine, nth, y) {
  for (;;) {
    const at = await engine.run(String(bring), [nth, y, MARGIN]);
    const place = `${nth}: ${at}`;
    if (last.get(engine) === place) return at;
    last.set(engine, place);
    await new Promise((resolve) => setTimeout(resolve, STILL));
  }
}

/** @param {string} origin @param {Engine} engine @param {number} nth of the page's frames */
export const readerIn = (origin, engine, nth) =>
  createReader(origin, {
    ...engine,
    run: (source, args) => engine.runIn(nth, source, args),
    async point(steps) {
      const first = steps.find((step) => typeof step !== 'string');
      const y = typeof first === 'object' ? first.move[1] : 0;
      const [left, top] = await still(engine, nth, y);
      const shifted = steps.map((step) =>
        typeof step === 'string'
          ? step
          : {
              move: /** @type {[number, number]} */ ([
                Math.round(step.move[0] + left),
                Math.round(step.move[1] + top),
              ]),
            },
      );
      return engine.point(shifted);
    },
  });
