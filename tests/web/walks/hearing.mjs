// SPDX-License-Identifier: MIT
/*
 * What live regions say, in the order in which they say it. A region is heard only if it stood in the page, shown,
 * before its text changed: what comes together with its text is silent in most screen readers; an alert is not.
 */

/** Runs in the page before anything else does. */
export function listen() {
  const LIVE = '[aria-live], [role="status"], [role="alert"], [role="log"], output';
  /** @type {{ text: string, region: Element }[]} */
  const heard = [];
  /** @type {string[]} */
  const unheard = [];
  /** @type {Set<Element>} */
  let known = new Set();
  /** What each region said last: one that comes back with it has nothing new. @type {WeakMap<Element, string>} */
  const last = new WeakMap();
  /** @type {Set<Document | ShadowRoot>} */
  const roots = new Set();

  /** @param {Element} e */
  const isOff = (e) => e.getAttribute('aria-live') === 'off' || e.closest('[inert]');
  /** @param {Element} e */
  const isShown = (e) => e.isConnected && e.checkVisibility({ visibilityProperty: true });
  const regions = () =>
    [...roots].flatMap((root) => [...root.querySelectorAll(LIVE)]).filter((e) => !isOff(e));
  /** @param {Element} e */
  const isAtomic = (e) =>
    e.getAttribute('aria-atomic')
      ? e.getAttribute('aria-atomic') === 'true'
      : ['status', 'alert'].includes(e.getAttribute('role') ?? '') || e.localName === 'output';
  /** What is read of a node: what is shown, and the names of pictures. @param {Node} node @returns {string} */
  function textOf(node) {
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    if (!isShown(node)) return '';
    const label = node.getAttribute('aria-label');
    if (label) return ` ${label} `;
    if (node.localName === 'svg') return '';
    const inline = getComputedStyle(node).display.startsWith('inline');
    const text = Array.from(node.childNodes, textOf).join('');
    return inline ? text : ` ${text} `;
  }
  /** @param {Node} node */
  const plain = (node) => textOf(node).replace(/\s+/g, ' ').trim();

  /** @param {MutationRecord[]} records */
  function onChange(records) {
    /** @type {Map<Element, Set<Node>>} what is new, region by region */
    const news = new Map();
    for (const { target, type, addedNodes } of records) {
      const from = target instanceof Element ? target : target.parentElement;
      const region = from?.closest(LIVE);
      if (!region || isOff(region)) continue;
      // Attributes only show or hide: that is looked at below.
      if (type === 'attributes') continue;
      const fresh = news.get(region) ?? new Set();
      news.set(region, fresh);
      if (type === 'childList') addedNodes.forEach((node) => fresh.add(node));
      else fresh.add(target);
    }
    // One that came with its text, or was shown with it.
    for (const region of regions())
      if (!known.has(region) && isShown(region)) news.set(region, new Set([region]));
    for (const [region, fresh] of news) {
      if (!isShown(region)) continue;
      const kept = [...fresh].filter((node) => node.isConnected);
      const outer = kept.filter((a) => !kept.some((b) => b !== a && b.contains(a)));
      const text = isAtomic(region)
        ? fresh.size
          ? plain(region)
          : ''
        : outer.map(plain).join(' ');
      if (!text.trim() || (!known.has(region) && last.get(region) === text)) continue;
      last.set(region, text);
      const isHeard = known.has(region) || region.getAttribute('role') === 'alert';
      if (!isHeard) unheard.push(text.trim());
      else heard.push({ text: text.trim(), region });
    }
    known = new Set(regions().filter(isShown));
  }

  const observer = new MutationObserver(onChange);
  /** @param {Document | ShadowRoot} root */
  function watch(root) {
    roots.add(root);
    observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['hidden', 'class', 'aria-live', 'inert'],
    });
  }
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (/** @type {ShadowRootInit} */ options) {
    const root = attachShadow.call(this, options);
    watch(root);
    return root;
  };
  watch(document);
  addEventListener('load', () => (known = new Set(regions().filter(isShown))));

  Object.assign(window, {
    walk: {
      heard,
      unheard,
      begin() {
        onChange(observer.takeRecords());
        unheard.length = 0;
      },
      /** What really has the focus, also inside shadow roots. */
      focused() {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element;
      },
    },
  });
}
