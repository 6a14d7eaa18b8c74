// SPDX-License-Identifier: MIT
/** SCORM 2004, by its Run-Time Environment, 4th edition (ADL, 2009): the platform is the object `API_1484_11`. */

import { percent } from './percent.js';
import { shareOf } from './scorm.js';
import { duration, timestamp } from './time.js';

/** @type {import('./scorm.js').Version} */
export const scorm2004 = {
  calls: {
    ...{ begin: 'Initialize', get: 'GetValue', set: 'SetValue', commit: 'Commit' },
    ...{ end: 'Terminate', error: 'GetLastError' },
  },
  names: {
    ...{ mode: 'mode', time: 'session_time', exit: 'exit' },
    language: 'learner_preference.language',
  },
  limit: 64_000,
  done: 'normal',
  span: duration,
  read(get) {
    const isDone = get('completion_status') === 'completed';
    return {
      best: isDone ? shareOf(get('score.scaled')) : null,
      mastery: shareOf(get('scaled_passing_score')),
      begun: isDone ? [] : [['completion_status', 'incomplete']],
    };
  },
  answer: ({ id, text, response, patterns, correct, latency, time }, language) => [
    ['id', id],
    ['type', 'fill-in'],
    ['timestamp', timestamp(time)],
    ...patterns.map((one, n) => /** @type {const} */ ([`correct_responses.${n}.pattern`, one])),
    ['learner_response', response],
    ['result', correct ? 'correct' : 'incorrect'],
    ['latency', duration(latency)],
    ['description', `{lang=${language}}${text}`],
  ],
  progress: ({ number, of }) => [
    ['location', number],
    ['progress_measure', Math.round((number / of) * 10_000) / 10_000],
  ],
  score: ({ scaled, passed }) => ({
    may: [
      // Of a hundred: some platforms read nothing else.
      ['score.raw', percent(scaled)],
      ['score.min', 0],
      ['score.max', 100],
      ['progress_measure', 1],
    ],
    must: [
      ['score.scaled', scaled],
      ['completion_status', 'completed'],
      ['success_status', passed ? 'passed' : 'failed'],
    ],
  }),
  leave: (isOpen) => [['adl.nav.request', isOpen ? 'suspendAll' : 'exitAll']],
};
