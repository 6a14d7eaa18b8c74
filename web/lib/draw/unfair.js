// SPDX-License-Identifier: MIT
/**
 * Popular ways to draw that do not give every start position the same chance, and their fair relatives, to be
 * counted beside each other. No page plays these; the build counts them.
 */

import { BEGIN, CARD_KEYS, cardsLeft, filled, places, withCard } from './procedures.js';

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('./procedures.js').Procedure} Procedure */
/** @typedef {import('./procedures.js').State} State */
/** @typedef {import('./procedures.js').Face} Face */

/** @param {string} key @param {Face['then']} then @returns {Face} */
const face = (key, then) => ({ key, weight: 1, squares: [], then });

/** @param {number} length */
const range = (length) => Array.from({ length }, (_, i) => i);

/**
 * Three ten-sided dice as a number.
 * @param {string} id
 * @param {(state: State, digit: number) => Face['then'] | null} odd  what becomes of digits that lead above
 *   the last number; null takes them as they are
 * @returns {Procedure}
 */
const digits = (id, odd) => ({
  id,
  begin: BEGIN,
  ask: (state) => ({
    device: 'd10',
    aim: 'number',
    throws: 1,
    faces: range(10).map((digit) => {
      const value = state.value * 10 + digit;
      const step = state.step + 1;
      const next = { ...state, step, value, number: step === 3 ? value : null };
      return face(String(digit), odd(next, digit) ?? next);
    }),
  }),
});

/** One die per piece, the faces that are too high counted on from the first square. @param {C960} c960 @returns {Procedure} */
const folded = (c960) => ({
  id: 'die-folded',
  begin: BEGIN,
  ask(state) {
    const aims = /** @type {const} */ ([
      'dark-bishop',
      'light-bishop',
      'queen',
      'knight',
      'knight',
    ]);
    const aim = aims[state.step];
    const open = places(c960, state.pattern, aim);
    return {
      device: 'die',
      aim,
      throws: 1,
      faces: range(6).map((i) =>
        face(String(i + 1), placed(c960, state, aim, open[i % open.length], aims.length)),
      ),
    };
  },
});

const SIGNS = {
  'dark-bishop': 'B',
  'light-bishop': 'B',
  queen: 'Q',
  knight: 'N',
  king: 'K',
  rook: 'R',
};

/**
 * @param {C960} c960 @param {State} state @param {keyof typeof SIGNS} aim
 * @param {readonly string[]} squares @param {number} steps @returns {State}
 */
function placed(c960, state, aim, squares, steps) {
  const pattern = filled(state.pattern, squares, SIGNS[aim]);
  const step = state.step + 1;
  return { ...state, pattern, step, number: step === steps ? c960.matchStarts(pattern)[0] : null };
}

/**
 * The king on one of his squares first, then a rook on either side of him, then the others, each on any square it can
 * have.
 * @param {C960} c960 @returns {Procedure}
 */
const kingFirst = (c960) => ({
  id: 'king-first',
  begin: BEGIN,
  ask(state) {
    const aims = /** @type {const} */ ([
      'king',
      'rook',
      'rook',
      'dark-bishop',
      'light-bishop',
      'queen',
    ]);
    const aim = aims[state.step];
    const king = state.pattern.indexOf('K');
    const open = places(c960, state.pattern, aim).filter(([square]) => {
      const left = 'abcdefgh'.indexOf(square[0]) < king;
      return aim !== 'rook' || left === (state.step === 1);
    });
    return {
      device: 'slip',
      aim: 'next',
      throws: 1,
      faces: open.map((squares) =>
        face(squares[0], placed(c960, state, aim, squares, aims.length)),
      ),
    };
  },
});

/** An arrangement with two of its pieces exchanged; rooks and king keep their order. @param {string} letters @param {number} a @param {number} b */
function exchanged(letters, a, b) {
  const next = Array.from(letters, (one) => (one === 'K' ? 'R' : one));
  [next[a], next[b]] = [next[b], next[a]];
  let rooks = 0;
  return next.map((one) => (one === 'R' && ++rooks === 2 ? 'K' : one)).join('');
}

/** Where the bishops are. @param {string} letters */
const bishops = (letters) => range(letters.length).filter((i) => letters[i] === 'B');

/** All arrangements that are start positions after a bishop changed places. @param {C960} c960 @param {string} letters @param {number} bishop */
const mends = (c960, letters, bishop) =>
  range(letters.length)
    .filter((i) => letters[i] !== 'B')
    .map((i) => exchanged(letters, bishop, i))
    .flatMap((next) => c960.matchStarts(next));

/**
 * Eight cards dealt once; bishops on one colour are mended.
 * @param {C960} c960 @param {string} id
 * @param {(letters: string) => number[]} mended the start positions it can become, all as likely
 * @returns {Procedure}
 */
const shuffling = (c960, id, mended) => ({
  id,
  begin: BEGIN,
  ask(state) {
    if (!state.pattern.includes('?')) {
      const faces = mended(state.pattern).map((number, i) => face(String(i), { ...state, number }));
      return { device: 'slip', aim: 'next', throws: 1, faces };
    }
    const cards = CARD_KEYS.filter((card) => cardsLeft(state.pattern, card) > 0);
    return {
      device: 'card',
      aim: 'next',
      throws: 1,
      faces: cards.map((card) => {
        const pattern = withCard(state.pattern, card);
        const [number = null] = pattern.includes('?') ? [] : c960.matchStarts(pattern);
        const weight = cardsLeft(state.pattern, card);
        return { ...face(card, { ...state, pattern, step: state.step + 1, number }), weight };
      }),
    };
  },
});

export const UNFAIR = /** @type {const} */ ([
  'digits-mended',
  'digits-folded',
  'die-folded',
  'king-first',
  'neighbour',
]);
/** Their relatives that are fair. */
export const MENDED = /** @type {const} */ (['digits-again', 'any-bishop']);

/**
 * @param {C960} c960
 * @returns {Record<typeof UNFAIR[number] | typeof MENDED[number], Procedure>}
 */
export function comparedProcedures(c960) {
  const count = c960.startCount;
  const ninth = Math.floor(count / 100);
  return {
    // The second digit after a first 9 is drawn again until it is 5 or less.
    'digits-mended': digits('digits-mended', ({ step, value }) =>
      step === 2 && Math.floor(value / 10) === ninth && value * 10 >= count ? 'again' : null,
    ),
    // 960 to 999 are taken for 0 to 39.
    'digits-folded': digits('digits-folded', (next) =>
      next.step === 3 ? { ...next, number: next.value % count } : null,
    ),
    // The whole number is drawn again above the last.
    'digits-again': digits('digits-again', ({ step, value }) =>
      step === 3 && value >= count ? 'restart' : null,
    ),
    'die-folded': folded(c960),
    'king-first': kingFirst(c960),
    // The bishop on the right changes places with its neighbour on the right, on h1 with the one on the left.
    neighbour: shuffling(c960, 'neighbour', (letters) => {
      const [, right] = bishops(letters);
      const beside = right + 1 < letters.length ? right + 1 : right - 1;
      return [...c960.matchStarts(exchanged(letters, right, beside))];
    }),
    // Either bishop changes places with a piece on any square of the other colour.
    'any-bishop': shuffling(c960, 'any-bishop', (letters) =>
      bishops(letters).flatMap((bishop) => mends(c960, letters, bishop)),
    ),
  };
}
