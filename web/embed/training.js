// SPDX-License-Identifier: MIT
/** In place of `page/numbers/host.js`: the page around an embed hears how the number training goes. */

import { wordOf } from '../lib/numbers/code.js';
import { readAddress } from '../lib/numbers/questions.js';
import { openClass } from './class.js';
import { post } from './messages.js';
import { given } from './place.js';
import { onResume, onStart } from './run.js';

/** @typedef {import('../page/numbers/host.js').Asked} Asked */
/** @typedef {import('../page/numbers/host.js').Host} Host */
/** @typedef {import('./messages.js').Answered} Answered */

/** @param {readonly boolean[]} marks */
const rightOf = (marks) => marks.filter(Boolean).length;

/** @param {Asked} training @returns {Host} */
export function openHost({ root, texts, search, begin, resume }) {
  const own = given.settings.isClass
    ? openClass(root, texts, search, (params) => readAddress(String(params)))
    : null;
  let since = performance.now();
  /** With the steps of the question that is asked, while something was to be answered; in milliseconds. */
  let spent = 0;
  /** Those of this round that were answered here. @type {Answered[]} */
  let questions = [];
  onStart(begin);
  onResume(resume);
  return {
    kept: own?.kept ?? null,
    keep(round) {
      const isNew = round.said?.length === 0;
      if (isNew) spent = 0;
      if (isNew && round.marks.length === 0) own?.begin();
      own?.write(round);
      post({ type: 'keep', round });
    },
    turned(address, running) {
      since = performance.now();
      own?.turn(address, running);
    },
    checked() {
      const time = performance.now() - since;
      spent += time;
      own?.spend(time);
    },
    answered({ question, kind, text, response, expected, marks, of }) {
      const { length: number } = marks;
      const correct = marks[number - 1];
      if (number === 1) questions = [];
      /** @type {Answered} */
      const one = {
        ...{ number, kind, categories: [], text, fen: null, brief: question, response, expected },
        ...{ correct, duration: Math.round(spent) },
      };
      questions.push(one);
      own?.answer({ text: wordOf(response), correct });
      post({ type: 'progress', number, of, right: rightOf(marks), question: one });
    },
    ended({ marks, of, link }) {
      const { length: asked } = marks;
      const right = rightOf(marks);
      own?.write(null);
      own?.end(asked);
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
