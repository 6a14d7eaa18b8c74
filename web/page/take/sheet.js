// SPDX-License-Identifier: MIT
/** What is on the page, and on the sheet of paper: the position in all its forms. */

import { picture } from '../../lib/drawing.js';
import { markup, render } from '../../lib/markup.js';
import { scored } from '../../lib/told.js';
import { qrCode } from '../../lib/qr.js';
import { positionText } from '../../lib/words.js';
import { addressOf } from '../positions/address.js';
import { current } from '../positions/game.js';
import { arrangement, forwards } from '../positions/views.js';

/** @typedef {import('../take.js').Context} Context */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../positions/game.js').State} State */

/** The board's page with this position. @param {State} state */
export const linkOf = (state) =>
  new URL(`../${addressOf(state)}`, location.href.split(/[?#]/)[0]).href;

/** What is being taken along. @param {Texts} texts @param {State} state */
export function nameOf(texts, state) {
  const { number, fen, game } = state;
  if (fen) return texts.t('custom.title');
  if (game.ply === 0) return texts.t('take.start', { number });
  return texts.t('take.after', { number, move: scored(texts, state, game.ply) });
}

/** The name of a file with it. @param {State} state @param {string} ending */
export const fileOf = ({ number, fen, game }, ending) =>
  fen || game.ply > 0 ? `chess960.${ending}` : `chess960-${number}.${ending}`;

/** @param {Context} context */
export function wireSheet({ c960, texts, store, get }) {
  const { t } = texts;
  const draw = () => {
    const state = store.get();
    const { number, fen, game, turned } = state;
    const position = current(state);
    const info = c960.startInfo(number);
    const isStart = !fen && game.ply === 0;
    const name = nameOf(texts, state);
    const link = linkOf(state);

    get('title').textContent = name;
    document.title = `${name} – c960`;
    render(get('picture'), picture(position.pieces(), name, { turned }));
    /** @type {HTMLInputElement} */ (get('number')).value = fen ? '' : String(number);
    /** @type {HTMLAnchorElement} */ (get('back')).href = link;
    for (const [id, text] of [
      ['take-fen', position.fen],
      ['take-shredder', position.shredderFen],
      ['take-link', link],
      ['in-words', positionText(texts, position)],
    ]) {
      get(id).textContent = text;
    }
    get('link-printed').textContent = link;
    get('derive').hidden = !isStart;
    if (isStart) {
      render(get('arrangement'), arrangement(texts, info));
      get('derive-title').textContent = t('derive.title', { number });
      render(get('forwards'), forwards(texts, info));
    }
    get('arrangement').hidden = !isStart;
    const code = qrCode(link, t('take.qr-label'));
    render(get('qr'), code ?? markup`<p class="note">${t('take.qr-long')}</p>`);
    get('qr-svg').hidden = !code;
  };
  store.subscribe(draw);
  draw();
}
