// SPDX-License-Identifier: MIT
/* The shapes that go in and out of the board; index.js says what they are for. */

/** @typedef {import('../../assets/pieces.js').Color} Color */
/** @typedef {import('../../assets/pieces.js').Piece} Piece */
/** @typedef {import('../../assets/pieces.js').PieceType} PieceType */
/** @typedef {'white' | 'black'} Orientation */
/** @typedef {'queen' | 'rook' | 'bishop' | 'knight'} PromotionPiece */
/** @typedef {'click' | 'drag' | 'keyboard'} Via */

/** @typedef {{ readonly square: string, readonly piece: Piece }} PlacedPiece */
/** @typedef {{ readonly square: string, readonly kind: string }} Mark */
/** @typedef {{ readonly from: string, readonly to: string, readonly kind: string }} Arrow */
/** @typedef {{ readonly from: string, readonly to: string }} Step */
/** Columns from the left, rows from the top, as seen. @typedef {{ x: number, y: number }} Place */

/**
 * A square and what is on it; color and type are null where that is nothing.
 *
 * @typedef {{ square: string, color: Color | null, type: PieceType | null }} Content
 */

/**
 * The words, in the page's language. What is missing is left out.
 *
 * @typedef {object} Strings
 * @property {string} [boardLabel] name of the grid
 * @property {string} [letters] of king, queen, rook, bishop and knight, besides KQRBN
 * @property {(content: Content) => string} [square] "e1, white king", "e4, empty"
 * @property {(content: Content) => string} [selected] said when a square is selected
 * @property {string} [cancelled] said when the user ends a selection or a drag
 * @property {string} [targetHint] added to the name of a square that is a target
 * @property {Readonly<Record<string, string>>} [markNames] added to the name of a square with such a mark
 * @property {string} [promotionTitle]
 * @property {(piece: Piece) => string} [pieceName] label of a promotion choice
 * @property {string} [cancel] label of the button that answers nothing
 */

export {};
