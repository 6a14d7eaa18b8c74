// SPDX-License-Identifier: MIT
/**
 * cmi5, by its specification "Quartz", 1st edition, over xAPI 1.0.3: the platform is a record store that the address of
 * this page names. Numbers in brackets are sections of the cmi5 specification.
 */

import { allowed, defined } from './statements.js';

/** @typedef {import('./attempt.js').Platform} Platform */
/** @typedef {import('./attempt.js').Score} Score */
/** @typedef {import('./statements.js').Launch} Launch */
/** @typedef {import('./statements.js').Statement} Statement */

const VERSION = '1.0.3';
/** The documents: the platform's own, and ours. */
const LAUNCH_DATA = 'LMS.LaunchData';
const OWN = 'c960';
/** A store sets no limit; what a browser sends while its window closes has one. */
const LIMIT = 50_000;

/** Why a session cannot begin: `over` where its address was used before [8.2.3.1]. */
export class LaunchError extends Error {
  /** @param {'over' | 'no-platform'} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** What was recorded of this registration [9.3], beside what the attempt keeps. @typedef {{text: string, completed: boolean, passed: boolean, failed: Score | null}} Own */

/** @param {string} search of the page's address [8.1] */
export function launchOf(search) {
  const params = new URLSearchParams(search);
  const [endpoint, fetch, actor, registration, activityId] = [
    'endpoint',
    'fetch',
    'actor',
    'registration',
    'activityId',
  ].map((name) => params.get(name));
  if (!endpoint || !fetch || !actor || !registration || !activityId) return null;
  return { endpoint, fetch, actor: JSON.parse(actor), registration, activityId };
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
  return {
    launchData: () => read(state(LAUNCH_DATA)),
    own: () => read(state(OWN)),
    /** The learner may prefer nothing, and the platform may tell nothing of it [11]. */
    preferences: () =>
      read(url('agents/profile', { agent, profileId: 'cmi5LearnerPreferences' })).catch(() => null),
    /** @param {Own} own @param {boolean} [leaving] */
    put: (own, leaving) =>
      ask(state(OWN), {
        ...{ method: 'PUT', headers: json, body: JSON.stringify(own) },
        keepalive: leaving,
      }),
    /** @param {readonly Statement[]} statements @param {boolean} [leaving] */
    post: (statements, leaving) =>
      ask(`${base}statements`, {
        ...{ method: 'POST', headers: json, body: JSON.stringify(statements) },
        keepalive: leaving,
      }),
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

/**
 * Statements on their way, each after those before it. What a network lost is sent again with the next.
 * @param {ReturnType<typeof openStore>} store @param {() => void} onProblem
 */
function openQueue(store, onProblem) {
  /** @type {Statement[]} */
  let waiting = [];
  let last = Promise.resolve();
  const send = async () => {
    const [sent, rest] = [waiting, []];
    if (sent.length === 0) return;
    waiting = rest;
    try {
      const { ok, status } = await store.post(sent);
      // What the store does not want now it does not want later.
      if (!ok) onProblem();
      if (status >= 500) waiting.unshift(...sent);
    } catch {
      onProblem();
      waiting.unshift(...sent);
    }
  };
  return {
    /** @param {Statement} statement */
    add(statement) {
      waiting.push(statement);
    },
    flush: () => (last = last.then(send)),
    /** Right now, with what still waits: the window closes. */
    rush() {
      if (waiting.length > 0) store.post(waiting, true).catch(() => {});
      waiting = [];
    },
  };
}

/**
 * @param {string} search of the page's address
 * @param {{onProblem: () => void, language: () => string, now?: () => Date, ask?: typeof fetch, newId?: () => string}} given
 * @returns {Promise<Platform | null>} null where the address names no platform; rejects with a LaunchError
 */
export async function openCmi5(search, { onProblem, language, ...given }) {
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
  const queue = openQueue(store, onProblem);
  let since = now();
  /** @param {string} verb @param {{score?: Score, spent?: number}} [result] */
  const say = (verb, result) =>
    queue.add(defined(about, verb, { ...result, id: newId(), now: now() }));
  let puts = Promise.resolve();
  let isSaid = true;
  const languages = String(preferences?.languagePreference ?? '').split(',');
  const failLast = () => {
    // One of passed and failed a session, and none after passed [9.3]: a later round may still pass.
    if (own.failed && !own.passed) say('failed', { score: own.failed, spent: own.failed.spent });
    own.failed = null;
  };
  return {
    ...{ records, saved: own.text, limit: LIMIT, best: null, mastery },
    languages: languages.map((one) => one.trim()).filter(Boolean),
    begin() {
      since = now();
      say('initialized');
      queue.flush();
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
      isSaid = false;
    },
    commit() {
      queue.flush();
      if (isSaid || !records) return;
      isSaid = true;
      const body = { ...own };
      puts = puts
        .then(() => store.put(body))
        .then(({ ok }) => (ok ? undefined : onProblem()), onProblem);
    },
    async end(leaving) {
      if (records) failLast();
      say('terminated', { spent: now().getTime() - since.getTime() });
      if (leaving) {
        queue.rush();
        if (records) store.put(own, true).catch(() => {});
        return null;
      }
      await queue.flush();
      await puts;
      if (records) await store.put(own).catch(onProblem);
      return typeof data.returnURL === 'string' ? data.returnURL : null;
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
