// SPDX-License-Identifier: MIT
/** The number training as classes and worksheets have it: its questions from a link, and its answers from a code. */

import {
  defaultSettings,
  fieldsOf,
  groupsOf,
  isRight,
  questionsOf,
  readAddress,
  writeAddress,
} from './questions.js';

/** @typedef {import('./questions.js').Field} Field */

/**
 * What was typed for a question as a word of a result code: the fields parted by commas, squares by hyphens. What else is
 * no letter and no digit makes an answer wrong, and is an x.
 * @param {readonly string[]} said
 */
export const wordOf = (said) =>
  said
    .map((text) =>
      text
        .trim()
        .replace(/[^a-z\d\s,;]/gi, 'x')
        .replace(/[\s,;]+/g, '-'),
    )
    .join();

/** @param {Field} field @param {string} [text] of a code */
const isGood = (field, text = '') =>
  isRight(field, field.name === 'squares' ? text.replaceAll('-', ' ') : text);

/** @type {import('../class/drills.js').Drill} */
export const numbers = {
  ...{ name: 'positions-training', heading: 'numbers.heading', nothing: 'drill.need-one' },
  groups: groupsOf,
  defaultSettings,
  leavesSomething: () => true,
  parseSettings: (params) => readAddress(String(params)),
  writeSettings: (settings, seed) => new URLSearchParams(writeAddress(settings, seed)),
  createGenerator(c960, settings, seed) {
    const all = questionsOf(c960, settings, seed);
    let n = 0;
    return {
      next() {
        const { number, direction } = all[n++];
        const fields = fieldsOf(c960.startInfo(number), direction, settings.how).flat();
        return { kind: 'number', number, direction, fields };
      },
    };
  },
  grade({ fields }, { text }) {
    const words = text.split(',');
    const isWhole = words.length === fields.length;
    return {
      correct:
        isWhole &&
        fields.every((/** @type {Field} */ field, /** @type {number} */ n) =>
          isGood(field, words[n]),
        ),
    };
  },
};
