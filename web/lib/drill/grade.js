// SPDX-License-Identifier: MIT
/**
 * Is a response right? It is compared with the answer that the core gave; nothing is judged here.
 */

/** @typedef {import('./vocabulary.js').Question} Question */
/** @typedef {import('./vocabulary.js').Unnumbered} Unnumbered */
/** @typedef {import('./vocabulary.js').Answer} Answer */
/** @typedef {import('./vocabulary.js').Kind} Kind */
/**
 * What was answered, in the answer's own fields; for reasons their codes.
 * play-it {uci} or {illegal: true}; legal-or-not {legal, codes} and, where they were marked too, the squares of
 * each code; landing {king, rook}; must-be-empty and must-be-safe {squares}; which-kind {kind};
 * lost-or-blocked {verdict} and, where it was asked, the ply; hand-order {choice} or {order}.
 * @typedef {object} Response
 * @property {string} [uci]
 * @property {boolean} [illegal]
 * @property {boolean} [legal]
 * @property {readonly string[]} [codes]
 * @property {readonly string[] | Readonly<Record<string, readonly string[]>>} [squares]
 * @property {string} [king]
 * @property {string} [rook]
 * @property {string} [kind]
 * @property {string} [verdict]
 * @property {number} [ply]
 * @property {string} [choice]
 * @property {readonly string[]} [order]
 */
/** What of a list was not named, and what was named but does not belong. */
/** @typedef {{missing: string[], extra: string[]}} Difference */
/**
 * @typedef {object} Details
 * @property {string[]} wrong the fields of the response that are wrong
 * @property {Difference} [codes]
 * @property {Difference} [squares] of must-be-empty and must-be-safe
 * @property {Record<string, Difference>} [squaresOf] of each reason that was marked with squares
 */
/** @typedef {{correct: boolean, expected: Answer, details: Details}} Grade */

/** @type {Readonly<Record<Kind, (answer: Answer, response: Response) => Details>>} */
const CHECKS = {
  'play-it': (answer, response) =>
    answer.illegal
      ? fields({ illegal: response.illegal === true })
      : fields({ uci: !response.illegal && isMove(answer, response.uci) }),
  'legal-or-not': gradeReasons,
  landing: (answer, { king, rook }) =>
    fields({ king: king === answer.king, rook: rook === answer.rook }),
  'must-be-empty': gradeSquares,
  'must-be-safe': gradeSquares,
  'which-kind': (answer, { kind }) => fields({ kind: kind === answer.kind }),
  'lost-or-blocked': (answer, { verdict, ply }) =>
    fields({
      verdict: verdict === answer.verdict,
      ply: ply === undefined || ply === answer.lostBy?.ply,
    }),
  'hand-order': (answer, { choice, order }) =>
    answer.order
      ? fields({ order: list(order).join() === answer.order.join() })
      : fields({ choice: choice === answer.choice }),
};

/**
 * @param {Question | Unnumbered} question
 * @param {Response} response anything; what is missing is wrong
 * @returns {Grade}
 */
export function grade(question, response) {
  const given = typeof response === 'object' && response !== null ? response : {};
  const details = CHECKS[question.kind](question.answer, given);
  return { correct: details.wrong.length === 0, expected: question.answer, details };
}

/** @param {Record<string, boolean>} right @returns {Details} */
const fields = (right) => ({ wrong: Object.keys(right).filter((name) => !right[name]) });

/** Either form of UCI names the castling. @param {Answer} answer @param {string | undefined} uci */
const isMove = (answer, uci) =>
  uci !== undefined && (uci === answer.uci || uci === answer.uciStandard);

/** @param {Answer} answer @param {Response} response @returns {Details} */
function gradeReasons(answer, response) {
  const reasons = answer.reasons ?? [];
  const codes = difference(
    reasons.map(({ code }) => code),
    list(response.codes),
  );
  const { wrong } = fields({ legal: response.legal === answer.legal, codes: isNone(codes) });
  if (!response.squares || Array.isArray(response.squares)) return { wrong, codes };
  const marked = /** @type {Record<string, readonly string[]>} */ (response.squares);
  const squaresOf = Object.fromEntries(
    reasons.map(({ code, squares }) => [code, difference(squares, list(marked[code]))]),
  );
  const isRight = Object.values(squaresOf).every(isNone);
  return { wrong: isRight ? wrong : [...wrong, 'squares'], codes, squaresOf };
}

/** @param {Answer} answer @param {Response} response @returns {Details} */
function gradeSquares(answer, response) {
  const given = Array.isArray(response.squares) ? response.squares : null;
  const squares = difference(answer.squares ?? [], given ?? []);
  return { ...fields({ squares: given !== null && isNone(squares) }), squares };
}

/** @param {unknown} value @returns {readonly string[]} */
const list = (value) => (Array.isArray(value) ? value : []);

/** @param {readonly string[]} wanted @param {readonly string[]} given @returns {Difference} */
const difference = (wanted, given) => ({
  missing: wanted.filter((item) => !given.includes(item)),
  extra: given.filter((item) => !wanted.includes(item)),
});

/** @param {Difference} difference */
const isNone = ({ missing, extra }) => missing.length === 0 && extra.length === 0;
