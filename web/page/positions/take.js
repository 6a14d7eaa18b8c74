// SPDX-License-Identifier: MIT
/** Take it along, and bring one in: FEN, link, drawing, words; a FEN of the reader's own. */

import { boardFile } from '../../lib/drawing.js';
import { isCoreError } from '../../lib/errors.js';
import { fenProblems } from '../../lib/fen-problems.js';
import { copyField, saveFile } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { positionText } from '../../lib/words.js';
import { addressOf } from './address.js';
import { current, openFen } from './game.js';

/** @typedef {import('../positions.js').Context} Context */

/** Copies a field's text, and says so. @param {Context} context */
function wireCopying({ texts, get, announce }) {
  get('take').addEventListener('click', async (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-copy]');
    if (!(button instanceof HTMLButtonElement)) return;
    const field = /** @type {HTMLInputElement} */ (get(button.dataset.copy ?? ''));
    announce(await copyField(texts, field, button));
  });
}

/** @param {Context} context */
function wireFen({ c960, texts, store, get, announce, board }) {
  const field = /** @type {HTMLInputElement} */ (get('fen-text'));
  const answer = get('fen-answer');

  /** @param {string} fen @param {unknown} error */
  function refuse(fen, error) {
    if (!isCoreError(error)) throw error;
    render(answer, fenProblems(texts, fen, error));
    field.setAttribute('aria-invalid', 'true');
    announce(answer.textContent ?? '');
    if (error.offset !== null) field.setSelectionRange(error.offset, error.offset + 1);
  }

  function accept() {
    render(answer, markup``);
    field.removeAttribute('aria-invalid');
  }

  store.subscribe((state, before) => {
    if (current(state) !== current(before)) accept();
  });
  get('fen').addEventListener('submit', (event) => {
    event.preventDefault();
    const fen = field.value;
    try {
      store.set({ ...openFen(c960, fen), by: 'jump' });
      accept();
      board.scrollIntoView({ block: 'nearest' });
      announce(texts.t('fen.taken'));
    } catch (error) {
      refuse(fen, error);
      field.focus();
    }
  });
  return refuse;
}

/** @param {Context} context */
function wireGiving({ texts, store, get }) {
  const { t } = texts;
  get('svg').addEventListener('click', () => {
    const { number, turned, fen } = store.get();
    const title = fen ? t('custom.title') : t('positions.picture', { number });
    const text = boardFile(current(store.get()).pieces(), { title, turned });
    saveFile(fen ? 'chess960.svg' : `chess960-${number}.svg`, 'image/svg+xml', text);
  });
  get('print').addEventListener('click', () => print());
  const share = get('share');
  share.hidden = !('share' in navigator);
  share.addEventListener('click', () => {
    // Closing the share sheet is no failure.
    const { value: url } = /** @type {HTMLInputElement} */ (get('take-link'));
    navigator.share({ title: document.title, url }).catch(() => {});
  });
  const aloud = get('read-aloud');
  aloud.hidden = !('speechSynthesis' in window);
  aloud.addEventListener('click', () => {
    if (speechSynthesis.speaking) return speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(get('in-words').textContent ?? '');
    words.lang = texts.lang;
    speechSynthesis.speak(words);
  });
}

/** @param {Context} context @param {readonly {what: string, text: string, error: unknown}[]} wrong */
export function wireTake(context, wrong) {
  const { texts, store, get } = context;
  const refuse = wireFen(context);
  wireCopying(context);
  wireGiving(context);
  const draw = () => {
    const position = current(store.get());
    /** @type {HTMLInputElement} */ (get('take-fen')).value = position.fen;
    /** @type {HTMLInputElement} */ (get('take-shredder')).value = position.shredderFen;
    get('in-words').textContent = positionText(texts, position);
  };
  store.subscribe((state, before) => {
    if (current(state) !== current(before)) draw();
  });
  const link = () => new URL(addressOf(store.get()), location.href.split('#')[0]).href;
  const showLink = () => {
    /** @type {HTMLInputElement} */ (get('take-link')).value = link();
  };
  store.subscribe(showLink);
  showLink();
  draw();
  for (const { what, text, error } of wrong) {
    if (what !== 'fen') continue;
    /** @type {HTMLInputElement} */ (get('fen-text')).value = text.replaceAll('_', ' ');
    refuse(text.replaceAll('_', ' '), error);
  }
}
