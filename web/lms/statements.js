// SPDX-License-Identifier: MIT
/** xAPI statements of cmi5. Numbers in brackets are sections of its specification. */

import { duration } from './time.js';

/** @typedef {import('./attempt.js').Score} Score */
/** @typedef {import('./interaction.js').Interaction} Interaction */
/** @typedef {Record<string, any>} Statement */
/**
 * @typedef {object} Launch
 * @property {object} actor
 * @property {string} registration
 * @property {string} activityId
 * @property {Record<string, any>} template  of every context [10]
 * @property {number | null} mastery  of the launch data
 */

const VERBS = 'http://adlnet.gov/expapi/verbs/';
const CATEGORIES = 'https://w3id.org/xapi/cmi5/context/categories/';
const EXTENSIONS = 'https://w3id.org/xapi/cmi5/context/extensions/';

/** @param {string} verb */
const verbOf = (verb) => ({ id: VERBS + verb, display: { en: verb } });

/**
 * The template is never overwritten, only added to [10].
 * @param {Launch} launch @param {Record<string, {id: string}[]>} activities @param {Record<string, unknown>} [extensions]
 */
function contextOf({ template, registration }, activities, extensions = {}) {
  const given = template.contextActivities ?? {};
  const added = Object.entries(activities).map(([name, list]) => {
    const there = [given[name] ?? []].flat();
    const known = there.map((/** @type {any} */ { id }) => id);
    return [name, [...there, ...list.filter(({ id }) => !known.includes(id))]];
  });
  return {
    ...template,
    registration,
    contextActivities: { ...given, ...Object.fromEntries(added) },
    extensions: { ...extensions, ...template.extensions },
  };
}

/** Which verbs say what of the result [9.5]. @type {Record<string, {success?: boolean, completion?: boolean}>} */
const RESULTS = {
  passed: { success: true },
  failed: { success: false },
  completed: { completion: true },
};

/** @param {Score} score raw has to be a whole number [9.5.1] */
const scoreOf = ({ scaled }) => ({ scaled, raw: Math.round(scaled * 100), min: 0, max: 100 });

/**
 * A statement that cmi5 defines [9.3].
 * @param {Launch} launch @param {string} verb @param {{id: string, now: Date, score?: Score, spent?: number}} given spent: milliseconds
 * @returns {Statement}
 */
export function defined(launch, verb, { id, now, score, spent }) {
  const { actor, activityId, mastery } = launch;
  const judged = RESULTS[verb];
  const category = ['cmi5', ...(judged ? ['moveon'] : [])].map((name) => ({
    id: CATEGORIES + name,
  }));
  // Required where it was evaluated [9.6.3.2].
  const extensions = score && mastery !== null ? { [`${EXTENSIONS}masteryscore`]: mastery } : {};
  const result = {
    ...judged,
    ...(score && { score: scoreOf(score) }),
    ...(spent !== undefined && { duration: duration(spent) }),
  };
  return {
    ...{ id, actor, verb: verbOf(verb), timestamp: now.toISOString() },
    object: { objectType: 'Activity', id: activityId },
    context: contextOf(launch, { category }, extensions),
    ...(Object.keys(result).length > 0 && { result }),
  };
}

/**
 * A statement that cmi5 allows [7.1.3]: an answer. It has the template, and not the category of cmi5.
 * @param {Launch} launch @param {Interaction} interaction @param {{id: string, language: string}} given
 * @returns {Statement}
 */
export function allowed(launch, interaction, { id, language }) {
  const { actor, activityId } = launch;
  const { text, response, patterns, correct, latency, time } = interaction;
  const at = `${activityId}${activityId.includes('#') ? '/' : '#'}${interaction.id}`;
  return {
    ...{ id, actor, verb: verbOf('answered') },
    timestamp: new Date(time.getTime() + latency).toISOString(),
    object: {
      ...{ objectType: 'Activity', id: at },
      definition: {
        type: 'http://adlnet.gov/expapi/activities/cmi.interaction',
        interactionType: 'fill-in',
        correctResponsesPattern: patterns,
        description: { [language]: text },
      },
    },
    result: { response, success: correct, duration: duration(latency) },
    context: contextOf(launch, { parent: [{ id: activityId }] }),
  };
}
