// SPDX-License-Identifier: MIT
/* Walks along a walk-through in a browser: presses what it says, and compares what it promises with what is there. */

import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { WalkError } from './format.mjs';
import { listen } from './hearing.mjs';
import {
  described,
  focusedNode,
  lastRegion,
  nameIn,
  outlineOf,
  roleOf,
  textOf,
  wholeTree,
} from './tree.mjs';

/**
 * @typedef {import('./format.mjs').Step} Step
 * @typedef {import('./format.mjs').Walk} Walk
 * @typedef {import('./format.mjs').Task} Task
 * @typedef {{ line: number, expected: string, seen: string }} Fault
 */

/** How long something may take on a machine that does much else. */
const PATIENCE = 15_000;
/** More stops than any page has. */
const MOST_STOPS = 400;

/** Where `npm start` serves the site. */
const PLACE = 'http://127.0.0.1:9600/';

const SAYS = ' says: ';

/** @param {number} ms */
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class Follower {
  #page;
  #session;
  #walk;
  #origin;
  #language;
  /** Whether what is written is what was translated to what is seen. */
  #same;
  /** What had the focus last. */
  focus = '';
  #fresh = false;
  /** How much of what was said is accounted for. */
  #told = 0;

  /**
   * @param {import('playwright-core').Page} page @param {import('playwright-core').CDPSession} session
   * @param {Walk} walk
   * @param {{ origin: string, language: string, same?: (written: string, seen: string) => boolean }} options
   */
  constructor(page, session, walk, { origin, language, same = (a, b) => a === b }) {
    this.#page = page;
    this.#session = session;
    this.#walk = walk;
    this.#origin = origin;
    this.#language = language;
    this.#same = same;
  }

  /**
   * @param {import('playwright-core').Browser} browser @param {Walk} walk
   * @param {{ origin: string, language: string, same?: (written: string, seen: string) => boolean }} options
   * @param {import('playwright-core').BrowserContextOptions} [more] of the reader
   */
  static async on(browser, walk, options, more) {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...more });
    await context.addInitScript(listen);
    const page = await context.newPage();
    // Somebody has to listen before a field is pressed, or the browser opens a dialog of its own.
    page.on('filechooser', () => {});
    const session = await context.newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Follower(page, session, walk, options);
  }

  /** For what is no step, such as a new version of the site. */
  get page() {
    return this.#page;
  }

  close() {
    return this.#page.context().close();
  }

  /** @param {string} path below the language */
  async open(path) {
    // Another part of the same page is a new beginning too.
    await this.#page.goto('about:blank');
    await this.#page.goto(`${this.#origin}${this.#language}/${path}`);
    await this.#ready();
  }

  async #ready() {
    await this.#page.waitForSelector('html:not([data-page]), html.ready');
    await this.#page.evaluate('walk.begin()');
    this.#told = 0;
    this.#fresh = true;
    this.focus = await this.#focused();
  }

  /** The address at which people see the site. @param {string} text */
  #local(text) {
    return text.replaceAll(this.#origin, PLACE);
  }

  async #focused() {
    return this.#local(described(await focusedNode(this.#session)));
  }

  /** @returns {Promise<string[]>} said since the last step */
  async #heard() {
    const all = await this.#page.evaluate(() =>
      /** @type {any} */ (window).walk.heard.map((/** @type {{text: string}} */ { text }) => text),
    );
    return all.slice(this.#told);
  }

  /** @param {Step} step */
  async #act(step) {
    const { keyboard } = this.#page;
    if (step.verb === 'type') await keyboard.type(step.typed);
    if (step.verb === 'choose') await this.#choose(step.typed);
    if (step.verb !== 'press') return;
    if (!step.until) {
      for (const key of step.keys) await keyboard.press(key === 'Space' ? ' ' : key);
      return;
    }
    /** @type {string[]} */
    const passed = [];
    for (let i = 0; i < MOST_STOPS; i++) {
      for (const key of step.keys) await keyboard.press(key);
      const seen = await this.#focused();
      if (this.#same(step.until, seen) || this.#isMeant(step.until, seen)) return;
      passed.push(seen);
      if (passed.filter((one) => one.startsWith('page "')).length > 1) break; // once around
    }
    const near = passed.find((one) => this.#isNear(step.until, one));
    this.#fail(step.line, step.until, near ?? `${passed.slice(0, 3).join(' | ')} ...`);
  }

  /** The field that has the focus opens the browser's own dialog. @param {string} file of the folder `files` */
  async #choose(file) {
    const [chooser] = await Promise.all([
      this.#page.waitForEvent('filechooser', { timeout: PATIENCE }),
      this.#page.keyboard.press('Enter'),
    ]);
    await chooser.setFiles(fileURLToPath(new URL(`files/${file}`, import.meta.url)));
  }

  /** When a walk-through is written a name is enough. @type {boolean} */
  writing = false;

  /** @param {string} written @param {string} seen */
  #isMeant(written, seen) {
    return this.writing && (seen.startsWith(written) || nameIn(seen) === nameIn(written));
  }

  /** @param {string} written @param {string} seen */
  #isNear(written, seen) {
    return this.#same(nameIn(written), nameIn(seen));
  }

  /** @param {number} line @param {string} expected @param {string} seen @returns {never} */
  #fail(line, expected, seen) {
    const where = this.#language === 'en' ? '' : ` (${this.#language})`;
    throw new WalkError(
      this.#walk.file,
      line,
      `not as written${where}\n  written: ${expected}\n  seen:    ${seen}`,
    );
  }

  /** @param {Step} step */
  async follow(step) {
    // What a page says as it comes is heard with the first step.
    const before = this.#fresh ? [] : await this.#heard();
    this.#fresh = false;
    if (before.length > 0) this.#fail(step.line, '(nothing is said before)', before.join(' | '));
    const turned = step.promised.some(({ what }) => what === 'page');
    const arrival = turned ? this.#page.waitForEvent('load', { timeout: PATIENCE }) : null;
    await this.#act(step);
    if (arrival) {
      await arrival;
      await this.#ready();
    }
    const until = Date.now() + PATIENCE;
    for (;;) {
      const fault = await this.#faultIn(step);
      if (!fault) break;
      if (Date.now() > until) this.#fail(fault.line, fault.expected, fault.seen);
      await pause(25);
    }
    const said = step.promised.filter(({ what }) => what === 'heard').length;
    this.#told += step.verb === 'type' && said > 0 ? (await this.#heard()).length : said;
  }

  /** The first promise that does not hold. @param {Step} step @returns {Promise<Fault | null>} */
  async #faultIn(step) {
    const focus = await this.#faultInFocus(step);
    if (focus) return focus;
    const said = step.promised.filter(({ what }) => what === 'heard');
    let heard = await this.#heard();
    const { line } = said[0] ?? step;
    // While something is typed more is said: what counts is what was said last.
    if (step.verb === 'type' && said.length > 0) heard = heard.slice(-said.length);
    for (let i = 0; i < Math.max(said.length, heard.length); i++) {
      const expected = said[i]?.said ?? '(nothing)';
      const seen = heard[i] ?? '(nothing)';
      if (!this.#same(expected, seen)) return { line: said[i]?.line ?? line, expected, seen };
    }
    const [silent] = await this.#page.evaluate(() => /** @type {any} */ (window).walk.unheard);
    if (silent) return { line, expected: '(a live region that was there before)', seen: silent };
    if (said.length > 0) {
      const { live, text } = await lastRegion(this.#session);
      const bare = (/** @type {string} */ words) => words.replace(/\s+/g, '');
      const last = heard[heard.length - 1];
      if (!live) return { line, expected: '(a live region)', seen: 'no live region' };
      if (!bare(text).includes(bare(last))) return { line, expected: last, seen: text };
    }
    return this.#faultInPage(step);
  }

  /** @param {Step} step @returns {Promise<Fault | null>} */
  async #faultInFocus(step) {
    const seen = await this.#focused();
    const promised = step.promised.find(({ what }) => what === 'focus' || what === 'page');
    const expected = promised?.said ?? (step.until || this.focus);
    const { line } = promised ?? step;
    const holds = !promised && !step.until ? seen === this.focus : this.#same(expected, seen);
    if (!holds) return { line, expected, seen };
    this.focus = seen;
    return null;
  }

  /** @param {Step} step @returns {Promise<Fault | null>} */
  async #faultInPage({ promised }) {
    for (const { what, said, line } of promised) {
      if (what === 'address') {
        const seen = decodeURIComponent(this.#page.url());
        if (!seen.includes(said)) return { line, expected: said, seen };
      }
      if (what === 'text') {
        const seen = await this.#textsAt(said.split(SAYS)[0]);
        const expected = said.slice(said.indexOf(SAYS) + SAYS.length);
        if (!seen.some((text) => this.#same(expected, text)))
          return { line, expected, seen: seen.join(' | ') || 'nothing is called so' };
      }
    }
    return null;
  }

  /** What is read at all places called so. @param {string} place */
  async #textsAt(place) {
    const tree = await wholeTree(this.#session);
    return tree.flatMap((node, i) => {
      const name = this.#local(described(node));
      const is = name === place || this.#same(nameIn(place), nameIn(name));
      return is ? [this.#local(textOf(tree.slice(i, node.end)))] : [];
    });
  }

  /** Does a step and writes down what happens. @param {Step} step */
  async write(step) {
    const before = this.focus;
    const wanted = step.promised;
    const turned = wanted.some(({ what }) => what === 'page');
    const arrival = turned ? this.#page.waitForEvent('load', { timeout: PATIENCE }) : null;
    await this.#act(step);
    if (arrival) {
      await arrival;
      await this.#ready();
    } else {
      await pause(250);
      this.focus = await this.#focused();
    }
    if (step.until) step.until = this.focus;
    const { line } = step;
    step.promised = [];
    if (turned) step.promised.push({ what: 'page', said: this.focus, line });
    else if (!step.until && this.focus !== before)
      step.promised.push({ what: 'focus', said: this.focus, line });
    const heard = await this.#heard();
    const typed = step.verb === 'type';
    for (const said of typed ? heard.slice(-1) : heard)
      step.promised.push({ what: 'heard', said, line });
    this.#told += heard.length;
    const unheard = await this.#page.evaluate(() =>
      /** @type {any} */ (window).walk.unheard.splice(0),
    );
    for (const text of unheard) console.error(`${this.#walk.file}:${line}: nobody hears: ${text}`);
    for (const { what, said } of wanted) {
      if (what === 'address') step.promised.push({ what, said, line });
      if (what !== 'text') continue;
      const [place, old] = said.split(SAYS);
      const texts = await this.#textsAt(place);
      const text =
        texts.find((one) => one === old) ??
        texts.find((one) => one.startsWith((old ?? '').replace(/\.\.\.$/, ''))) ??
        `?? ${texts.join(' | ')}`;
      step.promised.push({ what, said: `${place}${SAYS}${text}`, line });
    }
  }

  /** Landmarks and headings. */
  async outline() {
    return outlineOf(await wholeTree(this.#session));
  }

  /** @param {readonly import('./format.mjs').Item[]} written @param {readonly string[]} seen */
  compare(written, seen) {
    seen.forEach((one, i) => {
      const item = written[i] ?? { said: '(no more)', line: written.at(-1)?.line ?? 1 };
      if (!this.#same(item.said, one)) this.#fail(item.line, item.said, one);
    });
    const missing = written[seen.length];
    if (missing) this.#fail(missing.line, missing.said, '(no more)');
  }

  /** All stops of Tab, from one end to the other. @param {'Tab' | 'Shift+Tab'} key */
  async #stops(key) {
    /** @type {{ name: string, id: number }[]} */
    const stops = [];
    for (let i = 0; i < MOST_STOPS; i++) {
      await this.#page.keyboard.press(key);
      const node = await focusedNode(this.#session);
      const id = node.backendDOMNodeId ?? 0;
      if (stops.at(-1)?.id === id) continue; // a frame, of which all stops are one from outside
      if (roleOf(node) === 'page' || stops.some((stop) => stop.id === id)) return stops;
      stops.push({ name: described(node), id });
    }
    return this.#fail(1, 'Tab leads out of the page', `${MOST_STOPS} stops`);
  }

  /**
   * Goes through the page and back: nothing holds the focus, each stop has a name, and they come in the order in
   * which the page is read. Gives the first and the last.
   */
  async throughAndBack() {
    await this.#page.evaluate(() =>
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur(),
    );
    const stops = await this.#stops('Tab');
    const tree = await wholeTree(this.#session);
    let last = -1;
    for (const { name, id } of stops) {
      if (!/"/.test(name)) this.#fail(1, 'every stop of Tab has a name', name);
      const place = tree.findIndex((node) => node.backendDOMNodeId === id);
      if (place < last) this.#fail(1, 'Tab goes in the order of reading', name);
      last = place;
    }
    await this.#page.evaluate(() =>
      /** @type {HTMLElement | null} */ (document.activeElement)?.blur(),
    );
    const back = await this.#stops('Shift+Tab');
    const there = stops.map(({ name }) => name);
    const andBack = back.map(({ name }) => name).reverse();
    if (!isDeepStrictEqual(there, andBack)) {
      const odd = there.findIndex((name, i) => name !== andBack[i]);
      this.#fail(1, `the same stops backwards: ${there[odd]}`, andBack[odd] ?? '(no more)');
    }
    return [there[0], there[there.length - 1]];
  }
}
