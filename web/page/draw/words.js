// SPDX-License-Identifier: MIT
/** What is asked and what came, in words. */

import { typeOf } from '../../lib/drawing.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/draw/procedures.js').Ask} Ask */
/** @typedef {import('../../lib/draw/procedures.js').Face} Face */
/** @typedef {import('../../lib/draw/procedures.js').State} State */
/** @typedef {import('../../lib/draw/play.js').Entry} Entry */

/** What the throw decides, as a title. @param {Texts} texts @param {Ask} ask @param {State} state */
export function aimText({ t }, { aim, faces }, { step }) {
  return t(`draw.aim.${aim}`, { square: faces[0].squares[0] ?? '', flip: step + 1 });
}

/** How many squares it can go to. @param {Ask} ask */
const openOf = ({ faces }) => faces.filter(({ then }) => then !== 'again').length;

/** What to do. @param {Texts} texts @param {Ask} ask */
export function howText({ t }, ask) {
  const { device, faces, throws } = ask;
  const open = openOf(ask);
  const again = open < faces.length ? 'yes' : 'other';
  return t(`draw.do.${device}`, { open, flips: throws, again });
}

/** @param {Texts} texts @param {Ask} ask @param {State} state */
export const askText = (texts, ask, state) =>
  texts.t('draw.next', { aim: aimText(texts, ask, state) });

/** What a face is called: its number, the sides of the coins, the piece on the card. @param {Texts} texts @param {Ask} ask @param {Face} face */
export function faceName({ t }, { device, throws }, { key }) {
  if (device === 'coin') return t(`draw.side.${key === 'h' ? 'heads' : 'tails'}`);
  if (device === 'card') {
    return key === 'R' ? t('draw.card-rook') : t('piece.one', { piece: typeOf(key) });
  }
  if (device !== 'coins') return key;
  const bits = (Number(key) - 1).toString(2).padStart(throws, '0');
  return Array.from(bits, (bit) => t(bit === '0' ? 'draw.side.heads' : 'draw.side.tails')).join(
    ' ',
  );
}

/** The pieces a throw has put on the board. @param {Texts} texts @param {Entry} entry */
export function placedText(texts, { face: { squares, then } }) {
  if (typeof then === 'string') return '';
  const men = squares.map((square) => {
    const piece = typeOf(then.pattern['abcdefgh'.indexOf(square[0])]);
    return texts.t('man.on', { piece, square });
  });
  return texts.list(men);
}

/** What came of a throw. @param {Texts} texts @param {Entry} entry */
export function entryText(texts, entry) {
  const { ask, face } = entry;
  if (face.then === 'again') return texts.t('draw.entry.again');
  if (face.then === 'restart')
    return texts.t(`draw.entry.${ask.device === 'card' ? 'deal' : 'flip'}`);
  return placedText(texts, entry);
}

/** The same aloud. @param {Texts} texts @param {Entry} entry */
export function entrySaid(texts, entry) {
  const name = faceName(texts, entry.ask, entry.face);
  const text = entryText(texts, entry);
  return text ? texts.t('draw.said', { name, text }) : texts.t('draw.said-alone', { name });
}
