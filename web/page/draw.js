// SPDX-License-Identifier: MIT
/** The Draw page: one throw after another, real or made here, until a start position stands on the board. */

import { replay, throwFor } from '../lib/draw/play.js';
import { WAYS, byChance, fairProcedures } from '../lib/draw/procedures.js';
import { carryState } from '../lib/language.js';
import { render } from '../lib/markup.js';
import { createStore } from '../lib/store.js';
import { askMarkup, boardMarkup, courseMarkup, doneMarkup } from './draw/views.js';
import { askText, entrySaid } from './draw/words.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {import('../lib/draw/procedures.js').WayId} WayId */
/** @typedef {import('../lib/draw/play.js').Draw} Draw */
/** @typedef {import('../lib/draw/procedures.js').Ask} Ask */
/**
 * What came says all: `?by=die&got=5.3.1`.
 * @typedef {{by: WayId, got: readonly string[]}} State
 */

/** More throws than this are no draw. */
const MOST = 400;

/** @param {string} id */
const get = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @param {State} state */
const addressOf = ({ by, got }) => `?by=${by}${got.length > 0 ? `&got=${got.join('.')}` : ''}`;

/** What came by a way that there is not says nothing. @param {string} search @returns {State & {unknown: string | null}} */
function stateOf(search) {
  const asked = new URLSearchParams(search);
  const wish = asked.get('by') ?? 'die';
  const by = WAYS.find((one) => one === wish);
  if (!by) return { by: 'die', got: [], unknown: wish };
  const got = (asked.get('got') ?? '').split('.').filter(Boolean).slice(0, MOST);
  return { by, got, unknown: null };
}

/** What is wrong with the address, in words. @param {Texts} texts @param {string | null} unknown @param {string | null} impossible */
function problemIn({ t }, unknown, impossible) {
  if (unknown !== null) {
    return t('drill.problem.unknown-value', { name: 'by', value: unknown.slice(0, 20) });
  }
  return impossible === null ? '' : t('draw.impossible', { text: impossible.slice(0, 20) });
}

/**
 * What can be done, each told to screen readers.
 * @param {{c960: C960, texts: Texts}} given @param {ReturnType<typeof createStore<State>>} store @param {(more?: readonly string[]) => Draw} draw
 */
function createActs({ c960, texts }, store, draw) {
  const { t } = texts;

  /** @param {string} text */
  const say = (text) => {
    const told = text.trim();
    // The same twice is told twice.
    get('said').textContent = get('said').textContent === told ? `${told}\u00a0` : told;
  };

  /** What is asked now, or what was drawn. */
  function asked() {
    const { ask, state } = draw();
    if (ask) return askText(texts, ask, state);
    const number = state.number ?? 0;
    return t('draw.done', { number, letters: c960.startInfo(number).arrangement });
  }

  /** @param {readonly string[]} keys that came one after the other */
  function take(keys) {
    get('wrong').hidden = true;
    store.set({ got: [...store.get().got, ...keys] });
    const { ask, entries } = draw();
    const alone = keys.length === 1 && ask;
    say(`${alone ? entrySaid(texts, entries[entries.length - 1]) : ''} ${asked()}`);
    if (!ask || document.activeElement === document.body) get('ask-title').focus();
  }

  /** One throw of the page. @param {Ask} ask */
  const thrown = (ask) => (ask.device === 'chance' ? String(c960.randomStart()) : throwFor(ask));

  /** @param {number} most throws of the page */
  function throws(most) {
    /** @type {string[]} */
    const keys = [];
    for (let { ask } = draw(); ask && keys.length < most; ask = draw(keys).ask) {
      keys.push(thrown(ask));
    }
    take(keys);
  }

  /** @param {number} length of what is left of the course */
  function back(length) {
    const { got } = store.get();
    if (got.length === 0) return say(t('draw.nothing-to-undo'));
    store.set({ got: got.slice(0, length) });
    say(`${t(length > 0 ? 'draw.undone' : 'draw.begun-anew')} ${asked()}`);
  }

  /** @type {Readonly<Record<string, () => void>>} */
  const acts = {
    throw: () => throws(1),
    rest: () => throws(MOST),
    undo: () => back(store.get().got.length - 1),
    anew: () => back(0),
    again() {
      store.set({ got: [] });
      if (store.get().by === 'software') return throws(1);
      get('ask-title').focus();
    },
  };
  return { acts, take, say, asked };
}

/** @param {ReturnType<typeof createActs>} given @param {ReturnType<typeof createStore<State>>} store */
function wireTool({ acts, take, say, asked }, store) {
  /** What came by the other ways, while the page is open. @type {Map<WayId, readonly string[]>} */
  const kept = new Map();
  get('tool').addEventListener('click', ({ target }) => {
    const button = /** @type {Element} */ (target).closest('button');
    if (!button) return;
    if (button.dataset.key !== undefined) take([button.dataset.key]);
    else acts[button.id]?.();
  });
  get('tool').addEventListener('change', ({ target }) => {
    const by = WAYS.find((one) => one === /** @type {HTMLInputElement} */ (target).value);
    if (!by) return;
    kept.set(store.get().by, store.get().got);
    get('wrong').hidden = true;
    store.set({ by, got: kept.get(by) ?? [] });
    say(asked());
  });
  // Keys 0 to 9 are throws, while the focus is on the tool.
  get('tool').addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || !/^[0-9]$/.test(event.key)) return;
    const face = get('ask').querySelector(`[data-press="${event.key}"]`);
    if (!(face instanceof HTMLButtonElement)) return;
    event.preventDefault();
    take([face.dataset.key ?? '']);
  });
}

/** @param {{c960: C960, texts: Texts}} given */
export default function start({ c960, texts }) {
  const procedures = { software: byChance(c960), ...fairProcedures(c960) };
  const { by, got, unknown } = stateOf(location.search);
  const first = replay(procedures[by], got);
  const store = createStore({ by, got: got.slice(0, first.entries.length) });
  /** @param {readonly string[]} [more] what comes after it */
  const draw = (more = []) => replay(procedures[store.get().by], [...store.get().got, ...more]);

  function show() {
    const { by, got } = store.get();
    const now = draw();
    const { ask, state } = now;
    render(get('board'), boardMarkup(c960, texts, now));
    get('board').classList.toggle('drawing', ask !== null);
    render(get('ask'), ask ? askMarkup(c960, texts, ask, state) : doneMarkup(c960, texts, now));
    render(get('course'), courseMarkup(texts, now));
    const none = String(got.length === 0);
    for (const id of ['undo', 'anew']) get(id).setAttribute('aria-disabled', none);
    const radio = document.querySelector(`input[name="by"][value="${by}"]`);
    /** @type {HTMLInputElement} */ (radio).checked = true;
    try {
      history.replaceState(null, '', addressOf(store.get()) + location.hash);
    } catch {
      // It changed too often for this browser: the next change brings it up to date.
    }
    carryState(addressOf(store.get()));
  }

  wireTool(createActs({ c960, texts }, store, draw), store);
  store.subscribe(show);
  show();
  const problem = problemIn(texts, unknown, first.impossible);
  get('wrong').textContent = problem;
  get('wrong').hidden = problem === '';
}
