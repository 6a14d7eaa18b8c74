// SPDX-License-Identifier: MIT
/**
 * Pieces, squares, reasons and moves in words. Every sentence is a message of the catalog; what is put
 * into one are whole phrases of the catalog ("the rook on f4"), never words that must agree.
 */

/** @typedef {import('./texts.js').Texts} Texts */
/** @typedef {import('./core.js').Position} Position */
/** @typedef {import('./core.js').Reason} Reason */
/** @typedef {import('./core.js').Move} Move */
/** @typedef {import('./core.js').Piece} Piece */
/** @typedef {import('./core.js').Side} Side */
/** @typedef {import('./core.js').Color} Color */
/** @typedef {import('./core.js').Status} Status */

/** @param {Color} color @returns {Color} */
export const other = (color) => (color === 'white' ? 'black' : 'white');

/**
 * "the rook on f4"; a bare square where nothing stands.
 * @param {Texts} texts @param {Position} position @param {string} square
 */
export function man(texts, position, square) {
  const piece = position.pieceAt(square);
  return piece ? texts.t('man.on', { piece: piece.type, square }) : square;
}

/**
 * "the rook on f4 and the bishop on b5"
 * @param {Texts} texts @param {Position} position @param {readonly string[]} squares
 */
export const men = (texts, position, squares) =>
  texts.list(squares.map((square) => man(texts, position, square)));

/**
 * What was attempted, as far as it is known: the reasons speak of it.
 * @typedef {object} Attempt
 * @property {string | null} from
 * @property {string | null} to
 * @property {Side | null} side   of a castling
 * @property {{from: string, to: string} | null} king  its way in that castling
 * @property {{from: string, to: string} | null} rook
 * @property {Color} color
 * @property {import('./core.js').PieceType} [piece] what was to move, where its square is not known
 */

/** The squares of an attempt; nothing where they are not known. @param {Attempt} attempt */
const ways = ({ from, to, king, rook }) => ({
  from: from ?? '',
  to: to ?? '',
  kingFrom: king?.from ?? '',
  kingTo: king?.to ?? '',
  rookFrom: rook?.from ?? '',
  rookTo: rook?.to ?? '',
});

/**
 * One reason as a sentence.
 * @param {Texts} texts @param {Position} position @param {Reason} reason @param {Attempt} attempt
 */
export function reasonText(texts, position, reason, attempt) {
  const { code, squares, by, article } = reason;
  const { from, to, side, color, piece } = attempt;
  const [square = ''] = squares;
  if (code === 'no-piece' && !square) {
    return texts.t('typed.none', { piece: piece ?? 'pawn', color });
  }
  if (code === 'not-a-move-of-this-piece' && !from) {
    return texts.t('typed.nobody', { piece: piece ?? 'pawn', square });
  }
  const aim = to ? position.pieceAt(to) : null;
  const ownRook = aim?.type === 'rook' && aim.color === color;
  const there = men(texts, position, squares);
  return texts.t(`reason.${code}`, {
    ...ways(attempt),
    square,
    squares: texts.list(squares),
    m: squares.length,
    men: there,
    Men: texts.upper(there),
    attackers: men(texts, position, by),
    n: by.length,
    piece: (from && position.pieceAt(from)?.type) ?? 'other',
    owner: (square && position.pieceAt(square)?.color) || color,
    color,
    side: side ?? (ownRook ? 'rook' : 'other'),
    rookLeft: article === '3.9.2' ? 'yes' : 'other',
  });
}

/**
 * A move that was made, for the live region: "White knight g1 to f3".
 * @param {Texts} texts @param {Move} move
 */
export function moveText(texts, move) {
  if (texts.spoken) return texts.spoken.move(move);
  const { castling, color, from, to, piece, captured, promotion } = move;
  if (castling) {
    const { king, rook, side } = castling;
    return texts.t('said.castled', { color, side, king: king.to, rook: rook.to });
  }
  const made = captured
    ? texts.t(move.enPassant ? 'said.en-passant' : 'said.captured', {
        ...{ color, piece, from, to },
        captured,
      })
    : texts.t('said.moved', { color, piece, from, to });
  return promotion ? `${made} ${texts.t('said.promoted', { piece: promotion })}` : made;
}

/** How a game ended, or what may be claimed. @param {Texts} texts @param {NonNullable<Status['outcome']>} outcome */
export const outcomeText = ({ t }, { reason, result }) =>
  t(`outcome.${reason}`, { winner: result === '1-0' ? 'white' : 'black' });

/**
 * Whose turn it is, or how the game ended.
 * @param {Texts} texts @param {Color} turn @param {Status} status
 */
export function statusText(texts, turn, { outcome, check }) {
  const ended = outcome && outcomeText(texts, outcome);
  if (ended && !outcome.claim) return ended;
  const move = texts.t(check ? 'status.check' : 'status.turn', { color: turn });
  return ended ? `${move}. ${ended}` : move;
}

const ORDER = /** @type {const} */ (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn']);

/**
 * The men of each side: "White: king e1, queen d1, rooks a1 and h1, ..."
 * @param {Texts} texts @param {readonly {readonly square: string, readonly piece: Piece}[]} placed
 */
export const sidesText = (texts, placed) =>
  /** @type {const} */ (['white', 'black']).map((color) => {
    const parts = ORDER.map((type) => {
      const squares = placed
        .filter(({ piece }) => piece.color === color && piece.type === type)
        .map(({ square }) => square);
      return squares.length === 0
        ? ''
        : texts.t('read.group', { piece: type, n: squares.length, squares: texts.list(squares) });
    });
    return texts.t('read.side', { color, groups: parts.filter(Boolean).join('; ') });
  });

/** The whole position, with whose turn it is. @param {Texts} texts @param {Position} position */
export function positionText(texts, position) {
  const sides = sidesText(texts, position.pieces()).join(' ');
  return `${sides} ${statusText(texts, position.turn, position.status())}.`;
}
