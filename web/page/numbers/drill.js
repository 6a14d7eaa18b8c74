// SPDX-License-Identifier: MIT
/** The number training as classes and worksheets have it: its questions from a link, and its answers from a code. */

import {
  defaultSettings,
  fieldsOf,
  groupsOf,
  questionsOf,
  readAddress,
  writeAddress,
} from '../../lib/numbers/questions.js';
import { isRightWord } from '../../lib/numbers/code.js';

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
  grade: ({ fields }, { text }) => ({ correct: isRightWord(fields, text) }),
};
