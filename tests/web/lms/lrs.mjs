// SPDX-License-Identifier: MIT
/**
 * A record store for the tests, as small as cmi5 needs it: the token that is given once, documents of State and Agent
 * Profile, statements. It checks every request against xAPI 1.0.3 and every statement against the cmi5 specification
 * ("Quartz", 1st edition; its sections in brackets); what is wrong is kept in `faults`.
 */

/** @typedef {Record<string, any>} Statement */

const ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const DURATION = /^PT(\d+H)?(\d+M)?\d+(\.\d\d?)?S$/;
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const VERBS = 'http://adlnet.gov/expapi/verbs/';
const CATEGORY = 'https://w3id.org/xapi/cmi5/context/categories/';
const EXTENSION = 'https://w3id.org/xapi/cmi5/context/extensions/';
const TOKEN = 'dG9rZW46b25jZQ==';

export const ACTIVITY = 'https://platform.example/activities/7';
const REGISTRATION = '760e3480-ba55-4991-94b0-01820dbd23a2';
const ACTOR = {
  objectType: 'Agent',
  account: { homePage: 'https://platform.example', name: '1625378' },
};

/** @param {{launchMode?: string, masteryScore?: number, returnURL?: string}} [data] of the launch @param {{language?: string}} [learner] */
export function createLrs(data = {}, learner = {}) {
  /** @type {Statement[]} */
  const statements = [];
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, string>} documents by their stateId */
  const documents = new Map();
  /** @type {string[]} */
  const requests = [];
  let session = 0;
  let isGiven = false;
  let isDown = false;

  /** The template has something in each list and more than the least [10]. */
  const template = () => ({
    contextActivities: {
      grouping: [{ id: 'https://publisher.example/au', objectType: 'Activity' }],
      category: [{ id: 'https://platform.example/category', objectType: 'Activity' }],
    },
    extensions: {
      [`${EXTENSION}sessionid`]: `session-${session}`,
      'https://platform.example/x': 1,
    },
    language: 'en',
  });
  /** Since when the session runs, and whether it ended. */
  const ofSession = () =>
    statements.filter(
      ({ context }) => context.extensions[`${EXTENSION}sessionid`] === `session-${session}`,
    );

  /** @param {boolean} holds @param {string} what */
  const check = (holds, what) => {
    if (!holds) faults.push(what);
  };

  /** Everything of the template is there, and is as it was [10]. @param {any} wanted @param {any} there @returns {boolean} */
  function includes(wanted, there) {
    if (Array.isArray(wanted)) {
      return wanted.every((one) => there?.some((/** @type {any} */ other) => includes(one, other)));
    }
    if (typeof wanted === 'object' && wanted !== null) {
      return Object.entries(wanted).every(([name, value]) => includes(value, there?.[name]));
    }
    return wanted === there;
  }

  /** @param {Statement} statement */
  function judge(statement) {
    const { id, actor, verb, object, result = {}, context, timestamp } = statement;
    const name = String(verb?.id).replace(VERBS, '');
    const say = (/** @type {boolean} */ holds, /** @type {string} */ what) =>
      check(holds, `${name}: ${what}`);
    const before = ofSession();
    const verbsOf = (/** @type {Statement[]} */ list) =>
      list.filter(isDefined).map((one) => one.verb.id.replace(VERBS, ''));
    say(ID.test(id), '[9.1] its id is a UUID');
    say(!statements.some((one) => one.id === id), 'its id is its own');
    say(JSON.stringify(actor) === JSON.stringify(ACTOR), '[9.2] the actor of the launch');
    say(UTC.test(timestamp), '[9.7] a timestamp in UTC');
    say(
      before.every((one) => one.timestamp <= timestamp),
      '[9.3] order by timestamps',
    );
    say(context.registration === REGISTRATION, '[9.6.1] the registration');
    say(includes(template(), context), '[10] the template of the context');
    const verbs = verbsOf(before);
    say(before.length > 0 || name === 'initialized', '[7.1.1] initialized is the first');
    say(!verbs.includes('terminated'), '[7.1.2] nothing comes after terminated');
    if (!isDefined(statement)) {
      say(name === 'answered', 'only answers are sent beside what cmi5 defines');
      say(
        object.id.startsWith(`${ACTIVITY}#`) && URL.canParse(object.id),
        'an activity of its own',
      );
      const { type, interactionType, correctResponsesPattern, description } = object.definition;
      say(type === 'http://adlnet.gov/expapi/activities/cmi.interaction', 'an interaction');
      say(
        interactionType === 'fill-in' && Array.isArray(correctResponsesPattern),
        'xAPI: its kind',
      );
      say(
        Object.keys(description).every((tag) => /^[a-z]{2}(-[A-Z]{2})?$/.test(tag)),
        'a language map',
      );
      say(result.success === correctResponsesPattern.includes(result.response), 'its result');
      say(DURATION.test(result.duration), 'its duration');
      say(data.launchMode === undefined, '[10] nothing of the kind in other modes than Normal');
      return;
    }
    const all = verbsOf(statements);
    const category = context.contextActivities.category.map((/** @type {any} */ one) => one.id);
    const judged = 'success' in result || 'completion' in result;
    say(object.id === ACTIVITY, '[9.4] its object is the activity of the launch');
    say(!verbs.includes(name), '[9.3] no verb twice in a session');
    say(
      category.includes(`${CATEGORY}moveon`) === judged,
      '[9.6.2.2] moveon where it judges, only there',
    );
    const isScored = name === 'passed' || name === 'failed';
    say('success' in result === isScored, '[9.5.2] success');
    say(!isScored || result.success === (name === 'passed'), '[9.5.2] success as the verb says');
    say('completion' in result === (name === 'completed'), '[9.5.3] completion');
    say(!('score' in result) || isScored, '[9.5.1] a score with passed and failed alone');
    const timed = ['completed', 'passed', 'failed', 'terminated'].includes(name);
    say(!timed || DURATION.test(result.duration), '[9.5.4] a duration');
    if (name !== 'initialized' && name !== 'terminated') {
      say(data.launchMode === undefined, '[10] no such verb in other modes than Normal');
    }
    if (name === 'completed' || name === 'passed') {
      say(!all.includes(name), '[9.3] once in a registration');
    }
    if (!isScored) return;
    const { scaled, raw, min, max } = result.score;
    say(
      !verbs.some((verb) => verb === 'passed' || verb === 'failed'),
      '[9.3] one of passed and failed',
    );
    say(name === 'passed' || !all.includes('passed'), '[9.3] no failed after passed');
    say(scaled >= 0 && scaled <= 1, '[9.5.1] scaled');
    say(
      [raw, min, max].every(Number.isInteger) && raw >= min && raw <= max,
      '[9.5.1] raw in whole numbers',
    );
    const mastery = data.masteryScore ?? 0.7;
    say(scaled >= mastery === (name === 'passed'), '[9.3.4] by the mastery score of the launch');
    say(context.extensions[`${EXTENSION}masteryscore`] === mastery, '[9.6.3.2] the mastery score');
  }

  /** @param {Statement} statement */
  const isDefined = ({ context }) =>
    context.contextActivities.category.some(
      (/** @type {any} */ { id }) => id === `${CATEGORY}cmi5`,
    );

  /** @param {import('node:http').IncomingMessage} request @param {URLSearchParams} query */
  function checkQuery(request, query) {
    check(query.get('agent') === JSON.stringify(ACTOR), 'a document has its agent');
    if (!request.url?.includes('state')) return;
    check(query.get('activityId') === ACTIVITY, 'a document of State has its activity');
    check(query.get('registration') === REGISTRATION, 'a document of State has its registration');
  }

  /** @type {import('node:http').RequestListener} */
  async function listen(request, response) {
    const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://localhost');
    const { method } = request;
    let body = '';
    for await (const part of request) body += part;
    /** @param {number} status @param {unknown} value */
    const send = (status, value) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(value === undefined ? '' : JSON.stringify(value));
    };
    requests.push(`${method} ${pathname}${query.has('stateId') ? ` ${query.get('stateId')}` : ''}`);
    if (pathname === '/token') {
      check(method === 'POST', '[8.2] the token is asked for by POST');
      if (isGiven) return send(200, { 'error-code': '1', 'error-text': 'given already' });
      isGiven = true;
      return send(200, { 'auth-token': TOKEN });
    }
    check(
      request.headers.authorization === `Basic ${TOKEN}`,
      '[8.2] the token is with every request',
    );
    check(request.headers['x-experience-api-version'] === '1.0.3', 'xAPI: the version');
    if (isDown) return send(503, {});
    if (pathname === '/xapi/statements' && method === 'POST') {
      const list = [JSON.parse(body)].flat();
      for (const statement of list) {
        judge(statement);
        statements.push(statement);
      }
      return send(
        200,
        list.map(({ id }) => id),
      );
    }
    checkQuery(request, query);
    if (pathname === '/xapi/agents/profile') {
      check(
        query.get('profileId') === 'cmi5LearnerPreferences',
        '[11] the name of the preferences',
      );
      return learner.language ? send(200, { languagePreference: learner.language }) : send(404, {});
    }
    if (pathname !== '/xapi/activities/state') return send(404, {});
    const stateId = query.get('stateId') ?? '';
    if (method === 'PUT') {
      check(stateId !== 'LMS.LaunchData', '[10] the launch data is not written');
      documents.set(stateId, body);
      return send(204, undefined);
    }
    const text = documents.get(stateId);
    return text ? send(200, JSON.parse(text)) : send(404, {});
  }

  return {
    listen,
    statements,
    faults,
    documents,
    requests,
    /** @param {boolean} down */
    setDown(down) {
      isDown = down;
    },
    verbs: () => ofSession().map(({ verb }) => verb.id.replace(VERBS, '')),
    /** A session begins: the query of its launch [8.1]. @param {string} origin */
    launch(origin) {
      session++;
      isGiven = false;
      const launchData = {
        ...{
          contextTemplate: template(),
          launchMode: 'Normal',
          moveOn: 'Passed',
          masteryScore: 0.7,
        },
        returnURL: `${origin}pages/returned`,
        ...data,
      };
      documents.set('LMS.LaunchData', JSON.stringify(launchData));
      return new URLSearchParams({
        endpoint: `${origin}xapi/`,
        fetch: `${origin}token`,
        actor: JSON.stringify(ACTOR),
        registration: REGISTRATION,
        activityId: ACTIVITY,
      });
    },
  };
}
