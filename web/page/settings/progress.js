// SPDX-License-Identifier: MIT
/** Settings: what was practised, in numbers; as a file, from a file, erased, and taken back. */

import { PROGRESS_FILE, saveFile, saveProgress } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { ASIDE_KEYS, askToKeep, openProgress } from '../../lib/progress.js';
import { merge, numbersOf, placeOf, putBack, readFile, snapshot } from '../../lib/progress-file.js';
import { readText } from '../../lib/progress-state.js';
import { openStorage } from '../../lib/storage.js';

/** @typedef {import('../settings.js').Context} Context */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {ReturnType<typeof openProgress>} Progress */
/** @typedef {import('../../lib/progress-state.js').State} State */

/** @param {Context} context */
export default function start(context) {
  const { texts, get, say } = context;
  const { t } = texts;
  const storage = openStorage('localStorage');
  const progress = openProgress(storage);
  const show = () => {
    showFacts(context, progress);
    get('progress-aside').hidden = asideOf(storage).length === 0;
  };
  /** What is here now. @returns {State} */
  const now = () => /** @type {State} */ (readText(progress.export()));
  const save = () => {
    saveProgress(progress);
    context.say(t('take.saved', { name: PROGRESS_FILE }));
  };
  /** @type {(() => void) | null} */
  let undo = null;

  /** Says what was done. @param {string} text @param {(() => void) | null} takeBack */
  function tell(text, takeBack) {
    undo = takeBack;
    show();
    get('progress-told').hidden = false;
    get('progress-undo').hidden = !undo;
    get('told-text').textContent = text;
    get('progress-told').focus(); // which says the text
  }

  /** Does what can be taken back until the page is left. @param {() => void} change @param {string} text */
  function act(change, text) {
    const [state, stored] = [now(), snapshot(storage)];
    change();
    tell(text, () => {
      progress.replace(state);
      putBack(storage, stored);
      tell(t('settings.undone'), null);
    });
  }

  const file = /** @type {HTMLInputElement} */ (get('progress-file'));
  file.addEventListener('change', async () => {
    const text = await file.files?.[0]?.text().catch(() => null);
    file.value = '';
    if (text === undefined) return;
    const read = text === null ? { problem: 'unread' } : readFile(text);
    if ('problem' in read) return tell(faultText(texts, text ?? '', read), null);
    const how = document.querySelector('[name="load-how"]:checked');
    const replaces = /** @type {HTMLInputElement} */ (how).value === 'replace';
    act(
      () => progress.replace(replaces ? read : merge(now(), read)),
      t(replaces ? 'settings.loaded-replace' : 'settings.loaded-merge'),
    );
    askToKeep().then(() => showPromise(context, progress));
  });

  wireErase(context, save, () => act(() => progress.erase(), t('settings.erased')));
  get('progress-save').addEventListener('click', save);
  get('progress-undo').addEventListener('click', () => undo?.());
  get('aside-save').addEventListener('click', () => {
    const name = 'c960-progress-aside.txt';
    for (const text of asideOf(storage)) saveFile(name, 'text/plain', text);
    context.say(t('take.saved', { name }));
  });
  get('aside-delete').addEventListener('click', () =>
    act(
      () =>
        putBack(
          storage,
          ASIDE_KEYS.map((key) => [key, null]),
        ),
      t('settings.aside-deleted'),
    ),
  );
  get('progress-ask').addEventListener('click', async () => {
    const kept = await askToKeep();
    showPromise(context, progress);
    say(t(kept ? 'settings.promised' : 'settings.refused'));
  });
  addEventListener('storage', show);
  show();
  showPromise(context, progress);
}

/** @param {Context} context @param {Progress} progress */
function showFacts({ texts, get }, progress) {
  const { t } = texts;
  const text = progress.export();
  const { answered, correct, best, waiting, known, favourites } = numbersOf(
    /** @type {State} */ (readText(text)),
  );
  const lines = [
    t('drill.answered', { asked: answered, right: correct }),
    t('drill.streak', { days: progress.streak().days }),
    best > 0 && t('settings.best', { days: best }),
    t('drill.waiting', { n: waiting }),
    t('settings.known', { n: known }),
    t('settings.favourites', { n: favourites }),
    t('settings.size', { n: texts.number(Math.ceil(text.length / 1000)) }),
  ];
  render(get('progress-facts'), markup`${lines.map((line) => line && markup`<li>${line}</li>`)}`);
  const { problem } = progress;
  get('progress-trouble').hidden = !problem;
  get('progress-trouble').textContent = problem && t(`drill.store.${problem}`);
}

/** Whether the browser may forget it. @param {Context} context @param {Progress} progress */
async function showPromise({ texts, get }, { problem }) {
  const { storage } = navigator;
  const kept = await storage?.persisted?.().catch(() => false);
  get('progress-promise').textContent = texts.t(kept ? 'settings.promised' : 'settings.may-forget');
  get('progress-ask').hidden = kept !== false || problem !== null;
}

/** Erasing asks first, and offers to save. @param {Context} context @param {() => void} save @param {() => void} erase */
function wireErase({ get }, save, erase) {
  const [button, asked] = [get('progress-erase'), get('erase-ask')];
  /** @param {boolean} open */
  const turn = (open) => {
    asked.hidden = !open;
    button.ariaExpanded = String(open);
    (open ? get('erase-save') : button).focus();
  };
  button.addEventListener('click', () => turn(Boolean(asked.hidden)));
  get('erase-save').addEventListener('click', save);
  get('erase-not').addEventListener('click', () => turn(false));
  asked.addEventListener('keydown', ({ key }) => key === 'Escape' && turn(false));
  get('erase-now').addEventListener('click', () => {
    turn(false);
    erase();
  });
}

/** Texts that were put aside. @param {Storage | null} storage @returns {string[]} */
const asideOf = (storage) =>
  snapshot(storage).flatMap(([key, text]) =>
    ASIDE_KEYS.includes(key) && text !== null ? [text] : [],
  );

/**
 * What is wrong with a file, and where.
 * @param {Texts} texts @param {string} text of the file
 * @param {{problem: string, where?: string, given?: unknown}} fault
 */
function faultText({ t }, text, { problem, where = '', given }) {
  if (problem === 'not-json') {
    const place = placeOf(text, given);
    return place ? t('settings.file.not-json-at', place) : t('settings.file.not-json');
  }
  if (problem === 'newer') return t('settings.file.newer', { version: Number(given) });
  if (problem !== 'bad-shape' || where === '') {
    return t(`settings.file.${problem === 'bad-shape' ? 'other' : problem}`);
  }
  const stands = given === undefined ? '–' : JSON.stringify(given).slice(0, 60);
  const [part, n, field] = where.split('.');
  return part === 'items' && field
    ? t('settings.file.item', { n: Number(n) + 1, field, given: stands })
    : t('settings.file.field', { where, given: stands });
}
