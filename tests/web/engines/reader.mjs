// SPDX-License-Identifier: MIT
/**
 * What somebody at a browser does and sees, said once for all engines. An engine brings the few things
 * that differ (see Engine); looking for an element, bringing it into sight and aiming at it is done here,
 * so that a click is the same real click everywhere.
 *
 * Selectors are CSS; ` >>> ` goes on inside the shadow root of what was found so far.
 */

import assert from 'node:assert/strict';

/**
 * @typedef {{move: [number, number]} | 'down' | 'up'} PointerStep
 *
 * @typedef {object} Engine
 * @property {string} name
 * @property {string} downloads  the folder it saves into
 * @property {(url: string) => Promise<unknown>} go
 * @property {() => Promise<unknown>} back
 * @property {(source: string, args: unknown[]) => Promise<any>} run  calls a function, given as its source, in the page
 * @property {(nth: number, source: string, args: unknown[]) => Promise<any>} runIn  the same in a frame of the page, whatever its origin
 * @property {(steps: PointerStep[]) => Promise<unknown>} point  with the left button of a mouse
 * @property {(keys: string[]) => Promise<unknown>} press  held down together, named as KeyboardEvent.key does
 * @property {(width: number, height: number) => Promise<unknown>} resize  the page, not the window
 * @property {() => Promise<Buffer>} screenshot  a PNG of what is in sight
 * @property {() => string[]} errors  what scripts threw since the last call, where the engine tells
 * @property {() => Promise<unknown>} close
 */

/** How long anything may take: machines may be busy, no test depends on speed. */
const PATIENCE = 30_000;

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/* What runs in the page gets this function as its first argument; it is sent as its source. */

/** @typedef {(selector: string) => Element[]} Find */

/** All elements that a selector finds. @param {string} selector @returns {Element[]} */
function find(selector) {
  const [first, ...inner] = selector.split(' >>> ');
  let found = Array.from(document.querySelectorAll(first));
  for (const part of inner) {
    found = found.flatMap((host) => Array.from(host.shadowRoot?.querySelectorAll(part) ?? []));
  }
  return found;
}

/**
 * Where an element is to be hit, once it is in sight and nothing covers it.
 * @param {Find} find @param {string} selector @param {number} nth
 * @returns {{at: [number, number]} | {why: string}}
 */
function aim(find, selector, nth) {
  const element = find(selector)[nth];
  if (!element) return { why: 'there is none' };
  const seen = () => element.getBoundingClientRect();
  const { top, bottom } = seen();
  if (top < 0 || bottom > innerHeight)
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = seen();
  if (!width || !height) return { why: 'it is not shown' };
  /** @type {[number, number]} */
  const at = [Math.round(x + width / 2), Math.round(y + height / 2)];
  let hit = document.elementFromPoint(...at);
  while (hit?.shadowRoot?.elementFromPoint(...at)) {
    const inner = /** @type {Element} */ (hit.shadowRoot.elementFromPoint(...at));
    if (inner === hit) break;
    hit = inner;
  }
  const label = /** @type {HTMLInputElement} */ (element).labels?.[0];
  if (hit && (element.contains(hit) || hit.contains(element) || label?.contains(hit)))
    return { at };
  return { why: `it is covered by ${hit?.outerHTML.slice(0, 200) ?? 'nothing'}` };
}

/** @param {string} origin @param {Engine} engine */
export function createReader(origin, engine) {
  /**
   * @template {unknown[]} A @template R
   * @param {(...args: A) => R} work @param {A} args
   * @returns {Promise<Awaited<R>>}
   */
  const evaluate = (work, ...args) => engine.run(String(work), args);

  /** The same for work on elements. @param {Function} work @param {unknown[]} args @returns {Promise<any>} */
  const look = (work, ...args) => engine.run(`(...args) => (${work})(${find}, ...args)`, args);

  /**
   * Asks again until there is an answer that counts; a page that is just being left gives none.
   * @template T @param {string} what for the person who reads why a test failed
   * @param {() => Promise<T>} ask @param {(answer: T) => unknown} [counts]
   */
  async function wait(what, ask, counts = Boolean) {
    const end = Date.now() + PATIENCE;
    /** @type {unknown} */
    let last;
    do {
      try {
        const answer = await ask();
        if (counts(answer)) return answer;
        last = JSON.stringify(answer);
      } catch (error) {
        last = error;
      }
      await pause(50);
    } while (Date.now() < end);
    throw new Error(`${engine.name}: waited in vain for ${what}; last: ${last}`);
  }

  /** @param {string} selector */
  const texts = (selector) =>
    look(
      (/** @type {Find} */ find, /** @type {string} */ s) =>
        find(s).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()),
      selector,
    );

  /** @param {string} selector @param {number} [nth] @returns {Promise<[number, number]>} */
  async function place(selector, nth = 0) {
    const { at } = /** @type {{at: [number, number]}} */ (
      await wait(
        `${selector} to be within reach`,
        () => look(aim, selector, nth),
        (found) => found.at,
      )
    );
    return at;
  }

  const reader = {
    name: engine.name,
    downloads: engine.downloads,
    origin,
    evaluate,
    wait,
    texts,
    place,
    back: () => engine.back(),
    resize: engine.resize,
    screenshot: engine.screenshot,

    /** Opens a page of the site and waits until it can be used. @param {string} path */
    async open(path) {
      await engine.go(origin + path);
      await reader.ready();
    },

    /** A page that needs the rules says so, and says when it has them. @param {string} [lang] */
    ready: (lang = '') =>
      wait(`the page to be ready ${lang}`, () =>
        evaluate((wanted) => {
          const { dataset, classList, lang: is } = document.documentElement;
          const has = !('page' in dataset) || classList.contains('ready');
          return document.readyState === 'complete' && has && is.startsWith(wanted);
        }, lang),
      ),

    /** Begins anew, as on a machine that has never been here. */
    forget: () =>
      engine.go(`${origin}404.html`).then(() =>
        evaluate(() => {
          localStorage.clear();
          sessionStorage.clear();
        }),
      ),

    /** @param {string} selector @param {number} [nth] */
    async click(selector, nth) {
      await engine.point([{ move: await place(selector, nth) }, 'down', 'up']);
    },

    /** Drags from one element to another, by way of points between. @param {string} from @param {string} to */
    async drag(from, to) {
      const [x0, y0] = await place(from);
      const [x1, y1] = await place(to);
      const way = [0.2, 0.5, 0.8, 1].map((part) => ({
        move: /** @type {[number, number]} */ ([
          Math.round(x0 + (x1 - x0) * part),
          Math.round(y0 + (y1 - y0) * part),
        ]),
      }));
      await engine.point([{ move: [x0, y0] }, 'down', ...way, 'up']);
    },

    /** Keys one after another, separated by spaces; those held together are joined by +. @param {string} keys */
    async press(keys) {
      for (const key of keys.split(' ')) await engine.press(key === '+' ? [key] : key.split('+'));
    },

    /** @param {string} text */
    async type(text) {
      for (const character of text) await engine.press([character]);
    },

    /** Empties a field and types into it. @param {string} selector @param {string} text */
    async fill(selector, text) {
      await reader.click(selector);
      await engine.press(['Control', 'a']);
      await engine.press(['Backspace']);
      await reader.type(text);
    },

    /** @param {string} selector */
    text: async (selector) => (await texts(selector))[0] ?? '',

    /** @param {string} selector @returns {Promise<number>} */
    count: (selector) =>
      look((/** @type {Find} */ find, /** @type {string} */ s) => find(s).length, selector),

    /** @param {string} selector @param {string} name @returns {Promise<string | null>} */
    attribute: (selector, name) =>
      look(
        (/** @type {Find} */ find, /** @type {string} */ s, /** @type {string} */ n) =>
          find(s)[0]?.getAttribute(n) ?? null,
        selector,
        name,
      ),

    /** @param {string} selector @returns {Promise<string>} */
    value: (selector) =>
      look(
        (/** @type {Find} */ find, /** @type {string} */ s) =>
          /** @type {HTMLInputElement} */ (find(s)[0]).value,
        selector,
      ),

    /** Is what has the focus, also inside an element of ours, such a one? @param {string} selector */
    hasFocus: (selector) =>
      look((/** @type {Find} */ find, /** @type {string} */ s) => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return find(s).some((element) => element === active);
      }, selector),

    /** Presses Tab until an element has the focus. @param {string} selector */
    async tabTo(selector, { back = false, limit = 150 } = {}) {
      for (let n = 0; n < limit; n++) {
        if (await reader.hasFocus(selector)) return;
        const inside = await evaluate(
          (s) => document.activeElement?.matches(s) ?? false,
          selector.split(' >>> ')[0],
        );
        if (inside) return;
        await engine.press(back ? ['Shift', 'Tab'] : ['Tab']);
      }
      assert.fail(`${engine.name}: Tab does not lead to ${selector}`);
    },

    /** @param {string} selector @param {RegExp | string} expected */
    says: (selector, expected) =>
      wait(
        `${selector} to say ${expected}`,
        () => reader.text(selector),
        (text) => (typeof expected === 'string' ? text.includes(expected) : expected.test(text)),
      ),

    /** The path and the query, decoded. */
    address: () => evaluate(() => decodeURIComponent(location.pathname + location.search)),

    /** @param {string} part */
    addressSays: (part) =>
      wait(`the address to say ${part}`, reader.address, (address) => address.includes(part)),

    /** Fails where a script of the page has thrown. */
    noErrors: () => assert.deepEqual(engine.errors(), [], `${engine.name}: scripts threw`),
  };
  return reader;
}

/** @typedef {ReturnType<typeof createReader>} Reader */
