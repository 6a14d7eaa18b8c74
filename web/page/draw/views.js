// SPDX-License-Identifier: MIT
/** The Draw page as markup: the board as it fills, what is asked, what came. */

import { FILES, picture, typeOf } from '../../lib/drawing.js';
import { markup } from '../../lib/markup.js';
import { aimText, entryText, faceName, howText } from './words.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/draw/play.js').Draw} Draw */
/** @typedef {import('../../lib/draw/procedures.js').Ask} Ask */
/** @typedef {import('../../lib/draw/procedures.js').State} State */

/** Numbers on the squares that a throw can choose. @param {Ask | null} ask */
function offers(ask) {
  const single = (ask?.faces ?? []).filter(({ squares }) => squares.length === 1);
  const named = ask?.device !== 'card';
  const marks = named ? single : single.slice(0, 1);
  return marks.map(({ key, squares: [square] }) => {
    const x = FILES.indexOf(square[0]) * 45;
    return markup`<g class="offer"><rect x="${x + 4}" y="319" width="37" height="37" rx="5"/>${
      named && markup`<text x="${x + 22.5}" y="345" text-anchor="middle">${key}</text>`
    }</g>`;
  });
}

/** Both sides as far as they are settled, pawns from the beginning. @param {C960} c960 @param {Texts} texts @param {Draw} draw */
export function boardMarkup(c960, texts, { state, ask }) {
  const { t, list } = texts;
  const { number } = state;
  const [any] = number === null ? c960.matchStarts(state.pattern) : [number];
  const settled = number === null ? state.pattern : c960.startInfo(number).arrangement;
  const placed = c960
    .start(any)
    .pieces()
    .filter(
      ({ square, piece }) => piece.type === 'pawn' || settled[FILES.indexOf(square[0])] !== '?',
    );
  const men = FILES.filter((_, i) => settled[i] !== '?').map((file) => {
    const piece = typeOf(settled[FILES.indexOf(file)]);
    return t('man.on', { piece, square: `${file}1` });
  });
  const soFar = men.length > 0 ? t('draw.board', { men: list(men) }) : t('draw.board-empty');
  const label = number === null ? soFar : t('positions.picture', { number });
  return picture(placed, label, { over: markup`${offers(ask)}` });
}

/** @param {Texts} texts @param {Ask} ask */
function faces(texts, ask) {
  const { t } = texts;
  const { device } = ask;
  return ask.faces.map((face, i) => {
    const name = faceName(texts, ask, face);
    const press = device === 'coin' || device === 'card' ? String(i + 1) : face.key;
    const where = face.then === 'again' ? t('draw.again') : face.squares.join(t('list.separator'));
    const shows = device !== 'card' && device !== 'coin';
    return markup`<button type="button" class="face${face.then === 'again' && ' miss'}" id="face-${face.key}" data-key="${face.key}" data-press="${press}"><b>${
      device === 'coins' ? face.key : name
    }</b>${device === 'coins' && markup` <span>${name}</span>`}${shows && where && markup` <span>${where}</span>`}</button>`;
  });
}

/** @param {C960} c960 @param {Texts} texts @param {Ask} ask @param {State} state */
export function askMarkup(c960, texts, ask, state) {
  const { t } = texts;
  const { device } = ask;
  const left = ask.left ?? c960.matchStarts(state.pattern).length;
  return markup`<p class="eyebrow">${t('draw.left', { n: left })}</p>
<h3 class="verdict" id="ask-title" tabindex="-1">${aimText(texts, ask, state)}</h3>
<p>${howText(texts, ask)}</p>
${device !== 'chance' && markup`<div class="faces ${device}" role="group" aria-label="${t('draw.came')}">${faces(texts, ask)}</div><p class="note">${t('draw.keys')}</p>`}
<div class="row"><button type="button" class="primary" id="throw">${t(`draw.throw.${device}`)}</button>${
    device !== 'chance' && markup` <button type="button" id="rest">${t('draw.rest')}</button>`
  }</div>`;
}

/** @param {C960} c960 @param {Texts} texts @param {Draw} draw */
export function doneMarkup(c960, { t }, { state }) {
  const number = state.number ?? 0;
  const { arrangement } = c960.startInfo(number);
  return markup`<p class="eyebrow">${t('positions.heading')}</p>
<h3 class="number" id="ask-title" tabindex="-1">${number}</h3>
<p class="letters">${arrangement}</p>
<div class="row"><a class="button primary" href="../positions/?n=${number}">${t('draw.open')}</a> <button type="button" id="again">${t('draw.draw-again')}</button></div>
<p class="onward"><a href="arbiter/?n=${number}">${t('draw.to-log')}</a></p>`;
}

/** @param {Texts} texts @param {Draw} draw */
export function courseMarkup(texts, { entries, ask }) {
  const rows = entries.map((entry) => {
    const { ask: asked, face } = entry;
    const text = entryText(texts, entry);
    const kind = face.then === 'again' || face.then === 'restart' ? 'miss' : 'hit';
    return markup`<li class="${kind}"><b>${faceName(texts, asked, face)}</b> <span>${text}</span></li>`;
  });
  const device = entries.at(-1)?.ask.device;
  const forced = !ask && device && !['card', 'coin', 'chance'].includes(device);
  return markup`${rows}${forced && markup`<li class="hit"><b aria-hidden="true">·</b> <span>${texts.t('draw.entry.rest')}</span></li>`}`;
}
