// SPDX-License-Identifier: MIT
/**
 * A question of a drill as learning platforms record it: what was answered and what is right as short texts of squares,
 * moves and the drills' own words, the same in every language. Nothing is judged here.
 */

/** @typedef {import('../embed/messages.js').Answered} Answered */
/**
 * @typedef {object} Interaction
 * @property {string} id  letters, digits, dots and hyphens
 * @property {string} text  what was asked
 * @property {string} response
 * @property {readonly string[]} patterns  the responses that are right
 * @property {boolean} correct
 * @property {number} latency  milliseconds
 * @property {Date} time  when it was asked
 */

/** The limits of SCORM: of a response, and of how many may be right. */
const LONGEST = 250;
const MOST = 10;

const NONE = 'none';

/** @param {unknown} value */
const words = (value) => (Array.isArray(value) ? value.join(' ') || NONE : String(value ?? NONE));

/** In one order, whatever order they were named in. @param {unknown} value */
const setOf = (value) => words(Array.isArray(value) ? [...value].sort() : value);

/** A reason with the squares that are marked for it. @param {string} code @param {readonly string[] | undefined} squares */
const reasonText = (code, squares) =>
  squares?.length ? `${code}(${[...squares].sort().join(',')})` : code;

/** @param {boolean | undefined} legal @param {readonly string[]} codes @param {Record<string, readonly string[]>} [squares] */
const verdict = (legal, codes, squares = {}) =>
  words([
    legal ? 'legal' : 'illegal',
    ...codes.map((code) => reasonText(code, squares[code])).sort(),
  ]);

/** @typedef {readonly [said: (response: any) => string, right: (expected: any) => readonly string[]]} Wording */

/** @type {Wording} */
const squares = [({ squares }) => setOf(squares), ({ squares }) => [setOf(squares)]];

/** By the kind of a question: what its response says, and which texts are right. @type {Record<string, Wording>} */
const WORDINGS = {
  'play-it': [
    ({ uci, illegal }) => (illegal ? NONE : words(uci)),
    ({ uci, uciStandard, illegal }) =>
      illegal ? [NONE] : [...new Set([uci, uciStandard].filter(Boolean).map(words))],
  ],
  'legal-or-not': [
    ({ legal, codes = [], squares }) => verdict(legal, codes, squares),
    ({ legal, reasons = [] }) => {
      const codes = reasons.map((/** @type {any} */ { code }) => code);
      const marked = reasons.map((/** @type {any} */ { code, squares }) => [code, squares]);
      return [
        ...new Set([verdict(legal, codes), verdict(legal, codes, Object.fromEntries(marked))]),
      ];
    },
  ],
  landing: [({ king, rook }) => words([king, rook]), ({ king, rook }) => [words([king, rook])]],
  'must-be-empty': squares,
  'must-be-safe': squares,
  'which-kind': [({ kind }) => words(kind), ({ kind }) => [words(kind)]],
  'lost-or-blocked': [
    ({ verdict, ply }) => words(ply === undefined ? [verdict] : [verdict, ply]),
    ({ verdict, lostBy }) => [verdict, ...(lostBy ? [`${verdict} ${lostBy.ply}`] : [])],
  ],
  'hand-order': [
    ({ order, choice }) => words(order ?? choice),
    ({ order, choice }) => [words(order ?? choice)],
  ],
  'en-passant': [
    ({ take }) => words(take),
    (legal) => (legal.length > 0 ? legal.map(words) : [NONE]),
  ],
};

/** @type {Wording} */
const PIECE = [({ piece }) => words(piece), (right) => [words(right)]];
/** @type {Wording} */
const PLAIN = [words, (expected) => [words(expected)]];

/** @param {string} kind @returns {Wording} */
const wordingOf = (kind) => WORDINGS[kind] ?? (kind.startsWith('promote-') ? PIECE : PLAIN);

/** Text on one line that is no longer than a platform takes. @param {string} text @param {number} [most] */
export function clipped(text, most = LONGEST) {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}

/**
 * @param {Answered} answered
 * @param {{drill: string, round: number, now: Date}} about
 * @returns {Interaction}
 */
export function interactionOf(answered, { drill, round, now }) {
  const { kind, number, text, response, expected, correct, duration } = answered;
  const [said, right] = wordingOf(kind);
  return {
    id: `${drill}.r${round}.q${number}.${kind}`,
    text: clipped(text),
    response: clipped(said(response)),
    patterns: right(expected)
      .slice(0, MOST)
      .map((one) => clipped(one)),
    correct,
    latency: duration,
    time: new Date(now.getTime() - duration),
  };
}
