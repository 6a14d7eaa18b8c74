// SPDX-License-Identifier: MIT
/** The log: shown, saved as a table or as text, erased. */

import { isoDay, showDay, showTime } from '../../lib/dates.js';
import { emptyDesk } from '../../lib/draw/desk.js';
import { csv, isoTime, separatorFor } from '../../lib/draw/log.js';
import { saveFile } from '../../lib/give.js';
import { markup, render } from '../../lib/markup.js';
import { howText } from './result.js';

/** @typedef {import('../draw-arbiter.js').Context} Context */
/** @typedef {import('../../lib/draw/log.js').Entry} Entry */

const COLUMNS = ['nr', 'round', 'number', 'letters', 'when', 'how'];

/** The whole log as a table of texts. @param {Context} context */
function table({ c960, texts, desk }) {
  const { t } = texts;
  const head = [...COLUMNS, 'check', 'excluded', 'once'].map((one) => t(`arbiter.col.${one}`));
  const rows = desk().log.map(({ number, round, at, how, check, excluded, once }, i) => [
    String(i + 1),
    round,
    String(number),
    c960.startInfo(number).arrangement,
    isoTime(at),
    t(`arbiter.how.${how}`),
    check,
    excluded,
    t(once ? 'arbiter.yes' : 'arbiter.no'),
  ]);
  return [head, ...rows];
}

/** The same as lines to be read. @param {Context} context */
function lines({ c960, texts, desk }) {
  const { t } = texts;
  const told = desk().log.map((entry, i) => {
    const { number, round, at } = entry;
    const letters = c960.startInfo(number).arrangement;
    const head = t('arbiter.line', { n: i + 1, round, number, letters, when: isoTime(at) });
    return `${head} ${howText(texts, entry)}\n`;
  });
  return `${t('arbiter.log')}\n\n${told.join('')}`;
}

/** @param {Context} context @param {Entry} entry @param {number} i */
function row({ c960, texts }, entry, i) {
  const { number, round, at } = entry;
  const when = new Date(at);
  const { t } = texts;
  return markup`<tr><td>${i + 1}</td><th scope="row">${round}</th><td><button type="button" class="quiet" id="show-${i}" data-show="${i}" aria-label="${t('arbiter.show', { number })}">${number}</button></td><td class="mono">${c960.startInfo(number).arrangement}</td><td>${showDay(texts, when)}, ${showTime(when)}</td><td>${t(`arbiter.how.${entry.how}`)}</td></tr>`;
}

/** @param {Context} context */
export function wireLog(context) {
  const { texts, get, desk, set, shows, say } = context;
  const { t } = texts;
  const name = () => `chess960-${isoDay(new Date())}`;

  /** @param {boolean} asked */
  function sure(asked) {
    get('sure').hidden = !asked;
    get('sure-text').textContent = t('arbiter.erase-sure', { n: desk().log.length });
    get(asked ? 'erase-no' : 'erase').focus();
  }

  /** @type {Readonly<Record<string, () => void>>} */
  const acts = {
    'save-csv'() {
      const text = csv(table(context), separatorFor(texts.number));
      saveFile(`${name()}.csv`, 'text/csv;charset=utf-8', text);
    },
    'save-text': () => saveFile(`${name()}.txt`, 'text/plain;charset=utf-8', lines(context)),
    print: () => print(),
    remove() {
      const { number = 0 } = desk().log.at(-1) ?? {};
      set({ log: desk().log.slice(0, -1), shown: -1 });
      say(t('arbiter.removed', { number }));
      if (desk().log.length === 0) get('log-title').focus();
    },
    erase: () => sure(true),
    'erase-no': () => sure(false),
    'erase-yes'() {
      set(emptyDesk(t('arbiter.first')));
      get('sure').hidden = true;
      say(t('arbiter.erased'));
      get('log-title').focus();
    },
  };
  for (const [id, act] of Object.entries(acts)) get(id).addEventListener('click', act);
  get('log').addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('[data-show]');
    if (!(button instanceof HTMLElement)) return;
    set({ shown: Number(button.dataset.show) });
    get('result-title').focus();
  });

  shows(() => {
    const { log } = desk();
    get('log-note').textContent = t('arbiter.log-note', { n: log.length });
    get('log-acts').hidden = log.length === 0;
    const heads = COLUMNS.map((one) => markup`<th scope="col">${t(`arbiter.col.${one}`)}</th>`);
    const rows = log.map((entry, i) => row(context, entry, i));
    render(
      get('log'),
      markup`${log.length > 0 && markup`<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`}`,
    );
  });
}
