// SPDX-License-Identifier: MIT
/** What somebody pastes to begin from: the address of a page, of an embed or of this builder, or the code of a frame. */

import { readAddress } from '../../embed/settings.js';
import { givenRoot, ownRoot } from './choice.js';

/** @typedef {import('./entries.js').Entry} Entry */

/** Of the element that `embed.js` makes a frame of. @param {Element} element @param {string} language where it names none */
function addressOf(element, language) {
  const get = (/** @type {string} */ name) => element.getAttribute(name) ?? '';
  const [code] = (get('language') || language).toLowerCase().split(/[-_]/);
  const theme = get('theme') && `theme=${get('theme')}`;
  const query = [get('state').replace(/^\?/, ''), get('options'), theme].filter(Boolean).join('&');
  return get('src') || `${givenRoot()}embed/${code}/${get('name')}.html?${query}`;
}

/** Of a frame, an element, or else of a link. @param {string} code @param {string} language */
function addressIn(code, language) {
  const pasted = new DOMParser().parseFromString(code, 'text/html');
  const element = pasted.querySelector('c960-embed');
  if (element) return addressOf(element, language);
  const found = pasted.querySelector('iframe, a[href]');
  return found?.getAttribute('src') ?? found?.getAttribute('href') ?? '';
}

/**
 * The same as the builder's own address says it, or null where nothing of the site is meant. The site may have several
 * addresses: only the path's end counts. How it is taken along, and its size, stay.
 * @param {string} text @param {readonly Entry[]} entries @param {Pick<import('./choice.js').Chosen, 'give' | 'size' | 'language'>} chosen
 * @returns {URLSearchParams | null}
 */
export function readPasted(text, entries, { give, size, language: chosen }) {
  let url;
  try {
    url = new URL((text.includes('<') ? addressIn(text, chosen) : text).trim());
  } catch {
    return null;
  }
  const params = new URLSearchParams({ give, ...size });
  for (const [name, value] of readAddress(url)) params.set(name, value);
  // Some hosts leave the ending out, and people the slash.
  const path = url.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '/');
  // Many sites have a page at /en/.
  const roots = [givenRoot(), ownRoot()];
  // An address of the builder means what it builds.
  if (/\/teach\/$/.test(path) && params.has('embed')) return params;
  for (const { name, slug, titles } of entries) {
    for (const language of Object.keys(titles)) {
      const isPage = slug
        ? path.endsWith(`/${language}/${slug}`)
        : roots.includes(`${url.origin}${path.slice(0, -1 - language.length)}`) &&
          path.endsWith(`/${language}/`);
      if (!isPage && !path.endsWith(`/embed/${language}/${name}/`)) continue;
      params.set('embed', name);
      params.set('language', language);
      return params;
    }
  }
  return null;
}
