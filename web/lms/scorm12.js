// SPDX-License-Identifier: MIT
/** SCORM 1.2, by its Run-Time Environment (ADL, 2001): the platform is the object `API`. */

import { percent } from './percent.js';
import { shareOf } from './scorm.js';
import { timeOfDay, timespan } from './time.js';

/** @type {import('./scorm.js').Version} */
export const scorm12 = {
  calls: {
    ...{ begin: 'LMSInitialize', get: 'LMSGetValue', set: 'LMSSetValue', commit: 'LMSCommit' },
    ...{ end: 'LMSFinish', error: 'LMSGetLastError' },
  },
  names: {
    ...{ mode: 'core.lesson_mode', time: 'core.session_time', exit: 'core.exit' },
    language: 'student_preference.language',
  },
  limit: 4096,
  done: '',
  span: timespan,
  read(get) {
    const status = get('core.lesson_status');
    const isNew = ['', 'not attempted', 'browsed'].includes(status);
    return {
      best: status === 'incomplete' ? null : shareOf(get('core.score.raw'), 100),
      mastery: shareOf(get('student_data.mastery_score'), 100),
      begun: isNew ? [['core.lesson_status', 'incomplete']] : [],
    };
  },
  answer: ({ id, response, patterns, correct, latency, time }) => [
    ['id', id],
    ['type', 'fill-in'],
    ['time', timeOfDay(time)],
    ...patterns.map((one, n) => /** @type {const} */ ([`correct_responses.${n}.pattern`, one])),
    ['student_response', response],
    ['result', correct ? 'correct' : 'wrong'],
    ['latency', timespan(latency)],
  ],
  progress: ({ number }) => [['core.lesson_location', number]],
  score: ({ scaled, passed }) => ({
    may: [
      ['core.score.min', 0],
      ['core.score.max', 100],
    ],
    must: [
      ['core.score.raw', percent(scaled)],
      ['core.lesson_status', passed ? 'passed' : 'failed'],
    ],
  }),
  leave: () => [],
};
