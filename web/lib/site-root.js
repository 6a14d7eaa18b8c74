// SPDX-License-Identifier: MIT
/** The site's address, for what is taken elsewhere. */

/** Where the page was built for, or else where it is. @param {string} way from the page to the site's root */
export function siteRoot(way) {
  const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
  return new URL(way, canonical ?? location.href).href;
}
