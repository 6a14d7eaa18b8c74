// SPDX-License-Identifier: MIT
/**
 * One key for all questions about what is, to a learner, the same board: mirrored left and right, with the colours
 * swapped, or moved as a whole along the ranks. The kind of question is no part of it.
 */

import { hashText } from './random.js';

/** @typedef {Pick<import('./vocabulary.js').Question, 'fen' | 'color' | 'side' | 'turn' | 'told' | 'answer'>} Asked */
/** A man with its file and rank, 0 to 7. */
/** @typedef {{file: number, rank: number, letter: string}} Man */

/** @param {Asked} question @returns {string} */
export function canonicalKey(question) {
  const men = seenBy(question.color, menOf(question.fen));
  const asked = askedRook(question);
  if (asked !== null) {
    // The rook that castles is another man than its twins.
    const rook = men.find(
      ({ file, letter, rank }) => file === asked && rank === 0 && letter === 'R',
    );
    if (rook) rook.letter = 'C';
  }
  const mirrored = men.map((man) => ({ ...man, file: 7 - man.file }));
  const [a, b] = [textOf(men), textOf(mirrored)];
  return hashText(`${a < b ? a : b}${question.turn === question.color}${asked !== null}`);
}

/** @param {string} fen @returns {Man[]} */
function menOf(fen) {
  return fen
    .split(' ', 1)[0]
    .split('/')
    .flatMap((row, n) => {
      let file = 0;
      /** @type {Man[]} */
      const men = [];
      for (const letter of row) {
        if (letter >= '1' && letter <= '8') file += Number(letter);
        else men.push({ file: file++, rank: 7 - n, letter });
      }
      return men;
    });
}

/** The men as their own side sees them: its own in capitals, its first rank as rank 0. @param {string} color @param {Man[]} men */
function seenBy(color, men) {
  if (color === 'white') return men;
  return men.map(({ file, rank, letter }) => {
    const upper = letter.toUpperCase();
    return { file, rank: 7 - rank, letter: letter === upper ? letter.toLowerCase() : upper };
  });
}

/** The file of the rook that may castle, null where the right is lost. @param {Asked} question */
function askedRook({ told, side, answer }) {
  const rook = told.rooks[side];
  return rook === null || answer.verdict === 'lost' ? null : rook.charCodeAt(0) - 97;
}

/** The men from the leftmost file on, in one order. @param {readonly Man[]} men */
function textOf(men) {
  const left = men.reduce((least, { file }) => (file < least ? file : least), 8);
  return men
    .map(({ file, rank, letter }) => `${rank}${file - left}${letter}`)
    .sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
    .join('');
}
