// SPDX-License-Identifier: MIT
/** In place of `page/numbers/host.js`: the page around an embed hears how the number training goes. */

import { post } from './messages.js';
import { onResume, onStart } from './run.js';

/** @typedef {import('../page/numbers/host.js').Asked} Asked */
/** @typedef {import('../page/numbers/host.js').Host} Host */
/** @typedef {import('./messages.js').Answered} Answered */

/** @param {readonly boolean[]} marks */
const rightOf = (marks) => marks.filter(Boolean).length;

/** @param {Asked} training @returns {Host} */
export function openHost({ begin, resume }) {
  let since = performance.now();
  /** Those of this round that were answered here. @type {Answered[]} */
  let questions = [];
  onStart(begin);
  onResume((/** @type {any} */ { link, marks }) => {
    const isKept =
      typeof link === 'string' &&
      Array.isArray(marks) &&
      marks.every((mark) => typeof mark === 'boolean');
    return isKept && resume({ link, marks });
  });
  return {
    asked(round) {
      since = performance.now();
      post({ type: 'keep', round });
    },
    answered({ question, kind, text, response, expected, marks, of }) {
      const { length: number } = marks;
      if (number === 1) questions = [];
      /** @type {Answered} */
      const one = {
        ...{ number, kind, categories: [], text, fen: null, brief: question, response, expected },
        ...{ correct: marks[number - 1], duration: Math.round(performance.now() - since) },
      };
      questions.push(one);
      post({ type: 'progress', number, of, right: rightOf(marks), question: one });
    },
    ended({ marks, of, link }) {
      const { length: asked } = marks;
      const right = rightOf(marks);
      post({ type: 'keep', round: null });
      post({
        ...{ type: 'result', right, asked, of, score: asked && right / asked },
        duration: questions.reduce((sum, { duration }) => sum + duration, 0),
        state: link.slice(1),
        questions: asked ? questions : [],
      });
    },
  };
}
