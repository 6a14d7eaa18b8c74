// SPDX-License-Identifier: MIT
/*
 * embed.js, for pages that embed c960:
 *
 *   <script src="https://.../embed/embed.js" async></script>
 *   <c960-embed name="castling-drill" language="it" state="seed=abc&amp;count=5"></c960-embed>
 *   <a data-c960 href="https://.../it/castling/drill/?seed=abc">Castling drill</a>
 *
 * A marked link may lead to a page of the site that can be embedded, or to an embed; any other, and one that comes when
 * this script has run, stays a link. What stands in the element is shown where there is no frame: without this script, or
 * with a name that no embed has.
 *
 * Attributes of <c960-embed>
 *   name       castling-drill, en-passant-drill, castling, positions ...
 *   language   en, pt, it, lb, lt; else that of the text around it, else the first of them. pt-BR is pt
 *   state      the query of what is shown: settings, seed, position
 *   theme      light, dark, auto
 *   options    further parameters: hide=title,link&light=eeeeee
 *   title      of the frame; else the page's own, once it is there
 *   src        the whole address of the embed, in place of name, language, state and options
 *   sandbox    of the frame; "none" for no sandbox
 * All may change at any time. language, state and theme are told to the frame, which goes on with what it shows; with
 * others it begins anew, and so does a frame that is moved in its page. Its method start() begins the round of a drill.
 *
 * The frame stands in the element's shadow tree. Far from what is in sight it is not loaded yet, and has not its height:
 * who leads to a place below it has to expect that the place moves.
 *
 * Events, all bubbling; `detail` is the message as embed/messages.js describes it
 *   c960-ready, c960-progress, c960-result, c960-error
 * c960-error also says of the element itself: unknown-name, unknown-language.
 */

/** @typedef {import('./messages.js').FromEmbed} FromEmbed */

const VERSION = 1;
const MAX_HEIGHT = 20_000;
/** The least that drills need, and links that open pages. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const TOLD = ['ready', 'progress', 'result', 'error'];
/** What a frame that is there is told. */
const FOLLOWED = ['language', 'state', 'theme'];

/** What there is: the build says it. @type {{languages: readonly string[], names: readonly string[]}} */
const { languages, names } = /** @type {any} */ (globalThis).c960Embeds;

/** A module, and a script that was copied into a page, is not told whose it is. */
const script = /** @type {HTMLScriptElement | null} */ (
  document.currentScript?.hasAttribute('src')
    ? document.currentScript
    : document.querySelector('script[src*="embed/embed.js"]')
);
/** The site's root: this script is in its folder `embed/`. */
const site = new URL('../', script?.src || document.baseURI);

/** The site's language that is meant by a tag, such as pt-BR. @param {string | null | undefined} tag */
const languageOf = (tag) => languages.find((code) => code === tag?.toLowerCase().split(/[-_]/)[0]);

/** Of the text around an element. @param {Element} element */
const languageAround = (element) =>
  languageOf(element.closest('[lang]')?.getAttribute('lang')) ?? languages[0];

/** @param {string} language @param {string} name */
const addressOf = (language, name) => new URL(`embed/${language}/${name}.html`, site);

/** The embed of a page of the site; an embed is its own. @param {string} href @returns {URL | null} where it is none */
function embedOf(href) {
  let url;
  try {
    url = new URL(href, document.baseURI);
  } catch {
    return null;
  }
  if (!/^(?:https?|file):$/.test(url.protocol)) return null;
  const path = url.href.startsWith(site.href) ? url.pathname.slice(site.pathname.length) : '';
  // Some hosts leave the ending of an embed out.
  const [language, ...steps] = path
    .replace(/^embed\/|(?:index)?\.html$/g, '')
    .split('/')
    .filter(Boolean);
  const name = steps.join('-') || 'home';
  if (!language || languageOf(language) !== language || !names.includes(name))
    return /\/embed\/\w+\/[\w-]+\.html$/.test(url.pathname) ? url : null;
  const embed = addressOf(language, name);
  [embed.search, embed.hash] = [url.search, url.hash];
  return embed;
}

class C960Embed extends HTMLElement {
  static observedAttributes = [...FOLLOWED, 'name', 'options', 'src', 'sandbox', 'title'];
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  /** The frame begins, hears what it is told, or goes on to another address as it was told. */
  #stands = /** @type {'begins' | 'hears' | 'goes'} */ ('begins');
  /** Attributes that changed and were not followed yet. @type {Set<string>} */
  #due = new Set();
  #isCalled = false;
  /** Of the page in the frame. */
  #title = '';
  #root = this.attachShadow({ mode: 'open' });

  constructor() {
    super();
    this.#showNone();
  }

  connectedCallback() {
    addEventListener('message', this);
    // A frame that is moved loads anew.
    this.#follow('name');
  }

  disconnectedCallback() {
    removeEventListener('message', this);
  }

  /** @param {string} name @param {string | null} before @param {string | null} value */
  attributeChangedCallback(name, before, value) {
    if (before === value) return;
    if (name === 'title') this.#nameFrame();
    else this.#follow(name);
  }

  start() {
    this.#send({ type: 'start' });
  }

  /** What changes together is followed together. @param {string} name of an attribute */
  #follow(name) {
    this.#due.add(name);
    if (!this.#isCalled) queueMicrotask(() => this.#act());
    this.#isCalled = true;
  }

  #act() {
    this.#isCalled = false;
    if (!this.isConnected) return;
    const due = this.#due;
    const isTold = [...due].every((name) => FOLLOWED.includes(name));
    // What goes on is told when it is there.
    if (isTold && this.#stands === 'goes') return;
    this.#due = new Set();
    if (!isTold || this.#stands === 'begins') {
      this.#show();
      return;
    }
    if (due.has('theme')) {
      this.#send({ type: 'set-theme', theme: this.getAttribute('theme') || 'auto' });
    }
    // It goes on to both at once.
    if (due.has('state')) {
      this.#send({ type: 'set-state', state: this.getAttribute('state') ?? '' });
    }
    if (due.has('language')) this.#send({ type: 'set-language', language: this.#language() });
    if (due.has('state') || due.has('language')) this.#stands = 'goes';
  }

  #language() {
    const asked = this.getAttribute('language');
    const language = languageOf(asked);
    if (asked && !language) this.#complain('unknown-language', 'language', asked);
    return language ?? languageAround(this);
  }

  /** @returns {URL | null} where there is no such embed */
  #address() {
    const given = this.getAttribute('src');
    if (given !== null) return embedOf(given);
    const name = this.getAttribute('name') ?? '';
    if (!names.includes(name)) return null;
    const url = addressOf(this.#language(), name);
    const params = new URLSearchParams(
      `${this.getAttribute('state') ?? ''}&${this.getAttribute('options') ?? ''}`,
    );
    const theme = this.getAttribute('theme');
    if (theme) params.set('theme', theme);
    url.search = `${params}`;
    return url;
  }

  #show() {
    this.#stands = 'begins';
    const address = this.#address();
    if (!address) {
      this.#showNone();
      const name = this.hasAttribute('src') ? 'src' : 'name';
      this.#complain('unknown-name', name, this.getAttribute(name) ?? '');
      return;
    }
    const frame = document.createElement('iframe');
    const sandbox = this.getAttribute('sandbox') ?? SANDBOX;
    if (sandbox !== 'none') frame.setAttribute('sandbox', sandbox);
    frame.loading = 'lazy';
    frame.style.cssText = 'display:block;width:100%;height:30rem;border:0';
    frame.src = address.href;
    if (!this.style.display) this.style.display = 'block';
    this.#frame = frame;
    this.#title = '';
    this.#nameFrame();
    this.#root.replaceChildren(frame);
  }

  /** What stands in the element. */
  #showNone() {
    this.#frame = null;
    this.#root.replaceChildren(document.createElement('slot'));
  }

  #nameFrame() {
    if (this.#frame) this.#frame.title = this.title || this.#title || 'c960';
  }

  /** @param {string} type @param {object} detail */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(`c960-${type}`, { detail, bubbles: true }));
  }

  /** Who writes the page sees it too. @param {string} code @param {string} name @param {string} value */
  #complain(code, name, value) {
    console.error(`c960-embed: ${code} ${name}="${value}"`, this);
    this.#tell('error', { c960: VERSION, type: 'error', code, name, value });
  }

  /** @param {object} message */
  #send(message) {
    // It may have no origin to name, and nothing here is a secret.
    this.#frame?.contentWindow?.postMessage({ c960: VERSION, ...message }, '*');
  }

  /** @param {MessageEvent} event */
  handleEvent({ source, data }) {
    const frame = this.#frame;
    if (!frame || source !== frame.contentWindow || data?.c960 !== VERSION) return;
    const { type, height, title, code } = data;
    if (type === 'resize' && height > 0) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`;
    // It goes nowhere with a message that it cannot use.
    if (type === 'ready' || code === 'bad-message') this.#stands = 'hears';
    if (type === 'ready') {
      this.#title = `${title ?? ''}`;
      this.#nameFrame();
    }
    if (TOLD.includes(type)) this.#tell(type, data);
    if (this.#stands === 'hears' && this.#due.size > 0) this.#act();
  }
}

function upgradeLinks() {
  for (const link of document.querySelectorAll('a[data-c960][href]')) {
    const { href, title, textContent } = /** @type {HTMLAnchorElement} */ (link);
    if (!embedOf(href)) continue;
    const embed = document.createElement('c960-embed');
    embed.setAttribute('src', href);
    embed.title = title || (textContent ?? '').trim();
    link.replaceWith(embed);
  }
}

if (!customElements.get('c960-embed')) {
  customElements.define('c960-embed', C960Embed);
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', upgradeLinks);
  else upgradeLinks();
}
