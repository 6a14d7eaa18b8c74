// SPDX-License-Identifier: MIT
/**
 * Ways to draw a start position by hand, as something that asks for one throw after another. Which squares
 * are open to a piece, which number results, and whether an arrangement can still become a start position
 * is asked of the core; here is only who asks which die for which piece.
 */

/** @typedef {import('../core.js').C960} C960 */

/** What is thrown, flipped, drawn or dealt. @typedef {'chance' | 'die' | 'd4' | 'd6' | 'd10' | 'coins' | 'coin' | 'slip' | 'card'} Device */
/** What it decides. @typedef {'dark-bishop' | 'light-bishop' | 'queen' | 'knight' | 'knights' | 'number' | 'next'} Aim */

/**
 * How far a draw has come.
 * @typedef {object} State
 * @property {string} pattern  the first rank so far, `B??N????`
 * @property {number} step     how many throws counted
 * @property {number} value    the number so far, where one is put together
 * @property {number | null} number  the start position, once it is settled
 */

/**
 * One way a throw can turn out: on to another state, the same throw again, or everything again.
 * @typedef {object} Face
 * @property {string} key     how it is written: `1` to `6`, `h`, `B`
 * @property {number} weight  how many equally likely ways there are to it
 * @property {State | 'again' | 'restart'} then
 * @property {readonly string[]} squares  what it puts pieces on
 */
/**
 * @typedef {object} Ask
 * @property {Device} device
 * @property {Aim} aim
 * @property {number} throws  how often it is thrown for one answer
 * @property {readonly Face[]} faces  a single one needs no throw
 * @property {number} [left]  start positions still possible, where the pattern does not tell
 */
/** @typedef {{id: string, begin: State, ask: (state: State) => Ask}} Procedure */

const FILES = Array.from('abcdefgh');
const LETTERS = /** @type {const} */ ({
  'dark-bishop': 'B',
  'light-bishop': 'B',
  queen: 'Q',
  knight: 'N',
  king: 'K',
  rook: 'R',
});

export const EMPTY = '?'.repeat(FILES.length);

/** @type {State} */
export const BEGIN = { pattern: EMPTY, step: 0, value: 0, number: null };

/** @param {string} pattern @param {readonly string[]} squares @param {string} letter */
export const filled = (pattern, squares, letter) =>
  Array.from(pattern, (one, i) => (squares.includes(`${FILES[i]}1`) ? letter : one)).join('');

/**
 * The squares a piece can come to, from the left; for `knights`, the pairs of squares in the order of their digit.
 * @param {C960} c960 @param {string} pattern @param {keyof typeof LETTERS | 'knights'} aim
 * @returns {readonly (readonly string[])[]}
 */
export function places(c960, pattern, aim) {
  if (aim === 'knights') return knightPairs(c960, pattern);
  return FILES.map((file) => `${file}1`)
    .filter((square, i) => {
      if (pattern[i] !== '?') return false;
      const [one] = c960.matchStarts(filled(pattern, [square], LETTERS[aim]));
      if (one === undefined || !aim.endsWith('-bishop')) return one !== undefined;
      // Which of the bishops stands there, the core knows.
      const { steps } = c960.startInfo(one);
      return steps.some(({ piece, squares }) => piece === aim && squares.includes(square));
    })
    .map((square) => [square]);
}

/** @param {C960} c960 @param {string} pattern */
function knightPairs(c960, pattern) {
  /** @type {(readonly string[])[]} */
  const pairs = [];
  for (const number of c960.matchStarts(pattern)) {
    const step = c960.startInfo(number).steps.find(({ piece }) => piece === 'knights');
    if (step) pairs[step.digit] = step.squares;
  }
  return pairs;
}

/**
 * Piece after piece: a throw says on which of its squares each one goes.
 * @param {C960} c960 @param {string} id
 * @param {readonly {device: Device, aim: 'dark-bishop' | 'light-bishop' | 'queen' | 'knight' | 'knights', faces?: number, first?: number}[]} steps
 *   as many faces as there are squares where nothing is said; `first` is the lowest face
 * @returns {Procedure}
 */
function placing(c960, id, steps) {
  return {
    id,
    begin: BEGIN,
    ask(state) {
      const { device, aim, faces, first = 1 } = steps[state.step];
      const open = places(c960, state.pattern, aim);
      const last = state.step + 1 === steps.length;
      /** @param {readonly string[]} squares @returns {State} */
      const placed = (squares) => {
        const pattern = filled(state.pattern, squares, aim === 'knights' ? 'N' : LETTERS[aim]);
        return {
          ...state,
          pattern,
          step: state.step + 1,
          number: last ? c960.matchStarts(pattern)[0] : null,
        };
      };
      return {
        device,
        aim,
        throws: device === 'coins' ? Math.log2(faces ?? 1) : 1,
        faces: Array.from({ length: faces ?? open.length }, (_, i) => ({
          key: String(i + first),
          weight: 1,
          squares: open[i] ?? [],
          then: open[i] ? placed(open[i]) : 'again',
        })),
      };
    },
  };
}

/** What all of some start positions have in common. @param {C960} c960 @param {number} from @param {number} end */
function common(c960, from, end) {
  let pattern = c960.startInfo(from).arrangement;
  for (let n = from + 1; n < end && pattern !== EMPTY; n++) {
    const { arrangement } = c960.startInfo(n);
    pattern = Array.from(pattern, (letter, i) => (letter === arrangement[i] ? letter : '?')).join(
      '',
    );
  }
  return pattern;
}

const FLIPS = 10;

/**
 * Ten flips are the number in binary, the first one its highest digit. What cannot become a number begins anew.
 * @param {C960} c960 @param {string} id @returns {Procedure}
 */
const flipping = (c960, id) => ({
  id,
  begin: BEGIN,
  ask({ step, value }) {
    const rest = FLIPS - step - 1;
    const least = value * 2 ** (rest + 1);
    return {
      left: Math.min(least + 2 ** (rest + 1), c960.startCount) - least,
      device: 'coin',
      aim: 'number',
      throws: 1,
      faces: [1, 0].map((bit) => {
        const now = 2 * value + bit;
        const from = now * 2 ** rest;
        const end = Math.min(from + 2 ** rest, c960.startCount);
        return {
          key: bit ? 'h' : 't',
          weight: 1,
          squares: [],
          then:
            from >= c960.startCount
              ? 'restart'
              : {
                  pattern: common(c960, from, end),
                  step: step + 1,
                  value: now,
                  number: rest === 0 ? now : null,
                },
        };
      }),
    };
  },
});

/** The eight cards: what each stands for is settled by their order, the rooks' three being rook, king, rook. */
export const CARDS = /** @type {const} */ ({ B: 2, N: 2, Q: 1, R: 3 });
const ROOKS = ['R', 'K', 'R'];

/** How often a letter, or for `R` one of the three, stands in a pattern. @param {string} pattern @param {string} card */
const dealt = (pattern, card) =>
  Array.from(pattern).filter((one) => one === card || (card === 'R' && one === 'K')).length;

/** Where the next card goes. @param {string} pattern */
const nextFile = (pattern) => pattern.indexOf('?');

/** The pattern with one more card. @param {string} pattern @param {keyof typeof CARDS} card */
export function withCard(pattern, card) {
  const letter = card === 'R' ? ROOKS[dealt(pattern, card)] : card;
  const i = nextFile(pattern);
  return pattern.slice(0, i) + letter + pattern.slice(i + 1);
}

/** How many of a card are left. @param {string} pattern @param {keyof typeof CARDS} card */
export const cardsLeft = (pattern, card) => CARDS[card] - dealt(pattern, card);

export const CARD_KEYS = /** @type {(keyof typeof CARDS)[]} */ (Object.keys(CARDS));

/**
 * Eight shuffled cards dealt from left to right; dealt anew as soon as the core knows no start position that fits.
 * @param {C960} c960 @param {string} id @returns {Procedure}
 */
const dealing = (c960, id) => ({
  id,
  begin: BEGIN,
  ask(state) {
    const square = `${FILES[nextFile(state.pattern)]}1`;
    return {
      device: 'card',
      aim: 'next',
      throws: 1,
      faces: CARD_KEYS.filter((card) => cardsLeft(state.pattern, card) > 0).map((card) => {
        const pattern = withCard(state.pattern, card);
        const fits = c960.matchStarts(pattern);
        return {
          key: card,
          weight: cardsLeft(state.pattern, card),
          squares: [square],
          then:
            fits.length === 0
              ? 'restart'
              : {
                  ...state,
                  pattern,
                  step: state.step + 1,
                  number: pattern.includes('?') ? null : fits[0],
                },
        };
      }),
    };
  },
});

/** The ways by hand in which every start position is as likely as any other, in the order of the page. */
export const FAIR = /** @type {const} */ (['die', 'dice', 'coins', 'ten-coins', 'slips', 'cards']);
/** @typedef {typeof FAIR[number]} FairId */
/** All the page's ways. */
export const WAYS = /** @type {const} */ (['software', ...FAIR]);
/** @typedef {typeof WAYS[number]} WayId */

/** The number at once. @param {C960} c960 @returns {Procedure} */
export const byChance = (c960) => ({
  id: 'software',
  begin: BEGIN,
  ask: () => ({
    device: 'chance',
    aim: 'number',
    throws: 1,
    faces: Array.from({ length: c960.startCount }, (_, number) => ({
      key: String(number),
      weight: 1,
      squares: [],
      then: { ...BEGIN, step: 1, number },
    })),
  }),
});

/**
 * @param {C960} c960
 * @returns {Record<FairId, Procedure>}
 */
export const fairProcedures = (c960) => ({
  die: placing(c960, 'die', [
    { device: 'die', faces: 6, aim: 'dark-bishop' },
    { device: 'die', faces: 6, aim: 'light-bishop' },
    { device: 'die', faces: 6, aim: 'queen' },
    { device: 'die', faces: 6, aim: 'knight' },
    { device: 'die', faces: 6, aim: 'knight' },
  ]),
  dice: placing(c960, 'dice', [
    { device: 'd4', faces: 4, aim: 'light-bishop' },
    { device: 'd4', faces: 4, aim: 'dark-bishop' },
    { device: 'd6', faces: 6, aim: 'queen' },
    { device: 'd10', faces: 10, first: 0, aim: 'knights' },
  ]),
  coins: placing(c960, 'coins', [
    { device: 'coins', faces: 4, aim: 'dark-bishop' },
    { device: 'coins', faces: 4, aim: 'light-bishop' },
    { device: 'coins', faces: 8, aim: 'queen' },
    { device: 'coins', faces: 8, aim: 'knight' },
    { device: 'coins', faces: 4, aim: 'knight' },
  ]),
  'ten-coins': flipping(c960, 'ten-coins'),
  slips: placing(c960, 'slips', [
    { device: 'slip', aim: 'dark-bishop' },
    { device: 'slip', aim: 'light-bishop' },
    { device: 'slip', aim: 'queen' },
    { device: 'slip', aim: 'knight' },
    { device: 'slip', aim: 'knight' },
  ]),
  cards: dealing(c960, 'cards'),
});
