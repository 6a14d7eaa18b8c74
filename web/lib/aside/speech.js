// SPDX-License-Identifier: MIT
/** Squares and moves said in other ways than in words. */

import { typedLetters } from '../notation.js';

/** @typedef {import('../texts.js').Texts} Texts */
/** @typedef {import('../texts.js').Spoken} Spoken */
/** @typedef {import('../core.js').Move} Move */
/** @typedef {import('../board-words.js').Content} Content */

const TYPES = ['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'];

/**
 * As moves are written, in the letters that the reader types. A pawn on its square has the first letter of its name.
 * @param {Texts} texts @returns {Spoken}
 */
function san(texts) {
  const { t, upper } = texts;
  const letters = [...typedLetters(texts), upper(t('piece.one', { piece: 'pawn' }))[0]];
  /** @param {string} letter English */
  const own = (letter) => letters['KQRBN'.indexOf(letter)];
  /** @param {Content} at */
  const man = ({ color, type }) =>
    t('speech.man', { color, piece: letters[TYPES.indexOf(String(type))] });
  return {
    square: (at) =>
      at.type ? t('board.square', { ...at, piece: man(at) }) : t('board.empty', { ...at }),
    selected: (at) => t('board.selected', { ...at, piece: man(at) }),
    move: ({ color, san: written }) =>
      t('speech.move', {
        color,
        what: written.replace(/^[KQRBN]/, own).replace(/=[QRBN]/, (c) => `=${own(c[1])}`),
      }),
  };
}

/**
 * With the names that Appendix D of the Laws suggests for files, and those it gives ranks, pieces and castling
 * unless the arbiter decides otherwise.
 * @param {Texts} texts @returns {Spoken}
 */
function fide({ t }) {
  const [files, ranks, men] = [t('speech.files'), t('speech.ranks'), t('speech.pieces')].map(
    (names) => names.split(' '),
  );
  /** @param {string} name */
  const named = (name) => `${files[name.charCodeAt(0) - 97]} ${ranks[Number(name[1]) - 1]}`;
  /** @param {string | null | undefined} type */
  const man = (type) => men[TYPES.indexOf(String(type))];
  /** @param {Content} at */
  const on = ({ square, color, type }) => ({
    square: named(square),
    piece: type && t('speech.man', { color, piece: man(type) }),
  });
  /** @param {Move} move */
  const made = ({ from, to, piece, captured, enPassant, castling }) => {
    if (castling) return t(castling.side === 'g' ? 'speech.castled-g' : 'speech.castled-c');
    const names = { piece: man(piece), from: named(from), to: named(to), captured: man(captured) };
    if (enPassant) return t('speech.en-passant', names);
    return t(captured ? 'speech.captured' : 'speech.moved', names);
  };
  return {
    square: (at) => t(at.type ? 'board.square' : 'board.empty', on(at)),
    selected: (at) => t('board.selected', on(at)),
    move(move) {
      const what = made(move);
      const { color, promotion } = move;
      return t('speech.move', { color, what: promotion ? `${what}, ${man(promotion)}` : what });
    },
  };
}

/** @param {Texts} texts @param {'plain' | 'san' | 'fide'} style @returns {Spoken | undefined} */
export const spokenIn = (texts, style) =>
  style === 'san' ? san(texts) : style === 'fide' ? fide(texts) : undefined;
