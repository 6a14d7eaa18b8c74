// SPDX-License-Identifier: MIT
/*
 * embed.js, for pages that embed c960:
 *
 *   <script src="https://.../embed/embed.js" async></script>
 *   <c960-embed name="castling-drill" language="it" state="seed=abc&amp;count=5"></c960-embed>
 *   <a data-c960 href="https://.../it/castling/drill/?seed=abc">Castling drill</a>
 *
 * A marked link may lead to a page of the site or to an embed; without this script it stays a link.
 *
 * Attributes of <c960-embed>
 *   name       castling-drill, en-passant-drill, castling, positions ...
 *   language   en, pt, it, lb, lt; else that of the text around it
 *   state      the query of what is shown: settings, seed, position
 *   theme      light, dark, auto
 *   options    further parameters: hide=title,link&light=eeeeee
 *   title      of the frame; else the page's own, once it is there
 *   src        the whole address of the embed, in place of name, language, state and options
 *   sandbox    of the frame; "none" for no sandbox
 * language, state and theme may change at any time. Its method start() begins the round of a drill.
 *
 * Events, all bubbling; `detail` is the message as embed/messages.js describes it
 *   c960-ready, c960-progress, c960-result, c960-error
 */

/** @typedef {import('./messages.js').FromEmbed} FromEmbed */

const VERSION = 1;
const MAX_HEIGHT = 20_000;
/** The least that drills need, and links that open pages. */
const SANDBOX = 'allow-scripts allow-popups allow-popups-to-escape-sandbox';
const TOLD = ['ready', 'progress', 'result', 'error'];

const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
/** The site's root: this script is in its folder `embed/`. */
const site = new URL('../', script?.src || document.baseURI);

/** Of the text around an element. @param {Element} element */
const languageAround = (element) =>
  (element.closest('[lang]')?.getAttribute('lang') || 'en').slice(0, 2).toLowerCase();

/** The embed of a page of the site; an embed is its own. @param {string} href @returns {string} */
function embedOf(href) {
  const url = new URL(href, document.baseURI);
  const path = url.href.startsWith(site.href) ? url.pathname.slice(site.pathname.length) : '';
  const [language, ...steps] = path
    .replace(/index\.html$/, '')
    .split('/')
    .filter(Boolean);
  if (!language || language === 'embed') return url.href;
  const embed = new URL(`embed/${language}/${steps.join('-')}.html`, site);
  [embed.search, embed.hash] = [url.search, url.hash];
  return embed.href;
}

class C960Embed extends HTMLElement {
  static observedAttributes = ['language', 'state', 'theme'];
  /** @type {HTMLIFrameElement | null} */
  #frame = null;
  #ready = false;

  connectedCallback() {
    addEventListener('message', this);
    if (!this.#frame) this.#show();
  }

  disconnectedCallback() {
    removeEventListener('message', this);
    // A frame that is moved loads anew.
    this.#ready = false;
  }

  /** @param {string} name @param {string | null} _ @param {string | null} value */
  attributeChangedCallback(name, _, value) {
    if (!this.#ready) {
      // What has not come yet is asked for otherwise.
      if (this.#frame) this.#frame.src = this.#address();
      return;
    }
    if (name === 'theme') this.#send({ type: 'set-theme', theme: value ?? 'auto' });
    else if (name === 'state') this.#send({ type: 'set-state', state: value ?? '' });
    else {
      this.#send({ type: 'set-language', language: value ?? languageAround(this) });
    }
  }

  start() {
    this.#send({ type: 'start' });
  }

  #address() {
    const given = this.getAttribute('src');
    if (given) return embedOf(given);
    const language = this.getAttribute('language') ?? languageAround(this);
    const url = new URL(`embed/${language}/${this.getAttribute('name')}.html`, site);
    const params = new URLSearchParams(
      `${this.getAttribute('state') ?? ''}&${this.getAttribute('options') ?? ''}`,
    );
    const theme = this.getAttribute('theme');
    if (theme) params.set('theme', theme);
    url.search = `${params}`;
    return url.href;
  }

  #show() {
    const frame = document.createElement('iframe');
    const sandbox = this.getAttribute('sandbox') ?? SANDBOX;
    if (sandbox !== 'none') frame.setAttribute('sandbox', sandbox);
    frame.title = this.title || 'c960';
    frame.loading = 'lazy';
    frame.style.cssText = 'display:block;width:100%;height:30rem;border:0';
    frame.src = this.#address();
    if (!this.style.display) this.style.display = 'block';
    this.replaceChildren(frame);
    this.#frame = frame;
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
    const { type, height, title } = data;
    if (type === 'resize' && height > 0) frame.style.height = `${Math.min(height, MAX_HEIGHT)}px`;
    if (type === 'ready') {
      this.#ready = true;
      if (!this.title && title) frame.title = title;
    }
    if (TOLD.includes(type)) {
      this.dispatchEvent(new CustomEvent(`c960-${type}`, { detail: data, bubbles: true }));
    }
  }
}

function upgradeLinks() {
  for (const link of document.querySelectorAll('a[data-c960]')) {
    const { href, title, textContent } = /** @type {HTMLAnchorElement} */ (link);
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
