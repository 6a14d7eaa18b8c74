// SPDX-License-Identifier: MIT
/**
 * A new version of the site is there. A line at the foot of the window says so, and the reader chooses; as long as a
 * question of a drill is open it is not even said. Loaded only when there is something to say.
 */

import messages from './notice-texts.js';

const root = document.documentElement;
const texts = messages[root.lang.slice(0, 2)] ?? messages.en;
const { serviceWorker } = navigator;

/** What holds a question that was not answered yet. */
const OPEN = '.desk[data-state]:not([hidden], [data-state="told"]), form#answer';

const SHEET = `.update{position:sticky;bottom:0;z-index:5;display:flex;flex-wrap:wrap;gap:.4rem .8rem;align-items:center;
padding:.5rem max(var(--gap),calc(50% - var(--wide)/2 + var(--gap)));border-top:var(--rule);background:var(--card);font-size:var(--small)}
.update p{flex:1 1 14rem;margin:0;max-width:none}.update:not(:has(button)){padding-block:0;border:0}
:root:has(.update button){scroll-padding-bottom:5rem}
@media(max-height:30rem){.update{position:static}}@media print{.update{display:none}}`;

/** @returns {{bar: HTMLElement, words: HTMLElement}} the line, empty as yet: a live region has to be there first */
function drawBar() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  const bar = document.createElement('aside');
  bar.className = 'update';
  bar.setAttribute('aria-label', texts['update.name']);
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  bar.append(words);
  document.body.append(bar);
  return { bar, words };
}

const { bar, words } = drawBar();

/** @param {string} text @param {() => void} act */
function button(text, act) {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet';
  made.textContent = text;
  made.addEventListener('click', act);
  return made;
}

/** What the last question that is still open holds back. @type {MutationObserver | null} */
let waiting = null;

/** Says something as soon as no question is open. @param {() => void} say */
function whenFree(say) {
  waiting?.disconnect();
  const tryIt = () => {
    if (document.querySelector(OPEN)) return;
    waiting?.disconnect();
    say();
  };
  const attributeFilter = ['data-state', 'hidden'];
  waiting = new MutationObserver(tryIt);
  waiting.observe(document.body, { subtree: true, childList: true, attributeFilter });
  tryIt();
}

/** @param {string} text @param {() => void} act of its button */
function say(text, act) {
  for (const old of bar.querySelectorAll('button')) old.remove();
  words.textContent = text;
  bar.append(button(texts['update.reload'], act), button(texts['update.later'], close));
}

/** The focus goes back to where the page begins, not to nowhere. */
function close() {
  const had = bar.contains(document.activeElement);
  for (const old of bar.querySelectorAll('button')) old.remove();
  words.textContent = '';
  if (had) document.getElementById('main')?.focus({ preventScroll: true });
}

/** This page asked for the new version: it comes anew once that answers. */
let asked = false;

async function choose() {
  const registration = await serviceWorker.getRegistration();
  if (!registration?.waiting) return location.reload(); // another page was faster
  asked = true;
  registration.waiting.postMessage('c960-switch');
}

serviceWorker.addEventListener('controllerchange', () => {
  if (asked) location.reload();
  else whenFree(() => say(texts['update.elsewhere'], () => location.reload()));
});
setTimeout(() => whenFree(() => say(texts['update.ready'], choose)));
