// SPDX-License-Identifier: MIT
/**
 * What the larger elements of the package have in common: a shadow root with the site's styles, the rules and the
 * texts, loaded when the element is first shown, and what is said where these do not arrive. Until then, and where
 * not even the texts arrive, what stands in the element is shown.
 */

import { LoadError } from '../lib/core.js';
import { sprite } from '../lib/drawing.js';
import { markup, render, trusted } from '../lib/markup.js';
import { PackageBoard, defineBoard } from './board.js';
import { adoptEarly } from './early.js';
import { languageAround } from './language.js';
import { textsIn, theCore } from './load.js';

/** @typedef {import('../lib/core.js').C960} C960 */
/** @typedef {import('../lib/texts.js').Texts} Texts */
/** @typedef {{c960: C960, texts: Texts, place: HTMLElement, signal: AbortSignal}} Given */

/** What boards inside tell is told by the element in its own words. */
const INNER = ['c960-select', 'c960-deselect', 'c960-move', 'c960-pick'];
const KEYS = ['walk', 'square', 'line', 'press', 'escape'];
const PARTS = 'board, coordinates, dialog, choice, cancel';

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/** @param {string} css */
function sheetOf(css) {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
}

/** Properties that reflect attributes. @param {typeof PackageElement} element @param {readonly string[]} names */
export function reflect(element, names) {
  for (const name of names) {
    Object.defineProperty(element.prototype, name, {
      configurable: true,
      enumerable: true,
      get() {
        return this.getAttribute(name) ?? '';
      },
      set(value) {
        if (value === null || value === undefined) this.removeAttribute(name);
        else this.setAttribute(name, String(value));
      },
    });
  }
}

export class PackageElement extends HTMLElement {
  /** @type {readonly string[]} */
  static observedAttributes = [];
  /** Where on the site the same is found, below a language. */
  static page = '';
  static css = '';

  #frame;
  /** @type {AbortController | null} */
  #opened = null;
  #due = false;
  /** That it speaks, or is about to. */
  #language = '';

  constructor() {
    super();
    const { css } = /** @type {typeof PackageElement} */ (this.constructor);
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheetOf(css)];
    root.innerHTML = '<div class="c960" part="frame"><slot></slot></div>';
    this.#frame = /** @type {HTMLElement} */ (root.firstElementChild);
    for (const type of INNER) {
      this.#frame.addEventListener(type, (event) => event.stopPropagation());
    }
  }

  connectedCallback() {
    defineBoard();
    const { observedAttributes } = /** @type {typeof PackageElement} */ (this.constructor);
    adoptEarly(this, observedAttributes);
    // One that is only moved goes on, if it still speaks the language around it.
    if (!this.#opened || languageAround(this) !== this.#language) this.open();
  }

  disconnectedCallback() {
    // Who moves an element puts it back in the same moment.
    queueMicrotask(() => {
      if (!this.isConnected) this.close();
    });
  }

  close() {
    this.#opened?.abort();
    this.#opened = null;
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (this.isConnected && before !== value && name !== 'theme') this.changed(name);
  }

  /** An attribute has another value: most begin anew. @param {string} _ its name */
  changed(_) {
    this.open();
  }

  /** What the element is: filled into its place. @param {Given} _ */
  build(_) {}

  get language() {
    return this.getAttribute('language') ?? '';
  }

  set language(language) {
    this.setAttribute('language', language);
  }

  /** Several changes of one moment begin anew once. */
  open() {
    if (this.#due) return;
    this.#due = true;
    queueMicrotask(() => {
      this.#due = false;
      if (this.isConnected) this.#load();
    });
  }

  /** @param {string} type @param {object} [detail] */
  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(`c960-${type}`, { detail, bubbles: true, composed: true }));
  }

  async #load() {
    this.#opened?.abort();
    const opened = new AbortController();
    this.#opened = opened;
    const code = languageAround(this);
    this.#language = code;
    this.#frame.setAttribute('aria-busy', 'true');
    try {
      const [c960, texts] = await Promise.all([theCore(), textsIn(code)]);
      if (opened.signal.aborted) return;
      this.#fill(c960, texts, opened.signal);
      this.tell('ready', { language: code });
    } catch (error) {
      // Where only the rules are missing, there are words to say so.
      const texts = await textsIn(code).catch(() => null);
      if (!opened.signal.aborted) this.#fail(error, texts);
    } finally {
      if (this.#opened === opened) this.#frame.removeAttribute('aria-busy');
    }
  }

  /** @param {C960} c960 @param {Texts} texts @param {AbortSignal} signal */
  #fill(c960, texts, signal) {
    const frame = this.#frame;
    frame.lang = texts.lang;
    frame.innerHTML = sprite({ board: true }).text;
    const place = document.createElement('div');
    frame.append(place);
    frame.addEventListener('c960-help', (event) => help(texts, event), { signal });
    const home = this.#home();
    const links = new MutationObserver(() => this.#mendLinks(place, texts, home));
    links.observe(place, { childList: true, subtree: true });
    signal.addEventListener('abort', () => links.disconnect());
    this.build({ c960, texts, place, signal });
    for (const board of place.querySelectorAll('c960-board'))
      board.setAttribute('exportparts', PARTS);
  }

  /** The site that links lead to. @returns {URL | null} */
  #home() {
    const site = this.getAttribute('site');
    if (!site) return null;
    try {
      const home = new URL(site, document.baseURI);
      if (!home.pathname.endsWith('/')) home.pathname += '/';
      return home;
    } catch {
      this.tell('error', { code: 'bad-parameter', name: 'site', value: site });
      return null;
    }
  }

  /**
   * Links lead to pages of a site: of the one that is named, in a window of its own; where none is, they are text.
   * @param {HTMLElement} place @param {Texts} texts @param {URL | null} home
   */
  #mendLinks(place, { lang }, home) {
    const { page } = /** @type {typeof PackageElement} */ (this.constructor);
    for (const link of place.querySelectorAll('a')) {
      const href = link.getAttribute('href');
      if (href === null || link.target) continue;
      if (home) {
        const base = new URL(`${lang.slice(0, 2)}/${page}`, home);
        link.href = new URL(href, base).href;
        link.target = '_blank';
        link.rel = 'noopener';
      } else {
        link.removeAttribute('href');
        link.title = link.getAttribute('aria-label') ?? '';
        link.removeAttribute('aria-label');
      }
    }
  }

  /** @param {unknown} error @param {Texts | null} texts */
  #fail(error, texts) {
    const failure = error instanceof LoadError ? error.failure : 'damaged';
    const { code = 'load-failed' } = /** @type {{code?: string}} */ (error);
    this.tell('error', { code, failure, error });
    if (!texts) return;
    const { t, lang } = texts;
    this.#frame.lang = lang;
    render(
      this.#frame,
      markup`<div class="caption tone-no" role="alert"><p class="verdict">${t('load.failed')}</p><p>${t(`load.${failure}`)}</p><button type="button">${t('load.again')}</button></div>${trusted('<slot></slot>')}`,
    );
    this.#frame.querySelector('button')?.addEventListener('click', () => this.open());
  }
}

/** The board asks for words: there is no such piece, or what its keys are. @param {Texts} texts @param {Event} event */
function help({ t }, event) {
  const { piece, answer } =
    /** @type {CustomEvent<{piece: string | null, answer(text: string): void}>} */ (event).detail;
  event.stopPropagation();
  answer(piece ? t('keys.none', { piece }) : KEYS.map((key) => t(`keys.${key}`)).join(' '));
}

/** @param {Element | null} board */
export function asBoard(board) {
  if (board instanceof PackageBoard) return board;
  throw Object.assign(new TypeError('another c960-board is defined'), { code: 'foreign-board' });
}
