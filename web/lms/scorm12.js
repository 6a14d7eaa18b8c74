// SPDX-License-Identifier: MIT
/** SCORM 1.2, by its Run-Time Environment (ADL, 2001): the platform is the object `API`. */

import { percent } from './percent.js';
import { timeOfDay, timespan } from './time.js';

/** @typedef {import('./attempt.js').Platform} Platform */
/** @typedef {{LMSInitialize: Function, LMSGetValue: Function, LMSSetValue: Function, LMSCommit: Function, LMSFinish: Function, LMSGetLastError: Function}} Api */

/** What `cmi.suspend_data` takes. */
const LIMIT = 4096;
const isTrue = (/** @type {unknown} */ answer) => String(answer) === 'true';

/**
 * @param {Api} api
 * @param {{onProblem: () => void, now?: () => Date}} given onProblem: a result was not taken
 * @returns {Platform | null} null where the platform does not begin
 */
export function openScorm12(api, { onProblem, now = () => new Date() }) {
  if (!isTrue(api.LMSInitialize(''))) return null;
  const since = now().getTime();
  const get = (/** @type {string} */ name) => String(api.LMSGetValue(`cmi.${name}`) ?? '');
  /** @param {string} name @param {unknown} value */
  const set = (name, value) => isTrue(api.LMSSetValue(`cmi.${name}`, String(value)));
  /** Without it nothing is recorded. @param {string} name @param {unknown} value */
  const must = (name, value) => {
    if (!set(name, value)) onProblem();
  };
  const status = get('core.lesson_status');
  // Only "normal" records; a platform without modes is normal.
  const records = !['browse', 'review'].includes(get('core.lesson_mode'));
  const raw = get('core.score.raw');
  const mastery = get('student_data.mastery_score');
  let next = Number(get('interactions._count')) || 0;
  // Until something is known of this session: as it was left.
  let exit = get('suspend_data') ? 'suspend' : '';
  if (records && ['', 'not attempted', 'browsed'].includes(status)) {
    must('core.lesson_status', 'incomplete');
  }
  const spend = () => {
    set('core.session_time', timespan(now().getTime() - since));
    set('core.exit', exit);
  };
  return {
    records,
    saved: get('suspend_data'),
    limit: LIMIT,
    best: raw === '' || status === 'incomplete' ? null : Number(raw) / 100,
    mastery: mastery === '' ? null : Number(mastery) / 100,
    languages: [get('student_preference.language')].filter(Boolean),
    begin() {},
    answered({ id, response, patterns, correct, latency, time }) {
      if (!records) return;
      // A platform may do without these: then only the score is with it.
      const at = `interactions.${next}`;
      if (!set(`${at}.id`, id)) return;
      next++;
      set(`${at}.type`, 'fill-in');
      set(`${at}.time`, timeOfDay(time));
      patterns.forEach((pattern, n) => set(`${at}.correct_responses.${n}.pattern`, pattern));
      set(`${at}.student_response`, response);
      set(`${at}.result`, correct ? 'correct' : 'wrong');
      set(`${at}.latency`, timespan(latency));
    },
    reached({ number }) {
      if (records) set('core.lesson_location', number);
    },
    scored({ scaled, passed }) {
      if (!records) return;
      must('core.score.raw', percent(scaled));
      set('core.score.min', 0);
      set('core.score.max', 100);
      must('core.lesson_status', passed ? 'passed' : 'failed');
    },
    keep(text, open) {
      if (!records) return;
      exit = open ? 'suspend' : '';
      set('suspend_data', text);
    },
    commit() {
      spend();
      if (!isTrue(api.LMSCommit(''))) onProblem();
    },
    async end() {
      spend();
      api.LMSFinish('');
      return null;
    },
  };
}
