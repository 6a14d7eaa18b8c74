// SPDX-License-Identifier: MIT
/** SCORM 2004, by its Run-Time Environment, 4th edition (ADL, 2009): the platform is the object `API_1484_11`. */

import { percent } from './percent.js';
import { duration, timestamp } from './time.js';

/** @typedef {import('./attempt.js').Platform} Platform */
/** @typedef {{Initialize: Function, GetValue: Function, SetValue: Function, Commit: Function, Terminate: Function}} Api */

/** What `cmi.suspend_data` takes. */
const LIMIT = 64_000;
const isTrue = (/** @type {unknown} */ answer) => String(answer) === 'true';

/** A number that was set. @param {string} text */
const numberOf = (text) => (text === '' || !Number.isFinite(Number(text)) ? null : Number(text));

/**
 * @param {Api} api
 * @param {{onProblem: () => void, language: () => string, now?: () => Date}} given language: of what is asked
 * @returns {Platform | null} null where the platform does not begin
 */
export function openScorm2004(api, { onProblem, language, now = () => new Date() }) {
  if (!isTrue(api.Initialize(''))) return null;
  const since = now().getTime();
  const get = (/** @type {string} */ name) => String(api.GetValue(`cmi.${name}`) ?? '');
  /** @param {string} name @param {unknown} value */
  const set = (name, value) => isTrue(api.SetValue(`cmi.${name}`, String(value)));
  /** Without it nothing is recorded. @param {string} name @param {unknown} value */
  const must = (name, value) => {
    if (!set(name, value)) onProblem();
  };
  const records = !['browse', 'review'].includes(get('mode'));
  const isDone = get('completion_status') === 'completed';
  let next = Number(get('interactions._count')) || 0;
  // Until something is known of this session: as it was left.
  let exit = get('suspend_data') ? 'suspend' : 'normal';
  if (records && !isDone) must('completion_status', 'incomplete');
  const spend = () => {
    set('session_time', duration(now().getTime() - since));
    set('exit', exit);
  };
  return {
    records,
    saved: get('suspend_data'),
    limit: LIMIT,
    best: isDone ? numberOf(get('score.scaled')) : null,
    mastery: numberOf(get('scaled_passing_score')),
    languages: [get('learner_preference.language')].filter(Boolean),
    begin() {},
    answered({ id, text, response, patterns, correct, latency, time }) {
      if (!records) return;
      const at = `interactions.${next}`;
      if (!set(`${at}.id`, id)) return;
      next++;
      set(`${at}.type`, 'fill-in');
      set(`${at}.timestamp`, timestamp(time));
      patterns.forEach((pattern, n) => set(`${at}.correct_responses.${n}.pattern`, pattern));
      set(`${at}.learner_response`, response);
      set(`${at}.result`, correct ? 'correct' : 'incorrect');
      set(`${at}.latency`, duration(latency));
      set(`${at}.description`, `{lang=${language()}}${text}`);
    },
    reached({ number, of }) {
      if (!records) return;
      set('location', number);
      set('progress_measure', Math.round((number / of) * 10_000) / 10_000);
    },
    scored({ scaled, passed }) {
      if (!records) return;
      must('score.scaled', scaled);
      // Of a hundred: some platforms read nothing else.
      set('score.raw', percent(scaled));
      set('score.min', 0);
      set('score.max', 100);
      set('progress_measure', 1);
      must('completion_status', 'completed');
      must('success_status', passed ? 'passed' : 'failed');
    },
    keep(text, open) {
      if (!records) return;
      exit = open ? 'suspend' : 'normal';
      set('suspend_data', text);
    },
    commit() {
      spend();
      if (!isTrue(api.Commit(''))) onProblem();
    },
    async end(leaving) {
      spend();
      // Only who leaves by the button asks the platform to go on.
      if (!leaving) api.SetValue('adl.nav.request', exit === 'suspend' ? 'suspendAll' : 'exitAll');
      api.Terminate('');
      return null;
    },
  };
}
