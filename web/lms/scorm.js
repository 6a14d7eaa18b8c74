// SPDX-License-Identifier: MIT
/**
 * What SCORM 1.2 and SCORM 2004 have in common: an object of the platform's, with a few functions, a model of named
 * values, and answers that have to be looked at. Where the two differ stands in scorm12.js and scorm2004.js, as names and
 * values. A call that throws was refused. What has to be on record and was refused is said again with every commit.
 */

import { LaunchError } from './launch-error.js';

/** @typedef {import('./attempt.js').Platform} Platform */
/** @typedef {import('./attempt.js').Score} Score */
/** @typedef {import('./interaction.js').Interaction} Interaction */
/** Of the model, without its `cmi.`, in the order in which they are set. @typedef {readonly (readonly [name: string, value: unknown])[]} Values */
/**
 * @typedef {object} Version
 * @property {Readonly<Record<'begin' | 'get' | 'set' | 'commit' | 'end' | 'error', string>>} calls  the functions
 * @property {Readonly<Record<'mode' | 'time' | 'exit' | 'language', string>>} names  in the model
 * @property {number} limit  characters that `cmi.suspend_data` takes
 * @property {string} done  how somebody leaves who has nothing left to do
 * @property {(ms: number) => string} span  a time as the model has it
 * @property {(get: (name: string) => string) => {best: number | null, mastery: number | null, begun: Values}} read
 *   begun: what says that somebody began, where that is not known
 * @property {(interaction: Interaction, language: string) => Values} answer  its first value is its identifier
 * @property {(progress: {number: number, of: number}) => Values} progress
 * @property {(score: Score) => {must: Values, may: Values}} score  may: what a platform can do without
 * @property {(isOpen: boolean) => Values} leave  what asks the platform to go on, outside the model
 */

/** Of the platform's answers to its beginning, in SCORM 2004: it runs already, or it is over. */
const [RUNS, OVER] = ['103', '104'];

/** Answers kept for a platform that takes none at the moment. */
const MOST_WAITING = 100;

/** A share of one, where it is one. @param {string} text @param {number} [whole] what the text calls all */
export function shareOf(text, whole = 1) {
  const share = text.trim() === '' ? NaN : Number(text) / whole;
  return share >= 0 && share <= 1 ? share : null;
}

/**
 * @param {any} api  the platform's object
 * @param {Version} version
 * @param {{onRecord: (isTaken: boolean) => void, language: () => string, now?: () => Date}} given onRecord: whether all that
 *   was said is with the platform; language: of what is asked
 * @returns {Platform} throws a LaunchError
 */
export function openScorm(api, version, { onRecord, language, now = () => new Date() }) {
  const { calls, names, limit, done } = version;
  /** @param {keyof typeof calls} name @param {...string} values @returns {string | null} null where it threw */
  const call = (name, ...values) => {
    try {
      return String(api[calls[name]](...values) ?? '');
    } catch (error) {
      console.error(error);
      return null;
    }
  };
  if (call('begin', '') !== 'true') {
    const code = call('error');
    if (code !== RUNS) throw new LaunchError(code === OVER ? 'over' : 'no-platform');
  }
  const since = now().getTime();
  const get = (/** @type {string} */ name) => call('get', `cmi.${name}`) ?? '';
  /** @param {string} name @param {unknown} value */
  const set = (name, value) => call('set', `cmi.${name}`, String(value)) === 'true';
  /** What has to be on record and is not. @type {Map<string, unknown>} */
  const owed = new Map();
  /** @param {Values} values */
  const must = (values) => {
    for (const [name, value] of values) {
      if (set(name, value)) owed.delete(name);
      else owed.set(name, value);
    }
  };
  // Only "normal" records; a platform without modes is normal.
  const records = !['browse', 'review'].includes(get(names.mode));
  const { begun, ...known } = version.read(get);
  const saved = get('suspend_data');
  let next = Number(get('interactions._count')) || 0;
  /** Answers that the platform has not taken, the oldest first. @type {Values[]} */
  const waiting = [];
  /** A platform may do without answers: then only the score is with it. */
  const hand = () => {
    for (; waiting.length > 0; waiting.shift(), next++) {
      const [id, ...values] = waiting[0].map(
        ([name, value]) => /** @type {const} */ ([`interactions.${next}.${name}`, value]),
      );
      if (!set(...id)) return;
      for (const one of values) set(...one);
    }
  };
  // Until something is known of this session: as it was left.
  let isOpen = saved !== '';
  if (records) must(begun);
  /** Before the platform is to keep what it was told. */
  const conclude = () => {
    must([...owed]);
    hand();
    set(names.time, version.span(now().getTime() - since));
    set(names.exit, isOpen ? 'suspend' : done);
  };
  return {
    ...{ records, saved, limit, ...known },
    languages: [get(names.language)].filter(Boolean),
    begin() {},
    answered(interaction) {
      if (!records) return;
      waiting.push(version.answer(interaction, language()));
      if (waiting.length > MOST_WAITING) waiting.shift();
      hand();
    },
    reached(progress) {
      if (records) for (const [name, value] of version.progress(progress)) set(name, value);
    },
    scored(score) {
      if (!records) return;
      const values = version.score(score);
      for (const [name, value] of values.may) set(name, value);
      must(values.must);
    },
    keep(text, open) {
      if (!records) return;
      isOpen = open;
      must([['suspend_data', text]]);
    },
    commit() {
      conclude();
      onRecord(call('commit', '') === 'true' && owed.size === 0);
    },
    async end(leaving) {
      conclude();
      // Only who leaves by the button asks the platform to go on.
      if (!leaving)
        for (const [name, value] of version.leave(isOpen)) call('set', name, `${value}`);
      const answer = call('end', '');
      // Some are gone before they say that it is done.
      return { isTaken: !['false', null].includes(answer) && owed.size === 0, address: null };
    },
  };
}
