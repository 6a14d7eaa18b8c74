// SPDX-License-Identifier: MIT
/**
 * What a page finds in an embed in place of the window's location, history and storage. A sandboxed frame may not
 * change its address and has no storage, and what it is asked stands in the host's hands: an embed behaves the same
 * with these rights as without them. The build puts these names where a page's scripts name the window's.
 */

import { SECTIONS, holdsParameters, readAddress, readSettings } from './settings.js';

/** What the build puts before the script. */
/**
 * @typedef {object} Data
 * @property {string} name  castling-drill
 * @property {string} language
 * @property {string} lang
 * @property {readonly string[]} languages
 * @property {readonly string[]} formats
 * @property {string} page  its path below the site's root, with a slash at its end
 * @property {string | null} origin  the site's address, where the build knows it
 * @property {readonly string[]} parameters  that the page reads
 * @property {boolean} [scrolls]  it is scrolled through in its frame
 * @property {string} rules  the module, a character a byte
 */
/** @type {Data} */
export const data = /** @type {any} */ (globalThis).c960Data;

/** The ids of the page's sections. */
const sections = Array.from(
  document.querySelectorAll(SECTIONS),
  (/** @type {Element} */ { id }) => id,
);

export const given = readSettings(
  readAddress(window.location),
  data.parameters,
  sections,
  document.querySelector('c960-drill,#training') !== null,
);

/** @param {URLSearchParams} params which the oldest browsers do not count */
const query = (params) => String(params).replace(/^./, '?$&');

let search = query(given.state);

/** @type {Set<() => void>} */
const listeners = new Set();

/** Says when the address has changed. @param {() => void} listener */
export const onAddress = (listener) => listeners.add(listener);

/** The address of the full page with what is shown. */
export const fullAddress = () => new URL(document.baseURI.split(/[?#]/)[0] + search).href;

export const frameLocation = {
  pathname: '',
  get search() {
    return search;
  },
  get hash() {
    const { hash } = window.location;
    return hash.includes('=') ? '' : hash; // it names no place
  },
  get href() {
    return fullAddress();
  },
  /** @param {string} address leads out of the frame */
  assign(address) {
    const link = document.createElement('a');
    link.href = address;
    document.body.append(link);
    link.click(); // as any other: where it may not open, that is said
    link.remove();
  },
  replace() {},
  reload() {
    window.location.reload();
  },
};

/** @param {unknown} state @param {string} _ @param {string} [address] */
function write(state, _, address) {
  frameHistory.state = state;
  if (address === undefined) return;
  search = new URL(address, document.baseURI).search;
  for (const listener of listeners) listener();
}

export const frameHistory = {
  state: /** @type {unknown} */ (null),
  replaceState: write,
  pushState: write,
};

/** Holds nothing but the letters of the pieces, which the address chooses. */
export const frameStorage = {
  /** @param {string} key */
  getItem: (key) => (key === 'c960.letters' ? given.settings.letters : null),
  setItem() {
    throw new Error('nothing is kept in an embed');
  },
  removeItem() {},
};

/** What was asked since the frame was loaded. @type {{state?: string, language?: string}} */
const asked = {};

/** What of it is the page's: the builder writes of other frames what would be asked of this one. @param {string} text */
const known = (text) =>
  `${new URLSearchParams([...new URLSearchParams(text)].filter(([name]) => data.parameters.includes(name)))}`;

/**
 * Loads the frame anew, with another state or in another language; a host may ask for both, one after the other.
 * @param {{state?: string, language?: string}} change
 */
export function go(change) {
  const { state = known(search), language } = Object.assign(asked, change);
  const url = new URL(window.location.href);
  const params = new URLSearchParams(state);
  for (const [name, value] of given.own) params.set(name, value);
  // Where the parameters stand now: a file takes no query everywhere.
  const inFragment = url.protocol === 'file:' || holdsParameters(url.hash);
  url.search = inFragment ? '' : `${params}`;
  if (inFragment) url.hash = `${params}`;
  if (language) {
    const steps = url.pathname.split('/');
    steps[steps.length - 2] = language;
    url.pathname = steps.join('/');
  }
  const same = url.href.split('#')[0] === window.location.href.split('#')[0];
  window.location.replace(url);
  // Another fragment alone loads nothing.
  if (same && url.href.includes('#')) window.location.reload();
}
