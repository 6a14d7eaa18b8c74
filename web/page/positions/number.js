// SPDX-License-Identifier: MIT
/** The number: typed over, stepped, slid, drawn at random, or followed by a link. */

import { isCoreError } from '../../lib/errors.js';
import { readNumber } from './address.js';
import { openStart } from './game.js';

/** @typedef {import('../positions.js').Context} Context */
/** @typedef {import('./game.js').State} State */

/** @param {Context} context @param {readonly {what: string, text: string}[]} wrong what the address asked wrongly */
export function wireNumber({ c960, texts, store, get, announce, board }, wrong) {
  const { t } = texts;
  const field = /** @type {HTMLInputElement} */ (get('number'));
  const slider = /** @type {HTMLInputElement} */ (get('slider'));
  const error = get('number-error');
  const last = c960.startCount - 1;
  // What was refused last: leaving the field says it no second time.
  let refused = /** @type {string | null} */ (null);

  /** @param {string} typed */
  function refuse(typed) {
    const shown = store.get().number;
    refused = typed;
    const key = typed.trim() === '' ? 'number.empty' : 'error.bad-number';
    error.textContent = t(key, { typed: plain(typed), last, shown });
    error.hidden = false;
    field.setAttribute('aria-invalid', 'true');
  }

  function accept() {
    refused = null;
    error.hidden = true;
    error.textContent = '';
    field.removeAttribute('aria-invalid');
  }

  /** @param {number} number @param {State['by']} by */
  function go(number, by) {
    store.set({ ...openStart(c960, number), by });
    accept();
    show();
    announce(t('said.number', { number, letters: c960.startInfo(number).arrangement }));
  }

  /** @param {string} typed */
  function commit(typed) {
    const { number, fen } = store.get();
    const asked = readNumber(typed);
    if (asked === number && !fen) {
      accept();
      return show();
    }
    try {
      go(asked ?? NaN, 'jump');
    } catch (problem) {
      if (!isCoreError(problem)) throw problem;
      refuse(typed);
    }
  }

  /** @param {number} by */
  const step = (by) => go((store.get().number + by + c960.startCount) % c960.startCount, 'step');

  function show() {
    const { number, fen } = store.get();
    const letters = c960.startInfo(number).arrangement;
    if (error.hidden) field.value = String(number);
    slider.value = String(number);
    slider.setAttribute('aria-valuetext', t('number.spoken', { number, letters }));
    get('custom').hidden = fen === null;
    get('custom-back').textContent = t('custom.back', { number });
  }

  field.readOnly = false;
  field.addEventListener('change', () => field.value === refused || commit(field.value));
  field.addEventListener('focus', () => field.select());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') commit(field.value);
    else if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'Escape') {
      accept();
      show();
    } else return;
    event.preventDefault();
    if (error.hidden) field.select();
  });
  get('previous').addEventListener('click', () => step(-1));
  get('next').addEventListener('click', () => step(1));
  slider.addEventListener('input', () => go(Number(slider.value), 'step'));
  get('random').addEventListener('click', () =>
    go(c960.randomStart({ exclude: [store.get().number] }), 'jump'),
  );
  get('custom-back').addEventListener('click', () => {
    go(store.get().number, 'jump');
    field.focus();
  });
  followLinks((search) => {
    const asked = new URLSearchParams(search).get('n');
    if (asked === null) return;
    commit(asked);
    board.scrollIntoView({ block: 'nearest' });
  });
  store.subscribe((state, before) => {
    if (state.number !== before.number) accept();
    show();
  });
  for (const { what, text } of wrong) if (what === 'number') refuse(text);
  show();
  if (!error.hidden) field.value = wrong.find(({ what }) => what === 'number')?.text ?? '';
}

/** As typed, in short, without the signs that would turn a whole sentence around. @param {string} typed */
const plain = (typed) =>
  typed
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim()
    .slice(0, 20);

/** Links to `?n=...` of this page change the state instead of loading the page again. @param {(search: string) => void} follow */
function followLinks(follow) {
  document.getElementById('main')?.addEventListener('click', (event) => {
    const link = /** @type {Element} */ (event.target).closest('a[href^="?n="]');
    if (!(link instanceof HTMLAnchorElement)) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    follow(link.search);
  });
}
