// SPDX-License-Identifier: MIT
/** What somebody pastes to begin from: the address of a page, of an embed or of this builder, or the code of a frame. */

import { readAddress } from '../../embed/settings.js';
import { ownAddress, siteRoot } from './choice.js';

/** @typedef {import('./entries.js').Entry} Entry */

/** Of a frame; of an element, whose link leads to the page. @param {string} code */
const addressIn = (code) => {
  const found = new DOMParser().parseFromString(code, 'text/html').querySelector('iframe, a[href]');
  return found?.getAttribute('src') ?? found?.getAttribute('href') ?? '';
};

/**
 * The same as the builder's own address says it, or null where nothing of the site is meant. The site may have several
 * addresses: only the path's end counts. How it is taken along, and its size, stay.
 * @param {string} text @param {readonly Entry[]} entries @param {Pick<import('./choice.js').Chosen, 'give' | 'size'>} chosen
 * @returns {URLSearchParams | null}
 */
export function readPasted(text, entries, { give, size }) {
  let url;
  try {
    url = new URL((text.includes('<') ? addressIn(text) : text).trim());
  } catch {
    return null;
  }
  const params = new URLSearchParams({ give, ...size });
  for (const [name, value] of readAddress(url)) params.set(name, value);
  // Some hosts leave the ending out, and people the slash.
  const path = url.pathname.replace(/(?:\/index)?(?:\.html)?\/?$/, '/');
  // Many sites have a page at /en/.
  const roots = [siteRoot(), new URL('../../', ownAddress()).href];
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
