// SPDX-License-Identifier: MIT
/**
 * The first script of a page that needs the rules. It brings together the core, the page's module and the
 * page's texts (the page has them preloaded side by side). Whatever of it fails, the text of the page
 * stays, and a sentence that is in the page from the beginning says what happened.
 */

import { loadCore, LoadError } from './core.js';
import { createTexts } from './texts.js';

const root = document.documentElement;

/** A part's address stands on the root element, relative to the page. @param {string} name */
const address = (name) => new URL(root.dataset[name] ?? '', document.baseURI);

/** @param {string} failure */
function fail(failure) {
  root.classList.add('failed');
  root.classList.remove('ready');
  const box = document.getElementById('load-failed');
  if (!box) return;
  box.hidden = false;
  for (const text of /** @type {NodeListOf<HTMLElement>} */ (
    box.querySelectorAll('[data-failure]')
  )) {
    text.hidden = text.dataset.failure !== failure;
  }
}

/** The button that was pressed before the page could answer. @type {HTMLElement | null} */
let pressed = null;

/** Keeps a press for later; a form would else be sent to nobody. @param {Event} event */
function wait(event) {
  const button = /** @type {Element} */ (event.target).closest('main button');
  if (!(button instanceof HTMLElement) || button.id === 'load-again') return;
  event.preventDefault();
  pressed?.removeAttribute('aria-busy');
  pressed = button;
  button.setAttribute('aria-busy', 'true');
}

/** What was waited for has come: the press counts now. */
function goOn() {
  document.removeEventListener('click', wait, true);
  const button = pressed?.isConnected ? pressed : document.getElementById(pressed?.id ?? '');
  pressed?.removeAttribute('aria-busy');
  pressed = null;
  button?.click();
}

/** The parts that have come: a second try asks only for the others. @type {Record<string, any>} */
const parts = {};

/**
 * @param {string} name
 * @param {boolean} again a failed import is remembered by its address: ask by another one
 */
async function part(name, again) {
  const url = address(name);
  if (again) url.searchParams.set('again', String(Date.now()));
  try {
    return (parts[name] ??= await import(url.href));
  } catch (error) {
    throw new LoadError('missing', error);
  }
}

/** @param {boolean} again */
async function boot(again) {
  // The core first: the board takes the place of its picture only once it can be used.
  const c960 = await loadCore(address('core'), { again });
  const [page, messages] = await Promise.all([part('page', again), part('messages', again)]);
  const texts = createTexts(messages.default, root.lang, (root.dataset.formats ?? '').split(' '));
  page.default({ c960, texts });
  root.classList.remove('failed');
  root.classList.add('ready');
  const box = document.getElementById('load-failed');
  if (box) box.hidden = true;
  goOn();
}

/** @param {boolean} again */
async function attempt(again) {
  try {
    await boot(again);
  } catch (error) {
    fail(error instanceof LoadError ? error.failure : 'damaged');
    console.error(error);
  }
}

document.addEventListener('click', wait, true);
document.getElementById('load-again')?.addEventListener('click', () => attempt(true));
attempt(false);
