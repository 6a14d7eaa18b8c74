// SPDX-License-Identifier: MIT
/** The address of the site, where it is known at build time. */

export const WITHOUT_ORIGIN =
  'SITE_URL is not set: canonical and hreflang links, Open Graph and the sitemap are left out.';

/**
 * What `SITE_URL` says, with a slash at its end.
 * @param {string} [given] @returns {string | null}
 */
export function siteOrigin(given = process.env.SITE_URL) {
  if (!given) return null;
  const url = new URL(given);
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
