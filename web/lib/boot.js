// SPDX-License-Identifier: MIT
/**
 * The first script of a page that needs the rules. It brings together the core, the page's module and the
 * page's texts (the page has them preloaded side by side). Whatever of it fails, the text of the page
 * stays, and a sentence that is in the page from the beginning says what happened.
 */

import { loadCore, LoadError } from './core.js';
import { isChosen } from './reading.js';
import { createTexts } from './texts.js';

const root = document.documentElement;

/** The addresses of parts stand on the root element, relative to the page. @param {string} name */
const addresses = (name) =>
  (root.dataset[name] ?? '').split(' ').map((path) => new URL(path, document.baseURI));

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
 * @param {URL} url
 * @param {boolean} again a failed import is remembered by its address: ask by another one
 */
async function part({ href }, again) {
  try {
    return (parts[href] ??= await import(again ? `${href}?again=${Date.now()}` : href));
  } catch (error) {
    // What it imports has one address only, and may be remembered as failed: then the page has to come again.
    // It can: the core just did.
    if (again) location.reload();
    throw new LoadError('missing', error);
  }
}

/** Locales for numbers, best first. */
const formats = (root.dataset.formats ?? '').split(' ');

/** What only some readers want of a board. The page does without it where it cannot be had. */
async function aside() {
  const [more, messages] = await Promise.all(addresses('aside').map((url) => part(url, false)));
  return more.default(messages.default, root.lang, formats);
}

/** @param {boolean} again */
async function boot(again) {
  // The core first: the board takes the place of its picture only once it can be used.
  const c960 = await loadCore(addresses('core')[0], { again });
  const [page, ...messages] = await Promise.all(
    [...addresses('page'), ...addresses('messages')].map((url) => part(url, again)),
  );
  const all = Object.assign({}, ...messages.map((some) => some.default));
  const texts = createTexts(all, root.lang, formats);
  if (isChosen() && root.dataset.aside) {
    texts.spoken = await aside().then((more) => more.apply(), console.error);
  }
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

document.addEventListener('c960-help', (event) => {
  if (root.dataset.aside) aside().then((more) => more.help(event), console.error);
});
document.addEventListener('click', wait, true);
document.getElementById('load-again')?.addEventListener('click', () => attempt(true));
attempt(false);
