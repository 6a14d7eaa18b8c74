// SPDX-License-Identifier: MIT
/** Starts a page in an embed: its rules and texts are in the file. Then it talks with the page around it. */

import { LoadError, startCore } from '../lib/core.js';
import { createTexts } from '../lib/texts.js';
import { MAX_HEIGHT, SCROLLED_HEIGHT, post, readMessage } from './messages.js';
import { data, fullAddress, given, go, onAddress } from './place.js';

/** @typedef {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} Given */

const root = document.documentElement;

/** In pixels: below it no height means anything. */
const LEAST_WIDTH = 100;

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** The module, of which each byte is a character that a page may hold. @param {string} text */
const bytesOf = (text) =>
  Uint8Array.from(text, (one) => {
    const code = one.charCodeAt(0);
    return code > 126 ? code - 69 : code - 35;
  });

/** What begins the round. @type {() => boolean} */
let begin = () => false;

/** @param {() => boolean} action that says whether there was something to begin */
export const onStart = (action) => {
  begin = action;
};

/** What goes on with a round. @type {(round: object) => boolean} */
let resume = () => false;

/** @param {typeof resume} action that says whether there was something to go on with */
export const onResume = (action) => {
  resume = action;
};

/** @param {string} theme */
function setTheme(theme) {
  if (theme === 'auto') delete root.dataset.theme;
  else root.dataset.theme = theme;
}

function show() {
  const { theme, light, dark, hide, only } = given.settings;
  setTheme(theme);
  if (light) root.style.setProperty('--c960-light', light);
  if (dark) root.style.setProperty('--c960-dark', dark);
  root.dataset.hide = hide.join(' ');
  if (only.length === 0) return;
  for (const section of document.querySelectorAll('main section[id]')) {
    if (!only.includes(section.id)) /** @type {HTMLElement} */ (section).hidden = true;
  }
}

/** What is wrong with the address is said before all else. @param {import('../lib/texts.js').Texts} texts */
function tellProblems({ t }) {
  const box = get('frame-problems');
  for (const { code, name, value } of given.problems) {
    const text = t(`embed.${code}`, { name, value });
    const line = document.createElement('p');
    line.className = 'error';
    line.textContent = text;
    box.append(line);
    post({ type: 'error', code: 'bad-parameter', name, value, text });
  }
}

/** A folder that is opened as a file shows its list. @param {string} address */
const pageAt = (address) => address.replace(/^(file:[^?#]*\/)(?=[?#]|$)/, '$1index.html');

/** In a package that does not know the site's address, links lead nowhere. The number of an article stays to be read. */
function unlink() {
  for (const link of document.querySelectorAll('main a[href]')) {
    link.replaceWith(...(link.matches('.article') ? link.childNodes : []));
  }
}

/** Links lead to the site, in a window of its own. @param {import('../lib/texts.js').Texts} texts */
function wireLinks({ t }) {
  const base = /** @type {HTMLBaseElement} */ (document.querySelector('base'));
  if (window.location.protocol === 'file:') {
    // A folder opened as a file shows its list.
    base.href = data.origin ? data.origin + data.page : `${base.getAttribute('href')}index.html`;
  }
  if (root.classList.contains('nowhere')) {
    new MutationObserver(unlink).observe(document.body, { childList: true, subtree: true });
  }
  const full = /** @type {HTMLAnchorElement} */ (get('frame-full'));
  const carry = () => {
    full.href = fullAddress();
  };
  onAddress(carry);
  carry();
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLAnchorElement | null} */ (target.closest('a[href]'));
    if (!link || link.download || event.button > 0 || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = document.getElementById((link.getAttribute('href') ?? '').slice(1));
    if (link.getAttribute('href')?.startsWith('#') && place) {
      place.scrollIntoView();
      place.focus();
      return;
    }
    const address = pageAt(link.href);
    const opened = window.open(address, '_blank');
    if (opened) opened.opener = null;
    else {
      // A sandbox without popups: the address can be read and copied at least.
      const told = get('frame-told');
      told.textContent = t('embed.blocked', { address });
      told.hidden = false;
    }
  });
}

/**
 * A sandbox without allow-forms lets no form be sent, and says nothing of it: no page is told. Here nothing is ever
 * sent; what would send a form tells the page right away.
 */
function wireForms() {
  /** @param {HTMLFormElement} form @param {HTMLElement | null} submitter */
  const submit = (form, submitter) =>
    form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }));
  document.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLButtonElement | null} */ (target.closest('button'));
    if (event.defaultPrevented || !button?.form || button.type !== 'submit') return;
    event.preventDefault();
    submit(button.form, button);
  });
  document.addEventListener('keydown', (event) => {
    // Where there is such a button, Enter clicks it.
    const { form } = /** @type {HTMLInputElement} */ (event.target);
    const isField = /** @type {Element} */ (event.target).matches('input:not([type="checkbox"])');
    if (event.key !== 'Enter' || event.defaultPrevented || !isField || !form) return;
    if (form.querySelector('[type="submit"], button:not([type])')) return;
    event.preventDefault();
    submit(form, null);
  });
}

/** The host hears how high the frame has to be: of what is in it, which no frame makes higher. */
function tellHeight() {
  let told = 0;
  const frame = get('frame');
  const tell = () => {
    const { width, height: exact } = frame.getBoundingClientRect();
    const height = data.scrolls ? SCROLLED_HEIGHT : Math.min(MAX_HEIGHT, Math.ceil(exact));
    // A host that has not laid out the frame yet gives it no width.
    if (width < LEAST_WIDTH || height === told) return;
    told = height;
    post({ type: 'resize', height });
  };
  new ResizeObserver(tell).observe(frame);
  tell();
}

function listen() {
  window.addEventListener('message', ({ source, data: said }) => {
    if (source !== parent || parent === window) return;
    const message = readMessage(said, data.languages);
    if (message?.type === 'error') post(message);
    else if (message?.type === 'set-theme') {
      setTheme(message.theme);
      given.own.set('theme', message.theme); // it stays
    } else if (message?.type === 'set-language') go({ language: message.language });
    else if (message?.type === 'set-state') go({ state: message.state });
    else if (message?.type === 'start' && !begin()) {
      post({ type: 'error', code: 'nothing-to-start' });
    } else if (message?.type === 'resume' && !resume(message.round)) {
      post({ type: 'error', code: 'nothing-to-resume' });
    }
  });
}

/** @param {unknown} error */
function fail(error) {
  const failure = error instanceof LoadError ? error.failure : 'damaged';
  root.classList.add('failed');
  const box = get('load-failed');
  box.hidden = false;
  get('load-again').hidden = true; // all of it is here
  const line = /** @type {HTMLElement} */ (box.querySelector(`[data-failure="${failure}"]`));
  line.hidden = false;
  post({ type: 'error', code: 'load-failed', value: failure, text: line.textContent ?? '' });
  console.error(error);
}

/** @param {(given: Given) => void} page @param {import('../lib/texts.js').Messages} messages */
export async function run(page, messages) {
  const texts = createTexts(messages, data.lang, data.formats);
  show();
  tellHeight();
  wireLinks(texts);
  wireForms();
  tellProblems(texts);
  try {
    page({ c960: await startCore(new Response(bytesOf(data.rules))), texts });
  } catch (error) {
    fail(error);
    return;
  }
  root.classList.add('ready');
  listen();
  const { name, language, languages } = data;
  const state = new URL(fullAddress()).search.slice(1);
  post({ type: 'ready', name, language, languages, title: document.title, state });
}
