// SPDX-License-Identifier: MIT
/**
 * What helps to compose positions, asked of the core once: how each pair of king and rook squares castles on an
 * otherwise bare board, and from where each enemy man attacks a square of the first rank. Seen from White.
 */

import { EXPOSED, combinationOf } from './facts.js';
import { SIDES, STANDARD_START } from './vocabulary.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Position} Position */
/** @typedef {import('./vocabulary.js').CastlingReport} CastlingReport */
/** @typedef {import('./vocabulary.js').Side} Side */
/** @typedef {import('../core.js').PieceType} PieceType */
/** @typedef {import('../core.js').Piece} Piece */
/** @typedef {{[square: string]: Piece}} Men */

/**
 * King and rook on their squares and nothing else, with what the core says of their castling.
 * @typedef {object} Geometry
 * @property {Side} side
 * @property {string} king
 * @property {string} rook
 * @property {string} kind
 * @property {boolean} standard castles as in ordinary chess
 * @property {readonly string[]} kingPath
 * @property {readonly string[]} rookPath
 * @property {readonly string[]} kingOnly must be empty for the king alone
 * @property {readonly string[]} rookOnly must be empty for the rook alone
 * @property {readonly string[]} both must be empty for both
 * @property {readonly string[]} exposedFrom squares from where an enemy rook attacks the king once it has castled,
 *   and only because its own rook left
 */

/** @typedef {{geometries: readonly Geometry[], sourcesOf: (type: PieceType, square: string) => readonly string[]}} Aims */

const FILES = [...'abcdefgh'];
export const FIRST_RANK = FILES.map((file) => `${file}1`);
export const SQUARES = [...'12345678'].flatMap((rank) => FILES.map((file) => file + rank));

/** Places for two kings where they stand in nobody's line to the first rank. */
const KINGS = [
  ['a8', 'c8'],
  ['h8', 'f8'],
];

/** @type {WeakMap<C960, Aims>} */
const made = new WeakMap();

/** @param {C960} c960 @returns {Aims} */
export function aimsOf(c960) {
  const known = made.get(c960);
  if (known) return known;
  /** @type {Map<PieceType, ReadonlyMap<string, readonly string[]>>} */
  const tables = new Map();
  const aims = {
    geometries: geometriesOf(c960),
    /** @param {PieceType} type @param {string} square */
    sourcesOf(type, square) {
      const table = tables.get(type) ?? sourceTable(c960, type);
      tables.set(type, table);
      return table.get(square) ?? [];
    },
  };
  made.set(c960, aims);
  return aims;
}

/** The position, or null where the core takes it for none. @param {() => Position} make */
export function positionOrNull(make) {
  try {
    return make();
  } catch {
    return null;
  }
}

/** @param {C960} c960 @returns {Geometry[]} */
function geometriesOf(c960) {
  const pairs = FIRST_RANK.flatMap((king) => FIRST_RANK.map((rook) => ({ king, rook })));
  return pairs.flatMap(({ king, rook }) =>
    SIDES.flatMap((side) => {
      /** @param {Men} more */
      const reportWith = (more) => castlingOf(c960, { king, rook, side, more });
      const report = reportWith({});
      if (!report) return [];
      const exposedFrom = FIRST_RANK.filter((square) => {
        if (square === king || square === rook) return false;
        const reasons = reportWith({ [square]: { color: 'black', type: 'rook' } })?.reasons ?? [];
        return combinationOf(reasons) === EXPOSED;
      });
      return [geometryOf(report, isStandard(c960, king, rook), exposedFrom)];
    }),
  );
}

/**
 * Null where these squares allow no right.
 * @param {C960} c960
 * @param {{king: string, rook: string, side: Side, more: Men}} scene
 */
function castlingOf(c960, { king, rook, side, more }) {
  /** @type {Men} */
  const pieces = { ...more, c8: { color: 'black', type: 'king' } };
  pieces[king] = { color: 'white', type: 'king' };
  pieces[rook] = { color: 'white', type: 'rook' };
  const rights = { white: { [side]: rook } };
  return (
    positionOrNull(() => c960.setup({ pieces, turn: 'white', rights }))?.castling(side) ?? null
  );
}

/** @param {C960} c960 @param {string} king @param {string} rook */
function isStandard(c960, king, rook) {
  const { king: home, rooks } = c960.startInfo(STANDARD_START);
  return king === home && (rook === rooks.c || rook === rooks.g);
}

/**
 * @param {CastlingReport} report
 * @param {boolean} standard
 * @param {readonly string[]} exposedFrom
 * @returns {Geometry}
 */
function geometryOf(report, standard, exposedFrom) {
  const { side, king, rook, kind, kingPath, rookPath, mustBeEmpty } = report;
  /** @param {string} square */
  const isKings = (square) => kingPath.includes(square);
  /** @param {string} square */
  const isRooks = (square) => rookPath.includes(square);
  return {
    side,
    king: king?.from ?? '',
    rook: rook?.from ?? '',
    kind: kind ?? '',
    standard,
    kingPath,
    rookPath,
    kingOnly: mustBeEmpty.filter((square) => isKings(square) && !isRooks(square)),
    rookOnly: mustBeEmpty.filter((square) => isRooks(square) && !isKings(square)),
    both: mustBeEmpty.filter((square) => isKings(square) && isRooks(square)),
    exposedFrom,
  };
}

/** @param {C960} c960 @param {PieceType} type @returns {ReadonlyMap<string, readonly string[]>} */
function sourceTable(c960, type) {
  const table = new Map(FIRST_RANK.map((square) => [square, /** @type {string[]} */ ([])]));
  for (const from of SQUARES) {
    const position = aloneOn(c960, type, from);
    if (!position) continue;
    for (const [square, sources] of table) {
      if (position.attackers(square, 'black').includes(from)) sources.push(from);
    }
  }
  return table;
}

/** An enemy man and two kings out of its way. @param {C960} c960 @param {PieceType} type @param {string} from */
function aloneOn(c960, type, from) {
  const kings = KINGS.find((pair) => !pair.includes(from));
  if (!kings) return null;
  const [white, black] = kings;
  /** @type {Men} */
  const pieces = {};
  pieces[white] = { color: 'white', type: 'king' };
  if (type !== 'king') pieces[black] = { color: 'black', type: 'king' };
  pieces[from] = { color: 'black', type };
  return positionOrNull(() => c960.setup({ pieces, turn: 'white' }));
}
