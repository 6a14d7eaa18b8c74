// SPDX-License-Identifier: MIT
/**
 * The first page, started from the icon of the installed site (`?app`): on to where the reader was last. Only a page
 * that the first page itself leads to is one, in whatever language; else this one stays.
 */

import { lastPage, place, rootOf } from './last-page.js';

const PAGE = /^([a-z]{2})\/([a-z/-]*)(?:index\.html)?(\?[^#]*)?(?:#.*)?$/;

const pathname = (/** @type {string} */ path) => new URL(path, rootOf()).pathname;

/** @param {string} last @returns {string | null} its address, if there is such a page */
function known(last) {
  const [, code, slug, search = ''] = PAGE.exec(last) ?? [];
  if (!code || /[?&]app\b/.test(search)) return null;
  const here = place().slice(0, 2);
  if (code === here && !slug) return null;
  const links = Array.from(document.links);
  const spoken = links.some(({ dataset }) => dataset.language === code);
  const there = pathname(`${here}/${slug}`);
  const exists = links.some((link) => link.pathname === there);
  return spoken && exists ? rootOf() + last : null;
}

if (new URLSearchParams(location.search).has('app')) {
  const last = known(lastPage());
  if (last) location.replace(last);
  else history.replaceState(null, '', location.pathname);
}
