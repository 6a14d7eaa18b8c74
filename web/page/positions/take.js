// SPDX-License-Identifier: MIT
/** Take it along, and bring one in: FEN, link, the ways to other forms and to proofs; a FEN of the reader's own. */

import { isCoreError } from '../../lib/errors.js';
import { fenInLink, fenOfLink } from '../../lib/fen-link.js';
import { fenProblems, pointAt } from '../../lib/fen-problems.js';
import { copyField } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
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
    pointAt(field, error);
    announce(answer.textContent ?? '');
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

/** @param {Context} context @param {readonly {what: string, text: string, error: unknown}[]} wrong */
export function wireTake(context, wrong) {
  const { store, get } = context;
  const refuse = wireFen(context);
  wireCopying(context);
  const draw = () => {
    const address = addressOf(store.get());
    const link = new URL(address, location.href.split('#')[0]).href;
    const { fen } = current(store.get());
    /** @type {HTMLInputElement} */ (get('take-fen')).value = fen;
    /** @type {HTMLInputElement} */ (get('take-link')).value = link;
    get('take-more').setAttribute('href', `take/${address}`);
    get('take-ask').setAttribute('href', `../endings/?fen=${fenInLink(fen)}#ask`);
  };
  store.subscribe(draw);
  draw();
  for (const { what, text, error } of wrong) {
    if (what !== 'fen') continue;
    const fen = fenOfLink(text);
    /** @type {HTMLInputElement} */ (get('fen-text')).value = fen;
    refuse(fen, error);
  }
}
