// SPDX-License-Identifier: MIT
/**
 * The first page, started from the icon of the installed site (`?app`): on to where the reader was last. Only a page
 * that the first page itself leads to is one, in whatever language; else this one stays.
 */

import { openStorage } from '../storage.js';
import { KEY } from './last-page.js';

const PAGE = /^([a-z]{2})\/([a-z/-]*)(?:index\.html)?(\?[^#]*)?(?:#.*)?$/;

/** The site's root. */
const root = new URL('../', import.meta.url).href;

/** The address that was kept, below the site's root; another copy of the site on this origin may have kept one. */
function lastPage() {
  const kept = openStorage('localStorage')?.getItem(KEY) ?? '';
  return kept.startsWith(root) ? kept.slice(root.length) : '';
}

/** @param {string} last @returns {string | null} its address, if there is such a page */
function known(last) {
  const [, code, slug, search = ''] = PAGE.exec(last) ?? [];
  if (!code || /[?&]app\b/.test(search)) return null;
  const here = location.href.slice(root.length, root.length + 2);
  if (code === here && !slug) return null;
  const links = Array.from(document.links);
  const spoken = links.some(({ dataset }) => dataset.language === code);
  const there = new URL(`${here}/${slug}`, root).pathname;
  const exists = links.some((link) => link.pathname === there);
  return spoken && exists ? root + last : null;
}

if (new URLSearchParams(location.search).has('app')) {
  const last = known(lastPage());
  if (last) location.replace(last);
  else history.replaceState(null, '', location.pathname);
}
