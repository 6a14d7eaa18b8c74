// SPDX-License-Identifier: MIT
/**
 * The page of a package that a learning platform opens. It shows a drill in a frame and tells the platform how it goes.
 * What is in the package stands in `data-package` of its body, what it says in `launch-texts.js`, which the build writes.
 */

import { VERSION } from '../embed/messages.js';
import { openAlone } from './alone.js';
import { Attempt } from './attempt.js';
import { openCmi5 } from './cmi5.js';
import { findApi } from './find-api.js';
import { LaunchError } from './launch-error.js';
import texts from './launch-texts.js';
import { percent } from './percent.js';
import { openScorm } from './scorm.js';
import { scorm12 } from './scorm12.js';
import { scorm2004 } from './scorm2004.js';

/** @typedef {import('./package.js').Config} Config */

/** @type {Config} */
const config = JSON.parse(document.body.dataset.package ?? '');
const { drill, standard, state, languages } = config;

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const frame = /** @type {HTMLIFrameElement} */ (get('drill'));
const choice = /** @type {HTMLSelectElement} */ (get('languages'));

let language = languages[0].code;

/** @param {string} key @param {Record<string, unknown>} [values] */
const t = (key, values = {}) =>
  texts[language][key].replace(/\{(\w+)\}/g, (all, name) => String(values[name] ?? all));

/** The key of what is said, in whichever language. @type {[key: string, values?: Record<string, unknown>]} */
let told = ['lms.run.loading'];

/** @param {string} key @param {Record<string, unknown>} [values] */
function tell(key, values) {
  told = [key, values];
  const text = t(key, values);
  // What is said already is not to be read out once more.
  if (get('told').textContent !== text) get('told').textContent = text;
}

/** Something that was said is not with the platform. */
let isLost = false;
/** What is said of the record, once there is something to say. */
let tellRecord = () => {};
/** @param {boolean} isTaken */
function onRecord(isTaken) {
  isLost = !isTaken;
  document.body.classList.toggle('lost', isLost);
  tellRecord();
}
const tagOf = () => languages.find(({ code }) => code === language)?.lang ?? language;

/** @returns {Promise<import('./attempt.js').Platform | null>} */
async function openPlatform() {
  const given = { onRecord, language: tagOf };
  if (standard === 'cmi5') return openCmi5(location.search, given);
  const api = findApi(standard === 'scorm12' ? 'API' : 'API_1484_11');
  return api && openScorm(api, standard === 'scorm12' ? scorm12 : scorm2004, given);
}

/** The first of the package's languages that is wanted. @param {readonly string[]} wanted */
const firstOf = (wanted) =>
  wanted
    .map((tag) => languages.find(({ code }) => code === tag.slice(0, 2).toLowerCase())?.code)
    .find(Boolean) ?? languages[0].code;

function show() {
  document.documentElement.lang = tagOf();
  document.title = languages.find(({ code }) => code === language)?.title ?? '';
  frame.title = document.title;
  get('title').textContent = document.title;
  get('leave').textContent = t('lms.run.leave');
  choice.setAttribute('aria-label', t('lms.run.language'));
  choice.value = language;
  tell(...told);
  // In the fragment: not every platform serves a file that is asked for with a query.
  frame.src = `drill/${language}/${drill}.html#${state}&hide=choices,link`;
}

/** @param {Attempt} attempt */
function wireLanguages(attempt) {
  choice.hidden = languages.length < 2;
  choice.append(
    ...languages.map(({ code, lang, name }) => {
      const option = new Option(name, code);
      option.lang = lang;
      return option;
    }),
  );
  choice.addEventListener('change', () => {
    language = choice.value;
    attempt.language = language;
    show();
  });
}

/** @param {Attempt} attempt @param {string | null} unrecorded what is said where nothing is recorded */
function wireFrame(attempt, unrecorded) {
  let isReady = false;
  /** @param {object} message */
  const send = (message) => frame.contentWindow?.postMessage({ c960: VERSION, ...message }, '*');
  const tellBest = () => {
    const { best, mastery, isOver } = attempt;
    if (isOver) return;
    if (unrecorded) return tell(unrecorded);
    if (isLost) return tell('lms.run.not-recorded');
    if (best === null) return tell('lms.run.mastery', { mastery: percent(mastery) });
    const values = { percent: percent(best), mastery: percent(mastery) };
    tell(best >= mastery ? 'lms.run.passed' : 'lms.run.failed', values);
  };
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow || data?.c960 !== VERSION || attempt.isOver) return;
    if (data.type === 'resize') frame.style.height = `${data.height}px`;
    else if (data.type === 'ready') {
      if (!isReady) {
        attempt.begin();
        tellRecord = tellBest;
        tellRecord();
      }
      isReady = true;
      if (attempt.round) send({ type: 'resume', round: attempt.round });
    } else if (data.type === 'error' && data.code === 'nothing-to-resume') attempt.forget();
    else {
      attempt.hear(data);
      if (data.type === 'result') tellRecord();
    }
  });
}

/** @param {Attempt} attempt @param {boolean} isLaunched */
function wireEnd(attempt, isLaunched) {
  const leave = get('leave');
  leave.hidden = !isLaunched;
  leave.addEventListener('click', async () => {
    leave.hidden = true;
    choice.hidden = true;
    const { isTaken, address } = await attempt.end(false);
    frame.remove();
    // What was not taken can be handed over once more.
    leave.hidden = isTaken;
    tell(isTaken ? 'lms.run.left' : 'lms.run.not-recorded');
    get('told').focus();
    if (address) location.assign(address);
  });
  addEventListener('online', () => attempt.again());
  addEventListener('pagehide', () => void attempt.end(true));
  addEventListener('pageshow', ({ persisted }) => {
    // It comes back from the browser's memory: the platform knows it as left.
    if (persisted && attempt.isOver) {
      frame.remove();
      tell('lms.run.over');
    }
  });
}

async function start() {
  language = firstOf(navigator.languages);
  const platform = await openPlatform();
  const { languages: wanted, records } = platform ?? openAlone();
  const unrecorded = platform ? (records ? null : 'lms.run.only-look') : 'lms.run.alone';
  const { mastery } = config;
  const attempt = new Attempt(platform ?? openAlone(), { drill, mastery });
  language = firstOf([
    ...(attempt.language ? [attempt.language] : []),
    ...wanted,
    ...navigator.languages,
  ]);
  wireLanguages(attempt);
  wireFrame(attempt, unrecorded);
  wireEnd(attempt, platform !== null);
  show();
}

start().catch((error) => {
  const isOver = error instanceof LaunchError && error.code === 'over';
  tell(isOver ? 'lms.run.over' : 'lms.run.no-platform');
  console.error(error);
});
