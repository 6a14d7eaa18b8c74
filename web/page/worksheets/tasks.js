// SPDX-License-Identifier: MIT
/** What can be printed: every drill of a class, and start positions with the question where castling leads. */

import { Random } from '../../lib/drill/random.js';
import { readCount, readSeed } from '../../lib/drill/settings.js';
import { drills } from '../class/drills.js';
import { numbers } from '../numbers/drill.js';

/** @typedef {import('../class/drills.js').Drill} Drill */
/** @typedef {import('../../lib/core.js').C960} C960 */

/** On paper only its direction matters. @type {Drill} */
const onPaper = {
  ...numbers,
  groups: (texts) => numbers.groups(texts).filter(([setting]) => setting === 'direction'),
};

/** @type {Drill} */
const starts = {
  ...{ name: 'starts', heading: 'sheet.starts', nothing: 'drill.need-one' },
  groups: () => [],
  defaultSettings: () => ({ count: 10 }),
  leavesSomething: () => true,
  parseSettings(params) {
    /** @type {{code: string}[]} */
    const problems = [];
    /** @type {import('../../lib/drill/settings.js').Report} */
    const report = (_name, _value, code) => {
      problems.push({ code });
    };
    const count = readCount(params, report);
    return { settings: { count }, seed: readSeed(params, report), problems };
  },
  writeSettings: ({ count }, seed) =>
    new URLSearchParams({ ...(seed === null ? {} : { seed }), count: String(count) }),
  createGenerator(c960, _, seed) {
    const random = new Random(`starts ${seed}`);
    /** @type {Set<number>} */
    const seen = new Set();
    return {
      next() {
        for (;;) {
          const number = random.below(c960.startCount);
          if (seen.has(number) && seen.size < c960.startCount) continue;
          seen.add(number);
          return { kind: 'start', number };
        }
      },
    };
  },
  grade: () => ({ correct: false }),
};

export const tasks = [...drills.filter((drill) => drill !== numbers), onPaper, starts];

/** @param {string} name */
export const taskNamed = (name) => tasks.find((task) => task.name === name);
