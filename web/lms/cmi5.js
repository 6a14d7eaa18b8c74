// SPDX-License-Identifier: MIT
/**
 * cmi5, by its specification "Quartz", 1st edition, over xAPI 1.0.3: the platform is a record store that the address of
 * this page names. Numbers in brackets are sections of the cmi5 specification.
 */

import { LaunchError } from './launch-error.js';
import { openQueue } from './queue.js';
import { allowed, defined } from './statements.js';

/** @typedef {import('./attempt.js').Platform} Platform */
/** @typedef {import('./attempt.js').Score} Score */
/** @typedef {import('./statements.js').Launch} Launch */
/** @typedef {import('./statements.js').Statement} Statement */

const VERSION = '1.0.3';
/** The documents: the platform's own, and ours. */
const LAUNCH_DATA = 'LMS.LaunchData';
const OWN = 'c960';
/** A store sets no limit; what a browser sends while its window closes has one: 64 KiB of all together. */
const LIMIT = 50_000;
const KEPT_ALIVE = 10_000;

/** What was recorded of this registration [9.3], beside what the attempt keeps. @typedef {{text: string, completed: boolean, passed: boolean, failed: Score | null}} Own */

/** What a launch names [8.1]. */
const NAMES = ['endpoint', 'fetch', 'actor', 'registration', 'activityId'];

/** @param {string} text @returns {object | null} */
function agentOf(text) {
  try {
    const agent = JSON.parse(text);
    return typeof agent === 'object' ? agent : null;
  } catch {
    return null;
  }
}

/** @param {string} search of the page's address @returns {{endpoint: string, fetch: string, actor: object, registration: string, activityId: string} | null} null where it names no platform */
export function launchOf(search) {
  const params = new URLSearchParams(search);
  const [endpoint, fetch, agent, registration, activityId] = NAMES.map(
    (name) => params.get(name) ?? '',
  );
  if (!NAMES.some((name) => params.has(name))) return null;
  const actor = agentOf(agent);
  if (!endpoint || !fetch || !actor || !registration || !activityId) {
    throw new LaunchError('no-platform');
  }
  return { endpoint, fetch, actor, registration, activityId };
}

/** @param {NonNullable<ReturnType<typeof launchOf>>} launch @param {string} token @param {typeof fetch} ask */
function openStore({ endpoint, actor, registration, activityId }, token, ask) {
  const base = endpoint.endsWith('/') ? endpoint : `${endpoint}/`;
  const headers = { Authorization: `Basic ${token}`, 'X-Experience-API-Version': VERSION };
  const json = { ...headers, 'Content-Type': 'application/json' };
  const agent = JSON.stringify(actor);
  /** @param {string} path @param {Record<string, string>} query */
  const url = (path, query) => `${base}${path}?${new URLSearchParams(query)}`;
  /** @param {string} stateId */
  const state = (stateId) => url('activities/state', { activityId, agent, registration, stateId });
  /** @param {string} from @returns {Promise<any>} null where there is nothing */
  const read = async (from) => {
    const answer = await ask(from, { headers, cache: 'no-store' });
    if (answer.status === 404) return null;
    if (!answer.ok) throw new LaunchError('no-platform');
    return answer.json();
  };
  /** @param {'PUT' | 'POST'} method @param {string} to @param {unknown} content @param {boolean} [leaving] */
  const send = (method, to, content, leaving) => {
    const body = JSON.stringify(content);
    // What is under way goes on when the window closes, where that is not too much for the browser.
    return ask(to, { method, headers: json, body, keepalive: leaving || body.length < KEPT_ALIVE });
  };
  return {
    launchData: () => read(state(LAUNCH_DATA)),
    own: () => read(state(OWN)),
    /** The learner may prefer nothing, and the platform may tell nothing of it [11]. */
    preferences: () =>
      read(url('agents/profile', { agent, profileId: 'cmi5LearnerPreferences' })).catch(() => null),
    /** @param {Own} own @param {boolean} [leaving] */
    put: (own, leaving) => send('PUT', state(OWN), own, leaving),
    /** @param {readonly Statement[]} statements @param {boolean} [leaving] */
    post: (statements, leaving) => send('POST', `${base}statements`, statements, leaving),
  };
}

/** The token is given once [8.2]. @param {string} address @param {typeof fetch} ask @returns {Promise<string>} */
async function tokenOf(address, ask) {
  const answer = await ask(address, { method: 'POST' });
  const said = await answer.json();
  const token = said['auth-token'];
  if (typeof token === 'string' && token) return token;
  throw new LaunchError(String(said['error-code']) === '1' ? 'over' : 'no-platform');
}

/** The document that is ours, as it is now, each time after the time before. @param {ReturnType<typeof openStore>} store @param {Own} own */
function openDocument(store, own) {
  let isThere = true;
  let last = Promise.resolve(true);
  const put = async () => {
    if (isThere) return true;
    isThere = true;
    const { ok } = await store.put(own).catch(() => ({ ok: false }));
    if (!ok) isThere = false;
    return isThere;
  };
  return {
    changed() {
      isThere = false;
    },
    /** @returns {Promise<boolean>} whether it is there as it is */
    flush: () => (last = last.then(put)),
    rush() {
      if (!isThere) store.put(own, true).catch(() => {});
    },
  };
}

/**
 * @param {string} search of the page's address
 * @param {{onRecord: (isTaken: boolean) => void, language: () => string, now?: () => Date, ask?: typeof fetch, newId?: () => string}} given onRecord:
 *   whether all that was said is with the store
 * @returns {Promise<Platform | null>} null where the address names no platform; rejects with a LaunchError
 */
export async function openCmi5(search, { onRecord, language, ...given }) {
  const launch = launchOf(search);
  if (!launch) return null;
  const { now = () => new Date(), ask = fetch.bind(globalThis), newId = newUuid } = given;
  const store = openStore(launch, await tokenOf(launch.fetch, ask), ask);
  const [data, preferences, kept] = await Promise.all([
    store.launchData(),
    store.preferences(),
    store.own(),
  ]);
  if (!data?.contextTemplate) throw new LaunchError('no-platform');
  /** @type {Own} */
  const own = { text: '', completed: false, passed: false, failed: null, ...kept };
  const mastery = typeof data.masteryScore === 'number' ? data.masteryScore : null;
  const records = data.launchMode === 'Normal';
  /** @type {Launch} */
  const about = { ...launch, template: data.contextTemplate, mastery };
  const queue = openQueue(store.post);
  const document = openDocument(store, own);
  let since = now();
  let isOver = false;
  /** @param {string} verb @param {{score?: Score, spent?: number}} [result] */
  const say = (verb, result) =>
    queue.add(defined(about, verb, { ...result, id: newId(), now: now() }));
  const languages = String(preferences?.languagePreference ?? '').split(',');
  const terminate = () => {
    isOver = true;
    // One of passed and failed a session, and none after passed [9.3]: a later round may still pass.
    if (own.failed && !own.passed) say('failed', { score: own.failed, spent: own.failed.spent });
    if (own.failed) document.changed();
    own.failed = null;
    say('terminated', { spent: now().getTime() - since.getTime() });
  };
  const flush = async () => {
    const both = await Promise.all([document.flush(), queue.flush()]);
    return both.every(Boolean);
  };
  return {
    ...{ records, saved: own.text, limit: LIMIT, best: null, mastery },
    languages: languages.map((one) => one.trim()).filter(Boolean),
    begin() {
      since = now();
      say('initialized');
      flush().then(onRecord);
    },
    answered(interaction) {
      if (records) queue.add(allowed(about, interaction, { id: newId(), language: language() }));
    },
    reached() {},
    scored(score) {
      if (!records) return;
      if (score.passed && !own.passed) {
        say('passed', { score, spent: score.spent });
        own.passed = true;
      }
      own.failed = own.passed ? null : score;
      if (own.completed) return;
      say('completed', { spent: score.spent });
      own.completed = true;
    },
    keep(text) {
      own.text = text;
      if (records) document.changed();
    },
    commit() {
      flush().then(onRecord);
    },
    async end(leaving) {
      if (!isOver) terminate();
      if (leaving) {
        document.rush();
        queue.rush();
        return { isTaken: true, address: null };
      }
      // The store may take nothing any more once it has heard of the end.
      await document.flush();
      const isTaken = await flush();
      const { returnURL } = data;
      return { isTaken, address: isTaken && typeof returnURL === 'string' ? returnURL : null };
    },
  };
}

/** `crypto.randomUUID` is there in secure contexts alone. */
function newUuid() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
