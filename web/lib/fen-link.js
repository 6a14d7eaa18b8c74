// SPDX-License-Identifier: MIT
/** A FEN in a link: "_" stands for the blanks between its parts, and for nothing else. */

/** @param {string} fen */
export const fenInLink = (fen) =>
  encodeURIComponent(fen.replaceAll(' ', '_')).replaceAll('%2F', '/');

/** What a link means. Underscores that part nothing stay what they are. @param {string} text */
export const fenOfLink = (text) => text.replace(/([^_\s])_(?=[^_\s])/g, '$1 ');
