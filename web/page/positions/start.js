// SPDX-License-Identifier: MIT
/** What the page says about the start position it shows: arrangement, derivation, facts. */

import { render } from '../../lib/markup.js';
import { arrangement, backwards, facts, forwards } from './views.js';

/** @typedef {import('../positions.js').Context} Context */

/** @param {Context} context */
export function wireStart({ c960, texts, store, get }) {
  const { firstG, firstC } = get('facts').dataset;
  const counts = { firstMove: { g: Number(firstG), c: Number(firstC) } };
  /** @type {number | null} */
  let shown = null;
  const draw = () => {
    const { number } = store.get();
    if (number === shown) return;
    shown = number;
    const info = c960.startInfo(number);
    render(get('arrangement'), arrangement(texts, info));
    get('derive-title').textContent = texts.t('derive.title', { number });
    render(get('forwards'), forwards(texts, info));
    get('backwards-title').textContent = texts.t('derive.back-title', {
      letters: info.arrangement,
    });
    render(get('backwards'), backwards(texts, info));
    render(get('facts'), facts(texts, info, c960.start(number), counts));
    document.title = texts.t('positions.document-title', { number, letters: info.arrangement });
  };
  store.subscribe(draw);
  draw();
}
