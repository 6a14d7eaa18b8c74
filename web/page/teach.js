// SPDX-License-Identifier: MIT
/**
 * The builder: what is embedded, how it is set and how it looks; with a live preview, and the code to take along. What is
 * chosen stands in the address and is remembered.
 */

import { copyField } from '../lib/give.js';
import { markup, render } from '../lib/markup.js';
import { newSeed } from '../lib/seed.js';
import { createChoice, ownRoot } from './teach/choice.js';
import { WRITERS, embedAddress } from './teach/code.js';
import { readEntries } from './teach/entries.js';
import { showProblems } from './teach/form.js';
import { readPasted } from './teach/paste.js';
import { createPreview } from './teach/preview.js';

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {string} id */
const input = (id) => /** @type {HTMLInputElement} */ (get(id));

/** @param {string} text */
const say = (text) => {
  get('said').textContent = text;
};

/** @param {import('./teach/choice.js').Chosen['give']} give */
function showNotes(give) {
  const notes = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('[data-give]'));
  for (const note of notes) note.hidden = note.dataset.give !== give;
}

/** @param {readonly import('./teach/entries.js').Entry[]} entries */
function listPages(entries) {
  const chapters = [...new Set(entries.map(({ chapter }) => chapter))].map((chapter) => {
    const options = entries
      .filter((one) => one.chapter === chapter)
      .map(({ name, label }) => markup`<option value="${name}">${label}</option>`);
    return options.length > 1
      ? markup`<optgroup label="${chapter}">${options}</optgroup>`
      : markup`${options}`;
  });
  render(get('embed'), markup`${chapters}`);
}

/** @param {string} query @param {import('../lib/texts.js').Texts} texts */
function showCarried(query, { t }) {
  get('carried').textContent = query && t('teach.carried', { query });
  get('carried').hidden = !query;
}

/** Another height that is offered. @param {number} n what the preview asks for, or 0 @param {import('../lib/texts.js').Texts} texts */
function showHeight(n, { t }) {
  const set = input('f-height').value;
  // A drill that has not begun is not as high as it will be.
  const isLow = document.getElementById('f-count') !== null && n < Number(set);
  get('wants').hidden = n === 0 || String(n) === set || isLow;
  get('wants-text').textContent = t('teach.wants', { n });
}

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  const { t } = texts;
  const form = get('build');
  const entries = readEntries();
  listPages(Object.values(entries));
  const choice = createChoice(form, { c960, texts }, entries, (more) => {
    lost.push(...more);
    update();
  });
  const preview = createPreview(
    get('preview'),
    (message) => {
      if (message.type === 'ready') tellTitle(message.title);
      if (message.type === 'resize') showHeight(preview.height, texts);
    },
    (missing) => (get('no-preview').hidden = !missing),
  );
  let shown = '';
  /** A preview that comes late says nothing over what is wrong. */
  let wrong = false;

  /** Another page or language is told once it is there; what was there when the page opened is not. @param {string} title */
  function tellTitle(title) {
    if (shown && shown !== title && !wrong) say(t('teach.ready', { title }));
    shown = title;
  }

  /** What the address asked for in vain. @type {import('./teach/choice.js').Problem[]} */
  let lost = [];

  function update() {
    const chosen = choice.read();
    const problems = [...chosen.problems, ...lost];
    showProblems(form, problems);
    showCarried(choice.carried(), texts);
    const wanted = choice.wanted(chosen);
    input('code').value = WRITERS[chosen.give](wanted);
    showNotes(chosen.give);
    // The preview is this site's own, wherever the code leads.
    const address = embedAddress({ ...wanted, root: ownRoot() });
    preview.show({ ...wanted, address, height: chosen.give === 'iframe' ? wanted.height : '' });
    /** @type {HTMLAnchorElement} */ (get('alone')).href = address;
    showHeight(preview.height, texts);
    choice.keep(chosen);
    wrong = problems.length > 0;
    if (wrong) say(problems[0].text);
  }

  /** @param {string} search */
  function open(search) {
    const params = new URLSearchParams(search);
    choice.fill(params);
    lost = choice.lost(params);
    update();
  }

  /** Begins from what was pasted. */
  function paste() {
    const field = input('f-from');
    const text = field.value.trim();
    const asked = readPasted(text, Object.values(entries), choice.read());
    if (asked) {
      field.value = '';
      open(`?${asked}`);
      if (!wrong) say(t('teach.ready', { title: choice.wanted(choice.read()).title }));
      return;
    }
    if (text) lost = [{ name: 'from', text: t('teach.bad-from', { typed: text.slice(0, 60) }) }];
    update();
  }

  /** @type {Record<string, () => void>} */
  const acts = {
    'new-seed'() {
      input('f-seed').value = newSeed();
      update();
      say(t('teach.seed-is', { seed: input('f-seed').value }));
    },
    'take-height'() {
      input('f-height').value = String(preview.height);
      update();
      input('f-height').focus();
    },
    anew() {
      open('');
      input('embed').focus();
      say(t('teach.begun-anew'));
    },
    async copy() {
      say(await copyField(texts, input('code'), /** @type {HTMLButtonElement} */ (get('copy'))));
    },
  };
  form.addEventListener('click', ({ target }) => {
    acts[/** @type {Element} */ (target).closest('button')?.id ?? '']?.();
  });
  form.addEventListener('change', ({ target }) => {
    lost = [];
    if (target === get('f-from')) return paste();
    if (target === get('embed')) choice.turn();
    update();
  });
  open(choice.isAsked(location.search) ? location.search : choice.kept());
}
